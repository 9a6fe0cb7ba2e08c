// Package grid is the geometry of the square-tile map: points, directions,
// distance, terrain and thin walls, line of sight, field of view and the ways
// of sound. It decides what is where and what lies between; it never decides
// who stands there, what is lit, or what anybody knows.
//
// Everything is integer and deterministic. Distances are in tiles.
package grid

import "math/bits"

// Point is a tile's column and row, or a displacement in tiles. X grows east,
// Y grows south; (0,0) is the north-west tile of a level.
type Point struct{ X, Y int }

// Add returns p moved by q.
func (p Point) Add(q Point) Point { return Point{p.X + q.X, p.Y + q.Y} }

// Sub returns the displacement from q to p.
func (p Point) Sub(q Point) Point { return Point{p.X - q.X, p.Y - q.Y} }

// Scale returns p multiplied by n.
func (p Point) Scale(n int) Point { return Point{p.X * n, p.Y * n} }

// Sign is the displacement's direction in each coordinate: −1, 0 or 1.
func (p Point) Sign() Point { return Point{sign(p.X), sign(p.Y)} }

// Distance is the straight distance between two tiles, rounded to the nearest
// whole tile: the smallest r with dx²+dy² ≤ r²+r [DK-GRD-03].
func Distance(a, b Point) int {
	d := b.Sub(a)
	square := d.X*d.X + d.Y*d.Y
	r := root(square)
	if r*r+r < square {
		r++
	}
	return r
}

// root is the square root of n ≥ 0, rounded down.
func root(n int) int {
	if n < 2 {
		return n
	}
	r := 1 << ((bits.Len(uint(n)) + 1) / 2) // not below the root
	for {
		next := (r + n/r) / 2
		if next >= r {
			return r
		}
		r = next
	}
}

// Within reports whether b lies in the round disk of the given radius (tiles)
// about a, that is Distance(a, b) ≤ radius, without a loop [DK-GRD-03].
func Within(a, b Point, radius int) bool {
	d := b.Sub(a)
	return d.X*d.X+d.Y*d.Y <= radius*radius+radius
}

// Steps is the number of eight-way steps between two tiles on open ground:
// the larger of |dx| and |dy|.
func Steps(a, b Point) int {
	d := b.Sub(a)
	return max(abs(d.X), abs(d.Y))
}

func abs(n int) int {
	if n < 0 {
		return -n
	}
	return n
}
