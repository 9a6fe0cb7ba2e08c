package paper

import (
	"flag"
	"image"
	"image/color"
	"image/png"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"pitchdark/rules"
	"pitchdark/rules/grid"
)

var pictures = flag.String("pictures", "", "write the pictures that tests draw into this folder")

func keep(t *testing.T, name string, m image.Image) {
	t.Helper()
	if *pictures == "" {
		return
	}
	f, err := os.Create(filepath.Join(*pictures, name+".png"))
	require.NoError(t, err)
	require.NoError(t, png.Encode(f, m))
	require.NoError(t, f.Close())
}

// room is a view of a small map, lit brightly within 3 tiles of at and lowly
// beyond.
func room(text string, at grid.Point) *rules.View {
	v := &rules.View{Hero: rules.Sheet{Handle: 1, Name: "Bran", At: at, Facing: grid.East}}
	for y, row := range strings.Fields(text) {
		for x, letter := range row {
			terrain, _ := grid.TerrainOf(letter)
			p := grid.Point{X: x, Y: y}
			g := rules.Glimpse{At: p, Terrain: terrain, Known: rules.Seen, Light: 1}
			switch d := grid.Distance(p, at); {
			case d <= 3:
				g.Light = rules.Bright
			case d > 6:
				g.Known, g.Light = rules.Remembered, rules.Dark
			}
			v.Cells = append(v.Cells, g)
		}
	}
	return v
}

const cellar = `
##################
#....#...~~..T.O.#
#....+...~w......#
#....#......^..>.#
##'###....==...,.#
#................#
##################`

func colourAt(m *image.RGBA, x, y int) color.RGBA { return m.RGBAAt(x, y) }

func TestMapTellsTheLevelsApart(t *testing.T) {
	for _, grey := range []bool{false, true} {
		v := room(cellar, grid.Point{X: 7, Y: 3})
		m := Map(v, Options{Tile: 24, Grey: grey})
		at := func(p grid.Point) color.RGBA { return colourAt(m, margin+p.X*24+3, margin+p.Y*24+2) }
		bright, low := at(grid.Point{X: 8, Y: 3}), at(grid.Point{X: 11, Y: 2})
		known, wall := at(grid.Point{X: 15, Y: 5}), at(grid.Point{X: 0, Y: 0})
		all := []color.RGBA{bright, low, known, wall}
		for i := range all {
			for j := range i {
				assert.NotEqual(t, all[i], all[j], "grey %v: %d and %d", grey, i, j)
			}
		}
		keep(t, map[bool]string{false: "room", true: "room-grey"}[grey], m)
	}
}

func TestUnknownTilesStayBlank(t *testing.T) {
	v := &rules.View{Cells: []rules.Glimpse{
		{At: grid.Point{X: 2, Y: 2}, Known: rules.Seen, Light: rules.Bright},
		{At: grid.Point{X: 6, Y: 6}, Known: rules.Seen, Light: rules.Bright},
	}}
	m := Map(v, Options{Tile: 20})
	paper := colourAt(m, 1, 1)
	assert.Equal(t, paper, colourAt(m, margin+2*20+10, margin+2*20+10))
	assert.NotEqual(t, paper, colourAt(m, margin+10, margin+10))
}

func TestRecordMarksCrossings(t *testing.T) {
	v := room(cellar, grid.Point{X: 8, Y: 4})
	v.Tokens = []rules.Token{
		{Handle: 100, At: grid.Point{X: 12, Y: 5}, Name: "a goblin", Kind: "core/goblin", Degree: rules.Identified, Side: rules.Foe, Facing: grid.SouthEast},
		{Handle: 2, At: grid.Point{X: 10, Y: 2}, Name: "Ilario", Degree: rules.Identified, Side: rules.Friend, Facing: grid.North},
	}
	v.Lines = []rules.Line{
		{Who: 1, Tiles: []grid.Point{{X: 6, Y: 4}, {X: 7, Y: 4}, {X: 8, Y: 4}}, Facing: grid.East},
		{Who: 100, Tiles: []grid.Point{{X: 7, Y: 3}, {X: 8, Y: 4}, {X: 9, Y: 5}, {X: 10, Y: 5}, {X: 11, Y: 5}, {X: 12, Y: 5}}, Facing: grid.SouthEast},
	}
	v.Lights = []rules.Shine{{At: grid.Point{X: 8, Y: 4}}}
	plain := Map(v, Options{Tile: 28})
	record := Map(v, Options{Tile: 28, Record: true, Grid: true, Levels: true, Legend: true, Title: "The Cellar, round 7"})
	keep(t, "record", record)
	assert.Greater(t, record.Bounds().Dy(), plain.Bounds().Dy(), "title and legend take room")
	top := record.Bounds().Dy() - plain.Bounds().Dy()
	assert.Positive(t, top)
	assert.True(t, diagonalsCross([]grid.Point{{X: 0, Y: 1}, {X: 1, Y: 0}}, grid.Point{}, grid.Point{X: 1, Y: 1}))
	assert.False(t, diagonalsCross([]grid.Point{{X: 0, Y: 1}, {X: 1, Y: 1}}, grid.Point{}, grid.Point{X: 1, Y: 1}))
}

func TestBlindHeroHasOnlyItsTrace(t *testing.T) {
	v := &rules.View{Blind: rules.ByDarkness, Hero: rules.Sheet{Handle: 1, Name: "Bran", At: grid.Point{X: 4, Y: 3}, Facing: grid.North}}
	v.Trace = []rules.Trace{
		{At: grid.Point{X: 3, Y: 3}, Walked: true},
		{At: grid.Point{X: 4, Y: 3}, Walked: true},
		{At: grid.Point{X: 4, Y: 2}, Terrain: grid.Wall},
		{At: grid.Point{X: 4, Y: 3}, IsEdge: true, Edge: grid.ThinWall, Toward: grid.East},
	}
	v.Contacts = []rules.Contact{{Handle: 100, At: grid.Point{X: 3, Y: 4}}}
	m := Map(v, Options{Tile: 32, Legend: true})
	keep(t, "blind", m)
	assert.GreaterOrEqual(t, m.Bounds().Dy(), 3*32)
}

func TestEmptyViewIsASheet(t *testing.T) {
	m := Map(&rules.View{}, Options{Title: "Nothing"})
	assert.Positive(t, m.Bounds().Dx())
}

func TestLetters(t *testing.T) {
	for name, want := range map[string]string{"a goblin": "G", "an ogre": "O", "the bear": "B", "Ysolde": "Y", "": "?", "åke": "Å"} {
		assert.Equal(t, want, letter(name), name)
	}
}
