package core

import (
	"pitchdark/rules"
	"pitchdark/rules/dice"
	"pitchdark/rules/grid"
	"pitchdark/rules/internal/blind"
	"pitchdark/rules/internal/light"
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
		row("unlock", "Unlock a door", "u", 1, rules.Touch, "DK-HST-08", s.offerUnlock, s.doUnlock),
		row("force", "Force a door", "P", 1, rules.Touch, "DK-HST-08", s.offerForce, s.doForce),
		row("load", "Load the crossbow", "r", 1, rules.Touch, "DK-HST-09", s.offerLoad, s.doLoad),
		own(row("take", "Take", "g", 1, rules.Touch, "DK-HST-09", s.offerTake, s.doTake)),
		own(row("ready", "Ready or put away", "e", 1, rules.Touch, "DK-HST-09", s.offerReady, s.doReady)),
		own(row("use", "Use", "q", 1, rules.Touch, "DK-HST-02", s.offerUse, s.doUse)),
		own(row("bandage", "Bandage one that is down", "B", 1, rules.Touch, "DK-HST-04", s.offerBandage, s.doBandage)),
		long(row("search", "Search by touch", "z", 1, rules.Touch, "DK-HST-05", offerQuiet, s.doSearch), searchRounds,
			"you find by touch what lies on your tile and on the eight beside it"),
		long(row("rest", "Rest", "R", 1, 0, "DK-HST-07", offerQuiet, s.doRest), restRounds,
			"it gives back 1 hit point, on one level at most a third of all you have when unhurt"),
		own(row("leave", "Leave by the way out", ">", 1, rules.Touch, "DK-GRD-01", offerLeave, s.doLeave)),
		own(row("stairs", "Take the stairs", "<", 1, rules.Touch, "DK-GRD-01", offerStairs, s.doStairs)),
		row("wait", "Wait", ".", 1, 0, "DK-HST-02", offerAny, s.doWait),
		row("end", "End the turn", "Return", 0, 0, "DK-BLD-08", offerEnd, s.doEnd),
		{ID: "grow", Phase: rules.PhaseGrowth, Title: "Grow", Rule: "DK-HST-11", Offer: offerGrow, Do: s.doGrow},
	}
}

func offerAny(*world.World, *world.Actor) world.Offering { return world.Offering{} }

var hide = world.Offering{Hide: true}

func (s *System) offerLoad(w *world.World, a *world.Actor) world.Offering {
	it := blind.Wielded(w, a, true)
	if it == nil || !w.Gear(it).Weapon.Load {
		return hide
	}
	if it.Loaded {
		return blind.Not("DK-HST-09", "it is loaded already")
	}
	return world.Offering{}
}

func (s *System) doLoad(t *world.Turn, a *world.Actor, _ *world.Deed) {
	it := blind.Wielded(t.W, a, true)
	it.Loaded = true
	t.Tell(a, rules.Event{Kind: rules.Loaded, Thing: string(it.Kind), Rules: []rules.RuleID{"DK-HST-09", "DK-BLD-01"}})
}

// offerTake lists what lies on one's own tile, as far as it is seen or was felt
// for. By touch one may always grope for something underfoot [DK-BLD-01].
func (s *System) offerTake(w *world.World, a *world.Actor) world.Offering {
	blind := a.Senses.Blind != rules.Sighted
	if blind && !sense.FeltFloor(a) {
		return world.Offering{Missing: true, Params: []rules.Param{{Kind: rules.ParamItem, Min: 1, Max: 1}}}
	}
	var p rules.Param
	for i, it := range w.Lying(a.Level, a.At) {
		if s.fits(w, a, it) {
			p.Choices = append(p.Choices, rules.Choice{Value: i + 1, Text: w.Gear(it).Name})
		} else {
			p.Barred = append(p.Barred, rules.Bar{Value: i + 1, Rule: "DK-HST-09", Not: packFull})
		}
	}
	return one(p, blind, "DK-HST-09", "nothing lies here")
}

const packFull = "your pack is full"

// one offers one of some things; none, for the reason of the first that is
// barred, or for want of any.
func one(p rules.Param, missing bool, rule rules.RuleID, want string) world.Offering {
	p.Kind = rules.ParamItem
	o := world.Offering{Missing: missing, Params: []rules.Param{p}}
	switch {
	case len(p.Choices) > 0:
	case len(p.Barred) > 0:
		o.Not = rules.Refusal{Rule: p.Barred[0].Rule, Why: p.Barred[0].Not}
	default:
		o.Not = rules.Refusal{Rule: rule, Why: want}
	}
	return o
}

func (s *System) doTake(t *world.Turn, a *world.Actor, d *world.Deed) {
	w := t.W
	lying := w.Lying(a.Level, a.At)
	n := max(d.Item, 1) - 1
	if n >= len(lying) {
		t.Private(a, world.Nobody, rules.Event{Kind: rules.FeltAbout, Thing: "nothing", Text: "underfoot", Rules: []rules.RuleID{"DK-BLD-01"}})
		return
	}
	it := lying[n]
	if !s.fits(w, a, it) {
		t.Private(a, world.Nobody, rules.Event{Kind: rules.Stopped, Text: packFull, Rules: []rules.RuleID{"DK-HST-09"}})
		return
	}
	kind, prize := it.Kind, w.Gear(it).Prize
	t.Tell(a, rules.Event{Kind: rules.Took, Thing: string(kind), Amount: it.Count, Rules: []rules.RuleID{"DK-HST-09"}})
	s.pocket(t, a, it)
	sense.Refresh(t)
	if prize {
		s.awaken(t, a, kind)
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

// fits reports whether a pack has room for one thing more [DK-HST-09].
func (s *System) fits(w *world.World, a *world.Actor, it *world.Item) bool {
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

func (s *System) pocket(t *world.Turn, a *world.Actor, it *world.Item) {
	w := t.W
	g := w.Gear(it)
	if g.Stacks {
		for _, have := range w.Things(a.ID) {
			if have.Kind == it.Kind {
				have.Count += it.Count
				w.Remove(it)
				return
			}
		}
	}
	w.Give(it, a.ID, rules.InPack)
	if it.Lit {
		if w.HandsFull(a.ID)+g.Hands <= 2 {
			it.Where = rules.InHand
		} else {
			light.Out(t, it, light.ByHand, "DK-HST-09")
		}
	}
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
	return one(p, false, "DK-HST-02", "you have nothing to drink or to fill")
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

// offerBandage needs a bandage and one that is down beside one, seen or felt
// for, and not known for an enemy [DK-HST-04].
func (s *System) offerBandage(w *world.World, a *world.Actor) world.Offering {
	if len(blind.Choices(w, a, func(_ *world.Item, g *world.Gear) bool { return g.Use == useBandage })) == 0 {
		return hide
	}
	if a.Senses.Blind != rules.Sighted {
		return world.Offering{Params: []rules.Param{{Kind: rules.ParamDirection}}}
	}
	var toward []grid.Direction
	for d := grid.North; d <= grid.NorthWest; d++ {
		p := a.At.Add(d.Delta())
		if b := w.Body(a.Level, p); b != nil && sense.Tile(w, a, p) > rules.Unseen && w.LevelOf(a).Grid.Adjacent(a.At, p) && !(a.Hostile(b) && sense.Sees(w, a, b) == rules.Identified) {
			toward = append(toward, d)
		}
	}
	if len(toward) == 0 {
		return hide
	}
	return world.Offering{Params: []rules.Param{{Kind: rules.ParamDirection, Directions: toward}}}
}

func (s *System) doBandage(t *world.Turn, a *world.Actor, d *world.Deed) {
	w := t.W
	p := a.At.Add(d.To.Delta())
	b := w.Body(a.Level, p)
	if b == nil || !w.LevelOf(a).Grid.Adjacent(a.At, p) {
		t.Private(a, world.Nobody, rules.Event{Kind: rules.FeltAbout, At: p, Facing: d.To, Thing: "nobody that lies there", Rules: []rules.RuleID{"DK-BLD-01"}})
		return
	}
	if a.Hostile(b) {
		t.Private(a, world.Nobody, rules.Event{Kind: rules.FeltAbout, At: p, Facing: d.To, Thing: "no friend", Rules: []rules.RuleID{"DK-HST-04", "DK-BLD-01"}})
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

func offerLeave(w *world.World, a *world.Actor) world.Offering {
	if a.Slot == 0 {
		return hide
	}
	for _, p := range w.LevelOf(a).Outs {
		if p == a.At {
			return world.Offering{}
		}
	}
	return hide
}

func (s *System) doLeave(t *world.Turn, a *world.Actor, _ *world.Deed) {
	t.Tell(a, rules.Event{Kind: rules.Left, Rules: []rules.RuleID{"DK-GRD-01"}})
	a.Gone = true
	endTurn(t.W)
	sense.Refresh(t)
}

func (s *System) doWait(t *world.Turn, a *world.Actor, _ *world.Deed) {
	t.Private(a, world.Nobody, rules.Event{Kind: rules.Waited, Rules: []rules.RuleID{"DK-HST-02"}})
}

// offerEnd asks the Blind for their end-of-turn facing; the sighted may give
// one [DK-BLD-08].
func offerEnd(*world.World, *world.Actor) world.Offering {
	return world.Offering{Missing: true, Params: []rules.Param{{Kind: rules.ParamDirection}}}
}

func (s *System) doEnd(t *world.Turn, a *world.Actor, d *world.Deed) {
	if d.HasTo && d.To != a.Facing {
		a.Facing = d.To
		t.Tell(a, rules.Event{Kind: rules.Turned, Facing: d.To, Rules: []rules.RuleID{"DK-BLD-08"}})
	}
	endTurn(t.W)
}
