package purple

import (
	"pitchdark/rules"
	"pitchdark/rules/grid"
	"pitchdark/rules/internal/blind"
	"pitchdark/rules/internal/sense"
	"pitchdark/rules/internal/world"
)

// The ways of moving that end in a blow.
const (
	ChargeAt rules.ActionID = "charge"
	SetSpear rules.ActionID = "set"
)

// gaveUp reports whether a creature has given up its action for its way of
// moving [PH-CMB-40, PH-CMB-41, PH-CMB-42].
func gaveUp(a *world.Actor) bool {
	return a.Doing.Mode == Run || a.Doing.Mode == Flee || a.Doing.Mode == Withdraw
}

// offerCharge lists those at whom a creature could charge [PH-CMB-33].
func (s *System) offerCharge(w *world.World, a *world.Actor) world.Offering {
	weapon, horns := lance(w, a)
	switch {
	case a.Doing.Moved || a.Doing.Mode != "" || a.Doing.Acted || weapon == nil && !horns:
		return hidden
	case a.Senses.Blind != rules.Sighted:
		return blind.Not("PH-DRK-04", "you cannot charge at what you cannot see")
	}
	var choices []rules.Choice
	var not *rules.Refusal
	for i := range a.Senses.Percepts {
		p := &a.Senses.Percepts[i]
		b := w.Actors[p.Who]
		if !p.Known || p.Degree == rules.Unseen || !b.Stands() || !a.Hostile(b) {
			continue
		}
		if refused := s.mayCharge(w, a, p.At); refused != nil {
			not = refused
			continue
		}
		choices = append(choices, rules.Choice{Value: int(sense.HandleFor(a, b, p)), Text: sense.Name(w, a, b)})
	}
	switch {
	case len(choices) > 0:
		return world.Offering{Params: []rules.Param{{Kind: rules.ParamTarget, Choices: choices}}}
	case not != nil:
		return world.Offering{Not: plainly(not)}
	}
	return blind.Not("PH-CMB-33", "you see nobody to charge at")
}

// lance is what a creature could charge with: its weapon, or its horns.
func lance(w *world.World, a *world.Actor) (weapon *Melee, horns bool) {
	if row := rowOf(blind.Wielded(w, a, false)); row != nil && row.Melee != nil && row.Melee.Has(Charge) {
		weapon = row.Melee
	}
	m := monsterOf(a)
	return weapon, m != nil && m.Has(Charges)
}

// mayCharge refuses a charge at a tile by what the charger sees of the way
// there [PH-CMB-31, PH-CMB-33].
func (s *System) mayCharge(w *world.World, a *world.Actor, to grid.Point) *rules.Refusal {
	rush := Rush{Tiles: grid.Steps(a.At, to)}
	rush.Weapon, rush.Horns = lance(w, a)
	if h := heroOf(a); h != nil {
		rush.Laden = burden(w, a, h).Level()
	}
	g, from := w.LevelOf(a).Grid, a.At
	way := onrush(a, to)
	for _, p := range way {
		b := w.Standing(a.Level, p, a.ID)
		rush.Bent = rush.Bent || sense.Tile(w, a, p) == rules.Unseen || !g.Passable(from, grid.Nearest(p.Sub(from))) || b != nil && a.Perceives(b.ID) != nil
		rush.Rough = rush.Rough || g.At(p).Has(grid.Difficult) || g.At(p).Has(grid.Brink)
		rush.Uphill = rush.Uphill || g.At(p) == grid.StairsUp
		from = p
	}
	if refused := rush.MayCharge(); refused != nil {
		return refused
	}
	return MayMove(len(way), s.Allowance(w, a))
}

// onrush is the way of a charge at a tile: straight, and up to the tile before
// it.
func onrush(a *world.Actor, to grid.Point) []grid.Point {
	line := grid.Line(a.At, to)
	return line[1 : len(line)-1]
}

// doCharge runs at somebody; the blow comes in the Melee Phase [PH-CMB-33].
func (s *System) doCharge(t *world.Turn, a *world.Actor, d *world.Deed) {
	c := &t.W.Clock
	a.Doing.Mode, a.Doing.Foe = ChargeAt, 1+int(d.Target.ID)
	t.Between(a, d.Target, rules.Event{Kind: Moves, Thing: string(ChargeAt), Rules: []rules.RuleID{"PH-CMB-33"}})
	c.Tiles, c.Walked = s.Allowance(t.W, a), 0
	blind.Walk(t, a, onrush(a, d.Target.At), false)
}

// rushes reports whether a blow is the first of a charger at whom it charged
// [PH-CMB-33].
func rushes(a, b *world.Actor) bool {
	return a.Doing.Mode == ChargeAt && a.Doing.Foe == 1+int(b.ID)
}

// atSet reports whether somebody charges at one that has braced, so that Dash
// does not bring it forward [PH-CMB-19].
func atSet(w *world.World, a *world.Actor) bool {
	b := w.Actor(world.ActorID(a.Doing.Foe - 1))
	return a.Doing.Mode == ChargeAt && b != nil && b.Doing.Mode == SetSpear
}

// pointed is how many enemies beside a creature, each with a neighbour among
// them, hold points towards it [PH-CMB-19].
func pointed(w *world.World, a *world.Actor) int {
	var wall []*world.Actor
	for _, b := range w.Actors {
		row := rowOf(blind.Wielded(w, b, false))
		if b.Stands() && a.Hostile(b) && knows(a, b) && grid.Steps(a.At, b.At) <= secondRank && row != nil && row.Melee.Pointed(b.Doing.Moved) {
			wall = append(wall, b)
		}
	}
	n := 0
	for _, b := range wall {
		for _, c := range wall {
			if b != c && sense.Touching(w, b, c) {
				n++
				break
			}
		}
	}
	return n
}

// offerSet is open to one that stands free with a weapon to brace
// [PH-CMB-34, PH-DRK-04].
func (s *System) offerSet(w *world.World, a *world.Actor) world.Offering {
	row := rowOf(blind.Wielded(w, a, false))
	switch {
	case row == nil || row.Melee == nil || !row.Melee.Has(Set) || w.Clock.Phase != MovementPhase || a.Doing.Mode != "":
		return hidden
	case a.Senses.Blind != rules.Sighted:
		return blind.Not("PH-DRK-04", "you cannot brace against what you cannot see")
	}
	brace := Brace{Weapon: row.Melee, Prone: a.Is(conditionProne) != nil, Locked: holder(w, a) != nil, Moved: a.Doing.Moved}
	if refused := brace.MaySet(); refused != nil {
		return world.Offering{Not: plainly(refused)}
	}
	return world.Offering{}
}

// doSet braces: it takes the whole move [PH-CMB-34].
func (s *System) doSet(t *world.Turn, a *world.Actor, _ *world.Deed) {
	a.Doing.Mode, a.Doing.Moved = SetSpear, true
	t.Tell(a, rules.Event{Kind: Moves, Thing: string(SetSpear), Rules: []rules.RuleID{"PH-CMB-34"}})
	endSlot(t.W)
}

// receive lets those who braced strike the first that charged at each, before
// anything else of the Melee Phase; what falls by it does not strike
// [PH-CMB-34].
func (s *System) receive(t *world.Turn) {
	w := t.W
	for _, a := range w.Actors {
		if a.Doing.Mode != SetSpear || a.Doing.Acted || !able(a) {
			continue
		}
		for _, b := range foesBeside(w, a) {
			if rushes(b, a) {
				a.Doing.Acted = true
				s.Strike(t, world.Blow{Attacker: a, Defender: b, Weapon: blind.Wielded(w, a, false), At: b.At, Rush: true, Rules: []rules.RuleID{"PH-CMB-34"}})
				break
			}
		}
	}
	s.results(t)
	sense.Refresh(t)
}
