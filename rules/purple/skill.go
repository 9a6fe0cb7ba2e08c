package purple

import (
	"slices"
	"strings"
	"unicode/utf8"

	"pitchdark/rules"
)

// Skill is a narrow training [PH-SKL-04].
type Skill struct {
	ID     string
	Name   string
	Names  Naming // what must be named with it; it can then be taken again
	Effect string // what it does, in words
}

// skillTable is the skills [PH-SKL-04].
var skillTable = []Skill{
	{ID: "acrobatics", Name: "Acrobatics", Effect: "balance and tumbling a level easier; falls count 10 feet less"},
	{ID: "alchemy", Name: "Alchemy", Effect: "brews potions; names one in an hour"},
	{ID: "blindfighting", Name: "Blindfighting", Effect: "no −4 against contacts in the dark"},
	{ID: "climbing", Name: "Climbing", Effect: "5 feet more a round, and a level easier"},
	{ID: "disguise", Name: "Disguise", Effect: "passes as a kind of person"},
	{ID: "etiquette", Name: "Etiquette", Effect: "+1 to a first reaction of civilised folk"},
	{ID: "gambling", Name: "Gambling", Effect: "knows cheats; wins fair games half the time"},
	{ID: "herbalism", Name: "Herbalism", Effect: "aid to the dying a level easier; +1 against poison in the blood"},
	{ID: "jumping", Name: "Jumping", Effect: "long jumps of 20 feet"},
	{ID: "language", Name: "Language", Names: NameTongue, Effect: "speaks and reads one more"},
	{ID: lockpicking, Name: "Lockpicking", Effect: "may pick locks"},
	{ID: "lore", Name: "Lore", Names: NameSubject, Effect: "facts of a subject without a roll"},
	{ID: "performing", Name: "Performing", Effect: "earns 1d6 pence on a town evening"},
	{ID: "pick-pockets", Name: "Pick Pockets", Effect: "takes what hangs at a belt"},
	{ID: "read-lips", Name: "Read Lips", Effect: "understands speech seen within 12 lit tiles"},
	{ID: "riding", Name: "Riding", Effect: "keeps a mount from panic"},
	{ID: "running", Name: "Running", Effect: "runs twice as far as it walks"},
	{ID: "seafaring", Name: "Seafaring", Effect: "works a ship; +2 to find the way over water"},
	{ID: "shadowing", Name: "Shadowing", Effect: "follows unseen in crowds a level easier"},
	{ID: "stealth", Name: "Stealth", Effect: "moves silently a level easier; Stealth +3 in the dark"},
	{ID: "swimming", Name: "Swimming", Effect: "swims at three quarters of its speed"},
	{ID: "tracking", Name: "Tracking", Effect: "follows tracks"},
	{ID: "wrestling", Name: "Wrestling", Effect: "one more die in grapples"},
}

// Skills is the skills, in the order of the table.
func Skills() []Skill { return append([]Skill(nil), skillTable...) }

// FindSkill looks a skill up and refuses what is none of the table: talking,
// knowing magic by sight, and whatever would do a whole task at one roll
// [PH-SKL-02].
func FindSkill(id string) (*Skill, *rules.Refusal) {
	for i := range skillTable {
		if skillTable[i].ID == id {
			return &skillTable[i], nil
		}
	}
	return nil, refuse("PH-SKL-02", "Such a skill cannot be taken.")
}

// SkillTaken is a skill that a hero has, and what was named with it.
type SkillTaken struct {
	Skill string `json:"skill"`
	For   string `json:"for,omitempty"`
}

// HasSkill reports whether the hero has a skill, whatever was named with it.
func (c *Character) HasSkill(id string) bool {
	return slices.ContainsFunc(c.Skills, func(s SkillTaken) bool { return s.Skill == id })
}

// SkillsAllowed is how many skills the hero can have: one to three by its age,
// and one more for each name level [PH-SKL-01, PH-BKG-06].
func (c *Character) SkillsAllowed() int {
	_, n := Stage(c.Background.AgeDie)
	return n + NameLevels(c.Level)
}

// TakeSkill gives the hero a skill, or refuses it [PH-SKL-01].
func (c *Character) TakeSkill(id, named string) *rules.Refusal {
	skill, refused := FindSkill(id)
	if refused != nil {
		return refused
	}
	if refused := c.mayLearn(skill, named); refused != nil {
		return refused
	}
	if skill.Names == NameTongue {
		c.Languages = append(c.Languages, named)
	}
	c.Skills = append(c.Skills, SkillTaken{Skill: id, For: named})
	return nil
}

// maxSubject is how many letters the subject of a Lore may have.
const maxSubject = 40

func (c *Character) mayLearn(skill *Skill, named string) *rules.Refusal {
	same := func(s SkillTaken) bool { return s.Skill == skill.ID && strings.EqualFold(s.For, named) }
	switch {
	case len(c.Skills) >= c.SkillsAllowed():
		return refuse("PH-SKL-01", "You may choose up to %d skills.", c.SkillsAllowed())
	case skill.Names == NameNothing && named != "":
		return refuse("PH-SKL-01", "Nothing is named with this skill.")
	case slices.ContainsFunc(c.Skills, same):
		return refuse("PH-SKL-01", "You already have that skill.")
	case skill.ID == lockpicking && c.Times(lockpicking) > 0:
		return bothLockpickings()
	case skill.Names == NameTongue:
		return MayLearn(c.Languages, named)
	case skill.Names == NameSubject && strings.TrimSpace(named) == "":
		return refuse("PH-SKL-01", "Name the subject of the lore.")
	case utf8.RuneCountInString(named) > maxSubject:
		return refuse("PH-SKL-01", "A subject has at most %d letters.", maxSubject)
	}
	return nil
}

// Shifted is a difficulty made so many levels harder, or easier if below 0; a
// skill for which the table names nothing else makes a task one level easier
// [PH-SKL-03].
func (d Difficulty) Shifted(levels int) Difficulty { return d + Difficulty(3*levels) }
