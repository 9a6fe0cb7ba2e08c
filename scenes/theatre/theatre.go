// Package theatre is where journals are watched: a shelf of those that can be,
// and a stage on which one is played again, by steps and rounds, before the
// eyes of each hero and, once the crawl has ended, of one that sees the truth.
// It decides which eyes there are; what they see is the rules' matter.
package theatre

import (
	"strconv"

	"pitchdark/rules"
	"pitchdark/rules/engine"
	"pitchdark/scenes"
	"pitchdark/scenes/direct"
	"pitchdark/scenes/stage"
	"pitchdark/scenes/ui"
	"pitchdark/sprites"
	"pitchdark/sprites/cue"
)

// Options are how a journal is shown.
type Options struct {
	Journal   []byte
	Title     string // the dungeon, and who went
	Atlas     engine.Atlas
	TestSpeed bool // nothing is animated
}

// screen is a journal on the stage.
type screen struct {
	o       Options
	reel    *reel
	eye     int
	world   *sprites.World
	stage   stage.Stage
	look    sprites.Look
	zoom    int
	bar     ui.Bar
	lay     layout
	playing bool
	speed   int // of speeds
	wait    int // ticks until the next step is played
	typed   string
	notice  string
	before  *rules.View
	focus   cue.Tile // of the truth
	said    said
	ticks   int
}

// speeds are the pace of playing, in percent.
var speeds = [...]int{50, 100, 200, 400}

// breath is how long a picture stands before the next step, in ticks at the
// usual speed.
const breath = 24

// The buttons.
const (
	toStart = iota
	roundBack
	stepBack
	playOrRest
	stepOn
	roundOn
	toEnd
	faster
	record
	seat
	leave
)

// Open is the stage of a journal.
func Open(o Options) (scenes.Scene, error) {
	r, damage, err := newReel(o.Journal, o.Atlas)
	if err != nil {
		return nil, err
	}
	s := &screen{o: o, reel: r, world: sprites.NewWorld(), speed: 1}
	if damage != nil {
		s.notice = damage.Error()
	}
	s.bar.Buttons = make([]ui.Button, leave+1)
	s.bar.Focus = -1
	s.show()
	return s, nil
}

// now is the eye that is looked through.
func (s *screen) now() *eye { return s.reel.eyes[s.eye] }

// truth reports whether the truth is shown.
func (s *screen) truth() bool { return s.now().hero == 0 }

// show sets the scene as it stands, at once.
func (s *screen) show() {
	s.before = s.now().view()
	s.set(s.before)
	s.world.Skip()
}

// set sets the scene of a view.
func (s *screen) set(v *rules.View) {
	sc := s.stage.Set(v)
	if s.truth() {
		sc.Figures = sc.Figures[1:] // the truth is nobody's
		for i := range v.Tokens {
			if t := &v.Tokens[i]; t.Side == rules.Friend && !t.Dead {
				s.focus = cue.Tile{X: t.At.X, Y: t.At.Y}
				break
			}
		}
		sc.Hero, sc.Focus = 0, s.focus
	}
	s.world.SetScene(sc)
}

// Update takes the input of a tick and lets the play go on.
func (s *screen) Update(in *scenes.Input) scenes.Transition {
	s.ticks = in.Ticks()
	width, height := in.Size()
	s.arrange(width, height)
	s.setLook()
	s.narrate(in)
	t := s.input(in)
	if t.Move == scenes.MoveNone {
		s.goOn()
		s.world.Update(s.ticks)
	}
	return t
}

func (s *screen) setLook() {
	style := ui.Now()
	s.look.Calm, s.look.Contrast, s.look.Speed = style.Still, style.Contrast, speeds[s.speed]*style.Speed/100
	s.world.SetLook(s.look)
	base := max((s.lay.world.Dy()+160)/320, 1)
	s.zoom = min(max(base+s.zoom, 1), 4) - base
	s.world.SetZoom(base + s.zoom)
}

// goOn plays the next step when it is time.
func (s *screen) goOn() {
	if !s.playing || s.world.Busy() {
		return
	}
	if s.wait--; s.wait > 0 {
		return
	}
	s.forward()
}

// forward shows one step more.
func (s *screen) forward() {
	s.wait = breath * 100 / speeds[s.speed]
	if !s.reel.step(s.eye) {
		s.playing = false
		s.show()
		return
	}
	after := s.now().view()
	s.set(after)
	s.world.Play(direct.Cues(s.now().events, s.before, after))
	s.before = after
	if s.o.TestSpeed {
		s.world.Skip()
	}
}

// jump shows where the reel has come to, and rests there.
func (s *screen) jump(err error) {
	s.playing, s.notice = false, ""
	if err != nil {
		s.notice = err.Error()
		return
	}
	s.show()
}

// turn looks through another eye.
func (s *screen) turn(by int) {
	n := len(s.reel.eyes)
	s.eye = (s.eye + by + n) % n
	s.look.Record = s.truth()
	s.show()
}

// press does what a button says.
func (s *screen) press(button int) scenes.Transition {
	if s.world.Busy() {
		s.world.Skip()
	}
	switch button {
	case toStart:
		s.jump(s.reel.rewind())
	case roundBack:
		s.jump(s.reel.seek(s.reel.round() - 1))
	case stepBack:
		s.jump(s.reel.back(s.eye))
	case playOrRest:
		s.playing = !s.playing
	case stepOn:
		s.playing = false
		s.forward()
	case roundOn:
		s.jump(s.reel.seek(s.reel.round() + 1))
	case toEnd:
		s.reel.end()
		s.jump(nil)
	case faster:
		s.speed = (s.speed + 1) % len(speeds)
	case record:
		s.look.Record = !s.look.Record
	case seat:
		s.turn(1)
	case leave:
		return scenes.Pop()
	}
	return scenes.Stay()
}

// input takes keys, pad and mouse.
func (s *screen) input(in *scenes.Input) scenes.Transition {
	for i := range s.bar.Buttons {
		if s.bar.Buttons[i].Update(in) {
			return s.press(i)
		}
	}
	if in.Clicked() {
		s.click(in.Cursor())
	}
	if n := in.Wheel(); n > 0 {
		s.zoom++
	} else if n < 0 {
		s.zoom--
	}
	for {
		p, ok := in.Next()
		if !ok {
			return scenes.Stay()
		}
		if t := s.key(p); t.Move != scenes.MoveNone {
			return t
		}
	}
}

// intents are what keys and pads press.
var intents = map[scenes.Intent]int{
	scenes.Left: stepBack, scenes.Right: stepOn, scenes.Up: roundBack, scenes.Down: roundOn,
	scenes.UpLeft: toStart, scenes.DownLeft: toEnd, scenes.Skip: playOrRest, scenes.Confirm: playOrRest,
	scenes.Next: seat, scenes.Why: record, scenes.Things: record, scenes.Help: faster, scenes.Menu: leave,
}

func (s *screen) key(p scenes.Press) scenes.Transition {
	switch {
	case p.Rune >= '0' && p.Rune <= '9' && len(s.typed) < 6:
		s.typed += string(p.Rune)
		return scenes.Stay()
	case s.typed != "":
		return s.typedOn(p)
	case p.Rune == '+':
		s.speed = min(s.speed+1, len(speeds)-1)
	case p.Rune == '-':
		s.speed = max(s.speed-1, 0)
	case p.Rune == 'r':
		return s.press(record)
	case p.Rune == 't' && s.reel.ended != "":
		s.turn(len(s.reel.eyes) - 1 - s.eye)
	case p.Intent == scenes.Previous:
		s.turn(-1)
	case p.Intent == scenes.Overlay:
		s.look.Levels = !s.look.Levels
	case p.Intent == scenes.ZoomIn:
		s.zoom++
	case p.Intent == scenes.ZoomOut:
		s.zoom--
	case p.Intent == scenes.ScrollUp || p.Intent == scenes.UpRight:
		s.jump(s.reel.seek(s.reel.round() - 10))
	case p.Intent == scenes.ScrollDown || p.Intent == scenes.DownRight:
		s.jump(s.reel.seek(s.reel.round() + 10))
	case p.Intent == scenes.Back:
		return scenes.Pop()
	default:
		if button, ok := intents[p.Intent]; ok {
			return s.press(button)
		}
	}
	return scenes.Stay()
}

// typedOn ends the number of a round that is being typed.
func (s *screen) typedOn(p scenes.Press) scenes.Transition {
	switch {
	case p.Intent == scenes.Confirm:
		n, _ := strconv.Atoi(s.typed)
		s.jump(s.reel.seek(n))
		s.typed = ""
	case p.Key == "Backspace":
		s.typed = s.typed[:len(s.typed)-1]
	case p.Intent == scenes.Back:
		s.typed = ""
	}
	return scenes.Stay()
}
