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
	switch {
	case !s.days:
		return false
	case p.Intent == scenes.Up:
		s.dayDown -= 3 * s.lay.line
	case p.Intent == scenes.Down:
		s.dayDown += 3 * s.lay.line
	case p.Intent == scenes.Back, s.game.Means(key(p), play.Days):
		s.days, s.dayDown = false, 0
	default:
		return false
	}
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
	ui.Quiet.Line(dst, capital(words), row.Min.X, row.Min.Y, row.Dx()-wide-s.lay.pad)
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

// dayLine is a line of the page of the day: a heading, or words with what of
// pips stands at its right, −1 for none.
type dayLine struct {
	words string
	head  bool
	pips  int
}

// drawDays paints the page of the day over the world: on the left what tires the
// hero, what it would eat, and what a rest here would do; on the right what can
// be done about it.
func (s *screen) drawDays(dst *ebiten.Image) {
	v := s.game.View()
	if !s.days || s.log.open || s.things.open || v.Hero.Clock == 0 {
		return
	}
	in := ui.TitledPanel(dst, s.pageBox(), "The day of "+v.Hero.Name+": "+play.Hour(v.Hero.Clock))
	s.spot(s.pageBox(), onPanel, 0)
	left, right := in, in
	left.Max.X = in.Min.X + in.Dx()*11/20
	right.Min.X = left.Max.X + s.lay.pad
	lines := dayLines(v)
	text := ui.Body
	if s.dayHeight(lines, text, left.Dx()) > left.Dy() {
		text = ui.Small
	}
	over := max(s.dayHeight(lines, text, left.Dx())-left.Dy(), s.choresHeight(right.Dx())-right.Dy(), 0)
	s.dayDown = min(max(s.dayDown, 0), over)
	down := func(r image.Rectangle) image.Rectangle {
		return image.Rect(r.Min.X, r.Min.Y-s.dayDown, r.Max.X, r.Max.Y+over)
	}
	s.drawDayLines(dst.SubImage(left).(*ebiten.Image), down(left), lines, text)
	s.drawChores(dst.SubImage(right).(*ebiten.Image), down(right), right)
	if over > s.dayDown {
		ui.Small.Line(dst, "▼ more", right.Max.X-ui.Small.Width("▼ more"), in.Max.Y-ui.Small.LineHeight(), right.Dx())
	}
}

// dayLines are the lines of the page, for the hero and those in its sight.
func dayLines(v *rules.View) []dayLine {
	h := &v.Hero
	var lines []dayLine
	head := func(words string) { lines = append(lines, dayLine{words: words, head: true, pips: -1}) }
	add := func(words string, pips int) { lines = append(lines, dayLine{words: words, pips: pips}) }
	head("Fatigue")
	add(capital(play.WearyWords(play.Weary(h))), play.Weary(h))
	for i := range h.Tired {
		add(play.ToilWords(&h.Tired[i]), -1)
	}
	head("Meals, eaten in this order")
	add(play.MealWords(&h.Meal), -1)
	for i := range h.Meal.Lots {
		add(play.LotWords(i+1, &h.Meal.Lots[i]), -1)
	}
	if len(h.Meal.Lots) == 0 {
		add("You carry nothing to eat.", -1)
	}
	head("Rest")
	for _, line := range play.NightWords(&h.Night) {
		add(line, -1)
	}
	head("The others")
	for i := range v.Party {
		if mate := &v.Party[i]; mate.MaxHealth > 0 {
			add(mate.Name+": "+play.MealWords(&mate.Meal), play.Weary(mate))
		}
	}
	if lines[len(lines)-1].head {
		lines = lines[:len(lines)-1]
	}
	return lines
}

func capital(words string) string { return strings.ToUpper(words[:1]) + words[1:] }

// pipsWide is the room that pips take in a line.
func (s *screen) pipsWide() int { return 3 * s.lay.line }

func (s *screen) dayHeight(lines []dayLine, t ui.Text, width int) int {
	high := 0
	for _, l := range lines {
		high += s.dayLineHeight(l, t, width)
	}
	return high
}

func (s *screen) dayLineHeight(l dayLine, t ui.Text, width int) int {
	switch {
	case l.head:
		return ui.Small.LineHeight() + s.lay.pad/2
	case l.pips >= 0:
		width -= s.pipsWide()
	}
	return t.Height(l.words, width)
}

func (s *screen) drawDayLines(dst *ebiten.Image, in image.Rectangle, lines []dayLine, t ui.Text) {
	for _, l := range lines {
		row := cut(&in, s.dayLineHeight(l, t, in.Dx()))
		switch {
		case l.head:
			row.Min.Y += s.lay.pad / 2
			ui.Small.In(ui.Ember).Line(dst, l.words, row.Min.X, row.Min.Y, row.Dx())
			continue
		case l.pips >= 0:
			s.drawPips(dst, image.Rect(row.Max.X-s.pipsWide(), row.Min.Y, row.Max.X, row.Min.Y+t.LineHeight()), l.pips)
			row.Max.X -= s.pipsWide()
		}
		t.Box(dst, l.words, row, ui.AtStart)
	}
}

// choreKeys is the room of their keys, in points.
const choreKeys = 30

// choresHeight is what they need, in screen pixels.
func (s *screen) choresHeight(width int) int {
	high := 0
	for _, i := range s.game.Chores() {
		high += s.rowHeight(s.game.Entry(i), width-ui.Px(choreKeys)) + ui.Px(4)
	}
	return high
}

// drawChores lists what can be done about the day, and why not.
func (s *screen) drawChores(dst *ebiten.Image, in, seen image.Rectangle) {
	keys := ui.Px(choreKeys)
	for _, i := range s.game.Chores() {
		e := s.game.Entry(i)
		row := cut(&in, s.rowHeight(e, in.Dx()-keys)+ui.Px(4))
		if e.Not == "" {
			s.spot(row.Intersect(seen), onOffer, i)
		}
		s.drawOffer(dst, row, keys, i, e)
	}
}
