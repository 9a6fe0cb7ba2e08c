package light_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"pitchdark/rules/grid"
	"pitchdark/rules/grid/gridtest"
	"pitchdark/rules/internal/light"
)

const bright = 101

// torch is the rings of DK-LGT-02.
var torch = []light.Ring{{Radius: 5, Level: bright}, {Radius: 10, Level: 1}}

func pt(x, y int) grid.Point { return grid.Point{X: x, Y: y} }

func newGrid(t require.TestingT, w, h int) *grid.Grid {
	g, err := grid.New(w, h)
	require.NoError(t, err)
	return g
}

// parse makes a grid of a text map.
func parse(t require.TestingT, rows ...string) *grid.Grid {
	g := newGrid(t, len(rows[0]), len(rows))
	for y, row := range rows {
		for x, r := range row {
			terrain, ok := grid.TerrainOf(r)
			require.True(t, ok)
			g.Set(pt(x, y), terrain)
		}
	}
	return g
}

// draw is the levels of a row range: B bright, a digit for low light, a point
// for darkness.
func draw(m *light.Map, g *grid.Grid) []string {
	var rows []string
	for y := range g.Height() {
		var row strings.Builder
		for x := range g.Width() {
			switch l := m.Level(pt(x, y)); {
			case l >= bright:
				row.WriteByte('B')
			case l == 0:
				row.WriteByte('.')
			default:
				row.WriteByte('0' + l)
			}
		}
		rows = append(rows, row.String())
	}
	return rows
}

func TestTorchSpread_DK_LGT_02(t *testing.T) {
	g := newGrid(t, 25, 25)
	m := light.NewMap(g)
	m.Add(light.Source{ID: 3, At: pt(12, 12), Rings: torch})
	for i := range 25 * 25 {
		p := g.PointAt(i)
		want := uint8(0)
		switch d := grid.Distance(pt(12, 12), p); {
		case d <= 5:
			want = bright
		case d <= 10:
			want = 1
		}
		require.Equal(t, want, m.Level(p), "%v", p)
	}
}

func TestWallsStopLight_DK_LGT_02(t *testing.T) {
	g := parse(t,
		".......",
		".......",
		"..#....",
		"..#....")
	m := light.NewMap(g)
	m.Add(light.Source{At: pt(1, 1), Rings: []light.Ring{{Radius: 2, Level: bright}, {Radius: 6, Level: 2}}})
	assert.Equal(t, []string{
		"BBBB222",
		"BBBB222",
		"BBB.222",
		"BBB....",
	}, draw(m, g))
}

func TestHighestLevelHolds_DK_LGT_03(t *testing.T) {
	g := newGrid(t, 9, 1)
	m := light.NewMap(g)
	m.SetAmbient(2)
	m.Add(light.Source{ID: 0, At: pt(0, 0), Rings: []light.Ring{{Radius: 5, Level: 1}, {Radius: 1, Level: bright}}})
	m.Add(light.Source{ID: 1, At: pt(8, 0), Rings: []light.Ring{{Radius: 5, Level: 4}}})
	assert.Equal(t, []string{"BB2444444"}, draw(m, g), "levels do not add up")
}

func TestZonesHaveLightOfTheirOwn_DK_LGT_04(t *testing.T) {
	g := newGrid(t, 8, 1)
	m := light.NewMap(g)
	m.SetAmbient(bright)
	m.AddZone(light.Zone{Tiles: []grid.Point{pt(2, 0), pt(3, 0), pt(4, 0)}, Level: 3})
	m.AddZone(light.Zone{Tiles: []grid.Point{pt(4, 0), pt(5, 0)}, Level: 0})
	assert.Equal(t, []string{"BB33..BB"}, draw(m, g))
}

func TestMagicalDarkness_DK_LGT_04(t *testing.T) {
	zone := light.Zone{Tiles: []grid.Point{pt(3, 0), pt(4, 0)}, Magical: 2}
	disk := func(level uint8) []light.Ring { return []light.Ring{{Radius: 9, Level: level}} }
	for _, c := range []struct {
		name   string
		source light.Source
		want   string
	}{
		{"holds its tiles, lit tiles beyond stay lit", light.Source{At: pt(0, 0), Rings: disk(5)}, "555..555"},
		{"a weaker magical source too", light.Source{At: pt(0, 0), Rings: disk(5), Magical: 1}, "555..555"},
		{"not a magical source as strong", light.Source{At: pt(0, 0), Rings: disk(5), Magical: 2}, "55555555"},
		{"a weaker source inside lights nothing", light.Source{At: pt(3, 0), Rings: disk(5)}, "........"},
		{"a strong source inside lights all", light.Source{At: pt(3, 0), Rings: disk(5), Magical: 3}, "55555555"},
	} {
		t.Run(c.name, func(t *testing.T) {
			g := newGrid(t, 8, 1)
			m := light.NewMap(g)
			m.AddZone(zone)
			m.Add(c.source)
			assert.Equal(t, []string{c.want}, draw(m, g))
		})
	}
	t.Run("whatever light is painted over it", func(t *testing.T) {
		g := newGrid(t, 8, 1)
		m := light.NewMap(g)
		m.AddZone(zone)
		m.AddZone(light.Zone{Tiles: []grid.Point{pt(4, 0), pt(5, 0)}, Level: 7})
		assert.Equal(t, []string{".....7.."}, draw(m, g))
	})
}

func TestWallsHaveTheirNeighboursLevel_DK_GRD_05(t *testing.T) {
	g := parse(t,
		"######",
		"#....#",
		"######")
	m := light.NewMap(g)
	m.Add(light.Source{At: pt(1, 1), Rings: []light.Ring{{Radius: 1, Level: bright}, {Radius: 2, Level: 4}}})
	assert.Equal(t, []string{
		"BBB4..",
		"BBB4..",
		"BBB4..",
	}, draw(m, g))
}

func TestRevisionGrowsWithChangesOnly(t *testing.T) {
	g := newGrid(t, 40, 3)
	m := light.NewMap(g)
	m.Add(light.Source{ID: 0, At: pt(3, 1), Rings: torch})
	lit := m.Revision()
	assert.Positive(t, lit)
	m.Add(light.Source{ID: 1, At: pt(3, 1), Rings: torch[:1]})
	m.Move(1, pt(3, 1))
	m.Remove(1)
	g.Set(pt(30, 1), grid.Furniture)
	m.GridChanged(pt(30, 1))
	m.GridChanged(pt(-1, 1))
	assert.Equal(t, lit, m.Revision())
	m.Move(0, pt(4, 1))
	assert.Greater(t, m.Revision(), lit)
}

func TestIncrementalAsFromNothing_DK_LGT_03(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		o := drawModel(t)
		deeds := []func(*rapid.T){o.add, o.add, o.move, o.move, o.remove, o.build, o.edge, o.zone, o.paint}
		for range rapid.IntRange(1, 25).Draw(t, "deeds") {
			rapid.SampledFrom(deeds).Draw(t, "deed")(t)
		}
		for i := range o.g.Width() * o.g.Height() {
			p := o.g.PointAt(i)
			if o.g.At(p).Has(grid.BlocksMove | grid.BlocksSight) {
				continue
			}
			require.Equal(t, o.want(p), o.m.Level(p), "%v", p)
		}
	})
}

func TestNothingIsAllocatedWhileLightsMove(t *testing.T) {
	m := gridtest.Load("cave-80x50")
	l := light.NewMap(m.Grid)
	for i, p := range m.Lights {
		l.Add(light.Source{ID: i, At: p, Rings: torch})
	}
	i := 0
	assert.Zero(t, testing.AllocsPerRun(100, func() {
		i++
		l.Move(0, m.Move[i%2])
		l.Remove(1)
		l.Add(light.Source{ID: 1, At: m.Move[i%2], Rings: torch})
		m.Grid.Set(m.Door, [2]grid.Terrain{grid.Floor, grid.ClosedDoor}[i%2])
		l.GridChanged(m.Door)
	}))
}

func TestMoreLightNeverDarkens_DK_LGT_03(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		o := drawModel(t)
		for range 4 {
			o.add(t)
			o.zone(t)
		}
		before := levels(o)
		o.add(t)
		for i, l := range levels(o) {
			require.GreaterOrEqual(t, l, before[i], "%v", o.g.PointAt(i))
		}
	})
}

func levels(o *model) []uint8 {
	ls := make([]uint8, o.g.Width()*o.g.Height())
	for i := range ls {
		ls[i] = o.m.Level(o.g.PointAt(i))
	}
	return ls
}

func TestLightUnderQuarterTurns_DK_LGT_02(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		o := drawModel(t)
		o.add(t)
		o.add(t)
		g := newGrid(t, o.g.Height(), o.g.Width())
		turn := func(p grid.Point) grid.Point { return pt(o.g.Height()-1-p.Y, p.X) }
		for i := range o.g.Width() * o.g.Height() {
			g.Set(turn(o.g.PointAt(i)), o.g.At(o.g.PointAt(i)))
		}
		m := light.NewMap(g)
		for id := range 10 {
			if s, ok := o.sources[id]; ok {
				s.At = turn(s.At)
				m.Add(s)
			}
		}
		for i := range o.g.Width() * o.g.Height() {
			p := o.g.PointAt(i)
			require.Equal(t, o.m.Level(p), m.Level(turn(p)))
		}
	})
}
