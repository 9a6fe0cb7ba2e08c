package mix

import (
	"math"

	"pitchdark/scenes/sound/synth"
)

// limiter keeps the mix under full scale: it turns down what is too loud, and
// rounds off what comes too suddenly for that.
type limiter struct{ level, volume float32 }

const (
	threshold = 0.7
	knee      = 0.8
	headroom  = 1 - knee - 0.01
)

var (
	attack  = float32(1 - math.Exp(-1/(0.0015*synth.Rate)))
	release = float32(1 - math.Exp(-1/(0.18*synth.Rate)))
)

func (l *limiter) mix(left, right []float32, volume float32) {
	for i := range left {
		l.volume += (volume - l.volume) * slow * 8
		a, b := left[i]*l.volume, right[i]*l.volume
		peak := max(a, -a, b, -b)
		if peak > l.level {
			l.level += (peak - l.level) * attack
		} else {
			l.level += (peak - l.level) * release
		}
		if l.level > threshold {
			turn := threshold / l.level
			a, b = a*turn, b*turn
		}
		left[i], right[i] = rounded(a), rounded(b)
	}
}

// rounded is x below the knee, and never reaches full scale above it.
func rounded(x float32) float32 {
	switch {
	case x > knee:
		return knee + headroom*float32(math.Tanh(float64((x-knee)/headroom)))
	case x < -knee:
		return -knee - headroom*float32(math.Tanh(float64((-x-knee)/headroom)))
	}
	return x
}
