package mix

import "pitchdark/scenes/sound/synth"

// Beds is how many sounds can go on by themselves.
const Beds = 6

// bed is a loop that goes on by itself. The ears hear it at different moments,
// so that it is wide and comes from nowhere.
type bed struct {
	wave []float32
	gain float32
	aim  float32
	at   int
}

// slow is how fast a bed grows louder or softer, a sample.
const slow = 1.0 / (0.35 * synth.Rate)

func (b *bed) mix(left, right []float32, volume float32) {
	if len(b.wave) == 0 || b.gain < 1e-5 && b.aim == 0 {
		return
	}
	other := len(b.wave) / 3
	for i := range left {
		b.gain += (b.aim - b.gain) * slow
		left[i] += b.wave[b.at] * b.gain * volume
		right[i] += b.wave[(b.at+other)%len(b.wave)] * b.gain * volume
		b.at++
		if b.at == len(b.wave) {
			b.at = 0
		}
	}
}
