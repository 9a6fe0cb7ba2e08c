package purple

import (
	"pitchdark/rules"
	"pitchdark/rules/dice"
	"pitchdark/rules/internal/light"
	"pitchdark/rules/internal/sense"
	"pitchdark/rules/internal/world"
)

// The kinds of event of things that wear.
const (
	Decayed   rules.Kind = "purple.wear"  // Thing of Who is now Text
	Broke     rules.Kind = "purple.broke" // Thing of Who broke under stress
	ItemSaved rules.Kind = "purple.item"  // Thing of Who came through (Amount 1) or was destroyed (0) by Text
)

// wears reports whether a thing wears at all [PH-WTR-01].
func wears(it *world.Item) bool {
	row := rowOf(it)
	return row != nil && !row.Lasting && !row.Coin && !it.Gone && Condition(it.Wear) < Ruined
}

// magical reports whether a thing is one of magic, which two dice must wear
// [PH-WTR-05].
func magical(it *world.Item) bool {
	row := rowOf(it)
	return row.Light != nil && row.Light.Magic > 0
}

// facesOf are the dice of a decay or stress roll [PH-WTR-03, PH-WTR-05].
func facesOf(t *world.Turn, it *world.Item, purpose dice.Purpose, sides int) []int {
	faces := make([]int, WearDice(magical(it)))
	for i := range faces {
		faces[i] = t.Roll(dice.Mishap, purpose, sides)
	}
	return faces
}

// decay rolls for one thing that an occasion wears, and tells its bearer only
// what changes [PH-WTR-02, PH-WTR-03].
func (s *System) decay(t *world.Turn, a *world.Actor, it *world.Item, by Occasion) {
	if !wears(it) {
		return
	}
	c := Condition(it.Wear)
	switch {
	case by.Step() && by.Rolls(1) == 0:
		c++
	case by.Step():
		c = min(c+1, Ruined)
		if c < Ruined {
			c = c.Decay(facesOf(t, it, "decay", c.DecaySides())...)
		}
	default:
		c = c.Decay(facesOf(t, it, "decay", c.DecaySides())...)
	}
	rule := rules.RuleID("PH-WTR-03")
	if by == FoodDay {
		rule = "PH-FOD-04"
	}
	s.become(t, a, it, c, rules.Event{Kind: Decayed, Rules: []rules.RuleID{rule}})
}

// become puts a thing into another condition. A ruined one is of no use: it goes
// out of the hand and off the body [PH-WTR-01].
func (s *System) become(t *world.Turn, a *world.Actor, it *world.Item, c Condition, e rules.Event) {
	if int(c) == it.Wear {
		return
	}
	it.Wear = int(c)
	e.Thing, e.Text = string(it.Kind), c.String()
	if t.Private(a, world.Nobody, e); c < Ruined {
		return
	}
	if it.Lit {
		light.Out(t, it, light.ByHand, "PH-WTR-01")
	}
	if it.Where != rules.InPack || it.Ready {
		it.Where, it.Ready = rules.InPack, false
		sense.Refresh(t)
	}
}

// stress rolls the second die for a thing that its use strains: on a 1 it breaks
// [PH-WTR-04].
func (s *System) stress(t *world.Turn, a *world.Actor, it *world.Item) {
	if !wears(it) {
		return
	}
	if c := Condition(it.Wear); c.Stress(facesOf(t, it, "stress", c.StressSides())...) == Ruined {
		s.become(t, a, it, Ruined, rules.Event{Kind: Broke, Rules: []rules.RuleID{"PH-WTR-04"}})
	}
}

// wearByBlow is what an attack does to arms and armour: a natural 1 wears the
// weapon, a natural 20 that hits the armour or the shield in hand, which breaks
// perhaps if its striker is two sizes larger. A charge strains the weapon that
// delivers it or is set against it [PH-WTR-02, PH-WTR-04].
func (s *System) wearByBlow(t *world.Turn, b *world.Blow, face int, hit bool) {
	own := &world.Turn{W: t.W, Actor: b.Defender.ID, Decision: t.W.Round, Listener: t.Listener, Forcer: t.Forcer}
	if mode := b.Attacker.Doing.Mode; hit && b.Weapon != nil && b.Attacker.Slot > 0 && (mode == ChargeAt || mode == SetSpear) {
		s.stress(t, b.Attacker, b.Weapon)
	}
	switch {
	case face == 1 && b.Weapon != nil && b.Attacker.Slot > 0:
		s.decay(t, b.Attacker, b.Weapon, WeaponFumbled)
	case face == 20 && hit && b.Defender.Slot > 0:
		body, shield := s.suit(t.W, b.Defender)
		if shield != nil && sizeOf(b.Attacker) >= sizeOf(b.Defender)+2 {
			s.stress(own, b.Defender, shield)
		}
		if shield != nil && (body == nil || WearsShield(own.Roll(dice.Mishap, "armour or shield", 6))) {
			body = shield
		}
		if body != nil {
			s.decay(own, b.Defender, body, ArmourStruck)
		}
	}
}

// suit is the body armour and the shield that somebody wears, as things.
func (*System) suit(w *world.World, a *world.Actor) (body, shield *world.Item) {
	for _, it := range w.Things(a.ID) {
		switch row := rowOf(it); {
		case row == nil || row.Armour == nil || it.Where == rules.InPack:
		case row.Armour.Weight == Shield:
			shield = it
		case it.Where == rules.Worn:
			body = it
		}
	}
	return body, shield
}

// wearOut rolls for everything that the heroes in play carry, at the end of a day
// in a dungeon; fresh food goes down by itself besides [PH-WTR-02, PH-FOD-04].
func (s *System) wearOut(t *world.Turn) {
	for _, a := range t.W.Actors {
		if a.Slot == 0 || !a.In() {
			continue
		}
		own := &world.Turn{W: t.W, Actor: a.ID, Decision: t.W.Round, Listener: t.Listener, Forcer: t.Forcer}
		for _, it := range t.W.Things(a.ID) {
			by := DungeonDay
			if row := rowOf(it); row != nil && (row.Food == Fresh || row.Food == Delicacy) {
				by = FoodDay
			}
			s.decay(own, a, it, by)
		}
	}
}

// usable greys in an offer the carried things that are ruined [PH-WTR-01].
func usable(row world.Action) world.Action {
	switch row.ID {
	case "take", "drop", ReadySet, Eat, Cook:
		return row
	}
	offer := row.Offer
	row.Offer = func(w *world.World, a *world.Actor) world.Offering {
		o := offer(w, a)
		if a.Slot == 0 || o.Hide || o.Not.Why != "" {
			return o
		}
		for i := range o.Params {
			if p := &o.Params[i]; p.Kind == rules.ParamItem && barRuined(w, a, p) && len(p.Choices) == 0 {
				o.Not = rules.Refusal{Rule: p.Barred[0].Rule, Why: p.Barred[0].Not}
			}
		}
		return o
	}
	return row
}

// barRuined bars what is ruined; it reports whether anything is.
func barRuined(w *world.World, a *world.Actor, p *rules.Param) bool {
	var sound []rules.Choice
	for _, c := range p.Choices {
		it := w.Thing(a.ID, c.Value)
		if it == nil || Condition(it.Wear).Usable() == nil {
			sound = append(sound, c)
			continue
		}
		p.Barred = append(p.Barred, rules.Bar{Value: c.Value, Rule: "PH-WTR-01", Not: "it is ruined"})
	}
	if len(sound) == len(p.Choices) {
		return false
	}
	p.Choices = sound
	return true
}
