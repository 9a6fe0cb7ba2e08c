package core_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"pitchdark/rules"
	"pitchdark/rules/grid"
	"pitchdark/rules/scenario"
	"pitchdark/rules/tabletest"
)

// One that sees somebody struck out of the dark sees the blow land, and nothing
// of who struck it.
func TestABlowOutOfTheDark(t *testing.T) {
	tabletest.Play(t, "DK-VIS-05", scenario.Position{
		Map:    "########\n#b...ao#\n########",
		Actors: []string{"o ghoul", "b bran bare hero facing=E", "a ysolde bare hero"},
		Zones:  []string{"5,1 101"},
	}, func(table *tabletest.Table) {
		o, b := table.Seat('o'), table.Seat('b')
		table.Dice('o', "attack", 10)
		table.Dice('o', "damage", 3)
		o.Act("free attack", rules.Act{At: &grid.Point{X: 5, Y: 1}})
		e := b.Told(rules.Struck)
		assert.Zero(t, e.Who)
		assert.Equal(t, "someone", e.Names.Who)
		assert.Equal(t, "Ysolde", e.Names.Other)
		assert.Equal(t, table.Point(5, 1), e.At)
		assert.Equal(t, 4, e.Amount)
		for _, r := range e.Rolls {
			assert.Equal(t, "defence", r.Purpose, "the striker's dice are its own")
		}
	})
}
