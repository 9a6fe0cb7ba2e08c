package crawl

import (
	"image"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"pitchdark/rules"
	"pitchdark/scenes/crawl/play"
	"pitchdark/scenes/sound"
	"pitchdark/scenes/ui"
)

// Sound lets a player hear what the hero hears.
type Sound interface {
	Crawl(*rules.View)  // what goes on about the hero by itself
	Beat(sound.Beat)    // what it perceived of a command, with what is shown
	Hurry()             // what is shown was cut short
	Captions() []string // what was heard last, if that is to be written
}

// sound lets the hero's surroundings be heard.
func (s *screen) sound(v *rules.View) {
	if s.o.Sound != nil {
		s.o.Sound.Crawl(v)
	}
}

// hear lets a beat be heard that begins to be shown now.
func (s *screen) hear(b *play.Beat, starts []int) {
	if s.o.Sound != nil {
		s.o.Sound.Beat(sound.Beat{Events: b.Events, Before: b.Before, After: b.After, Starts: starts, Speed: s.look.Speed})
	}
}

// hearRest lets what is not shown any more be heard all the same.
func (s *screen) hearRest() {
	if s.o.Sound == nil {
		return
	}
	for i := range s.beats {
		s.hear(&s.beats[i], nil)
	}
	s.o.Sound.Hurry()
}

// drawCaptions writes what was heard last under the words of the place: at the
// foot of the world questions and prices stand.
func (s *screen) drawCaptions(dst *ebiten.Image) {
	if s.o.Sound == nil || s.log.open || s.things.open || s.game.Hint() != nil {
		return
	}
	words := strings.Join(s.o.Sound.Captions(), "\n")
	if words == "" {
		return
	}
	wide, high := s.measure(words)
	in := s.lay.world.Inset(s.lay.pad)
	box := image.Rect(0, 0, wide, high).Add(image.Pt(in.Min.X, in.Min.Y+2*ui.Small.LineHeight()+s.lay.pad))
	ui.Fill(dst, box.Inset(-s.lay.pad/2), ui.Fade(ui.Ink(ui.Ground), 190))
	ui.Small.In(ui.Cold).Box(dst, words, box, ui.AtStart)
}
