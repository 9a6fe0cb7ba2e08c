// Package paper draws views as plain pictures for printing, exports and the
// program without a window: a calm map with letters, and the record of a
// round. It draws only what the view holds and needs no display.
package paper

import (
	"image"
	"image/color"

	"pitchdark/rules"
	"pitchdark/rules/grid"
)

// Options say how a map is drawn. The zero value is a plain map on parchment.
type Options struct {
	Tile   int    // a tile's side in pixels, 8…96; 0 is 24
	Title  string // written above the map
	Grid   bool   // thin lines between tiles
	Levels bool   // the level of light in each tile
	Grey   bool   // without colour
	Legend bool   // what the letters mean, below the map
	Record bool   // the lines of the round [DK-MOV-06]
}

// Map draws all that a view holds: tiles by light and memory, walls and edges,
// things, lights, creatures by letter, contacts, and a Blind hero's trace. An
// empty view is a blank sheet with its title.
func Map(v *rules.View, o Options) *image.RGBA {
	s := newSheet(v, o)
	for i := range v.Cells {
		s.ground(&v.Cells[i])
	}
	for i := range v.Cells {
		s.walls(&v.Cells[i])
	}
	if o.Levels {
		s.levels()
	}
	s.trace()
	s.things()
	if o.Record {
		s.record()
		s.crossings()
	}
	s.creatures()
	s.lights()
	s.captions()
	return s.brush.m
}

// sheet is a map in the making.
type sheet struct {
	view  *rules.View
	o     Options
	inks  inks
	brush *brush
	known map[grid.Point]*rules.Glimpse
	low   grid.Point // the north-west tile of what is drawn
	wide  int        // tiles
	high  int
	tile  float64
	top   float64 // of the map, below the title
	names []entry
}

// entry is a line of the legend.
type entry struct {
	letter string
	text   string
	colour color.Color
}

const margin = 12 // pixels about the map

func newSheet(v *rules.View, o Options) *sheet {
	if o.Tile == 0 {
		o.Tile = 24
	}
	o.Tile = min(max(o.Tile, 8), 96)
	s := &sheet{view: v, o: o, inks: colours(o.Grey), tile: float64(o.Tile), known: map[grid.Point]*rules.Glimpse{}}
	for i := range v.Cells {
		s.known[v.Cells[i].At] = &v.Cells[i]
	}
	s.bounds()
	s.nameAll()
	s.top = margin
	if o.Title != "" {
		s.top += s.lineHeight() * 1.4
	}
	width := max(float64(s.wide)*s.tile, 160) + 2*margin
	height := s.top + float64(s.high)*s.tile + margin
	if o.Legend {
		height += s.lineHeight() * float64(len(s.names))
	}
	b, err := newBrush(int(width), int(height), s.textSize())
	if err != nil {
		panic("paper: an embedded font is broken: " + err.Error())
	}
	s.brush = b
	b.fill(0, 0, width, height, s.inks.paper)
	return s
}

func (s *sheet) textSize() float64   { return min(max(s.tile*0.55, 9), 26) }
func (s *sheet) lineHeight() float64 { return s.textSize() * 1.5 }

// bounds are those of all that is drawn.
func (s *sheet) bounds() {
	if low, high, ok := Extent(s.view); ok {
		s.low, s.wide, s.high = low, high.X-low.X+1, high.Y-low.Y+1
	}
}

// corner is the picture's point at the north-west corner of a tile.
func (s *sheet) corner(p grid.Point) (x, y float64) {
	return margin + float64(p.X-s.low.X)*s.tile, s.top + float64(p.Y-s.low.Y)*s.tile
}

func (s *sheet) centre(p grid.Point) (x, y float64) {
	x, y = s.corner(p)
	return x + s.tile/2, y + s.tile/2
}

// captions write the title and the legend.
func (s *sheet) captions() {
	b := s.brush
	if s.o.Title != "" {
		b.write(s.o.Title, margin, margin+s.lineHeight()/2, b.bold, s.inks.text)
	}
	if !s.o.Legend {
		return
	}
	y := s.top + float64(s.high)*s.tile + margin/2 + s.lineHeight()/2
	for _, n := range s.names {
		b.word(n.letter, margin+s.textSize()*0.7, y, b.bold, n.colour)
		b.write(n.text, margin+s.textSize()*1.8, y, b.small, s.inks.text)
		y += s.lineHeight()
	}
}
