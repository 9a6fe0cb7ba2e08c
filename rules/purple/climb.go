package purple

import (
	"pitchdark/rules"
	"pitchdark/rules/dice"
)

// Wall is what is to be climbed, and how [PH-CLB-01, PH-CLB-02].
type Wall struct {
	Simple   bool // a rope or a tree: no check
	Wind     bool // high
	Cold     bool // extreme
	Smooth   bool
	Slippery bool
	Burden   int  // the level of encumbrance
	Tackle   bool // rope and grapnel, or spikes and hammer
	Training bool // in Climbing
	Other    int  // levels by which anything else moves it
}

// Difficulty is the Dexterity check before each section: Moderate, a level
// harder for everything against it and for each level of encumbrance, one
// easier with tackle and one with Climbing; a simple climb needs none
// [PH-CLB-01, PH-CLB-02, PH-SKL-04].
func (w Wall) Difficulty() Difficulty {
	if w.Simple {
		return 0
	}
	harder := given(w.Wind, 1) + given(w.Cold, 1) + given(w.Smooth, 1) + given(w.Slippery, 1) + w.Burden + w.Other
	return Moderate.Shifted(harder - given(w.Tackle, 1) - given(w.Training, 1))
}

const (
	sectionFeet = 40 // of climbing for one check
	climbFeet   = 5  // a round, and as much more with Climbing or a rope
)

// Sections is the feet of each part of a climb, each with a check before it
// [PH-CLB-01].
func Sections(feet int) []int {
	var parts []int
	for ; feet > 0; feet -= sectionFeet {
		parts = append(parts, min(feet, sectionFeet))
	}
	return parts
}

// SlipsFrom is the feet that one falls whose check before a section, from 0,
// failed: from the middle of it [PH-CLB-01].
func SlipsFrom(feet, section int) int {
	below := section * sectionFeet
	return below + min(feet-below, sectionFeet)/2
}

// ClimbRounds is how long a climb takes: 5 feet a round, 10 with Climbing or a
// rope but never more for both [PH-CLB-01].
func ClimbRounds(feet int, training, rope bool) int {
	pace := climbFeet + given(training || rope, climbFeet)
	return (feet + pace - 1) / pace
}

// Climbing is the guard of one who climbs: a good Dexterity does not count
// [PH-CLB-02].
func (g Guard) Climbing() Guard {
	g.Held = true
	return g
}

// Fall is one fall [PH-FAL-01].
type Fall struct {
	Feet    int
	Acrobat bool // counts 10 feet less
	Water   bool // into water deeper than 10 feet
}

// acrobatFeet is what Acrobatics takes off a fall.
const acrobatFeet = 10

// fallTable is the d6 of damage for a fall up to so many feet [PH-FAL-01].
var fallTable = [...]struct{ upTo, dice int }{{4, 0}, {10, 1}, {20, 3}, {30, 6}, {40, 10}, {50, 15}}

// fallMost is the d6 of any deeper fall.
const fallMost = 20

// Dice is the damage: none below 5 feet, from 1d6 to 20d6 [PH-FAL-01].
func (f Fall) Dice() dice.Dice {
	feet := f.Feet - given(f.Acrobat, acrobatFeet)
	for _, row := range fallTable {
		if feet <= row.upTo {
			return cast(row.dice, 6)
		}
	}
	return cast(fallMost, 6)
}

// Damage is what of the sum of the dice is taken: half of it in deep water
// [PH-FAL-01].
func (f Fall) Damage(sum int) int {
	if f.Water {
		return sum / 2
	}
	return sum
}

// Prone reports whether the faller lies on the ground afterwards: not in deep
// water, nor after a fall too short to hurt [PH-FAL-01].
func (f Fall) Prone() bool { return !f.Water && f.Dice().Count > 0 }

// Jump is how somebody jumps [PH-JMP-01].
type Jump struct {
	RunUp    int  // feet
	Training bool // in Jumping
	Laden    int  // feet that encumbrance takes off the speed
}

const (
	longJump = 10 // feet with a run-up of as many; twice that with Jumping
	reachUp  = 5  // feet that the hands come up with a run-up
	standUp  = 3  // and without
)

// Feet is how far a long jump carries without a check: 10 feet, 20 with
// Jumping, half of it without a run-up of 10; then less what a burden takes
// [PH-JMP-01].
func (j Jump) Feet() int {
	feet := longJump + given(j.Training, longJump)
	if j.RunUp < longJump {
		feet = HalfFeet(feet)
	}
	return max(feet-j.Laden, 0)
}

// High is how many feet up the hands reach in a high jump [PH-JMP-01].
func (j Jump) High() int {
	feet := standUp
	if j.RunUp >= longJump {
		feet = reachUp
	}
	return max(feet-j.Laden, 0)
}

// Try is the Dexterity check of a long jump over so many feet: none within its
// reach, Hard for one tile more; beyond that, or for whoever cannot jump at
// all, it is refused [PH-JMP-01].
func (j Jump) Try(feet int) (Difficulty, *rules.Refusal) {
	switch clear := j.Feet(); {
	case clear > 0 && feet <= clear:
		return 0, nil
	case clear > 0 && feet <= clear+feetPerTile:
		return Hard, nil
	default:
		return 0, refuse("PH-JMP-01", "That is %d feet; you clear %d.", feet, clear)
	}
}

// MayLift refuses a weight that is too much for the Strength scores of those
// who lift together [PH-LIF-01].
func MayLift(pounds int, strengths ...int) *rules.Refusal {
	if most := Lift(sum(strengths)); pounds > most {
		return refuse("PH-LIF-01", "Together you can lift %d lb.", most)
	}
	return nil
}

// Swimmer is somebody in the water [PH-SWM-01].
type Swimmer struct {
	Speed        int // combat speed in feet
	Constitution int // the score
	Training     bool
	Burden       int  // the level of encumbrance
	Heavy        bool // armour that nobody swims in: see Armour.MaySwim
	Unable       bool // by its background
}

// Feet is the speed in still water: half the combat speed, or three quarters
// with Swimming, rounded down [PH-SWM-01].
func (s Swimmer) Feet() int {
	if s.Training {
		return s.Speed * 3 / 4 / feetPerTile * feetPerTile
	}
	return HalfFeet(s.Speed)
}

// Rounds is how long one stays afloat: a quarter of the Constitution in hours,
// with Swimming half of it, and half the time with a light burden
// [PH-SWM-01].
func (s Swimmer) Rounds() int {
	hours := s.Constitution / 4
	if s.Training {
		hours = s.Constitution / 2
	}
	if s.Burden > 0 {
		return hours * Hour / 2
	}
	return hours * Hour
}

// Sinks reports whether one goes down in deep water and begins to drown: more
// than lightly burdened, in medium or heavy armour, or unable to swim
// [PH-SWM-02].
func (s Swimmer) Sinks() bool { return s.Burden > 1 || s.Heavy || s.Unable }

// TiredBy is the levels of fatigue of so many rounds afloat: one for each half
// hour after the time is up [PH-SWM-02].
func (s Swimmer) TiredBy(rounds int) int { return max(rounds-s.Rounds(), 0) / (Hour / 2) }
