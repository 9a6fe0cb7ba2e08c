package crawl

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"

	"pitchdark/rules/grid"
	"pitchdark/scenes/crawl/play"
	"pitchdark/scenes/ui"
)

// aim is the preview of what flies, kept while it is aimed at the same tile.
type aim struct {
	pick   *play.Pick
	to     grid.Point
	flight play.Flight
	flies  bool
}

// aiming is the preview of a throw or a shot that is being aimed: at the tile
// under the mouse, else as the keys have set it.
func (s *screen) aiming() (*play.Flight, bool) {
	p := s.game.Pick()
	if p == nil || s.blind() || s.busy() || s.things.open {
		return nil, false
	}
	to := s.game.View().Hero.At
	switch {
	case s.points:
		to = point(s.hover)
	case p.Aimed && p.Want() == play.Dial:
		to = to.Add(p.To.Delta().Scale(p.Tiles))
	default:
		return nil, false
	}
	a := &s.aim
	if a.pick != p || a.to != to {
		a.pick, a.to = p, to
		a.flight, a.flies = s.game.Flight(to)
	}
	return &a.flight, a.flies
}

// drawAim paints the preview of what is being aimed.
func (s *screen) drawAim(dst *ebiten.Image) {
	f, flies := s.aiming()
	if !flies {
		return
	}
	s.drawFlight(dst.SubImage(s.lay.world).(*ebiten.Image), f)
	words, ink := f.Words, ui.Flame
	if f.Not != "" {
		words, ink = titled(f.Not), ui.Bad
	}
	if words == "" {
		return
	}
	x, y := s.world.PixelOf(tile(s.aim.to))
	off := 8*s.world.Zoom() + ui.Px(4)
	if s.aim.to.Y < s.game.View().Hero.At.Y { // on the side that is not the hero's
		_, high := s.measure(words)
		off = -off - high - s.lay.pad
	}
	s.drawAt(dst, x, max(y+off, 0), words, ink)
}

// drawFlight marks the tiles on a way, the last one, and those that a light
// would light there.
func (s *screen) drawFlight(dst *ebiten.Image, f *play.Flight) {
	size := 16 * s.world.Zoom()
	over := func(at grid.Point) image.Rectangle {
		x, y := s.world.PixelOf(tile(at))
		return image.Rect(x-size/2, y-size/2, x+size/2, y+size/2)
	}
	for _, at := range f.Glow {
		ui.Fill(dst, over(at), ui.Fade(ui.Ink(ui.Ember), 44))
	}
	ink := ui.Ink(ui.Flame)
	if f.Not != "" {
		ink = ui.Ink(ui.Bad)
	}
	for _, at := range f.Way {
		dot := over(at).Inset(size*3/8 + 1)
		ui.Fill(dst, dot, ink)
	}
	if len(f.Way) > 0 {
		ui.Outline(dst, over(f.Land).Inset(size/8), max(ui.Px(2), 2), ink)
	}
}
