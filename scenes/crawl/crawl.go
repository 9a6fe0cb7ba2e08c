// Package crawl is the screen of a dungeon crawl: the world by the light that
// is left, the hero and what can be done, the log, and the questions that
// interrupt. What is pressed and clicked goes to play, which speaks to the
// rules; this package shows what comes back and decides nothing.
package crawl

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"

	"pitchdark/rules"
	"pitchdark/rules/engine"
	"pitchdark/rules/grid"
	"pitchdark/scenes"
	"pitchdark/scenes/crawl/play"
	"pitchdark/scenes/direct"
	"pitchdark/scenes/stage"
	"pitchdark/scenes/ui"
	"pitchdark/sprites"
	"pitchdark/sprites/cue"
)

// Tally is what the end page tells of a crawl.
type Tally = play.Tally

// Options are how a crawl is shown, and what comes after it.
type Options struct {
	Journal   string                   // its path, for the end page
	TestSpeed bool                     // nothing is animated
	Notice    string                   // one sentence to begin with
	GiveUp    func() error             // ends the crawl for good; nil if it cannot be
	Page      func() string            // writes what the hero knows to a file, and says where; nil if it cannot be
	Settings  func() scenes.Scene      // the screen of the settings; nil if there is none
	NoHints   bool                     // no words of help at first occasions
	Hints     []string                 // the IDs of those given in earlier crawls
	Taught    func(ids []string)       // told of all that were given whenever one more is shown; may be nil
	End       func(Tally) scenes.Scene // what follows when it is over; nil leaves the screen
	Sound     Sound                    // lets the hero's surroundings be heard; nil is silence
}

// screen is the crawl screen.
type screen struct {
	game    *play.Game
	o       Options
	in      *scenes.Input
	bound   scenes.Bindings // whose pointing letters the offers yield to
	device  scenes.Device   // whose keys words name
	world   *sprites.World
	stage   stage.Stage
	ring    sprites.Ring
	look    sprites.Look
	beats   []play.Beat
	card    *rules.View // what the card tells while something is shown
	shown   rules.Handle
	lay     layout
	spots   []spot
	under   *spot // under the mouse
	hints   []cue.Hint
	words   []sprites.Word
	noises  []play.Noise
	hover   cue.Tile
	points  bool // the mouse points at a tile
	offers  scroll
	cursor  int // of a pad among the offers, from 1; 0 is none
	route   route
	zoom    int // steps nearer than what the window asks for
	looking bool
	sight   sight
	tip     struct {
		n     int
		view  *rules.View
		words string
	}
	advice  advice
	said    told
	log     record
	things  things
	aim     aim
	tooltip ui.Tooltip
	help    bool
	days    bool    // the page of the day is open
	dayDown int     // screen pixels that its page is scrolled
	keys    ui.List // of the help
	menu    int     // the chosen row of the menu, from 1; 0: it is shut
	swept   bool    // the scene must be laid out anew
	ended   int     // ticks since all was over
	ticks   int

	question *ui.Question // over all else, nil if none is asked
}

// Open is the screen of a crawl that a seat plays.
func Open(seat *engine.Seat, session *engine.Session, o Options) scenes.Scene {
	return open(seat, session, o)
}

func open(seat play.Seat, session play.Session, o Options) *screen {
	s := &screen{game: play.New(seat, session), o: o, world: sprites.NewWorld()}
	s.log.fresh = len(s.game.Log().Lines)
	s.game.Tell(o.Notice)
	s.game.Teach(o.NoHints, o.Hints)
	s.show(s.game.View())
	s.world.Skip()
	return s
}

// show sets the scene of a view.
func (s *screen) show(v *rules.View) {
	s.shown = v.Hero.Handle
	s.world.SetScene(s.stage.Set(v))
	s.noises = play.Noises(v)
	s.swept = true
	s.sound(v)
}

// Update takes the input of a tick and lets the picture go on.
func (s *screen) Update(in *scenes.Input) scenes.Transition {
	s.in = in
	s.ticks = in.Ticks()
	s.bind(in.Bindings)
	width, height := in.Size()
	s.lay = arrange(width, height, ui.Body.LineHeight())
	s.setLook()
	if t, over := s.over(); over {
		return t
	}
	if t := s.input(); t.Move != scenes.MoveNone {
		return t
	}
	s.follow()
	s.onward()
	s.advise()
	s.narrate()
	s.hint()
	s.rest()
	s.world.Update(s.ticks)
	return scenes.Stay()
}

func (s *screen) setLook() {
	style := ui.Now()
	s.look.Calm, s.look.Contrast, s.look.Speed = style.Still, style.Contrast, style.Speed
	if s.game.Bound() {
		s.look.Speed = hurries * s.look.Speed
	}
	s.world.SetLook(s.look)
	base := max((s.lay.world.Dy()+viewHeight/2)/viewHeight, 1)
	s.zoom = min(max(base+s.zoom, widest), closest) - base
	s.world.SetZoom(base + s.zoom)
}

// hurries is how many times faster a course is shown than a single step.
const hurries = 3

// The zoom follows the window: its world is about as many pixels high.
const (
	viewHeight      = 320
	widest, closest = 1, 4
)

// bind lets offers keep off the letters that point, when the bindings are new,
// and has words name the keys of the device in use.
func (s *screen) bind(b scenes.Bindings) {
	if s.bound != nil && s.device == s.in.Device() {
		return
	}
	s.bound, s.device = b, s.in.Device()
	s.game.Points(func(k play.Key) bool {
		_, points := b.Of(scenes.Key(k)).Direction()
		return points
	})
	s.game.Own(s.own)
	s.game.Names(names{s.in})
}

// names are the keys as the device in use has them.
type names struct{ in *scenes.Input }

func (n names) Intent(name string) string {
	i, _ := scenes.ParseIntent(name)
	return n.in.Glyph(i)
}

func (n names) Action(key, pad play.Key) string {
	if pad != "" && n.in.Device() == scenes.Pad || key == "" {
		key = pad
	}
	return label(key)
}

// own are the keys that the player chose for an action.
func (s *screen) own(do rules.ActionID) (key, pad play.Key, named bool) {
	keys, named := s.in.Own[string(do)]
	for _, k := range keys {
		if k.Pad() {
			pad = play.Key(k)
		} else {
			key = play.Key(k)
		}
	}
	return key, pad, named
}

// Resume looks at the bindings anew: what lay above may have changed them.
func (s *screen) Resume() { s.bound = nil }

// follow plays what commands brought, one after another.
func (s *screen) follow() {
	s.beats = append(s.beats, s.game.Beats()...)
	for len(s.beats) > 0 && !s.world.Busy() {
		b := s.beats[0]
		s.beats = s.beats[:copy(s.beats, s.beats[1:])]
		s.show(b.After)
		s.card = b.Before
		cues, starts := direct.Plan(b.Events, b.Before, b.After)
		s.world.Play(cues)
		s.hear(&b, starts)
		if s.o.TestSpeed {
			s.world.Skip()
		}
		if len(s.beats) == 0 && b.After.Hero.Handle != s.game.View().Hero.Handle {
			s.show(s.game.View())
		}
	}
}

// onward takes the next step of a course, or of companions that follow, once the
// last was shown.
func (s *screen) onward() {
	if s.busy() || s.menu > 0 || s.help || s.looking || s.game.Pick() != nil && s.game.Asking() {
		return
	}
	fresh := len(s.game.Log().Lines)
	if s.game.Onward() {
		s.told(fresh)
		s.follow()
	}
	if s.world.Busy() || s.shown == s.game.View().Hero.Handle {
		return
	}
	s.show(s.game.View())
	s.world.Skip()
}

// known is the view that card and banner tell: while something is shown that of
// before it, so that no number runs ahead of the picture.
func (s *screen) known() *rules.View {
	if s.busy() && s.card != nil {
		return s.card
	}
	return s.game.View()
}

// busy reports whether something is being shown.
func (s *screen) busy() bool { return s.world.Busy() || len(s.beats) > 0 }

// skip ends all that is being shown.
func (s *screen) skip() {
	s.hearRest()
	s.beats = s.beats[:0]
	s.show(s.game.View())
	s.world.Skip()
}

// lingers is how long the last picture stands before the end page.
const lingers = 90

// over leaves the crawl when it has ended and the player has seen how.
func (s *screen) over() (scenes.Transition, bool) {
	if s.game.Ended() == "" || s.busy() || len(s.beats) > 0 {
		return scenes.Stay(), false
	}
	s.ended++
	if s.ended < lingers && !s.o.TestSpeed && !(s.ended > lingers/6 && s.in.Any()) {
		return scenes.Stay(), false
	}
	if s.o.End == nil {
		return scenes.Pop(), true
	}
	t := s.game.Tally()
	t.Journal = s.o.Journal
	return scenes.Replace(s.o.End(t)), true
}

// Draw paints the screen.
func (s *screen) Draw(dst *ebiten.Image) {
	if s.in == nil {
		return
	}
	dst.Fill(ui.Ink(ui.Ground))
	s.spots = s.spots[:0]
	s.world.Draw(dst.SubImage(s.lay.world).(*ebiten.Image))
	s.drawWords(dst)
	s.drawRing(dst)
	s.drawCaptions(dst)
	s.drawPlace(dst)
	s.drawColumn(dst)
	s.drawLog(dst)
	s.drawAim(dst)
	s.drawThings(dst)
	s.drawDays(dst)
	s.drawPrompt(dst)
	s.drawLook(dst)
	s.drawAdvice(dst)
	s.drawOverlays(dst)
	s.drawTip(dst)
}

// part is one kind of thing on the screen that the mouse can use.
type part uint8

const (
	noPart part = iota
	onOffer
	onAnswer
	onChoice
	onLine
	onRule
	onMenu
	onColumn
	onLog
	onPanel
	onMenuButton
	onPage  // what opens the page of things
	onThing // a thing on it
	onMate
	onAdvice
)

// spot is a place on the screen for the mouse, as it was drawn last.
type spot struct {
	box  image.Rectangle
	part part
	n    int
}

func (s *screen) spot(box image.Rectangle, p part, n int) {
	s.spots = append(s.spots, spot{box, p, n})
}

// at is the spot under a point; what was drawn last lies on top.
func (s *screen) at(x, y int) *spot {
	for i := len(s.spots) - 1; i >= 0; i-- {
		if image.Pt(x, y).In(s.spots[i].box) {
			return &s.spots[i]
		}
	}
	return nil
}

// hot reports whether the mouse is on a spot.
func (s *screen) hot(p part, n int) bool {
	return s.under != nil && s.under.part == p && s.under.n == n
}

// scroll is how far a list is rolled down, in rows, and how far it can be.
type scroll struct{ top, most int }

func (r *scroll) by(n int) { r.top = min(max(r.top+n, 0), max(r.most, 0)) }

// route is the way that was planned last.
type route struct {
	to      cue.Tile
	path    []grid.Point
	allowed int
	ahead   string // what is known beforehand of it
}
