package synth

import "math"

// vowel is the first formants of a throat, in hertz.
type vowel [4]float64

var (
	ah = vowel{730, 1090, 2440, 3400}
	oh = vowel{520, 880, 2400, 3300}
	oo = vowel{320, 780, 2250, 3200}
	eh = vowel{550, 1770, 2490, 3500}
	uh = vowel{600, 1170, 2390, 3400}
	ee = vowel{300, 2200, 2950, 3600}
	mm = vowel{250, 900, 2200, 3000}
)

// How wide the formants are, and how strong.
var (
	widths  = [4]float64{90, 110, 170, 250}
	weights = [4]float64{1, 0.6, 0.3, 0.16}
)

// throat is a voice: where it starts and ends, over a length in seconds.
type throat struct {
	length   float64
	pitch    func(float64) float64 // hertz over the seconds
	loud     func(float64) float64
	from, to vowel
	size     float64 // 1 is a man's; a larger throat's formants are lower
	breath   float64 // part of it that is only air
	rough    float64 // how uneven the pitch is
	growl    float64 // how much every second pulse is weaker
}

// voice is the sound of a throat.
func (c *chance) voice(v throat) tape {
	pulse, air := c.glottis(&v)
	out := silence(v.length)
	var f [4]biquad
	for i := range out {
		if i%every == 0 {
			v.tune(&f, float64(i)/Rate/v.length)
		}
		x := pulse[i]*(1-v.breath) + air[i]*v.breath*0.5
		s := 0.0
		for k := range f {
			s += f[k].step(x) * weights[k] * float64(1-2*(k%2))
		}
		out[i] = s
	}
	return out.shape(v.loud).whole()
}

// tune sets the formants at a part of the way.
func (v *throat) tune(f *[4]biquad, part float64) {
	u := smooth(min(max(part, 0), 1))
	for k := range f {
		hertz := (v.from[k] + (v.to[k]-v.from[k])*u) / v.size
		f[k].bandPass(hertz, hertz*v.size/widths[k]/1.6)
	}
}

// glottis is the pulses of the cords, and the air that passes with them.
func (c *chance) glottis(v *throat) (pulse, air tape) {
	pulse, air = silence(v.length), silence(v.length)
	phase, bent, weak, last := 0.0, 1.0, 1.0, 0.0
	odd := false
	for i := range pulse {
		s := float64(i) / Rate
		phase += v.pitch(s) * bent / Rate
		if phase >= 1 {
			phase -= math.Floor(phase)
			bent, odd = 1+v.rough*c.sign(), !odd
			weak = 1
			if odd {
				weak = 1 - v.growl
			}
		}
		open := 0.0
		if phase < 0.62 {
			u := phase / 0.62
			open = weak * u * u * (3 - 3*u)
		}
		pulse[i] = (open - last) * Rate / 900
		last = open
		air[i] = c.sign() * (0.4 + open)
	}
	return pulse, air
}

func steady(hertz float64) func(float64) float64 { return func(float64) float64 { return hertz } }

// trembling adds a vibrato.
func trembling(pitch func(float64) float64, hertz, part float64) func(float64) float64 {
	return func(s float64) float64 { return pitch(s) * (1 + part*math.Sin(2*math.Pi*hertz*s)) }
}
