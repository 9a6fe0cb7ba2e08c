package grid

// Unlimited is the radius of a field of view that only walls end.
const Unlimited = -1

// sight keeps what line of sight and field of view read.
type sight struct{}

func (s *sight) reset(*Grid)                    {}
func (s *sight) terrainChanged(*Grid, Point)    {}
func (s *sight) edgeChanged(*Grid, Point, bool) {}

// ray is the straight line between two tile centres, in half tiles, and the
// sides on which blocking corners touch it.
type ray struct {
	from, along Point
	left, right bool
}

// side tells on which side of the ray a point in half tiles lies: negative
// left, positive right, zero on it.
func (r *ray) side(p Point) int {
	d := p.Sub(r.from)
	return r.along.X*d.Y - r.along.Y*d.X
}

// meets notes what a convex blocker with the given corners does to the ray,
// and reports whether its inside is crossed.
func (r *ray) meets(corners ...Point) bool {
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

// LineOfSight reports whether the centre of b is seen from the centre of a
// [DK-GRD-05].
func (g *Grid) LineOfSight(a, b Point) bool {
	if !g.Contains(a) || !g.Contains(b) {
		return false
	}
	r := ray{from: a.Scale(2), along: b.Sub(a)}
	for y := min(a.Y, b.Y); y <= max(a.Y, b.Y); y++ {
		for x := min(a.X, b.X); x <= max(a.X, b.X); x++ {
			p := Point{x, y}
			c := p.Scale(2)
			ne, se, sw, nw := c.Add(deltas[NorthEast]), c.Add(deltas[SouthEast]), c.Add(deltas[SouthWest]), c.Add(deltas[NorthWest])
			if p != a && p != b && g.At(p).Has(BlocksSight) && r.meets(ne, se, sw, nw) {
				return false
			}
			if x < max(a.X, b.X) && g.Edge(p, East).Has(BlocksSight) && r.meets(ne, se) {
				return false
			}
			if y < max(a.Y, b.Y) && g.Edge(p, South).Has(BlocksSight) && r.meets(sw, se) {
				return false
			}
		}
	}
	return !r.left || !r.right
}

// See fills f with every tile seen from a tile, out to a radius in tiles
// (Unlimited for no bound): the tiles that do not block sight and to which
// LineOfSight holds, and the sight-blocking tiles whose faces are seen
// [DK-GRD-05].
func (g *Grid) See(f *Field, from Point, radius int) {
	f.reset(g.width, g.height)
	if !g.Contains(from) {
		return
	}
	for i := range g.terrain {
		p := g.PointAt(i)
		if (radius < 0 || Within(from, p, radius)) && g.sees(from, p) {
			f.add(p)
		}
	}
}

func (g *Grid) sees(from, p Point) bool {
	if p == from {
		return true
	}
	if !g.At(p).Has(BlocksSight) {
		return g.LineOfSight(from, p)
	}
	for d := North; d <= NorthWest; d++ {
		n := p.Add(d.Delta())
		if g.At(n).Has(BlocksSight) || !g.LineOfSight(from, n) {
			continue
		}
		if d.Diagonal() {
			if g.At(p.Add(d.Turn(ForwardLeft).Delta())).Has(BlocksSight) && g.At(p.Add(d.Turn(ForwardRight).Delta())).Has(BlocksSight) {
				return true
			}
		} else if v, out := from.Sub(p), d.Delta(); v.X*out.X+v.Y*out.Y > 0 {
			return true
		}
	}
	return false
}
