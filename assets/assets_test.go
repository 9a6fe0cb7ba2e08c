package assets

import (
	"image/color"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestEveryCellLiesOnTheSheetAndOverlapsNone(t *testing.T) {
	sheet, err := Sheet()
	require.NoError(t, err)
	relief, err := Relief()
	require.NoError(t, err)
	assert.Equal(t, sheet.Bounds(), relief.Bounds())
	for c := Cell(0); int(c) < Cells(); c++ {
		assert.True(t, c.Rect().In(sheet.Bounds()), "%s", c)
		for d := Cell(0); d < c; d++ {
			assert.False(t, c.Rect().Overlaps(d.Rect()), "%s and %s", c, d)
		}
	}
}

func TestSheetUsesOnlyThePalette(t *testing.T) {
	sheet, err := Sheet()
	require.NoError(t, err)
	known := map[color.RGBA]bool{}
	for i := range Palette {
		known[Colour(i)] = true
	}
	b := sheet.Bounds()
	for y := b.Min.Y; y < b.Max.Y; y++ {
		for x := b.Min.X; x < b.Max.X; x++ {
			c := color.RGBAModel.Convert(sheet.At(x, y)).(color.RGBA)
			if c.A != 0 && !known[c] {
				require.Fail(t, "a colour off the palette", "%v at %d,%d", c, x, y)
			}
		}
	}
}

func TestNoCellButTheBlankOneIsEmpty(t *testing.T) {
	sheet, err := Sheet()
	require.NoError(t, err)
	for c := Cell(1); int(c) < Cells(); c++ {
		drawn := 0
		r := c.Rect()
		for y := r.Min.Y; y < r.Max.Y; y++ {
			for x := r.Min.X; x < r.Max.X; x++ {
				if _, _, _, a := sheet.At(x, y).RGBA(); a > 0 {
					drawn++
				}
			}
		}
		assert.Positive(t, drawn, "%s", c)
	}
}

func TestFiguresMoveWhileTheyStand(t *testing.T) {
	for _, name := range []string{
		"fighter", "ranger", "priest", "thief", "dwarf", "scholar", "rats", "goblin", "hobgoblin", "ghoul",
		"bear", "fisher", "shadow", "cultist", "bat", "ogre", "shape", "bigshape",
	} {
		f, ok := FigureNamed(name)
		require.True(t, ok, name)
		d := f.Drawings()
		assert.Equal(t, name, f.String())
		assert.NotEqual(t, d.Idle[0], d.Idle[1], name)
	}
}

func TestHeroesGrope(t *testing.T) {
	for _, name := range []string{"fighter", "ranger", "priest", "thief", "dwarf", "scholar"} {
		f, _ := FigureNamed(name)
		d := f.Drawings()
		require.True(t, d.Limbs.Jointed(), name)
		assert.NotEqual(t, d.Limbs.Out[0], d.Limbs.Out[1], name)
		assert.NotEqual(t, d.Limbs.Reach[0], d.Limbs.Reach[1], name)
		assert.NotEqual(t, d.Body[Front][Idle], d.Body[Front][Blind], "%s: its eyes", name)
		assert.NotEqual(t, d.Idle[0], d.Lying, name)
	}
}

func TestFiguresShowWhereTheyFace(t *testing.T) {
	for f := Figure(1); int(f) < Figures(); f++ {
		switch d := f.Drawings(); d.Name {
		case "rats", "crawler", "grubs", "moths", "wisp", "ooze", "jelly", "yellow", "shape", "bigshape":
			assert.Equal(t, d.Body[Front], d.Body[Back], "%s has no face", d.Name)
		default:
			assert.NotEqual(t, d.Body[Front][Idle][0], d.Body[Back][Idle][0], d.Name)
		}
	}
	for _, name := range []string{"fighter", "ranger", "priest", "thief", "dwarf", "scholar", "goblin", "hobgoblin", "ghoul", "cultist", "warden", "hound", "ogre"} {
		f, _ := FigureNamed(name)
		d := f.Drawings()
		assert.NotEqual(t, d.Body[Front][Idle][0], d.Body[Profile][Idle][0], name)
		if name != "hound" {
			for side := range sides {
				assert.NotEqual(t, d.Body[side][Walk][0], d.Body[side][Walk][1], "%s walks %s", name, sideNames[side])
			}
		}
	}
}

func TestPaletteLetters(t *testing.T) {
	seen := map[byte]bool{}
	for i, ink := range Palette {
		assert.False(t, seen[ink.Letter], "letter %c twice", ink.Letter)
		seen[ink.Letter] = true
		got, ok := InkOf(ink.Letter)
		assert.True(t, ok)
		assert.Equal(t, i, got)
	}
	for name, i := range map[string]int{
		"void": Void, "ink": Inky, "shale": Shale, "stone": Stone, "ash": Ash, "bone": Bone, "rust": Rust, "amber": Amber, "gold": Gold,
		"flame": FlameInk, "moonlight": Moonlight, "parchment": Parchment, "blood": Blood, "alarm": Alarm, "friend": Friend,
	} {
		assert.Equal(t, name, Palette[i].Name)
	}
	_, ok := InkOf('?')
	assert.False(t, ok)
}

func TestUnknownNames(t *testing.T) {
	_, ok := Find("no such cell")
	assert.False(t, ok)
	_, ok = FigureNamed("no such figure")
	assert.False(t, ok)
	assert.Panics(t, func() { Named("no such cell") })
	assert.Zero(t, Cell(60000).Rect())
}
