package crawl

import (
	"fmt"
	"image"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"pitchdark/scenes/ui"
)

// drawPhases draws the phases of the round as a row of lamps, the one that burns
// being under way; where there is no room for all, that one in words. It returns
// the height that it took, 0 where turns follow one another.
func (s *screen) drawPhases(dst *ebiten.Image, in image.Rectangle) int {
	v := s.known()
	at := slices.Index(v.Phases, v.Phase)
	if at < 0 {
		return 0
	}
	quiet, lit := ui.Small, ui.Small.In(ui.Flame)
	wide := 0
	for _, name := range v.Phases {
		wide += quiet.Width("○ "+name) + s.lay.pad
	}
	if wide > in.Dx() {
		return lit.Box(dst, fmt.Sprintf("● %s Phase, %d of %d", v.Phase, at+1, len(v.Phases)), in, ui.AtStart)
	}
	x := in.Min.X
	for i, name := range v.Phases {
		words, t := "○ "+name, quiet
		if i == at {
			words, t = "● "+name, lit
		}
		t.Line(dst, words, x, in.Min.Y, 0)
		x += t.Width(words) + s.lay.pad
	}
	return quiet.LineHeight()
}
