package purple

import "pitchdark/rules/dice"

// Roller throws the dice of a hero who is made or who rises. The same purpose
// and number must give the same face however often it is asked, so that going
// back and choosing anew meets the same dice.
type Roller interface {
	// Roll is the nth die of a purpose: 1…sides.
	Roll(purpose dice.Purpose, nth, sides int) int
}

// Keyed rolls by the key of a game [PH-GEN-05].
type Keyed struct {
	Seed uint64
	Hero int // which hero of the game
}

// Roll is the die of that key.
func (k Keyed) Roll(purpose dice.Purpose, nth, sides int) int {
	return dice.Roll(dice.Key{Seed: k.Seed, Stream: dice.Creation, Actor: k.Hero, Purpose: purpose, Nth: nth}, sides)
}

// throw is the faces of so many dice of a purpose.
func throw(r Roller, purpose dice.Purpose, count, sides int) []int {
	faces := make([]int, count)
	for i := range faces {
		faces[i] = r.Roll(purpose, i, sides)
	}
	return faces
}

func sum(faces []int) int {
	total := 0
	for _, face := range faces {
		total += face
	}
	return total
}
