// Package title is the screen that the game opens with: a lit candle, and a
// menu to begin a dungeon, go on with one, or change how things look. It
// decides what is asked for; beginning and keeping are its owner's.
package title

import (
	"strings"

	"pitchdark/rules"
	"pitchdark/scenes"
	"pitchdark/scenes/ui"
	"pitchdark/scenes/ui/candle"
)

// Choice is the crawl that a player wants.
type Choice struct {
	Dungeon string
	Heroes  []string // in their order of march; none where they come from a roster
	Seed    uint64
	System  string // whose heroes come from a roster, "" for the plain one
}

// System is a rule system besides the plain one: its heroes are made, and kept
// on a roster.
type System struct {
	ID, Name, Note string
	Party          func() []Member // who is chosen to go, in their order of march
	March          func([]Member)  // changes that order
	Roster         func() scenes.Scene
	Not            func(dungeon string) string // why a dungeon cannot be played by it, "" if it can
}

// Member is one of a party from a roster.
type Member struct {
	Path        string
	Name, Title string
	Kind        rules.ContentID
}

// Options are what the title needs of its owner.
type Options struct {
	Dungeons []string                    // IDs, in the order in which they are offered
	Heroes   []string                    // names, the usual one first
	Systems  []System                    // besides the plain one
	Largest  int                         // party
	Not      func(dungeon string) string // why a dungeon cannot be played by the plain rules; nil: all can
	Best     func(dungeon string) string // the best that came of a dungeon so far, "" if nothing
	Begin    func(Choice) (scenes.Scene, error)
	// Unfinished says which crawl Continue goes on with, or why there is none.
	Unfinished func() (what, not string)
	Continue   func() (scenes.Scene, error)
	// Saves, Hall and Watch are the pages of the crawls that wait, of the dead,
	// and of the journals that can be watched.
	Saves, Hall, Watch, Settings func() scenes.Scene
	Seed                         func() uint64                    // a seed by chance
	Daily                        func() (day string, seed uint64) // the seed of the day, everybody's
	Notice                       string                           // one sentence to begin with
}

// screen is the title screen.
type screen struct {
	best    map[string]string // that came of each dungeon
	o       Options
	candle  candle.Candle
	page    page
	entries []entry // of the page, made anew each tick
	list    ui.List
	party   []string // who goes
	system  int      // of the owner's, from 1; 0 is the plain one
	members []Member // who goes by its rules
	seed    string   // as typed; empty: by chance
	daily   bool     // the seed of the day
	pad     bool     // a pad has been in use, which types nothing
	digit   int      // that it would add to the seed
	notice  string
	what    string // Continue goes on with
	not     string // why it goes on with nothing
	tick    int
	hint    string
	said    string
}

// New is the title screen.
func New(o Options) scenes.Scene {
	s := &screen{o: o, notice: o.Notice, party: o.Heroes[:1:1]}
	s.Resume()
	s.open(main)
	return s
}

// Resume looks again for a crawl to go on with, for the best that came of each
// dungeon, and for who goes.
func (s *screen) Resume() {
	s.gather()
	s.what, s.not = s.o.Unfinished()
	s.best = map[string]string{}
	for _, id := range s.o.Dungeons {
		s.best[id] = s.o.Best(id)
	}
}

// open turns to a page.
func (s *screen) open(p page) {
	s.page = p
	s.list = ui.List{}
}

// Update answers what is pressed, typed and clicked.
func (s *screen) Update(in *scenes.Input) scenes.Transition {
	s.tick = in.Ticks()
	s.pad = s.pad || in.Device() == scenes.Pad
	width, height := in.Size()
	s.lay(width, height)
	in.Tell(&s.said, strings.TrimSpace(s.page.title()+". "+s.notice))
	s.typed(in)
	switch {
	case s.turned(in):
	case in.Take(scenes.Back) || in.RightClicked():
		s.back()
	}
	row, took := s.list.Update(in)
	s.hint = s.hints(in)
	if took {
		return s.entries[row].choose()
	}
	return scenes.Stay()
}

// back turns to the page before this one; on the first it chooses to quit.
func (s *screen) back() {
	s.notice = ""
	switch s.page {
	case main:
		s.list.Chosen = len(s.list.Rows) - 1
	default:
		s.open(main)
	}
}

// turned changes the value of the chosen entry by left and right.
func (s *screen) turned(in *scenes.Input) bool {
	if s.list.Chosen >= len(s.entries) || s.entries[s.list.Chosen].turn == nil {
		return false
	}
	turn := s.entries[s.list.Chosen].turn
	switch {
	case in.Take(scenes.Left):
		turn(-1)
	case in.Take(scenes.Right):
		turn(1)
	default:
		return false
	}
	return true
}

// follow goes where a crawl was begun, or says why none was.
func (s *screen) follow(to scenes.Scene, err error) scenes.Transition {
	if err != nil {
		s.notice = err.Error()
		s.Resume()
		return scenes.Stay()
	}
	s.notice = ""
	s.open(main)
	return scenes.Push(to)
}
