package purple

import (
	"slices"
	"strings"
	"unicode/utf8"

	"pitchdark/rules"
)

// Check refuses a sheet that no hero can have, as one from a damaged file: it
// says what is wrong first. A sheet that passes is safe to ask anything.
// Figures out of bounds are never bent into shape [PH-GEN-07].
func (c *Character) Check() *rules.Refusal {
	for _, part := range []func() *rules.Refusal{
		c.checkBirth, c.checkClass, c.checkLevel, c.checkBackground, c.checkTraining, c.checkKit,
	} {
		if refused := part(); refused != nil {
			return refused
		}
	}
	return nil
}

func (c *Character) checkBirth() *rules.Refusal {
	if strings.TrimSpace(c.Name) == "" || utf8.RuneCountInString(c.Name) > maxName {
		return refuse("PH-CRE-01", "A name has 1 to %d letters.", maxName)
	}
	for _, score := range c.Scores {
		if _, refused := Modifier(score); refused != nil {
			return refused
		}
	}
	_, refused := FindRace(c.Race)
	return refused
}

func (c *Character) checkClass() *rules.Refusal {
	class, refused := FindClass(c.Class)
	switch {
	case refused != nil:
		return refused
	case len(class.Styles) > 0 && !slices.ContainsFunc(class.Styles, func(s Style) bool { return s.ID == c.Style }):
		return refuse("PH-CLS-04", "A warrior chooses exactly one style.")
	case len(class.Styles) == 0 && c.Style != "":
		return refuse("PH-CLS-04", "Only a warrior has a style.")
	case class.ID != mage && len(c.Schools)+len(c.Trades) > 0:
		return refuse("PH-CLS-10", "Only a mage has schools.")
	}
	for _, school := range c.Schools {
		if !slices.Contains(schoolTable, school) {
			return refuse("PH-CLS-10", "There is no such school.")
		}
	}
	return nil
}

func (c *Character) checkLevel() *rules.Refusal {
	if refused := CheckLevel(c.Level); refused != nil {
		return refused
	}
	if c.Experience < 0 || c.Purse < 0 || c.Familiar < 0 {
		return refuse("PH-GEN-07", "Amounts are whole numbers from 0.")
	}
	if len(c.Faces) != HitDice(c.Level)-1 {
		return refuse("PH-CLS-03", "Level %d has %d hit dice besides the first.", c.Level, HitDice(c.Level)-1)
	}
	for _, face := range c.Faces {
		if face < 1 || face > c.HitDie() {
			return refuse("PH-CLS-03", "A hit die shows 1 to %d.", c.HitDie())
		}
	}
	return nil
}

func (c *Character) checkBackground() *rules.Refusal {
	b := c.Background
	if b.Inches < 1 || b.Pounds < 1 {
		return refuse("PH-BKG-02", "Height and weight are at least 1.")
	}
	for _, part := range []struct {
		face, rows int
		rule       rules.RuleID
	}{
		{b.Upbringing, len(upbringingTable), "PH-BKG-03"},
		{b.Progenitor, len(progenitorTable), "PH-BKG-04"},
		{b.Institution, len(institutionTable[c.Class]), "PH-BKG-05"},
		{b.AgeDie, 12, "PH-BKG-06"},
	} {
		if refused := onTable(part.face, part.rows, part.rule); refused != nil {
			return refused
		}
	}
	return nil
}

// checkTraining refuses feats and skills that there are not, or too many.
func (c *Character) checkTraining() *rules.Refusal {
	if len(c.Feats) > FeatsAt(c.Class, c.Level, c.Traded(focused)) {
		return refuse("PH-FEA-01", "That is a feat too many.")
	}
	for _, f := range c.Feats {
		row := FindFeat(f.Feat)
		switch {
		case row == nil:
			return refuse("PH-FEA-01", "There is no such feat.")
		case row.Class != "" && row.Class != c.Class:
			return refuse("PH-FEA-01", "That is a %s feat.", row.Class)
		case f.Level < 1 || f.Level > c.Level:
			return refuse("PH-FEA-01", "A feat came at a level from 1 to %d.", c.Level)
		}
	}
	if len(c.Skills) > c.SkillsAllowed() {
		return refuse("PH-SKL-01", "You may choose up to %d skills.", c.SkillsAllowed())
	}
	for _, s := range c.Skills {
		if _, refused := FindSkill(s.Skill); refused != nil {
			return refused
		}
	}
	return nil
}

func (c *Character) checkKit() *rules.Refusal {
	for _, s := range c.Kit {
		if _, refused := known(s.Kind); refused != nil {
			return refused
		}
		if s.Count < 1 || s.Where > InSack || s.Condition > Ruined {
			return refuse("PH-ENC-01", "A thing is one or more, in a place and a condition that there is.")
		}
	}
	return nil
}
