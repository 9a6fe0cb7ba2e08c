package rules

import "pitchdark/rules/grid"

// Forecast is what a hero can tell beforehand of a command that it might give,
// from its own view alone [DK-CMD-01]. What the hero does not know is not in
// it, and nothing in it promises how the dice fall.
type Forecast struct {
	Path    []grid.Point // the way of a walk, without the start
	Ends    grid.Point   // where the hero would stand
	Light   Light        // there, afterwards
	Lit     bool         // Light is known
	Noise   int          // how loud it would be, in tiles; 0 is silent
	Sound   SoundKind    // what it would sound like
	Hearers []Hearer     // of those perceived, who would hear it
	Chances []Chance
	Harm    string   // what it would cost for certain or at worst, in words; "" is nothing
	Deadly  string   // why it is known to be deadly, in one sentence; the screen asks before it is done
	Notes   []string // other things worth knowing, a sentence each
	Rules   []RuleID
}

// Hearer is somebody perceived that a noise would reach.
type Hearer struct {
	Handle  Handle
	Name    string // "somebody" for one that is not identified
	Band    Band
	Perhaps bool // only if the ground between that is not known lets the noise through
}

// Chance is the chance of one roll as far as the hero can know it.
type Chance struct {
	Name    string // "to hit the goblin"
	Percent int    // 0…100, rounded down
	Mods    []Number
	Damage  string // in dice notation with what is taken off, "1d8 - 1"; "" if none
	Rule    RuleID
	Not     string // why no number can be given; Percent is 0 then
}
