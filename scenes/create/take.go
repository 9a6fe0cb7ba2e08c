package create

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/hajimehoshi/ebiten/v2"

	"pitchdark/rules"
	"pitchdark/rules/codex"
	"pitchdark/scenes"
	"pitchdark/scenes/ui"
)

// Update answers what is pressed, typed and clicked.
func (s *screen) Update(in *scenes.Input) scenes.Transition {
	s.tick = in.Ticks()
	s.x, s.y = in.Cursor()
	switch {
	case s.leaf.question != nil:
		return s.answer(in)
	case s.leaf.update(in):
		return scenes.Stay()
	}
	s.lay(in)
	s.tell(in)
	if s.falling(in) {
		return scenes.Stay()
	}
	s.write(in)
	if t, done := s.press(in); done {
		return t
	}
	button, took := s.bar.Update(in)
	row, clicked := s.list.Update(in)
	s.look()
	switch {
	case took:
		return s.button(button)
	case clicked:
		return s.take(row)
	}
	s.point(in)
	return scenes.Stay()
}

// press takes the keys of the page's own.
func (s *screen) press(in *scenes.Input) (t scenes.Transition, done bool) {
	switch {
	case in.Take(scenes.Back) || in.RightClicked():
		return s.button(leave), true
	case in.Take(scenes.Why):
		return s.button(readRule), true
	}
	_, back := in.Pick(func(p scenes.Press) bool {
		return p.Key == "Backspace" || p.Key == "Delete" || p.Key.Pad() && p.Intent == scenes.Things
	})
	if back {
		return s.button(undo), true
	}
	return scenes.Stay(), false
}

// button does what a button says.
func (s *screen) button(n int) scenes.Transition {
	if s.bar.Buttons[n].Not != "" {
		s.notice = upper(s.bar.Buttons[n].Not) + "."
		return scenes.Stay()
	}
	switch n {
	case takeIt:
		return s.take(s.list.Chosen)
	case undo:
		s.making.Undo()
		s.notice = ""
		s.turn()
	case rest:
		s.making.Rest()
		s.fall = fall{}
		s.turn()
	case readRule:
		s.read(s.rule())
	case wholeSheet:
		s.leaf.sheet = newSheetPage(s.o, s.profile, s.kept)
	case leave:
		return s.leave()
	}
	return scenes.Stay()
}

// leave goes back to the roster; a hero that is half made is asked about.
func (s *screen) leave() scenes.Transition {
	if s.making.Finished() || len(s.making.Picks()) == 0 {
		return scenes.Pop()
	}
	s.leaf.question = &ui.Question{
		Title: "Leave this hero?", Words: "What is not finished is not kept.", Yes: "Leave it", No: "Go on",
	}
	return scenes.Stay()
}

// answer leaves a hero that is half made, or does not.
func (s *screen) answer(in *scenes.Input) scenes.Transition {
	switch s.leaf.question.Update(in) {
	case ui.Yes:
		return scenes.Pop()
	case ui.No:
		s.leaf.question = nil
	}
	return scenes.Stay()
}

// take makes the pick of a row, or does what it says.
func (s *screen) take(row int) scenes.Transition {
	if row >= len(s.entries) {
		return scenes.Stay()
	}
	e := s.entries[row]
	switch {
	case e.take != nil:
		return e.take()
	case e.pick == nil:
		return scenes.Stay()
	}
	step, profile := s.step(), s.profile
	if refused := s.making.Choose(e.pick.Pick); refused != nil {
		s.notice = refused.Why
		return scenes.Stay()
	}
	s.notice, s.bar.Focus = "", takeIt
	s.fall = s.thrown(step, profile)
	s.turn()
	return scenes.Stay()
}

// rule is the one that the page is about: that of the option under the cursor,
// or of the step.
func (s *screen) rule() rules.RuleID {
	if o := s.chosen(); o != nil && !s.tumble() {
		return o.Rule
	}
	if id := s.step().Rule; id != "" {
		return id
	}
	return "PH-CRE-01"
}

// read opens the book at a rule.
func (s *screen) read(id rules.RuleID) { s.leaf.reader = readerOf(id) }

// bookColumns is how wide a page of the book is laid out.
const bookColumns = 80

func readerOf(id rules.RuleID) *ui.Reader {
	e, found := codex.Find(id)
	if !found {
		return &ui.Reader{Title: string(id), Page: ui.Page{Text: "The book has no page for this rule."}}
	}
	return &ui.Reader{Title: "The book of rules", Page: ui.Page{Text: codex.Render(e, bookColumns)}}
}

// longest is how much can be written for a name or a motto.
const longest = 120

// write takes what is typed where words of the player's own can be given.
func (s *screen) write(in *scenes.Input) {
	if s.ownWords() == nil {
		return
	}
	before := s.typed
	for {
		p, ok := in.Pick(func(p scenes.Press) bool {
			return p.Key == "Backspace" && s.typed != "" || unicode.IsPrint(p.Rune) && (p.Rune != ' ' || s.typed != "")
		})
		switch {
		case !ok:
			if s.typed != before {
				s.fill()
				s.list.Chosen = s.firstFree()
			}
			return
		case p.Key == "Backspace":
			_, n := utf8.DecodeLastRuneInString(s.typed)
			s.typed = s.typed[:len(s.typed)-n]
		case utf8.RuneCountInString(s.typed) < longest:
			s.typed += string(p.Rune)
		}
	}
}

// ownWords is the first option that can be had in words of the player's own.
func (s *screen) ownWords() *rules.MakingOption {
	for i := range s.options {
		if s.options[i].Own != rules.NoOwnWords {
			return &s.options[i]
		}
	}
	return nil
}

// written is that option with what is typed in place of its suggestion.
func (s *screen) written() *rules.MakingOption {
	o := s.ownWords()
	if o == nil || s.typed == "" {
		return nil
	}
	own := *o
	own.Title, own.Not, own.Text = s.typed+"_", nil, "In your own words."
	if o.Own == rules.ForInOwnWords {
		name, _, _ := strings.Cut(o.Title, " (")
		own.For, own.Title = strings.TrimSpace(s.typed), name+" ("+s.typed+"_)"
		return &own
	}
	own.What = strings.TrimSpace(s.typed)
	return &own
}

func upper(words string) string {
	r, n := utf8.DecodeRuneInString(words)
	return string(unicode.ToUpper(r)) + words[n:]
}

// look works out what the sheet would be after the option under the cursor.
func (s *screen) look() {
	if s.over == s.list.Chosen+1 {
		return
	}
	s.over, s.preview = s.list.Chosen+1, nil
	o := s.chosen()
	if o == nil || o.Not != nil || o.Rolls {
		return
	}
	if after, known := s.making.Preview(o.Pick); known {
		s.preview = &after
	}
}

// update lets what lies over the page answer; true if there is any.
func (l *leaf) update(in *scenes.Input) bool {
	switch {
	case l.reader != nil:
		if l.reader.Update(in) {
			l.reader = nil
		}
	case l.sheet != nil:
		if l.sheet.update(in, l) {
			l.sheet = nil
		}
	default:
		return false
	}
	return true
}

// draw paints what lies over the page, a question apart; true if there is any.
func (l *leaf) draw(dst *ebiten.Image) bool {
	switch {
	case l.reader != nil:
		l.reader.Draw(dst)
	case l.sheet != nil:
		l.sheet.draw(dst)
	default:
		return false
	}
	return true
}
