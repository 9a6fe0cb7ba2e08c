package purple

import (
	"fmt"
	"strings"

	"pitchdark/rules"
	"pitchdark/rules/dice"
	"pitchdark/rules/grid"
	"pitchdark/rules/internal/blind"
	"pitchdark/rules/internal/world"
)

// Sheet adds the figures of a hero, each with the rule that it comes from
// [PH-CHR-06].
func (s *System) Sheet(w *world.World, a *world.Actor, sheet *rules.Sheet) {
	sheet.BumpCost, sheet.Stance = padding(w, a), a.Doing.Stance
	if a.Doing.Acted {
		sheet.Actions = 0
	}
	sheet.Moved = sheet.Turn && a.Doing.Moved && w.Clock.Tiles == 0
	for i := range a.Conditions {
		switch kind := a.Conditions[i].Kind; kind {
		case conditionFights, conditionAided:
		default:
			sheet.Conditions = append(sheet.Conditions, kind)
		}
	}
	h := heroOf(a)
	if h == nil {
		return
	}
	figure := func(name string, value int, rule rules.RuleID) {
		sheet.Stats = append(sheet.Stats, rules.Number{Name: name, Value: value, Rule: rule})
	}
	figure("Level", h.Level, "PH-XPL-01")
	figure("Attack", h.Attack(), "PH-CLS-02")
	figure("Armour Class", s.class(w, a), "PH-ARM-03")
	figure("Saves", h.SaveBonus(), "PH-CLS-02")
	figure("Checks", h.CheckBonus(), "PH-CLS-02")
	for _, ability := range Abilities() {
		figure(ability.String(), h.Scores[ability], "PH-CHR-02")
	}
	figure("Stealth", stealth(w, a), "PH-DRK-06")
	figure("Prs", presence(a), "PH-DRK-06")
	figure("Encumbrance", burden(w, a, h).Level(), "PH-ENC-05")
	figure("Experience", h.Experience, "PH-XPL-01")
	s.sheetOfDays(w, a, sheet)
	if n := blind.Worth(w, a); n > 0 {
		figure("Treasure", n, "PH-GEN-02")
	}
}

// class is a hero's Armour Class as it stands, against nobody in particular.
func (s *System) class(w *world.World, a *world.Actor) int {
	sum := 0
	for _, n := range s.classMods(w, &world.Blow{Attacker: a, Defender: a, Ranged: true}) {
		sum += n.Value
	}
	return sum
}

// Lore is the row of a kind in the list of monsters [PH-MON-03].
func (s *System) Lore(kind rules.ContentID) (rules.Lore, bool) {
	m := FindMonster(strings.TrimPrefix(string(kind), "purple/"))
	if m == nil {
		return rules.Lore{}, false
	}
	lore := rules.Lore{
		Kind: kind, Name: m.Name, Words: m.Special, Health: m.AverageHitPoints(), Move: Tiles(m.Speed),
		Vision: m.Eyes, Hearing: 1, Big: m.Size >= Large, Temper: m.Temper(), Rule: "PH-MON-03",
		Figures: []rules.Number{
			{Name: "Attack", Value: m.AttackBonus(), Rule: "PH-MON-01"},
			{Name: "Armour Class", Value: m.Class, Rule: "PH-MON-01"},
			{Name: "Stealth", Value: m.Stealth(), Rule: "PH-DRK-06"},
			{Name: "Prs", Value: m.Presence(), Rule: "PH-DRK-06"},
		},
	}
	for i := range m.Attacks {
		if i > 0 {
			lore.Damage += ", "
		}
		lore.Damage += m.Attacks[i].Dice.String()
	}
	return lore, true
}

// Contest is an opposed stealth roll: 1d20 + Stealth + Prs on both sides, ties
// to the defender [PH-DRK-06].
func (s *System) Contest(t *world.Turn, sneaker, target *world.Actor, bonus rules.Number) (bool, []rules.Roll) {
	one := s.contestRoll(t, sneaker, "stealth")
	if bonus.Value != 0 {
		one.Mods = append(one.Mods, bonus)
	}
	other := s.contestRoll(t, target, "watch")
	if trained(target, "blindfighting") {
		other.Mods = append(other.Mods, rules.Number{Name: "Blindfighting", Value: BlindfightBonus, Rule: "PH-DRK-26"})
	}
	return Outdoes(one.Total(), other.Total()), []rules.Roll{one, other}
}

func (s *System) contestRoll(t *world.Turn, a *world.Actor, purpose dice.Purpose) rules.Roll {
	return rules.Roll{
		Who: world.Truth(a.ID), Purpose: string(purpose), Dice: "d20", Result: t.Roll(dice.Check, purpose, 20),
		Mods: []rules.Number{{Name: "Stealth", Value: stealth(t.W, a), Rule: "PH-DRK-06"}, {Name: "Prs", Value: presence(a), Rule: "PH-DRK-06"}},
	}
}

// stealth is how hard a creature is to notice [PH-DRK-06].
func stealth(w *world.World, a *world.Actor) int {
	if m := monsterOf(a); m != nil {
		return m.Stealth()
	}
	body, _ := worn(w, a)
	return total(heroOf(a).StealthMods(body, false, false))
}

// presence is how alert a creature is [PH-DRK-06].
func presence(a *world.Actor) int {
	if m := monsterOf(a); m != nil {
		return m.Presence()
	}
	return total(heroOf(a).PresenceMods())
}

// Odds is the chance of a roll by the roller's own sheet and the list of
// monsters, in percent [PH-CMB-06, PH-DRK-06].
func (s *System) Odds(own *rules.Sheet, a world.Attempt) rules.Chance {
	m := FindMonster(strings.TrimPrefix(string(a.Against), "purple/"))
	switch a.Roll {
	case world.RollContest:
		return s.oddsOfContest(own, a, m)
	case world.RollAttack:
		return s.oddsToHit(own, a, m)
	}
	return rules.Chance{Rule: "PH-CHK-01", Not: "the referee rolls for that in secret"}
}

func (s *System) oddsToHit(own *rules.Sheet, a world.Attempt, m *Monster) rules.Chance {
	c := rules.Chance{Rule: "PH-CMB-06", Mods: append([]rules.Number{named(own, "Attack", "PH-CLS-02")}, a.Own...), Damage: "1d2"}
	if a.Weapon != nil && a.Weapon.Weapon != nil {
		c.Damage = a.Weapon.Weapon.Dice
	}
	if a.Stealth {
		c.Mods = append(c.Mods, rules.Number{Name: "unseen", Value: offGuard, Rule: "PH-DRK-06"})
	}
	switch own.Stance {
	case Offensive:
		c.Mods = append(c.Mods, rules.Number{Name: "offensive", Value: stanceGain, Rule: "PH-CMB-18"})
	}
	class, known := 0, true
	switch {
	case m != nil:
		class = m.Class
	case a.Other != nil && len(a.Other.Stats) > 0:
		class = named(a.Other, "Armour Class", "PH-ARM-03").Value
	default:
		known = false
	}
	for _, n := range a.Theirs {
		c.Mods = append(c.Mods, rules.Number{Name: n.Name, Value: -n.Value, Rule: n.Rule})
	}
	if !known {
		c.Not = "you do not know what it is"
		return c
	}
	bonus := 0
	for _, n := range c.Mods {
		bonus += n.Value
	}
	c.Mods = append(c.Mods, rules.Number{Name: "its Armour Class", Value: -class, Rule: "PH-CMB-06"})
	c.Percent = 5 * min(max(21+bonus-class, 1), 20)
	return c
}

func (s *System) oddsOfContest(own *rules.Sheet, a world.Attempt, m *Monster) rules.Chance {
	c := rules.Chance{Rule: "PH-DRK-06", Mods: append([]rules.Number{named(own, "Stealth", "PH-DRK-06"), named(own, "Prs", "PH-DRK-06")}, a.Own...)}
	edge := 0
	for _, n := range c.Mods {
		edge += n.Value
	}
	switch {
	case m != nil:
		c.Mods = append(c.Mods, rules.Number{Name: "its Stealth", Value: -m.Stealth(), Rule: "PH-DRK-06"}, rules.Number{Name: "its Prs", Value: -m.Presence(), Rule: "PH-DRK-06"})
		edge -= m.Stealth() + m.Presence()
	case a.Other != nil && len(a.Other.Stats) > 0:
		edge -= named(a.Other, "Stealth", "").Value + named(a.Other, "Prs", "").Value
	default:
		c.Not = "you do not know what it is"
		return c
	}
	c.Percent = dice.Opposed(edge)
	return c
}

func named(sheet *rules.Sheet, name string, rule rules.RuleID) rules.Number {
	for _, n := range sheet.Stats {
		if n.Name == name {
			return rules.Number{Name: name, Value: n.Value, Rule: rule}
		}
	}
	return rules.Number{Name: name, Rule: rule}
}

// Room says why a creature could not take a thing up [PH-ENC-02, PH-ENC-05].
func (s *System) Room(w *world.World, a *world.Actor, it *world.Item) rules.Refusal {
	h := heroOf(a)
	if h == nil || w.Gear(it).Purse {
		return rules.Refusal{}
	}
	kit, coins := kitOf(w, a)
	where := InPack
	if !kit.Any(func(st Stack, _ *Item) bool { return st.Kind == backpack }) {
		where = OnBody
	}
	more := kit.With(it.Kind, it.Count, where)
	if r := more.Fits(InPack, h.Mod(Strength)); r != nil {
		return rules.Refusal{Rule: r.Rule, Why: fmt.Sprintf("your backpack holds %d slots", Capacity(h.Mod(Strength)))}
	}
	if r := more.Burden(h.Mod(Strength), coins, 0).MayMove(); r != nil {
		return rules.Refusal{Rule: r.Rule, Why: "you could not move with that, too"}
	}
	return rules.Refusal{}
}

// Opened has nothing to do: a level's dwellers do not change while nobody is
// there.
func (*System) Opened(*world.Turn, world.LevelID, grid.Point) {}
