package light_test

import (
	"testing"

	"codeberg.org/anaseto/gruid"
	"codeberg.org/anaseto/gruid/paths"

	"pitchdark/rules/grid"
	"pitchdark/rules/grid/gridtest"
	"pitchdark/rules/internal/light"
)

// eachMap runs a benchmark on the four kinds of map.
func eachMap(b *testing.B, name, size string, run func(*testing.B, *gridtest.Map)) {
	for _, kind := range gridtest.Kinds {
		b.Run(name+size+"/"+kind, func(b *testing.B) {
			m := gridtest.Load(kind + "-" + size)
			b.ReportAllocs()
			run(b, m)
		})
	}
}

// torches lets all 200 lights of a map burn.
func torches(l *light.Map, m *gridtest.Map) {
	for i, p := range m.Lights {
		l.Add(light.Source{ID: i, At: p, Rings: torch})
	}
}

func BenchmarkLight(b *testing.B) {
	eachMap(b, "fromNothing/", "80x50", func(b *testing.B, m *gridtest.Map) {
		l := light.NewMap(m.Grid)
		torches(l, m)
		for b.Loop() {
			l.SetAmbient(0) // forgets all, then lights one after the other
		}
	})
	eachMap(b, "move/", "80x50", func(b *testing.B, m *gridtest.Map) {
		l := light.NewMap(m.Grid)
		torches(l, m)
		for i := 1; b.Loop(); i++ {
			l.Move(0, m.Move[i%2])
		}
	})
	eachMap(b, "door/", "80x50", func(b *testing.B, m *gridtest.Map) {
		l := light.NewMap(m.Grid)
		torches(l, m)
		for i := 1; b.Loop(); i++ {
			m.Grid.Set(m.Door, [2]grid.Terrain{grid.Floor, grid.Wall}[i%2])
			l.GridChanged(m.Door)
		}
	})
}

// A round of a game: 20 fields of view, 4 lights that move, 200 lines of
// sight and 5 ways found.
func BenchmarkRound(b *testing.B) {
	eachMap(b, "", "80x50", func(b *testing.B, m *gridtest.Map) {
		l := light.NewMap(m.Grid)
		torches(l, m)
		ways := newWays(m)
		fields := make([]grid.Field, 20)
		for i := 1; b.Loop(); i++ {
			for j := range fields {
				m.Grid.See(&fields[j], m.Viewers[j%len(m.Viewers)], 10)
			}
			for j := range 4 {
				l.Move(j, [2]grid.Point{m.Lights[j], m.Lights[j+4]}[i%2])
			}
			for j := range 200 {
				p := m.Near[j%len(m.Near)]
				m.Grid.LineOfSight(p[0], p[1])
			}
			for j := range 5 {
				ways.find(m.Path[(5*i+j)%len(m.Path)])
			}
		}
	})
}

// ways finds ways over a map with gruid.
type ways struct {
	finder *paths.PathRange
	clear  []bool
	width  int
	way    []gruid.Point
}

func newWays(m *gridtest.Map) *ways {
	w := &ways{width: m.Grid.Width()}
	w.finder = paths.NewPathRange(gruid.NewRange(0, 0, w.width, m.Grid.Height()))
	for i := range w.width * m.Grid.Height() {
		w.clear = append(w.clear, !m.Grid.At(m.Grid.PointAt(i)).Has(grid.BlocksMove))
	}
	return w
}

func (w *ways) find(ends [2]grid.Point) {
	from, to := gruid.Point{X: ends[0].X, Y: ends[0].Y}, gruid.Point{X: ends[1].X, Y: ends[1].Y}
	w.way = w.finder.JPSPath(w.way[:0], from, to, w.passable, true)
}

func (w *ways) passable(p gruid.Point) bool { return w.clear[p.Y*w.width+p.X] }
