package purple

import (
	"fmt"

	"pitchdark/rules"
	"pitchdark/rules/internal/world"
)

// Spans of time, in rounds of 10 seconds [PH-GEN-03].
const (
	Minute  = 6
	Turn    = world.RoundsPerTurn
	Hour    = 6 * Turn
	HalfDay = 12 * Hour
	Day     = 2 * HalfDay
	Week    = 7 * Day
	Month   = 30 * Day
	Year    = 12 * Month
)

// Season is a quarter of the year.
type Season uint8

// The seasons.
const (
	Spring Season = iota
	Summer
	Autumn
	Winter
)

// SeasonOf is the season of a month 1…12, three months each [PH-GEN-03].
func SeasonOf(month int) Season { return Season((month - 1) / 3) }

// feetPerTile is the side of a tile [PH-GEN-04].
const feetPerTile = 5

// Tiles is a distance in feet as whole tiles, rounded down [PH-GEN-04].
func Tiles(feet int) int { return feet / feetPerTile }

// HalfFeet is half a distance in feet, rounded down to a multiple of 5
// [PH-GEN-01].
func HalfFeet(feet int) int { return feet / 2 / feetPerTile * feetPerTile }

// Average is sum/n to the nearest whole number, halves away from zero; n is at
// least 1 [PH-GEN-01].
func Average(sum, n int) int {
	if sum < 0 {
		return -Average(-sum, n)
	}
	return (2*sum + n) / (2 * n)
}

// Within is an n-in-m roll: the face fell at n or lower [PH-GEN-05].
func Within(face, n int) bool { return face <= n }

// MaxLevel is the highest level [PH-GEN-08].
const MaxLevel = 20

// NameLevels is how many of the name levels 5, 10, 15 and 20 a level has
// reached: 0…4 [PH-GEN-08].
func NameLevels(level int) int { return level / 5 }

// CheckLevel refuses a level that is not 1…20 [PH-GEN-08].
func CheckLevel(level int) *rules.Refusal {
	if level < 1 || level > MaxLevel {
		return refuse("PH-GEN-08", "Level must be 1 to %d.", MaxLevel)
	}
	return nil
}

// Size is how large a creature is; the difference of two sizes is how many
// sizes one is larger [PH-GEN-09].
type Size int

// The sizes.
const (
	Tiny Size = iota + 1
	Small
	Medium
	Large
	Huge
	Gargantuan
)

var sizeNames = [...]string{"Tiny", "Small", "Medium", "Large", "Huge", "Gargantuan"}

// String is the size's English name.
func (s Size) String() string {
	if s < Tiny || s > Gargantuan {
		return fmt.Sprintf("unknown size (%d)", int(s))
	}
	return sizeNames[s-Tiny]
}

// ParseSize reads the name of a size [PH-GEN-09].
func ParseSize(name string) (Size, *rules.Refusal) {
	for i, known := range sizeNames {
		if known == name {
			return Tiny + Size(i), nil
		}
	}
	return 0, refuse("PH-GEN-09", "Size is one of Tiny to Gargantuan.")
}
