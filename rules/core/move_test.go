package core_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"pitchdark/rules"
	"pitchdark/rules/grid"
	"pitchdark/rules/tabletest"
)

// A blind walker pays for every tile that it meant to go, less armour, and
// learns the wall by hitting it.
func TestBumpPaysForAllTilesIntended(t *testing.T) {
	tabletest.Play(t, "DK-MOV-03", tabletest.Spec{
		Map: `
			#####
			#b..#
			#####`,
		Actors: []string{"b bran bare hero facing=E armour=2"},
	}, func(table *tabletest.Table) {
		b := table.Seat('b')
		b.Blind(grid.Forward, 6)
		b.At(3, 1)
		b.HP(16)
		e := b.Told(rules.Bumped)
		assert.Equal(t, 2, e.Of, "free tiles walked")
		assert.Equal(t, 4, e.Amount, "damage after armour")
		b.Knows(`
			?????
			?..b#
			?????`)
	})
}
