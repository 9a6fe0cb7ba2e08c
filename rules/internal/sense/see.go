// Package sense says who sees, hears, touches and remembers what. It keeps
// every creature's percepts, sound cues and memory, gives each reader its part
// of an event, and builds views and offers by adding what is perceived. It
// never moves, harms or lights anything.
package sense

import (
	"pitchdark/rules"
	"pitchdark/rules/grid"
	"pitchdark/rules/internal/world"
)

// LightFor is the illumination of a tile as a creature's eyes take it: any low
// light is bright to the low-light immune, everything is to dark vision, but for
// magical darkness that says otherwise [DK-VIS-01, DK-LGT-04].
func LightFor(w *world.World, a *world.Actor, p grid.Point) rules.Light {
	level := rules.Light(w.LevelOf(a).Lit.Level(p))
	switch a.Eyes {
	case rules.LowLightImmune:
		if level > rules.Dark {
			return rules.Bright
		}
	case rules.DarkVision:
		if level == rules.Dark && w.LevelOf(a).HasDeep() && w.LevelOf(a).DeepAt(p) {
			return rules.Dark
		}
		return rules.Bright
	case rules.Sightless:
		return rules.Dark
	}
	return level
}

// Tile is how well a creature sees a tile of its own level, and by that who
// stands there [DK-VIS-01].
func Tile(w *world.World, a *world.Actor, p grid.Point) rules.Degree {
	return inLight(GroundLight(w, a, p), a.At, p)
}

// inLight is what light at the target's tile lets one make out from a distance
// [DK-VIS-01].
func inLight(level rules.Light, from, p grid.Point) rules.Degree {
	switch {
	case level >= rules.Bright:
		return rules.Identified
	case level == rules.Dark:
		return rules.Unseen
	case grid.Within(from, p, int(level)):
		return rules.Identified
	}
	return rules.Noticed
}

// Sees is how well a sees b [DK-VIS-01]; one that hid from it is unseen
// [DK-STL-06].
func Sees(w *world.World, a, b *world.Actor) rules.Degree {
	if a.Level != b.Level || b.HiddenFrom(a.ID) || a.Asleep {
		return rules.Unseen
	}
	return Tile(w, a, b.At)
}

// BlindVersus reports whether a does not see b for want of light or of eyes;
// being behind a wall is not that. Whoever is Blind versus another is open to
// its Stealth bonus [DK-VIS-03, DK-BLD-07].
func BlindVersus(w *world.World, a, b *world.Actor) bool {
	return a.Senses.Blind == rules.ByOtherCause || LightFor(w, a, b.At) == rules.Dark
}

// Touching reports whether two creatures are adjacent for contact and touch
// [DK-GRD-07], or pass each other on one tile.
func Touching(w *world.World, a, b *world.Actor) bool {
	return a.Level == b.Level && (a.At == b.At || w.LevelOf(a).Grid.Adjacent(a.At, b.At))
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

// glance is everything on which what a creature sees of the ground depends.
func glance(a *world.Actor, l *world.Level) world.Glance {
	return world.Glance{
		Level: a.Level, At: a.At, Revision: l.Grid.Revision(), Light: l.Lit.Revision(), Eyes: a.Eyes,
		Blind: a.Senses.Blind == rules.ByOtherCause, Valid: true,
	}
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
	if a.Eyes == rules.DarkVision && !l.HasDeep() {
		f.Each(func(p grid.Point) { a.Ground[l.Grid.Index(p)] = rules.Bright })
		return a.Ground
	}
	lightGround(w, a, l.Grid, f)
	return a.Ground
}

// lightGround fills in the light of a field: first of its open tiles, then by
// theirs that of its walls.
func lightGround(w *world.World, a *world.Actor, g *grid.Grid, f *grid.Field) {
	a.Walls = a.Walls[:0]
	f.Each(func(p grid.Point) {
		if p != a.At && g.At(p).Has(grid.BlocksSight) {
			a.Walls = append(a.Walls, p)
			return
		}
		a.Ground[g.Index(p)] = LightFor(w, a, p)
	})
	open := func(n grid.Point) rules.Light {
		if !g.Contains(n) || a.Ground[g.Index(n)] == rules.Dark || g.At(n).Has(grid.BlocksSight) {
			return rules.Dark
		}
		return a.Ground[g.Index(n)]
	}
	for _, p := range a.Walls {
		a.Ground[g.Index(p)] = wallLight(g, a.At, p, open)
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
