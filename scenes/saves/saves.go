// Package saves is the page of the crawls that wait: each with what its hero
// saw last, to go on with or to throw away. It decides which is chosen; keeping
// them is its owner's.
package saves

import (
	"image"
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"pitchdark/scenes"
	"pitchdark/scenes/ui"
)

// Crawl is one that waits, in words.
type Crawl struct {
	Path    string // of its journal
	Title   string // the dungeon, and who went
	Where   string // the place and the round, "" if not known
	State   string // health and light, "" if not known
	Played  string // when last
	Seed    uint64
	Picture image.Image // what the hero saw, nil if there is none
	Not     string      // why it cannot be gone on with
}

// Options are what the page needs of its owner.
type Options struct {
	List     func() ([]Crawl, error) // the last played first
	Continue func(path string) (scenes.Scene, error)
	Trash    func(path string) (to string, err error)
	Copy     func(words string) string // says what became of it
}

// screen is the page.
type screen struct {
	o        Options
	crawls   []Crawl
	list     ui.List
	bar      ui.Bar
	picture  *ebiten.Image
	shown    int // the crawl whose picture is painted, from 1
	notice   string
	said     string
	question *ui.Question
}

// The buttons.
const (
	goOn = iota
	copySeed
	throwAway
	back
)

// New is the page.
func New(o Options) scenes.Scene {
	s := &screen{o: o, bar: ui.Bar{Buttons: []ui.Button{goOn: {Words: "Go on"}, copySeed: {Words: "Copy the seed"}, throwAway: {Words: "Delete"}, back: {Words: "Back"}}}}
	s.Resume()
	return s
}

// Resume lists the crawls anew.
func (s *screen) Resume() {
	crawls, err := s.o.List()
	if err != nil {
		s.notice = err.Error()
	}
	s.crawls, s.shown = crawls, 0
	s.list.Rows = s.list.Rows[:0]
	for _, c := range crawls {
		s.list.Rows = append(s.list.Rows, ui.Row{Words: c.Title, Side: c.Played, Note: c.Where})
	}
	s.list.Chosen = min(s.list.Chosen, max(len(crawls)-1, 0))
}

// chosen is the crawl under the cursor, nil if there is none.
func (s *screen) chosen() *Crawl {
	if s.list.Chosen >= len(s.crawls) {
		return nil
	}
	return &s.crawls[s.list.Chosen]
}

// Update answers list and buttons.
func (s *screen) Update(in *scenes.Input) scenes.Transition {
	width, height := in.Size()
	s.lay(width, height)
	in.Tell(&s.said, "Crawls that wait. "+s.words())
	if s.question != nil {
		s.answer(in)
		return scenes.Stay()
	}
	if in.Take(scenes.Back) || in.RightClicked() {
		return scenes.Pop()
	}
	if _, pressed := in.Pick(func(p scenes.Press) bool { return p.Key == "Delete" }); pressed {
		return s.take(throwAway)
	}
	button, took := s.bar.Update(in)
	x, y := in.Cursor()
	row, clicked := s.list.At(x, y)
	before := s.list.Chosen
	s.list.Update(in)
	if in.Moved() && !in.Clicked() {
		s.list.Chosen = before // on its way to the buttons the mouse chooses nothing
	}
	switch {
	case took:
		return s.take(button)
	case clicked && in.Clicked() && row == before:
		return s.take(goOn)
	}
	return scenes.Stay()
}

// take does what a button says to the chosen crawl.
func (s *screen) take(button int) scenes.Transition {
	c := s.chosen()
	switch {
	case button == back:
		return scenes.Pop()
	case c == nil:
	case button == goOn:
		to, err := s.o.Continue(c.Path)
		if err != nil {
			s.Resume()
			s.notice = err.Error()
			return scenes.Stay()
		}
		return scenes.Replace(to)
	case button == copySeed:
		s.notice = s.o.Copy(strconv.FormatUint(c.Seed, 10))
	case button == throwAway:
		s.question = &ui.Question{
			Title: "Delete this crawl?",
			Words: c.Title + ". Its journal goes into the folder trash beside the others, until you empty that by hand.",
			Yes:   "Delete it", No: "Keep it",
		}
	}
	return scenes.Stay()
}

// answer throws a crawl away, or lets it be.
func (s *screen) answer(in *scenes.Input) {
	reply := s.question.Update(in)
	if reply == ui.Waits {
		return
	}
	s.question = nil
	if reply != ui.Yes {
		return
	}
	to, err := s.o.Trash(s.chosen().Path)
	s.notice = "It lies in " + to + " now."
	if err != nil {
		s.notice = err.Error()
	}
	words := s.notice
	s.Resume()
	s.notice = words
}

// words are what went wrong, or that there is nothing.
func (s *screen) words() string {
	if s.notice == "" && len(s.crawls) == 0 {
		return "No crawl is under way."
	}
	return s.notice
}
