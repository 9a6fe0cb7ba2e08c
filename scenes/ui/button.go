package ui

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"

	"pitchdark/scenes"
)

// Button is a label that can be clicked, or taken by a key that its screen
// gives it.
type Button struct {
	Box   image.Rectangle
	Words string
	Key   string // shown as a key cap, "" for none
	Not   string // why it cannot be pressed
	Lit   bool   // it has the focus
	hover bool
}

// Size is what the button needs, in screen pixels.
func (b *Button) Size() (width, height int) {
	w := Body.Width(b.Words) + Px(24)
	if b.Key != "" {
		w += Small.Width(b.Key) + Px(16)
	}
	return w, Body.LineHeight() + Px(10)
}

// Update reports whether the button was clicked.
func (b *Button) Update(in *scenes.Input) bool {
	x, y := in.Cursor()
	b.hover = image.Pt(x, y).In(b.Box)
	return b.hover && in.Clicked() && b.Not == ""
}

// Draw paints the button.
func (b *Button) Draw(dst *ebiten.Image) {
	ground, edge, t := Raised, Edge, Body
	switch {
	case b.Not != "":
		ground, t.Ink = Face, Off
	case b.Lit || b.hover:
		ground, edge, t.Ink = Chosen, Ember, Flame
	}
	Fill(dst, b.Box, Ink(ground))
	Outline(dst, b.Box, max(Px(1), 1), Ink(edge))
	in := image.Rect(b.Box.Min.X+Px(12), b.Box.Min.Y, b.Box.Max.X-Px(12), b.Box.Max.Y)
	if b.Key != "" {
		k := Small.In(Ember)
		in.Min.X += Px(8) + KeyCap(dst, b.Key, in.Min.X, in.Min.Y+(in.Dy()-k.LineHeight())/2, in.Dx()/2, k)
	}
	words := t.Elide(b.Words, max(in.Dx(), 1))
	t.Line(dst, words, in.Min.X+(in.Dx()-t.Width(words))/2, in.Min.Y+(in.Dy()-t.LineHeight())/2, 0)
}
