package crawl

import (
	"fmt"
	"image"

	"github.com/hajimehoshi/ebiten/v2"

	"pitchdark/rules"
	"pitchdark/scenes"
	"pitchdark/scenes/crawl/play"
	"pitchdark/scenes/ui"
)

// label is a key as the screen shows it.
func label(k play.Key) string { return scenes.Key(k).Label() }

// question is what the panel over the log asks, with its answers.
type question struct {
	text    string
	answers []answer
}

type answer struct {
	key, words string
	part       part
	n          int
	not        string
}

// asked is the question that is open: an interruption, or what an offer that
// is being filled wants next.
func (s *screen) asked() (question, bool) {
	p := s.game.Pick()
	switch {
	case s.game.Broken() != nil:
		return question{text: s.game.Broken().Error()}, true
	case s.game.Asking() && p == nil:
		return s.interruption(), true
	case p == nil || s.idle(p):
		return question{}, false
	}
	q := question{text: p.Offer.Title + ". " + s.wanted(p)}
	if s.game.Asking() {
		q.text = s.game.Ask().Text + " " + s.wanted(p)
	}
	for i, c := range p.Choices() {
		q.answers = append(q.answers, answer{key: number(i), words: c.Text, part: onChoice, n: i})
	}
	return q, true
}

func (s *screen) interruption() question {
	q := question{text: s.game.Ask().Text}
	for i, e := range s.game.Entries() {
		q.answers = append(q.answers, answer{key: string(e.Key), words: e.Title, part: onAnswer, n: i, not: e.Not})
	}
	return q
}

func number(i int) string {
	if i < 9 {
		return fmt.Sprint(i + 1)
	}
	return ""
}

// idle reports whether the pick is only the dial of one that is blind.
func (s *screen) idle(p *play.Pick) bool { return s.blind() && p.Offer.Do == "blind move" }

func (s *screen) blind() bool { return s.game.View().Blind != rules.Sighted }

// wanted says how what is wanted is given, by the keys that are bound now.
func (s *screen) wanted(p *play.Pick) string {
	return s.game.Keyed(wanted(p, s.blind()))
}

func wanted(p *play.Pick, blind bool) string {
	where := "An arrow key or a click"
	if blind {
		where = "An arrow key or the ring; up is forward"
	}
	least, most := p.Bounds()
	switch p.Want() {
	case play.Direction:
		if p.Offer.Do == "end" || p.Offer.Do == "face" {
			return "Which way do you turn? " + where + ". {confirm} keeps your facing."
		}
		return "Which way? " + where + "."
	case play.Dial:
		if p.Aimed {
			return fmt.Sprintf("%s. %d to %d set it, {confirm} does it, {back} lets it be.", plural(p.Tiles, "tile"), least, most)
		}
		return fmt.Sprintf("Which way, and how far (%d to %d)? %s.", least, most, where)
	case play.Tiles:
		return fmt.Sprintf("How far, %d to %d? %s. {confirm} does it.", least, most, plural(p.Tiles, "tile"))
	case play.Tile:
		return "Which tile? " + where + "."
	case play.Path:
		return "Click where to, or use the arrow keys."
	}
	return "Which?"
}

// drawPrompt paints the question and the notice at the foot of the world.
func (s *screen) drawPrompt(dst *ebiten.Image) {
	box := s.lay.world.Inset(s.lay.pad)
	if s.log.open {
		return
	}
	if words := s.game.Notice(); words != "" {
		s.drawNotice(dst, &box, words)
	}
	q, ok := s.asked()
	switch {
	case s.busy():
	case ok:
		s.drawQuestion(dst, box, q)
	case s.points && !s.blind() && !s.looking && !s.things.open && len(s.route.path) > 0:
		s.drawAhead(dst, box)
	}
}

// drawAhead tells at the foot of the world what is known beforehand of the walk
// that the mouse points out.
func (s *screen) drawAhead(dst *ebiten.Image, box image.Rectangle) {
	t := ui.Small.In(ui.Words)
	wide := min(t.Width(s.route.ahead), box.Dx()-2*s.lay.pad)
	if wide <= 0 {
		return
	}
	strip := cutBottom(&box, t.Height(s.route.ahead, wide)+s.lay.pad)
	strip.Max.X = strip.Min.X + wide + 2*s.lay.pad
	ui.Fill(dst, strip, ui.Fade(ui.Ink(ui.Ground), 190))
	t.Box(dst, s.route.ahead, image.Rect(strip.Min.X+s.lay.pad, strip.Min.Y+s.lay.pad/2, strip.Max.X-s.lay.pad, strip.Max.Y), ui.AtStart)
}

// drawNotice writes why something was not done, on a strip of its own.
func (s *screen) drawNotice(dst *ebiten.Image, box *image.Rectangle, words string) {
	t := ui.Body.In(ui.Flame)
	high := t.Height(words, box.Dx()-2*s.lay.pad)
	strip := cutBottom(box, high+s.lay.pad)
	wide := min(t.Width(words), strip.Dx()-2*s.lay.pad) + 2*s.lay.pad
	strip.Max.X = strip.Min.X + wide
	ui.Fill(dst, strip, ui.Ink(ui.Raised))
	ui.Outline(dst, strip, max(ui.Px(1), 1), ui.Ink(ui.Ember))
	t.Box(dst, words, image.Rect(strip.Min.X+s.lay.pad, strip.Min.Y+s.lay.pad/2, strip.Max.X, strip.Max.Y), ui.AtStart)
	box.Max.Y -= s.lay.pad / 2
}

// questionHeight is what a question needs within a width.
func (s *screen) questionHeight(q question, width int) int {
	width -= 2 * s.lay.pad
	columns := s.columns(q, width)
	rows := (len(q.answers) + columns - 1) / columns
	return ui.Body.Height(q.text, width) + 2*s.lay.pad + rows*(s.lay.line+s.lay.pad)
}

// drawQuestion is a panel at the foot of the world, or of the column where it
// would cover the figure: the text, then the answers.
func (s *screen) drawQuestion(dst *ebiten.Image, box image.Rectangle, q question) {
	high := s.questionHeight(q, box.Dx())
	if high > box.Dy()*2/5 {
		box = s.lay.column.Inset(s.lay.pad / 2)
		high = s.questionHeight(q, box.Dx())
		above := box
		above.Min.Y = max(box.Max.Y-high-s.lay.line-s.lay.pad, box.Min.Y) // no line is halved
		ui.Fill(dst, above, ui.Ink(ui.Face))
	}
	columns := s.columns(q, box.Dx()-2*s.lay.pad)
	each := s.lay.line + s.lay.pad
	panel := cutBottom(&box, high)
	ui.Panel(dst, panel)
	ui.Outline(dst, panel, max(ui.Px(1), 1), ui.Ink(ui.Ember))
	s.spot(panel, onPanel, 0)
	in := panel.Inset(s.lay.pad)
	in.Min.Y += ui.Body.Box(dst, q.text, in, ui.AtStart)
	for i := range q.answers {
		x := in.Min.X + i%columns*in.Dx()/columns
		y := in.Min.Y + i/columns*each + s.lay.pad/2
		s.drawAnswer(dst, image.Rect(x, y, x+in.Dx()/columns-s.lay.pad/2, y+each-s.lay.pad/2), &q.answers[i], s.cursor == i+1)
	}
}

// columns is how many answers stand beside each other: as many as fit, in rows
// of like length.
func (s *screen) columns(q question, width int) int {
	widest := 1
	for _, a := range q.answers {
		b := ui.Button{Words: a.words, Key: a.key}
		w, _ := b.Size()
		widest = max(widest, w+s.lay.pad)
	}
	n := len(q.answers)
	columns := min(max(width/widest, 1), max(n, 1))
	rows := max((n+columns-1)/columns, 1)
	return max((n+rows-1)/rows, 1)
}

func (s *screen) drawAnswer(dst *ebiten.Image, box image.Rectangle, a *answer, chosen bool) {
	s.spot(box, a.part, a.n)
	b := ui.Button{Box: box, Words: a.words, Key: a.key, Not: a.not, Lit: chosen || s.hot(a.part, a.n)}
	b.Draw(dst)
}
