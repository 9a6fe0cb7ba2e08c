package main

import (
	"pitchdark/rules"
	"pitchdark/rules/grid"
	"pitchdark/scenes/paper"
)

// window is a rectangle of tiles, both corners included.
type window struct{ from, to grid.Point }

// around10 is the window of ten tiles to the sides of a place, six up and down.
func around10(at grid.Point) window {
	return window{grid.Point{X: at.X - 10, Y: at.Y - 6}, grid.Point{X: at.X + 10, Y: at.Y + 6}}
}

// letters draws what lies in a window of a view in letters.
func letters(v *rules.View, win window) []string { return paper.Letters(v, win.from, win.to) }
