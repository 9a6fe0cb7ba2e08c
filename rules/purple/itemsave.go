package purple

// Difficulty is what a check or save must come to: 8, 11, 14, 17 or 20.
type Difficulty int

// The difficulties, each a step of 3 above the one before.
const (
	Moderate Difficulty = 8
	Daunting Difficulty = 11
	Hard     Difficulty = 14
	VeryHard Difficulty = 17
	Heroic   Difficulty = 20
)

// Peril is what a thing may be destroyed by [PH-ISV-03].
type Peril uint8

// The perils.
const (
	AreaAttack     Peril = iota // what is fragile and readied
	BashedPotions               // inside the container
	BashedScrolls               // scrolls, wands and gems inside
	Disintegration              // all that is readied
	LongFall                    // potions, on a hard floor
	ShieldedBreath              // a shield whose bearer failed
	Soaking                     // paper and parchment
	OtherPeril
)

// perilTable is what a thing must roll to come through [PH-ISV-03].
var perilTable = [...]struct{ target, magical Difficulty }{
	AreaAttack:     {Daunting, Daunting},
	BashedPotions:  {Hard, Hard},
	BashedScrolls:  {Moderate, Moderate},
	Disintegration: {VeryHard, Hard},
	LongFall:       {Hard, Hard},
	ShieldedBreath: {Moderate, Moderate},
	Soaking:        {Heroic, Heroic},
	OtherPeril:     {Hard, Hard},
}

// Target is what a thing must roll against a peril [PH-ISV-03].
func (p Peril) Target(magical bool) Difficulty {
	if magical {
		return perilTable[p].magical
	}
	return perilTable[p].target
}

// FallModifier is what a fall of more than 20 feet takes off the saves of
// potions: 1 for each full 10 feet beyond [PH-ISV-03].
func FallModifier(feet int) int { return -max(feet-20, 0) / 10 }

// ItemSaves reports whether a thing comes through: the d20 and the thing's own
// bonus make the target. A natural 1 never does, a natural 20 always
// [PH-ISV-01].
func ItemSaves(face, bonus int, target Difficulty) bool { return Saves(face, bonus, target) }
