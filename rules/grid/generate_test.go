package grid_test

import (
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"pitchdark/rules/grid"
)

// parse makes a grid of a text map, with terrain's own letters, and tells
// where the other letters stand.
func parse(t require.TestingT, rows ...string) (*grid.Grid, map[rune]grid.Point) {
	g, err := grid.New(len([]rune(rows[0])), len(rows))
	require.NoError(t, err)
	marks := map[rune]grid.Point{}
	for y, row := range rows {
		for x, r := range []rune(row) {
			p := grid.Point{X: x, Y: y}
			if terrain, ok := grid.TerrainOf(r); ok {
				g.Set(p, terrain)
			} else {
				marks[r] = p
			}
		}
	}
	return g, marks
}

func newGrid(t require.TestingT, w, h int) *grid.Grid {
	g, err := grid.New(w, h)
	require.NoError(t, err)
	return g
}

// pt saves the words.
func pt(x, y int) grid.Point { return grid.Point{X: x, Y: y} }

// drawGrid draws a map of a random size and density, with edges or without.
func drawGrid(t *rapid.T, maxW, maxH int) *grid.Grid {
	g := newGrid(t, rapid.IntRange(1, maxW).Draw(t, "width"), rapid.IntRange(1, maxH).Draw(t, "height"))
	tiles := []grid.Terrain{grid.Wall, grid.Wall, grid.Pillar, grid.ClosedDoor, grid.Smoke, grid.Furniture}
	scatter(t, g, rapid.IntRange(0, 40).Draw(t, "percent of tiles"), func(p grid.Point) {
		g.Set(p, rapid.SampledFrom(tiles).Draw(t, "terrain"))
	})
	if rapid.Bool().Draw(t, "edges") {
		drawEdges(t, g)
	}
	return g
}

func drawEdges(t *rapid.T, g *grid.Grid) {
	kinds := []grid.Edge{grid.ThinWall, grid.ThinWall, grid.ClosedThinDoor, grid.ThinCurtain, grid.Window, grid.OpenThinDoor}
	scatter(t, g, rapid.IntRange(0, 30).Draw(t, "percent of edges"), func(p grid.Point) {
		d := rapid.SampledFrom([]grid.Direction{grid.East, grid.South}).Draw(t, "side")
		if g.Contains(p.Add(d.Delta())) {
			require.NoError(t, g.SetEdge(p, d, rapid.SampledFrom(kinds).Draw(t, "edge")))
		}
	})
}

// scatter calls place for about so many percent of a grid's tiles.
func scatter(t *rapid.T, g *grid.Grid, percent int, place func(grid.Point)) {
	n := g.Width() * g.Height() * percent / 100
	for range n {
		place(drawTile(t, g, "tile"))
	}
}

func drawTile(t *rapid.T, g *grid.Grid, label string) grid.Point {
	return g.PointAt(rapid.IntRange(0, g.Width()*g.Height()-1).Draw(t, label))
}

// transform is one of the eight symmetries of the square: a reflection first
// if it is odd, then quarter turns.
type transform int

func (s transform) point(p grid.Point, w, h int) grid.Point {
	if s%2 == 1 {
		p.X = w - 1 - p.X
	}
	for range s / 2 {
		p = grid.Point{X: h - 1 - p.Y, Y: p.X}
		w, h = h, w
	}
	return p
}

func (s transform) delta(d grid.Point) grid.Point {
	return s.point(d, 1, 1)
}

func (s transform) direction(d grid.Direction) grid.Direction {
	return grid.Nearest(s.delta(d.Delta()))
}

func (s transform) grid(t require.TestingT, g *grid.Grid) *grid.Grid {
	w, h := g.Width(), g.Height()
	if s/2%2 == 1 {
		w, h = h, w
	}
	out := newGrid(t, w, h)
	for i := range g.Width() * g.Height() {
		p := g.PointAt(i)
		q := s.point(p, g.Width(), g.Height())
		out.Set(q, g.At(p))
		for _, d := range []grid.Direction{grid.East, grid.South} {
			if e := g.Edge(p, d); e != grid.NoEdge {
				require.NoError(t, out.SetEdge(q, s.direction(d), e))
			}
		}
	}
	return out
}

func TestTransformsAreEight(t *testing.T) {
	seen := map[[2]grid.Point]bool{}
	for s := transform(0); s < 8; s++ {
		seen[[2]grid.Point{s.point(pt(0, 0), 3, 2), s.point(pt(1, 0), 3, 2)}] = true
	}
	require.Len(t, seen, 8)
}
