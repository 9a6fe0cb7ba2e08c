package ui

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"

	"pitchdark/scenes"
)

// Question asks whether something is meant, over all else. It begins with the
// answer that changes nothing.
type Question struct {
	Title, Words string
	Yes, No      string // the answers
	bar          Bar
	said         string
}

// Reply is what became of a question.
type Reply uint8

// The replies.
const (
	Waits Reply = iota
	Yes
	No
)

// Update takes the answer. Going back is to answer no.
func (q *Question) Update(in *scenes.Input) Reply {
	q.lay(in.Size())
	in.Tell(&q.said, q.Title+" "+q.Words)
	if in.Take(scenes.Back, scenes.Menu) || in.RightClicked() {
		return No
	}
	switch n, took := q.bar.Update(in); {
	case !took:
		return Waits
	case n == 1:
		return Yes
	}
	return No
}

// lay places the panel in the middle of the screen.
func (q *Question) lay(width, height int) image.Rectangle {
	if q.bar.Buttons == nil {
		q.bar.Buttons = []Button{{Words: q.No}, {Words: q.Yes}}
	}
	wide := min(Body.LineHeight()*24, width-2*Px(24))
	in := wide - 2*Px(12)
	words := Body.Height(q.Words, in)
	high := Head.LineHeight() + Px(42) + words + q.bar.Height(in)
	box := image.Rect(0, 0, wide, min(high, height)).Add(image.Pt((width-wide)/2, max(height-high, 0)/2))
	q.bar.Lay(image.Rect(box.Min.X+Px(12), box.Max.Y-Px(12)-q.bar.Height(in), box.Max.X-Px(12), box.Max.Y-Px(12)))
	return box
}

// Draw paints the question over the whole screen.
func (q *Question) Draw(dst *ebiten.Image) {
	b := dst.Bounds()
	Fill(dst, b, Fade(Ink(Ground), 200))
	in := TitledPanel(dst, q.lay(b.Dx(), b.Dy()), q.Title)
	Body.Box(dst, q.Words, in, AtStart)
	q.bar.Draw(dst)
}
