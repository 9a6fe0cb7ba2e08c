package sprites

import "math"

// dusk is the staged change between light and dark: the flame dips, flares and
// dies, the picture closes to the figure, nothing, and the blind ring fades in.
type dusk struct {
	stage    float64 // of GoDark, 0…1; 0 when none plays
	flame    bool
	exposure float64 // of the lit picture, 1 as a rule
	iris     float64 // 0 shut … 1 wide open
	opening  float64 // of the blind ring
	gutter   float64 // a dip of the light, 0…1
	opens    bool    // the iris opens again
}

// The stages of going dark, as parts of the whole.
const (
	dipEnd   = 0.12
	flareEnd = 0.22
	dieEnd   = 0.42
	closeEnd = 0.60
	stillEnd = 0.76
)

func (d *dusk) begin(flame bool) { d.stage, d.flame, d.opening, d.opens = 0.001, flame, 0, false }

// progress is the picture at a part of going dark.
func (d *dusk) progress(done float64) {
	d.stage = done
	switch {
	case done < dipEnd:
		d.exposure = 1 - 0.45*part(done, 0, dipEnd)*d.own()
	case done < flareEnd:
		d.exposure = 0.55 + 0.95*math.Sin(part(done, dipEnd, flareEnd)*math.Pi*0.8)*d.own() + 0.45*(1-d.own())
	case done < dieEnd:
		t := part(done, flareEnd, dieEnd)
		d.exposure = 1 - 0.72*t
		d.iris = 1 - 0.8*t
	case done < closeEnd:
		t := part(done, dieEnd, closeEnd)
		d.exposure = 0.28 * (1 - t*t)
		d.iris = 0.2 * (1 - t)
	case done < stillEnd:
		d.exposure, d.iris, d.opening = 1, 0, 0
	default:
		d.exposure, d.iris = 1, 1
		d.opening = part(done, stillEnd, 1)
	}
	if done >= 1 {
		d.end(true)
	}
}

// own is 1 if the light that died was the hero's.
func (d *dusk) own() float64 {
	if d.flame {
		return 1
	}
	return 0
}

func part(v, from, to float64) float64 { return (v - from) / (to - from) }

// closed reports whether nothing of the old picture is left.
func (d *dusk) closed() bool { return d.stage >= closeEnd }

// dips reports whether the hero's own flame sinks before it dies, dead whether
// it has died.
func (d *dusk) dips() bool { return d.flame && d.stage > 0 && d.stage < dipEnd }
func (d *dusk) dead() bool { return d.flame && d.stage >= flareEnd }

// end puts the change behind.
func (d *dusk) end(blind bool) {
	d.stage, d.exposure, d.iris, d.gutter = 0, 1, 1, 0
	d.opening = 0
	if blind {
		d.opening = 1
	}
}

// open widens the iris from the figure outwards.
func (d *dusk) open() { d.iris, d.opens, d.opening = 0.05, true, 0 }

func (d *dusk) cut() { d.exposure, d.opens = 0, false }

// dip lets the light sink for a moment.
func (d *dusk) dip(done float64) { d.gutter = math.Sin(done * math.Pi) }

// step lets the picture come back to what it shall be.
func (d *dusk) step(blind bool) {
	if d.stage > 0 {
		return
	}
	d.exposure = math.Min(1, d.exposure+0.06)
	d.iris = math.Min(1, d.iris+0.05)
	if blind {
		d.opening = math.Min(1, d.opening+0.06)
	} else {
		d.opening = 0
	}
}

// light is the exposure of the lit picture.
func (d *dusk) light() float32 { return float32(d.exposure * (1 - 0.4*d.gutter)) }
