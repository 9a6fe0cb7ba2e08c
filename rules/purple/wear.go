package purple

import "pitchdark/rules"

// Condition is how worn a thing is [PH-WTR-01].
type Condition uint8

// The conditions. All but the last are as good as new in use.
const (
	New Condition = iota
	Used
	Worn
	Shabby
	Ruined
)

var conditionNames = [...]string{"new", "used", "worn", "shabby", "ruined"}

// String is the condition's name.
func (c Condition) String() string { return conditionNames[c] }

// Usable refuses the use of a ruined thing [PH-WTR-01].
func (c Condition) Usable() *rules.Refusal {
	if c == Ruined {
		return refuse("PH-WTR-01", "It is ruined.")
	}
	return nil
}

// wearTable is what becomes of a thing in each condition [PH-WTR-03, PH-WTR-07].
var wearTable = [...]struct {
	decay  int // sides of the die that takes it a step down on a 1
	stress int // sides of the die that breaks it on a 1
	buy    int // percent of the list price
	sell   int
}{
	New:    {decay: 4, stress: 100, buy: 100, sell: 50},
	Used:   {decay: 20, stress: 50, buy: 80, sell: 40},
	Worn:   {decay: 12, stress: 20, buy: 60, sell: 30},
	Shabby: {decay: 8, stress: 6, buy: 40, sell: 20},
}

// DecaySides is the die of a decay roll; 0 for what is ruined [PH-WTR-03].
func (c Condition) DecaySides() int {
	if c == Ruined {
		return 0
	}
	return wearTable[c].decay
}

// StressSides is the die that is rolled under stress; 0 for what is ruined
// [PH-WTR-03, PH-WTR-04].
func (c Condition) StressSides() int {
	if c == Ruined {
		return 0
	}
	return wearTable[c].stress
}

// WearDice is how many dice a decay or stress roll takes: one, or two of a
// sturdy or magical thing [PH-WTR-05].
func WearDice(sturdy bool) int {
	if sturdy {
		return 2
	}
	return 1
}

// Decay is the condition after a decay roll: a step down if every die shows 1
// [PH-WTR-03, PH-WTR-05].
func (c Condition) Decay(faces ...int) Condition {
	if c < Ruined && ones(faces) {
		return c + 1
	}
	return c
}

// Stress is the condition after a stress roll: ruined if every die shows 1
// [PH-WTR-04, PH-WTR-05].
func (c Condition) Stress(faces ...int) Condition {
	if ones(faces) {
		return Ruined
	}
	return c
}

func ones(faces []int) bool {
	for _, face := range faces {
		if face != 1 {
			return false
		}
	}
	return len(faces) > 0
}

// Occasion is what wears things down [PH-WTR-02].
type Occasion uint8

// The occasions of a decay roll.
const (
	OrdinaryMonth  Occasion = iota // everything in use
	WildernessDays                 // everything carried and not protected, every third day
	DungeonDay                     // everything carried and not protected
	ArmourStruck                   // by a natural 20: the armour, or the shield
	WeaponFumbled                  // a natural 1 to hit: the weapon
	FoodDay                        // fresh food, after a step by itself
	SpiceUsed                      // spice: a step by itself
)

// occasionTable is how often a roll falls due, and the step that comes without
// one [PH-WTR-02].
var occasionTable = [...]struct {
	every int // days or times for one roll; 0: no roll
	step  bool
}{
	OrdinaryMonth:  {every: 30},
	WildernessDays: {every: 3},
	DungeonDay:     {every: 1},
	ArmourStruck:   {every: 1},
	WeaponFumbled:  {every: 1},
	FoodDay:        {every: 1, step: true},
	SpiceUsed:      {step: true},
}

// Rolls is how many decay rolls so many days or times of an occasion call for
// [PH-WTR-02].
func (o Occasion) Rolls(times int) int {
	if every := occasionTable[o].every; every > 0 {
		return times / every
	}
	return 0
}

// Step reports whether the thing goes a step down without a roll [PH-WTR-02].
func (o Occasion) Step() bool { return occasionTable[o].step }

// shieldStruck is the faces of a d6 on which a natural 20 wears the shield in
// hand and not the armour [PH-WTR-02].
const shieldStruck = 3

// WearsShield reports whether a d6 puts the wear of a natural 20 on the shield
// [PH-WTR-02].
func WearsShield(face int) bool { return Within(face, shieldStruck) }

// Protects reports whether what lies in a thing of this kind skips the rolls
// of passing days [PH-WTR-06].
func Protects(kind rules.ContentID) bool { return kind == scrollCase }

// BreaksSimply is the alternative without steps: ruined when both dice show 1,
// 2d6, or d100 and d6 for what is sturdy or magical [PH-WTR-09].
func BreaksSimply(first, second int) bool { return first == 1 && second == 1 }

// RollsToRuin is the mean number of decay rolls from a condition to ruin, the
// sum of the sides, or of their squares when two dice must show 1 [PH-WTR-10].
func (c Condition) RollsToRuin(sturdy bool) int {
	sum := 0
	for ; c < Ruined; c++ {
		sides := c.DecaySides()
		if sturdy {
			sides *= sides
		}
		sum += sides
	}
	return sum
}
