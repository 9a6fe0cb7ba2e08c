package purple

import (
	"pitchdark/rules"
	"pitchdark/rules/grid"
)

// Behind reports whether what lies in a direction is at the back of one that
// faces another: backward or to either side of it [PH-CMB-14].
func Behind(facing, toward grid.Direction) bool {
	switch facing.Toward(toward) {
	case grid.BackRight, grid.Backward, grid.BackLeft:
		return true
	}
	return false
}

// FacesAttacker reports whether one turns to its attacker before the blow: to
// the first of the round in melee, if it was locked with nobody before and is
// neither Blind nor surprised [PH-CMB-14].
func FacesAttacker(first, locked, blind, surprised bool) bool {
	return first && !locked && !blind && !surprised
}

// StrikeStep is in which step of the Missile or Melee Phase somebody acts: 0
// with Dash, 1 with everybody else, 2 the slowest. All of a step act at the
// same time, and what comes of it shows at its end [PH-CMB-16, PH-CMB-44].
func StrikeStep(dash, last bool) int {
	switch {
	case dash:
		return 0
	case last:
		return 2
	}
	return 1
}

// MayDeclare refuses to end the declarations while a hero who can has named
// neither a stance nor a spell [PH-CMB-17].
func MayDeclare(name string, declared bool) *rules.Refusal {
	if !declared {
		return refuse("PH-CMB-17", "Pick a stance or a spell for %s.", name)
	}
	return nil
}

// MayMoveCasting refuses a move to whoever casts [PH-CMB-17].
func MayMoveCasting(casting bool) *rules.Refusal {
	if casting {
		return refuse("PH-CMB-17", "You are casting; you cannot move this round.")
	}
	return nil
}

// MayCancel refuses to cancel a spell once the first of the Magic Phase has
// been resolved [PH-CMB-51].
func MayCancel(resolved int) *rules.Refusal {
	if resolved > 0 {
		return refuse("PH-CMB-51", "Too late to cancel.")
	}
	return nil
}

// Fight is what the end of a combat hangs on [PH-CMB-55].
type Fight struct {
	Unaware int // full rounds in which no enemy knew of the party
	Foes    int // that stand and are in contact
	Parley  bool
}

// Over reports whether the combat has ended [PH-CMB-55].
func (f Fight) Over() bool { return f.Unaware >= 1 || f.Foes == 0 || f.Parley }

// FightTurns is what a fight and its aftermath count for random encounters, in
// turns, however long they were; lights burn by the round [PH-CMB-55].
const FightTurns = 1
