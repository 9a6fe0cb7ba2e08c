package purple

import (
	"slices"

	"pitchdark/rules"
)

// Verb is what a choice does.
type Verb string

// The verbs of creation.
const (
	Roll      Verb = "roll"   // What: the dice of which step
	Swap      Verb = "swap"   // What, For: two abilities
	PickRace  Verb = "race"   // What; For: the ability that a human raises
	PickClass Verb = "class"  // What
	PickStyle Verb = "style"  // What
	School    Verb = "school" // What
	GiveUp    Verb = "trade"  // What: a school; For: an ability
	Learn     Verb = "tongue" // What
	PickFeat  Verb = "feat"   // What; For: what is named with it
	PickSkill Verb = "skill"  // What; For: what is named with it
	Arm       Verb = "weapon" // What: the free one
	Take      Verb = "take"   // What: a thing that is free
	Buy       Verb = "buy"    // What
	TakePack  Verb = "pack"   // What; For: the tool, where there is a choice
	Move      Verb = "move"   // What; For: body, backpack or sack
	Ready     Verb = "ready"  // What
	Call      Verb = "name"   // What: any words
	Vow       Verb = "motto"  // What: any words
	Done      Verb = "done"   // ends a step that can be ended
)

// Choice is one step of making a hero, as plain data. The choices in order,
// with the dice of a Roller, are the hero.
type Choice struct {
	Do   Verb   `json:"do"`
	What string `json:"what,omitempty"`
	For  string `json:"for,omitempty"`
}

// Creation is a hero in the making: what is chosen so far, and what can be
// chosen next [PH-CRE-01].
type Creation struct {
	roller  Roller
	hero    Character
	step    Step
	tongues int // still to be chosen
	choices []Choice
}

// Create begins a hero with the dice of a roller.
func Create(r Roller) *Creation {
	return &Creation{roller: r, hero: Character{Level: 1}}
}

// Rerun makes the hero of a list of choices anew; it stops at the first that
// is refused and says which.
func Rerun(r Roller, choices []Choice) (*Creation, int, *rules.Refusal) {
	c := Create(r)
	for i, ch := range choices {
		if refused := c.Choose(ch); refused != nil {
			return c, i, refused
		}
	}
	return c, len(choices), nil
}

// Hero is a copy of the sheet as it is now.
func (c *Creation) Hero() Character { return c.hero.clone() }

// Step is what has to be done now.
func (c *Creation) Step() Step { return c.step }

// Choices is what was chosen so far, in order.
func (c *Creation) Choices() []Choice { return slices.Clone(c.choices) }

// Finished reports whether the sheet is locked [PH-CRE-01].
func (c *Creation) Finished() bool { return c.step == StepFinished }

// Choose carries a choice out, or refuses it and changes nothing, not even a
// die [PH-CRE-01, PH-GEN-07].
func (c *Creation) Choose(ch Choice) *rules.Refusal {
	next := c.copy()
	if refused := next.carryOut(ch); refused != nil {
		return refused
	}
	next.choices = append(slices.Clip(c.choices), ch)
	*c = *next
	return nil
}

func (c *Creation) copy() *Creation {
	d := *c
	d.hero = c.hero.clone()
	return &d
}

func (c *Creation) carryOut(ch Choice) *rules.Refusal {
	row := findDeed(ch)
	switch {
	case row == nil:
		return refuse("PH-GEN-07", "No such command.")
	case slices.Contains(row.steps, c.step):
		return row.do(c, ch)
	case c.step < row.steps[0]:
		return rules.Refuse(stepTable[c.step].rule, stepTable[c.step].first)
	case row.late != "":
		return rules.Refuse(row.rule, row.late)
	}
	return refuse("PH-CRE-01", "That is settled already.")
}

// MayUndo refuses to go back: dice that have fallen stay where they are, and so
// does a finished sheet [PH-CRE-01].
func (c *Creation) MayUndo() *rules.Refusal {
	n := len(c.choices)
	switch {
	case c.Finished():
		return refuse("PH-CRE-01", "The sheet is locked.")
	case n == 0:
		return refuse("PH-CRE-01", "Nothing is chosen yet.")
	case c.choices[n-1].Do == Roll:
		return refuse("PH-CRE-01", "Dice that have fallen are not taken back.")
	}
	return nil
}

// Undo takes the last choice back, where that may be, by making all before it
// anew [PH-CRE-01].
func (c *Creation) Undo() *rules.Refusal {
	if refused := c.MayUndo(); refused != nil {
		return refused
	}
	before, _, refused := Rerun(c.roller, c.choices[:len(c.choices)-1])
	if refused == nil {
		*c = *before
	}
	return refused
}

// Option is a choice that would be carried out now.
type Option struct {
	Choice
	Title string
	Words Words // what is written freely, if anything
}

// Words says which part of a choice is free words, for which the option holds
// a suggestion.
type Words uint8

// The parts.
const (
	NoWords Words = iota
	WhatWords
	ForWords
)

// Options is what can be chosen next: every choice that would not be refused,
// in the order of the tables [PH-CRE-01].
func (c *Creation) Options() []Option {
	var options []Option
	for i := range deedTable {
		options = append(options, c.offered(&deedTable[i])...)
	}
	return options
}

// offered are the options of one row of deeds.
func (c *Creation) offered(row *deed) []Option {
	if !slices.Contains(row.steps, c.step) {
		return nil
	}
	var options []Option
	for _, o := range row.options(c) {
		o.Do = row.verb
		if c.copy().carryOut(o.Choice) == nil {
			options = append(options, o)
		}
	}
	return options
}
