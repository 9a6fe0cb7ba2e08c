// Package gallery shows all that the game can draw, page by page: every cell of
// the sheet by its name, every figure at every clip, the themes, the lights side
// by side, and the widgets. It is for whoever draws, and for the kept pictures
// that notice when a drawing changes; it plays nothing and decides nothing.
package gallery

import (
	"fmt"
	"image"

	"github.com/hajimehoshi/ebiten/v2"

	"pitchdark/scenes"
	"pitchdark/scenes/ui"
)

// page is one thing to look at.
type page interface {
	name() string
	update(tick int)
	draw(dst *ebiten.Image, box image.Rectangle)
}

type screen struct {
	pages []page
	at    int
	tick  int
}

// New opens the gallery at its first page.
func New() scenes.Scene {
	s := &screen{}
	for _, c := range clips {
		s.pages = append(s.pages, newClip(c))
	}
	for _, theme := range themes {
		s.pages = append(s.pages, newTheme(theme))
	}
	s.pages = append(s.pages, newLights(), newWidgets())
	for from := 0; from < cellCount(); from += cellsOnPage {
		s.pages = append(s.pages, &drawings{from: from})
	}
	return s
}

// Update turns the pages: left and right by one, Escape leaves.
func (s *screen) Update(in *scenes.Input) scenes.Transition {
	s.tick++
	switch {
	case in.Take(scenes.Back):
		return scenes.Pop()
	case in.Take(scenes.Right), in.Take(scenes.Next), in.Take(scenes.ScrollDown), in.Take(scenes.Confirm), in.Clicked():
		s.turn(1)
	case in.Take(scenes.Left), in.Take(scenes.Previous), in.Take(scenes.ScrollUp):
		s.turn(-1)
	}
	s.pages[s.at].update(s.tick)
	return scenes.Stay()
}

func (s *screen) turn(by int) {
	s.at = (s.at + by + len(s.pages)) % len(s.pages)
	s.tick = 0
}

// Draw paints the page under its name.
func (s *screen) Draw(dst *ebiten.Image) {
	dst.Fill(ui.Ink(ui.Ground))
	box := dst.Bounds().Inset(ui.Px(8))
	head := ui.CutTop(&box, ui.Head.LineHeight()+ui.Px(6))
	foot := ui.CutBottom(&box, ui.Small.LineHeight()+ui.Px(2))
	p := s.pages[s.at]
	ui.Head.Line(dst, fmt.Sprintf("%s · %d of %d", p.name(), s.at+1, len(s.pages)), head.Min.X, head.Min.Y, head.Dx())
	ui.Small.Line(dst, "Left and right turn the pages, Escape leaves", foot.Min.X, foot.Min.Y, foot.Dx())
	if !box.Empty() {
		p.draw(dst, box)
	}
}
