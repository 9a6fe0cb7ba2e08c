package play

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"pitchdark/rules"
	"pitchdark/rules/grid"
)

// known is a view of a map whose blanks are unknown; the hero stands at @.
func known(t *testing.T, rows ...string) *rules.View {
	t.Helper()
	v := &rules.View{Hero: rules.Sheet{Handle: 1}}
	for y, row := range rows {
		for x, letter := range row {
			p := grid.Point{X: x, Y: y}
			switch letter {
			case ' ':
				continue
			case '@':
				v.Hero.At, letter = p, '.'
			case 'g':
				v.Tokens = append(v.Tokens, rules.Token{Handle: 100, At: p, Side: rules.Foe})
				letter = '.'
			}
			terrain, ok := grid.TerrainOf(letter)
			require.True(t, ok, "%c", letter)
			v.Cells = append(v.Cells, rules.Glimpse{At: p, Terrain: terrain, Known: rules.Seen, Light: rules.Bright})
		}
	}
	return v
}

// drawn is the map with the way's steps numbered.
func drawn(rows []string, path []grid.Point) []string {
	out := append([]string(nil), rows...)
	for i, p := range path {
		out[p.Y] = out[p.Y][:p.X] + string(rune('1'+i)) + out[p.Y][p.X+1:]
	}
	return out
}

func TestRouteGoesOverKnownGroundOnly(t *testing.T) {
	for name, c := range map[string]struct {
		rows []string
		goal grid.Point
		want []string
	}{
		"round a wall": {
			[]string{"......", ".@#.#.", "..#.#.", "......"},
			grid.Point{X: 3, Y: 1},
			[]string{"..1...", ".@#2#.", "..#.#.", "......"},
		},
		"not over the unknown": {
			[]string{".@ ..", "..#..", "....."},
			grid.Point{X: 3, Y: 0},
			[]string{".@ 4.", ".1#3.", "..2.."},
		},
		"round nobody's feet": {
			[]string{"###", "@g.", "..."},
			grid.Point{X: 2, Y: 1},
			[]string{"###", "@g2", ".1."},
		},
		"to the side of a shut door": {
			[]string{"#####", "@..+.", "#####"},
			grid.Point{X: 3, Y: 1},
			[]string{"#####", "@12+.", "#####"},
		},
		"a brink only at the end": {
			[]string{"@>.", "..."},
			grid.Point{X: 1, Y: 0},
			[]string{"@1.", "..."},
		},
		"round a brink": {
			[]string{"@>.", "..."},
			grid.Point{X: 2, Y: 0},
			[]string{"@>2", ".1."},
		},
	} {
		t.Run(name, func(t *testing.T) {
			got := GroundOf(known(t, c.rows...)).Route(c.goal)
			assert.Equal(t, strings.Join(c.want, "\n"), strings.Join(drawn(c.rows, got), "\n"))
		})
	}
}

func TestRouteFindsNone(t *testing.T) {
	g := GroundOf(known(t, "@#.", "##."))
	assert.Nil(t, g.Route(grid.Point{X: 2, Y: 0}), "walled off, and no squeezing through a closed corner")
	assert.Nil(t, g.Route(grid.Point{X: 9, Y: 9}), "unknown")
	assert.Nil(t, g.Route(grid.Point{}), "here")
	pit := GroundOf(known(t, "@v"))
	assert.Nil(t, pit.Route(grid.Point{X: 1, Y: 0}), "nobody walks into a pit")
}

func TestThinWallsStopAWay(t *testing.T) {
	v := known(t, "@.", "..")
	for i := range v.Cells {
		if v.Cells[i].At == (grid.Point{}) {
			v.Cells[i].East = grid.ThinWall
		}
	}
	way := GroundOf(v).Route(grid.Point{X: 1})
	assert.Len(t, way, 2, "round its end")
}
