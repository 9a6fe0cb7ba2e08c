package sense

import (
	"math/bits"

	"pitchdark/rules"
	"pitchdark/rules/grid"
	"pitchdark/rules/internal/world"
)

// glance is everything on which what a creature sees of the ground depends.
func glance(a *world.Actor, l *world.Level) world.Glance {
	return world.Glance{
		Level: a.Level, At: a.At, Revision: l.Grid.Revision(), Light: l.Lit.Revision(), Eyes: a.Eyes,
		Blind: a.Senses.Blind == rules.ByOtherCause, Valid: true,
	}
}

// GroundLight is the light in which a creature sees the ground of a tile now,
// walls included: Dark if it does not see it [DK-GRD-05].
func GroundLight(w *world.World, a *world.Actor, p grid.Point) rules.Light {
	l := w.LevelOf(a)
	switch {
	case a.Senses.Blind == rules.ByOtherCause || !l.Grid.Contains(p):
		return rules.Dark
	case a.Glanced == glance(a, l):
		return a.Ground[l.Grid.Index(p)]
	case !l.Grid.At(p).Has(grid.BlocksSight) && LightFor(w, a, p) == rules.Dark:
		return rules.Dark // whatever else hides it
	}
	if f := a.Field(l); f.Has(p) {
		return seenLight(w, a, f, p)
	}
	return rules.Dark
}

// seenLight is the light in which a creature sees a tile of its field of view;
// its own tile is open to it, be it a curtain or smoke.
func seenLight(w *world.World, a *world.Actor, f *grid.Field, p grid.Point) rules.Light {
	g := w.LevelOf(a).Grid
	if p == a.At || !g.At(p).Has(grid.BlocksSight) {
		return LightFor(w, a, p)
	}
	return wallLight(g, a.At, p, func(n grid.Point) rules.Light {
		if !f.Has(n) || g.At(n).Has(grid.BlocksSight) {
			return rules.Dark
		}
		return LightFor(w, a, n)
	})
}

// wallLight is the light in which a sight-blocking tile is seen from a place:
// that of the brightest open neighbour from which its face is seen, else of an
// open diagonal one in an inner corner [DK-GRD-05]. Open tells the light of
// open tiles, and none for others.
func wallLight(g *grid.Grid, from, p grid.Point, open func(grid.Point) rules.Light) rules.Light {
	best := rules.Dark
	for d := grid.North; d <= grid.NorthWest; d += 2 {
		if faces(from, p, d) {
			best = max(best, open(p.Add(d.Delta())))
		}
	}
	if best > rules.Dark {
		return best
	}
	for d := grid.NorthEast; d <= grid.NorthWest; d += 2 {
		if light := open(p.Add(d.Delta())); light > best && corner(g, p, d) {
			best = light
		}
	}
	return best
}

// corner reports whether both tiles beside the diagonal d of a tile block sight.
func corner(g *grid.Grid, p grid.Point, d grid.Direction) bool {
	return g.At(p.Add(d.Turn(grid.ForwardLeft).Delta())).Has(grid.BlocksSight) &&
		g.At(p.Add(d.Turn(grid.ForwardRight).Delta())).Has(grid.BlocksSight)
}

// faces reports whether a viewer lies on the d side of tile p.
func faces(viewer, p grid.Point, d grid.Direction) bool {
	v, delta := viewer.Sub(p), d.Delta()
	return v.X*delta.X+v.Y*delta.Y > 0
}

// ground is the light in which a creature sees each tile of its level now, in
// row order; it is worked out anew only when something changed.
func ground(w *world.World, a *world.Actor) []rules.Light {
	l := w.LevelOf(a)
	key := glance(a, l)
	if a.Glanced == key {
		return a.Ground
	}
	a.Glanced = key
	size := l.Grid.Width() * l.Grid.Height()
	if cap(a.Ground) < size {
		a.Ground = make([]rules.Light, size)
	}
	a.Ground = a.Ground[:size]
	clear(a.Ground)
	if key.Blind {
		return a.Ground
	}
	f := a.Field(l)
	switch deep := a.Eyes == rules.DarkVision && l.HasDeep(); {
	case a.Eyes == rules.DarkVision && !deep:
		f.Each(func(p grid.Point) { a.Ground[l.Grid.Index(p)] = rules.Bright })
	case deep || len(l.Changed) > 0: // what stands open since the light was found has no level yet
		f.Each(func(p grid.Point) { a.Ground[l.Grid.Index(p)] = seenLight(w, a, f, p) })
	default:
		lightGround(a, l, f)
	}
	return a.Ground
}

// lightGround fills in what seenLight would say of each tile of a field, 64
// tiles a word: first its open tiles, then by their light its walls.
func lightGround(a *world.Actor, l *world.Level, f *grid.Field) {
	levels, words, width := l.Lit.Levels(), f.Words(), l.Grid.Width()
	stride, brightest := (width+63)/64, rules.Dark
	a.Walls = a.Walls[:0]
	first, last := f.Rows()
	for y := first; y <= last; y++ {
		for k := range stride {
			tiles := words[y*stride+k]
			walls := tiles & l.Grid.Opaque(y, k)
			for open := tiles &^ walls; open != 0; open &= open - 1 {
				i := y*width + k<<6 + bits.TrailingZeros64(open)
				light := inEyes(a.Eyes, rules.Light(levels[i]))
				a.Ground[i], brightest = light, max(brightest, light)
			}
			for ; walls != 0; walls &= walls - 1 {
				a.Walls = append(a.Walls, world.Wall{At: grid.Point{X: k<<6 + bits.TrailingZeros64(walls), Y: y}})
			}
		}
	}
	if brightest > rules.Dark {
		lightWalls(a, l.Grid)
	}
	if f.Has(a.At) { // open to one that stands in it, be it a curtain
		a.Ground[l.Grid.Index(a.At)] = inEyes(a.Eyes, rules.Light(l.Lit.Level(a.At)))
	}
}

// lightWalls fills in the light of the walls that a creature sees by that of the
// open tiles, as wallLight finds it. Until all are found walls are Dark, as are
// tiles that are not seen; one toward the viewer always lies on the map.
func lightWalls(a *world.Actor, g *grid.Grid) {
	for k := range a.Walls {
		wall := &a.Walls[k]
		i, toward := g.Index(wall.At), a.At.Sub(wall.At).Sign()
		if toward.X != 0 {
			wall.Light = a.Ground[i+toward.X]
		}
		if toward.Y != 0 {
			wall.Light = max(wall.Light, a.Ground[i+toward.Y*g.Width()])
		}
		if wall.Light > rules.Dark {
			continue
		}
		for d := grid.NorthEast; d <= grid.NorthWest; d += 2 {
			n := wall.At.Add(d.Delta())
			if g.Contains(n) && a.Ground[g.Index(n)] > wall.Light && corner(g, wall.At, d) {
				wall.Light = a.Ground[g.Index(n)]
			}
		}
	}
	for _, wall := range a.Walls {
		a.Ground[g.Index(wall.At)] = wall.Light
	}
}
