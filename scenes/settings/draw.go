package settings

import (
	"image"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"pitchdark/scenes"
	"pitchdark/scenes/ui"
)

// places are where the parts of the screen stand.
type places struct{ title, notice, hint image.Rectangle }

// lay makes the entries of the page and gives all its place.
func (s *screen) lay(width, height int) places {
	if s.keys {
		s.entries = s.bindings()
	} else {
		s.entries = s.values()
	}
	s.list.Rows = s.list.Rows[:0]
	for _, e := range s.entries {
		s.list.Rows = append(s.list.Rows, e.row)
	}
	s.buttons()
	margin := ui.Px(32)
	wide := min(width-2*margin, ui.Body.LineHeight()*42)
	rest := image.Rect((width-wide)/2, ui.Px(20), (width+wide)/2, height-ui.Px(16))
	var p places
	p.title = ui.CutTop(&rest, ui.Title.LineHeight()+ui.Px(6))
	half := min(s.bar.Width(), rest.Dx()/2)
	foot := ui.CutBottom(&rest, max(s.bar.Height(half), min(ui.Small.Height(s.hint, rest.Dx()-half-ui.Px(16)), rest.Dy()/3)))
	s.bar.Lay(image.Rect(foot.Max.X-half, foot.Min.Y, foot.Max.X, foot.Max.Y))
	p.hint = image.Rect(foot.Min.X, foot.Min.Y, foot.Max.X-half-ui.Px(16), foot.Max.Y)
	rest.Max.Y -= ui.Px(8)
	if s.notice != "" {
		p.notice = ui.CutBottom(&rest, min(ui.Small.Height(s.notice, rest.Dx()-2*ui.Px(10))+2*ui.Px(6), rest.Dy()/2))
		rest.Max.Y -= ui.Px(6)
	}
	s.list.Box = rest
	return p
}

func (s *screen) buttons() {
	s.bar.Focus = -1
	s.bar.Buttons = append(s.bar.Buttons[:0], ui.Button{Words: "Back"})
	if s.keys {
		s.bar.Buttons = append(s.bar.Buttons, ui.Button{Words: "Its usual keys"})
		if e := s.chosen(); e == nil || e.bind == nil {
			s.bar.Buttons[resetButton].Not = "no key is chosen"
		}
	}
}

// Draw paints the page.
func (s *screen) Draw(dst *ebiten.Image) {
	if s.in == nil {
		return
	}
	dst.Fill(ui.Ink(ui.Ground))
	b := dst.Bounds()
	p := s.lay(b.Dx(), b.Dy())
	ui.Title.Line(dst, s.title(), p.title.Min.X+ui.Px(10), p.title.Min.Y, p.title.Dx())
	s.list.Draw(dst)
	if s.notice != "" {
		ui.Panel(dst, p.notice)
		in := image.Rect(p.notice.Min.X+ui.Px(10), p.notice.Min.Y+ui.Px(6), p.notice.Max.X-ui.Px(10), p.notice.Max.Y)
		ui.Small.In(ui.Words).Box(dst, s.notice, in, ui.AtStart)
	}
	t := ui.Small
	if s.asking {
		t.Ink = ui.Flame
	}
	t.Box(dst, s.hint, p.hint, ui.AtStart)
	s.bar.Draw(dst)
}

// hints are the keys of the page on the device in use.
func (s *screen) hints() string {
	in, e := s.in, s.chosen()
	if s.asking && e != nil && e.bind != nil {
		return "Press the key or button for " + quoted(e.bind.words()) + ", or " + in.Glyph(scenes.Back) + " to leave it."
	}
	parts := []string{in.Glyph(scenes.Up) + " " + in.Glyph(scenes.Down) + " choose"}
	switch {
	case e != nil && e.bind != nil && in.Device() == scenes.Pad:
		parts = append(parts, in.Glyph(scenes.Confirm)+" another", in.Glyph(scenes.Things)+" its usual")
	case e != nil && e.bind != nil:
		parts = append(parts, in.Glyph(scenes.Confirm)+" another key", "Backspace its usual keys")
	case e != nil && e.turn != nil:
		parts = append(parts, in.Glyph(scenes.Left)+" "+in.Glyph(scenes.Right)+" change")
	default:
		parts = append(parts, in.Glyph(scenes.Confirm)+" take")
	}
	return strings.Join(append(parts, in.Glyph(scenes.Back)+" back"), " · ")
}
