package purple

import "pitchdark/rules"

// Cover is what hides part of a target from a shot [PH-CMB-24].
type Cover uint8

// The covers.
const (
	NoCover Cover = iota
	HalfCover
	HeavyCover
)

// String is the cover's English name.
func (c Cover) String() string { return [...]string{"no cover", "half cover", "heavy cover"}[c] }

// Attack is what the cover takes off a shot [PH-CMB-23].
func (c Cover) Attack() int { return -2 * int(c) }

// CoverOf is the cover of a target when the line to it crosses an obstacle
// beside it or passes the corner of a wall beside it: half, or heavy when both
// do, or when it stands at a slit or a half-open door [PH-CMB-24].
func CoverOf(obstacle, corner, slit bool) Cover {
	switch {
	case slit, obstacle && corner:
		return HeavyCover
	case obstacle, corner:
		return HalfCover
	}
	return NoCover
}

// Shooter is somebody who would shoot or throw [PH-CMB-21].
type Shooter struct {
	Weapon string   // its name: "bow"
	Kind   *Missile // what it shoots
	InHand bool     // since the beginning of the round
	Locked bool
	Prone  bool
	Acted  bool
}

// MayShoot refuses whoever is locked in melee, has acted, has no missile weapon
// ready, or lies prone with one that wants a straight back: crossbows shoot
// lying down, bows, slings and thrown weapons do not [PH-CMB-21].
func (s Shooter) MayShoot() *rules.Refusal {
	switch {
	case s.Locked:
		return refuse("PH-CMB-21", "You are locked in melee.")
	case s.Acted:
		return acted("PH-CMB-44")
	case !s.InHand:
		return refuse("PH-CMB-21", "Your %s is not in hand.", s.Weapon)
	case s.Prone && !s.Kind.crossbow():
		return refuse("PH-CMB-21", "You cannot use the %s lying down.", s.Weapon)
	}
	return nil
}

func acted(rule rules.RuleID) *rules.Refusal { return refuse(rule, "You have already acted.") }

// crossbow reports whether it shoots bolts.
func (m *Missile) crossbow() bool {
	for _, kind := range m.Ammo {
		if kind == bolts {
			return true
		}
	}
	return false
}

// Blocks reports whether a creature on the line of a shot blocks it: not when
// it is prone or Tiny, not a Small one before a Large shooter, and not when the
// target is at least a size larger [PH-CMB-22].
func Blocks(blocker Size, prone bool, shooter, target Size) bool {
	switch {
	case prone, blocker == Tiny, target > blocker:
		return false
	}
	return blocker > Small || shooter < Large
}

// Blocked is the refusal of a shot through somebody [PH-CMB-22].
func Blocked(by string) *rules.Refusal {
	return refuse("PH-CMB-22", "The line is blocked by %s.", by)
}

// MaySingleOut reports whether a shot into a melee goes where it is aimed: at a
// target at least a size larger than all that it fights, or by a Marksman. Else
// each of that melee, friend or foe, is as likely as the next to be the one
// rolled against [PH-CMB-25].
func MaySingleOut(target Size, opponents []Size, marksman bool) bool {
	for _, size := range opponents {
		if target <= size && !marksman {
			return false
		}
	}
	return true
}

// MayHold refuses to hold a shot for no phase [PH-CMB-26].
func MayHold(named bool) *rules.Refusal {
	if !named {
		return refuse("PH-CMB-26", "Hold until the end of which phase?")
	}
	return nil
}

// Unsteadied reports whether having moved spoils a shot that was held: with
// bows and crossbows, not with slings and what is thrown [PH-CMB-26].
func (m *Missile) Unsteadied() bool { return !m.Thrown && m.Hands == 2 }

// above is how many feet higher a target must be to be above the shooter
// [PH-CMB-28].
const above = 10

// MayReach refuses a far shot in strong wind or at a target at least 10 feet
// higher, and any but a short one when both hold [PH-CMB-28].
func MayReach(bracket int, wind bool, feetHigher int) *rules.Refusal {
	high := feetHigher >= above
	switch {
	case wind && high && bracket < 0, wind && bracket == farRange:
		return refuse("PH-CMB-28", "The wind is too strong for so long a shot.")
	case high && bracket == farRange:
		return refuse("PH-CMB-28", "The target is too high for so long a shot.")
	}
	return nil
}

// MayThrow refuses a vial to whoever has no hand for it [PH-CMB-29].
func MayThrow(handsFree int) *rules.Refusal {
	if handsFree < 1 {
		return refuse("PH-CMB-29", "You have no hand free.")
	}
	return nil
}

// MayInvoke refuses a magic device without a charge. What goes off from one needs
// no clear line and cannot be disrupted [PH-CMB-27].
func MayInvoke(charges int) *rules.Refusal {
	if charges < 1 {
		return refuse("PH-CMB-27", "It is spent.")
	}
	return nil
}
