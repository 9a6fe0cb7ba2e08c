package crawl

import (
	"image"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"pitchdark/rules"
	"pitchdark/scenes"
	"pitchdark/scenes/crawl/play"
	"pitchdark/scenes/ui"
)

// pressDays takes a key while the page of the day is open: what does not shut it
// goes on to the game.
func (s *screen) pressDays(p scenes.Press) bool {
	if !s.days || p.Intent != scenes.Back && !s.game.Means(key(p), play.Days) {
		return false
	}
	s.days = false
	return true
}

// drawHours is a line of the card: the day and its hour, and the pips of fatigue,
// where hours are kept.
func (s *screen) drawHours(dst *ebiten.Image, in *image.Rectangle, v *rules.View) {
	h := &v.Hero
	if h.Clock == 0 {
		return
	}
	row := cut(in, s.lay.line)
	wide := s.drawPips(dst, row, play.Weary(h))
	words := play.Hour(h.Clock)
	ui.Quiet.Line(dst, strings.ToUpper(words[:1])+words[1:], row.Min.X, row.Min.Y, row.Dx()-wide-s.lay.pad)
	for i := range h.Tired {
		if t := &h.Tired[i]; t.Levels > 0 {
			s.note(dst, in, ui.Small.In(ui.Ember), play.ToilWords(t))
		}
	}
}

// drawPips paints four pips at the right of a row, as many of them full as there
// are levels of fatigue, and returns their width.
func (s *screen) drawPips(dst *ebiten.Image, row image.Rectangle, levels int) int {
	side := max(row.Dy()*2/5, 4)
	step := side + max(side/3, 2)
	wide := play.Pips*step - (step - side)
	for i := range play.Pips {
		x, y := row.Max.X-wide+i*step, row.Min.Y+(row.Dy()-side)/2
		box := image.Rect(x, y, x+side, y+side)
		if i < levels {
			ui.Fill(dst, box, ui.Ink(ui.Bad))
		} else {
			ui.Outline(dst, box, max(ui.Px(1), 1), ui.Ink(ui.Faint))
		}
	}
	return wide
}

// drawDays paints the page of the day over the world: what tires the hero, what
// it would eat, and what a rest here would do.
func (s *screen) drawDays(dst *ebiten.Image) {
	v := s.game.View()
	if !s.days || s.log.open || s.things.open || v.Hero.Clock == 0 {
		return
	}
	h := &v.Hero
	in := ui.TitledPanel(dst, s.pageBox(), "The day of "+h.Name+": "+play.Hour(h.Clock))
	s.spot(s.pageBox(), onPanel, 0)
	part := dst.SubImage(in).(*ebiten.Image)
	s.dayHead(part, &in, "Fatigue")
	row := cut(&in, s.lay.line)
	wide := s.drawPips(part, image.Rect(row.Min.X, row.Min.Y, row.Min.X+6*s.lay.line, row.Max.Y), play.Weary(h))
	words := play.WearyWords(play.Weary(h))
	ui.Body.Line(part, strings.ToUpper(words[:1])+words[1:], row.Min.X, row.Min.Y, 6*s.lay.line-wide-s.lay.pad)
	for i := range h.Tired {
		s.note(part, &in, ui.Quiet, play.ToilWords(&h.Tired[i]))
	}
	s.dayHead(part, &in, "Meals")
	s.note(part, &in, ui.Body, play.MealWords(&h.Meal))
	for i := range h.Meal.Lots {
		s.note(part, &in, ui.Quiet, play.LotWords(i+1, &h.Meal.Lots[i]))
	}
	if len(h.Meal.Lots) == 0 {
		s.note(part, &in, ui.Quiet, "You carry nothing to eat.")
	}
	s.dayHead(part, &in, "Rest")
	for _, line := range play.NightWords(&h.Night) {
		s.note(part, &in, ui.Body, line)
	}
	s.drawOthersDays(part, &in, v)
}

// drawOthersDays is a line for each companion in sight.
func (s *screen) drawOthersDays(dst *ebiten.Image, in *image.Rectangle, v *rules.View) {
	first := true
	for i := range v.Party {
		h := &v.Party[i]
		if h.MaxHealth == 0 {
			continue
		}
		if first {
			s.dayHead(dst, in, "The others")
			first = false
		}
		row := cut(in, s.lay.line)
		wide := s.drawPips(dst, row, play.Weary(h))
		ui.Body.Line(dst, h.Name+": "+play.MealWords(&h.Meal), row.Min.X, row.Min.Y, row.Dx()-wide-s.lay.pad)
	}
}

func (s *screen) dayHead(dst *ebiten.Image, in *image.Rectangle, words string) {
	in.Min.Y += s.lay.pad / 2
	s.note(dst, in, ui.Small.In(ui.Ember), words)
}
