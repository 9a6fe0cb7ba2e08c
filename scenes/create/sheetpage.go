package create

import (
	"fmt"
	"image"

	"github.com/hajimehoshi/ebiten/v2"

	"pitchdark/rules"
	"pitchdark/scenes"
	"pitchdark/scenes/ui"
)

// sheetPage is the whole sheet as a list: every figure with what it is made of,
// and its rule behind it.
type sheetPage struct {
	o       Options
	profile rules.Profile
	kept    string // where the hero lies, "" if it is not finished
	rules   []rules.RuleID
	list    ui.List
	bar     ui.Bar
	notice  string
	said    string
}

// The buttons.
const (
	openRule = iota
	writeSheet
	copySheet
	closeSheet
)

func newSheetPage(o Options, p rules.Profile, kept string) *sheetPage {
	s := &sheetPage{o: o, profile: p, kept: kept, bar: ui.Bar{Buttons: []ui.Button{
		openRule: {Words: "The rule"}, writeSheet: {Words: "Write to a file"}, copySheet: {Words: "Copy"}, closeSheet: {Words: "Back"},
	}}}
	s.fill()
	return s
}

func (s *sheetPage) fill() {
	p := &s.profile
	s.head("Abilities", len(p.Abilities) > 0)
	for _, a := range p.Abilities {
		s.row(a.Name, fmt.Sprintf("%d  (%s)", a.Value, signed(a.Mod)), "", a.Rule)
	}
	s.head("Figures", len(p.Figures) > 0)
	for _, f := range p.Figures {
		s.row(f.Name, valueOf(f), upper(sources(f))+".", f.Rule)
	}
	s.head("Room", len(p.Loads) > 0)
	for _, l := range p.Loads {
		s.row(loadWords(l), "", "", l.Rule)
	}
	if len(p.Hands) > 0 {
		s.row("In hand", "", inHands(p.Hands)+".", "PH-WPN-01")
	}
	s.head("And", len(p.Facts) > 0)
	for _, f := range p.Facts {
		s.row(f.Label, "", f.Text, f.Rule)
	}
	s.head("Reminders", len(p.Reminders) > 0)
	for _, r := range p.Reminders {
		s.row(r, "", "", "PH-CRE-04")
	}
}

func (s *sheetPage) head(words string, any bool) {
	if any {
		s.list.Rows = append(s.list.Rows, ui.Row{Words: words, Head: true})
		s.rules = append(s.rules, "")
	}
}

func (s *sheetPage) row(words, side, note string, rule rules.RuleID) {
	s.list.Rows = append(s.list.Rows, ui.Row{Words: words, Side: side, Note: note})
	s.rules = append(s.rules, rule)
}

// rule is that of the row under the cursor.
func (s *sheetPage) rule() rules.RuleID {
	if s.list.Chosen < len(s.rules) && s.rules[s.list.Chosen] != "" {
		return s.rules[s.list.Chosen]
	}
	return "PH-CRE-01"
}

// update answers; true when the page was read enough.
func (s *sheetPage) update(in *scenes.Input, l *leaf) bool {
	s.lay(in.Size())
	in.Tell(&s.said, s.title()+". "+s.notice)
	s.bar.Buttons[openRule].Key, s.bar.Buttons[closeSheet].Key = in.Glyph(scenes.Confirm), in.Glyph(scenes.Back)
	if in.Take(scenes.Back) || in.RightClicked() {
		return true
	}
	if in.Take(scenes.Why) {
		l.reader = readerOf(s.rule())
		return false
	}
	button, took := s.bar.Update(in)
	_, clicked := s.list.Update(in)
	if clicked {
		button, took = openRule, true
	}
	if !took {
		return false
	}
	switch button {
	case openRule:
		l.reader = readerOf(s.rule())
	case writeSheet:
		s.notice = s.o.Write(s.kept, s.profile.Page)
	case copySheet:
		s.notice = s.o.Copy(s.profile.Page)
	}
	return button == closeSheet
}

func (s *sheetPage) title() string {
	if s.profile.Name == "" {
		return "The sheet so far"
	}
	return s.profile.Name
}

// lay places title, remark and list.
func (s *sheetPage) lay(width, height int) (title, notice image.Rectangle) {
	s.bar.Buttons[writeSheet].Not, s.bar.Buttons[copySheet].Not = "", ""
	if s.kept == "" {
		s.bar.Buttons[writeSheet].Not = "the hero is not finished"
	}
	if s.profile.Page == "" {
		s.bar.Buttons[copySheet].Not = "the hero is not finished"
	}
	rest := image.Rect(ui.Px(32), ui.Px(16), width-ui.Px(32), height-ui.Px(14))
	if wide := em() * 44; rest.Dx() > wide {
		rest.Min.X += (rest.Dx() - wide) / 2
		rest.Max.X = rest.Min.X + wide
	}
	title = ui.CutTop(&rest, ui.Head.LineHeight()+ui.Px(8))
	s.bar.Lay(ui.CutBottom(&rest, s.bar.Height(rest.Dx())))
	if s.notice != "" {
		notice = ui.CutBottom(&rest, ui.Small.Height(s.notice, rest.Dx())+ui.Px(6))
	}
	rest.Max.Y -= ui.Px(8)
	s.list.Box = rest
	return title, notice
}

func (s *sheetPage) draw(dst *ebiten.Image) {
	dst.Fill(ui.Ink(ui.Ground))
	b := dst.Bounds()
	title, notice := s.lay(b.Dx(), b.Dy())
	words := s.title()
	if longer := words + ", " + s.profile.Title; s.profile.Title != "" && ui.Head.Width(longer) <= title.Dx() {
		words = longer
	}
	ui.Head.Line(dst, words, title.Min.X, title.Min.Y, title.Dx())
	s.list.Draw(dst)
	ui.Small.In(ui.Flame).Box(dst, s.notice, notice, ui.AtStart)
	s.bar.Draw(dst)
}
