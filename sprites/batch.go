package sprites

import (
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"pitchdark/assets"
	"pitchdark/sprites/cue"
)

// batch gathers quads of the sheet, to be drawn in one call.
type batch struct {
	vertices []ebiten.Vertex
	indices  []uint16
}

// mostQuads keeps indices within 16 bits.
const mostQuads = 16000

func (b *batch) clear() { b.vertices, b.indices = b.vertices[:0], b.indices[:0] }

// ink colours a quad: the drawing's own colours times these, and its opacity.
type ink struct{ r, g, b, a float32 }

var plainInk = ink{1, 1, 1, 1}

func fade(a float32) ink { return ink{1, 1, 1, a} }

// inkOf is a palette colour for white drawings.
func inkOf(c color.RGBA, a float32) ink {
	return ink{float32(c.R) / 255, float32(c.G) / 255, float32(c.B) / 255, a}
}

// cell adds a drawing with its upper left corner at x, y.
func (b *batch) cell(c assets.Cell, x, y float64, k ink) {
	r := c.Rect()
	b.quad(c, x, y, float64(r.Dx()), float64(r.Dy()), 0, k)
}

// quad adds a drawing stretched over w×h, its upper side shifted by lean;
// a negative width mirrors it.
func (b *batch) quad(c assets.Cell, x, y, w, h, lean float64, k ink) {
	if len(b.vertices) >= 4*mostQuads {
		return
	}
	r := c.Rect()
	x0, x1 := float32(x), float32(x+w)
	if w < 0 {
		x0, x1 = float32(x-w), float32(x)
	}
	top, bottom, shift := float32(y), float32(y+h), float32(lean)
	sx0, sy0, sx1, sy1 := float32(r.Min.X), float32(r.Min.Y), float32(r.Max.X), float32(r.Max.Y)
	i := uint16(len(b.vertices))
	b.vertices = append(b.vertices,
		k.vertex(x0+shift, top, sx0, sy0), k.vertex(x1+shift, top, sx1, sy0),
		k.vertex(x0, bottom, sx0, sy1), k.vertex(x1, bottom, sx1, sy1))
	b.indices = append(b.indices, i, i+1, i+2, i+1, i+3, i+2)
}

// turned adds a drawing whose point at gx, gy lies at x, y, turned about it
// clockwise by radians; cell 0 adds nothing.
func (b *batch) turned(c assets.Cell, x, y, gx, gy, radians float64, mirrored bool, k ink) {
	if c == 0 || len(b.vertices) >= 4*mostQuads {
		return
	}
	r := c.Rect()
	sin, cos := math.Sincos(radians)
	i := uint16(len(b.vertices))
	for n := range 4 {
		sx, sy := float64(n%2*r.Dx()), float64(n/2*r.Dy())
		px, py := sx-gx, sy-gy
		if mirrored {
			px = -px
		}
		b.vertices = append(b.vertices, k.vertex(float32(x+px*cos-py*sin), float32(y+px*sin+py*cos), float32(r.Min.X)+float32(sx), float32(r.Min.Y)+float32(sy)))
	}
	b.indices = append(b.indices, i, i+1, i+2, i+1, i+3, i+2)
}

// vertex is premultiplied.
func (k ink) vertex(x, y, sx, sy float32) ebiten.Vertex {
	return ebiten.Vertex{
		DstX: x, DstY: y, SrcX: sx, SrcY: sy,
		ColorR: k.r * k.a, ColorG: k.g * k.a, ColorB: k.b * k.a, ColorA: k.a,
	}
}

func (b *batch) draw(dst, sheet *ebiten.Image) {
	if len(b.indices) > 0 {
		dst.DrawTriangles(b.vertices, b.indices, sheet, &ebiten.DrawTrianglesOptions{ColorScaleMode: ebiten.ColorScaleModePremultipliedAlpha})
	}
}

// moving are the second drawings of those that move by themselves, by their
// first one; 0 for the rest.
var moving = movingCells("shallows", "deep", "smoke")

func movingCells(names ...string) []assets.Cell {
	m := make([]assets.Cell, assets.Cells())
	for _, name := range names {
		m[assets.Named(name+".0")] = assets.Named(name + ".1")
	}
	return m
}

// frame is the drawing that a moving cell shows at a tick, on a tile in whose
// own time it moves.
func frame(c assets.Cell, tick int, at cue.Tile) assets.Cell {
	if other := moving[c]; other != 0 && (tick+23*at.X+9*at.Y)/40%2 == 1 {
		return other
	}
	return c
}
