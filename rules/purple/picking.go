package purple

import "pitchdark/rules"

// LockGrade is how intricate a lock is [PH-LOK-01].
type LockGrade uint8

// The grades, the simplest first.
const (
	SimpleLock LockGrade = iota
	AverageLock
	GoodLock
	FineLock
	MasterLock
)

// Difficulty is the Dexterity check, of a turn, to pick the lock: Moderate to
// Heroic by its grade, a level easier by the feat, one harder by touch alone
// [PH-LOK-01, PH-DRK-16].
func (g LockGrade) Difficulty(feat, blind bool) Difficulty {
	return Moderate.Shifted(int(g) - given(feat, 1) + given(blind, 1))
}

// AcidOpens reports whether a vial of acid opens it in a turn [PH-EQP-08].
func (g LockGrade) AcidOpens() bool { return g < MasterLock }

// mostTries is the failures after which a lock is beyond somebody.
const mostTries = 2

// Tries is what a hero has failed at a lock [PH-LOK-02].
type Tries struct {
	Failed int `json:"failed"`
	Level  int `json:"level"` // of the hero at the last failure
}

// Fail is the tries after one more failure at a level [PH-LOK-02].
func (t Tries) Fail(level int) Tries {
	if level > t.Level {
		t.Failed = 0
	}
	return Tries{Failed: t.Failed + 1, Level: level}
}

// MayPick refuses a lock to whoever has no picks or no training, or failed
// twice at its level [PH-LOK-01, PH-LOK-02].
func (t Tries) MayPick(level int, picks, trained bool) *rules.Refusal {
	switch {
	case !picks || !trained:
		return refuse("PH-LOK-01", "You need picks and training.")
	case t.Failed >= mostTries && level <= t.Level:
		return refuse("PH-LOK-02", "Not before you gain a level.")
	}
	return nil
}

// LockTrap is a trap on a lock [PH-LOK-03].
type LockTrap struct {
	Trap  string // its ID
	Found bool
	Spent bool // has gone off, or was disarmed
	Waits bool // does not go off before the roll
}

// LockTrapDifficulty is the secret Perception check, one for each trap, of an
// active search of the lock: a level easier with the feat. See
// Trap.Difficulty [PH-LOK-03].
func LockTrapDifficulty(base Difficulty, feat bool) Difficulty { return base.Shifted(-given(feat, 1)) }

// Springs is the places of the traps that go off before the lock is tried:
// those that nobody found [PH-LOK-04].
func Springs(traps []LockTrap) []int {
	var off []int
	for i, t := range traps {
		if !t.Found && !t.Spent && !t.Waits {
			off = append(off, i)
		}
	}
	return off
}

// Picked is the traps after the lock was opened: those that were found are
// disarmed [PH-LOK-04].
func Picked(traps []LockTrap) []LockTrap {
	after := append([]LockTrap(nil), traps...)
	for i := range after {
		after[i].Spent = after[i].Spent || after[i].Found
	}
	return after
}
