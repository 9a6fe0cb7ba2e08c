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

// far is more than any way of sound.
const far = 1 << 20

// naiveSoundStep is the price of one step of sound: every edge and tile on
// the way pays or stops it, and a diagonal takes the cheaper way round.
func naiveSoundStep(g *grid.Grid, from grid.Point, d grid.Direction) int {
	pay := func(fs ...grid.Flags) (sum int) {
		for _, f := range fs {
			if f&grid.BlocksSound != 0 {
				sum += far
			}
			if f&grid.MufflesSound != 0 {
				sum += 6
			}
		}
		return sum
	}
	to := from.Add(d.Delta())
	onto := 1 + pay(g.At(to).Flags())
	if !d.Diagonal() {
		return onto + pay(g.Edge(from, d).Flags())
	}
	best := far
	for _, turn := range []grid.Relative{grid.ForwardLeft, grid.ForwardRight} {
		first := d.Turn(turn)
		then := d.Turn((8 - turn) % 8)
		by := from.Add(first.Delta())
		best = min(best, pay(g.Edge(from, first).Flags(), g.At(by).Flags(), g.Edge(by, then).Flags()))
	}
	return onto + best
}

// naiveWays is the fewest steps of sound from a source to every tile, found
// by trying every step until nothing gets shorter.
func naiveWays(g *grid.Grid, source grid.Point) map[grid.Point]int {
	ways := map[grid.Point]int{source: 0}
	for changed := true; changed; {
		changed = false
		for i := range g.Width() * g.Height() {
			p := g.PointAt(i)
			w, reached := ways[p]
			for d := grid.North; reached && d <= grid.NorthWest; d++ {
				to := p.Add(d.Delta())
				next := w + naiveSoundStep(g, p, d)
				if was, ok := ways[to]; next < far && (!ok || next < was) {
					ways[to], changed = next, true
				}
			}
		}
	}
	return ways
}
