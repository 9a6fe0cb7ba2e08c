package sprites

import (
	"image"
	"image/color"
	"sync"

	"github.com/hajimehoshi/ebiten/v2"

	"pitchdark/assets"
)

// sheets are the drawings and their relief as textures, alike in layout, and
// the light compositor.
type sheets struct {
	ink, relief *ebiten.Image
	light       *ebiten.Shader
}

// load makes the textures once; what is embedded cannot be missing.
var load = sync.OnceValue(func() *sheets {
	ink, err := assets.Sheet()
	must(err)
	relief, err := assets.Relief()
	must(err)
	light, err := ebiten.NewShader(assets.LightShader)
	must(err)
	return &sheets{
		ink: ebiten.NewImageFromImage(ink), relief: ebiten.NewImageFromImage(relief),
		light: light,
	}
})

func must(err error) {
	if err != nil {
		panic("sprites: an embedded asset is broken: " + err.Error())
	}
}

// DrawCell paints a named drawing of the sheet with its corner at a window
// pixel, scale times as large; an unknown name paints nothing.
func DrawCell(dst *ebiten.Image, name string, x, y, scale int) {
	if c, ok := assets.Find(name); ok {
		drawCell(dst, c, x, y, scale)
	}
}

// DrawItem paints a cell of the sheet with its corner at a window pixel.
func DrawItem(dst *ebiten.Image, c assets.Cell, x, y, scale int) { drawCell(dst, c, x, y, scale) }

// DrawFigure paints a figure's idle drawing for a tick, its corner at a window
// pixel; it is 16 or 24 pixels wide, times scale.
func DrawFigure(dst *ebiten.Image, f assets.Figure, x, y, scale, tick int) {
	drawCell(dst, f.Drawings().Idle[tick/idleTicks%2], x, y, scale)
}

func drawCell(dst *ebiten.Image, c assets.Cell, x, y, scale int) {
	var o ebiten.DrawImageOptions
	o.GeoM.Scale(float64(scale), float64(scale))
	o.GeoM.Translate(float64(x), float64(y))
	dst.DrawImage(load().ink.SubImage(c.Rect()).(*ebiten.Image), &o)
}

// white is a texture of one colour for shapes without a drawing.
var white = sync.OnceValue(func() *ebiten.Image {
	m := ebiten.NewImage(3, 3)
	m.Fill(color.White)
	return m.SubImage(image.Rect(1, 1, 2, 2)).(*ebiten.Image)
})
