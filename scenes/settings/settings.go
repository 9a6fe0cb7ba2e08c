// Package settings is the screen on which a player says how things look and
// move, and which keys and buttons do what. It decides which keys get in each
// other's way; taking settings into use and keeping them is its owner's.
package settings

import (
	"pitchdark/scenes"
	"pitchdark/scenes/keep"
	"pitchdark/scenes/ui"
)

// Options are what the screen needs of its owner.
type Options struct {
	Settings func() keep.Settings       // those in use
	Change   func(keep.Settings) error  // takes new ones into use and keeps them
	Deeds    []scenes.Deed              // what single screens do by keys of their own
	More     func(*keep.Settings) []Row // rows of its owner's, may be nil
}

// Row is a setting that goes by steps; after its last value comes the first.
type Row struct {
	Words, Note, Value string
	Turn               func(by int) // changes the settings that the row was made of
}

// screen is the settings screen.
type screen struct {
	o       Options
	keys    bool // the page of keys is open
	list    ui.List
	entries []entry
	bar     ui.Bar
	notice  string
	hint    string
	in      *scenes.Input
	asking  bool // the next key pressed is bound to the chosen entry
	lost    map[string]string
	said    string
}

// entry is one row and what it does: when it is taken, and when left and right
// change its value.
type entry struct {
	row  ui.Row
	take func() scenes.Transition
	turn func(by int)
	bind *binding // what keys it shows, if any
}

// New is the settings screen.
func New(o Options) scenes.Scene { return &screen{o: o} }

// Update answers what is pressed and clicked.
func (s *screen) Update(in *scenes.Input) scenes.Transition {
	s.in = in
	s.lay(in.Size())
	s.say()
	if s.asking {
		s.catch()
		return scenes.Stay()
	}
	if t, done := s.press(); done {
		return t
	}
	row, took := s.list.Update(in)
	s.hint = s.hints()
	if took {
		return s.entries[row].choose()
	}
	return scenes.Stay()
}

// press takes what the screen's own keys and buttons do.
func (s *screen) press() (t scenes.Transition, done bool) {
	in := s.in
	for i := range s.bar.Buttons {
		if s.bar.Buttons[i].Update(in) {
			return s.button(i), true
		}
	}
	e := s.chosen()
	switch {
	case in.Take(scenes.Back, scenes.Menu) || in.RightClicked():
		return s.back(), true
	case e == nil:
	case e.bind != nil && s.resets():
		s.reset(e.bind)
	case e.turn != nil && in.Take(scenes.Left):
		e.turn(-1)
	case e.turn != nil && in.Take(scenes.Right):
		e.turn(1)
	}
	return scenes.Stay(), false
}

// resets reports whether the chosen keys are to be the usual ones again.
func (s *screen) resets() bool {
	_, pressed := s.in.Pick(func(p scenes.Press) bool {
		return p.Key == "Backspace" || p.Key == "Delete" || p.Key.Pad() && p.Intent == scenes.Things
	})
	return pressed
}

func (s *screen) chosen() *entry {
	if s.list.Chosen >= len(s.entries) {
		return nil
	}
	return &s.entries[s.list.Chosen]
}

// choose takes an entry; one that only has a value goes to the next.
func (e entry) choose() scenes.Transition {
	switch {
	case e.take != nil:
		return e.take()
	case e.turn != nil:
		e.turn(1)
	}
	return scenes.Stay()
}

// open turns to the page of keys, or back from it.
func (s *screen) open(keys bool) {
	s.keys, s.notice, s.asking, s.lost, s.list = keys, "", false, nil, ui.List{}
	if !keys {
		s.list.Chosen = s.keysRow()
	}
}

func (s *screen) back() scenes.Transition {
	if s.keys {
		s.open(false)
		return scenes.Stay()
	}
	return scenes.Pop()
}

// The buttons at the foot.
const (
	backButton = iota
	resetButton
)

func (s *screen) button(n int) scenes.Transition {
	if e := s.chosen(); n == resetButton && e != nil && e.bind != nil {
		s.reset(e.bind)
		return scenes.Stay()
	}
	return s.back()
}

// change takes new settings into use.
func (s *screen) change(set keep.Settings) {
	s.notice = ""
	if err := s.o.Change(set); err != nil {
		s.notice = err.Error()
	}
}

// title is what the page is called.
func (s *screen) title() string {
	if s.keys {
		return "Keys and buttons"
	}
	return "Settings"
}

// say tells what page this is, what went wrong, and what is asked.
func (s *screen) say() {
	words := s.title() + ". " + s.notice
	if s.asking {
		words = s.hint
	}
	if words != s.said {
		s.said = words
		s.in.Say(words)
	}
}
