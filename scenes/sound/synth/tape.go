package synth

import "math"

// tape is a sound in the making.
type tape []float64

func silence(seconds float64) tape { return make(tape, int(seconds*Rate)) }

// add mixes another tape in, from a second on; what lies beyond the end is
// cut.
func (t tape) add(at float64, from tape, gain float64) tape {
	start := int(at * Rate)
	for i := 0; i < len(from) && start+i < len(t); i++ {
		t[start+i] += from[i] * gain
	}
	return t
}

// wrap mixes another tape in; what lies beyond the end goes on at the
// beginning, as in a loop.
func (t tape) wrap(at float64, from tape, gain float64) tape {
	start := int(at * Rate)
	for i := range from {
		t[(start+i)%len(t)] += from[i] * gain
	}
	return t
}

// shape multiplies by a course over the seconds.
func (t tape) shape(course func(second float64) float64) tape {
	for i := range t {
		t[i] *= course(float64(i) / Rate)
	}
	return t
}

func (t tape) gain(g float64) tape {
	for i := range t {
		t[i] *= g
	}
	return t
}

// drive rounds the peaks off, which adds warmth or a growl.
func (t tape) drive(by float64) tape {
	for i := range t {
		t[i] = math.Tanh(t[i] * by)
	}
	return t
}

// peak is the largest sample.
func (t tape) peak() float64 {
	most := 0.0
	for _, s := range t {
		most = max(most, math.Abs(s))
	}
	return most
}

// whole scales to a peak of 1.
func (t tape) whole() tape {
	if p := t.peak(); p > 0 {
		t.gain(1 / p)
	}
	return t
}

// fall rises for some seconds and then dies away, to a third in every further
// `third` seconds.
func fall(rise, third float64) func(float64) float64 {
	return func(s float64) float64 {
		if s < rise {
			return s / rise
		}
		return math.Exp(-(s - rise) * 1.0986 / third)
	}
}

// swell rises and falls over a length, its top at a part of it.
func swell(length, top float64) func(float64) float64 {
	return func(s float64) float64 {
		u := s / length
		switch {
		case u >= 1:
			return 0
		case u < top:
			return smooth(u / top)
		}
		return smooth((1 - u) / (1 - top))
	}
}

func smooth(u float64) float64 { return u * u * (3 - 2*u) }

// course runs through points that are evenly spread over a length.
func course(length float64, points ...float64) func(float64) float64 {
	return func(s float64) float64 {
		u := min(max(s/length, 0), 1) * float64(len(points)-1)
		i := min(int(u), len(points)-2)
		return points[i] + (points[i+1]-points[i])*smooth(u-float64(i))
	}
}

// ceiling is the highest peak of a finished sound: −3 dB under full scale.
const ceiling = 0.7071

// clean takes away what would thump or click at the ends.
func (t tape) clean() tape {
	t.high(28)
	const in = Rate / 2000
	for i := 0; i < in && i < len(t); i++ {
		t[i] *= float64(i) / in
	}
	return t.fadeOut(Rate / 125)
}

// fadeOut takes the last n samples down to silence.
func (t tape) fadeOut(n int) tape {
	for i := 0; i < n && i < len(t); i++ {
		t[len(t)-1-i] *= float64(i) / float64(n)
	}
	return t
}

// levelled brings a sound to its loudness, and its peaks under the ceiling.
func (t tape) levelled(level float64) []float32 {
	gain := 0.0
	if loud := t.loudest(); loud > 0 {
		gain = math.Pow(10, level/20) / loud
	}
	out := make([]float32, len(t))
	for i, s := range t {
		out[i] = float32(ceiling * math.Tanh(s*gain/ceiling))
	}
	return out
}

// loudest is the loudest moment: the largest mean power over a twentieth of a
// second, as an amplitude, heard through an ear that is dull to the very low.
func (t tape) loudest() float64 {
	ear := append(tape(nil), t...).high(120)
	const moment = Rate / 20
	sum, most := 0.0, 0.0
	for i, s := range ear {
		sum += s * s
		if i >= moment {
			sum -= ear[i-moment] * ear[i-moment]
		}
		most = max(most, sum)
	}
	return math.Sqrt(most / moment)
}
