package purple

import "pitchdark/rules"

// How many members of a party one light is enough for, and how many candles
// make one [PH-DRK-10].
const (
	membersPerLight = 3
	candlesPerLight = 3
)

// LightsShort is how many lights a party of so many is short of, followers
// included: it wants one for each three, begun threes too [PH-DRK-10].
func LightsShort(members, lights, candles int) int {
	wanted := (members + membersPerLight - 1) / membersPerLight
	return max(wanted-lights-candles/candlesPerLight, 0)
}

// Warning is what a group does that has noticed a light come nearer
// [PH-DRK-13].
type Warning uint8

// The warnings, by the faces of a d6.
const (
	SendsWord   Warning = iota + 1 // one of it runs to the next group
	LiesInWait                     // the others' threshold of surprise is 2 higher
	TakesAim                       // missiles ready, at the edge of the dark
	GoesDark                       // puts its own lights out and waits
	FallsBack                      // a room back, and shuts the doors
	SendsAScout                    // to look
)

// WarningBy is what a d6 makes a group do, once for each group [PH-DRK-13].
func WarningBy(face int) Warning { return Warning(face) }

// Heeds reports whether a light that comes nearer warns such creatures
// [PH-DRK-13].
func (m *Monster) Heeds() bool { return m.Mind.Intelligent() }

// ignores is the faces of a d6 on which people who have a light of their own
// think nothing of another.
const ignores = 3

// IgnoresLight reports whether by a d6 people in a room with lights of their
// own think nothing of one more [PH-DRK-13].
func IgnoresLight(face int) bool { return Within(face, ignores) }

// What training and gear do to a hero's Stealth and Prs [PH-DRK-06,
// PH-DRK-26].
const (
	stealthTraining = 3
	cloakStealth    = 4
	BlindfightBonus = 3 // in contests in the dark
)

// StealthMods is how hard the hero is to notice in the dark, in such armour,
// with a cloak for it or without [PH-DRK-06].
func (c *Character) StealthMods(body *Armour, magicalArmour, cloak bool) []rules.Number {
	mods := number(nil, "Dexterity", c.Mod(Dexterity), "PH-DRK-06")
	mods = number(mods, "Stealth", given(c.HasSkill("stealth"), stealthTraining), "PH-DRK-06")
	mods = number(mods, "cloak", given(cloak, cloakStealth), "PH-DRK-06")
	return number(mods, "armour", sneaking*body.SneakSteps(magicalArmour), "PH-DRK-06")
}

// PresenceMods is the hero's Prs in the dark: Perception and the check bonus
// [PH-DRK-06].
func (c *Character) PresenceMods() []rules.Number {
	mods := number(nil, "Perception", c.Mod(Perception), "PH-DRK-06")
	return number(mods, "check bonus", c.CheckBonus(), "PH-DRK-06")
}

// Outdoes reports whether one wins a contest in the dark: ties go to whoever
// is set upon [PH-DRK-06].
func Outdoes(own, other int) bool { return own > other }

// MayStrikeFree refuses a second free attack out of the dark in a round
// [PH-DRK-06].
func MayStrikeFree(used bool) *rules.Refusal {
	if used {
		return refuse("PH-DRK-06", "You have used your free attack this round.")
	}
	return nil
}

// MayReachBlind refuses a Blind one's blow at a tile that is not beside it
// [PH-DRK-05].
func MayReachBlind(tiles int) *rules.Refusal {
	if tiles > 1 {
		return refuse("PH-DRK-05", "In the dark you reach only the tiles beside you.")
	}
	return nil
}

// BlindStepSides is the die of tiles that a Blind creature means to go
// [PH-DRK-21].
func (m *Monster) BlindStepSides() int { return MoveTiles(m.Speed) }

// FlightBump is what running from pursuers without seeing does in a round, by a
// d6 that tells whether there is a wall, one of damage, and what armour takes
// off [PH-DRK-29].
func FlightBump(wall, damage, reduction int) int {
	if !Within(wall, 1) {
		return 0
	}
	return max(damage-reduction, 0)
}

// Gloom is what full hours of Absolute Darkness have done to somebody
// [PH-DRK-31].
type Gloom struct{ Failed int } // hours whose check failed

// GloomTarget is what the secret Will check of every full hour must come to
// [PH-DRK-31].
const GloomTarget = Moderate

// Darkens reports whether the dark weighs on one of a race at all: not on
// dwarves [PH-DRK-31].
func (r *Race) Darkens() bool { return !r.Deep }

// WillMods is what the gloom takes off checks of Will until there is light: 1,
// however many hours it was [PH-DRK-31].
func (g Gloom) WillMods() []rules.Number {
	return number(nil, "gloom", -min(g.Failed, 1), "PH-DRK-31")
}
