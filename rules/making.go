package rules

// Pick is one choice in the making of a hero, as plain data: what is done, with
// what, and what is named with it. Only the system knows what the words mean.
type Pick struct {
	Do   string `json:"do"`
	What string `json:"what,omitempty"`
	For  string `json:"for,omitempty"`
}

// OwnWords says which part of a pick may be any words of the player's own.
type OwnWords uint8

// The parts.
const (
	NoOwnWords OwnWords = iota
	WhatInOwnWords
	ForInOwnWords
)

// MakingOption is a pick that can be made next, or that cannot be and says why.
type MakingOption struct {
	Pick
	Title string
	Group string    // the heading under which it stands, "" for none
	Text  string    // what comes of it
	Side  string    // a price, or how many there are already
	Own   OwnWords  // the pick then holds a suggestion
	Rolls bool      // dice are thrown for it
	Thing ContentID // what it is about, for its picture: a thing,
	Being ContentID // or who one would be; empty for neither
	Rule  RuleID
	Not   *Refusal // why it cannot be made now, nil if it can
}

// MakingStep is a stage in the making of a hero.
type MakingStep struct {
	Title string
	Text  string // what is to be done, in a sentence or two
	Rule  RuleID
	Taken string // what came of it; empty before
	Done  bool
	Now   bool
}

// Throw is dice of one purpose as they fell: 1…Sides each.
type Throw struct {
	Name   string
	Sides  int
	Faces  []int
	Counts bool   // it is their sum that counts, not each by itself
	Means  string // what came of it
	Rule   RuleID
}

// Sum is what the faces come to.
func (t Throw) Sum() int {
	sum := 0
	for _, face := range t.Faces {
		sum += face
	}
	return sum
}

// Profile is a hero's sheet outside of any game: what is printed, saved and
// chosen from. Every figure has its rule.
type Profile struct {
	Name      string // empty until there is one
	Title     string // "dwarf warrior of level 1, Smiter"
	Kind      ContentID
	Abilities []Score
	Figures   []Figure
	Loads     []Load
	Hands     []Grip // the two, once there is anything to hold
	Facts     []Fact
	Reminders []string // what may have been forgotten, a sentence each
	Page      string   // the whole as plain text of 80 columns; empty until it is finished
}

// Grip is what one hand holds, empty if nothing; what takes both is in both.
type Grip struct {
	Thing ContentID
	Name  string
}

// Score is an ability with its modifier.
type Score struct {
	Name  string
	Value int
	Mod   int
	Rule  RuleID
}

// Figure is a number that is looked up again and again, with what it is made
// of.
type Figure struct {
	Name   string
	Short  string // the name where room is scarce
	Value  int
	Signed bool // it is added to dice: written with its sign
	Parts  []Number
	Rule   RuleID
}

// Load is how full a place for carried things is, in quarters of a slot; what
// is over the room weighs its bearer down.
type Load struct {
	Name     string
	Quarters int
	Room     int // whole slots
	Rule     RuleID
}

// Slots is the slots that are filled, those begun counted.
func (l Load) Slots() int { return (l.Quarters + 3) / 4 }

// Fact is a line of a sheet in words.
type Fact struct {
	Label, Text string
	Rule        RuleID
}
