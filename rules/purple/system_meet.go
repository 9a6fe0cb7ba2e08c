package purple

import (
	"pitchdark/rules"
	"pitchdark/rules/dice"
	"pitchdark/rules/internal/world"
)

// The kinds of event that only this system has.
const (
	PhaseBegan       rules.Kind = "purple.phase"      // the phase Text of round Amount began
	InitiativeRolled rules.Kind = "purple.initiative" // sides rolled; Text moves first
	Declared         rules.Kind = "purple.declared"   // Who declared the stance Thing
	Moves            rules.Kind = "purple.moves"      // Who runs, withdraws or flees (Thing)
	Surprised        rules.Kind = "purple.surprise"   // a side rolled for surprise; Text says whether it is Who that is
	ConditionSet     rules.Kind = "purple.condition"  // Thing holds for Who (Amount 1) or ended (0)
	Aided            rules.Kind = "purple.aid"        // Who tried to save Other: Amount 1 it did
	Routed           rules.Kind = "purple.routed"     // Who loses heart
	Afflicted        rules.Kind = "purple.afflicted"  // Who is touched by Thing of Other: Amount 1 it took hold
	Yielded          rules.Kind = "purple.yielded"    // Who gives itself up
)

// enlistFoes counts into the fight who has come to it, and lets those who meet
// for the first time be surprised [PH-CMB-01, PH-MOR-02].
func (s *System) enlistFoes(w *world.World) {
	for _, a := range w.Actors {
		if a.Is(conditionFights) == nil && a.Slot == 0 && a.Stands() && s.inFight(w, a) {
			a.Conditions = append(a.Conditions, world.Condition{Kind: conditionFights, By: world.Nobody})
		}
	}
}

// inFight reports whether a creature and a hero that is its enemy perceive each
// other, either way.
func (s *System) inFight(w *world.World, a *world.Actor) bool {
	for _, h := range w.Actors {
		if h.Slot > 0 && h.Stands() && a.Hostile(h) && !a.Asleep && (h.Perceives(a.ID) != nil || a.Perceives(h.ID) != nil) {
			return true
		}
	}
	return false
}

// surprise rolls for each side that had no warning of the other: one d12 a
// side, against each member's own threshold [PH-CMB-01, PH-CMB-02, PH-DRK-20].
func (s *System) surprise(t *world.Turn) {
	w := t.W
	own := s.referee(t)
	warned := map[bool]bool{true: s.warned(w, true), false: s.warned(w, false)}
	for _, heroes := range [...]bool{true, false} {
		if warned[heroes] {
			continue
		}
		roll := own.Roll(dice.Check, "surprise", 12)
		for _, a := range w.Actors {
			if (a.Slot > 0) != heroes || !a.Stands() || a.Asleep || a.Slot == 0 && !s.inFight(w, a) || !w.Active(a.Level) {
				continue
			}
			if roll > s.threshold(w, a) {
				continue
			}
			a.Conditions = append(a.Conditions, world.Condition{Kind: conditionSurprised, Until: w.Round + 1, By: world.Nobody})
			t.Tell(a, rules.Event{Kind: Surprised, Amount: 1, Rolls: []rules.Roll{{Purpose: "surprise", Dice: "d12", Result: roll}}, Of: s.threshold(w, a), Rules: []rules.RuleID{"PH-CMB-02"}})
		}
	}
}

// warned reports whether a side knew of the other before they met: one of it
// perceived or heard something in an earlier round [PH-CMB-01].
func (s *System) warned(w *world.World, heroes bool) bool {
	for _, a := range w.Actors {
		if (a.Slot > 0) != heroes || !a.Stands() || !w.Active(a.Level) || a.Slot == 0 && !s.inFight(w, a) {
			continue
		}
		if a.Senses.Alarm > 0 && a.Senses.Alarm-1 < w.Round && w.Round-(a.Senses.Alarm-1) <= warningRounds {
			return true
		}
		if a.Slot == 0 && (!s.seenBy(w, a) || a.Is(conditionForewarn) != nil) {
			return true // it watches from where nobody sees it
		}
	}
	return false
}

// warningRounds is how long a sound or a glimpse keeps one on one's guard.
const warningRounds = 6

// seenBy reports whether a hero perceives a creature.
func (s *System) seenBy(w *world.World, a *world.Actor) bool {
	for _, h := range w.Actors {
		if h.Slot > 0 && h.Stands() && h.Perceives(a.ID) != nil {
			return true
		}
	}
	return false
}

// threshold is the face of the d12 at or below which a creature is surprised
// [PH-CMB-02, PH-DRK-20, PH-MON-03].
func (s *System) threshold(w *world.World, a *world.Actor) int {
	g := Guardedness{Blind: a.Senses.Blind == rules.ByDarkness}
	if m := monsterOf(a); m != nil {
		if m.SurpriseThreshold() == 0 {
			return 0
		}
		return m.SurpriseThreshold() + given(g.Blind, inDarkness)
	}
	g.Perception = heroOf(a).Mod(Perception)
	for _, b := range w.Actors {
		if m := monsterOf(b); m != nil && b.Stands() && s.inFight(w, b) && s.seenBy(w, b) {
			g.Base = max(g.Base, m.Surprises())
		}
	}
	return g.Threshold()
}
