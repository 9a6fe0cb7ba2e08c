package sprites

import (
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/vector"

	"pitchdark/assets"
)

// Arc is one sound on the ring.
type Arc struct {
	Toward int // relative direction, 0 forward … 7 forward-left
	Here   bool
	Band   int // 1 near, 2 clear, 3 faint
	Age    int // rounds: 0 this one, 1 the last
	Order  int // its place among those from the same side, 0 innermost
}

// Ring is the compass of a blind hero: eight relative directions, forward up,
// and the dial of the distance along the one that is chosen. The interface
// writes the words beside it.
type Ring struct {
	X, Y, Radius float32 // window pixels
	Facing       int     // absolute, of eight: where the hero believes it faces
	Selected     int     // relative direction chosen, or -1
	Hover        int     // relative direction under the mouse, or -1
	Tiles, Max   int     // the dial; Max 0 hides it
	Arcs         []Arc
	Fade         float32 // 0…1
	Contrast     bool
}

// Parts of the radius.
const (
	dialStart = 0.34
	dialEnd   = 0.84
	keyAt     = 0.94
	arcStart  = 1.09
	arcStep   = 0.085
)

// Draw paints the ring without words.
func (r *Ring) Draw(dst *ebiten.Image, tick int) {
	if r.Fade <= 0 || r.Radius <= 0 {
		return
	}
	vector.StrokeCircle(dst, r.X, r.Y, r.Radius, r.width(1), r.ink(assets.Slate, 0.55), true)
	vector.StrokeCircle(dst, r.X, r.Y, r.Radius*0.26, r.width(1), r.ink(assets.Shale, 0.5), true)
	for toward := range 8 {
		r.drawKey(dst, toward)
	}
	r.drawNeedle(dst)
	r.drawDial(dst, tick)
	for _, a := range r.Arcs {
		r.drawArc(dst, a)
	}
}

// width is a stroke's width for a part of the ring, in window pixels.
func (r *Ring) width(n float32) float32 { return max(1, n*r.Radius/110) }

func (r *Ring) ink(i int, alpha float32) color.NRGBA {
	c := assets.Colour(i)
	alpha *= r.Fade
	if r.Contrast {
		alpha = r.Fade * min(1, alpha*1.8)
	}
	return color.NRGBA{c.R, c.G, c.B, uint8(255 * min(max(alpha, 0), 1))}
}

// at is the point in a relative direction (in eighths, fractions allowed) at a
// part of the radius.
func (r *Ring) at(toward, part float64) (x, y float32) {
	sin, cos := math.Sincos(toward * math.Pi / 4)
	return r.X + float32(sin*part)*r.Radius, r.Y - float32(cos*part)*r.Radius
}

// drawKey draws the chevron of one direction; forward is larger, the chosen
// one filled.
func (r *Ring) drawKey(dst *ebiten.Image, toward int) {
	size := 0.075
	i, alpha := assets.Ash, float32(0.75)
	if toward == 0 {
		size, i, alpha = 0.11, assets.Parchment, 0.85
	}
	switch toward {
	case r.Selected:
		i, alpha, size = assets.FlameInk, 1, size*1.35
	case r.Hover:
		i, alpha, size = assets.Parchment, 1, size*1.15
	}
	spread := size * 0.9
	ax, ay := r.at(float64(toward), keyAt+size)
	bx, by := r.at(float64(toward)+spread/keyAt*1.1, keyAt-size*0.6)
	cx, cy := r.at(float64(toward)-spread/keyAt*1.1, keyAt-size*0.6)
	var p vector.Path
	p.MoveTo(ax, ay)
	p.LineTo(bx, by)
	p.LineTo(cx, cy)
	p.Close()
	r.paint(dst, &p, r.ink(i, alpha), toward == r.Selected || toward == 0)
}

// paint fills a path, or only draws its outline.
func (r *Ring) paint(dst *ebiten.Image, p *vector.Path, c color.NRGBA, fill bool) {
	var vertices []ebiten.Vertex
	var indices []uint16
	if fill {
		vertices, indices = p.AppendVerticesAndIndicesForFilling(nil, nil)
	} else {
		vertices, indices = p.AppendVerticesAndIndicesForStroke(nil, nil, &vector.StrokeOptions{Width: r.width(1.6), LineJoin: vector.LineJoinRound})
	}
	paintShape(dst, vertices, indices, c)
}

func paintShape(dst *ebiten.Image, vertices []ebiten.Vertex, indices []uint16, c color.NRGBA) {
	a := float32(c.A) / 255
	for i := range vertices {
		v := &vertices[i]
		v.SrcX, v.SrcY = 1, 1
		v.ColorR, v.ColorG, v.ColorB, v.ColorA = float32(c.R)/255*a, float32(c.G)/255*a, float32(c.B)/255*a, a
	}
	o := ebiten.DrawTrianglesOptions{ColorScaleMode: ebiten.ColorScaleModePremultipliedAlpha, AntiAlias: true}
	dst.DrawTriangles(vertices, indices, white(), &o)
}

// drawNeedle points to where north would lie if the hero is right about its
// facing.
func (r *Ring) drawNeedle(dst *ebiten.Image) {
	north := float64((8 - r.Facing) % 8)
	tx, ty := r.at(north, 0.265)
	bx, by := r.at(north, 0.205)
	lx, ly := r.at(north+0.26, 0.185)
	rx, ry := r.at(north-0.26, 0.185)
	var p vector.Path
	p.MoveTo(tx, ty)
	p.LineTo(lx, ly)
	p.LineTo(bx, by)
	p.LineTo(rx, ry)
	p.Close()
	r.paint(dst, &p, r.ink(assets.Alarm, 0.9), true)
}

// NorthLabel is where a letter for north is centred, at the needle's tip.
func (r *Ring) NorthLabel() (x, y float32) { return r.at(float64((8-r.Facing)%8), 0.32) }

// drawDial draws a pip for each tile that could be walked, those that are
// meant filled.
func (r *Ring) drawDial(dst *ebiten.Image, tick int) {
	if r.Selected < 0 || r.Max < 1 {
		return
	}
	for n := 1; n <= r.Max; n++ {
		x, y := r.pip(n)
		size := r.width(3.2)
		switch {
		case n == r.Tiles:
			beat := float32(math.Sin(float64(tick)*0.12)) * 0.12
			vector.DrawFilledCircle(dst, x, y, size*(1.5+beat), r.ink(assets.FlameInk, 1), true)
		case n < r.Tiles:
			vector.DrawFilledCircle(dst, x, y, size, r.ink(assets.Gold, 0.95), true)
		default:
			vector.StrokeCircle(dst, x, y, size*0.8, r.width(1), r.ink(assets.Stone, 0.8), true)
		}
	}
}

func (r *Ring) pip(n int) (x, y float32) {
	step := (dialEnd - dialStart) / float64(max(r.Max-1, 1))
	return r.at(float64(r.Selected), dialStart+step*float64(n-1))
}

// drawArc draws a sound: thick and threefold when near, double when clear,
// thin and broken when faint; it pales with age.
func (r *Ring) drawArc(dst *ebiten.Image, a Arc) {
	alpha := [...]float32{1, 0.45, 0.25}[min(max(a.Age, 0), 2)]
	c := r.ink(assets.Moonlight, alpha)
	if a.Here {
		vector.StrokeCircle(dst, r.X, r.Y, r.Radius*0.30, r.width(3), c, true)
		return
	}
	band := min(max(a.Band, 1), 3)
	start := arcStart + arcStep*2.2*float64(a.Order)
	for n := range 4 - band {
		r.strokeArc(dst, a.Toward, start+arcStep*0.6*float64(n), float64(4-band)*0.06+0.22, band == 3, r.width(4.2-float32(band)), c)
	}
}

// strokeArc draws one arc about a direction, half as wide as spread eighths to
// either side.
func (r *Ring) strokeArc(dst *ebiten.Image, toward int, part, spread float64, broken bool, width float32, c color.NRGBA) {
	const pieces = 12
	for i := range pieces {
		if broken && i%3 == 2 {
			continue
		}
		from := float64(toward) - spread + 2*spread*float64(i)/pieces
		ax, ay := r.at(from, part)
		bx, by := r.at(from+2*spread/pieces, part)
		vector.StrokeLine(dst, ax, ay, bx, by, width, c, true)
	}
}

// At is the relative direction under a window pixel, if it is on the ring.
func (r *Ring) At(x, y int) (toward int, ok bool) {
	dx, dy := float64(float32(x)-r.X), float64(float32(y)-r.Y)
	away := math.Hypot(dx, dy) / float64(r.Radius)
	if away < dialStart-0.06 || away > arcStart+0.1 {
		return 0, false
	}
	return (int(math.Round(math.Atan2(dx, -dy)/(math.Pi/4))) + 8) % 8, true
}

// Label is where the word for a relative direction is centred, outside the
// ring and its arcs.
func (r *Ring) Label(toward int) (x, y float32) { return r.at(float64(toward), 1.42) }

// DialAt is the distance under a window pixel, 1…Max, if it is in the sector
// of the chosen direction.
func (r *Ring) DialAt(x, y int) (tiles int, ok bool) {
	toward, ok := r.At(x, y)
	if !ok || toward != r.Selected || r.Max < 1 {
		return 0, false
	}
	away := math.Hypot(float64(float32(x)-r.X), float64(float32(y)-r.Y)) / float64(r.Radius)
	step := (dialEnd - dialStart) / float64(max(r.Max-1, 1))
	return min(max(int(math.Round((away-dialStart)/step))+1, 1), r.Max), true
}

// DialLabel is where the words of the dial are centred, as "6 tiles": beside
// the pip of the chosen distance, on the side away from the middle line.
func (r *Ring) DialLabel() (x, y float32) { return r.X, r.Y + r.Radius*1.62 }

// ArcLabel is where the word for a sound is centred.
func (r *Ring) ArcLabel(a Arc) (x, y float32) {
	if a.Here {
		return r.X, r.Y - r.Radius*0.42
	}
	return r.at(float64(a.Toward), arcStart+arcStep*2.2*float64(a.Order)+0.22)
}
