package scenario

import "pitchdark/rules/grid"

// Symmetry is one of the eight of the square: bit 2 mirrors east and west, then
// come as many quarter turns clockwise as the low two bits say.
type Symmetry int

// Frame turns the points of a map of a given size; the zero Sym leaves them.
type Frame struct {
	sym           Symmetry
	width, height int
}

// Size is the width and height of the turned map.
func (f Frame) Size() (int, int) {
	if f.sym&1 == 1 {
		return f.height, f.width
	}
	return f.width, f.height
}

// Point turns a tile of the drawn map.
func (f Frame) Point(p grid.Point) grid.Point {
	if f.sym&4 != 0 {
		p.X = f.width - 1 - p.X
	}
	w, h := f.width, f.height
	for range f.sym & 3 {
		p = grid.Point{X: h - 1 - p.Y, Y: p.X}
		w, h = h, w
	}
	return p
}

// Direction turns a direction of the drawn map.
func (f Frame) Direction(d grid.Direction) grid.Direction {
	if f.sym&4 != 0 {
		d = (8 - d) % 8
	}
	return (d + grid.Direction(2*(f.sym&3))) % 8
}

// Relative mirrors a relative direction where the map is mirrored.
func (f Frame) Relative(r grid.Relative) grid.Relative {
	if f.sym&4 != 0 && r <= grid.ForwardLeft {
		return (8 - r) % 8
	}
	return r
}

// Back undoes Point.
func (f Frame) Back(p grid.Point) grid.Point {
	w, h := f.width, f.height
	if f.sym&1 == 1 {
		w, h = h, w
	}
	for range f.sym & 3 {
		p = grid.Point{X: p.Y, Y: w - 1 - p.X}
		w, h = h, w
	}
	if f.sym&4 != 0 {
		p.X = f.width - 1 - p.X
	}
	return p
}
