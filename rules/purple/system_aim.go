package purple

import (
	"pitchdark/rules"
	"pitchdark/rules/grid"
	"pitchdark/rules/internal/blind"
	"pitchdark/rules/internal/sense"
	"pitchdark/rules/internal/world"
)

// offerBlow is the offering of a blow without the tiles at which one cannot
// strike: see mayAim.
func offerBlow(offer func(*world.World, *world.Actor) world.Offering) func(*world.World, *world.Actor) world.Offering {
	return func(w *world.World, a *world.Actor) world.Offering {
		o := offer(w, a)
		if o.Hide || o.Not.Why != "" {
			return o
		}
		for i := range o.Params {
			p := &o.Params[i]
			if p.Kind != rules.ParamTile {
				continue
			}
			if p.Points, p.Barred = aims(w, a, p.Points); len(p.Points) == 0 && len(p.Barred) > 0 {
				o.Not = rules.Refusal{Rule: p.Barred[0].Rule, Why: p.Barred[0].Not}
			}
		}
		return o
	}
}

// aims are those of some tiles at which a creature can strike, and why it
// cannot at the others.
func aims(w *world.World, a *world.Actor, points []grid.Point) (open []grid.Point, barred []rules.Bar) {
	for _, p := range points {
		if refused := mayAim(w, a, p); refused != nil {
			not := plainly(refused)
			barred = append(barred, rules.Bar{At: p, Rule: not.Rule, Not: not.Why})
		} else {
			open = append(open, p)
		}
	}
	return open, barred
}

// mayAim refuses a blow at a tile: of one that is held at others than who holds
// it, of one that a guard has drawn off at others than the guard, past nobody
// from the second rank, and with a weapon that is swung where there is no room
// [PH-CMB-20, PH-CMB-47, PH-CMB-48, PH-CMB-49].
func mayAim(w *world.World, a *world.Actor, p grid.Point) *rules.Refusal {
	if gripped(a) {
		return MayStrike(!grips(w, a, p))
	}
	if g := drawnBy(w, a); g != nil && g.At != p && a.Perceives(g.ID) != nil {
		return refuse("PH-CMB-20", "You must deal with %s first.", sense.Name(w, a, g))
	}
	it := blind.Wielded(w, a, false)
	row := rowOf(it)
	if row == nil || row.Melee == nil {
		return nil
	}
	if tiles := grid.Steps(a.At, p); tiles > 1 {
		return row.Melee.MayReachPast(tiles, friendBetween(w, a, p), a.Senses.Blind != rules.Sighted)
	}
	left, right := roomBeside(w, a, p)
	return row.Melee.MaySwing(row.Name, left, right)
}

// friendBetween reports whether a friend stands on the tile between a creature
// and one two tiles off, as far as it knows [PH-CMB-48].
func friendBetween(w *world.World, a *world.Actor, p grid.Point) bool {
	for _, q := range grid.Line(a.At, p) {
		if b := w.Standing(a.Level, q, a.ID); q != a.At && q != p && b != nil && knows(a, b) && a.SideOf(b) == rules.Friend {
			return true
		}
	}
	return false
}

// roomBeside reports whether the tiles to the left and to the right of the line
// of attack are open floor on which one perceives nobody [PH-CMB-49].
func roomBeside(w *world.World, a *world.Actor, p grid.Point) (left, right bool) {
	toward := a.Facing
	if p != a.At {
		toward = grid.Nearest(p.Sub(a.At))
	}
	open := func(d grid.Direction) bool {
		q := a.At.Add(d.Delta())
		b := w.Standing(a.Level, q, a.ID)
		return w.LevelOf(a).Grid.Passable(a.At, d) && (b == nil || a.Perceives(b.ID) == nil)
	}
	return open(toward.Turn(grid.Left)), open(toward.Turn(grid.Right))
}

// plainly is a refusal of the rules as offers word it: in the middle of a
// sentence.
func plainly(r *rules.Refusal) rules.Refusal {
	return rules.Refusal{Rule: r.Rule, Why: midway(r.Why)}
}
