package core_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"pitchdark/rules"
	"pitchdark/rules/grid"
	"pitchdark/rules/internal/world"
	"pitchdark/rules/scenario"
	"pitchdark/rules/tabletest"
)

// remembers reports whether a view holds a tile.
func remembers(v *rules.View, p grid.Point) bool {
	for _, c := range v.Cells {
		if c.At == p {
			return true
		}
	}
	return false
}

// Companions within speech tell each other what they have seen of a level; one
// that is too far away, behind a wall or Blind learns nothing [DK-VIS-04].
func TestCompanionsShareTheirMaps(t *testing.T) {
	for name, row := range map[string]struct {
		drawn  string
		wren   string
		zones  []string
		shares bool
	}{
		"beside":    {"########\n#rb....#\n#.####.#\n########", "r wren bare hero", []string{"1,1 101", "2,1 101", "3,1 101", "6,2 101"}, true},
		"walled in": {"########\n#r#b...#\n#.####.#\n########", "r wren bare hero", []string{"1,1 101", "3,1 101", "4,1 101", "6,2 101"}, false},
		"blind":     {"########\n#rb....#\n#.####.#\n########", "r wren bare hero blinded=9", []string{"1,1 101", "2,1 101", "3,1 101", "6,2 101"}, false},
	} {
		t.Run(name, func(t *testing.T) {
			tabletest.Play(t, "DK-VIS-04", scenario.Position{
				Map: row.drawn, Zones: row.zones, Actors: []string{"b bran bare hero facing=E", row.wren},
			}, func(table *tabletest.Table) {
				own := table.Point(1, 2)
				table.Rounds(1)
				table.Actor('r').Senses.Memory = []*world.Memory{{Cells: make([]uint8, 8*4)}}
				table.Actor('r').Senses.Memory[0].Learn(table.W.Levels[0].Grid, own)
				table.Rounds(1)
				assert.Equal(t, row.shares, remembers(table.Seat('b').View(), own))
			})
		})
	}
}

// One's own companions let one by, to a free tile beyond; nobody else does
// [DK-MOV-12].
func TestCompanionsLetEachOtherBy(t *testing.T) {
	for other, passes := range map[string]bool{"r wren bare hero": true, "r goblin bare": false, "r wren bare hero sleeping=true": false} {
		tabletest.Play(t, "DK-MOV-12", scenario.Position{
			Map: "#######\n#br...#\n#######", Zones: []string{"1,1 101", "2,1 101", "3,1 101"},
			Actors: []string{"b bran bare hero facing=E", other},
		}, func(table *tabletest.Table) {
			b := table.Seat('b')
			if table.Actor('r').Slot == 0 {
				b.Refused("DK-MOV-12", rules.Move{Path: []grid.Point{{X: 2, Y: 1}, {X: 3, Y: 1}}})
				return
			}
			b.Walk(grid.East, grid.East)
			if passes {
				b.At(3, 1)
			} else {
				b.At(1, 1)
				b.Told(rules.Blocked)
			}
		})
	}
}
