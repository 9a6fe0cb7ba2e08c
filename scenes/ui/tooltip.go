package ui

import (
	"image"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"
)

// tipDelay is how long the mouse rests before a tip is shown, in ticks.
const tipDelay = 24

// Tooltip shows words beside what the mouse rests on. Point it each tick at
// the words of the thing under the mouse, "" for none.
type Tooltip struct {
	words  string
	rested int
}

// Point says what the mouse is over in this tick.
func (t *Tooltip) Point(words string) {
	if words != t.words {
		t.words, t.rested = words, 0
	}
	t.rested++
}

// Draw paints the tip near a point and within the screen, if it is time.
func (t *Tooltip) Draw(dst *ebiten.Image, x, y int) {
	if t.words != "" && t.rested > tipDelay {
		Tip(dst, t.words, x, y)
	}
}

// TipBox is where a tip for a point is drawn within a screen.
func TipBox(words string, x, y int, screen image.Rectangle) image.Rectangle {
	width := 0
	for line := range strings.SplitSeq(words, "\n") {
		width = max(width, Small.Width(line))
	}
	width = min(width, Px(320)*current.Percent/100, screen.Dx()-Px(32))
	box := image.Rect(0, 0, width+Px(16), Small.Height(words, width)+Px(12))
	box = box.Add(image.Pt(x+Px(14), y+Px(18)))
	if over := box.Max.X - screen.Max.X; over > 0 {
		box = box.Sub(image.Pt(over, 0))
	}
	if box.Max.Y > screen.Max.Y {
		box = box.Sub(image.Pt(0, box.Dy()+Px(24)))
	}
	if box.Min.Y < screen.Min.Y {
		box = box.Add(image.Pt(0, screen.Min.Y-box.Min.Y))
	}
	return box
}

// Tip paints words in a small panel near a point.
func Tip(dst *ebiten.Image, words string, x, y int) {
	box := TipBox(words, x, y, dst.Bounds())
	Fill(dst, box, Ink(Raised))
	Outline(dst, box, max(Px(1), 1), Ink(Ember))
	Small.In(Words).Box(dst, words, image.Rect(box.Min.X+Px(8), box.Min.Y+Px(6), box.Max.X-Px(8), box.Max.Y), AtStart)
}
