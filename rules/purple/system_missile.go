package purple

import (
	"pitchdark/rules"
	"pitchdark/rules/grid"
	"pitchdark/rules/internal/sense"
	"pitchdark/rules/internal/world"
)

// cover is what an obstacle beside the target on the line to it, or the corner
// of a wall beside it, hides of it [PH-CMB-24].
func cover(w *world.World, a, b *world.Actor) Cover {
	g := w.LevelOf(a).Grid
	obstacle, corner := false, false
	for _, p := range grid.Line(a.At, b.At) {
		if p == a.At || p == b.At || grid.Steps(p, b.At) != 1 {
			continue
		}
		obstacle = obstacle || covers(g.At(p))
		for d := grid.North; d <= grid.NorthWest; d += 2 {
			q := p.Add(d.Delta())
			corner = corner || !straight(a.At, b.At) && grid.Steps(q, b.At) == 1 && g.At(q).Has(grid.BlocksSight)
		}
	}
	return CoverOf(obstacle, corner, false)
}

// covers reports whether one can take cover behind a terrain [PH-CMB-24].
func covers(t grid.Terrain) bool {
	return t == grid.Furniture || t == grid.Heap || t == grid.Railing || t == grid.Rubble
}

// straight reports whether one of the eight directions leads from a to b.
func straight(a, b grid.Point) bool {
	d := b.Sub(a)
	return d.X == 0 || d.Y == 0 || d.X == d.Y || d.X == -d.Y
}

// blocker is the creature that stands on the line of a shot and blocks it: one
// that is not prone or Tiny, unless the target is at least a size larger than
// all of them [PH-CMB-22].
func blocker(w *world.World, a, b *world.Actor) *world.Actor {
	for _, p := range grid.Line(a.At, b.At) {
		c := w.Standing(a.Level, p, a.ID)
		if c != nil && c.ID != b.ID && sense.Sees(w, a, c) > rules.Unseen && Blocks(sizeOf(c), c.Is(conditionProne) != nil, sizeOf(a), sizeOf(b)) {
			return c
		}
	}
	return nil
}

// offerClear is a shot's offering without the targets to which the line is
// blocked [PH-CMB-22].
func offerClear(offer func(*world.World, *world.Actor) world.Offering) func(*world.World, *world.Actor) world.Offering {
	return func(w *world.World, a *world.Actor) world.Offering {
		o := offer(w, a)
		var last *world.Actor
		for i := range o.Params {
			p := &o.Params[i]
			if p.Kind != rules.ParamTarget {
				continue
			}
			var clear []rules.Choice
			for _, c := range p.Choices {
				if b := sense.Target(w, a, rules.Handle(c.Value)); b == nil || blocker(w, a, b) == nil {
					clear = append(clear, c)
				} else {
					last = blocker(w, a, b)
				}
			}
			p.Choices = clear
			if len(clear) == 0 && last != nil && o.Not.Why == "" {
				o.Not = rules.Refusal{Rule: "PH-CMB-22", Why: "the line is blocked by " + sense.Name(w, a, last)}
			}
		}
		return o
	}
}
