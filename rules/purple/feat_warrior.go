package purple

import "pitchdark/rules"

// Brawls reports whether the natural face of a melee attack that hit lets a
// Brawler do more: 18 or 19, against somebody at most one size larger
// [PH-FEA-02].
func Brawls(face int, own, other Size) bool {
	return (face == 18 || face == 19) && other-own <= 1
}

// BashBonus is what a Brawler's bash adds to its 1d4 [PH-FEA-02].
func BashBonus(level int) int { return 2 * NameLevels(level) }

// What a Captain gives [PH-FEA-03].
const (
	CaptainInitiative = 1
	CaptainMorale     = 2
	CaptainReach      = 12 // tiles, or in sight
)

// CaptainAttack is what everybody else in the party adds to attacks; several
// captains do not add up [PH-FEA-03].
func CaptainAttack(level int) int {
	if level >= 10 {
		return 2
	}
	return 1
}

// What a Defender has on its side [PH-FEA-04].
const (
	DefenderStand      = 4 // against whatever would move it
	DefenderIntercepts = 4 // enemies that it stops in Guard, where others stop two
)

// CriticalFrom is the least natural face that is critical: 20, or lower by one
// and one more for each name level for a Great-Weapon Fighter who swings a
// melee weapon in both hands [PH-FEA-05].
func CriticalFrom(level int, greatWeapon, twoHands bool) int {
	if greatWeapon && twoHands {
		return 20 - 1 - NameLevels(level)
	}
	return 20
}

// Steadied is what is left of a Marksman's ranged penalties: 2 less and 2 less
// again for each name level, but never a bonus [PH-FEA-06].
func Steadied(penalty, level int) int { return min(penalty+2+2*NameLevels(level), 0) }

// MayReroll refuses a second try at the same death save [PH-FEA-08].
func MayReroll(used bool) *rules.Refusal {
	if used {
		return refuse("PH-FEA-08", "You have already re-rolled.")
	}
	return nil
}

// WhirlwindLocks is how many opponents it takes to lock a Whirlwind
// [PH-FEA-09].
const WhirlwindLocks = 3

// Whirls reports whether a Whirlwind has its benefits: free to move, in no
// armour heavier than light, and not encumbered at all [PH-FEA-09].
func Whirls(free bool, body *Armour, encumbrance int) bool {
	return free && (body == nil || body.Weight <= Light) && encumbrance == 0
}

// WhirlwindClass is what a Whirlwind adds to Armour Class [PH-FEA-09].
func WhirlwindClass(level int) int { return 2 + NameLevels(level) }
