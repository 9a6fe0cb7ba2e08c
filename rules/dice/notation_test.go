package dice_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"pitchdark/rules/dice"
)

func TestParse(t *testing.T) {
	tests := []struct {
		text     string
		want     dice.Dice
		min, max int
		again    string
	}{
		{"d20", dice.Dice{Count: 1, Sides: 20}, 1, 20, "d20"},
		{"1d20", dice.Dice{Count: 1, Sides: 20}, 1, 20, "d20"},
		{"2d6", dice.Dice{Count: 2, Sides: 6}, 2, 12, "2d6"},
		{"2d6+3", dice.Dice{Count: 2, Sides: 6, Add: 3}, 5, 15, "2d6+3"},
		{"1d8-1", dice.Dice{Count: 1, Sides: 8, Add: -1}, 0, 7, "d8-1"},
		{"d6+0", dice.Dice{Count: 1, Sides: 6}, 1, 6, "d6"},
		{"002d06", dice.Dice{Count: 2, Sides: 6}, 2, 12, "2d6"},
		{"100d1000+1000", dice.Dice{Count: 100, Sides: 1000, Add: 1000}, 1100, 101000, "100d1000+1000"},
		{"1d2-1000", dice.Dice{Count: 1, Sides: 2, Add: -1000}, -999, -998, "d2-1000"},
	}
	for _, test := range tests {
		got, err := dice.Parse(test.text)
		require.NoError(t, err, test.text)
		assert.Equal(t, test.want, got, test.text)
		assert.Equal(t, test.min, got.Min(), test.text)
		assert.Equal(t, test.max, got.Max(), test.text)
		assert.Equal(t, test.again, got.String(), test.text)
	}
}

func TestParseSaysWhatIsWrong(t *testing.T) {
	tests := map[string]string{
		"":                      `dice "": no d between count and sides, as in 2d6`,
		"7":                     `dice "7": no d between count and sides, as in 2d6`,
		"2D6":                   `dice "2D6": no d between count and sides, as in 2d6`,
		"0d6":                   `dice "0d6": count 0 is not in 1…100`,
		"101d6":                 `dice "101d6": count 101 is not in 1…100`,
		"-1d6":                  `dice "-1d6": count "-1" is not a whole number`,
		"d":                     `dice "d": sides "" is not a whole number`,
		"d1":                    `dice "d1": sides 1 is not in 2…1000`,
		"d1001":                 `dice "d1001": sides 1001 is not in 2…1000`,
		"2d6 ":                  `dice "2d6 ": sides "6 " is not a whole number`,
		"2d6+":                  `dice "2d6+": addition "" is not a whole number`,
		"2d6+1001":              `dice "2d6+1001": addition 1001 is not in 0…1000`,
		"2d6-1001":              `dice "2d6-1001": addition 1001 is not in 0…1000`,
		"2d6+-1":                `dice "2d6+-1": addition "-1" is not a whole number`,
		"2d6d6":                 `dice "2d6d6": sides "6d6" is not a whole number`,
		"d99999999999999999999": `dice "d99999999999999999999": sides 99999999999999999999 is not in 2…1000`,
		"٣d6":                   `dice "٣d6": count "٣" is not a whole number`,
		"2d6+1+1":               `dice "2d6+1+1": addition "1+1" is not a whole number`,
	}
	for text, want := range tests {
		got, err := dice.Parse(text)
		assert.EqualError(t, err, want)
		assert.Zero(t, got, text)
	}
}

// A throw is its dice one after the other, and what is added.
func TestDiceRollUsesTheNextDice(t *testing.T) {
	k := dice.Key{Seed: 11, Stream: dice.Combat, Purpose: "damage", Nth: 4}
	second := k
	second.Nth++
	want := dice.Roll(k, 6) + dice.Roll(second, 6) + 3
	assert.Equal(t, want, dice.Dice{Count: 2, Sides: 6, Add: 3}.Roll(k))
	assert.Zero(t, dice.Dice{}.Roll(k))
}

func TestDiceRollReachesBothEndsAndNoFurther(t *testing.T) {
	d := dice.Dice{Count: 2, Sides: 3, Add: -1}
	seen := map[int]bool{}
	for decision := range 200 {
		seen[d.Roll(dice.Key{Decision: decision})] = true
	}
	assert.Equal(t, map[int]bool{1: true, 2: true, 3: true, 4: true, 5: true}, seen)
}

func FuzzParse(f *testing.F) {
	for _, text := range []string{"d20", "2d6+3", "1d8-1", "100d1000-1000", "d", "dd", "0d0+", "2d6+1001"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		d, err := dice.Parse(text)
		if err != nil {
			assert.Zero(t, d)
			return
		}
		again, err := dice.Parse(d.String())
		require.NoError(t, err)
		assert.Equal(t, d, again)
		face := d.Roll(dice.Key{Purpose: dice.Purpose(text)})
		assert.GreaterOrEqual(t, face, d.Min())
		assert.LessOrEqual(t, face, d.Max())
	})
}
