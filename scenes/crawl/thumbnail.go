package crawl

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"

	"pitchdark/scenes/ui"
)

// The size of a thumbnail, in pixels.
const thumbWide, thumbHigh = 480, 270

// Picture is what the hero shown sees now, for the list of crawls that wait.
func (s *screen) Picture() image.Image {
	if s.in == nil {
		return nil
	}
	s.skip()
	s.world.Update(s.ticks)
	dst := ebiten.NewImage(thumbWide, thumbHigh)
	defer dst.Deallocate()
	dst.Fill(ui.Ink(ui.Ground))
	zoom := s.world.Zoom()
	s.world.SetZoom(2)
	s.world.Draw(dst)
	s.world.SetZoom(zoom)
	m := image.NewRGBA(image.Rect(0, 0, thumbWide, thumbHigh))
	dst.ReadPixels(m.Pix)
	return m
}
