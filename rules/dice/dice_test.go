package dice_test

import (
	"fmt"
	"math"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"pitchdark/rules/dice"
)

// throws rolls the first n dice of a purpose, as one line.
func throws(k dice.Key, sides, n int) string {
	faces := make([]string, n)
	for i := range n {
		k.Nth = i
		faces[i] = fmt.Sprint(dice.Roll(k, sides))
	}
	return strings.Join(faces, " ")
}

// These sequences are what recorded games are made of. If one changes, every
// journal breaks: mend the code, not the table.
func TestGoldenSequences(t *testing.T) {
	tests := []struct {
		key   dice.Key
		sides int
		want  string
	}{
		{dice.Key{Seed: 0}, 20, "7 2 10 10 6 8 11 17 8 20 11 17"},
		{dice.Key{Seed: 0, Stream: dice.Combat, Actor: 1, Purpose: "attack"}, 20, "13 7 18 4 11 4 2 11 9 17 3 9"},
		{dice.Key{Seed: 0, Stream: dice.Mind, Actor: 1, Purpose: "attack"}, 20, "18 19 3 20 3 17 5 12 2 8 10 11"},
		{dice.Key{Seed: 1}, 20, "4 11 14 8 1 12 1 13 13 6 16 17"},
		{dice.Key{Seed: 1, Stream: dice.Combat, Actor: 1, Purpose: "attack"}, 20, "3 2 10 14 13 6 5 12 9 1 9 17"},
		{dice.Key{Seed: 1, Stream: dice.Combat, Actor: 1, Decision: 1, Purpose: "attack"}, 20, "14 7 6 9 11 7 3 8 17 6 7 7"},
		{dice.Key{Seed: 1, Stream: dice.Treasure, Actor: -1, Decision: 7, Purpose: "hoard"}, 1000, "69 484 734 690 934 819 482 796 324 194 994 201"},
		{dice.Key{Seed: math.MaxUint64}, 20, "5 6 20 4 6 20 8 18 1 3 12 19"},
		{dice.Key{Seed: math.MaxUint64, Stream: dice.Combat, Actor: 1, Purpose: "attack"}, 20, "18 13 3 17 7 7 14 7 16 15 6 5"},
		{dice.Key{Seed: math.MaxUint64, Stream: dice.Wind, Actor: 3, Decision: 2, Purpose: "gust"}, 6, "1 2 3 1 5 4 3 5 3 2 2 2"},
		{dice.Key{Seed: math.MaxUint64, Stream: dice.Encounter, Purpose: "who"}, math.MaxInt32, "1348536699 174472627 431570174 701743472 1981943031 1830141420 237094947 1499203579 1690396227 1435080428 7082262 408950910"},
	}
	for _, test := range tests {
		assert.Equal(t, test.want, throws(test.key, test.sides, 12), "%+v d%d", test.key, test.sides)
	}
}

func TestRollStaysWithinItsSides(t *testing.T) {
	for _, sides := range []int{1, 2, 3, 6, 20, 100, 1000} {
		for nth := range 500 {
			face := dice.Roll(dice.Key{Seed: 9, Nth: nth}, sides)
			require.GreaterOrEqual(t, face, 1)
			require.LessOrEqual(t, face, sides)
		}
	}
}

func TestRollRefusesADieWithoutSides(t *testing.T) {
	assert.Panics(t, func() { dice.Roll(dice.Key{}, 0) })
}

// Whichever field of the key runs, the faces come out even: the chi-square sum
// stays below the value that a fair die exceeds once in a thousand such tests.
func TestEveryFieldOfTheKeySpreadsEvenly(t *testing.T) {
	fields := map[string]func(i int) dice.Key{
		"seed":     func(i int) dice.Key { return dice.Key{Seed: uint64(i)} },
		"high":     func(i int) dice.Key { return dice.Key{Seed: uint64(i) << 48} },
		"stream":   func(i int) dice.Key { return dice.Key{Stream: dice.Stream(i % 256), Nth: i / 256} },
		"actor":    func(i int) dice.Key { return dice.Key{Actor: i} },
		"decision": func(i int) dice.Key { return dice.Key{Decision: i} },
		"purpose":  func(i int) dice.Key { return dice.Key{Purpose: dice.Purpose(fmt.Sprint(i))} },
		"nth":      func(i int) dice.Key { return dice.Key{Nth: i} },
		"diagonal": func(i int) dice.Key { return dice.Key{Actor: i % 7, Decision: i / 7 % 7, Nth: i / 49} },
	}
	critical := map[int]int{2: 11, 6: 21, 20: 44, 100: 149} // for sides−1 degrees of freedom, rounded up
	for name, key := range fields {
		for sides, limit := range critical {
			const expected = 400
			counts := make([]int, sides)
			for i := range expected * sides {
				counts[dice.Roll(key(i), sides)-1]++
			}
			assert.LessOrEqual(t, squares(counts, expected), limit*expected, "%s d%d: %v", name, sides, counts)
		}
	}
}

// squares is the chi-square sum times expected: all in whole numbers.
func squares(counts []int, expected int) int {
	sum := 0
	for _, n := range counts {
		sum += (n - expected) * (n - expected)
	}
	return sum
}

// Pairs of neighbouring dice are as even as single ones.
func TestNeighbouringDiceAreIndependent(t *testing.T) {
	const expected, limit = 400, 68 // 35 degrees of freedom
	pairs := map[string]func(i int) (a, b dice.Key){
		"nth": func(i int) (a, b dice.Key) { return dice.Key{Nth: i}, dice.Key{Nth: i + 1} },
		"decision": func(i int) (a, b dice.Key) {
			return dice.Key{Decision: i}, dice.Key{Decision: i + 1}
		},
		"stream": func(i int) (a, b dice.Key) {
			return dice.Key{Stream: dice.Combat, Nth: i}, dice.Key{Stream: dice.Mind, Nth: i}
		},
		"seed": func(i int) (a, b dice.Key) { return dice.Key{Nth: i}, dice.Key{Nth: i, Seed: 1} },
		"purpose": func(i int) (a, b dice.Key) {
			return dice.Key{Nth: i, Purpose: "attack"}, dice.Key{Nth: i, Purpose: "defence"}
		},
	}
	for name, pair := range pairs {
		counts := make([]int, 36)
		for i := range expected * len(counts) {
			a, b := pair(i)
			counts[(dice.Roll(a, 6)-1)*6+dice.Roll(b, 6)-1]++
		}
		assert.LessOrEqual(t, squares(counts, expected), limit*expected, "%s: %v", name, counts)
	}
}

// One more roll in one stream shifts nothing in another [DK-CMD-03].
func TestOneMoreRollShiftsNoOtherStream(t *testing.T) {
	hero := dice.Key{Seed: 42, Stream: dice.Combat, Actor: 1, Decision: 3, Purpose: "attack"}
	goblin := dice.Key{Seed: 42, Stream: dice.Mind, Actor: 2, Decision: 3, Purpose: "mind"}
	play := func(extra int) (faces []int) {
		for nth := range 10 {
			hero.Nth = nth
			faces = append(faces, dice.Roll(hero, 20))
			for range extra {
				goblin.Nth++
				dice.Roll(goblin, 20)
			}
		}
		return faces
	}
	alone := play(0)
	assert.Equal(t, alone, play(1))
	assert.Equal(t, alone, play(5))
}

func TestEveryFieldOfTheKeyCounts(t *testing.T) {
	base := dice.Key{Seed: 5, Stream: dice.Combat, Actor: 1, Decision: 1, Purpose: "attack", Nth: 1}
	other := []func(*dice.Key){
		func(k *dice.Key) { k.Seed++ },
		func(k *dice.Key) { k.Stream = dice.Mind },
		func(k *dice.Key) { k.Actor++ },
		func(k *dice.Key) { k.Decision++ },
		func(k *dice.Key) { k.Purpose = "attack " },
		func(k *dice.Key) { k.Nth++ },
	}
	seen := map[int]bool{dice.Roll(base, math.MaxInt32): true}
	for i, change := range other {
		k := base
		change(&k)
		face := dice.Roll(k, math.MaxInt32)
		assert.False(t, seen[face], "change %d repeats a roll", i)
		seen[face] = true
	}
}

func TestRollAllocatesNothing(t *testing.T) {
	k := dice.Key{Seed: 3, Stream: dice.Combat, Actor: 1, Purpose: "attack"}
	assert.Zero(t, testing.AllocsPerRun(100, func() { k.Nth = dice.Roll(k, 20) }))
}

func BenchmarkRoll(b *testing.B) {
	k := dice.Key{Seed: 3, Stream: dice.Combat, Actor: 1, Purpose: "attack"}
	b.ReportAllocs()
	for b.Loop() {
		k.Nth = dice.Roll(k, 20)
	}
}
