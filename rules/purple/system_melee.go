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

// hold is what b, beside a, can do to lock it in melee: nothing if it is
// asleep, surprised, stunned, prone, helpless or in flight [PH-CMB-39].
func hold(w *world.World, b, a *world.Actor) Locker {
	return Locker{
		Size: sizeOf(b), Blind: sense.BlindVersus(w, b, a),
		Unable: !able(b) || b.Falls || b.Is(conditionProne) != nil || b.Is(conditionFleeing) != nil,
	}
}

// locks reports whether b, beside a, is one that can hold it.
func locks(w *world.World, b, a *world.Actor) bool { return standing(w, a).lockedBy(hold(w, b, a)) }

// locker is the first enemy that in truth holds a creature fast, or nil
// [PH-CMB-38].
func locker(w *world.World, a *world.Actor) *world.Actor {
	foes := foesBeside(w, a)
	holds := make([]Locker, len(foes))
	for i, b := range foes {
		holds[i] = hold(w, b, a)
	}
	return heldBy(w, a, foes, holds)
}

// holder is the first enemy of which a creature must think that it holds it
// fast, or nil: one that it knows for an enemy. Of one that it only feels it
// cannot know whether it sees, or lies on the ground [PH-CMB-38, DK-VIS-05].
func holder(w *world.World, a *world.Actor) *world.Actor {
	var foes []*world.Actor
	var holds []Locker
	for _, b := range foesBeside(w, a) {
		p := a.Perceives(b.ID)
		if p == nil || !p.Known {
			continue
		}
		l := Locker{Size: sizeOf(b)}
		if !p.Contact {
			l = hold(w, b, a)
		}
		foes, holds = append(foes, b), append(holds, l)
	}
	return heldBy(w, a, foes, holds)
}

// heldBy is the first of some enemies that hold a creature fast, or nil.
func heldBy(w *world.World, a *world.Actor, foes []*world.Actor, holds []Locker) *world.Actor {
	at := standing(w, a)
	if !at.LockedBy(holds) {
		return nil
	}
	for i, b := range foes {
		if at.lockedBy(holds[i]) {
			return b
		}
	}
	return nil
}

// standing is how a creature stands to those who would lock it [PH-CMB-39,
// PH-FEA-09].
func standing(w *world.World, a *world.Actor) Standing {
	at := Standing{Size: sizeOf(a), Surrounded: surrounded(w, a)}
	if m := monsterOf(a); m != nil {
		at.Flies = m.Fly
	}
	if h := heroOf(a); h != nil && h.Times("whirlwind") > 0 {
		body, _ := worn(w, a)
		at.Whirls = Whirls(a.Is(conditionHeld) == nil, body, burden(w, a, h).Level())
	}
	return at
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
