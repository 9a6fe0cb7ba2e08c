package synth

import "math"

// biquad is a filter of the second order, by the well-known audio cookbook
// formulas.
type biquad struct{ b0, b1, b2, a1, a2, x1, x2, y1, y2 float64 }

func (f *biquad) step(x float64) float64 {
	y := f.b0*x + f.b1*f.x1 + f.b2*f.x2 - f.a1*f.y1 - f.a2*f.y2
	f.x2, f.x1, f.y2, f.y1 = f.x1, x, f.y1, y
	return y
}

func angle(hertz float64) float64 { return 2 * math.Pi * min(hertz, Rate*0.45) / Rate }

func (f *biquad) set(b0, b1, b2, a0, a1, a2 float64) {
	f.b0, f.b1, f.b2, f.a1, f.a2 = b0/a0, b1/a0, b2/a0, a1/a0, a2/a0
}

func (f *biquad) lowPass(hertz, q float64) {
	w := angle(hertz)
	c, alpha := math.Cos(w), math.Sin(w)/(2*q)
	f.set((1-c)/2, 1-c, (1-c)/2, 1+alpha, -2*c, 1-alpha)
}

func (f *biquad) highPass(hertz, q float64) {
	w := angle(hertz)
	c, alpha := math.Cos(w), math.Sin(w)/(2*q)
	f.set((1+c)/2, -1-c, (1+c)/2, 1+alpha, -2*c, 1-alpha)
}

func (f *biquad) bandPass(hertz, q float64) {
	w := angle(hertz)
	c, alpha := math.Cos(w), math.Sin(w)/(2*q)
	f.set(alpha, 0, -alpha, 1+alpha, -2*c, 1-alpha)
}

func (t tape) through(f biquad) tape {
	for i, s := range t {
		t[i] = f.step(s)
	}
	return t
}

// round is a filter without a bump at its corner.
const round = 0.7071

// low lets pass what is lower than a frequency.
func (t tape) low(hertz float64) tape {
	var f biquad
	f.lowPass(hertz, round)
	return t.through(f)
}

// high lets pass what is higher.
func (t tape) high(hertz float64) tape {
	var f biquad
	f.highPass(hertz, round)
	return t.through(f)
}

// band lets pass what is near a frequency: the nearer, the larger q.
func (t tape) band(hertz, q float64) tape {
	var f biquad
	f.bandPass(hertz, q)
	return t.through(f)
}

// every is how many samples a filter that moves stays the same.
const every = 32

// sweep is a band that moves over the seconds.
func (t tape) sweep(hertz func(float64) float64, q float64) tape {
	var f biquad
	for i, s := range t {
		if i%every == 0 {
			f.bandPass(hertz(float64(i)/Rate), q)
		}
		t[i] = f.step(s)
	}
	return t
}

// mode is one way in which a struck body rings: dying to a third in `third`
// seconds.
type mode struct{ hertz, third, gain float64 }

// body is a struck thing.
type body []mode

// struck lets a body ring to what strikes it, for some seconds.
func (b body) struck(by tape, seconds float64) tape {
	out := silence(seconds)
	for _, m := range b {
		w := angle(m.hertz)
		r := math.Exp(-1.0986 / (m.third * Rate))
		a1, a2, in := 2*r*math.Cos(w), r*r, m.gain*math.Sin(w)
		y1, y2 := 0.0, 0.0
		for i := range out {
			x := 0.0
			if i < len(by) {
				x = by[i]
			}
			y := x*in + a1*y1 - a2*y2
			y2, y1 = y1, y
			out[i] += y
		}
	}
	return out.fadeOut(len(out) / 5)
}

// tuned is the same body a little larger or smaller.
func (b body) tuned(by float64) body {
	out := append(body(nil), b...)
	for i := range out {
		out[i].hertz *= by
	}
	return out
}

// blow is a short strike: the harder, the brighter.
func (c *chance) blow(seconds, hertz float64) tape {
	return c.noise(seconds).shape(fall(seconds/12, seconds/3)).low(hertz)
}
