package purple

import "pitchdark/rules"

// Locker is an enemy within 5 feet that may lock somebody in melee
// [PH-CMB-38].
type Locker struct {
	Size   Size
	Blind  bool // versus the other
	Unable bool // prone, stunned, surprised or helpless
	Sees   bool // through invisibility, if the other is invisible
}

// Standing is somebody beside enemies who would leave [PH-CMB-38].
type Standing struct {
	Size       Size
	Flies      bool // flies, or vanishes by magic
	Invisible  bool
	Surrounded bool // no step leads to a free tile
	Whirls     bool // has the Whirlwind's benefits [PH-FEA-09]
}

// LockedBy reports whether the enemies lock it in melee: one of them does, or
// for a Whirlwind three. Nobody holds what flies, nor what is more than two
// sizes larger than each of them. The Blind, and those who do not see one that
// is invisible, lock only by surrounding [PH-CMB-38, PH-CMB-39].
func (s Standing) LockedBy(foes []Locker) bool {
	if s.Flies || s.towers(foes) {
		return false
	}
	n := 0
	for _, foe := range foes {
		if s.lockedBy(foe) {
			n++
		}
	}
	if s.Whirls {
		return n >= WhirlwindLocks
	}
	return n > 0
}

func (s Standing) lockedBy(foe Locker) bool {
	if foe.Unable {
		return false
	}
	return s.Surrounded || !foe.Blind && (!s.Invisible || foe.Sees)
}

// towering is how many sizes larger than its opponents one must be to walk
// away from them, and never to be grappled by them.
const towering = 3

func (s Standing) towers(foes []Locker) bool {
	for _, foe := range foes {
		if s.Size-foe.Size < towering {
			return false
		}
	}
	return true
}

// MayLeave refuses a plain move out of a melee [PH-CMB-38].
func MayLeave(locked bool) *rules.Refusal {
	if locked {
		return refuse("PH-CMB-38", "You are locked: withdraw or flee.")
	}
	return nil
}

// MayStrike refuses a stroke with a weapon by one that is held [PH-CMB-47].
func MayStrike(held bool) *rules.Refusal {
	if held {
		return refuse("PH-CMB-47", "You are held.")
	}
	return nil
}
