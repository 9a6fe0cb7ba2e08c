package create

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"

	"pitchdark/rules"
	"pitchdark/scenes/ui"
)

// drawSteps paints the way: what is done with what came of it, where one
// stands, and what is to come; as much around that as there is room for.
func (s *screen) drawSteps(dst *ebiten.Image) {
	box := s.at.steps
	if box.Empty() {
		return
	}
	in := ui.TitledPanel(dst, box, "The way")
	in.Min.Y += ui.Px(2)
	high := ui.Body.LineHeight() + ui.Px(4)
	room, now := max(in.Dy()/high, 1), len(s.steps)-1
	for i, step := range s.steps {
		if step.Now {
			now = i
		}
	}
	first := min(max(now-room/2, 0), max(len(s.steps)-room, 0))
	for i := first; i < min(first+room, len(s.steps)); i++ {
		s.drawStep(dst, ui.CutTop(&in, high), s.steps[i])
	}
}

func (s *screen) drawStep(dst *ebiten.Image, box image.Rectangle, step rules.MakingStep) {
	t, wide := ui.Body.In(ui.Off), ui.Body.LineHeight()
	switch {
	case step.Now:
		ui.Fill(dst, box, ui.Ink(ui.Chosen))
		ui.Fill(dst, image.Rect(box.Min.X, box.Min.Y, box.Min.X+ui.Px(3), box.Max.Y), ui.Ink(ui.Ember))
		t.Ink = ui.Flame
	case step.Done:
		t.Ink = ui.Words
	}
	mark(dst, image.Rect(box.Min.X+ui.Px(8), box.Min.Y, box.Min.X+ui.Px(8)+wide, box.Max.Y), step)
	x := box.Min.X + ui.Px(8) + wide
	x += t.Line(dst, step.Title, x, box.Min.Y+ui.Px(2), 0) + ui.Px(8)
	tip := step.Title
	if step.Taken != "" {
		tip += ": " + step.Taken
		if wide := ui.Small.Width(step.Taken); wide <= box.Max.X-x {
			down := (box.Dy() - ui.Small.LineHeight()) / 2
			ui.Small.Line(dst, step.Taken, box.Max.X-wide, box.Min.Y+down, 0)
		}
	}
	s.spots = append(s.spots, spot{box, tip, step.Rule})
}

// tick is the mark of what is done, in large pixels.
var tick = []image.Point{{X: 0, Y: 3}, {X: 1, Y: 4}, {X: 2, Y: 5}, {X: 3, Y: 4}, {X: 4, Y: 3}, {X: 5, Y: 2}, {X: 6, Y: 1}, {X: 0, Y: 4}, {X: 1, Y: 5}, {X: 2, Y: 6}, {X: 3, Y: 5}, {X: 4, Y: 4}, {X: 5, Y: 3}, {X: 6, Y: 2}}

// mark paints a tick for what is done, a full point for what is being done, and
// an empty one for what is to come.
func mark(dst *ebiten.Image, box image.Rectangle, step rules.MakingStep) {
	size := max(ui.Body.LineHeight()/9, 1)
	at := image.Pt(box.Min.X, box.Min.Y+(box.Dy()-7*size)/2)
	dot := image.Rect(at.X+size, at.Y+size, at.X+6*size, at.Y+6*size)
	switch {
	case step.Done:
		for _, p := range tick {
			c := at.Add(p.Mul(size))
			ui.Fill(dst, image.Rect(c.X, c.Y, c.X+size, c.Y+size), ui.Ink(ui.Good))
		}
	case step.Now:
		ui.Fill(dst, dot, ui.Ink(ui.Flame))
	default:
		ui.Outline(dst, dot, max(size/2, 1), ui.Ink(ui.Off))
	}
}
