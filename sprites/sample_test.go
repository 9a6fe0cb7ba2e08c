package sprites_test

import (
	"flag"
	"image"
	"image/color"
	"image/png"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"pitchdark/rules"
	"pitchdark/rules/grid"
	"pitchdark/scenes/stage"
	"pitchdark/sprites"
)

var (
	pictures = flag.String("pictures", "", "write the pictures that tests draw into this folder")
	update   = flag.Bool("update", false, "write the golden pictures again")
	exact    = flag.Bool("exact", false, "golden pictures must be the same to the last bit")
)

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
		save(t, filepath.Join(*pictures, name+".png"), m)
	}
	return m
}

func save(t *testing.T, path string, m image.Image) {
	t.Helper()
	f, err := os.Create(path)
	require.NoError(t, err)
	require.NoError(t, png.Encode(f, m))
	require.NoError(t, f.Close())
}

// golden compares a picture with the one that is kept: at most 12 of 255 off a
// channel but for 2 % of the pixels, for another machine's renderer may round
// otherwise.
func golden(t *testing.T, name string, got *image.RGBA) {
	t.Helper()
	path := filepath.Join("testdata", name+".png")
	if *update {
		save(t, path, got)
	}
	f, err := os.Open(path)
	require.NoError(t, err)
	defer f.Close()
	kept, err := png.Decode(f)
	require.NoError(t, err)
	require.Equal(t, kept.Bounds(), got.Bounds())
	most, off := 12, 0
	if *exact {
		most = 0
	}
	b := got.Bounds()
	for y := range b.Dy() {
		for x := range b.Dx() {
			want := color.RGBAModel.Convert(kept.At(x, y)).(color.RGBA)
			if c := got.RGBAAt(x, y); far(c.R, want.R, most) || far(c.G, want.G, most) || far(c.B, want.B, most) {
				off++
			}
		}
	}
	allowed := b.Dx() * b.Dy() / 50
	if *exact {
		allowed = 0
	}
	if off > allowed {
		save(t, filepath.Join(os.TempDir(), "pitchdark-"+name+".png"), got)
		assert.Fail(t, "another picture", "%s: %d pixels differ; the new one is in %s", name, off, os.TempDir())
	}
}

func far(a, b uint8, most int) bool { return max(int(a)-int(b), int(b)-int(a)) > most }

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
