package sprites

import (
	"math"

	"pitchdark/assets"
	"pitchdark/sprites/camera"
	"pitchdark/sprites/cue"
)

// wave is a sound that spreads in the picture.
type wave struct {
	x, y float64 // of the world
	band cue.Band
	born int
}

// bandAway is how far from the hearer a sound is drawn of which only the
// direction is known, in pixels.
var bandAway = [...]float64{cue.Near: 34, cue.Clear: 62, cue.Faint: 92}

func (w *World) wave(c cue.Ripple) wave {
	v := wave{band: c.Band, born: w.tick}
	hx, hy := w.hero()
	switch {
	case c.Known:
		v.x, v.y = camera.Centre(c.Place.X, c.Place.Y)
	case c.Here:
		v.x, v.y = hx, hy
	default:
		dx, dy := c.Way.Delta()
		away := bandAway[min(max(c.Band, cue.Near), cue.Faint)] / math.Hypot(float64(dx), float64(dy))
		v.x, v.y = hx+float64(dx)*away, hy+float64(dy)*away
	}
	return v
}

func (w *World) stepWaves() {
	kept := w.waves[:0]
	for _, v := range w.waves {
		if w.tick-v.born < cue.WaveTicks {
			kept = append(kept, v)
		}
	}
	w.waves = kept
}

// addWaves draws rings: three for a near sound, two for a clear one, one,
// broken, for a faint one.
func (w *World) addWaves(b *batch) {
	for i := range w.waves {
		v := &w.waves[i]
		x, y := w.project(v.x, v.y)
		rings := 4 - int(min(max(v.band, cue.Near), cue.Faint))
		for n := range rings {
			t := float64(w.tick-v.born-6*n) / float64(cue.WaveTicks-6*n)
			if t <= 0 || t >= 1 {
				continue
			}
			radius := 3 + float64(10+7*rings)*math.Sqrt(t)
			circle(b, x, y, radius, v.band == cue.Faint, inkOf(assets.Colour(assets.Moonlight), float32((1-t)*0.9)))
		}
	}
}

// circle draws a thin ring of single pixels, or of every other few.
func circle(b *batch, x, y, radius float64, broken bool, k ink) {
	n := int(radius * 6)
	for i := range n {
		if broken && i/3%2 == 1 {
			continue
		}
		a := float64(i) / float64(n) * 2 * math.Pi
		b.cell(pixelCell, math.Round(x+math.Cos(a)*radius), math.Round(y+math.Sin(a)*radius), k)
	}
}
