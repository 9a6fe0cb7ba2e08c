package purple

import (
	"pitchdark/rules"
	"pitchdark/rules/internal/blind"
	"pitchdark/rules/internal/sense"
	"pitchdark/rules/internal/world"
)

// searchRounds is how long feeling about one's own and the adjacent tiles goes
// on.
const searchRounds = 6

// offerQuiet is open to heroes outside an encounter.
func offerQuiet(w *world.World, a *world.Actor) world.Offering {
	if a.Slot == 0 || w.Clock.Phase != Exploring {
		return hidden
	}
	return world.Offering{}
}

func (s *System) doSearch(t *world.Turn, a *world.Actor, _ *world.Deed) {
	blind.Begin(t.W, a, "searching", searchRounds)
}

func (s *System) doRest(t *world.Turn, a *world.Actor, _ *world.Deed) {
	blind.Begin(t.W, a, "resting", Turn)
}

// taskOn is one round of a longer act; it reports whether the creature's slot
// is due again.
func (s *System) taskOn(t *world.Turn, a *world.Actor) bool {
	if camping(a) != nil {
		return s.stirs(t, a)
	}
	task, over := blind.TaskOn(t, a)
	switch task {
	case "searching":
		blind.Searched(t, a)
	case taskOil, taskWood:
		s.fireMade(t, a, task)
	case taskSearches:
		s.lookedOver(t, a)
	case taskJams:
		s.jammed(t, a)
	case "resting":
		t.Tell(a, rules.Event{Kind: rules.Rested, Rules: []rules.RuleID{"PH-HEA-01"}})
	}
	return over
}

// offerReady lists what can be drawn or put away: what makes room for it goes
// into the pack [PH-RDY-01, PH-CMB-45].
func (s *System) offerReady(w *world.World, a *world.Actor) world.Offering {
	var p rules.Param
	for i, it := range w.Things(a.ID) {
		g := w.Gear(it)
		if g.Purse || it.Where == rules.Worn || it.Ready && it.Where == rules.InPack || it.Where == rules.InPack && g.Weapon == nil && g.Light == nil && rowOf(it).Armour == nil {
			continue
		}
		if part := g.Part(); part != "" {
			continue // armour is not put on in a round
		}
		text := "put away the " + g.Name
		if it.Where == rules.InPack {
			if deep(w, a, it) && !unpacked(w, a) {
				p.Barred = append(p.Barred, rules.Bar{Value: i + 1, Rule: "PH-RDY-02", Not: "that is deep in your pack"})
				continue
			}
			text = "draw the " + g.Name
			away, not := blind.Making(w, a, g)
			if not != "" {
				p.Barred = append(p.Barred, rules.Bar{Value: i + 1, Rule: "PH-DRK-23", Not: not})
				continue
			}
			for _, other := range away {
				text += ", the " + w.Gear(other).Name + " away"
			}
		}
		p.Choices = append(p.Choices, rules.Choice{Value: i + 1, Text: text})
	}
	return blind.One(p, false, "PH-RDY-01", "you have nothing that you could draw")
}

func (s *System) doReady(t *world.Turn, a *world.Actor, d *world.Deed) {
	it := t.W.Thing(a.ID, d.Item)
	to := rules.InPack
	if it.Where == rules.InPack {
		to = rules.InHand
		away, _ := blind.Making(t.W, a, t.W.Gear(it))
		for _, other := range away {
			blind.Put(t, a, other, rules.InPack, d.Rule)
		}
	}
	blind.Put(t, a, it, to, d.Rule)
	settled(t, a)
	sense.Refresh(t)
}
