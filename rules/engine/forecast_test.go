package engine_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"pitchdark/rules"
	"pitchdark/rules/grid"
	"pitchdark/rules/scenario"
	"pitchdark/rules/tabletest"
)

// forecast asks the seat of hero 1 of a table.
func forecast(table *tabletest.Table, c rules.Command) rules.Forecast {
	return table.S.Party().Forecast(c)
}

// walk is a walk of the first hero through tiles of the drawn map.
func walk(table *tabletest.Table, tiles ...grid.Point) rules.Move {
	m := rules.Move{Who: 1}
	for _, p := range tiles {
		m.Path = append(m.Path, table.Point(p.X, p.Y))
	}
	return m
}

func east(from, n int) (tiles []grid.Point) {
	for x := from + 1; x <= from+n; x++ {
		tiles = append(tiles, grid.Point{X: x, Y: 1})
	}
	return tiles
}

// The light after a walk is what it is once it is walked [DK-LGT-03, DK-MOV-12].
func TestLightAfterAWalk(t *testing.T) {
	for name, c := range map[string]struct {
		position scenario.Position
		tiles    int
		light    rules.Light
	}{
		"with a torch": {scenario.Position{
			Map: "##########\n#b.......#\n##########", Actors: []string{"b bran bare hero facing=E"}, Lights: []string{"torch b"},
		}, 6, rules.Bright},
		"out of a torch's bright light": {scenario.Position{
			Map: "####################\n#b.................#\n####################", Actors: []string{"b bran bare hero facing=E"}, Lights: []string{"torch 1,1"},
		}, 6, 1},
		"in painted light": {scenario.Position{
			Map: "##########\n#b.......#\n##########", Actors: []string{"b bran bare hero facing=E"},
			Zones: []string{"1,1 5", "2,1 5", "3,1 5", "4,1 3"},
		}, 3, 3},
		"into magical darkness": {scenario.Position{
			Map: "##########\n#b.......#\n##########", Actors: []string{"b bran bare hero facing=E"}, Lights: []string{"torch b"},
			Zones: []string{"4,1 magical 2", "5,1 magical 2"},
		}, 4, rules.Bright},
	} {
		t.Run(name, func(t *testing.T) {
			tabletest.Play(t, "DK-LGT-03", c.position, func(table *tabletest.Table) {
				b := table.Seat('b')
				command := walk(table, east(1, c.tiles)...)
				f := forecast(table, command)
				require.True(t, f.Lit)
				assert.Equal(t, c.light, f.Light)
				require.NoError(t, table.S.Party().Do(command))
				v := b.View()
				assert.Equal(t, v.Light, f.Light)
				assert.Equal(t, v.Hero.At, f.Ends)
			})
		})
	}
}
