package grid_test

import "pitchdark/rules/grid"

// The reference implementation: each rule by plain geometry on every tile, in
// half tiles, without slopes, sectors or bits.

// ray is the straight line between two tile centres, in half tiles, and the
// sides on which blocking corners touch it.
type ray struct {
	from, along grid.Point
	left, right bool
}

// side tells on which side of the ray a point in half tiles lies: negative
// left, positive right, zero on it.
func (r *ray) side(p grid.Point) int {
	d := p.Sub(r.from)
	return r.along.X*d.Y - r.along.Y*d.X
}

// meets notes what a convex blocker with the given corners does to the ray,
// and reports whether its inside is crossed.
func (r *ray) meets(corners ...grid.Point) bool {
	low, high := 0, 0
	touched := false
	for _, c := range corners {
		s := r.side(c)
		low, high = min(low, s), max(high, s)
		touched = touched || s == 0
	}
	if low < 0 && high > 0 {
		return true
	}
	r.left = r.left || touched && low < 0
	r.right = r.right || touched && high > 0
	return false
}

// meetsTile notes what a tile and its eastern and southern edges, where they
// lie between the line's ends, do to the ray.
func (r *ray) meetsTile(g *grid.Grid, p, a, b grid.Point) bool {
	c := p.Scale(2)
	ne, se := c.Add(grid.NorthEast.Delta()), c.Add(grid.SouthEast.Delta())
	sw, nw := c.Add(grid.SouthWest.Delta()), c.Add(grid.NorthWest.Delta())
	return p != a && p != b && g.At(p).Has(grid.BlocksSight) && r.meets(ne, se, sw, nw) ||
		p.X < max(a.X, b.X) && g.Edge(p, grid.East).Has(grid.BlocksSight) && r.meets(ne, se) ||
		p.Y < max(a.Y, b.Y) && g.Edge(p, grid.South).Has(grid.BlocksSight) && r.meets(sw, se)
}

func naiveLineOfSight(g *grid.Grid, a, b grid.Point) bool {
	r := ray{from: a.Scale(2), along: b.Sub(a)}
	for y := min(a.Y, b.Y); y <= max(a.Y, b.Y); y++ {
		for x := min(a.X, b.X); x <= max(a.X, b.X); x++ {
			if r.meetsTile(g, grid.Point{X: x, Y: y}, a, b) {
				return false
			}
		}
	}
	return !r.left || !r.right
}

// naiveSee tells whether a tile is in the field of view, the radius aside.
func naiveSee(g *grid.Grid, from, p grid.Point) bool {
	if p == from || !g.At(p).Has(grid.BlocksSight) {
		return naiveLineOfSight(g, from, p)
	}
	for d := grid.North; d <= grid.NorthWest; d++ {
		n := p.Add(d.Delta())
		if g.At(n).Has(grid.BlocksSight) || !shows(g, from, p, d) {
			continue
		}
		if naiveLineOfSight(g, from, n) {
			return true
		}
	}
	return false
}

// shows tells whether the side d of a sight-blocking tile would be seen if
// its neighbour there were.
func shows(g *grid.Grid, from, p grid.Point, d grid.Direction) bool {
	if d.Diagonal() {
		return g.At(p.Add(d.Turn(grid.ForwardLeft).Delta())).Has(grid.BlocksSight) &&
			g.At(p.Add(d.Turn(grid.ForwardRight).Delta())).Has(grid.BlocksSight)
	}
	v, out := from.Sub(p), d.Delta()
	return v.X*out.X+v.Y*out.Y > 0
}
