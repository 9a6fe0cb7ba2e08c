package purple

import (
	"pitchdark/rules"
	"pitchdark/rules/grid"
	"pitchdark/rules/internal/sense"
	"pitchdark/rules/internal/world"
)

// Intercepted is the kind of event that Who, a guard, draws Other off the square
// that it guards: the Amount-th enemy of the round [PH-CMB-20].
const Intercepted rules.Kind = "purple.intercept"

// drawMover lets guards stop a mover that has come beside them on its way to
// somebody in the square that they guard; it says who did [PH-CMB-20].
func (s *System) drawMover(t *world.Turn, a *world.Actor) rules.Refusal {
	w := t.W
	if drawnBy(w, a) != nil {
		return rules.Refusal{}
	}
	for _, g := range w.Actors {
		if !guards(w, g, a) {
			continue
		}
		if s.draws(t, g, a, Intruder{
			Near:  grid.Steps(a.Doing.From, g.Doing.At) <= 1,
			InWay: sense.Touching(w, a, g),
			Slips: !standing(w, a).LockedBy([]Locker{hold(w, g, a)}),
		}) {
			a.Doing.Drawn = 1 + int(g.ID)
			return rules.Refusal{Rule: "PH-CMB-20", Why: sense.Name(w, a, g) + " comes between"}
		}
	}
	return rules.Refusal{}
}

// drawShot makes a guard the target of a shot at somebody in the square that it
// guards, if it stands on or beside the line of the shot [PH-CMB-20].
func (s *System) drawShot(t *world.Turn, b *world.Blow) {
	a, d := b.Attacker, b.Defender
	for _, g := range t.W.Actors {
		if g.ID == d.ID || g.Doing.At != d.At || !guards(t.W, g, a) {
			continue
		}
		in := Intruder{Near: grid.Steps(a.At, d.At) <= 1, Shot: true}
		for _, p := range grid.Line(a.At, d.At) {
			in.InWay = in.InWay || p != a.At && p != d.At && grid.Steps(p, g.At) <= 1
		}
		if s.draws(t, g, a, in) {
			b.Defender, b.At = g, g.At
			return
		}
	}
}

// draws lets a guard take an enemy upon itself, if it still can in this round.
func (s *System) draws(t *world.Turn, g, a *world.Actor, in Intruder) bool {
	if !in.Intercepted(g.Doing.Count, heroOf(g).Times("defender") > 0) {
		return false
	}
	g.Doing.Count++
	t.Between(g, a, rules.Event{Kind: Intercepted, Amount: g.Doing.Count, Rules: []rules.RuleID{"PH-CMB-20"}})
	return true
}

// guards reports whether a creature is a guard that knows of an enemy and is
// free to deal with it: it is near its square, somebody of its own stands there,
// and nobody holds it but those that it drew [PH-CMB-20].
func guards(w *world.World, g, a *world.Actor) bool {
	if g.Doing.Stance != GuardTile || !able(g) || gripped(g) || g.Level != a.Level || !g.Hostile(a) || !knows(g, a) || MayGuard(grid.Steps(g.At, g.Doing.At)) != nil {
		return false
	}
	ward := w.Standing(g.Level, g.Doing.At, g.ID)
	if ward == nil || ward.ID == a.ID || g.SideOf(ward) != rules.Friend {
		return false
	}
	for _, b := range foesBeside(w, g) {
		if b.ID != a.ID && b.Doing.Drawn != 1+int(g.ID) && locks(w, b, g) {
			return false
		}
	}
	return true
}

// drawnBy is the guard that has drawn a creature to itself in this round and
// still stands beside it; nil if there is none.
func drawnBy(w *world.World, a *world.Actor) *world.Actor {
	if a.Doing.Drawn == 0 {
		return nil
	}
	if g := w.Actor(world.ActorID(a.Doing.Drawn - 1)); g != nil && g.Stands() && !g.Falls && sense.Touching(w, a, g) {
		return g
	}
	return nil
}
