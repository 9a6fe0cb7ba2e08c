package blind

import (
	"pitchdark/rules"
	"pitchdark/rules/grid"
	"pitchdark/rules/internal/world"
)

// Aside rolls one that wakes under somebody's feet onto a free tile beside it:
// a tile has at most one standing creature [DK-GRD-01].
func Aside(w *world.World, a *world.Actor) {
	for d := grid.North; d <= grid.NorthWest && w.Standing(a.Level, a.At, a.ID) != nil; d++ {
		p := a.At.Add(d.Delta())
		if w.LevelOf(a).Grid.Passable(a.At, d) && w.Standing(a.Level, p, a.ID) == nil {
			a.At = p
		}
	}
}

// Over ends the game when no hero is left to act in it, and reports that; by is
// the rule of their deaths.
func Over(t *world.Turn, by rules.RuleID) bool {
	w := t.W
	left, heroes := false, 0
	for _, a := range w.Actors {
		if a.Slot == 0 {
			continue
		}
		if a.In() {
			return false
		}
		left = left || a.Gone
		heroes++
	}
	if heroes == 0 && anybody(w) {
		return false // a table without players
	}
	e := rules.Event{Kind: rules.Ended, Text: "died", Rules: []rules.RuleID{by}}
	if left {
		e.Text, e.Rules = "escaped", []rules.RuleID{"DK-HST-13"}
		e.Thing, e.Amount = haul(w)
	}
	w.Ended = e.Text
	t.Emit(world.Event{Who: world.Nobody, Other: world.Nobody, To: world.Nobody, What: e})
	return true
}

// anybody reports whether somebody can still come to a turn.
func anybody(w *world.World) bool {
	for _, a := range w.Actors {
		if a.Stands() && !a.Asleep {
			return true
		}
	}
	return false
}

// haul is what heroes have brought out of the dungeon: its prize by its kind,
// "nothing" if it has one and they have not, and all that it is worth
// [DK-HST-13].
func haul(w *world.World) (prize string, sum int) {
	if w.Prized {
		prize = "nothing"
	}
	for _, a := range w.Actors {
		if a.Slot == 0 || !a.Gone {
			continue
		}
		sum += Worth(w, a)
		if it := prizeOf(w, a); it != nil {
			prize = string(it.Kind)
		}
	}
	return prize, sum
}

// Worth is the value of what a creature carries, in coins [DK-HST-12].
func Worth(w *world.World, a *world.Actor) int {
	sum := 0
	for _, it := range w.Things(a.ID) {
		sum += it.Count * w.Gear(it).Worth
	}
	return sum
}

// prizeOf is the prize that a creature carries, or nil [DK-HST-13].
func prizeOf(w *world.World, a *world.Actor) *world.Item {
	for _, it := range w.Things(a.ID) {
		if w.Gear(it).Prize {
			return it
		}
	}
	return nil
}
