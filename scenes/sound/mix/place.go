package mix

import (
	"math"

	"pitchdark/scenes/sound/synth"
)

// Place is from where a sound comes, as the ears are told it.
type Place struct {
	Gain   float64 // 1 is as loud as it was made
	Side   float64 // −1 is all left, 1 all right
	Behind bool    // duller, and with the echo of what lies before one
	Cut    float64 // hertz above which it is muffled; 0 is not at all
	Room   float64 // how much of it the room answers, 0…1
}

// Toward is the place of a direction in eighths of a turn, clockwise from
// ahead. With ears, what comes from behind sounds so; without, as on a map, it
// is only in the middle.
func Toward(eighths int, ears bool) Place {
	a := float64(eighths) * math.Pi / 4
	return Place{Gain: 1, Side: math.Sin(a), Behind: ears && math.Cos(a) < -0.1, Room: 0.5}
}

// The ears: how much later than the near one the far one hears what is at the
// side, how dull it is to it, and how far to one side a sound can be.
const (
	earDelay = 0.00066 * synth.Rate // samples, less than 0.7 ms
	farDull  = 3200.0               // hertz
	widest   = 0.9
	nearest  = 20000.0
	backDull = 2100.0
	backEcho = 485 // samples, 11 ms: the answer of the wall ahead
	backPart = 0.32
)

// past is how many samples a sound's delays can reach back.
const past = 512

// sound is a voice that is heard.
type sound struct {
	wave        []float32
	kind        synth.Kind
	at          int // the next sample; negative until it begins
	gain        float32
	order       uint64
	leaving     bool
	fade        float32
	left, right ear
	room        float32
	cut         [2]pole // what muffles it
	line        [past]float32
	head        int
	echo        int
	echoGain    float32
}

// ear is how one ear hears a sound.
type ear struct {
	gain  float32
	delay int
	dull  pole
}

// softer reports whether a sound is the one to go before another.
func (s *sound) softer(than *sound) bool {
	if s.gain != than.gain {
		return s.gain < than.gain
	}
	return s.order < than.order
}

// start begins a voice.
func (s *sound) start(v *Voice, order uint64) {
	p := v.Place
	side := max(-1, min(1, p.Side)) * widest
	angle := (side + 1) * math.Pi / 4
	*s = sound{
		wave: v.Wave, kind: v.Kind, at: -v.Delay, gain: float32(p.Gain), order: order, fade: 1, room: float32(p.Room),
		left:  ear{gain: float32(math.Cos(angle)), delay: int(math.Round(max(side, 0) * earDelay))},
		right: ear{gain: float32(math.Sin(angle)), delay: int(math.Round(max(-side, 0) * earDelay))},
	}
	s.left.dull = lowPass(dulled(side))
	s.right.dull = lowPass(dulled(-side))
	cut := nearest
	if p.Cut > 0 {
		cut = p.Cut
	}
	if p.Behind {
		cut = min(cut, backDull)
		s.echo, s.echoGain = backEcho, backPart
	}
	s.cut = [2]pole{lowPass(cut), lowPass(cut)}
}

// dulled is the corner of an ear that is turned away as far as side says.
func dulled(side float64) float64 {
	if side <= 0 {
		return nearest
	}
	return nearest * math.Pow(farDull/nearest, side)
}

// mix adds the sound to both ears and to what the room answers.
func (s *sound) mix(left, right, send []float32, volume float32) {
	gain := s.gain * volume
	for i := range left {
		if s.at < 0 {
			s.at++
			continue
		}
		if s.done() {
			s.wave = nil
			return
		}
		x := float32(0)
		if s.at < len(s.wave) {
			x = s.cut[1].step(s.cut[0].step(s.wave[s.at]))
		}
		s.at++
		if s.leaving {
			s.fade = max(s.fade-ramp, 0)
		}
		x *= gain * s.fade
		s.head = (s.head + 1) % past
		s.line[s.head] = x
		left[i] += s.left.hear(s)
		right[i] += s.right.hear(s)
		send[i] += x * s.room
	}
}

// done reports whether nothing more is heard of it.
func (s *sound) done() bool {
	return s.at >= len(s.wave)+past || s.leaving && s.fade <= 0
}

// hear is what an ear hears of a sound now.
func (e *ear) hear(s *sound) float32 {
	x := s.line[(s.head-e.delay+past)%past]
	if s.echo > 0 {
		x += s.echoGain * s.line[(s.head-s.echo+past)%past]
	}
	return e.dull.step(x) * e.gain
}

// pole is the simplest low-pass.
type pole struct{ by, y float32 }

func lowPass(hertz float64) pole {
	return pole{by: float32(1 - math.Exp(-2*math.Pi*hertz/synth.Rate))}
}

func (p *pole) step(x float32) float32 {
	p.y += p.by * (x - p.y)
	return p.y
}
