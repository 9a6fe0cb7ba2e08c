// Package end is the page after a crawl: how it ended, what the darkness has
// cost, and where the journal lies. It adds up nothing itself; what it tells
// was counted while the crawl was played.
package end

import (
	"github.com/hajimehoshi/ebiten/v2"

	"pitchdark/scenes"
	"pitchdark/scenes/ui"
	"pitchdark/scenes/ui/candle"
)

// Tally is the account of a crawl.
type Tally struct {
	How      string // "escaped", "died"
	Hero     string
	Place    string
	Seed     uint64
	Rounds   int
	Commands int
	Journal  string // its path
	Notice   string // one sentence about keeping it, if there is one

	Walked   int // tiles in the light
	Groped   int // tiles in the dark
	Blind    int // rounds begun Blind
	Bumps    int // walls and things walked into
	BumpHarm int // hit points that those took
	Meetings int // others run into in the dark
	Lights   int // of one's own that went out
	Taken    int // hit points, by others
	Dealt    int // hit points, to others
	Sounds   int // heard
}

// screen is the end page.
type screen struct {
	tally  Tally
	again  func() (scenes.Scene, error)
	candle candle.Candle
	list   ui.List
	back   ui.Button
	repeat ui.Button
	focus  int // 0: back, 1: repeat
	notice string
	tick   int
}

// New is the end page of a crawl; again begins the same one anew.
func New(t Tally, again func() (scenes.Scene, error)) scenes.Scene {
	return &screen{
		tally: t, again: again, notice: t.Notice,
		candle: candle.Candle{Out: t.How != escaped},
		list:   ui.List{Plain: true, Rows: t.rows()},
		back:   ui.Button{Words: "To the title"}, repeat: ui.Button{Words: "The same again"},
	}
}

// Update answers the two buttons and scrolls the page.
func (s *screen) Update(in *scenes.Input) scenes.Transition {
	s.tick = in.Ticks()
	s.place(in.Size())
	s.back.Key = in.Glyph(scenes.Back)
	back, repeat := s.back.Update(in), s.repeat.Update(in)
	switch {
	case back || in.Take(scenes.Back):
		return scenes.Pop()
	case repeat:
		return s.repeated()
	case in.Take(scenes.Left, scenes.Right, scenes.Next, scenes.Previous):
		s.focus = 1 - s.focus
	case in.Take(scenes.Confirm):
		if s.focus == 1 {
			return s.repeated()
		}
		return scenes.Pop()
	}
	s.list.Update(in)
	return scenes.Stay()
}

func (s *screen) repeated() scenes.Transition {
	next, err := s.again()
	if err != nil {
		s.notice = err.Error()
		return scenes.Stay()
	}
	return scenes.Replace(next)
}

// Draw paints the page.
func (s *screen) Draw(dst *ebiten.Image) {
	tick := s.tick / 2 * 2
	if ui.Now().Still {
		tick = 0
	}
	b := dst.Bounds()
	p := s.place(b.Dx(), b.Dy())
	s.candle.Draw(dst, ui.Px(4), tick, p.edge)
	ui.Title.In(s.ink()).Box(dst, s.tally.headline(), p.title, ui.AtStart)
	ui.Quiet.Box(dst, s.tally.when(), p.when, ui.AtStart)
	s.list.Draw(dst)
	if s.notice != "" {
		ui.Small.In(ui.Bad).Box(dst, s.notice, p.notice, ui.AtStart)
	}
	s.back.Lit, s.repeat.Lit = s.focus == 0, s.focus == 1
	s.back.Draw(dst)
	s.repeat.Draw(dst)
}

func (s *screen) ink() ui.Role {
	if s.tally.How == escaped {
		return ui.Ember
	}
	return ui.Cold
}
