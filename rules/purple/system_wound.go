package purple

import (
	"pitchdark/rules"
	"pitchdark/rules/dice"
	"pitchdark/rules/internal/world"
)

// The conditions of what goes on working in a wound [PH-MON-03].
const (
	conditionScorched = "scorched" // by fire or acid: it does not regenerate
	conditionDoomed   = "doomed"   // dies when it ends
	conditionSucked   = "sucked"   // loses hit points to the biter every round
)

// form is with what a monster strikes or shoots: of two ways to strike the one
// that does more on average, and its horns when it charges [PH-MON-01,
// PH-CMB-33].
func (m *Monster) form(rush, ranged bool) []MonsterAttack {
	switch {
	case ranged && m.missile() != nil:
		return m.Or
	case rush || len(m.Or) == 0 || m.missile() != nil || average(m.Or) <= average(m.Attacks):
		return m.Attacks
	}
	return m.Or
}

// missile is what a monster shoots or throws of its own; nil if it does not.
func (m *Monster) missile() *Missile {
	if m == nil || len(m.Or) == 0 {
		return nil
	}
	return m.Or[0].Missile
}

// average is twice what some attacks do on average.
func average(attacks []MonsterAttack) int {
	n := 0
	for _, a := range attacks {
		n += a.Dice.Min() + a.Dice.Max()
	}
	return n
}

// by is where the damage of a monster's attack comes from [PH-CMB-12].
func (at *MonsterAttack) by() Cause { return Cause{Kind: at.Kind, Weapon: at.Kind == WeaponHarm} }

// cause is where the damage of a weapon comes from [PH-CMB-12].
func cause(it *world.Item) Cause {
	c := Cause{Weapon: true}
	if row := rowOf(it); row != nil && row.Melee != nil {
		c.Thrust = row.Melee.Has(Thrust)
		if row.Melee.Has(Blunt) {
			c.Kind = BluntHarm
		}
	}
	return c
}

// scorch keeps one from regenerating in the round in which fire or acid has hurt
// it [PH-MON-03].
func scorch(w *world.World, a *world.Actor, by Cause) {
	if (by.Kind == FireHarm || by.Kind == AcidHarm) && a.Is(conditionScorched) == nil {
		a.Conditions = append(a.Conditions, world.Condition{Kind: conditionScorched, Until: w.Round + 2, By: world.Nobody})
	}
}

// fester is what goes on in wounds at the end of a round: some close, some are
// sucked [PH-MON-03].
func (s *System) fester(t *world.Turn, a *world.Actor) {
	w := t.W
	if !a.In() {
		return
	}
	if m := monsterOf(a); m != nil && a.Stands() {
		a.HP = m.Mended(a.HP, a.MaxHP, a.Is(conditionScorched) != nil, rules.Light(w.LevelOf(a).Lit.Level(a.At)) == rules.Dark)
	}
	c := a.Is(conditionSucked)
	if c == nil {
		return
	}
	biter := w.Actor(c.By)
	if biter == nil || !biter.Stands() {
		lapse(a, conditionSucked)
		return
	}
	n := t.Roll(dice.Mishap, "sucked", c.N)
	t.Between(biter, a, rules.Event{Kind: rules.Struck, Amount: n, Thing: "sucking", Rules: []rules.RuleID{"PH-MON-03"}})
	s.Harm(t, a, n, biter.ID)
}

// drains leaves a level of fatigue with a hero whom a draining blow has hurt
// [PH-MON-02].
func (s *System) drains(t *world.Turn, m *Monster, a *world.Actor) {
	if n := m.Drain(a.HP, 1).Fatigue; n > 0 && heroOf(a) != nil && a.Stands() {
		s.tire(t, a, "drained of life", func(f Fatigue) Fatigue {
			f.Drained += n
			return f
		})
	}
}
