package purple

import (
	"pitchdark/rules"
	"pitchdark/rules/dice"
	"pitchdark/rules/internal/world"
)

// keyedFaces is the faces of dice by a function that throws one.
func keyedFaces(d dice.Dice, roll func(sides int) int) []int {
	faces := make([]int, d.Count)
	for i := range faces {
		faces[i] = roll(d.Sides)
	}
	return faces
}

// incarnate gives a creature the senses, the temper and the ways of its kind.
func (m *Monster) incarnate(a *world.Actor) {
	a.Vision, a.Aware, a.Temper, a.Big = m.Eyes, m.Aware, m.Temper(), m.Size >= Large
	if m.Keen {
		a.Keen = keenLoudness
	}
	for _, way := range []struct {
		holds bool
		habit rules.Habits
	}{
		{m.Mind.Intelligent(), rules.Calls | rules.Rallies},
		{m.Eyes == rules.Sightless || m.Keen, rules.Hunts},
		{m.Has(Douses), rules.Douses},
		{m.Has(Lurks), rules.Ambushes},
		{m.Has(FearsFire), rules.Shuns},
	} {
		if way.holds {
			a.Habits |= way.habit
		}
	}
	if m.Mind.Intelligent() && m.Alignment != Evil && m.Level == 0 {
		a.Faction = "" // travellers keep to themselves
	}
}

// damage is the damage of one of a monster's attacks [PH-CMB-11].
func (at *MonsterAttack) damage(t *world.Turn, a *world.Actor, rush bool) hurt {
	d := at.Damage()
	d.Rush = rush
	return func(bool) rules.Roll { return damageRoll(t, a, d) }
}

// touches lets a hit do what it does besides its damage; a save may ward it off
// [PH-SAV-01, PH-SAV-02].
func (s *System) touches(t *world.Turn, a, b *world.Actor, by *Touch) {
	h := heroOf(b)
	if by == nil || h == nil || !b.Stands() {
		return
	}
	race, _ := FindRace(h.Race)
	if by.Status == StatusParalysed && race.Ghouls && a.Kind == "purple/ghoul" || by.OneIn > 0 && t.Roll(dice.Mishap, "one in so many", by.OneIn) > 1 {
		return
	}
	e := rules.Event{Kind: Afflicted, Thing: string(by.Status), Rules: []rules.RuleID{"PH-SAV-02"}}
	if by.Saves {
		_, shield := worn(t.W, b)
		save := rules.Roll{Who: world.Truth(b.ID), Purpose: "save", Dice: "d20", Result: t.Roll(dice.Check, "save", 20), Mods: h.SaveMods(by.Against, shield)}
		e.Rolls, e.Of = []rules.Roll{save}, int(by.Against.Target())
		if Saves(save.Result, save.Total()-save.Result, by.Against.Target()) {
			t.Between(b, a, e)
			return
		}
	}
	e.Amount = 1
	t.Between(b, a, e)
	s.afflict(t, a, b, by)
}

// afflict is what a touch brings.
func (s *System) afflict(t *world.Turn, a, b *world.Actor, by *Touch) {
	w := t.W
	if by.Status != "" {
		until := 0
		if by.Lasts.Count+by.Lasts.Add > 0 {
			until = w.Round + 1 + max(1, by.Unit)*t.Throw(dice.Mishap, "how long", by.Lasts)
		}
		lapse(b, string(by.Status))
		b.Conditions = append(b.Conditions, world.Condition{Kind: string(by.Status), Until: until, By: a.ID})
	}
	switch {
	case by.EachRound:
		lapse(b, conditionSucked)
		b.Conditions = append(b.Conditions, world.Condition{Kind: conditionSucked, By: a.ID, N: by.Harm.Sides})
	case by.Death && by.Lasts.Count > 0:
		b.Conditions = append(b.Conditions, world.Condition{Kind: conditionDoomed, Until: w.Round + 1 + max(1, by.Unit)*t.Throw(dice.Mishap, "how long", by.Lasts), By: a.ID})
	case by.Harm.Count > 0:
		s.Harm(t, b, t.Throw(dice.Combat, "poison", by.Harm), a.ID)
	case by.Death:
		b.HP = 0
		s.die(t, b, a.ID, "PH-SAV-03")
	}
}
