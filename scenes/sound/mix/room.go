package mix

import (
	"math"

	"pitchdark/scenes/sound/synth"
)

// room is the answer of a room: four echoes that feed each other.
type room struct {
	lines [4][]float32
	at    [4]int
	back  [4]float32 // how much of each echo goes on
	dull  [4]pole
	wet   float32
	aim   float32
}

// lengths of the echoes in samples; no two have a divisor in common.
var lengths = [4]int{1117, 1427, 1789, 2063}

// set makes the room as large as a size, 0…1.
func (r *room) set(size float64) {
	size = max(0, min(1, size))
	seconds := 0.18 + 1.5*size*size // until it is 60 dB softer
	for k, n := range lengths {
		if r.lines[k] == nil {
			r.lines[k] = make([]float32, n)
		}
		r.back[k] = float32(math.Pow(10, -3*float64(n)/(seconds*synth.Rate)))
		r.dull[k].by = lowPass(5200 - 2600*size).by
	}
	r.aim = float32(0.55 * math.Sqrt(size))
}

// hiss is far under what can be heard; it keeps the echoes from numbers so small
// that they are slow to reckon with.
const hiss = 1e-15

// mix adds the room's answer.
func (r *room) mix(send, left, right []float32) {
	if r.wet < 1e-4 && r.aim == 0 {
		return
	}
	for i, x := range send {
		r.wet += (r.aim - r.wet) * slow
		var e [4]float32
		for k := range e {
			e[k] = r.lines[k][r.at[k]]
		}
		left[i] += r.wet * (e[0] - e[2])
		right[i] += r.wet * (e[1] - e[3])
		half := (e[0] + e[1] + e[2] + e[3]) / 2
		for k := range e {
			r.lines[k][r.at[k]] = r.dull[k].step(x*0.5+(e[k]-half)*r.back[k]) + hiss
			r.at[k]++
			if r.at[k] == lengths[k] {
				r.at[k] = 0
			}
		}
	}
}
