package sound

import (
	"pitchdark/rules"
	"pitchdark/rules/grid"
	"pitchdark/scenes/sound/mix"
	"pitchdark/scenes/sound/synth"
)

// surroundings are what goes on about the player by itself.
type surroundings struct {
	crawl  bool
	blind  bool
	hurt   float64 // 0 is whole, 1 is dying
	wet    bool    // water is known near by
	beat   int     // the tick of the next heartbeat
	breath int
	drip   int
	far    int
	chance uint32
}

// The beds of the mixer.
const (
	lowBed = iota
	middleBed
	thinBed
	torchBed
	candleBed
)

var beds = [mix.Beds]synth.Name{
	lowBed: synth.DroneLow, middleBed: synth.DroneMid, thinBed: synth.DroneThin, torchBed: synth.Crackle, candleBed: synth.Candle,
}

// bed sets how loud one of the beds is.
func (s *Sounds) bed(i int, gain float64) {
	if !s.live() {
		return
	}
	var wave []float32
	if gain > 0 {
		wave = s.bank.Wave(beds[i], 0)
	}
	s.mixer.SetBed(i, wave, gain)
}

// Title is what is heard beside the candle of the title.
func (s *Sounds) Title() {
	if s.about.crawl {
		s.mixer.Hush()
		s.written = s.written[:0]
	}
	s.about = surroundings{}
	s.mixer.SetRoom(0.4)
	for i, gain := range [...]float64{lowBed: 0.25, middleBed: 0.35, thinBed: 0, torchBed: 0, candleBed: 1} {
		s.bed(i, gain)
	}
}

// Crawl is what a hero hears about it: the drone by the light on its tile, its
// own flame, its heart in the dark, and the room as far as it knows it.
func (s *Sounds) Crawl(v *rules.View) {
	a := &s.about
	if !a.crawl {
		*a = surroundings{crawl: true, chance: a.chance | 1}
		a.drip, a.far = s.tick+600, s.tick+2400
	}
	a.blind = v.Blind != rules.Sighted
	a.hurt = 1 - fraction(float64(v.Hero.Health)/float64(max(v.Hero.MaxHealth, 1)))
	a.wet = wet(v)
	s.mixer.SetRoom(roomSize(v))
	lit := litPart(v)
	s.bed(lowBed, lit*lit)
	s.bed(middleBed, 0.15+0.75*lit)
	s.bed(thinBed, 0.25+0.75*(1-lit))
	torch, candle := flames(&v.Hero)
	s.bed(torchBed, torch)
	s.bed(candleBed, candle)
}

// litPart is how well a hero's tile is lit to it, 0…1.
func litPart(v *rules.View) float64 {
	switch {
	case v.Blind != rules.Sighted:
		return 0
	case v.Light >= rules.Bright:
		return 1
	}
	return 0.25 + 0.4*fraction(float64(v.Light)/10)
}

// flames is how loud the lights are that a hero carries.
func flames(h *rules.Sheet) (torch, candle float64) {
	for i := range h.Items {
		it := &h.Items[i]
		if !it.Lit || it.Shuttered {
			continue
		}
		gain := 1.0
		if it.Gutters {
			gain = 0.5
		}
		if bare(string(it.Kind)) == "torch" {
			torch = max(torch, gain)
		} else {
			candle = max(candle, gain)
		}
	}
	return torch, candle
}

func wet(v *rules.View) bool {
	for i := range v.Cells {
		if t := v.Cells[i].Terrain; t == grid.Shallows || t == grid.DeepWater {
			return true
		}
	}
	return false
}

// How long it is, in ticks, between what goes on by itself.
const (
	resting  = 54 // a heartbeat of one that is whole
	racing   = 22 // less for one that is dying
	inAndOut = 250
	quietly  = 75 // since the last sound
)

// goOn plays what goes on by itself and is due. In the dark nothing but heart
// and breath is heard unless the rules let it be heard, so that every other
// sound means something.
func (s *Sounds) goOn() {
	a := &s.about
	switch {
	case !a.crawl:
	case a.blind:
		s.lives()
	default:
		s.drips()
	}
}

// lives is the heart and the breath under silence.
func (s *Sounds) lives() {
	a := &s.about
	if s.tick >= a.beat {
		a.beat = s.tick + resting - int(racing*a.hurt)
		if s.tick-s.heard > quietly {
			s.play(synth.Heart, 0, mix.Place{Gain: 0.75 + 0.5*a.hurt})
		}
	}
	if s.tick >= a.breath {
		a.breath = s.tick + inAndOut - int(2*racing*a.hurt)
		if s.tick-s.heard > quietly {
			s.play(synth.Breath, 0, mix.Place{Gain: 0.8 + 0.4*a.hurt})
		}
	}
}

// drips are drops where water is known, and seldom something far off. They
// come from nowhere: no side, only the room.
func (s *Sounds) drips() {
	a := &s.about
	if s.tick >= a.drip {
		a.drip = s.tick + s.between(300, 1100)
		if a.wet {
			s.play(synth.Drip, 0, mix.Place{Gain: 0.9, Room: 1})
		}
	}
	if s.tick >= a.far {
		a.far = s.tick + s.between(2400, 6000)
		s.play(synth.Distant, 0, mix.Place{Gain: 0.9, Room: 1})
	}
}

// between is a number of ticks by chance, which no outcome hangs on.
func (s *Sounds) between(low, high int) int {
	s.about.chance = s.about.chance*1664525 + 1013904223
	return low + int(s.about.chance>>8)%(high-low)
}
