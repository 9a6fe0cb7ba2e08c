package purple

import (
	"strings"

	"pitchdark/rules"
)

// Ability is one of the six abilities [PH-CHR-01].
type Ability uint8

// The abilities, in the order in which they are rolled.
const (
	Strength Ability = iota
	Dexterity
	Constitution
	Perception
	Willpower
	Arcana
	abilities
)

var abilityNames = [abilities]string{"Strength", "Dexterity", "Constitution", "Perception", "Willpower", "Arcana"}

// String is the ability's English name.
func (a Ability) String() string { return abilityNames[a] }

// Abilities is the six, in order.
func Abilities() []Ability {
	return []Ability{Strength, Dexterity, Constitution, Perception, Willpower, Arcana}
}

// ParseAbility reads the name of an ability, whatever its case [PH-CHR-05].
func ParseAbility(name string) (Ability, *rules.Refusal) {
	for a, known := range abilityNames {
		if strings.EqualFold(known, name) {
			return Ability(a), nil
		}
	}
	return 0, refuse("PH-CHR-05", "No such ability.")
}

// The bounds of a score [PH-CHR-03].
const (
	MinScore = 2
	MaxScore = 19
)

// Scores are the six abilities of somebody.
type Scores [abilities]int

// Raised is the scores with one of them moved by so many points, within the
// bounds [PH-CHR-03].
func (s Scores) Raised(a Ability, by int) Scores {
	s[a] = min(max(s[a]+by, MinScore), MaxScore)
	return s
}

// Swapped is the scores with two of them exchanged [PH-CHR-02].
func (s Scores) Swapped(a, b Ability) Scores {
	s[a], s[b] = s[b], s[a]
	return s
}

// Mod is the modifier of an ability [PH-CHR-04].
func (s Scores) Mod(a Ability) int { return modifier(s[a]) }

// Lift is the pounds that a Strength score can lift or push [PH-CHR-05].
func Lift(strength int) int { return 15 * strength }

// modifiers is the modifier for every score from its row up to the next
// [PH-CHR-04].
var modifiers = [...]struct{ from, mod int }{
	{from: 2, mod: -3},
	{from: 4, mod: -2},
	{from: 6, mod: -1},
	{from: 9, mod: 0},
	{from: 13, mod: 1},
	{from: 16, mod: 2},
	{from: 18, mod: 3},
}

// Modifier is that of a score; a score that is not 2…19 is refused
// [PH-CHR-04].
func Modifier(score int) (int, *rules.Refusal) {
	if score < MinScore || score > MaxScore {
		return 0, refuse("PH-CHR-04", "An ability score must be %d to %d.", MinScore, MaxScore)
	}
	return modifier(score), nil
}

func modifier(score int) int {
	mod := modifiers[0].mod
	for _, row := range modifiers {
		if score >= row.from {
			mod = row.mod
		}
	}
	return mod
}
