package purple

import (
	"pitchdark/rules"
	"pitchdark/rules/dice"
	"pitchdark/rules/internal/light"
	"pitchdark/rules/internal/sense"
	"pitchdark/rules/internal/world"
)

// perilWords is what things are destroyed by.
var perilWords = [...]string{
	AreaAttack: "the blast", BashedPotions: "the blow", BashedScrolls: "the blow", Disintegration: "the ray",
	LongFall: "the fall", ShieldedBreath: "the breath", Soaking: "the water", OtherPeril: "it",
}

// endangers reports whether a peril calls for a save of a carried thing: a blast
// what is fragile and readied or a lit lantern in hand, a ray all that is
// readied, a fall what is of glass, water what is of paper [PH-ISV-02,
// PH-ISV-03].
func (p Peril) endangers(it *world.Item) bool {
	row := rowOf(it)
	atHand := it.Ready || it.Where == rules.InHand && (row.Light == nil || it.Lit)
	switch p {
	case AreaAttack:
		return row.Fragile && atHand
	case Disintegration:
		return atHand
	case LongFall:
		return flask(row)
	case Soaking:
		return row.Rooms > 0
	}
	return false
}

// flask reports whether a thing is a potion or like one: of glass, with a liquid.
func flask(row *Item) bool { return row.Fragile && row.Splash != nil && !row.Splash.Fire }

// endanger lets what a creature carries save against a peril, one roll a thing,
// in the open; what fails is destroyed. Its bearer has failed its own save, or
// had none [PH-ISV-01, PH-ISV-02, PH-ISV-03, PH-RDY-03].
func (s *System) endanger(t *world.Turn, a *world.Actor, p Peril, mods []rules.Number) {
	for _, it := range t.W.Things(a.ID) {
		if row := rowOf(it); row != nil && !row.Coin && p.endangers(it) {
			s.itemSave(t, a, it, p, mods)
		}
	}
}

// itemSave is the save of one thing; it reports whether it came through
// [PH-ISV-01].
func (s *System) itemSave(t *world.Turn, a *world.Actor, it *world.Item, p Peril, mods []rules.Number) bool {
	target := p.Target(magical(it))
	roll := rules.Roll{Who: world.Truth(a.ID), Purpose: "item save", Dice: "d20", Result: t.Roll(dice.Mishap, "item save", 20), Mods: mods}
	e := rules.Event{Kind: ItemSaved, Thing: string(it.Kind), Text: perilWords[p], Of: int(target), Rolls: []rules.Roll{roll}, Rules: []rules.RuleID{"PH-ISV-01", "PH-ISV-03"}}
	if ItemSaves(roll.Result, total(mods), target) {
		e.Amount = 1
		t.Private(a, world.Nobody, e)
		return true
	}
	t.Private(a, world.Nobody, e)
	if it.Lit {
		light.Out(t, it, light.ByHand, "PH-ISV-03")
	}
	t.W.Remove(it)
	sense.Refresh(t)
	return false
}

// fallOn lets the flasks of one that fell 20 feet or more onto hard floor save
// [PH-ISV-03, PH-FAL-01].
func (s *System) fallOn(t *world.Turn, a *world.Actor, feet int) {
	if feet >= longFall {
		s.endanger(t, a, LongFall, number(nil, "height", FallModifier(feet), "PH-ISV-03"))
	}
}

// longFall is the least fall in feet that breaks potions [PH-ISV-03].
const longFall = 20
