// Package sound lets a player hear what the hero hears: it turns what a seat
// perceived into sounds, gives each its side and strength, and keeps what goes
// on by itself, the drone, the flame, the heart in the dark. It knows nothing
// that the seat does not, and decides nothing of the game. Whether anybody
// listens is the device's affair: without one all of this costs nothing.
package sound

import (
	"math"

	"pitchdark/rules"
	"pitchdark/scenes/sound/mix"
	"pitchdark/scenes/sound/synth"
)

// Settings are how loud what is: volumes of 0…100 per cent.
type Settings struct {
	Mute     bool // nothing is heard
	Captions bool // what is heard is written, too
	All      int
	World    int // steps, blows, doors
	Voices   int // calls and grunts
	Drone    int // the drone, flames, heart and breath
	Menus    int
}

// Sounds is all that is heard in one program.
type Sounds struct {
	mixer   *mix.Mixer
	live    func() bool
	bank    synth.Bank
	filled  bool
	set     Settings
	tick    int
	plays   int // sounds played, which chooses the variants
	heard   int // the tick of the last sound
	written []written
	about   surroundings
}

// New plays into a mixer as long as live reports that somebody reads from it.
func New(mixer *mix.Mixer, live func() bool) *Sounds {
	s := &Sounds{mixer: mixer, live: live}
	s.Use(Settings{All: 100, World: 100, Voices: 100, Drone: 100, Menus: 100})
	return s
}

// Use takes new volumes into use.
func (s *Sounds) Use(set Settings) {
	s.set = set
	v := mix.Volumes{Master: part(set.All)}
	if set.Mute {
		v.Master = 0
	}
	for kind, percent := range map[synth.Kind]int{
		synth.World: set.World, synth.Voices: set.Voices, synth.Drone: set.Drone, synth.Interface: set.Menus,
	} {
		v.Kind[kind] = part(percent)
	}
	s.mixer.SetVolumes(v)
}

// part is a volume as a factor: ears want it squared.
func part(percent int) float64 { return float64(percent*percent) / 10_000 }

// Beat plays what was perceived in a beat, each sound with what is shown of it.
func (s *Sounds) Beat(b Beat) {
	for _, c := range Calls(b) {
		s.call(&c, &b)
	}
}

// ticks is how long some ticks of what is shown take in those of the window.
func (b *Beat) ticks(n int) int {
	if b.Speed <= 0 {
		return n
	}
	return n * 100 / b.Speed
}

func (s *Sounds) call(c *Call, b *Beat) {
	place := placeOf(c.Heard, b.After)
	for n := range c.Times {
		tick := b.ticks(c.Tick + n*c.Every)
		s.play(c.Name, tick, place)
		if c.With != "" {
			s.play(c.With, tick+b.ticks(after(c.With)), place)
		}
	}
	s.heard = max(s.heard, s.tick+b.ticks(c.Tick+c.Times*c.Every))
	s.write(c.Caption, s.tick+b.ticks(c.Tick))
}

// after is how many ticks later something is heard than what it goes with: a
// cry follows the blow, and what is thrown falls in the end.
func after(with synth.Name) int {
	switch with {
	case synth.Jingle, synth.Cloth:
		return 0
	case synth.Drop:
		return 26
	}
	return 5
}

// play lets a sound be heard some ticks from now.
func (s *Sounds) play(n synth.Name, ticks int, at mix.Place) {
	if !s.live() {
		return
	}
	s.plays++
	s.mixer.Play(mix.Voice{Wave: s.bank.Wave(n, s.plays), Kind: synth.KindOf(n), Delay: ticks * synth.Rate / 60, Place: at})
}

// placeOf is where a cue is heard. A Blind hero hears it by its facing, with
// its ears; one that sees, as the map lies before the player.
func placeOf(s *rules.Sound, v *rules.View) mix.Place {
	if s == nil {
		return mix.Place{Gain: 1, Room: 0.4}
	}
	p := mix.Place{Gain: 1}
	switch blind := v.Blind != rules.Sighted; {
	case s.Here:
	case blind:
		p = mix.Toward(int(v.Hero.Facing.Toward(s.From)), true)
	default:
		p = mix.Toward(int(s.From), false)
	}
	switch s.Band {
	case rules.Clear:
		p.Gain, p.Cut, p.Room = 0.5, 4500, 0.7
	case rules.Faint:
		p.Gain, p.Cut, p.Room = 0.22, 1300, 1
	default:
		p.Room = 0.4
	}
	return p
}

// Hurry lets what waits for its moment be heard now: what is shown was cut
// short.
func (s *Sounds) Hurry() {
	s.mixer.Hurry()
	for i := range s.written {
		s.written[i].from = min(s.written[i].from, s.tick)
	}
}

// Menu plays a sound of the menus: synth.Move, Choose or Back.
func (s *Sounds) Menu(n synth.Name) { s.play(n, 0, mix.Place{Gain: 1}) }

// Sample plays what a volume that was just changed is for.
func (s *Sounds) Sample(was Settings) {
	switch set := s.set; {
	case was.World != set.World:
		s.Menu(synth.DoorShut)
	case was.Voices != set.Voices:
		s.Menu(synth.Call)
	case was.All != set.All || was.Mute != set.Mute:
		s.Menu(synth.Walk)
	case was.Menus != set.Menus:
		s.Menu(synth.Choose)
	}
}

// Tick lets a sixtieth of a second pass.
func (s *Sounds) Tick() {
	s.tick++
	if !s.live() {
		return
	}
	if !s.filled {
		s.filled = true
		if !s.about.crawl {
			s.Title()
		}
		go s.bank.Fill()
	}
	s.goOn()
}

// written is a caption, shown from a tick on.
type written struct {
	text string
	from int
}

// What is written stays for some time, and there is room for a few.
const (
	stays = 4 * 60
	most  = 3
)

// write writes a caption; one that stands already stays longer.
func (s *Sounds) write(text string, from int) {
	if !s.set.Captions || text == "" {
		return
	}
	kept := s.written[:0]
	for _, w := range s.written {
		if w.text != text && s.tick-w.from < stays {
			kept = append(kept, w)
		}
	}
	s.written = append(kept, written{text, from})
}

// Captions are the words for what was heard last, the latest at the end, and
// none unless they are wanted.
func (s *Sounds) Captions() []string {
	if !s.set.Captions {
		return nil
	}
	var list []string
	for _, w := range s.written {
		if age := s.tick - w.from; age >= 0 && age < stays {
			list = append(list, w.text)
		}
	}
	return list[max(len(list)-most, 0):]
}

// fraction brings x into 0…1.
func fraction(x float64) float64 { return math.Max(0, math.Min(1, x)) }
