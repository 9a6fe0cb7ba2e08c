package core_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"pitchdark/rules/scenario"
	"pitchdark/rules/tabletest"
)

// One that was bandaged and wakes under somebody's feet rolls aside: a tile has
// at most one standing creature.
func TestNobodyWakesUnderfoot(t *testing.T) {
	tabletest.Play(t, "DK-GRD-01", scenario.Position{
		Map:    "######\n#bg.o#\n######",
		Actors: []string{"b bran bare hero hp=-3", "g goblin bare", "o wren bare hero"},
	}, func(table *tabletest.Table) {
		b, g := table.Actor('b'), table.Actor('g')
		b.Bandaged, g.At = 1, b.At
		table.Rounds(64)
		assert.False(t, b.Down)
		assert.Equal(t, 1, b.HP)
		assert.NotEqual(t, g.At, b.At)
		assert.Nil(t, table.W.Standing(0, b.At, b.ID))
	})
}
