package candle

import (
	"image/color"
	"math"

	"pitchdark/assets"
)

// brass are the tones of the dish, from its shaded lip to where it shines: lit
// and unlit.
var brass = [2][]color.RGBA{ramp("mnoqe"), ramp("11hii")}

// dish paints what the candle stands on.
func (c *Candle) dish() {
	const wide, high = 21, 5
	for y := -high; y <= high+2; y++ {
		for x := -wide; x <= wide; x++ {
			in := x*x*high*high+y*y*wide*wide < wide*wide*high*high
			lip := y > 0 && x*x*high*high+(y-2)*(y-2)*wide*wide < wide*wide*high*high
			if !in && !lip {
				continue
			}
			tone := 1
			switch {
			case !in:
				tone = 0
			case x*x*9+y*y*9*16 > wide*wide*6 && y < 1:
				tone = 3
			case x*x+y*y*16 > wide*wide/2:
				tone = 2
			}
			if tone == 3 && x > -4 && x < 9 {
				tone = 4
			}
			c.dot(c.wick[0]+x, c.bottom+y, brass[c.state()][tone])
		}
	}
}

// wax are the tones of the body, from under the flame to its foot: lit and
// unlit.
var wax = [2][]color.RGBA{ramp("gfqqpo"), ramp("jjiihh")}

// drips are how far wax ran down, column by column.
var drips = [bodyWide]int{4, 13, 9, 3, 2, 2, 6, 3, 2, 2, 3, 12, 21, 17, 6}

func (c *Candle) body(tick int) {
	tones := wax[c.state()]
	top := c.bottom - bodyHigh
	for y := top; y < c.bottom+2; y++ {
		for x := range bodyWide {
			edge := min(x, bodyWide-1-x)
			if y >= c.bottom+edge/3 {
				continue
			}
			tone := float64(y-top)/13 + []float64{2.2, 1.2, 0.5, 0.2}[min(edge, 3)]
			if y-top < drips[x] {
				tone -= 0.8
			}
			if y-top == drips[x] {
				tone += 1.2
			}
			tone += float64(bayer[(y&3)*4+x%4])/256 - 0.6 + 0.15*waver(tick, 23, 1)
			c.dot(c.left+x, y, tones[min(max(int(tone), 0), len(tones)-1)])
		}
	}
	for x := 2; x < bodyWide-2; x++ {
		c.dot(c.left+x, top, tones[0])
	}
	for y := top - 4; y < top; y++ {
		c.dot(c.wick[0], y, assets.Colour(assets.Void))
	}
}

// fire are the tones of the flame, from its heart to its rim.
var fire = ramp("ggfed")

// flame paints the flame: a drop whose tip sways.
func (c *Candle) flame(tick int) {
	foot := c.bottom - bodyHigh - 2
	high := 21 + 1.6*waver(tick, 11, 3) + 1.2*waver(tick, 5, 4)
	for up := range int(high) + 1 {
		v := float64(up) / high
		half := 5.2 * math.Sin(math.Pi*math.Pow(v, 0.55)) * (1 - 0.25*v)
		sway := v * v * (2.2*waver(tick, 31, 5) + 1.1*waver(tick, 9, 6))
		for x := -6; x <= 6; x++ {
			off := math.Abs(float64(x)-sway) / max(half, 0.4)
			if off > 1 {
				continue
			}
			tone := int(off*off*3.4 + v*1.7)
			if up < 4 && off < 0.6 {
				tone = 4 - up/2
			}
			c.dot(c.wick[0]+x, foot-up, fire[min(tone, len(fire)-1)])
		}
	}
	for up := range 3 {
		c.dot(c.wick[0], foot-up, assets.Colour(assets.ColdSlate))
	}
}

// smoke paints what rises from a wick that has just gone out: an ember, and a
// thread that curls and thins.
func (c *Candle) smoke(tick int) {
	foot := c.bottom - bodyHigh - 2
	for up := range 3 {
		c.dot(c.wick[0], foot-up, assets.Colour(assets.Void))
	}
	c.dot(c.wick[0], foot-3, ramp("cbd")[tick/20%3])
	for up := 5; up < foot; up++ {
		far := float64(up) / float64(foot)
		sway := far * (9*math.Sin(float64(up)/9-float64(tick)/38) + 5*math.Sin(float64(up)/23-float64(tick)/61))
		x := c.wick[0] + int(math.Round(sway))
		for side := range 1 + int(far*3) {
			at := x + side - int(far*1.5)
			if float64(bayer[(up+tick/7)%4*4+(at&3)])/256 < 0.85-far {
				c.dot(at, foot-up, assets.Colour(assets.Slate-int(far*2.5)))
			}
		}
	}
}

func (c *Candle) state() int {
	if c.Out {
		return 1
	}
	return 0
}
