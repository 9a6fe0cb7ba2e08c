package grid_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"pitchdark/rules/grid"
)

func TestDistance_DK_GRD_03(t *testing.T) {
	for _, c := range []struct{ x, y, want int }{
		{0, 0, 0}, {3, 4, 5}, {1, 1, 1}, {5, 5, 7}, {2, 1, 2}, {10, 3, 10}, {199, 199, 281},
	} {
		assert.Equal(t, c.want, grid.Distance(pt(0, 0), pt(c.x, c.y)), "%d,%d", c.x, c.y)
		assert.Equal(t, c.want, grid.Distance(pt(c.y, -c.x), pt(0, 0)), "%d,%d turned", c.x, c.y)
	}
}

func TestDistanceIsTheSmallestRadius_DK_GRD_03(t *testing.T) {
	for x := range grid.MaxSide {
		for y := range x + 1 {
			r := grid.Distance(pt(0, 0), pt(x, y))
			square := x*x + y*y
			require.True(t, square <= r*r+r && (r == 0 || square > r*r-r), "%d,%d", x, y)
			require.True(t, grid.Within(pt(0, 0), pt(x, y), r))
			require.False(t, r > 0 && grid.Within(pt(0, 0), pt(x, y), r-1))
		}
	}
}

func TestNearestOfEight_DK_GRD_02(t *testing.T) {
	for _, c := range []struct {
		x, y int
		want grid.Direction
	}{
		{0, -5, grid.North},
		{1, -1, grid.NorthEast},
		{7, 0, grid.East},
		{3, 3, grid.SouthEast},
		{2, -5, grid.North},     // 4+20 < 25
		{3, -5, grid.NorthEast}, // 9+30 > 25
		{-5, 2, grid.West},      // 24 < 25
		{-12, 5, grid.SouthWest},
		{-13, 5, grid.West},
		{5, 12, grid.SouthEast},
		{-5, -12, grid.NorthWest},
	} {
		assert.Equal(t, c.want, grid.Nearest(pt(c.x, c.y)), "%d,%d", c.x, c.y)
	}
}

// The nearest direction is the one at the smallest angle, for which the dot
// product with a unit vector is greatest: compared as squares, orthogonal
// against diagonal, it is never a tie.
func TestNearestHasTheSmallestAngle_DK_GRD_02(t *testing.T) {
	square := func(d grid.Direction, v grid.Point) int {
		dot := max(0, d.Delta().X*v.X+d.Delta().Y*v.Y)
		if d.Diagonal() {
			return dot * dot
		}
		return 2 * dot * dot
	}
	for x := -30; x <= 30; x++ {
		for y := -30; y <= 30; y++ {
			if v := pt(x, y); v != pt(0, 0) {
				best := grid.Nearest(v)
				for d := grid.North; d <= grid.NorthWest; d++ {
					require.True(t, d == best || square(d, v) < square(best, v), "%v: %s or %s", v, d, best)
				}
			}
		}
	}
}

func TestRelativeDirections_DK_GRD_02(t *testing.T) {
	assert.Equal(t, grid.SouthEast, grid.East.Turn(grid.ForwardRight))
	assert.Equal(t, grid.North, grid.South.Turn(grid.Backward))
	assert.Equal(t, grid.NorthWest, grid.NorthEast.Turn(grid.Left))
	assert.Equal(t, grid.BackLeft, grid.NorthWest.Toward(grid.South))
	for d := grid.North; d <= grid.NorthWest; d++ {
		assert.Equal(t, d.Opposite(), d.Turn(grid.Backward))
		assert.Equal(t, d, grid.Nearest(d.Delta()))
		for r := grid.Forward; r <= grid.ForwardLeft; r++ {
			assert.Equal(t, r, d.Toward(d.Turn(r)))
		}
	}
}

func TestNamesReadBack(t *testing.T) {
	for d := grid.North; d <= grid.NorthWest; d++ {
		for _, s := range []string{d.String(), d.Short()} {
			got, ok := grid.ParseDirection(s)
			assert.True(t, ok && got == d, s)
		}
		r, ok := grid.ParseRelative(grid.Relative(d).String())
		assert.True(t, ok && r == grid.Relative(d))
	}
	for k := grid.Floor; k <= grid.Exit; k++ {
		got, ok := grid.ParseTerrain(k.String())
		assert.True(t, ok && got == k, k.String())
		got, ok = grid.TerrainOf(k.Rune())
		assert.True(t, ok && got == k, k.String())
	}
	for e := grid.NoEdge; e <= grid.ThinRailing; e++ {
		got, ok := grid.ParseEdge(e.String())
		assert.True(t, ok && got == e, e.String())
	}
	_, ok := grid.ParseDirection("up")
	assert.False(t, ok)
}

func TestTerrainFlags_DK_GRD_01(t *testing.T) {
	const all = grid.BlocksMove | grid.BlocksSight | grid.BlocksSound
	for terrain, want := range map[grid.Terrain]grid.Flags{
		grid.Floor: 0, grid.Wall: all, grid.Pillar: all,
		grid.ClosedDoor: grid.BlocksMove | grid.BlocksSight | grid.MufflesSound, grid.OpenDoor: 0,
		grid.Furniture: grid.BlocksMove, grid.Heap: grid.BlocksMove, grid.Railing: grid.BlocksMove,
		grid.Curtain: grid.BlocksSight, grid.Smoke: grid.BlocksSight,
		grid.Rubble: grid.Difficult, grid.Shallows: grid.Difficult,
	} {
		assert.Equal(t, want, terrain.Flags(), terrain.String())
	}
}

func TestMapSize_DK_GRD_01(t *testing.T) {
	for _, c := range [][2]int{{0, 5}, {5, 0}, {201, 5}, {5, 201}} {
		_, err := grid.New(c[0], c[1])
		assert.ErrorContains(t, err, "DK-GRD-01")
	}
	g := newGrid(t, grid.MaxSide, grid.MaxSide)
	assert.Equal(t, grid.Wall, g.At(pt(-1, 0)), "beyond the map")
	assert.Equal(t, grid.Wall, g.At(pt(0, grid.MaxSide)), "beyond the map")
}

func TestStep_DK_GRD_04(t *testing.T) {
	g, at := parse(t,
		"#T..",
		"Ta..",
		"..b#",
		"..#.")
	for _, c := range []struct {
		name   string
		from   rune
		d      grid.Direction
		blocks []grid.Block
	}{
		{"onto floor", 'a', grid.East, nil},
		{"into furniture", 'a', grid.North, []grid.Block{{At: pt(1, 0)}}},
		{"diagonally into a wall", 'a', grid.NorthWest, []grid.Block{{At: pt(0, 0)}}},
		{"round one closed tile", 'a', grid.NorthEast, nil},
		{"round one closed tile, downwards", 'a', grid.SouthWest, nil},
		{"round no closed tile", 'a', grid.SouthEast, nil},
		{"through a closed corner", 'b', grid.SouthEast, []grid.Block{{At: pt(2, 3)}, {At: pt(3, 2)}}},
	} {
		t.Run(c.name, func(t *testing.T) {
			blocks, n := g.Step(at[c.from], c.d)
			assert.Equal(t, len(c.blocks), n)
			assert.ElementsMatch(t, c.blocks, blocks[:n])
			assert.Equal(t, n == 0, g.Passable(at[c.from], c.d))
		})
	}
	_, n := g.Step(pt(3, 3), grid.East)
	assert.Equal(t, 1, n, "off the map")
}

func TestStepAcrossEdges_DK_GRD_06(t *testing.T) {
	for _, c := range []struct {
		name string
		d    grid.Direction
		set  []func(*grid.Grid) error
		want []grid.Block
	}{
		{
			"a closed thin door", grid.East, sets(edge(1, 1, grid.East, grid.ClosedThinDoor)),
			[]grid.Block{{At: pt(1, 1), Edge: true, Toward: grid.East}},
		},
		{
			"the same from its other side", grid.West, sets(edge(0, 1, grid.East, grid.ThinWall)),
			[]grid.Block{{At: pt(1, 1), Edge: true, Toward: grid.West}},
		},
		{"an open thin door", grid.East, sets(edge(1, 1, grid.East, grid.OpenThinDoor)), nil},
		{
			"a window", grid.North, sets(edge(1, 0, grid.South, grid.Window)),
			[]grid.Block{{At: pt(1, 1), Edge: true, Toward: grid.North}},
		},
		{"a curtain", grid.South, sets(edge(1, 1, grid.South, grid.ThinCurtain)), nil},
		{"one way round shut", grid.SouthEast, sets(edge(1, 1, grid.East, grid.ThinWall)), nil},
		{
			"both ways shut at their beginning", grid.SouthEast,
			sets(edge(1, 1, grid.East, grid.ThinWall), edge(1, 1, grid.South, grid.ThinRailing)),
			[]grid.Block{{At: pt(1, 1), Edge: true, Toward: grid.South}, {At: pt(1, 1), Edge: true, Toward: grid.East}},
		},
		{
			"both ways shut at their end", grid.SouthEast,
			sets(edge(2, 1, grid.South, grid.ThinWall), edge(1, 2, grid.East, grid.ThinWall)),
			[]grid.Block{{At: pt(1, 2), Edge: true, Toward: grid.East}, {At: pt(2, 1), Edge: true, Toward: grid.South}},
		},
		{
			"one by an edge, one by a tile", grid.SouthEast,
			sets(edge(1, 1, grid.East, grid.ThinWall), tile(1, 2, grid.Pillar)),
			[]grid.Block{{At: pt(1, 2)}, {At: pt(1, 1), Edge: true, Toward: grid.East}},
		},
	} {
		t.Run(c.name, func(t *testing.T) {
			g := newGrid(t, 3, 3)
			for _, set := range c.set {
				require.NoError(t, set(g))
			}
			blocks, n := g.Step(pt(1, 1), c.d)
			require.Equal(t, len(c.want), n)
			assert.ElementsMatch(t, c.want, blocks[:n])
		})
	}
}

func sets(s ...func(*grid.Grid) error) []func(*grid.Grid) error { return s }

func tile(x, y int, terrain grid.Terrain) func(*grid.Grid) error {
	return func(g *grid.Grid) error { g.Set(pt(x, y), terrain); return nil }
}

func TestEdgesLieBetweenTwoTiles_DK_GRD_06(t *testing.T) {
	g := newGrid(t, 2, 2)
	assert.ErrorContains(t, g.SetEdge(pt(0, 0), grid.North, grid.ThinWall), "DK-GRD-06")
	assert.ErrorContains(t, g.SetEdge(pt(0, 0), grid.SouthEast, grid.ThinWall), "DK-GRD-06")
	assert.False(t, g.HasEdges())
	require.NoError(t, g.SetEdge(pt(1, 1), grid.West, grid.ThinWall))
	assert.Equal(t, grid.ThinWall, g.Edge(pt(0, 1), grid.East))
	assert.True(t, g.HasEdges())
	before := g.Revision()
	require.NoError(t, g.SetEdge(pt(0, 1), grid.East, grid.NoEdge))
	assert.False(t, g.HasEdges())
	assert.Equal(t, before+1, g.Revision())
}

func TestAdjacent_DK_GRD_07(t *testing.T) {
	g, at := parse(t,
		"T+b",
		"aT#",
		".c.")
	a, c := at['a'], at['c']
	assert.True(t, g.Adjacent(a, pt(0, 0)), "furniture does not matter")
	assert.True(t, g.Adjacent(a, c), "round furniture")
	assert.False(t, g.Adjacent(a, pt(1, 0)), "into a door")
	assert.False(t, g.Adjacent(c, pt(2, 1)), "into a wall")
	assert.False(t, g.Adjacent(at['b'], pt(1, 1)), "through a corner of door and wall")
	assert.False(t, g.Adjacent(a, a))
	assert.False(t, g.Adjacent(a, pt(2, 2)))
	require.NoError(t, g.SetEdge(a, grid.South, grid.Window))
	assert.False(t, g.Adjacent(a, pt(0, 2)), "an edge blocks the step")
	assert.True(t, g.Adjacent(a, c), "one way round is open")
	require.NoError(t, g.SetEdge(a, grid.East, grid.ThinRailing))
	assert.False(t, g.Adjacent(a, c), "both ways round are shut")
}

func TestStepsAndAdjacencyUnderAllSymmetries_DK_GRD_07(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := drawGrid(t, 6, 6)
		p := drawTile(t, g, "tile")
		for s := transform(0); s < 8; s++ {
			h := s.grid(t, g)
			q := s.point(p, g.Width(), g.Height())
			for d := grid.North; d <= grid.NorthWest; d++ {
				n := p.Add(d.Delta())
				require.Equal(t, g.Passable(p, d), h.Passable(q, s.direction(d)), "step %s", d)
				if g.Contains(n) {
					m := s.point(n, g.Width(), g.Height())
					require.Equal(t, g.Adjacent(p, n), h.Adjacent(q, m))
					require.Equal(t, g.Adjacent(p, n), g.Adjacent(n, p), "it is mutual")
				}
			}
		}
	})
}
