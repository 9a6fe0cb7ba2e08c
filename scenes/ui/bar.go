package ui

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"

	"pitchdark/scenes"
)

// Bar is a row of buttons, of which one has the focus: left and right move it,
// confirming takes it. Where they are too wide for one row they stand in
// several.
type Bar struct {
	Buttons []Button
	Focus   int
	said    string
}

// gap is what lies between two buttons.
func gap() int { return Px(10) }

// Height is what the buttons need within a width, in screen pixels.
func (b *Bar) Height(width int) int { return b.place(image.Rect(0, 0, width, 1)) }

// Width is what the buttons need side by side, in screen pixels.
func (b *Bar) Width() int {
	wide := 0
	for i := range b.Buttons {
		w, _ := b.Buttons[i].Size()
		wide += w + gap()
	}
	return max(wide-gap(), 0)
}

// Lay places the buttons from the upper left corner of a box on.
func (b *Bar) Lay(box image.Rectangle) { b.place(box) }

func (b *Bar) place(box image.Rectangle) int {
	at, high := box.Min, 0
	for i := range b.Buttons {
		w, h := b.Buttons[i].Size()
		w = min(w, box.Dx())
		if at.X > box.Min.X && at.X+w > box.Max.X {
			at = image.Pt(box.Min.X, at.Y+h+gap())
		}
		b.Buttons[i].Box = image.Rectangle{Min: at, Max: at.Add(image.Pt(w, h))}
		at.X += w + gap()
		high = at.Y + h - box.Min.Y
	}
	return high
}

// Update reports which button was taken.
func (b *Bar) Update(in *scenes.Input) (button int, took bool) {
	defer b.say(in)
	x, y := in.Cursor()
	for i := range b.Buttons {
		if b.Buttons[i].Update(in) {
			b.Focus = i
			return i, true
		}
		if in.Moved() && image.Pt(x, y).In(b.Buttons[i].Box) {
			b.Focus = i
		}
	}
	switch n := len(b.Buttons); {
	case n == 0:
		return 0, false
	case in.Take(scenes.Left, scenes.Previous):
		b.Focus = (b.Focus + n - 1) % n
	case in.Take(scenes.Right, scenes.Next):
		b.Focus = (b.Focus + 1) % n
	case in.Take(scenes.Confirm, scenes.Skip):
		return b.Focus, b.Buttons[b.Focus].Not == ""
	}
	return 0, false
}

// say tells which button has the focus, when that has changed.
func (b *Bar) say(in *scenes.Input) {
	if b.Focus < 0 || b.Focus >= len(b.Buttons) {
		return
	}
	words := "Button: " + b.Buttons[b.Focus].Words + "."
	if not := b.Buttons[b.Focus].Not; not != "" {
		words += " Not now: " + not + "."
	}
	in.Tell(&b.said, words)
}

// Draw paints the buttons.
func (b *Bar) Draw(dst *ebiten.Image) {
	for i := range b.Buttons {
		b.Buttons[i].Lit = i == b.Focus
		b.Buttons[i].Draw(dst)
	}
}
