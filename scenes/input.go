package scenes

import (
	"io"
	"slices"
)

// Press is one press of a key or a button, or one character typed.
type Press struct {
	Key    Key
	Intent Intent // what the bindings make of the key
	Rune   rune   // the character, 0 if it typed none
	Repeat bool   // it is held
}

// Device is what the player has in hand.
type Device uint8

// The devices.
const (
	Keyboard Device = iota
	Mouse
	Pad
)

// State is what the devices report at one tick.
type State struct {
	Down  []Key  // keys held that type nothing, and buttons of pads
	Typed []rune // characters typed since the last tick, with the system's own repeats
	X, Y  int    // the cursor, in the screen's pixels
	Left  bool   // mouse buttons held
	Right bool
	Wheel float64 // notches up since the last tick
}

// Times of repeated presses, in ticks.
const (
	repeatAfter = 22
	repeatEvery = 6
	heldPresses = 24 // as many wait at most
)

// Input is what the player does in one tick. Presses are there for one tick
// only, unless a scene that cannot take them now calls Hold.
type Input struct {
	Bindings Bindings
	Own      Own  // keys of what single screens do
	Once     bool // a held key is pressed once, as where ticks tell no time
	source   func(*State)
	state    State
	before   State
	held     map[Key]int // ticks
	queue    []Press
	hold     bool
	moved    bool
	device   Device
	width    int
	height   int
	ticks    int
	narrator io.Writer
}

// NewInput reads from a source: ReadWindow, or a test's own.
func NewInput(source func(*State), b Bindings) *Input {
	return &Input{Bindings: b, source: source, held: map[Key]int{}}
}

// read takes in one tick.
func (in *Input) read(width, height int) {
	in.ticks++
	in.width, in.height = width, height
	in.before, in.state = in.state, State{Down: in.before.Down[:0], Typed: in.before.Typed[:0]}
	in.source(&in.state)
	if !in.hold {
		in.queue = in.queue[:0]
	}
	in.hold = false
	for _, k := range in.state.Down {
		in.down(k)
	}
	for k := range in.held {
		if !slices.Contains(in.state.Down, k) {
			delete(in.held, k)
		}
	}
	for _, r := range in.state.Typed {
		k := keyOf(r)
		in.press(Press{Key: k, Intent: in.Bindings.Of(k), Rune: r})
	}
	in.point()
}

// down counts how long a key is held, and presses it at first and at repeats.
func (in *Input) down(k Key) {
	n := in.held[k]
	in.held[k] = n + 1
	again := !in.Once && n >= repeatAfter && (n-repeatAfter)%repeatEvery == 0
	if n == 0 || again {
		in.press(Press{Key: k, Intent: in.Bindings.Of(k), Repeat: again})
	}
}

// press queues a press. A held key never waits behind others: what repeats is
// for now.
func (in *Input) press(p Press) {
	in.device = Keyboard
	if p.Key.Pad() {
		in.device = Pad
	}
	if len(in.queue) >= heldPresses || p.Repeat && len(in.queue) > 0 {
		return
	}
	in.queue = append(in.queue, p)
}

// point sees whether the mouse is in use.
func (in *Input) point() {
	s, b := &in.state, &in.before
	in.moved = in.ticks > 1 && (s.X != b.X || s.Y != b.Y)
	if in.moved || s.Left || s.Right || s.Wheel != 0 {
		in.device = Mouse
	}
}

// Next takes the oldest press.
func (in *Input) Next() (Press, bool) {
	if len(in.queue) == 0 {
		return Press{}, false
	}
	p := in.queue[0]
	in.queue = slices.Delete(in.queue, 0, 1)
	return p, true
}

// Take takes the oldest press that means one of some intents, if there is one.
func (in *Input) Take(intents ...Intent) bool {
	_, ok := in.Pick(func(p Press) bool { return slices.Contains(intents, p.Intent) })
	return ok
}

// Pick takes the oldest press that is wanted, if there is one.
func (in *Input) Pick(wanted func(Press) bool) (Press, bool) {
	for i, p := range in.queue {
		if wanted(p) {
			in.queue = slices.Delete(in.queue, i, i+1)
			return p, true
		}
	}
	return Press{}, false
}

// Presses are those that nobody has taken yet, oldest first; valid until the
// next call.
func (in *Input) Presses() []Press { return in.queue }

// Hold keeps the presses that are not taken for the next tick, as a scene does
// while it shows something.
func (in *Input) Hold() { in.hold = true }

// Forget drops all presses and the click.
func (in *Input) Forget() {
	in.queue = in.queue[:0]
	in.before.Left, in.before.Right = in.state.Left, in.state.Right
}

// Any reports whether anything was pressed or clicked.
func (in *Input) Any() bool { return len(in.queue) > 0 || in.Clicked() || in.RightClicked() }

// Cursor is where the mouse points, in the screen's pixels.
func (in *Input) Cursor() (x, y int) { return in.state.X, in.state.Y }

// Moved reports whether the mouse has moved in this tick.
func (in *Input) Moved() bool { return in.moved }

// Clicked reports whether the left button went down in this tick.
func (in *Input) Clicked() bool { return in.state.Left && !in.before.Left }

// RightClicked reports whether the right button went down in this tick.
func (in *Input) RightClicked() bool { return in.state.Right && !in.before.Right }

// Holding reports whether the left button is held.
func (in *Input) Holding() bool { return in.state.Left }

// Wheel is how many notches the wheel turned, up being positive.
func (in *Input) Wheel() float64 { return in.state.Wheel }

// Held reports whether a key that means an intent is held; characters are not
// seen to be held.
func (in *Input) Held(i Intent) bool {
	for k := range in.held {
		if in.Bindings.Of(k) == i {
			return true
		}
	}
	return false
}

// Device is what was used last.
func (in *Input) Device() Device { return in.device }

// Size is the screen's, in pixels.
func (in *Input) Size() (width, height int) { return in.width, in.height }

// Ticks is how many ticks have passed since the window opened.
func (in *Input) Ticks() int { return in.ticks }
