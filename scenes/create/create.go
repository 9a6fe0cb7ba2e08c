// Package create is where heroes are made and kept: a page that leads through
// the making of one, step by step and with every rule at hand, and the roster
// from which a party is chosen. The rules decide what can be picked and what
// comes of it; keeping heroes is the owner's.
package create

import (
	"encoding/json"
	"strings"

	"pitchdark/rules"
	"pitchdark/rules/engine"
	"pitchdark/scenes"
	"pitchdark/scenes/ui"
)

// Options are what both pages need of their owner.
type Options struct {
	System  string                                 // whose heroes are made
	Name    string                                 // of the system, in words
	Seed    func() uint64                          // a seed by chance
	Heroes  func() (heroes []Hero, trouble string) // the roster, and what is wrong with it
	Keep    func(h rules.Profile, sheet json.RawMessage) (path string, err error)
	Write   func(path, page string) string // a sheet beside its hero; says what became of it
	Copy    func(words string) string      // says what became of it
	Drop    func(path string) (to string, err error)
	Party   func() []string // who is chosen to go, by path, in their order of march
	March   func(paths []string)
	Largest int  // party
	Still   bool // dice lie at once
}

// screen is the page on which a hero is made.
type screen struct {
	o       Options
	making  engine.Making
	steps   []rules.MakingStep
	options []rules.MakingOption
	profile rules.Profile
	preview *rules.Profile // as it would be after the option under the cursor
	over    int            // that option, from 1
	entries []entry
	list    ui.List
	bar     ui.Bar
	typed   string // a name or the like as far as it is written
	fall    fall
	kept    string // where the finished hero lies
	notice  string
	said    string
	told    string
	tick    int
	spots   []spot
	tip     ui.Tooltip
	at      places
	x, y    int
	leaf    leaf // what lies over the page
}

// leaf is a page over the page, or a question.
type leaf struct {
	reader   *ui.Reader
	sheet    *sheetPage
	question *ui.Question
}

// entry is one row of the list: a pick, or what can be done with a finished hero.
type entry struct {
	pick *rules.MakingOption
	take func() scenes.Transition
}

// The buttons.
const (
	takeIt = iota
	undo
	rest
	readRule
	wholeSheet
	leave
)

// New is the page for one new hero.
func New(o Options) scenes.Scene {
	s, _ := begin(o)
	return s
}

// Random is the page with a hero that the dice have made whole.
func Random(o Options) scenes.Scene {
	s, m := begin(o)
	m.Rest()
	s.turn()
	return s
}

func begin(o Options) (*screen, engine.Making) {
	s := &screen{o: o, bar: ui.Bar{Buttons: []ui.Button{
		takeIt: {Words: "Choose"}, undo: {Words: "Take back"}, rest: {Words: "The rest by dice"}, readRule: {Words: "The rule"},
		wholeSheet: {Words: "Whole sheet"}, leave: {Words: "Leave"},
	}}}
	return s, s.anew()
}

// anew begins another hero.
func (s *screen) anew() engine.Making {
	m, err := engine.Create(s.o.System, s.o.Seed())
	if err != nil {
		panic(err) // the owner offers only systems that make heroes
	}
	s.making, s.kept, s.notice, s.fall = m, "", "", fall{}
	s.turn()
	return m
}

// turn shows the hero as it stands now; one that is finished is kept.
func (s *screen) turn() {
	before := s.chosenPick()
	s.steps, s.options, s.profile = s.making.Steps(), s.making.Options(), s.making.Profile()
	s.typed, s.preview, s.over = "", nil, 0
	s.list.Chosen = 0
	if s.making.Finished() && s.kept == "" {
		s.keep()
	}
	s.fill()
	s.find(before)
}

// keep puts the finished hero into the roster.
func (s *screen) keep() {
	path, err := s.o.Keep(s.profile, s.making.Sheet())
	if err != nil {
		s.notice = sentence(err)
		return
	}
	s.kept = path
	s.notice = s.profile.Name + " is on the roster now."
}

// find puts the cursor back on an option that is still there, as on a thing of
// which several are taken.
func (s *screen) find(p rules.Pick) {
	if p == (rules.Pick{}) {
		return
	}
	for i, e := range s.entries {
		if e.pick != nil && e.pick.Pick == p {
			s.list.Chosen = i
			return
		}
	}
}

func (s *screen) chosenPick() rules.Pick {
	if o := s.chosen(); o != nil {
		return o.Pick
	}
	return rules.Pick{}
}

// chosen is the option under the cursor, nil if there is none.
func (s *screen) chosen() *rules.MakingOption {
	if s.list.Chosen >= len(s.entries) {
		return nil
	}
	return s.entries[s.list.Chosen].pick
}

// step is what has to be done now; of a finished hero, nothing. While dice
// tumble it is what they are thrown for.
func (s *screen) step() rules.MakingStep {
	if s.tumble() {
		return s.fall.step
	}
	return s.next()
}

// next is what has to be done once all dice lie.
func (s *screen) next() rules.MakingStep {
	for _, step := range s.steps {
		if step.Now {
			return step
		}
	}
	return rules.MakingStep{Title: "Finished", Text: s.finishedWords(), Done: true}
}

func (s *screen) finishedWords() string {
	if s.kept == "" {
		return "The sheet is locked, but could not be kept."
	}
	return "The sheet is locked, and " + s.profile.Name + " is on the roster. " + strings.Join(s.profile.Reminders, " ")
}

// sentence is an error as a line that a screen can show.
func sentence(err error) string {
	words := strings.TrimSuffix(err.Error(), ".") + "."
	return strings.ToUpper(words[:1]) + words[1:]
}
