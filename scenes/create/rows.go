package create

import (
	"image"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"pitchdark/rules"
	"pitchdark/rules/codex"
	"pitchdark/scenes"
	"pitchdark/scenes/stage"
	"pitchdark/scenes/ui"
	"pitchdark/sprites"
)

// fill makes the rows of the list: what can be picked now under its headings,
// or what can be done with a finished hero.
func (s *screen) fill() {
	s.entries, s.list.Rows, s.over = s.entries[:0], s.list.Rows[:0], 0
	if s.at.tight {
		s.guide()
	}
	if s.making.Finished() {
		s.farewell()
		return
	}
	if own := s.written(); own != nil {
		s.row(own)
	}
	group := ""
	for i := range s.options {
		o := &s.options[i]
		if o.Group != group {
			group = o.Group
			s.head(group, "")
		}
		s.row(o)
	}
}

// guide puts what the step is about into the list, where there is no room for
// it above.
func (s *screen) guide() {
	step := s.step()
	s.head(step.Title, step.Text)
	for _, t := range s.fall.throws {
		s.head(t.Name+": "+added(t), "")
	}
}

func (s *screen) head(words, note string) {
	s.entries = append(s.entries, entry{})
	s.list.Rows = append(s.list.Rows, ui.Row{Words: words, Note: note, Head: true})
}

func (s *screen) row(o *rules.MakingOption) {
	row := ui.Row{Words: o.Title, Side: o.Side, Note: o.Text, Large: o.Rolls}
	if row.Note == "" && o.Rule != s.next().Rule {
		row.Note = gist(o.Rule)
	}
	if o.Not != nil {
		row.Not = o.Not.Why
	}
	switch {
	case o.Thing != "":
		row.Icon = thing(o.Thing)
	case o.Being != "":
		row.Icon = being(o.Being)
	}
	s.entries = append(s.entries, entry{pick: o})
	s.list.Rows = append(s.list.Rows, row)
}

// thing paints the drawing of a thing.
func thing(kind rules.ContentID) func(*ebiten.Image, image.Rectangle) {
	return func(dst *ebiten.Image, box image.Rectangle) {
		sprites.DrawItem(dst, stage.Item(kind), box.Min.X, box.Min.Y, box.Dx()/16)
	}
}

// being paints the figure of somebody.
func being(kind rules.ContentID) func(*ebiten.Image, image.Rectangle) {
	return func(dst *ebiten.Image, box image.Rectangle) {
		sprites.DrawFigure(dst, stage.Look(kind), box.Min.X, box.Min.Y, box.Dx()/16, 0)
	}
}

// gist is the first sentence of a rule.
func gist(id rules.RuleID) string {
	e, _ := codex.Find(id)
	for _, b := range e.Blocks {
		if b.Kind == codex.Source || b.Kind == codex.House {
			first, _, _ := strings.Cut(b.Text, ". ")
			return strings.TrimSuffix(first, ".") + "."
		}
	}
	return ""
}

// farewell is what can be done with a finished hero.
func (s *screen) farewell() {
	do := func(words, note string, take func()) {
		s.entries = append(s.entries, entry{take: func() scenes.Transition {
			take()
			return scenes.Stay()
		}})
		s.list.Rows = append(s.list.Rows, ui.Row{Words: words, Note: note})
	}
	s.entries = append(s.entries, entry{take: scenes.Pop})
	s.list.Rows = append(s.list.Rows, ui.Row{Words: "To the roster", Note: "Choose who goes.", Large: true})
	if s.kept == "" {
		do("Try to keep it again", "", s.turn)
	} else {
		do("Write the sheet to a file", "A page of plain text beside the hero.", func() { s.notice = s.o.Write(s.kept, s.profile.Page) })
	}
	do("Copy the sheet", "To the clipboard, for printing.", func() { s.notice = s.o.Copy(s.profile.Page) })
	do("Make another", "", func() { s.anew() })
	do("Make another by dice", "", func() { s.anew().Rest(); s.turn() })
}

// firstFree is the first row that can be chosen.
func (s *screen) firstFree() int {
	for i := range s.list.Rows {
		if !s.list.Rows[i].Head {
			return i
		}
	}
	return 0
}

// tell says the step, what the dice showed and what went wrong, when that has
// changed; the list says the row under the cursor.
func (s *screen) tell(in *scenes.Input) {
	if !in.Narrated() || s.tumble() {
		return
	}
	step := s.step()
	words := step.Title + ". " + step.Text
	for _, t := range s.fall.throws {
		words += " " + t.Name + ": " + added(t) + "."
	}
	in.Tell(&s.said, words)
	in.Tell(&s.told, s.notice)
}
