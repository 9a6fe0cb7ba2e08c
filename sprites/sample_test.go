package sprites_test

import (
	"flag"
	"image"
	"image/png"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/stretchr/testify/require"

	"pitchdark/rules"
	"pitchdark/rules/grid"
	"pitchdark/scenes/stage"
	"pitchdark/sprites"
)

var pictures = flag.String("pictures", "", "write the pictures that tests draw into this folder")

// shot draws the world at 1000×630 and keeps the picture if asked to.
func shot(t *testing.T, w *sprites.World, name string, over func(*ebiten.Image)) *image.RGBA {
	t.Helper()
	dst := ebiten.NewImage(1000, 630)
	defer dst.Deallocate()
	w.Draw(dst)
	if over != nil {
		over(dst)
	}
	m := image.NewRGBA(dst.Bounds())
	dst.ReadPixels(m.Pix)
	if *pictures != "" {
		f, err := os.Create(filepath.Join(*pictures, name+".png"))
		require.NoError(t, err)
		require.NoError(t, png.Encode(f, m))
		require.NoError(t, f.Close())
	}
	return m
}

// run goes on by some ticks and returns the last.
func run(w *sprites.World, from, ticks int) int {
	for i := range ticks {
		w.Update(from + i + 1)
	}
	return from + ticks
}

func show(w *sprites.World, v *rules.View) {
	var s stage.Stage
	w.SetScene(s.Set(v))
}

const cellar = `
###############################
#........#.......#............#
#..T.....#..TT...#..~~~~...O..#
#........+.......'.~wwww~.....#
#.....O..#....T..#..~ww~......#
#........#.......#......O.....#
####+#####.......#............#
#........####+####....==......#
#..,,....#.......#............#
#..^.....#...O...####%#########
#........'.......+............#
#.....T..#...O...#.v......>..<#
#........#.......#........X...#
###############################`

// world of a sample: a map with lights, from which a view is made as a hero
// would have it.
type sample struct {
	g      *grid.Grid
	lights []rules.Shine
}

func newSample(t *testing.T, text string, lights ...rules.Shine) *sample {
	rows := strings.Fields(text)
	g, err := grid.New(len(rows[0]), len(rows))
	require.NoError(t, err)
	for y, row := range rows {
		for x, letter := range row {
			terrain, ok := grid.TerrainOf(letter)
			require.True(t, ok)
			g.Set(grid.Point{X: x, Y: y}, terrain)
		}
	}
	return &sample{g: g, lights: lights}
}

func (s *sample) light(p grid.Point) rules.Light {
	best := rules.Dark
	var f grid.Field
	for _, l := range s.lights {
		s.g.See(&f, l.At, grid.Unlimited)
		if !f.Has(p) {
			continue
		}
		switch {
		case grid.Within(l.At, p, 5):
			best = rules.Bright
		case grid.Within(l.At, p, 10):
			best = max(best, 1)
		}
	}
	return best
}

// view is what one sees from a tile; tiles seen from remember are known too.
func (s *sample) view(at grid.Point, facing grid.Direction, remember ...grid.Point) *rules.View {
	v := &rules.View{Level: "sample", Theme: "cellar", Light: s.light(at), Lights: s.lights}
	v.Hero = rules.Sheet{Handle: 1, Name: "Bran", Kind: "core/fighter", At: at, Facing: facing, Health: 14, MaxHealth: 20, Turn: true, Actions: 2, Allowance: 6}
	var f, old grid.Field
	s.g.See(&f, at, grid.Unlimited)
	for i := range s.g.Width() * s.g.Height() {
		p := s.g.PointAt(i)
		glimpse := rules.Glimpse{At: p, Terrain: s.g.At(p), East: s.g.Edge(p, grid.East), South: s.g.Edge(p, grid.South)}
		if f.Has(p) && s.light(p) > rules.Dark {
			glimpse.Known, glimpse.Light = rules.Seen, s.light(p)
		}
		for _, r := range remember {
			s.g.See(&old, r, grid.Unlimited)
			if glimpse.Known == 0 && old.Has(p) {
				glimpse.Known = rules.Remembered
			}
		}
		if glimpse.Known != 0 {
			v.Cells = append(v.Cells, glimpse)
		}
	}
	return v
}
