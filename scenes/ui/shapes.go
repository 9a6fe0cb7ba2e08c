package ui

import (
	"image"
	"image/color"
	"image/draw"

	"github.com/hajimehoshi/ebiten/v2"
)

// white is what boxes are painted with. It is made from pixels, not filled, so
// that it shares a texture with the words and all are painted at one go.
var white = func() *ebiten.Image {
	m := image.NewRGBA(image.Rect(0, 0, 3, 3))
	draw.Draw(m, m.Bounds(), image.White, image.Point{}, draw.Src)
	return ebiten.NewImageFromImage(m).SubImage(image.Rect(1, 1, 2, 2)).(*ebiten.Image)
}()

// opaque is how dense a ground is that leaves nothing to be read below it.
const opaque = 170

// Fill paints a box in a colour, which may be partly clear (premultiplied).
func Fill(dst *ebiten.Image, box image.Rectangle, c color.RGBA) {
	if box.Empty() || c.A == 0 {
		return
	}
	if c.A >= opaque {
		marks.cover(box)
	}
	drawing.GeoM.Reset()
	drawing.GeoM.Scale(float64(box.Dx()), float64(box.Dy()))
	drawing.GeoM.Translate(float64(box.Min.X), float64(box.Min.Y))
	tint(c)
	dst.DrawImage(white, &drawing)
}

// tint sets the colour of what is drawn next. A colour handed over as an
// interface would be made anew each time.
func tint(c color.RGBA) {
	drawing.ColorScale.Reset()
	drawing.ColorScale.Scale(float32(c.R)/255, float32(c.G)/255, float32(c.B)/255, float32(c.A)/255)
}

// Outline paints the inner edge of a box, some screen pixels thick.
func Outline(dst *ebiten.Image, box image.Rectangle, thick int, c color.RGBA) {
	Fill(dst, image.Rect(box.Min.X, box.Min.Y, box.Max.X, box.Min.Y+thick), c)
	Fill(dst, image.Rect(box.Min.X, box.Max.Y-thick, box.Max.X, box.Max.Y), c)
	Fill(dst, image.Rect(box.Min.X, box.Min.Y+thick, box.Min.X+thick, box.Max.Y-thick), c)
	Fill(dst, image.Rect(box.Max.X-thick, box.Min.Y+thick, box.Max.X, box.Max.Y-thick), c)
}

// Fade is a colour at a part of its strength, 0…255.
func Fade(c color.RGBA, part int) color.RGBA {
	f := func(v uint8) uint8 { return uint8(int(v) * part / 255) }
	return color.RGBA{f(c.R), f(c.G), f(c.B), f(c.A)}
}

// Panel paints the ground of a group of things.
func Panel(dst *ebiten.Image, box image.Rectangle) {
	Fill(dst, box, Ink(Face))
	Outline(dst, box, max(Px(1), 1), Ink(Edge))
}

// Inside is the room of a panel within its margin.
func Inside(box image.Rectangle) image.Rectangle { return box.Inset(Px(12)) }

// TitledPanel paints a panel with a heading and returns the room below it.
func TitledPanel(dst *ebiten.Image, box image.Rectangle, title string) image.Rectangle {
	Panel(dst, box)
	in := Inside(box)
	Head.Line(dst, title, in.Min.X, in.Min.Y, in.Dx())
	in.Min.Y += Head.LineHeight() + Px(6)
	Fill(dst, image.Rect(in.Min.X, in.Min.Y-Px(3), in.Max.X, in.Min.Y-Px(3)+max(Px(1), 1)), Ink(Edge))
	return in
}

// Meter paints a bar that is full at most; its words are the caller's.
func Meter(dst *ebiten.Image, box image.Rectangle, value, most int, r Role) {
	Fill(dst, box, Ink(Ground))
	if most > 0 && value > 0 {
		full := box
		full.Max.X = box.Min.X + max(box.Dx()*min(value, most)/most, 1)
		Fill(dst, full, Ink(r))
	}
	Outline(dst, box, max(Px(1), 1), Ink(Edge))
}

// CutTop takes a strip of some height off the top of a box, as far as there is
// that much.
func CutTop(box *image.Rectangle, height int) image.Rectangle {
	strip := *box
	strip.Max.Y = min(box.Min.Y+height, box.Max.Y)
	box.Min.Y = strip.Max.Y
	return strip
}

// CutBottom takes a strip off the bottom of a box.
func CutBottom(box *image.Rectangle, height int) image.Rectangle {
	strip := *box
	strip.Min.Y = max(box.Max.Y-height, box.Min.Y)
	box.Max.Y = strip.Min.Y
	return strip
}
