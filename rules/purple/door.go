package purple

import (
	"slices"

	"pitchdark/rules"
)

// DoorKind is how a door stands [PH-DOR-01].
type DoorKind uint8

// The kinds of door.
const (
	OpenDoor DoorKind = iota
	ClosedDoor
	StuckDoor
	LockedDoor
	SecretDoor
	BarredDoor
	SpikedDoor
)

// Blocks reports whether it stops movement and sight [PH-DOR-01].
func (d DoorKind) Blocks() bool { return d != OpenDoor }

// MayOpen refuses a door that does not simply open [PH-DOR-01].
func (d DoorKind) MayOpen() *rules.Refusal {
	switch d {
	case LockedDoor:
		return refuse("PH-DOR-01", "It is locked.")
	case StuckDoor, SpikedDoor:
		return refuse("PH-DOR-01", "It is stuck.")
	case BarredDoor:
		return refuse("PH-DOR-01", "It is barred.")
	case SecretDoor:
		return refuse("PH-DOR-01", "You see no door there.")
	}
	return nil
}

// doorSteps is the steps of way that a shut door costs a sound.
const doorSteps = 6

// HeardThrough reports whether a sound comes through shut doors to a hearer so
// many steps off. Nobody rolls to listen [PH-DOR-02, DK-SND-02].
func HeardThrough(loudness, steps, doors int) bool { return steps+doorSteps*doors <= loudness }

// SecretDifficulty is the secret check to find a secret door: Very Hard in
// passing, for the party together, Daunting by a search of its square; harder
// by the levels that it is better hidden, easier if hidden is below 0. Touch
// alone, in the dark, is a level harder and never enough in passing
// [PH-DOR-03, PH-DRK-16].
func SecretDifficulty(search bool, hidden int, blind bool) (Difficulty, *rules.Refusal) {
	switch {
	case search:
		return Daunting.Shifted(hidden + given(blind, 1)), nil
	case blind:
		return 0, refuse("PH-DRK-16", "You must feel for it.")
	}
	return VeryHard.Shifted(hidden), nil
}

// QuietDifficulty is the one Strength check of the strongest on a stuck door:
// Hard, a level harder if it is swollen or heavy [PH-DOR-04].
func QuietDifficulty(heavy bool) Difficulty { return Hard.Shifted(given(heavy, 1)) }

// Strongest is the places of those with the highest Strength, of whom the
// player chooses one [PH-DOR-04].
func Strongest(strengths []int) []int {
	var best []int
	for i, s := range strengths {
		if s == slices.Max(strengths) {
			best = append(best, i)
		}
	}
	return best
}

// MayTryQuietly refuses a second quiet try at the same door [PH-DOR-04].
func MayTryQuietly(tried bool) *rules.Refusal {
	if tried {
		return refuse("PH-DOR-04", "The quiet way has failed.")
	}
	return nil
}

// wrenches are the tools that wrench a stuck door open, and rams those that
// batter a locked or barred one [PH-DOR-05].
var (
	wrenches = []rules.ContentID{"purple/crowbar", "purple/sledgehammer", "purple/mining-pick", "purple/pickaxe", "purple/hand-axe", "purple/battle-axe", "purple/great-axe"}
	rams     = []rules.ContentID{"purple/sledgehammer", "purple/hand-axe", "purple/battle-axe", "purple/great-axe"}
)

// MayWrench refuses to wrench a stuck door open without a tool for it. With one
// it takes a turn, always succeeds, and wears the tool [PH-DOR-05,
// PH-WTR-04].
func MayWrench(tool rules.ContentID) *rules.Refusal {
	return needsTool(slices.Contains(wrenches, tool))
}

func needsTool(has bool) *rules.Refusal {
	if !has {
		return refuse("PH-DOR-05", "You need a tool for that.")
	}
	return nil
}

// Battering is one try, of a turn, at a door that is locked or barred
// [PH-DOR-05].
type Battering struct {
	Tool      rules.ContentID // "": shoulders
	Shoulders int             // how many push
	Crowbar   bool            // to help
	Failed    int             // tries before this one
}

// Difficulty is the Strength check of it: Hard, a level harder with shoulders
// alone, one easier with a crowbar and for each try before. Without a ram, an
// axe or a sledgehammer it takes two people's shoulders [PH-DOR-05].
func (b Battering) Difficulty() (Difficulty, *rules.Refusal) {
	ram := slices.Contains(rams, b.Tool)
	if refused := needsTool(ram || b.Shoulders >= 2); refused != nil {
		return 0, refused
	}
	return Hard.Shifted(given(!ram, 1) - given(b.Crowbar, 1) - b.Failed), nil
}

// mostSpikes is how many spikes make a door harder.
const mostSpikes = 3

// MaySpike refuses to spike a door without a hammer, or with more than three
// spikes. Driving one takes a round [PH-DOR-06].
func MaySpike(hammer bool, spikes int) *rules.Refusal {
	switch {
	case !hammer:
		return refuse("PH-DOR-06", "You need a hammer to drive a spike.")
	case spikes >= mostSpikes:
		return refuse("PH-DOR-06", "More than %d spikes do not help.", mostSpikes)
	}
	return nil
}

// SpikedDifficulty is the Strength check on a door that so many spikes hold
// shut: a stuck one's, a level harder for each spike but the first
// [PH-DOR-06].
func SpikedDifficulty(spikes int) Difficulty { return Hard.Shifted(min(spikes, mostSpikes) - 1) }

// FallsShut reports whether an open door does, so many rounds after the last
// creature went through: after a turn, unless it is spiked, wedged or held
// [PH-DOR-06].
func FallsShut(rounds int, kept bool) bool { return !kept && rounds >= Turn }

// OpensForResidents reports whether the monsters of a place go through freely:
// through stuck doors too, but not if they are spiked [PH-DOR-06].
func (d DoorKind) OpensForResidents() bool {
	return d == OpenDoor || d == ClosedDoor || d == StuckDoor
}
