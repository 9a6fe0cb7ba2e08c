// Package dice makes the rolls of the game: reproducible dice that depend on
// nothing but their key, dice notation such as 2d6+3, and queues of forced
// dice for scenarios and for a game master who rolls by hand. It decides how a
// die falls; it never decides when one is rolled, what is added to it, or what
// the result means.
//
// There is no generator that runs on. Every roll has a Key of its own, and the
// die is a pure function of that key, so that whatever else is rolled, or
// hidden from a player, the next die stays the same [DK-CMD-03].
package dice

import (
	"fmt"
	"math/bits"
	"math/rand/v2"
)

// Stream keeps rolls of one kind apart from all others [DK-CMD-03]. The
// numbers are part of every recorded game: add streams, never renumber them.
type Stream uint8

// The streams.
const (
	Combat     Stream = 1  // attacks, defences, damage
	Mind       Stream = 2  // what NPCs decide
	Map        Stream = 3  // levels and what stands where
	Treasure   Stream = 4  // what is found
	Wind       Stream = 5  // gusts and weather
	Initiative Stream = 6  // who comes first
	Check      Stream = 7  // skills, stealth, force
	Mishap     Stream = 8  // what becomes of things: a dropped candle, a snapped string
	Encounter  Stream = 9  // who wanders by
	Creation   Stream = 10 // how a hero comes to be, and rises
)

// Purpose says what a roll is for, as "attack". It is part of the key and is
// recorded with the roll [DK-CMD-03].
type Purpose string

// Key names one roll. Two rolls with equal keys and sides fall alike; keys that
// differ in any field are independent [DK-CMD-03].
type Key struct {
	Seed     uint64  // the game's seed
	Stream   Stream  // the kind of roll
	Actor    int     // the deciding actor, whichever number the world gives it
	Decision int     // how many decisions that actor made before
	Purpose  Purpose // what the roll is for
	Nth      int     // 0 for the first roll of this purpose in this decision, then 1, 2, …
}

// Roll is the die of that key: 1…sides, every face equally likely. It
// allocates nothing. It panics if sides is less than 1.
func Roll(k Key, sides int) int {
	if sides < 1 {
		panic(fmt.Sprintf("dice: a die of %d sides", sides))
	}
	first, second := k.hash()
	var source rand.PCG
	source.Seed(first, second)
	return 1 + int(below(&source, uint64(sides)))
}

// below reduces a generator's 64-bit words to 0…n-1 without bias. A word is
// taken as a fraction of 2^64 and multiplied by n: the high half of the product
// is the result. The 2^64 mod n products with the lowest low halves are thrown
// again, which leaves each result the same number of words. The standard
// library's reduction is not promised to stay as it is; this one is.
func below(source *rand.PCG, n uint64) uint64 {
	high, low := bits.Mul64(source.Uint64(), n)
	if low < n {
		for reject := -n % n; low < reject; {
			high, low = bits.Mul64(source.Uint64(), n)
		}
	}
	return high
}
