package hall

import (
	"fmt"
	"image"

	"github.com/hajimehoshi/ebiten/v2"

	"pitchdark/scenes/ui"
)

// places are where the parts of the hall stand.
type places struct{ title, notice image.Rectangle }

func (s *screen) lay(width, height int) places {
	for i := range s.bar.Buttons {
		s.bar.Buttons[i].Not = ""
		switch c := s.chosen(); {
		case i == back:
		case c == nil:
			s.bar.Buttons[i].Not = "there is nothing to choose"
		case c.Fault != "" && i != read: // its page may have been written long ago
			s.bar.Buttons[i].Not = c.Fault
		}
	}
	margin := ui.Px(40)
	rest := image.Rect(margin, ui.Px(28), width-margin, height-ui.Px(24))
	var p places
	p.title = ui.CutTop(&rest, ui.Title.LineHeight()+ui.Px(10))
	s.bar.Lay(ui.CutBottom(&rest, s.bar.Height(rest.Dx())))
	if words := s.words(); words != "" {
		p.notice = ui.CutBottom(&rest, min(ui.Small.Height(words, rest.Dx())+ui.Px(8), rest.Dy()/3))
	}
	rest.Max.Y -= ui.Px(12)
	s.list.Box, s.sums.Box = rest, rest
	s.list.Box.Max.X = rest.Min.X + rest.Dx()*56/100
	s.sums.Box.Min.X = s.list.Box.Max.X + ui.Px(20)
	return p
}

// words are what is going on, or what went wrong.
func (s *screen) words() string {
	if !s.gathered {
		return fmt.Sprintf("Reading journals: %d of %d.", s.done, s.all)
	}
	return s.notice
}

// Draw paints the hall.
func (s *screen) Draw(dst *ebiten.Image) {
	if s.reader != nil {
		s.reader.Draw(dst)
		return
	}
	dst.Fill(ui.Ink(ui.Ground))
	b := dst.Bounds()
	p := s.lay(b.Dx(), b.Dy())
	ui.Title.Line(dst, "The hall of the dead", p.title.Min.X, p.title.Min.Y, p.title.Dx())
	s.list.Draw(dst)
	if s.gathered && len(s.rows) == 0 {
		ui.Quiet.Box(dst, "Nobody yet. The dark has time.", s.list.Box, ui.AtStart)
	}
	s.sums.Draw(dst)
	ui.Small.In(ui.Words).Box(dst, s.words(), p.notice, ui.AtStart)
	s.bar.Draw(dst)
}
