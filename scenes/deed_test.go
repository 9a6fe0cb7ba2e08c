package scenes_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"pitchdark/scenes"
)

func TestDeedsHaveUsualKeysOwnKeysOrNone(t *testing.T) {
	b := scenes.Defaults()
	again, take := scenes.Deed{ID: "again", Usual: "n", Else: "N"}, scenes.Deed{ID: "take", Usual: "g"}
	all := []scenes.Deed{again, take}
	o := scenes.Own{}
	assert.Equal(t, []scenes.Key{"n"}, o.Keys(again, b))
	b.Letters(true)
	assert.Equal(t, []scenes.Key{"N"}, o.Keys(again, b), "the usual one points")
	o.Bind(again, "PadL3", b)
	o.Bind(again, "g", b)
	assert.Equal(t, []scenes.Key{"PadL3", "g"}, o.Keys(again, b), "one key on each device")
	assert.Equal(t, []scenes.Deed{take}, o.Yield("g", "again", all, b))
	assert.Empty(t, o.Keys(take, b))
	assert.Equal(t, o, scenes.OwnNamed(o.Names()))
}
