package purple

import "slices"

// Character is a hero's sheet as plain data; everything that follows from it
// is computed anew whenever it is asked for [PH-CHR-06].
type Character struct {
	Name       string       `json:"name"`
	Scores     Scores       `json:"scores"`
	Race       string       `json:"race"`
	Class      string       `json:"class"`
	Style      string       `json:"style,omitempty"`   // a warrior's
	Schools    []string     `json:"schools,omitempty"` // a mage's
	Trades     []Trade      `json:"trades,omitempty"`  // a mage's
	Background Background   `json:"background"`
	Languages  []string     `json:"languages"`
	Feats      []FeatTaken  `json:"feats"`
	Skills     []SkillTaken `json:"skills"`
	Level      int          `json:"level"`
	Experience int          `json:"experience"`
	Faces      []int        `json:"faces,omitempty"`    // the hit dice of levels 2 to 9
	Familiar   int          `json:"familiar,omitempty"` // its hit points
	Purse      Money        `json:"purse"`
	Kit        Kit          `json:"kit"`
	Motto      string       `json:"motto"`
	Upkeep     *Upkeep      `json:"upkeep,omitempty"` // what the days have done to it
}

// clone is a sheet that shares nothing with the other.
func (c *Character) clone() Character {
	d := *c
	d.Schools, d.Trades = slices.Clone(c.Schools), slices.Clone(c.Trades)
	d.Languages, d.Feats, d.Skills = slices.Clone(c.Languages), slices.Clone(c.Feats), slices.Clone(c.Skills)
	d.Faces, d.Kit = slices.Clone(c.Faces), slices.Clone(c.Kit)
	d.Upkeep = c.Upkeep.clone()
	return d
}

// Mod is the modifier of an ability [PH-CHR-05].
func (c *Character) Mod(a Ability) int { return c.Scores.Mod(a) }

// Traded reports whether a mage has an ability that it gave a school for
// [PH-CLS-11].
func (c *Character) Traded(ability string) bool {
	return slices.ContainsFunc(c.Trades, func(t Trade) bool { return t.For == ability })
}

// class is the row of the hero's class; before one is chosen, nil.
func (c *Character) class() *Class {
	row, _ := FindClass(c.Class)
	return row
}

// HitDie is the sides of the hero's hit die, a step up if it is Tough
// [PH-CLS-03, PH-FEA-23].
func (c *Character) HitDie() int {
	if c.Times(tough) > 0 {
		return c.class().HitDie + 2
	}
	return c.class().HitDie
}

// MaxHitPoints is the hero's maximum. Who became Tough after the first level
// has a point more for each hit die that it had then, in place of larger dice
// [PH-CLS-03, PH-CHR-06, PH-FEA-23].
func (c *Character) MaxHitPoints() int {
	first, more := c.class().HitDie, 0
	for _, f := range c.Feats {
		switch {
		case f.Feat != tough:
		case f.Level == 1:
			first = c.HitDie()
		default:
			more = HitDice(f.Level)
		}
	}
	return HitPoints(c.Level, first, c.Mod(Constitution), c.Faces) + more
}

// Attack is the hero's attack bonus with no weapon in hand [PH-CLS-02].
func (c *Character) Attack() int { return c.class().Attack(c.Level, c.Traded(battlemage)) }

// CheckBonus is what the hero adds to checks [PH-CLS-02].
func (c *Character) CheckBonus() int { return NameLevels(c.Level) }

// SaveBonus is what the hero adds to saves [PH-CLS-02].
func (c *Character) SaveBonus() int { return SaveBonus(c.Level) }

// ArmourClass is that of the hero as it stands, in what it wears [PH-ARM-03].
func (c *Character) ArmourClass() int {
	body, shield := c.Kit.Worn()
	g := Guard{Body: body, Shield: shield, Dexterity: c.Mod(Dexterity)}
	if c.Times("whirlwind") > 0 && Whirls(true, body, c.Burden().Level()) {
		g.Other = WhirlwindClass(c.Level)
	}
	return g.ArmourClass()
}

// Burden is what weighs the hero down [PH-ENC-05, PH-CHR-06].
func (c *Character) Burden() Burden {
	return c.Kit.Burden(c.Mod(Strength), c.Purse.Coins(), 0)
}
