package title

import (
	"image"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"pitchdark/scenes"
	"pitchdark/scenes/stage"
	"pitchdark/scenes/ui"
	"pitchdark/sprites"
)

// name is how the game's name is written: it grows less than other words.
func name() ui.Text {
	percent := ui.Now().Percent
	return ui.Text{Font: ui.SmallCaps, Size: 68 * min(percent, 120) / percent, Ink: ui.Ember}
}

// motto stands under the name.
const motto = "Mind your light."

// column is the left part of the screen, where words stand.
func column(width, height int) image.Rectangle {
	margin := ui.Px(64)
	wide := min(max(width*40/100, ui.Body.LineHeight()*19), width-2*margin)
	return image.Rect(margin, ui.Px(36), margin+wide, height-ui.Px(24))
}

// spots are where the parts of the screen stand.
type spots struct {
	name, motto, title, list, notice, hint image.Rectangle
}

func (s *screen) places(width, height int) spots {
	var p spots
	rest := column(width, height)
	p.name = ui.CutTop(&rest, name().LineHeight())
	p.motto = ui.CutTop(&rest, ui.Quiet.LineHeight()+ui.Px(18))
	p.hint = ui.CutBottom(&rest, ui.Small.LineHeight()*2+ui.Px(6))
	if s.notice != "" {
		p.notice = ui.CutBottom(&rest, min(ui.Small.Height(s.notice, rest.Dx()-2*ui.Px(10))+2*ui.Px(8), rest.Dy()/2))
	}
	if s.page != main {
		p.title = ui.CutTop(&rest, ui.Head.LineHeight()+ui.Px(6))
	}
	p.list = rest
	return p
}

// lay makes the entries of the page and gives the list its place.
func (s *screen) lay(width, height int) {
	s.entries = s.page.entries(s)
	s.list.Box = s.places(width, height).list
	s.list.Rows = s.list.Rows[:0]
	for _, e := range s.entries {
		s.list.Rows = append(s.list.Rows, e.row)
	}
}

// Draw paints the candle and the page beside it.
func (s *screen) Draw(dst *ebiten.Image) {
	tick := s.tick / 2 * 2
	if ui.Now().Still {
		tick = 0
	}
	b := dst.Bounds()
	p := s.places(b.Dx(), b.Dy())
	s.candle.Draw(dst, ui.Px(4), tick, column(b.Dx(), b.Dy()).Max.X)
	name().Line(dst, "Pitchdark", p.name.Min.X+ui.Px(7), p.name.Min.Y, p.name.Dx())
	ui.Quiet.Line(dst, motto, p.motto.Min.X+ui.Px(10), p.motto.Min.Y, p.motto.Dx()-ui.Px(10))
	if s.page != main {
		ui.Head.Line(dst, s.page.title(), p.title.Min.X+ui.Px(10), p.title.Min.Y, p.title.Dx())
	}
	s.list.Draw(dst)
	if s.page == play {
		s.drawParty(dst)
	}
	if s.notice != "" {
		ui.Panel(dst, p.notice)
		in := image.Rect(p.notice.Min.X+ui.Px(10), p.notice.Min.Y+ui.Px(8), p.notice.Max.X-ui.Px(10), p.notice.Max.Y)
		ui.Small.In(ui.Words).Box(dst, s.notice, in, ui.AtStart)
	}
	ui.Small.Box(dst, s.hint, image.Rect(p.hint.Min.X+ui.Px(10), p.hint.Min.Y+ui.Px(6), p.hint.Max.X, p.hint.Max.Y), ui.AtStart)
}

// drawParty stands those who go on the table, in the light, as many as there is
// room for.
func (s *screen) drawParty(dst *ebiten.Image) {
	scale := ui.Px(4)
	x, y := s.candle.Beside()
	tick := s.tick
	if ui.Now().Still {
		tick = 0
	}
	for i, kind := range s.kinds() {
		if x+16*scale > dst.Bounds().Max.X {
			return
		}
		sprites.DrawFigure(dst, stage.Look(kind), x, y-16*scale, scale, tick+7*i)
		x += 13 * scale
	}
}

// hints are the keys of the page on the device in use.
func (s *screen) hints(in *scenes.Input) string {
	parts := []string{in.Glyph(scenes.Up) + " " + in.Glyph(scenes.Down) + " choose", in.Glyph(scenes.Confirm) + " take"}
	if s.list.Chosen < len(s.entries) && s.entries[s.list.Chosen].turn != nil {
		parts = append(parts, in.Glyph(scenes.Left)+" "+in.Glyph(scenes.Right)+" change")
	}
	if s.page != main {
		parts = append(parts, in.Glyph(scenes.Back)+" back")
	}
	return strings.Join(parts, "  ·  ")
}
