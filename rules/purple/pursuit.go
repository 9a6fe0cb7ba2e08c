package purple

import "pitchdark/rules"

// MayEscape refuses to run for it while somebody of the side, by name, is
// locked in melee; "" is nobody [PH-PUR-01].
func MayEscape(locked string) *rules.Refusal {
	if locked != "" {
		return refuse("PH-PUR-01", "%s is still locked in melee.", locked)
	}
	return nil
}

// What counts for and against those in a pursuit [PH-PUR-02, PH-DRK-29].
const (
	feetPerPoint = 5 // of speed
	inTheirWay   = 4 // caltrops, or oil that burns
	durableBait  = 2
	freshBait    = 4
	someTreasure = 2
	muchTreasure = 4
	treasureEach = 10 * Penny // for every pursuer that understands
	fortuneEach  = 50 * Penny
	sensesFail   = -4
	runsBlind    = -4
)

// The dice and distances of a pursuit [PH-PUR-02, PH-PUR-03, PH-PUR-05].
const (
	PursuitSides = 12 // the die of each group and of those who flee
	PursuitTiles = 4  // the distance of a shot
	SearchSides  = 6  // the die of turns that pursuers look for who got away
	FriendsSides = 6  // the die of how many bring those that got away back
)

// What decides a pursuit [PH-PUR-04].
const (
	aheadAtOnce = 6 // in modifiers
	inARow      = 2
)

// Quarry is one who flees [PH-PUR-02].
type Quarry struct {
	Speed     int // feet
	Fatigue   int // levels
	Blind     bool
	Invisible bool // gets away at once
	Drops     Bait // before this roll, for this roll
}

// Bait is what those who flee let fall [PH-PUR-02].
type Bait struct {
	Hazard         bool // caltrops or burning oil
	Durable, Fresh int  // pounds of food
	Treasure       Money
}

// Hunters is a group of pursuers of the same speed [PH-PUR-02].
type Hunters struct {
	Speed    int // feet
	Fatigue  int // levels
	Hindered bool
	Beasts   int // of them that food tempts
	Thinkers int // of them that treasure tempts
}

// Vanishes reports whether it gets away at once, with no roll [PH-PUR-02].
func (q Quarry) Vanishes() bool { return q.Invisible }

// FleeMods is what one who flees adds to the d12 against a group
// [PH-PUR-02, PH-DRK-29].
func (q Quarry) FleeMods(h Hunters) []rules.Number {
	mods := number(nil, "faster", max(q.Speed-h.Speed, 0)/feetPerPoint, "PH-PUR-02")
	mods = number(mods, "in their way", given(q.Drops.Hazard, inTheirWay), "PH-PUR-02")
	mods = number(mods, "food", q.Drops.food(h.Beasts), "PH-PUR-02")
	mods = number(mods, "treasure", q.Drops.treasure(h.Thinkers), "PH-PUR-02")
	mods = number(mods, "fatigue", Tired(q.Fatigue), "PH-PUR-02")
	return number(mods, "runs blind", given(q.Blind, runsBlind), "PH-DRK-29")
}

// food tempts beasts when there is a pound for each.
func (b Bait) food(beasts int) int {
	switch {
	case beasts == 0:
		return 0
	case b.Fresh >= beasts:
		return freshBait
	case b.Durable+b.Fresh >= beasts:
		return durableBait
	}
	return 0
}

func (b Bait) treasure(thinkers int) int {
	switch {
	case thinkers == 0:
		return 0
	case b.Treasure >= Money(thinkers)*fortuneEach:
		return muchTreasure
	case b.Treasure >= Money(thinkers)*treasureEach:
		return someTreasure
	}
	return 0
}

// ChaseMods is what a group adds to its d12 against one who flees [PH-PUR-02].
func (h Hunters) ChaseMods(q Quarry) []rules.Number {
	mods := number(nil, "faster", max(h.Speed-q.Speed, 0)/feetPerPoint, "PH-PUR-02")
	mods = number(mods, "senses hindered", given(h.Hindered, sensesFail), "PH-PUR-02")
	return number(mods, "fatigue", Tired(h.Fatigue), "PH-PUR-02")
}

// HinderedInChase reports whether a creature that hunts in the dark has its
// senses hindered: it needs eyes, and neither it nor its quarry has a light
// [PH-DRK-29].
func (m *Monster) HinderedInChase(ownLight, quarryLit bool) bool {
	return m.Eyes != rules.DarkVision && m.Aware == 0 && !ownLight && !quarryLit
}

// MayCastPursued refuses a spell in a pursuit [PH-PUR-03].
func MayCastPursued(spell bool) *rules.Refusal {
	if spell {
		return refuse("PH-PUR-03", "No casting in a pursuit.")
	}
	return nil
}

// Chase is how it stands between one who flees and each group: above 0 how
// often in a row the one was ahead, below 0 how often the group [PH-PUR-04].
type Chase []int

// After is the chase after one more round: the totals of the fleeing and of
// each group. A tie breaks every run [PH-PUR-04].
func (c Chase) After(quarry int, groups []int) Chase {
	next := make(Chase, len(groups))
	for i, group := range groups {
		before := 0
		if i < len(c) {
			before = c[i]
		}
		switch {
		case quarry > group:
			next[i] = max(before, 0) + 1
		case quarry < group:
			next[i] = min(before, 0) - 1
		}
	}
	return next
}

// leads reports whether one side has won at once by its modifiers, 6 or more
// ahead [PH-PUR-04].
func leads(own, others int) bool { return own-others >= aheadAtOnce }

// Escaped reports whether one who flees has got away from all groups, twice
// running or at once by its modifiers [PH-PUR-04].
func (c Chase) Escaped(own int, groups []int) bool {
	twice, atOnce := true, true
	for i, group := range groups {
		twice = twice && i < len(c) && c[i] >= inARow
		atOnce = atOnce && leads(own, group)
	}
	return twice || atOnce
}

// Caught reports whether one group has caught it, the same way [PH-PUR-04].
func (c Chase) Caught(own int, groups []int) bool {
	for i, group := range groups {
		if i < len(c) && c[i] <= -inARow || leads(group, own) {
			return true
		}
	}
	return false
}

// FlightTiles is how far along the known way a flight of so many rounds leads
// [PH-PUR-05].
func FlightTiles(rounds, speed int) int { return rounds * Tiles(speed) }

// gone is the faces of a d6 on which those that got away do not come back.
const gone = 3

// LeavesLevel reports whether by a d6 creatures that got away are gone for
// good; else they come back with a d6 of friends, or with whoever comes next
// [PH-PUR-05].
func LeavesLevel(face int) bool { return Within(face, gone) }
