package purple

import (
	"pitchdark/rules"
	"pitchdark/rules/grid"
	"pitchdark/rules/internal/blind"
	"pitchdark/rules/internal/sense"
	"pitchdark/rules/internal/world"
)

// foesBeside are the enemies within reach of a creature's own arms, with
// nothing between, that stand.
func foesBeside(w *world.World, a *world.Actor) []*world.Actor {
	var foes []*world.Actor
	for _, b := range w.Actors {
		if b.ID != a.ID && b.Stands() && b.Level == a.Level && a.Hostile(b) && sense.Touching(w, a, b) {
			foes = append(foes, b)
		}
	}
	return foes
}

// locks reports whether b, beside a, holds it fast: not one that is asleep,
// surprised, stunned, prone or helpless, nor one that cannot see it [PH-CMB-39].
func locks(w *world.World, b, a *world.Actor) bool {
	return able(b) && !b.Falls && b.Is(conditionProne) == nil && b.Is(conditionFleeing) == nil &&
		!sense.BlindVersus(w, b, a)
}

// locker is the first enemy that holds a creature fast, or nil. Whoever is
// surrounded is held even by those who could not [PH-CMB-38, PH-CMB-39].
func (s *System) locker(w *world.World, a *world.Actor) *world.Actor {
	foes := foesBeside(w, a)
	if len(foes) == 0 || s.slips(w, a, foes) {
		return nil
	}
	held := 0
	for _, b := range foes {
		if locks(w, b, a) {
			held++
		}
	}
	switch {
	case held > 0 && held >= s.lockers(w, a):
		for _, b := range foes {
			if locks(w, b, a) {
				return b
			}
		}
	case surrounded(w, a):
		return foes[0]
	}
	return nil
}

// lockers is how many enemies it takes to hold a creature fast [PH-FEA-09].
func (s *System) lockers(w *world.World, a *world.Actor) int {
	h := heroOf(a)
	if h == nil || h.Times("whirlwind") == 0 {
		return 1
	}
	body, _ := worn(w, a)
	if !Whirls(a.Is(conditionHeld) == nil, body, burden(w, a, h).Level()) {
		return 1
	}
	return WhirlwindLocks
}

// slips reports whether a creature is never held: one that flies, or is more
// than two sizes larger than each of its opponents [PH-CMB-39].
func (s *System) slips(_ *world.World, a *world.Actor, foes []*world.Actor) bool {
	if m := monsterOf(a); m != nil && m.Fly {
		return true
	}
	for _, b := range foes {
		if sizeOf(a)-sizeOf(b) <= 2 {
			return false
		}
	}
	return true
}

// sizeOf is a creature's size [PH-MON-01].
func sizeOf(a *world.Actor) Size {
	if m := monsterOf(a); m != nil {
		return m.Size
	}
	race, _ := FindRace(heroOf(a).Race)
	return race.Size
}

// surrounded reports whether no step leads to a free tile [PH-CMB-39].
func surrounded(w *world.World, a *world.Actor) bool {
	g := w.LevelOf(a).Grid
	for d := grid.North; d <= grid.NorthWest; d++ {
		if g.Passable(a.At, d) && w.Standing(a.Level, a.At.Add(d.Delta()), a.ID) == nil {
			return false
		}
	}
	return true
}

// engaged reports whether a creature has somebody to fight beside it.
func (s *System) engaged(w *world.World, a *world.Actor) bool {
	for i := range a.Senses.Percepts {
		p := &a.Senses.Percepts[i]
		b := w.Actors[p.Who]
		if grid.Within(a.At, p.At, blind.Reach(w, a)) && b.In() && (!p.Known || a.Hostile(b)) {
			return true
		}
	}
	return false
}

// struckInFlight lets each enemy that holds a creature take its attack of the
// round at its back before it is away [PH-CMB-41].
func (s *System) struckInFlight(t *world.Turn, a *world.Actor) {
	w := t.W
	for _, b := range foesBeside(w, a) {
		if !a.Stands() || a.Falls {
			return
		}
		if b.Doing.Acted || !locks(w, b, a) {
			continue
		}
		b.Doing.Acted = true
		s.assault(t, b, a, []rules.Number{{Name: "fleeing", Value: fromRear, Rule: "PH-CMB-41"}}, "PH-CMB-41")
	}
}

// runFeet is how far a runner comes in a round: half again as far, or twice
// with Running, in whole tiles [PH-CMB-42].
func runFeet(feet int, running bool) int {
	if running {
		return 2 * feet
	}
	return (feet + feet/2) / feetPerTile * feetPerTile
}
