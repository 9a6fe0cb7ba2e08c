package tabletest

import "pitchdark/rules/grid"

// symmetry is one of the eight of the square: bit 2 mirrors east and west, then
// come as many quarter turns clockwise as the low two bits say.
type symmetry int

// frame turns the points of a map of a given size.
type frame struct {
	sym           symmetry
	width, height int
}

// size is the width and height of the turned map.
func (f frame) size() (int, int) {
	if f.sym&1 == 1 {
		return f.height, f.width
	}
	return f.width, f.height
}

// point turns a tile of the drawn map.
func (f frame) point(p grid.Point) grid.Point {
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

// direction turns a direction of the drawn map.
func (f frame) direction(d grid.Direction) grid.Direction {
	if f.sym&4 != 0 {
		d = (8 - d) % 8
	}
	return (d + grid.Direction(2*(f.sym&3))) % 8
}

// relative mirrors a relative direction where the map is mirrored.
func (f frame) relative(r grid.Relative) grid.Relative {
	if f.sym&4 != 0 && r <= grid.ForwardLeft {
		return (8 - r) % 8
	}
	return r
}

// back undoes point.
func (f frame) back(p grid.Point) grid.Point {
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
