// Package candle paints a candle on a table before a wall of brick, burning or
// just gone out, as the pages before and after a crawl show it. It flickers by
// the tick alone and decides nothing.
package candle

import (
	"image/color"

	"github.com/hajimehoshi/ebiten/v2"

	"pitchdark/assets"
)

// Candle is the picture, painted in large pixels of the palette.
type Candle struct {
	Out    bool // it has gone out; set it before the first Draw
	w, h   int  // in large pixels
	scale  int
	edge   int     // the words' right end, in large pixels
	glow   []int32 // light on each pixel, 256 to a step of the ramp
	pix    []byte
	image  *ebiten.Image
	shown  int    // the tick that is painted, -1 for none
	wick   [2]int // the foot of the flame
	table  int    // its edge
	left   int    // of the candle's body
	bottom int
}

// Measures in large pixels.
const (
	bodyWide  = 15
	bodyHigh  = 50
	brickWide = 22
	brickHigh = 10
	reach     = 52 // at this distance the light is halved
)

// The ramps from black to what stands nearest: by the flame, and by what light
// the night has.
var (
	warm = ramp("01mnopq")
	cold = ramp("001hhi4")
)

func ramp(letters string) []color.RGBA {
	var colours []color.RGBA
	for i := range len(letters) {
		ink, _ := assets.InkOf(letters[i])
		colours = append(colours, assets.Colour(ink))
	}
	return colours
}

// bayer is the order in which the pixels of a 4×4 block brighten, in 256ths.
var bayer = [16]int32{0, 128, 32, 160, 192, 64, 224, 96, 48, 176, 16, 144, 240, 112, 208, 80}

// fit lays the picture out anew for a size and an end of words in large pixels.
func (c *Candle) fit(w, h, edge int) {
	if c.w == w && c.h == h && c.edge == edge {
		return
	}
	if c.image != nil {
		c.image.Deallocate()
	}
	*c = Candle{Out: c.Out, scale: c.scale, edge: edge, w: w, h: h, glow: make([]int32, w*h), pix: make([]byte, 4*w*h), shown: -1}
	c.image = ebiten.NewImage(w, h)
	c.table = h * 79 / 100
	c.bottom = c.table + 9
	c.left = w*3/4 - bodyWide/2
	c.wick = [2]int{w * 3 / 4, c.bottom - bodyHigh - 2}
	for y := range h {
		for x := range w {
			c.glow[y*w+x] = int32(c.light(x, y) * c.veil(x) * 256)
		}
	}
}

// light is how brightly a pixel of the wall or the table is lit, in steps of
// the ramp.
func (c *Candle) light(x, y int) float64 {
	dx, dy := float64(x-c.wick[0]), float64(y-c.wick[1]+10)
	matter := c.brick(x, y)
	if y >= c.table { // it lies flat, and its far edge is as near as the wall
		matter = c.plank(x, y) * 1.5
		dy = float64(c.table-c.wick[1]) + float64(max(y-c.bottom, c.bottom-y))
	}
	d := dx*dx + dy*dy*1.15
	return matter * (7.4*reach*reach/(reach*reach+d) - 0.25)
}

// veil is how much of the light is left where words stand before it: less than
// half, and all of it a little beyond their end.
func (c *Candle) veil(x int) float64 {
	const soft = 34
	beyond := float64(x-c.edge+soft/2) / soft
	return 0.4 + 0.6*min(max(beyond, 0), 1)
}

// brick is how much light a pixel of the wall gives back: bricks differ, and
// the edges that face the flame catch more of it.
func (c *Candle) brick(x, y int) float64 {
	row := y / brickHigh
	across := x + row%2*brickWide/2 + chance(row, 7)%3
	u, v := across%brickWide, y%brickHigh
	if u == 0 || v == 0 {
		return 0.3
	}
	back := 0.52 + float64(chance(across/brickWide, row)%64)/400
	if chance(x, y)%23 == 0 {
		back -= 0.12
	}
	up, left := y > c.wick[1]-10, x > c.wick[0]
	switch {
	case v == 1 && up, v == brickHigh-1 && !up, u == 1 && left, u == brickWide-1 && !left:
		back += 0.16
	case v == 1, v == brickHigh-1, u == 1, u == brickWide-1:
		back -= 0.14
	}
	return back
}

// plank is how much light a pixel of the table gives back; the candle's foot
// stands in its own shadow.
func (c *Candle) plank(x, y int) float64 {
	v := y - c.table
	switch v {
	case 0:
		return 0.8
	case 5, 14, 26:
		return 0.3
	}
	grain := chance(x/17+v*31, v/2) % 32
	back := 0.56 + float64(grain)/260
	dx, dy := float64(x-c.wick[0])/24, float64(y-c.bottom-2)/6
	if dx*dx+dy*dy < 1 {
		back *= 0.35
	}
	return back
}

// chance is a number that is always the same for a place.
func chance(x, y int) int {
	h := uint32(x)*0x9e3779b1 ^ uint32(y)*0x85ebca6b
	h ^= h >> 15
	h *= 0x2c1b3c6d
	h ^= h >> 13
	return int(h >> 1)
}

// waver is a slow noise between -1 and 1 that begins anew every step ticks and
// is the same at the same tick.
func waver(tick, step, seed int) float64 {
	a := float64(chance(tick/step, seed)%2001)/1000 - 1
	b := float64(chance(tick/step+1, seed)%2001)/1000 - 1
	f := float64(tick%step) / float64(step)
	f = f * f * (3 - 2*f)
	return a + (b-a)*f
}

// power is the strength of the light at a tick, about 256.
func power(tick int) int32 {
	return int32(256 * (1 + 0.045*waver(tick, 23, 1) + 0.03*waver(tick, 7, 2)))
}

// paint paints the picture of a tick.
func (c *Candle) paint(tick int) {
	if c.shown == tick {
		return
	}
	c.shown = tick
	strong, tones := power(tick), warm
	if c.Out {
		strong, tones = 150, cold
	}
	last := int32(len(tones) - 1)
	for y := range c.h {
		order := bayer[y%4*4 : y%4*4+4]
		for x := range c.w {
			i := y*c.w + x
			step := (c.glow[i]*strong>>8 + order[x%4]) >> 8
			c.put(i, tones[min(max(step, 0), last)])
		}
	}
	c.dish()
	c.body(tick)
	if c.Out {
		c.smoke(tick)
	} else {
		c.flame(tick)
	}
	c.image.WritePixels(c.pix)
}

func (c *Candle) put(i int, k color.RGBA) {
	p := c.pix[4*i : 4*i+4 : 4*i+4]
	p[0], p[1], p[2], p[3] = k.R, k.G, k.B, 0xff
}

func (c *Candle) dot(x, y int, k color.RGBA) {
	if x >= 0 && y >= 0 && x < c.w && y < c.h {
		c.put(y*c.w+x, k)
	}
}

// Draw paints the picture over the whole screen, some screen pixels to each of
// its own, darker on the left up to where words end, in screen pixels.
func (c *Candle) Draw(dst *ebiten.Image, scale, tick, edge int) {
	b := dst.Bounds()
	c.scale = max(scale, 1)
	c.fit((b.Dx()+c.scale-1)/c.scale, (b.Dy()+c.scale-1)/c.scale, edge/c.scale)
	c.paint(tick)
	var o ebiten.DrawImageOptions
	o.GeoM.Scale(float64(c.scale), float64(c.scale))
	dst.DrawImage(c.image, &o)
}

// Beside is where something stands on the table to the right of the candle: its
// lower left corner on the screen.
func (c *Candle) Beside() (x, y int) {
	return (c.wick[0] + 28) * c.scale, (c.bottom + 4) * c.scale
}
