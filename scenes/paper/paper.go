// Package paper draws views as plain pictures for printing, exports and the
// program without a window: a calm map with letters, and the record of a
// round. It draws only what the view holds and needs no display.
package paper

import (
	"image"

	"pitchdark/rules"
)

// Options say how a map is drawn. The zero value is a plain map on parchment.
type Options struct {
	Tile   int    // a tile's side in pixels; 0 is 24
	Title  string // written above the map
	Grid   bool   // thin lines between tiles
	Levels bool   // the level of light in each tile
	Grey   bool   // without colour
	Legend bool   // what the letters mean, below the map
	Record bool   // the lines of the round [DK-MOV-06]
}

// Map draws all that a view holds.
func Map(v *rules.View, o Options) *image.RGBA {
	return image.NewRGBA(image.Rect(0, 0, 1, 1))
}
