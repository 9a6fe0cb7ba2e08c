package purple

import (
	"slices"

	"pitchdark/rules"
)

// Status is a state that somebody is in for a time [PH-CMB-54].
type Status string

// The states.
const (
	StatusProne        Status = "prone"
	StatusStunned      Status = "stunned"
	StatusSurprised    Status = "surprised"
	StatusGrappled     Status = "grappled"
	StatusStruggling   Status = "struggling"
	StatusEntangled    Status = "entangled"
	StatusParalysed    Status = "paralysed"
	StatusAsleep       Status = "asleep"
	StatusComatose     Status = "in a coma"
	StatusBound        Status = "bound"
	StatusPetrified    Status = "turned to stone"
	StatusInvisible    Status = "invisible"
	StatusFleeing      Status = "fleeing"
	StatusBurning      Status = "burning"
	StatusConvalescent Status = "convalescent"
	StatusWeakened     Status = "weakened" // 2 off every d20 [PH-MON-03]
	StatusFever        Status = "feverish" // a level of fatigue a day [PH-MON-03]
	StatusRotting      Status = "rotting"  // does not heal by itself [PH-MON-03]
)

// weakening is what weakness takes off every d20 [PH-MON-03].
const weakening = -2

// StatusMods is what somebody's states add to every d20 that it rolls
// [PH-MON-03].
func StatusMods(has []Status) []rules.Number {
	return number(nil, string(StatusWeakened), given(slices.Contains(has, StatusWeakened), weakening), "PH-MON-03")
}

// helpless are the states in which any blow hits for all that it can do
// [PH-CMB-10].
var helpless = []Status{StatusParalysed, StatusAsleep, StatusComatose, StatusBound, StatusPetrified}

// idle are the others in which one does nothing at all [PH-CMB-03, PH-CMB-54].
var idle = []Status{StatusStunned, StatusSurprised}

// held are the others in which one stays where one is.
var held = []Status{StatusGrappled, StatusStruggling, StatusEntangled}

func (s Status) among(lists ...[]Status) bool {
	return slices.ContainsFunc(lists, func(list []Status) bool { return slices.Contains(list, s) })
}

// Helpless reports whether any attack in melee or at short range hits, for all
// the damage that it can do [PH-CMB-10].
func (s Status) Helpless() bool { return s.among(helpless) }

// Acts reports whether one in this state can do anything; what it cannot do
// with its limbs held is another matter [PH-CMB-54].
func (s Status) Acts() bool { return !s.among(helpless, idle) }

// Moves reports whether one in this state can leave its tile [PH-CMB-54].
func (s Status) Moves() bool { return !s.among(helpless, idle, held) }

// Casts reports whether one in this state can cast a spell [PH-CMB-54,
// PH-DTH-05].
func (s Status) Casts() bool { return s.Moves() && s != StatusConvalescent }

// Locks reports whether one in this state can lock an enemy in melee
// [PH-CMB-39, PH-CMB-54].
func (s Status) Locks() bool { return s.Acts() && s != StatusProne }

// Nimble reports whether a good Dexterity counts in this state [PH-CHR-05,
// PH-CMB-54, PH-DTH-05].
func (s Status) Nimble() bool {
	return s.Acts() && s != StatusGrappled && s != StatusEntangled && s != StatusConvalescent
}

// Wields reports whether one in this state can strike with a weapon
// [PH-CMB-46, PH-CMB-47].
func (s Status) Wields() bool { return s.Moves() && s != StatusConvalescent }
