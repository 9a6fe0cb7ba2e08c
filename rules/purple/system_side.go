package purple

import (
	"slices"

	"pitchdark/rules"
	"pitchdark/rules/dice"
	"pitchdark/rules/internal/world"
)

// initiative is 1d12 a side in the open, the highest moving first; a tie is
// rolled again. A side whose members can all do nothing moves last. Sides of
// which the heroes know nothing roll dice of their first member's, which shift
// nobody else's [PH-CMB-30, DK-VIS-05].
func (s *System) initiative(t *world.Turn) {
	w := t.W
	c := &w.Clock
	e := rules.Event{Kind: InitiativeRolled, Rules: []rules.RuleID{"PH-CMB-30"}}
	totals := make([]int, len(c.Sides))
	var known, unknown []int
	for i := range c.Sides {
		switch faction := c.Sides[i].Faction; {
		case !anyAble(w, faction):
		case metSide(w, faction):
			known = append(known, i)
		default:
			unknown = append(unknown, i)
		}
	}
	e.Rolls = s.rollSides(s.referee(t), totals, known)
	for _, i := range unknown {
		lead := s.referee(t)
		lead.Actor = leader(w, c.Sides[i].Faction)
		for again := 0; again <= mostTies && (totals[i] == 0 || tied(totals, known, i)); again++ {
			totals[i] = s.sideRoll(lead, c.Sides[i].Faction).Total()
		}
	}
	order, _ := Order(totals)
	sides := make([]world.Side, len(order))
	for at, i := range order {
		sides[at] = c.Sides[i]
		sides[at].Roll = totals[i]
	}
	c.Sides = sides
	for _, a := range w.Actors {
		a.Initiative = sideOf(sides, a.Faction).Roll
	}
	if len(e.Rolls) > 1 && metSide(w, sides[0].Faction) {
		e.Text = sideName(sides[0].Faction)
	}
	t.Note(e)
}

// rollSides rolls for sides, and again for those that tie.
func (s *System) rollSides(own *world.Turn, totals, due []int) (rolls []rules.Roll) {
	for again := 0; again <= mostTies && len(due) > 0; again++ {
		for _, i := range due {
			r := s.sideRoll(own, own.W.Clock.Sides[i].Faction)
			totals[i] = r.Total()
			rolls = append(rolls, r)
		}
		_, due = Order(totals)
		due = slices.DeleteFunc(due, func(i int) bool { return totals[i] == 0 })
	}
	return rolls
}

// fights reports whether a creature is in the fight: all heroes are, and who has
// met them, not others of its side elsewhere.
func fights(a *world.Actor) bool { return a.Slot > 0 || a.Is(conditionFights) != nil }

// leader is the first of a side in the fight.
func leader(w *world.World, faction string) world.ActorID {
	for _, a := range w.Actors {
		if a.Faction == faction && a.Stands() && fights(a) {
			return a.ID
		}
	}
	return world.Nobody
}

// tied reports whether a side has the total of one that is known.
func tied(totals, known []int, side int) bool {
	return slices.ContainsFunc(known, func(i int) bool { return totals[i] == totals[side] })
}

// sideRoll is a side's d12, with what a captain adds to it [PH-CMB-30].
func (s *System) sideRoll(own *world.Turn, faction string) rules.Roll {
	r := rules.Roll{Purpose: "initiative of " + sideName(faction), Dice: "d12", Result: own.Roll(dice.Initiative, "side", InitiativeSides)}
	if led(own.W, faction) {
		r.Mods = number(nil, "captain", Initiative(0, true), "PH-FEA-03")
	}
	return r
}

// lastStep is the last step of the Missile and of the Melee Phase.
const lastStep = 2

// mostTies is how often a tie is rolled again; after that the party goes first.
const mostTies = 20

// referee is the dice of the world's own in a round: they hang on the round
// alone, so that no decision of anybody shifts them.
func (s *System) referee(t *world.Turn) *world.Turn {
	return &world.Turn{W: t.W, Actor: world.Nobody, Decision: t.W.Round, Listener: t.Listener, Forcer: t.Forcer, Places: t.Places}
}

// metSide reports whether the heroes know that a side is in the fight: it is
// their own, or they perceive one of it that can do anything.
func metSide(w *world.World, faction string) bool {
	if faction == party {
		return true
	}
	for _, h := range w.Actors {
		if h.Slot == 0 || !h.Stands() {
			continue
		}
		for i := range h.Senses.Percepts {
			if p := &h.Senses.Percepts[i]; p.Known && w.Actors[p.Who].Faction == faction && able(w.Actors[p.Who]) {
				return true
			}
		}
	}
	return false
}

// sidesOf are the sides of the fight, the party first, each with what is known
// of it from before.
func sidesOf(w *world.World, had []world.Side) []world.Side {
	sides := []world.Side{sideOf(had, party)}
	for _, a := range w.Actors {
		if a.Is(conditionFights) != nil && a.Stands() && !hasSide(sides, a.Faction) {
			sides = append(sides, sideOf(had, a.Faction))
		}
	}
	return sides
}

func sideOf(had []world.Side, faction string) world.Side {
	for i := range had {
		if had[i].Faction == faction {
			return had[i]
		}
	}
	return world.Side{Faction: faction}
}

func hasSide(sides []world.Side, faction string) bool {
	for i := range sides {
		if sides[i].Faction == faction {
			return true
		}
	}
	return false
}

func anyAble(w *world.World, faction string) bool {
	for _, a := range w.Actors {
		if a.Faction == faction && fights(a) && able(a) && w.Active(a.Level) {
			return true
		}
	}
	return false
}

// led reports whether a captain leads a side [PH-CMB-30].
func led(w *world.World, faction string) bool {
	for _, a := range w.Actors {
		if h := heroOf(a); h != nil && a.Faction == faction && able(a) && h.Times("captain") > 0 {
			return true
		}
	}
	return false
}

func sideName(faction string) string {
	if faction == party {
		return "the party"
	}
	return "the others"
}
