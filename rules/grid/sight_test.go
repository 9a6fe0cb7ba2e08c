package grid_test

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"pitchdark/rules/grid"
	"pitchdark/rules/grid/gridtest"
)

func TestLineOfSightExamples_DK_GRD_05(t *testing.T) {
	for _, c := range []struct {
		name   string
		target grid.Point
		walls  []grid.Point
		seen   bool
	}{
		{"a wall between on the diagonal", pt(2, 2), []grid.Point{pt(1, 1)}, false},
		{"a closed corner", pt(1, 1), []grid.Point{pt(1, 0), pt(0, 1)}, false},
		{"an open corner", pt(1, 1), []grid.Point{pt(1, 0)}, true},
		{"crosses the first tile's inside", pt(3, 1), []grid.Point{pt(1, 0)}, false},
		{"crosses the second tile's inside", pt(3, 1), []grid.Point{pt(2, 1)}, false},
		{"passes above", pt(3, 1), []grid.Point{pt(0, 1)}, true},
		{"passes below", pt(3, 1), []grid.Point{pt(3, 0)}, true},
		{"touches on one side at two points", pt(3, 3), []grid.Point{pt(1, 0), pt(2, 1)}, true},
		{"touches on both sides at two points", pt(3, 3), []grid.Point{pt(1, 0), pt(1, 2)}, false},
		{"both ends block", pt(3, 0), []grid.Point{pt(0, 0), pt(3, 0)}, true},
	} {
		t.Run(c.name, func(t *testing.T) {
			g := newGrid(t, 5, 5)
			for _, w := range c.walls {
				g.Set(w, grid.Wall)
			}
			assert.Equal(t, c.seen, g.LineOfSight(pt(0, 0), c.target))
			assert.Equal(t, c.seen, g.LineOfSight(c.target, pt(0, 0)), "the way back")
		})
	}
}

func TestCreaturesFurnitureAndWindowsDoNotStopSight_DK_GRD_05(t *testing.T) {
	g, at := parse(t, "aT=^v~.b")
	require.NoError(t, g.SetEdge(at['a'], grid.East, grid.Window))
	assert.True(t, g.LineOfSight(at['a'], at['b']))
	g.Set(pt(6, 0), grid.Smoke)
	assert.False(t, g.LineOfSight(at['a'], at['b']))
}

func TestNothingIsSeenBeyondTheMap_DK_GRD_01(t *testing.T) {
	g := newGrid(t, 3, 3)
	assert.False(t, g.LineOfSight(pt(0, 0), pt(3, 0)))
	assert.False(t, g.LineOfSight(pt(0, -1), pt(0, 0)))
	var f grid.Field
	g.See(&f, pt(1, 1), grid.Unlimited)
	assert.Equal(t, 9, f.Count())
	g.See(&f, pt(3, 1), grid.Unlimited)
	assert.Zero(t, f.Count(), "from outside")
}

func TestThinWallsStopSight_DK_GRD_06(t *testing.T) {
	for _, c := range []struct {
		name  string
		set   func(g *grid.Grid) error
		b     grid.Point
		seen  bool
		other func(g *grid.Grid) error
	}{
		{name: "a closed door between", set: edge(0, 0, grid.East, grid.ClosedThinDoor), b: pt(1, 0)},
		{name: "an open door between", set: edge(0, 0, grid.East, grid.OpenThinDoor), b: pt(1, 0), seen: true},
		{name: "a curtain between", set: edge(1, 0, grid.East, grid.ThinCurtain), b: pt(3, 0)},
		{name: "a railing between", set: edge(1, 0, grid.East, grid.ThinRailing), b: pt(3, 0), seen: true},
		{name: "a wall's end touched", set: edge(0, 0, grid.East, grid.ThinWall), b: pt(2, 2), seen: true},
		{name: "a wall crossed on the slant", set: edge(1, 0, grid.South, grid.ThinWall), b: pt(2, 1)},
		{name: "two ends touched on both sides", set: edge(0, 0, grid.East, grid.ThinWall), b: pt(2, 2), other: edge(0, 0, grid.South, grid.ThinWall)},
		{name: "two ends touched on one side", set: edge(0, 0, grid.East, grid.ThinWall), b: pt(2, 2), seen: true, other: edge(1, 0, grid.South, grid.ThinWall)},
		{name: "touched on both sides at two points", set: edge(0, 0, grid.East, grid.ThinWall), b: pt(2, 2), other: edge(1, 1, grid.South, grid.ThinWall)},
	} {
		t.Run(c.name, func(t *testing.T) {
			g := newGrid(t, 4, 4)
			require.NoError(t, c.set(g))
			if c.other != nil {
				require.NoError(t, c.other(g))
			}
			assert.Equal(t, c.seen, g.LineOfSight(pt(0, 0), c.b))
			assert.Equal(t, c.seen, g.LineOfSight(c.b, pt(0, 0)), "the way back")
		})
	}
}

func edge(x, y int, d grid.Direction, e grid.Edge) func(*grid.Grid) error {
	return func(g *grid.Grid) error { return g.SetEdge(pt(x, y), d, e) }
}

func TestWallsAreSeenByTheirFaces_DK_GRD_05(t *testing.T) {
	g, at := parse(t,
		"#######",
		"#a...O#",
		"#.....#",
		"####.##",
		"####..#",
		"#######")
	var f grid.Field
	g.See(&f, at['a'], grid.Unlimited)
	assert.Equal(t, []string{
		"###### ", // the last corner's open neighbour is a pillar
		"#....##",
		"#.....#",
		"#### ##", // the gap is crossed beside its centre
		"       ",
		"       ",
	}, draw(g, &f))
}

// draw is what is seen of a map: # what blocks sight, a point for the rest.
func draw(g *grid.Grid, f *grid.Field) []string {
	var rows []string
	for y := range g.Height() {
		row := ""
		for x := range g.Width() {
			switch p := pt(x, y); {
			case !f.Has(p):
				row += " "
			case g.At(p).Has(grid.BlocksSight):
				row += "#"
			default:
				row += "."
			}
		}
		rows = append(rows, row)
	}
	return rows
}

func TestSightIsMutual_DK_GRD_05(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := drawGrid(t, 24, 24)
		a, b := drawTile(t, g, "a"), drawTile(t, g, "b")
		require.Equal(t, g.LineOfSight(a, b), g.LineOfSight(b, a))
	})
}

func TestLineOfSightAsByPlainGeometry_DK_GRD_05(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := drawGrid(t, 100, 40)
		a := drawTile(t, g, "a")
		for i := range g.Width() * g.Height() {
			b := g.PointAt(i)
			require.Equal(t, naiveLineOfSight(g, a, b), g.LineOfSight(a, b), "%v to %v", a, b)
		}
	})
}

func TestSightUnderAllSymmetries_DK_GRD_05(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := drawGrid(t, 20, 20)
		a := drawTile(t, g, "viewer")
		radius := rapid.IntRange(grid.Unlimited, 12).Draw(t, "radius")
		var f, turned grid.Field
		g.See(&f, a, radius)
		for s := transform(1); s < 8; s++ {
			s.grid(t, g).See(&turned, s.point(a, g.Width(), g.Height()), radius)
			require.Equal(t, f.Count(), turned.Count())
			f.Each(func(p grid.Point) { require.True(t, turned.Has(s.point(p, g.Width(), g.Height()))) })
		}
	})
}

func TestFieldOfViewIsLineOfSightOnGeneratedMaps_DK_GRD_05(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := drawGrid(t, 110, 50)
		from := drawTile(t, g, "viewer")
		radius := rapid.OneOf(rapid.IntRange(grid.Unlimited, 12), rapid.IntRange(13, 80)).Draw(t, "radius")
		var f, lit grid.Field
		g.See(&f, from, radius)
		g.Shine(&lit, from, radius)
		for i := range g.Width() * g.Height() {
			p := g.PointAt(i)
			inside := radius < 0 || grid.Within(from, p, radius)
			require.Equal(t, inside && naiveSee(g, from, p), f.Has(p), "%v from %v", p, from)
			enter := p == from || g.At(p).Flags()&(grid.BlocksMove|grid.BlocksSight) != grid.BlocksMove|grid.BlocksSight
			require.Equal(t, inside && enter && naiveLineOfSight(g, from, p), lit.Has(p), "light on %v from %v", p, from)
		}
	})
}

func TestFieldOfViewIsLineOfSightOnBenchMaps_DK_GRD_05(t *testing.T) {
	for _, kind := range gridtest.Kinds {
		for _, edges := range []int{0, 150} {
			t.Run(fmt.Sprintf("%s with %d edges", kind, edges), func(t *testing.T) {
				m := gridtest.Load(kind + "-50x50")
				gridtest.AddEdges(m.Grid, edges)
				for _, v := range m.Viewers {
					everyTile(t, m.Grid, v)
				}
			})
		}
	}
}

// everyTile compares fields of view with plain geometry on every tile.
func everyTile(t *testing.T, g *grid.Grid, from grid.Point) {
	var far, near grid.Field
	g.See(&far, from, grid.Unlimited)
	g.See(&near, from, 10)
	for i := range g.Width() * g.Height() {
		p := g.PointAt(i)
		want := naiveSee(g, from, p)
		require.Equal(t, want, far.Has(p), "%v from %v", p, from)
		require.Equal(t, want && grid.Within(from, p, 10), near.Has(p), "%v from %v", p, from)
		require.Equal(t, naiveLineOfSight(g, from, p), g.LineOfSight(from, p), "%v from %v", p, from)
	}
}

// On the largest maps the fields of view, found by rows from one end, and
// lines of sight, found by bits from either, must agree on everything.
func TestFieldOfViewIsLineOfSightOnLargeMaps_DK_GRD_05(t *testing.T) {
	for _, kind := range gridtest.Kinds {
		for _, edges := range []int{0, 2000} {
			t.Run(fmt.Sprintf("%s with %d edges", kind, edges), func(t *testing.T) {
				m := gridtest.Load(kind + "-200x200")
				gridtest.AddEdges(m.Grid, edges)
				var f grid.Field
				for _, v := range m.Viewers[:4] {
					m.Grid.See(&f, v, grid.Unlimited)
					for i := range m.Grid.Width() * m.Grid.Height() {
						if p := m.Grid.PointAt(i); !m.Grid.At(p).Has(grid.BlocksSight) {
							require.Equal(t, m.Grid.LineOfSight(v, p), f.Has(p), "%v from %v", p, v)
						}
					}
				}
			})
		}
	}
}

func TestSightFollowsChanges_DK_GRD_05(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := drawGrid(t, 70, 20)
		from := drawTile(t, g, "viewer")
		var f, fresh grid.Field
		for range 4 {
			g.Set(drawTile(t, g, "changed"), rapid.SampledFrom([]grid.Terrain{grid.Floor, grid.Wall, grid.Smoke}).Draw(t, "to"))
			drawEdges(t, g)
			g.See(&f, from, grid.Unlimited)
			g.Clone().See(&fresh, from, grid.Unlimited)
			require.True(t, f.Equal(&fresh))
		}
	})
}

func TestNothingIsAllocatedToSee(t *testing.T) {
	m := gridtest.Load("pillars-200x200")
	var f grid.Field
	for _, v := range m.Viewers {
		m.Grid.See(&f, v, grid.Unlimited)
	}
	i := 0
	assert.Zero(t, testing.AllocsPerRun(100, func() {
		i++
		v := m.Viewers[i%len(m.Viewers)]
		m.Grid.See(&f, v, grid.Unlimited)
		m.Grid.See(&f, v, 10)
		m.Grid.LineOfSight(v, m.Lights[i])
		m.Grid.Set(v, [2]grid.Terrain{grid.Floor, grid.Rubble}[i%2])
	}))
}
