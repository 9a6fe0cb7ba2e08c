package blind

import (
	"pitchdark/rules"
	"pitchdark/rules/grid"
	"pitchdark/rules/internal/light"
	"pitchdark/rules/internal/sense"
	"pitchdark/rules/internal/world"
)

// OfferLoad offers to load what has to be loaded before it shoots.
func OfferLoad(w *world.World, a *world.Actor) world.Offering {
	it := Wielded(w, a, true)
	if it == nil || !w.Gear(it).Weapon.Load {
		return hidden
	}
	if it.Loaded {
		return Not("", "it is loaded already")
	}
	return world.Offering{}
}

// DoLoad loads what is in hand.
func DoLoad(t *world.Turn, a *world.Actor, d *world.Deed) {
	it := Wielded(t.W, a, true)
	it.Loaded = true
	t.Tell(a, rules.Event{Kind: rules.Loaded, Thing: string(it.Kind), Rules: []rules.RuleID{d.Rule, "DK-BLD-01"}})
}

// OfferTake lists what lies on one's own tile, as far as it is seen or was felt
// for. By touch one may always grope for something underfoot [DK-BLD-01].
func OfferTake(w *world.World, a *world.Actor) world.Offering {
	blind := a.Senses.Blind != rules.Sighted
	if blind && !sense.FeltFloor(a) {
		return world.Offering{Missing: true, Params: []rules.Param{{Kind: rules.ParamItem, Min: 1, Max: 1}}}
	}
	var p rules.Param
	for i, it := range w.Lying(a.Level, a.At) {
		if r := w.System().Room(w, a, it); r.Why == "" {
			p.Choices = append(p.Choices, rules.Choice{Value: i + 1, Text: w.Gear(it).Name})
		} else {
			p.Barred = append(p.Barred, rules.Bar{Value: i + 1, Rule: r.Rule, Not: r.Why})
		}
	}
	return One(p, blind, "", "nothing lies here")
}

// One offers one of some things; none, for the reason of the first that is
// barred, or for want of any.
func One(p rules.Param, missing bool, rule rules.RuleID, want string) world.Offering {
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

// DoTake takes up one of the things on the own tile.
func DoTake(t *world.Turn, a *world.Actor, d *world.Deed) { Take(t, a, d) }

// Take takes up one of the things on the own tile and says what kind it was, or
// nil if it took none.
func Take(t *world.Turn, a *world.Actor, d *world.Deed) *world.Gear {
	w := t.W
	lying := w.Lying(a.Level, a.At)
	n := max(d.Item, 1) - 1
	if n >= len(lying) {
		t.Private(a, world.Nobody, rules.Event{Kind: rules.FeltAbout, Thing: "nothing", Text: "underfoot", Rules: []rules.RuleID{"DK-BLD-01"}})
		return nil
	}
	it := lying[n]
	if r := w.System().Room(w, a, it); r.Why != "" {
		stopped(t, a, r)
		return nil
	}
	g := w.Gear(it)
	t.Tell(a, rules.Event{Kind: rules.Took, Thing: string(it.Kind), Amount: it.Count, Rules: []rules.RuleID{d.Rule}})
	pocket(t, a, it, d.Rule)
	sense.Refresh(t)
	return g
}

// pocket puts a thing with what one has, a burning light in a free hand.
func pocket(t *world.Turn, a *world.Actor, it *world.Item, rule rules.RuleID) {
	w := t.W
	g := w.Gear(it)
	if g.Stacks {
		for _, have := range w.Things(a.ID) {
			if have.Kind == it.Kind && have.Wear == it.Wear {
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
			light.Out(t, it, light.ByHand, rule)
		}
	}
}

// DoWait lets time pass.
func DoWait(t *world.Turn, a *world.Actor, d *world.Deed) {
	t.Private(a, world.Nobody, rules.Event{Kind: rules.Waited, Rules: []rules.RuleID{d.Rule}})
}

// OfferEnd asks the Blind for their end-of-turn facing; the sighted may give
// one [DK-BLD-08].
func OfferEnd(*world.World, *world.Actor) world.Offering {
	return world.Offering{Missing: true, Params: []rules.Param{{Kind: rules.ParamDirection}}}
}

// FaceAtEnd turns a creature as it ends its turn [DK-BLD-08].
func FaceAtEnd(t *world.Turn, a *world.Actor, d *world.Deed) {
	if d.HasTo && d.To != a.Facing {
		a.Facing = d.To
		t.Tell(a, rules.Event{Kind: rules.Turned, Facing: d.To, Rules: []rules.RuleID{"DK-BLD-08"}})
	}
}

// OfferTend needs one that is down beside a creature, seen or felt for, and not
// known for an enemy; bars may say why that one is not to be tended
// [DK-HST-04].
func OfferTend(w *world.World, a *world.Actor, bars func(*world.Actor) rules.Refusal) world.Offering {
	if a.Senses.Blind != rules.Sighted {
		return world.Offering{Params: []rules.Param{{Kind: rules.ParamDirection}}}
	}
	var toward []grid.Direction
	barred := hidden
	for d := grid.North; d <= grid.NorthWest; d++ {
		p := a.At.Add(d.Delta())
		b := w.Body(a.Level, p)
		if b == nil || sense.Tile(w, a, p) == rules.Unseen || !w.LevelOf(a).Grid.Adjacent(a.At, p) || a.Hostile(b) && sense.Sees(w, a, b) == rules.Identified {
			continue
		}
		if bars != nil {
			if r := bars(b); r.Why != "" {
				barred = world.Offering{Not: r}
				continue
			}
		}
		toward = append(toward, d)
	}
	if len(toward) == 0 {
		return barred
	}
	return world.Offering{Params: []rules.Param{{Kind: rules.ParamDirection, Directions: toward}}}
}

// Tended is the one that lies where a creature would tend somebody, no enemy of
// its own; nil if there is none, and it is told what its hands find.
func Tended(t *world.Turn, a *world.Actor, d *world.Deed) *world.Actor {
	w := t.W
	p := a.At.Add(d.To.Delta())
	b := w.Body(a.Level, p)
	switch {
	case b == nil || !w.LevelOf(a).Grid.Adjacent(a.At, p):
		t.Private(a, world.Nobody, rules.Event{Kind: rules.FeltAbout, At: p, Facing: d.To, Thing: "nobody that lies there", Rules: []rules.RuleID{"DK-BLD-01"}})
		return nil
	case a.Hostile(b):
		t.Private(a, world.Nobody, rules.Event{Kind: rules.FeltAbout, At: p, Facing: d.To, Thing: "no friend", Rules: []rules.RuleID{d.Rule, "DK-BLD-01"}})
		return nil
	}
	return b
}

// Making is what goes from the hands so that they can take a thing: what is of
// its sort first, and never a light that burns.
func Making(w *world.World, a *world.Actor, g *world.Gear) (away []*world.Item, not string) {
	over := w.HandsFull(a.ID) + g.Hands - 2
	for _, alike := range [...]bool{true, false} {
		for _, it := range w.Things(a.ID) {
			h := w.Gear(it)
			same := (h.Weapon != nil) == (g.Weapon != nil) && (h.Light != nil) == (g.Light != nil)
			if over > 0 && it.Where == rules.InHand && !it.Lit && same == alike && h.Hands > 0 {
				away = append(away, it)
				over -= h.Hands
			}
		}
	}
	if over > 0 {
		return nil, "your hands are full: put away the burning light first, or put it out"
	}
	return away, ""
}

// Put moves a carried thing and tells of it. A flame does not burn in a pack.
func Put(t *world.Turn, a *world.Actor, it *world.Item, to rules.Where, rule rules.RuleID) {
	how := map[rules.Where]string{rules.InPack: "put away", rules.InHand: "in hand", rules.Worn: "put on"}[to]
	it.Where = to
	if to == rules.InPack && it.Lit && !it.Shuttered {
		light.Out(t, it, light.ByHand, rule)
	}
	t.Tell(a, rules.Event{Kind: rules.Readied, Thing: string(it.Kind), Text: how, Rules: []rules.RuleID{rule}})
}
