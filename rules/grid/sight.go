package grid

// Unlimited is the radius of a field of view that only walls end.
const Unlimited = -1

// See fills f with every tile seen from a tile, out to a radius in tiles
// (Unlimited for no bound): the viewer's own, the tiles that do not block
// sight and to which LineOfSight holds, and the sight-blocking tiles of which
// a face or an inner corner is seen [DK-GRD-05].
func (g *Grid) See(f *Field, from Point, radius int) {
	f.reset(g.width, g.height)
	if !g.Contains(from) {
		return
	}
	g.sight.sweep.see(g, f, from, radius, true)
	f.add(from)
}

// Shine fills f with every tile that a light at a tile shines on, out to a
// radius in tiles: those that can be entered and to which LineOfSight holds
// [DK-GRD-05]. It differs from See on sight-blocking tiles alone.
func (g *Grid) Shine(f *Field, from Point, radius int) {
	f.reset(g.width, g.height)
	if !g.Contains(from) {
		return
	}
	g.sight.sweep.see(g, f, from, radius, false)
	f.add(from)
	if g.sight.veils > 0 {
		g.shineOnVeils(f, from, radius)
	}
}

// shineOnVeils adds the tiles that block sight but can be entered.
func (g *Grid) shineOnVeils(f *Field, from Point, radius int) {
	reach := radius
	if radius < 0 {
		reach = MaxSide
	}
	for y := max(from.Y-reach, 0); y <= min(from.Y+reach, g.height-1); y++ {
		end := min(from.X+reach, g.width-1) + 1
		for x := max(from.X-reach, 0); ; x++ {
			if x = g.sight.rows().tiles.next(y, x, end); x == end {
				break
			}
			p := Point{x, y}
			if veil(g.At(p)) > 0 && (radius < 0 || Within(from, p, radius)) && g.LineOfSight(from, p) {
				f.add(p)
			}
		}
	}
}
