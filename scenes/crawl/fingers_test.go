package crawl

import (
	"bytes"
	"image"
	"math"

	"github.com/stretchr/testify/require"

	"pitchdark/rules/grid"
	"pitchdark/scenes"
	"pitchdark/scenes/crawl/play"
)

// hand is one device, by what a player does with it.
type hand interface {
	take(p part, n int)      // a row: of what can be done, an answer, a choice
	toward(d grid.Direction) // a step, a blow, a way
	dial(tiles int)          // on the ring, when a way is chosen
	confirm()
	travel(to play.Landmark)
}

// gesture is one thing that fingers do: a key, a movement of the mouse, a click,
// or a notch of its wheel.
type gesture struct {
	key     scenes.Key
	at      image.Point
	click   bool
	wheel   int
	journal int // how long the journal was when all was done that follows
}

// fingers do gestures and remember them.
type fingers struct {
	hands
	s       *screen
	journal bytes.Buffer
	did     []gesture
}

// do does a gesture and waits until all that it began has ended.
func (f *fingers) do(g gesture) {
	f.Helper()
	switch {
	case len(g.key) == 1:
		f.types(string(g.key))
	case g.key != "":
		f.press(g.key)
	default:
		f.mouse(g)
	}
	for long := -1; f.s.game.Bound() || f.journal.Len() > long; {
		long = f.journal.Len()
		f.pass(1)
	}
	g.journal = f.journal.Len()
	f.did = append(f.did, g)
}

func (f *fingers) mouse(g gesture) {
	f.Now.X, f.Now.Y = g.at.X, g.at.Y
	f.pass(1)
	f.Now.Left, f.Now.Wheel = g.click, float64(g.wheel)
	f.pass(1)
	f.Now.Left, f.Now.Wheel = false, 0
	f.pass(1)
}

// key presses keys one after another.
func (f *fingers) key(keys ...scenes.Key) {
	f.Helper()
	for _, k := range keys {
		f.do(gesture{key: k})
	}
}

// relative is a direction as a key has it: to a blind hero up is forward.
func (f *fingers) relative(d grid.Direction) int {
	if f.s.blind() {
		return int(f.s.game.View().Hero.Facing.Toward(d))
	}
	return int(d)
}

// keyHand is the keyboard.
type keyHand struct{ *fingers }

func byKeys(f *fingers) hand { return keyHand{f} }

// arrows are the keys of the eight directions.
var arrows = [8]scenes.Key{"Up", "PageUp", "Right", "PageDown", "Down", "End", "Left", "Home"}

func (h keyHand) take(p part, n int) {
	h.Helper()
	if p == onChoice {
		h.key(scenes.Key(number(n)))
		return
	}
	entries := h.s.game.Entries()
	for i, e := range entries[:n] {
		require.NotEqual(h.T, entries[n].Key, e.Key, "%s and %s have one key", e.Title, entries[i].Title)
	}
	h.key(scenes.Key(entries[n].Key))
}

func (h keyHand) toward(d grid.Direction) { h.key(arrows[h.relative(d)]) }
func (h keyHand) dial(tiles int)          { h.key(scenes.Key(number(tiles - 1))) }
func (h keyHand) confirm()                { h.key("Return") }

func (h keyHand) travel(to play.Landmark) {
	if to.Name == grid.StairsUp.String() {
		h.key("<")
		return
	}
	h.key(">")
}

// padHand is a pad.
type padHand struct{ *fingers }

func byPad(f *fingers) hand { return padHand{f} }

var tilts = [8]scenes.Key{"PadUp", "StickUpRight", "PadRight", "StickDownRight", "PadDown", "StickDownLeft", "PadLeft", "StickUpLeft"}

func (h padHand) take(_ part, n int) {
	rows := len(h.s.rows())
	if n < rows/2 {
		for range n + 1 {
			h.key("PadR")
		}
	} else {
		for range rows - n {
			h.key("PadL")
		}
	}
	h.key("PadA")
}

func (h padHand) toward(d grid.Direction) { h.key(tilts[h.relative(d)]) }

func (h padHand) dial(tiles int) {
	p := h.s.game.Pick()
	for p.Tiles < min(tiles, farthest(p)) {
		h.toward(p.To)
	}
}

func (h padHand) confirm() { h.key("PadA") }

func (h padHand) travel(to play.Landmark) { travel(h, h.s, to) }

// farthest is the greatest distance of a dial.
func farthest(p *play.Pick) int {
	_, n := p.Bounds()
	return n
}

// travel goes to a place that is on the list of those known.
func travel(h hand, s *screen, to play.Landmark) {
	for i, e := range s.game.Entries() {
		if e.Offer.Do != "course travel" || e.Not != "" {
			continue
		}
		h.take(onOffer, i)
		for n, p := range s.game.Landmarks() {
			if p == to && s.game.Pick() != nil {
				h.take(onChoice, n)
			}
		}
		return
	}
}

// mouseHand is the mouse.
type mouseHand struct{ *fingers }

func byMouse(f *fingers) hand { return mouseHand{f} }

// find is the middle of a spot that is on the screen.
func (h mouseHand) find(p part, n int) (image.Point, bool) {
	h.Draw()
	for _, on := range h.s.spots {
		if on.part == p && on.n == n {
			return on.box.Min.Add(on.box.Size().Div(2)), true
		}
	}
	return image.Point{}, false
}

func (h mouseHand) take(p part, n int) {
	h.Helper()
	column := h.s.lay.column
	below := image.Pt(column.Min.X+column.Dx()/2, column.Max.Y-4)
	for turn := range 40 {
		if at, found := h.find(p, n); found {
			h.do(gesture{at: at, click: true})
			return
		}
		notch := -1
		if turn >= 20 {
			notch = 1
		}
		h.do(gesture{at: below, wheel: notch})
	}
	require.Fail(h.T, "the mouse does not reach it", "%d %d of %v", p, n, h.s.game.Entries())
}

func (h mouseHand) toward(d grid.Direction) {
	r := &h.s.ring
	h.Draw()
	if h.s.ringed() {
		turn := float64(h.relative(d)) * math.Pi / 4
		x, y := float64(r.X)+0.9*float64(r.Radius)*math.Sin(turn), float64(r.Y)-0.9*float64(r.Radius)*math.Cos(turn)
		h.do(gesture{at: image.Pt(int(x), int(y)), click: true})
		return
	}
	h.tile(h.s.game.View().Hero.At.Add(d.Delta()))
}

// tile clicks on a tile of the world, and puts away what lies over it.
func (h mouseHand) tile(p grid.Point) {
	x, y := h.s.world.PixelOf(tile(p))
	at := image.Pt(x, y).Add(h.s.lay.world.Min)
	h.Draw()
	if on := h.s.at(at.X, at.Y); on != nil && on.part == onAdvice {
		h.do(gesture{at: at, click: true})
	}
	h.do(gesture{at: at, click: true})
}

func (h mouseHand) dial(tiles int) {
	p := h.s.game.Pick()
	middle := image.Pt(int(h.s.ring.X), int(h.s.ring.Y))
	for p.Tiles < min(tiles, farthest(p)) {
		h.do(gesture{at: middle, wheel: 1})
	}
}

func (h mouseHand) confirm() {
	if h.s.ringed() {
		h.do(gesture{at: image.Pt(int(h.s.ring.X), int(h.s.ring.Y)), click: true})
		return
	}
	h.tile(h.s.game.View().Hero.At)
}

// travel clicks on the place itself where it can be seen.
func (h mouseHand) travel(to play.Landmark) {
	x, y := h.s.world.PixelOf(tile(to.At))
	at := image.Pt(x, y).Add(h.s.lay.world.Min)
	h.Draw()
	if at.In(h.s.lay.world) && h.s.at(at.X, at.Y) == nil && h.s.game.Ask() != nil {
		h.do(gesture{at: at, click: true})
		return
	}
	travel(h, h.s, to)
}
