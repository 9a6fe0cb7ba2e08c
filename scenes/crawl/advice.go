package crawl

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"

	"pitchdark/scenes/ui"
)

// advice is how long the word of help on the screen has stood there.
type advice struct {
	shown    string // its ID
	since    int    // tick
	commands int    // given before it
}

// A word of help is shown for so many ticks, and for so many commands.
const (
	stands   = 30 * 60
	commands = 12
)

// advise lets a word of help go once it was there for a while.
func (s *screen) advise() {
	h := s.game.Hint()
	if h == nil {
		s.advice = advice{}
		return
	}
	if h.ID != s.advice.shown {
		s.advice = advice{h.ID, s.ticks, s.game.Tally().Commands}
		if s.o.Taught != nil {
			s.o.Taught(s.game.Taught())
		}
		return
	}
	if s.ticks-s.advice.since > stands || s.game.Tally().Commands-s.advice.commands > commands {
		s.game.Heard()
	}
}

const adviceKeys = "Backspace or a click puts this away; hints can be turned off in the settings."

// drawAdvice writes the word of help over the world's upper edge, where it
// covers nobody.
func (s *screen) drawAdvice(dst *ebiten.Image) {
	h := s.game.Hint()
	if _, asked := s.asked(); asked || h == nil || s.log.open || s.looking || s.things.open || s.days || s.busy() || s.menu > 0 || s.help {
		return
	}
	world := s.lay.world
	wide := min(world.Dx()-4*s.lay.pad, 34*s.lay.line)
	text := ui.Text{Font: ui.Italic, Size: ui.Body.Size, Ink: ui.Words}
	inner := wide - 2*s.lay.pad
	high := text.Height(h.Words, inner) + ui.Small.Height(adviceKeys, inner) + 2*s.lay.pad
	top := world.Min.Y + 3*ui.Small.LineHeight() + s.lay.pad
	box := image.Rect(0, 0, wide, high).Add(image.Pt(world.Min.X+(world.Dx()-wide)/2, top))
	if box.Max.Y > world.Max.Y { // where text is large it takes all the left side
		box = world.Union(s.lay.log)
	}
	ui.Fill(dst, box, ui.Fade(ui.Ink(ui.Face), 225))
	ui.Outline(dst, box, max(ui.Px(1), 1), ui.Ink(ui.Edge))
	s.spot(box, onAdvice, 0)
	in := box.Inset(s.lay.pad)
	in.Min.Y += text.Box(dst, h.Words, in, ui.AtStart)
	ui.Small.Box(dst, adviceKeys, in, ui.AtStart)
}
