package purple

import "pitchdark/rules"

// DeathTarget is what the save at 0 hit points must come to [PH-DTH-01].
const DeathTarget = Daunting

// DeathMods is what the hero adds to the save at 0 hit points: save bonus and
// Constitution. It is a death save: see Saves, and True Grit rolls it once more
// [PH-DTH-01, PH-SAV-03].
func (c *Character) DeathMods() []rules.Number {
	mods := number(nil, "save bonus", c.SaveBonus(), "PH-SAV-01")
	return number(mods, Constitution.String(), c.Mod(Constitution), "PH-DTH-01")
}

// DyingSides is the die, thrown in secret, of the rounds that the dying have
// left [PH-DTH-02].
const DyingSides = 4

// DiesAfter is the round at whose end one dies who fell in a round, by that
// die [PH-DTH-02].
func DiesAfter(fell, face int) int { return fell + face }

// AidTarget is what the one try of a hero to save a dying one must come to:
// Very Hard, with a proper bandage Hard, and a level easier with Herbalism
// [PH-DTH-03].
func AidTarget(bandage, herbalism bool) Difficulty {
	target := VeryHard
	if bandage {
		target = Hard
	}
	return target.Shifted(-given(herbalism, 1))
}

// MayAid refuses a second try of the same hero, by name, for the same dying
// one, and any of those who are no heroes [PH-DTH-03].
func MayAid(name string, tried, hero bool) *rules.Refusal {
	switch {
	case tried:
		return refuse("PH-DTH-03", "%s has already tried to help him.", name)
	case !hero:
		return refuse("PH-DTH-03", "Only a hero can help the dying.")
	}
	return nil
}

// EndsDying reports whether magic that healed so much does [PH-DTH-04].
func EndsDying(healed int) bool { return healed >= 1 }

// Coma and what follows it [PH-DTH-05].
const (
	ComaSides         = 6 // the die of its turns, thrown in secret
	ConvalescentDays  = 7 // of rest
	ConvalescentSlots = 5 // that one may carry meanwhile
	wakes             = 1
)

// ComaRounds is how long a coma lasts in rounds, by that die [PH-DTH-05].
func ComaRounds(face int) int { return face * Turn }

// WakesWith is the hit points at its end: at least 1 [PH-DTH-05].
func WakesWith(hitPoints int) int { return max(hitPoints, wakes) }

// MayStrain refuses fighting, casting, preparing, climbing, picking locks, a
// load and a forced march to a convalescent who has rested so many days; days
// without rest do not count [PH-DTH-05].
func MayStrain(rested int) *rules.Refusal {
	switch left := ConvalescentDays - rested; {
	case left == 1:
		return refuse("PH-DTH-05", "He must rest for 1 more day.")
	case left > 1:
		return refuse("PH-DTH-05", "He must rest for %d more days.", left)
	}
	return nil
}

// KillsFallen reports whether damage kills one who has so many hit points at
// once, without any save: any at all at 0 [PH-DTH-06].
func KillsFallen(hitPoints, damage int) bool { return hitPoints == 0 && damage > 0 }

// StrikesFallen reports whether a creature strikes at one who is down: the
// mindless when they reach nobody else, and who came to feed when nobody else
// is within 2 tiles [PH-DTH-06].
func (m *Monster) StrikesFallen(reachesOther, feeding, otherNear bool) bool {
	return m.Mind == Mindless && !reachesOther || feeding && !otherNear
}

// coinsGone is the faces of a d6 on which the coins of the lost are taken.
const coinsGone = 3

// CoinsTaken reports whether by a d6 a day the coins of a party that was lost
// are gone; the rest lies where it fell [PH-DTH-08].
func CoinsTaken(face int) bool { return Within(face, coinsGone) }
