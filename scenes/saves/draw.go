package saves

import (
	"image"
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"pitchdark/scenes/ui"
)

// places are where the parts of the page stand.
type places struct{ title, list, picture, words, notice image.Rectangle }

// lay places list and buttons, and makes the buttons fit the chosen crawl.
func (s *screen) lay(width, height int) places {
	for i := range s.bar.Buttons {
		s.bar.Buttons[i].Not = ""
		if s.chosen() == nil && i != back {
			s.bar.Buttons[i].Not = "no crawl waits"
		}
	}
	if c := s.chosen(); c != nil && c.Not != "" {
		s.bar.Buttons[goOn].Not = c.Not
	}
	margin := ui.Px(40)
	rest := image.Rect(margin, ui.Px(28), width-margin, height-ui.Px(24))
	var p places
	p.title = ui.CutTop(&rest, ui.Title.LineHeight()+ui.Px(10))
	s.bar.Lay(ui.CutBottom(&rest, s.bar.Height(rest.Dx())))
	if s.notice != "" {
		p.notice = ui.CutBottom(&rest, min(ui.Small.Height(s.notice, rest.Dx())+ui.Px(8), rest.Dy()/3))
	}
	rest.Max.Y -= ui.Px(12)
	p.list = rest
	p.list.Max.X = rest.Min.X + rest.Dx()*48/100
	side := rest
	side.Min.X = p.list.Max.X + ui.Px(20)
	words := ui.Body.LineHeight() * 5
	p.picture = ui.CutTop(&side, min(side.Dx()*9/16, max(side.Dy()-words, side.Dy()/3)))
	side.Min.Y += ui.Px(8)
	p.words = side
	s.list.Box = p.list
	return p
}

// Draw paints the page.
func (s *screen) Draw(dst *ebiten.Image) {
	dst.Fill(ui.Ink(ui.Ground))
	b := dst.Bounds()
	p := s.lay(b.Dx(), b.Dy())
	ui.Title.Line(dst, "Crawls that wait", p.title.Min.X, p.title.Min.Y, p.title.Dx())
	s.list.Draw(dst)
	c := s.chosen()
	if c == nil {
		ui.Quiet.Box(dst, "No crawl is under way.", p.list, ui.AtStart)
	} else {
		s.drawPicture(dst, p.picture)
		s.drawWords(dst, p.words)
	}
	if s.notice != "" {
		ui.Small.In(ui.Words).Box(dst, s.notice, p.notice, ui.AtStart)
	}
	s.bar.Draw(dst)
	if s.question != nil {
		s.question.Draw(dst)
	}
}

// drawPicture paints what the hero saw last, as large as there is room.
func (s *screen) drawPicture(dst *ebiten.Image, box image.Rectangle) {
	ui.Panel(dst, box)
	in := box.Inset(max(ui.Px(2), 1))
	if s.shown != s.list.Chosen+1 {
		s.shown = s.list.Chosen + 1
		if s.picture != nil {
			s.picture.Deallocate()
			s.picture = nil
		}
		if m := s.chosen().Picture; m != nil {
			s.picture = ebiten.NewImageFromImage(m)
		}
	}
	if s.picture == nil {
		ui.Quiet.Box(dst, "No picture of it was kept.", ui.Inside(in), ui.AtStart)
		return
	}
	size := s.picture.Bounds().Size()
	k := min(float64(in.Dx())/float64(size.X), float64(in.Dy())/float64(size.Y))
	var o ebiten.DrawImageOptions
	o.GeoM.Scale(k, k)
	o.GeoM.Translate(float64(in.Min.X)+(float64(in.Dx())-k*float64(size.X))/2, float64(in.Min.Y)+(float64(in.Dy())-k*float64(size.Y))/2)
	o.Filter = ebiten.FilterLinear
	dst.DrawImage(s.picture, &o)
}

// drawWords tells of the chosen crawl, line by line as long as there is room.
func (s *screen) drawWords(dst *ebiten.Image, box image.Rectangle) {
	c := s.chosen()
	for _, l := range []struct {
		words string
		in    ui.Text
	}{
		{c.Title, ui.Head},
		{c.Where, ui.Body},
		{c.State, ui.Body},
		{c.Not, ui.Body.In(ui.Bad)},
		{"Seed " + strconv.FormatUint(c.Seed, 10), ui.Small},
		{c.Path, ui.Small},
	} {
		if high := l.in.Height(l.words, box.Dx()); l.words != "" && high <= box.Dy() {
			l.in.Box(dst, l.words, ui.CutTop(&box, high), ui.AtStart)
		}
	}
}
