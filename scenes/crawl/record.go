package crawl

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"

	"pitchdark/scenes"
	"pitchdark/scenes/crawl/play"
	"pitchdark/scenes/ui"
)

// record is the log as it is shown: shut, its last lines; open, a list with a
// chosen line whose reasons stand beside it.
type record struct {
	open   bool
	line   int // chosen
	rule   int // of its rules, whose page is shown
	fresh  int // lines from here on are of the last command
	page   scroll
	reason []string
}

func (r *record) toggle(g *play.Game) {
	r.open = !r.open
	if r.open {
		r.choose(g, len(g.Log().Lines)-1)
	}
}

// choose opens the log at a line.
func (r *record) choose(g *play.Game, n int) {
	r.open, r.rule, r.page = true, 0, scroll{}
	r.line = min(max(n, 0), max(len(g.Log().Lines)-1, 0))
}

func (r *record) move(g *play.Game, by int) { r.choose(g, r.line+by) }

// pressLog takes a key while the log is open.
func (s *screen) pressLog(p scenes.Press) bool {
	r := &s.log
	switch p.Intent {
	case scenes.Up:
		r.move(s.game, -1)
	case scenes.Down:
		r.move(s.game, 1)
	case scenes.UpRight, scenes.ScrollUp:
		r.move(s.game, -8)
	case scenes.DownRight, scenes.ScrollDown:
		r.move(s.game, 8)
	case scenes.Right, scenes.Left, scenes.Confirm:
		s.turnPage(p.Intent)
	case scenes.Skip:
		r.page.by(4)
	case scenes.Back:
		r.open = false
	default:
		return false
	}
	return true
}

// turnPage goes to the next or the last of a line's rules.
func (s *screen) turnPage(i scenes.Intent) {
	l := s.chosenLine()
	if l == nil || len(l.Rules) == 0 {
		return
	}
	by := 1
	if i == scenes.Left {
		by = len(l.Rules) - 1
	}
	s.log.rule = (s.log.rule + by) % len(l.Rules)
	s.log.page = scroll{}
}

func (s *screen) chosenLine() *play.Line {
	lines := s.game.Log().Lines
	if s.log.line >= len(lines) {
		return nil
	}
	return &lines[s.log.line]
}

// drawLog writes the log's last lines, or all of it when it is open.
func (s *screen) drawLog(dst *ebiten.Image) {
	box := s.lay.log
	last := len(s.game.Log().Lines) - 1
	if s.busy() {
		last = min(last, s.log.fresh-1) // told once it was shown
	}
	if s.log.open {
		box = s.lay.opened()
		last = s.lastShown(box)
	}
	ui.Panel(dst, box)
	s.spot(box, onLog, 0)
	in := box.Inset(s.lay.pad)
	if s.log.open {
		s.drawLogHint(dst, cutBottom(&in, ui.Small.Height(logHint, in.Dx())+s.lay.pad/2))
	}
	s.drawLines(dst, in, last)
}

// cutBottom takes a strip of the given height off the bottom of r.
func cutBottom(r *image.Rectangle, height int) image.Rectangle {
	low := *r
	low.Min.Y = max(r.Max.Y-height, r.Min.Y)
	r.Max.Y = low.Min.Y
	return low
}

// lastShown is the lowest line of the open log: so that the chosen one stands
// in its middle, or the log's end below it.
func (s *screen) lastShown(box image.Rectangle) int {
	lines := s.game.Log().Lines
	room := (box.Dy() - 2*s.lay.pad) / s.lay.line / 2
	n := s.log.line
	for n < len(lines)-1 && room > 0 {
		n++
		room -= len(ui.Body.Wrap(lines[n].Words(), box.Dx()-2*s.lay.pad))
	}
	return n
}

// drawLines writes lines from the bottom up.
func (s *screen) drawLines(dst *ebiten.Image, box image.Rectangle, last int) {
	lines := s.game.Log().Lines
	y := box.Max.Y
	for i := last; i >= 0 && y > box.Min.Y; i-- {
		t := s.writing(&lines[i], i)
		rows := t.Wrap(lines[i].Words(), box.Dx())
		if room := box.Dy() / s.lay.line; i == last && len(rows) > room {
			rows = rows[:max(room, 1)] // the rest stands in the open log
		}
		top := y - len(rows)*s.lay.line
		if top < box.Min.Y && i < last {
			return // rather nothing than half of it
		}
		whole := image.Rect(box.Min.X, max(top, box.Min.Y), box.Max.X, y)
		s.spot(whole, onLine, i)
		s.drawChosen(dst, whole, i)
		for n, row := range rows {
			if n == len(rows)-1 && len(rows) < len(t.Wrap(lines[i].Words(), box.Dx())) {
				row = t.Elide(row+" …", box.Dx())
			}
			t.Line(dst, row, box.Min.X, top+n*s.lay.line, 0)
		}
		y = top
	}
}

func (s *screen) drawChosen(dst *ebiten.Image, box image.Rectangle, i int) {
	box.Min.X, box.Max.X = box.Min.X-s.lay.pad/3, box.Max.X+s.lay.pad/3
	switch {
	case s.log.open && i == s.log.line:
		ui.Fill(dst, box, ui.Ink(ui.Chosen))
	case s.hot(onLine, i):
		ui.Fill(dst, box, ui.Ink(ui.Raised))
	}
}

// writing is how a line is written: by what it tells, paler when it is old.
func (s *screen) writing(l *play.Line, i int) ui.Text {
	t := ui.Body
	switch l.Tone {
	case play.Harm:
		t.Ink = ui.Bad
	case play.Sounded:
		t.Ink = ui.Cold
	case play.Light:
		t.Ink = ui.Ember
	case play.Spoken:
		t = ui.Text{Font: ui.Italic, Size: ui.Body.Size, Ink: ui.Words}
	}
	if i < s.log.fresh && !s.log.open && (l.Tone == play.Told || l.Tone == play.Spoken) {
		t.Ink = ui.Faint
	}
	return t
}

const logHint = "↑↓ a line    ←→ its rules    Space reads on    Esc"

func (s *screen) drawLogHint(dst *ebiten.Image, box image.Rectangle) {
	box.Min.Y += s.lay.pad / 2
	ui.Small.Box(dst, logHint, box, ui.AtStart)
}

// drawWhy writes the reasons of the chosen line into the column: its dice and
// modifiers, its rules, and the page of one of them.
func (s *screen) drawWhy(dst *ebiten.Image, box image.Rectangle) {
	l := s.chosenLine()
	in := ui.TitledPanel(dst, box, "Why")
	s.spot(box, onColumn, 0)
	if l == nil {
		return
	}
	if t := s.writing(l, s.log.line); t.Height(l.Words(), in.Dx()) < in.Dy()/3 { // else it stands in the log alone
		in.Min.Y += t.Box(dst, l.Words(), in, ui.AtStart) + s.lay.pad
	}
	for _, why := range l.Why {
		if !isRule(l, why) {
			in.Min.Y += ui.Body.In(ui.Cold).Box(dst, why, in, ui.AtStart)
		}
	}
	in.Min.Y += s.lay.pad
	for i := range l.Rules {
		s.drawRule(dst, &in, l, i)
	}
	if s.log.rule < len(l.Rules) {
		in.Min.Y += s.lay.pad
		s.drawPage(dst, in, play.PageOf(l.Rules[s.log.rule]))
	}
}

func isRule(l *play.Line, why string) bool {
	for _, id := range l.Rules {
		if string(id) == why {
			return true
		}
	}
	return false
}

// drawRule writes one rule of a line as a row that can be chosen.
func (s *screen) drawRule(dst *ebiten.Image, in *image.Rectangle, l *play.Line, i int) {
	heading := play.PageOf(l.Rules[i]).Heading
	row := cut(in, ui.Body.Height(heading, in.Dx()-s.lay.pad)+s.lay.pad/2)
	s.spot(row, onRule, i)
	t := ui.Body.In(ui.Ember)
	if i == s.log.rule {
		ui.Fill(dst, row, ui.Ink(ui.Chosen))
		t.Ink = ui.Flame
	} else if s.hot(onRule, i) {
		ui.Fill(dst, row, ui.Ink(ui.Raised))
	}
	t.Box(dst, heading, image.Rect(row.Min.X+s.lay.pad/2, row.Min.Y+s.lay.pad/4, row.Max.X-s.lay.pad/2, row.Max.Y), ui.AtStart)
}

// drawPage writes a rule's page, rolled down as far as it was read.
func (s *screen) drawPage(dst *ebiten.Image, in image.Rectangle, p play.Page) {
	high := ui.Small.LineHeight()
	rows := s.pageRows(p, in.Dx())
	room := max(in.Dy()/high, 1)
	s.log.page.most = len(rows) - room
	s.log.page.by(0)
	for i := range min(room, len(rows)) {
		row := rows[s.log.page.top+i]
		if i == room-1 && s.log.page.top < s.log.page.most {
			row = "…"
		}
		ui.Small.In(ui.Words).Line(dst, row, in.Min.X, in.Min.Y+i*high, 0)
	}
}

func (s *screen) pageRows(p play.Page, width int) []string {
	rows := append(s.log.reason[:0], ui.Small.Wrap("("+p.Origin+")", width)...)
	for _, text := range p.Text {
		rows = append(append(rows, ""), ui.Small.Wrap(text, width)...)
	}
	s.log.reason = rows
	return rows
}
