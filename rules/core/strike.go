package core

import (
	"fmt"

	"pitchdark/rules"
	"pitchdark/rules/dice"
	"pitchdark/rules/internal/light"
	"pitchdark/rules/internal/sense"
	"pitchdark/rules/internal/world"
)

// deathAt is the hit points at which one that is down dies [DK-HST-04].
const deathAt = -10

// fist is the damage of the bare hand [DK-HST-09].
const fist = "1d2"

// Strike is 1d20 + Attack against 1d20 + Defence and what the moment adds; the
// attack hits if strictly higher. Under the Stealth bonus the defender does
// not roll its die [DK-HST-03, DK-STL-05].
func (s *System) Strike(t *world.Turn, b world.Blow) {
	w := t.W
	attack := rules.Roll{
		Who: world.Truth(b.Attacker.ID), Purpose: "attack", Dice: "d20", Result: t.Roll(dice.Combat, "attack", 20),
		Mods: []rules.Number{{Name: "Attack", Value: stat(w, b.Attacker, Attack), Rule: "DK-HST-03"}},
	}
	defence := rules.Roll{
		Who: world.Truth(b.Defender.ID), Purpose: "defence",
		Mods: append([]rules.Number{{Name: "Defence", Value: stat(w, b.Defender, Defence), Rule: "DK-HST-03"}}, b.Defence...),
	}
	ids := append(b.Rules, "DK-HST-03")
	if b.Stealth || !b.Defender.Stands() {
		ids = append(ids, "DK-STL-05")
	} else {
		defence.Dice, defence.Result = "d20", t.Roll(dice.Combat, "defence", 20)
	}
	e := rules.Event{Kind: rules.Missed, At: b.At, Thing: thing(b), Rolls: append(b.Rolls, attack, defence), Rules: ids}
	if attack.Total() <= defence.Total() {
		t.Between(b.Attacker, b.Defender, e)
		return
	}
	roll, damage := s.damage(t, b)
	e.Kind, e.Amount = rules.Struck, damage
	e.Rolls = append(e.Rolls, roll)
	t.Between(b.Attacker, b.Defender, e)
	light.Struck(t, b.Defender)
	s.Harm(t, b.Defender, damage, b.Attacker.ID)
}

func thing(b world.Blow) string {
	if b.Weapon == nil {
		return ""
	}
	return string(b.Weapon.Kind)
}

// damage is the weapon's dice less the defender's Armour, at least 1
// [DK-HST-03].
func (s *System) damage(t *world.Turn, b world.Blow) (rules.Roll, int) {
	var weapon *world.Gear
	if b.Weapon != nil {
		weapon = t.W.Gear(b.Weapon)
	}
	notation := notation(b.Attacker.Kind, weapon)
	d, err := dice.Parse(notation)
	if err != nil {
		panic(fmt.Sprintf("core: the table has dice %q: %v", notation, err)) // a table test reads them all
	}
	armour := stat(t.W, b.Defender, Armour)
	roll := rules.Roll{Who: world.Truth(b.Attacker.ID), Purpose: "damage", Dice: notation, Result: t.Throw(dice.Combat, "damage", d)}
	if armour > 0 {
		roll.Mods = []rules.Number{{Name: "armour", Value: -armour, Rule: "DK-HST-03"}}
	}
	return roll, max(1, roll.Total())
}

// notation is the damage of a weapon, or of the bare hand of a kind, in dice.
func notation(kind rules.ContentID, weapon *world.Gear) string {
	if weapon != nil {
		return weapon.Weapon.Dice
	}
	if c := creatureOf(kind); c != nil {
		return c.damage
	}
	return fist
}

// Harm takes hit points: at 0 one is down, at −10 dead [DK-HST-04].
func (s *System) Harm(t *world.Turn, a *world.Actor, damage int, by world.ActorID) {
	if damage <= 0 || !a.In() {
		return
	}
	if b := t.W.Actor(by); b != nil && b.Slot > 0 && a.Slot == 0 && !a.Hostile(b) {
		a.Resent(b.Faction)
	}
	a.HP -= damage
	a.Senses.Alarm = t.W.Round + 1
	a.Bandaged = 0
	switch {
	case a.HP <= deathAt:
		s.die(t, a, by)
	case a.HP <= 0 && !a.Down:
		t.Emit(world.Event{Who: a.ID, Other: by, To: world.Nobody, Level: a.Level, What: rules.Event{Kind: rules.Downed, At: a.At, Rules: []rules.RuleID{"DK-HST-04"}}})
		s.unbind(t, a)
		a.Down, a.Task, a.Hidden = true, "", nil
		sense.MakeNoise(t, sense.Noise{Maker: a, Level: a.Level, At: a.At, Loud: darkness.Bump, Kind: rules.SoundFall})
		sense.Refresh(t)
	}
}

// die ends a creature: a corpse is an item, and what it held falls
// [DK-HST-04, DK-MOV-05].
func (s *System) die(t *world.Turn, a *world.Actor, by world.ActorID) {
	t.Emit(world.Event{Who: a.ID, Other: by, To: world.Nobody, Level: a.Level, What: rules.Event{Kind: rules.Died, At: a.At, Rules: []rules.RuleID{"DK-HST-04"}}})
	fell := !a.Down
	s.unbind(t, a)
	a.Down, a.Dead, a.Task, a.Hidden = false, true, "", nil
	for _, it := range t.W.Things(a.ID) {
		t.W.Drop(it, a.Level, a.At)
		light.Landed(t, it, false)
	}
	if fell {
		sense.MakeNoise(t, sense.Noise{Maker: a, Level: a.Level, At: a.At, Loud: darkness.Step, Kind: rules.SoundFall})
	}
	sense.Refresh(t)
}

// unbind ends what was part of a creature, as a wisp's light is [DK-HST-14].
func (s *System) unbind(t *world.Turn, a *world.Actor) {
	for _, it := range t.W.Things(a.ID) {
		if t.W.Gear(it).Bound {
			light.Out(t, it, light.ByFall, "DK-HST-14")
			t.W.Remove(it)
		}
	}
}
