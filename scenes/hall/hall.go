// Package hall is the hall of the dead: every crawl that has ended, with its
// page, and what they all come to. It adds up what its owner hands it and
// decides nothing else.
package hall

import (
	"strconv"

	"pitchdark/scenes"
	"pitchdark/scenes/morgue"
	"pitchdark/scenes/ui"
)

// Options are what the hall needs of its owner.
type Options struct {
	// Gather reads one journal more that is not yet in the index, and says how
	// many of all there are have been; it is called until they are equal.
	Gather func() (done, all int, err error)
	Rows   func() []morgue.Row                                 // the last ended first
	Name   func(dungeon string) string                         // of a dungeon, in words
	Page   func(journal string) (text, path string, err error) // a crawl's page
	Watch  func(journal string) (scenes.Scene, error)
	Copy   func(words string) string // says what became of it
}

// screen is the hall.
type screen struct {
	o         Options
	rows      []morgue.Row
	list      ui.List
	sums      ui.List
	bar       ui.Bar
	done, all int
	gathered  bool
	said      string
	notice    string
	reader    *ui.Reader
}

// The buttons.
const (
	read = iota
	watch
	copySeed
	back
)

// New is the hall.
func New(o Options) scenes.Scene {
	s := &screen{o: o, sums: ui.List{Plain: true}, bar: ui.Bar{Buttons: []ui.Button{
		read: {Words: "Read its page"}, watch: {Words: "Watch it"}, copySeed: {Words: "Copy the seed"}, back: {Words: "Back"},
	}}}
	s.gather()
	return s
}

// gather takes in one journal more, until all are there.
func (s *screen) gather() {
	if s.gathered {
		return
	}
	var err error
	if s.done, s.all, err = s.o.Gather(); err != nil {
		s.notice = err.Error()
	}
	s.gathered = s.done >= s.all || err != nil
	if s.gathered {
		s.fill()
	}
}

// fill lists the crawls and their sums.
func (s *screen) fill() {
	s.rows = s.o.Rows()
	for i := range s.rows {
		s.list.Rows = append(s.list.Rows, s.row(&s.rows[i]))
	}
	s.sums.Rows = s.sumRows(morgue.Sum(s.rows))
}

// chosen is the crawl under the cursor, nil if there is none.
func (s *screen) chosen() *morgue.Row {
	if s.list.Chosen >= len(s.rows) {
		return nil
	}
	return &s.rows[s.list.Chosen]
}

// Update answers list and buttons.
func (s *screen) Update(in *scenes.Input) scenes.Transition {
	s.gather()
	if s.reader != nil {
		if s.reader.Update(in) {
			s.reader = nil
		}
		return scenes.Stay()
	}
	s.lay(in.Size())
	in.Tell(&s.said, "The hall of the dead. "+s.words())
	if in.Take(scenes.Back) || in.RightClicked() {
		return scenes.Pop()
	}
	button, took := s.bar.Update(in)
	before := s.list.Chosen
	_, clicked := s.list.Update(in)
	if in.Moved() && !in.Clicked() {
		s.list.Chosen = before // on its way to the buttons the mouse chooses nothing
	}
	s.sums.Update(in)
	switch {
	case took:
		return s.take(button)
	case clicked && before == s.list.Chosen:
		return s.take(read)
	}
	return scenes.Stay()
}

func (s *screen) take(button int) scenes.Transition {
	s.notice = ""
	c := s.chosen()
	switch {
	case button == back:
		return scenes.Pop()
	case c == nil:
	case button == copySeed:
		s.notice = s.o.Copy(strconv.FormatUint(c.Seed, 10))
	case button == read:
		text, path, err := s.o.Page(c.Journal)
		if err != nil {
			s.notice = err.Error()
			break
		}
		s.reader = &ui.Reader{Title: s.title(c), Page: ui.Page{Text: text}, Remark: "This page is the file " + path + "."}
	case button == watch:
		to, err := s.o.Watch(c.Journal)
		if err != nil {
			s.notice = err.Error()
			break
		}
		return scenes.Push(to)
	}
	return scenes.Stay()
}
