package purple

import "pitchdark/rules"

// Threat is what one saves against [PH-SAV-02].
type Threat uint8

// The threats.
const (
	SpellDamage Threat = iota
	Enchantment        // fear, possession and any attack on the mind
	Illusion
	Poison
	Disease
	Paralysis
	Gas
	Breath // but not gas
	InstantDeath
	Petrification
	threats
)

// threatTable is what a save against each threat must come to, and the ability
// that helps [PH-SAV-02, PH-SAV-03].
var threatTable = [threats]struct {
	target  Difficulty
	ability Ability
	bare    bool // no ability helps
}{
	SpellDamage:   {target: Hard, ability: Arcana},
	Enchantment:   {target: Hard, ability: Willpower},
	Illusion:      {target: Hard, ability: Perception},
	Poison:        {target: Hard, bare: true},
	Disease:       {target: Hard, ability: Constitution},
	Paralysis:     {target: Hard, ability: Constitution},
	Gas:           {target: Hard, ability: Constitution},
	Breath:        {target: Hard, ability: Dexterity},
	InstantDeath:  {target: Daunting, bare: true},
	Petrification: {target: Daunting, bare: true},
}

// Target is what a save against a threat must come to, where nothing else is
// said: Hard, or Daunting against sudden death [PH-SAV-01, PH-SAV-03].
func (t Threat) Target() Difficulty { return threatTable[t].target }

// Deadly reports whether the save is a death save [PH-SAV-03].
func (t Threat) Deadly() bool { return t.Target() == Daunting }

// Ability is the ability whose modifier helps against a threat; false if none
// does [PH-SAV-02].
func (t Threat) Ability() (Ability, bool) { return threatTable[t].ability, !threatTable[t].bare }

// SaveMods is what a hero adds to a save against a threat, with a shield in
// hand or without: the save bonus and the ability, a dwarf's Constitution
// against poison, the shield against breath. The check bonus and fatigue do
// not count [PH-SAV-01, PH-SAV-02].
func (c *Character) SaveMods(t Threat, shield *Armour) []rules.Number {
	mods := number(nil, "save bonus", c.SaveBonus(), "PH-SAV-01")
	if a, helps := t.Ability(); helps {
		mods = number(mods, a.String(), c.Mod(a), "PH-SAV-02")
	}
	switch t {
	case Poison:
		race, _ := FindRace(c.Race)
		mods = number(mods, "dwarf", race.PoisonSave(c.Mod(Constitution)), "PH-RAC-03")
	case Breath:
		mods = number(mods, "shield", shield.BreathSave(false), "PH-ARM-04")
	}
	return mods
}

// SaveMods is what a monster adds to any save: half its hit dice
// [PH-MON-01].
func (m *Monster) SaveMods() []rules.Number {
	return number(nil, "save bonus", m.SaveBonus(), "PH-MON-01")
}

// Saves reports whether a save succeeds: a natural 20 always, a natural 1
// never, else when the die and what is added make the target. Whoever likes
// may fail without a roll [PH-SAV-01].
func Saves(face, bonus int, target Difficulty) bool {
	switch face {
	case 1:
		return false
	case 20:
		return true
	}
	return face+bonus >= int(target)
}

// number adds a figure to a list, unless it is 0.
func number(list []rules.Number, name string, value int, rule rules.RuleID) []rules.Number {
	if value == 0 {
		return list
	}
	return append(list, rules.Number{Name: name, Value: value, Rule: rule})
}
