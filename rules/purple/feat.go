package purple

import (
	"slices"
	"strings"

	"pitchdark/rules"
)

// Feat is something that a hero can do and others cannot [PH-FEA-01].
type Feat struct {
	ID    string
	Name  string
	Class string // "": for both
	Times int    // how often it can be taken; 0: once for each thing named
	Names Naming // what must be named when it is taken
	Rule  rules.RuleID
}

// Naming is what must be named with a feat or skill.
type Naming string

// What can be asked for.
const (
	NameNothing  Naming = ""
	NameAbility  Naming = "ability"
	NamePatron   Naming = "patron"
	NameFamiliar Naming = "familiar"
	NameTongue   Naming = "tongue"
	NameSubject  Naming = "subject"
)

// The feats that other rules name.
const (
	conditioning = "conditioning"
	lockpicking  = "lockpicking"
	tough        = "tough"
)

// featTable is the feats, warriors' first [PH-FEA-01]. Those that spells or
// the wilds are needed for are not in it yet.
var featTable = []Feat{
	{ID: "brawler", Name: "Brawler", Class: warrior, Times: 1, Rule: "PH-FEA-02"},
	{ID: "captain", Name: "Captain", Class: warrior, Times: 1, Rule: "PH-FEA-03"},
	{ID: "defender", Name: "Defender", Class: warrior, Times: 1, Rule: "PH-FEA-04"},
	{ID: "great-weapon", Name: "Great-Weapon Fighter", Class: warrior, Times: 1, Rule: "PH-FEA-05"},
	{ID: "marksman", Name: "Marksman", Class: warrior, Times: 1, Rule: "PH-FEA-06"},
	{ID: "true-grit", Name: "True Grit", Class: warrior, Times: 1, Rule: "PH-FEA-08"},
	{ID: "whirlwind", Name: "Whirlwind", Class: warrior, Times: 1, Rule: "PH-FEA-09"},
	{ID: "familiar", Name: "Familiar", Class: mage, Times: 1, Names: NameFamiliar, Rule: "PH-FEA-13"},
	{ID: "quickcast", Name: "Quickcast", Class: mage, Times: 2, Rule: "PH-FEA-15"},
	{ID: "spell-silence", Name: "Spell Silence", Class: mage, Times: 2, Rule: "PH-FEA-16"},
	{ID: "stillcasting", Name: "Stillcasting", Class: mage, Times: 2, Rule: "PH-FEA-17"},
	{ID: "undeniable", Name: "Undeniable", Class: mage, Times: 1, Rule: "PH-FEA-18"},
	{ID: "anointed", Name: "Anointed", Times: 1, Names: NamePatron, Rule: "PH-FEA-19"},
	{ID: conditioning, Name: "Conditioning", Names: NameAbility, Rule: "PH-FEA-20"},
	{ID: lockpicking, Name: "Lockpicking", Times: 1, Rule: "PH-FEA-22"},
	{ID: tough, Name: "Tough", Times: 1, Rule: "PH-FEA-23"},
}

// Feats is every feat that can be taken, in the order of the table.
func Feats() []Feat { return append([]Feat(nil), featTable...) }

// FindFeat looks a feat up; nil if there is none of that name.
func FindFeat(id string) *Feat {
	for i := range featTable {
		if featTable[i].ID == id {
			return &featTable[i]
		}
	}
	return nil
}

// FeatTaken is a feat that a hero has, what was named with it, and the level
// at which it came.
type FeatTaken struct {
	Feat  string `json:"feat"`
	For   string `json:"for,omitempty"`
	Level int    `json:"level"`
}

// FeatsAt is how many feats a class has at a level: one and one more at each
// name level, a warrior two more, a Focused mage one besides [PH-FEA-01,
// PH-CLS-04, PH-CLS-13].
func FeatsAt(class string, level int, isFocused bool) int {
	n := 1 + NameLevels(level)
	if class == warrior {
		n += NameLevels(level)
	}
	if isFocused {
		n++
	}
	return n
}

// FeatsDue is how many feats the hero may still take.
func (c *Character) FeatsDue() int {
	return FeatsAt(c.Class, c.Level, c.Traded(focused)) - len(c.Feats)
}

// Times is how often the hero took a feat.
func (c *Character) Times(feat string) int {
	n := 0
	for _, f := range c.Feats {
		if f.Feat == feat {
			n++
		}
	}
	return n
}

// TakeFeat gives the hero a feat and what comes with it at once, or refuses it
// [PH-FEA-01].
func (c *Character) TakeFeat(id, named string) *rules.Refusal {
	f := FindFeat(id)
	if refused := c.mayTake(f, named); refused != nil {
		return refused
	}
	switch id {
	case conditioning:
		a, _ := ParseAbility(named)
		c.Scores, named = c.Scores.Raised(a, 2), a.String()
	case lockpicking:
		c.Scores = c.Scores.Raised(Dexterity, 1)
	}
	c.Feats = append(c.Feats, FeatTaken{Feat: id, For: named, Level: c.Level})
	return nil
}

func (c *Character) mayTake(f *Feat, named string) *rules.Refusal {
	switch {
	case f == nil:
		return refuse("PH-FEA-01", "There is no such feat.")
	case c.FeatsDue() < 1:
		return refuse("PH-FEA-01", "You have no feat to choose now.")
	case f.Class != "" && f.Class != c.Class:
		return refuse("PH-FEA-01", "That is a %s feat.", f.Class)
	case f.Times == 1 && c.Times(f.ID) > 0:
		return refuse("PH-FEA-01", "You already have that feat.")
	case f.Times > 1 && c.Times(f.ID) >= f.Times:
		return refuse(f.Rule, "This feat may be taken twice.")
	case f.Class == "" && c.Traded(focused) && c.Level == 1 && c.freeFeatTaken():
		return refuse("PH-CLS-13", "Focused gives a mage feat.")
	case f.ID == lockpicking && c.HasSkill(lockpicking):
		return bothLockpickings()
	}
	return c.mayName(f, named)
}

// freeFeatTaken reports whether one of the feats is open to both classes.
func (c *Character) freeFeatTaken() bool {
	return slices.ContainsFunc(c.Feats, func(t FeatTaken) bool { return FindFeat(t.Feat).Class == "" })
}

func bothLockpickings() *rules.Refusal {
	return refuse("PH-FEA-22", "You cannot have both the Lockpicking feat and skill.")
}

// mayName refuses a feat with which the wrong thing is named, or nothing.
func (c *Character) mayName(f *Feat, named string) *rules.Refusal {
	switch f.Names {
	case NameAbility:
		return c.mayCondition(named)
	case NamePatron:
		if FindPatron(named) == nil {
			return refuse(f.Rule, "Name your patron.")
		}
	case NameFamiliar:
		if FindFamiliar(named) == nil {
			return refuse(f.Rule, "Name your familiar.")
		}
	default:
		if named != "" {
			return refuse(f.Rule, "Nothing is named with this feat.")
		}
	}
	return nil
}

func (c *Character) mayCondition(named string) *rules.Refusal {
	a, refused := ParseAbility(named)
	if refused != nil {
		return refused
	}
	had := func(t FeatTaken) bool { return t.Feat == conditioning && strings.EqualFold(t.For, named) }
	switch {
	case slices.ContainsFunc(c.Feats, had):
		return refuse("PH-FEA-20", "You have conditioned that ability.")
	case c.Scores[a] >= MaxScore:
		return refuse("PH-FEA-20", "That ability is already %d.", MaxScore)
	}
	return nil
}
