package purple

import (
	"cmp"
	"fmt"
	"strings"

	"pitchdark/rules"
)

// Profile is the sheet with every figure and its rule, as far as the hero has
// come [PH-CHR-06].
func (c *Character) Profile() rules.Profile {
	p := rules.Profile{Name: c.Name, Title: c.title(), Kind: c.Kind(), Loads: c.loads(), Hands: c.hands(), Facts: c.facts()}
	if c.Scores != (Scores{}) {
		p.Abilities = c.scores()
	}
	if c.class() != nil {
		p.Figures = c.figureRows()
	}
	if c.Motto != "" {
		p.Page, p.Reminders = c.Sheet(), c.Reminders()
	}
	return p
}

// Kind is the hero's kind among creatures: race and class, a warrior's as long
// as there is none.
func (c *Character) Kind() rules.ContentID { return being(c.Race, cmp.Or(c.Class, warrior)) }

func being(race, class string) rules.ContentID {
	return rules.ContentID("purple/" + race + "-" + class)
}

func (c *Character) title() string {
	words := strings.TrimSpace(c.raceName() + " " + c.Class)
	if c.Class != "" {
		words += fmt.Sprintf(" of level %d", c.Level)
	}
	if style := c.styleName(); style != "" {
		words += ", " + style
	}
	return words
}

func (c *Character) scores() []rules.Score {
	var list []rules.Score
	for _, a := range Abilities() {
		list = append(list, rules.Score{Name: a.String(), Value: c.Scores[a], Mod: c.Mod(a), Rule: "PH-CHR-04"})
	}
	return list
}

// figureRows is what is looked up all the time, with what it is made of.
func (c *Character) figureRows() []rules.Figure {
	burden := c.Burden()
	return []rules.Figure{
		{Name: "Hit points", Short: "HP", Value: c.MaxHitPoints(), Rule: "PH-CLS-03", Parts: c.hitPointParts()},
		{Name: "Armour Class", Short: "AC", Value: c.ArmourClass(), Rule: "PH-ARM-03", Parts: c.armourParts()},
		{Name: "Attack", Short: "Attack", Value: c.Attack(), Signed: true, Rule: "PH-CLS-02", Parts: []rules.Number{{Name: c.Class + " of level " + fmt.Sprint(c.Level), Value: c.Attack(), Rule: "PH-CLS-02"}}},
		{Name: "Saves", Short: "Saves", Value: c.SaveBonus(), Signed: true, Rule: "PH-CLS-02", Parts: []rules.Number{{Name: "two hit dice each", Value: c.SaveBonus(), Rule: "PH-CLS-02"}}},
		{Name: "Speed in feet", Short: "Speed", Value: burden.Speed(0, false), Rule: "PH-ENC-06", Parts: []rules.Number{
			{Name: "unburdened", Value: baseSpeed, Rule: "PH-ENC-06"}, {Name: "burden", Value: burden.Speed(0, false) - baseSpeed, Rule: "PH-ENC-05"},
		}},
		{Name: "Encumbrance", Short: "Burden", Value: burden.Level(), Rule: "PH-ENC-05", Parts: []rules.Number{
			{Name: fmt.Sprintf("%d slots over", burden.Over), Value: burden.Level() - bulky(burden), Rule: "PH-ENC-05"}, {Name: "bulk", Value: bulky(burden), Rule: "PH-ENC-04"},
		}},
	}
}

func bulky(b Burden) int {
	if b.Bulky {
		return 1
	}
	return 0
}

func (c *Character) hitPointParts() []rules.Number {
	parts := []rules.Number{{Name: fmt.Sprintf("hit die d%d in full", c.HitDie()), Value: c.HitDie(), Rule: "PH-CLS-03"}}
	if n := c.MaxHitPoints() - c.HitDie(); n != 0 {
		parts = append(parts, rules.Number{Name: "Constitution and levels", Value: n, Rule: "PH-CHR-05"})
	}
	return parts
}

func (c *Character) armourParts() []rules.Number {
	body, shield := c.Kit.Worn()
	parts := []rules.Number{{Name: "bare", Value: unarmoured, Rule: "PH-ARM-01"}}
	if body != nil {
		parts = append(parts, rules.Number{Name: "armour", Value: body.Class - unarmoured, Rule: "PH-ARM-01"})
	}
	if shield != nil {
		parts = append(parts, rules.Number{Name: "shield", Value: shield.Class, Rule: "PH-ARM-01"})
	}
	if n := c.Mod(Dexterity); n != 0 {
		parts = append(parts, rules.Number{Name: "Dexterity", Value: n, Rule: "PH-CHR-05"})
	}
	if c.Times("whirlwind") > 0 && Whirls(true, body, c.Burden().Level()) {
		parts = append(parts, rules.Number{Name: "Whirlwind", Value: WhirlwindClass(c.Level), Rule: "PH-FEA-09"})
	}
	return parts
}

// loads is how full the three places are; an empty sack is not shown
// [PH-ENC-02].
func (c *Character) loads() []rules.Load {
	if c.Kit == nil {
		return nil
	}
	room := Capacity(c.Mod(Strength))
	loads := []rules.Load{
		{Name: "About the person", Quarters: int(c.Kit.Bulk(OnBody)) + quarters*CoinSlots(c.Purse.Coins()), Room: BodySlots, Rule: "PH-ENC-05"},
		{Name: "Backpack", Quarters: int(c.Kit.Bulk(InPack)), Room: room, Rule: "PH-ENC-02"},
	}
	if c.Kit.count(InSack) > 0 {
		loads = append(loads, rules.Load{Name: "Sack", Quarters: int(c.Kit.Bulk(InSack)), Room: room, Rule: "PH-ENC-03"})
	}
	return loads
}

// hands is what the hero goes down with in each hand: a sack before all else,
// then arms and shield as far as hands go [PH-ENC-03, PH-WPN-01].
func (c *Character) hands() []rules.Grip {
	if c.Kit == nil {
		return nil
	}
	var held []rules.Grip
	if n := c.Kit.count(InSack); n > 0 {
		for range SackHands(c.Kit.Slots(InSack), Capacity(c.Mod(Strength))) {
			held = append(held, rules.Grip{Thing: sack, Name: "sack"})
		}
	}
	for _, s := range c.Kit {
		it := FindItem(s.Kind)
		if s.Where != OnBody || !it.forHands() || it.hands() > 2-len(held) {
			continue
		}
		for range it.hands() {
			held = append(held, rules.Grip{Thing: it.Kind, Name: it.Name})
		}
	}
	return append(held, rules.Grip{}, rules.Grip{})[:2]
}

// forHands reports whether the thing is taken in hand for a fight: arms and a
// shield, not what is thrown to break or to ward off.
func (it *Item) forHands() bool {
	shield := it.Armour != nil && it.Armour.Weight == Shield
	return shield || isArm(it) && it.Light == nil && it.Splash == nil && it.Repels == 0
}

// facts is what stands on the sheet in words.
func (c *Character) facts() []rules.Fact {
	var facts []rules.Fact
	add := func(label, text string, rule rules.RuleID) {
		if text != "" {
			facts = append(facts, rules.Fact{Label: label, Text: text, Rule: rule})
		}
	}
	add("Feats", c.featWords(), "PH-FEA-01")
	add("Skills", c.skillWords(), "PH-SKL-04")
	add("Schools", strings.Join(c.Schools, ", "), "PH-CLS-10")
	add("Given up", c.tradeWords(), "PH-CLS-11")
	add("Tongues", strings.Join(c.Languages, ", "), "PH-LNG-01")
	if c.Purse > 0 {
		add("Purse", c.Purse.String(), "PH-GEN-02")
	}
	for _, where := range []Where{OnBody, InPack, InSack} {
		add(capital(where.String()), c.kitWords(where), "PH-ENC-02")
	}
	add("Upbringing", c.upbringing(), "PH-BKG-03")
	add("Progenitor", c.progenitor(), "PH-BKG-04")
	add("Formed by", c.institution(), "PH-BKG-05")
	if b := c.Background; b.Inches > 0 {
		add("Build", fmt.Sprintf("%s, %d lb", b.height(), b.Pounds), "PH-BKG-02")
	}
	years, _, _ := strings.Cut(c.age(), ":")
	add("Age", years, "PH-BKG-06")
	add("Why", c.Motto, "PH-CRE-03")
	return facts
}
