package engine_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"pitchdark/maps"
	"pitchdark/rules"
	"pitchdark/rules/engine"
)

// A start may say for how many rounds yet a hero's light burns [DK-LGT-07].
func TestAStartSaysHowLongItsLightLasts_DK_LGT_07(t *testing.T) {
	levels, err := maps.Parse("d.map", []byte("level d\nmap\n  ....\nmark 0,0 start lit=torch left=3\n"))
	require.NoError(t, err)
	atlas, err := maps.NewAtlas(levels...)
	require.NoError(t, err)
	s, err := engine.New(engine.Setup{Level: "d", Seed: 1, Heroes: []string{"bran"}}, engine.Options{Atlas: atlas})
	require.NoError(t, err)
	view := s.Hero(1).View(1)
	for _, held := range view.Hero.Items {
		if held.Lit {
			assert.Equal(t, 3, held.Left, held.Kind)
		} else if held.Kind == "core/candle" {
			assert.Equal(t, 180, held.Left, "what does not burn is as it was")
		}
	}
	require.NotEqual(t, rules.Dark, view.Light)
}
