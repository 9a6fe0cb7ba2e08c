package end

import (
	"image"

	"pitchdark/scenes/ui"
)

// places are where the parts of the page stand, in screen pixels.
type places struct {
	title, when, list, notice, foot image.Rectangle
	edge                            int // right end of the words
}

// place lays the page out, list and buttons with it.
func (s *screen) place(width, height int) places {
	margin := ui.Px(64)
	wide := min(max(width*42/100, ui.Body.LineHeight()*19), width-2*margin)
	rest := image.Rect(margin, ui.Px(40), margin+wide, height-ui.Px(28))
	var p places
	p.edge = rest.Max.X
	p.title = ui.CutTop(&rest, ui.Title.Height(s.tally.headline(), wide-ui.Px(10)))
	p.when = ui.CutTop(&rest, ui.Quiet.Height(s.tally.when(), wide-ui.Px(10))+ui.Px(12))
	p.title.Min.X += ui.Px(10)
	p.when.Min.X += ui.Px(10)
	p.foot = ui.CutBottom(&rest, s.bar.Height(wide)+ui.Px(12))
	p.foot.Min.Y += ui.Px(12)
	if s.notice != "" {
		p.notice = ui.CutBottom(&rest, min(ui.Small.Height(s.notice, wide)+ui.Px(6), rest.Dy()/2))
	}
	p.list = rest
	s.list.Box = rest
	s.bar.Lay(p.foot)
	return p
}
