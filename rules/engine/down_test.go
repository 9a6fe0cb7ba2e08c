package engine_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"pitchdark/rules"
)

// With the command in which the last hero goes down time passes by itself, until
// it is dead: nobody is asked anything any more [DK-HST-04, DK-HST-05].
func TestNobodyPlaysOutTheirOwnBleeding(t *testing.T) {
	c := crawlOn(t, lone("########\n#......#\n########", "1,1 start lit=torch", "2,1 creature ogre faction=x attack=9"))
	for range 60 {
		require.Equal(t, rules.Handle(1), c.seat.Asked())
		require.NoError(t, c.seat.Do(rules.Act{Who: 1, Do: "end"}))
		events := c.seat.Events(1)
		if slices.ContainsFunc(events, func(e rules.Event) bool { return e.Kind == rules.Downed }) {
			sank := slices.DeleteFunc(events, func(e rules.Event) bool { return e.Kind != rules.Sank })
			assert.NotEmpty(t, sank, "round by round it is told")
			assert.Equal(t, "died", c.s.Ended())
			assert.Zero(t, c.seat.Asked())
			return
		}
	}
	t.Fatal("the ogre does not get it down")
}
