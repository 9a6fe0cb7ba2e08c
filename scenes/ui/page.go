package ui

import (
	"image"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"pitchdark/scenes"
)

// Page is plain text of fixed columns that is scrolled and not wrapped. It is
// written as large as the size of text wants and its widest line allows.
type Page struct {
	Box    image.Rectangle
	Text   string
	split  string // the text whose lines are kept
	lines  []string
	widest int // characters
	scroll int // lines
	part   float64
}

// columns is how wide a page is made for at least.
const columns = 80

func (p *Page) prepare() {
	if p.lines != nil && p.split == p.Text {
		return
	}
	p.split, p.scroll = p.Text, 0
	p.lines = strings.Split(strings.TrimRight(p.Text, "\n"), "\n")
	p.widest = columns
	for _, l := range p.lines {
		p.widest = max(p.widest, len([]rune(l)))
	}
}

// text is the way of writing that fits.
func (p *Page) text() Text {
	t := Text{Mono, 14, Words}
	sample := strings.Repeat("0", p.widest)
	for t.Size > 4 && t.Width(sample) > p.Box.Dx()-bar()-Px(4) {
		t.Size--
	}
	return t
}

// rows is how many lines the box shows.
func (p *Page) rows() int { return max(p.Box.Dy()/p.text().LineHeight(), 1) }

// Update scrolls the page.
func (p *Page) Update(in *scenes.Input) {
	p.prepare()
	rows := p.rows()
	switch {
	case in.Take(scenes.Up):
		p.scroll--
	case in.Take(scenes.Down):
		p.scroll++
	case in.Take(scenes.UpRight, scenes.ScrollUp):
		p.scroll -= rows * 3 / 4
	case in.Take(scenes.DownRight, scenes.ScrollDown):
		p.scroll += rows * 3 / 4
	case in.Take(scenes.UpLeft):
		p.scroll = 0
	case in.Take(scenes.DownLeft):
		p.scroll = len(p.lines)
	}
	x, y := in.Cursor()
	if image.Pt(x, y).In(p.Box) {
		p.part += in.Wheel() * 3
		p.scroll -= int(p.part)
		p.part -= float64(int(p.part))
		if in.Holding() && x >= p.Box.Max.X-bar() {
			p.scroll = p.over() * (y - p.Box.Min.Y) / max(p.Box.Dy(), 1)
		}
	}
	p.scroll = min(max(p.scroll, 0), p.over())
}

func (p *Page) over() int { return max(len(p.lines)-p.rows(), 0) }

// Draw paints the lines that can be seen. Headings, which are underlined, stand
// out.
func (p *Page) Draw(dst *ebiten.Image) {
	if p.prepare(); p.Box.Empty() {
		return
	}
	t := p.text()
	rows := p.rows()
	p.scroll = min(max(p.scroll, 0), p.over())
	for i := range rows {
		n := p.scroll + i
		if n >= len(p.lines) {
			break
		}
		t.Ink = Words
		if n+1 < len(p.lines) && strings.HasPrefix(p.lines[n+1], "---") || strings.HasPrefix(p.lines[n], "---") || strings.HasPrefix(p.lines[n], "===") {
			t.Ink = Ember
		}
		t.Line(dst, p.lines[n], p.Box.Min.X, p.Box.Min.Y+i*t.LineHeight(), 0)
	}
	p.drawBar(dst, rows)
}

func (p *Page) drawBar(dst *ebiten.Image, rows int) {
	over := p.over()
	if over == 0 {
		return
	}
	track := p.Box
	track.Min.X = track.Max.X - bar() + Px(2)
	Fill(dst, track, Ink(Raised))
	high := max(track.Dy()*rows/len(p.lines), Px(12))
	top := track.Min.Y + (track.Dy()-high)*p.scroll/over
	Fill(dst, image.Rect(track.Min.X, top, track.Max.X, top+high), Ink(Edge))
}
