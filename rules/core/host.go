package core

import (
	"pitchdark/rules"
	"pitchdark/rules/dice"
	"pitchdark/rules/internal/blind"
	"pitchdark/rules/internal/sense"
	"pitchdark/rules/internal/world"
)

// Lengths and bounds of the plain host.
const (
	searchRounds = 6
	restRounds   = world.RoundsPerTurn
	owlRounds    = 20 // of a dark-vision draught [DK-HST-11]
	forceTarget  = 15 // to force a door [DK-HST-08]
	forceTries   = 3
)

// hostActions are the rows of the plain host's own actions [DK-HST-02].
func (s *System) hostActions() []world.Action {
	row := func(id rules.ActionID, title, key string, actions int, senses rules.Senses, rule rules.RuleID, offer func(*world.World, *world.Actor) world.Offering, do func(*world.Turn, *world.Actor, *world.Deed)) world.Action {
		return world.Action{ID: id, Phase: rules.PhaseTurn, Title: title, Key: key, Actions: actions, Senses: senses, Rule: rule, Offer: offer, Do: do}
	}
	own := func(r world.Action) world.Action {
		r.Heroes = true
		return r
	}
	long := func(r world.Action, rounds int, gives string) world.Action {
		r.Heroes, r.Rounds, r.Gives = true, rounds, gives
		return r
	}
	return []world.Action{
		row("unlock", "Unlock a door", "u", 1, rules.Touch, "DK-HST-08", blind.OfferUnlock, blind.DoUnlock),
		row("force", "Force a door", "P", 1, rules.Touch, "DK-HST-08", s.offerForce, s.doForce),
		row("load", "Load the crossbow", "r", 1, rules.Touch, "DK-HST-09", blind.OfferLoad, blind.DoLoad),
		own(row("take", "Take", "g", 1, rules.Touch, "DK-HST-09", blind.OfferTake, s.doTake)),
		own(row("ready", "Ready or put away", "e", 1, rules.Touch, "DK-HST-09", s.offerReady, s.doReady)),
		own(row("use", "Use", "q", 1, rules.Touch, "DK-HST-02", s.offerUse, s.doUse)),
		own(row("bandage", "Bandage one that is down", "B", 1, rules.Touch, "DK-HST-04", s.offerBandage, s.doBandage)),
		long(row("search", "Search by touch", "z", 1, rules.Touch, "DK-HST-05", offerQuiet, s.doSearch), searchRounds,
			"you find by touch what lies on your tile and on the eight beside it"),
		long(row("rest", "Rest", "R", 1, 0, "DK-HST-07", offerQuiet, s.doRest), restRounds,
			"it gives back 1 hit point, on one level at most a third of all you have when unhurt"),
		own(row("leave", "Leave by the way out", ">", 1, rules.Touch, "DK-GRD-01", blind.OfferLeave, s.doLeave)),
		own(row("stairs", "Take the stairs", "<", 1, rules.Touch, "DK-GRD-01", blind.OfferStairs, s.doStairs)),
		row("wait", "Wait", ".", 1, 0, "DK-HST-02", offerAny, blind.DoWait),
		row("end", "End the turn", "Return", 0, 0, "DK-BLD-08", blind.OfferEnd, s.doEnd),
		{ID: "grow", Phase: rules.PhaseGrowth, Title: "Grow", Rule: "DK-HST-11", Offer: offerGrow, Do: s.doGrow},
	}
}

func offerAny(*world.World, *world.Actor) world.Offering { return world.Offering{} }

var hide = world.Offering{Hide: true}

const packFull = "your pack is full"

// doTake takes a thing up; with the prize the dungeon wakes [DK-HST-13].
func (s *System) doTake(t *world.Turn, a *world.Actor, d *world.Deed) {
	if g := blind.Take(t, a, d); g != nil && g.Prize {
		s.awaken(t, a, g.Kind)
	}
}

// packed is how many things are in a pack; what goes into the purse is not
// [DK-HST-12].
func packed(w *world.World, a *world.Actor) int {
	n := 0
	for _, have := range w.Things(a.ID) {
		if have.Where == rules.InPack && !w.Gear(have).Purse {
			n++
		}
	}
	return n
}

// Room says why a pack has no room for one thing more [DK-HST-09].
func (s *System) Room(w *world.World, a *world.Actor, it *world.Item) rules.Refusal {
	if fits(w, a, it) {
		return rules.Refusal{}
	}
	return rules.Refusal{Rule: "DK-HST-09", Why: packFull}
}

func fits(w *world.World, a *world.Actor, it *world.Item) bool {
	if w.Gear(it).Purse {
		return true
	}
	for _, have := range w.Things(a.ID) {
		if have.Kind == it.Kind && w.Gear(it).Stacks {
			return true
		}
	}
	return packed(w, a) < packSize || it.Lit && w.HandsFull(a.ID) < 2
}

func (s *System) offerUse(w *world.World, a *world.Actor) world.Offering {
	var p rules.Param
	for i, it := range w.Things(a.ID) {
		switch g := w.Gear(it); {
		case g.Use == useOil && emptiest(w, a) == nil:
			p.Barred = append(p.Barred, rules.Bar{Value: i + 1, Rule: "DK-LGT-07", Not: "you have no lamp that this would fill"})
		case g.Use == useOil, g.Use == useHeal, g.Use == useOwl:
			p.Choices = append(p.Choices, rules.Choice{Value: i + 1, Text: g.Name})
		}
	}
	return blind.One(p, false, "DK-HST-02", "you have nothing to drink or to fill")
}

// emptiest is the lamp that a flask of oil would fill.
func emptiest(w *world.World, a *world.Actor) *world.Item {
	var best *world.Item
	for _, it := range w.Things(a.ID) {
		g := w.Gear(it)
		if g.Light != nil && g.Light.Oil && it.Left < g.Light.Burns && (best == nil || it.Left < best.Left) {
			best = it
		}
	}
	return best
}

func (s *System) doUse(t *world.Turn, a *world.Actor, d *world.Deed) {
	w := t.W
	it := w.Thing(a.ID, d.Item)
	e := rules.Event{Kind: rules.Used, Thing: string(it.Kind), Rules: []rules.RuleID{"DK-HST-07"}}
	switch w.Gear(it).Use {
	case useHeal:
		roll := t.Roll(dice.Mishap, "potion", 8)
		e.Amount = min(roll, a.MaxHP-a.HP)
		e.Rolls = []rules.Roll{{Who: world.Truth(a.ID), Purpose: "potion", Dice: "d8", Result: roll}}
		a.HP += e.Amount
	case useOwl:
		a.OwlUntil = w.Round + owlRounds
		e.Amount, e.Rules = owlRounds, []rules.RuleID{"DK-HST-11"}
	case useOil:
		lamp := emptiest(w, a)
		lamp.Left, lamp.Warned = w.Gear(lamp).Light.Burns, false
		e.Amount, e.Rules = lamp.Left, []rules.RuleID{"DK-LGT-07"}
	}
	w.Spend(it)
	t.Tell(a, e)
	sense.Refresh(t)
}

// offerBandage needs a bandage and one that is down beside one [DK-HST-04].
func (s *System) offerBandage(w *world.World, a *world.Actor) world.Offering {
	if len(blind.Choices(w, a, func(_ *world.Item, g *world.Gear) bool { return g.Use == useBandage })) == 0 {
		return hide
	}
	return blind.OfferTend(w, a, nil)
}

func (s *System) doBandage(t *world.Turn, a *world.Actor, d *world.Deed) {
	w := t.W
	b := blind.Tended(t, a, d)
	if b == nil {
		return
	}
	for _, it := range w.Things(a.ID) {
		if w.Gear(it).Use == useBandage {
			w.Spend(it)
			break
		}
	}
	b.Bandaged = w.Round + 1
	t.Between(a, b, rules.Event{Kind: rules.Used, At: b.At, Thing: "core/bandage", Rules: []rules.RuleID{"DK-HST-04", "DK-BLD-01"}})
}

func (s *System) doEnd(t *world.Turn, a *world.Actor, d *world.Deed) {
	blind.FaceAtEnd(t, a, d)
	endTurn(t.W)
}

func (s *System) doLeave(t *world.Turn, a *world.Actor, _ *world.Deed) {
	blind.Leave(t, a)
	endTurn(t.W)
}

func (s *System) doStairs(t *world.Turn, a *world.Actor, _ *world.Deed) {
	if blind.TakeStairs(t, a) {
		endTurn(t.W)
	}
}
