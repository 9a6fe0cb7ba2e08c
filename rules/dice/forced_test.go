package dice_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"pitchdark/rules/dice"
)

func force(t *testing.T, queue ...dice.Die) *dice.Forced {
	t.Helper()
	forced := &dice.Forced{}
	for _, d := range queue {
		require.NoError(t, forced.Add(d))
	}
	return forced
}

// take expects that a die is forced.
func take(t *testing.T, f *dice.Forced, who string, purpose dice.Purpose, sides int) int {
	t.Helper()
	value, forced, err := f.Take(who, purpose, sides)
	require.NoError(t, err)
	require.True(t, forced)
	return value
}

func TestForcedDiceFallInTheirOrder(t *testing.T) {
	f := force(t,
		dice.Die{Who: "o", Purpose: "mind", Sides: 20, Value: 17},
		dice.Die{Purpose: "attack", Sides: 20, Value: 2},
		dice.Die{Who: "b", Purpose: "attack", Sides: 20, Value: 20},
		dice.Die{Who: "o", Purpose: "mind", Sides: 20, Value: 3},
	)
	assert.Equal(t, 2, take(t, f, "b", "attack", 20), "a die for anybody comes first")
	assert.Equal(t, 17, take(t, f, "o", "mind", 20))
	assert.Equal(t, 20, take(t, f, "b", "attack", 20))
	assert.EqualError(t, f.Unused(), "forced dice not used: o mind d20 = 3")
	assert.Equal(t, 3, take(t, f, "o", "mind", 20))
	assert.NoError(t, f.Unused())
}

func TestOtherPurposesAreRolled(t *testing.T) {
	f := force(t, dice.Die{Purpose: "attack", Sides: 20, Value: 2})
	_, forced, err := f.Take("b", "damage", 8)
	assert.NoError(t, err)
	assert.False(t, forced)
}

func TestNilQueueForcesNothing(t *testing.T) {
	var f *dice.Forced
	_, forced, err := f.Take("b", "attack", 20)
	assert.NoError(t, err)
	assert.False(t, forced)
	assert.NoError(t, f.Unused())
}

func TestForcedPurposeRunsDry(t *testing.T) {
	f := force(t, dice.Die{Who: "b", Purpose: "attack", Sides: 20, Value: 2})
	_, _, err := f.Take("o", "attack", 20)
	assert.EqualError(t, err, "o rolls d20 for attack: no forced die is left for it")
	take(t, f, "b", "attack", 20)
	_, _, err = f.Take("b", "attack", 20)
	assert.EqualError(t, err, "b rolls d20 for attack: no forced die is left for it")
}

func TestForcedDieOfOtherSides(t *testing.T) {
	f := force(t, dice.Die{Purpose: "damage", Sides: 8, Value: 2})
	_, _, err := f.Take("b", "damage", 6)
	assert.EqualError(t, err, "b rolls d6 for damage: the forced die is damage d8 = 2")
	assert.EqualError(t, f.Unused(), "forced dice not used: damage d8 = 2")
}

func TestAddRefusesWhatCannotFall(t *testing.T) {
	f := &dice.Forced{}
	assert.EqualError(t, f.Add(dice.Die{Purpose: "attack", Sides: 20, Value: 21}), "forced die attack d20 = 21: not in 1…20")
	assert.EqualError(t, f.Add(dice.Die{Who: "b", Purpose: "attack", Sides: 20}), "forced die b attack d20 = 0: not in 1…20")
	assert.EqualError(t, f.Add(dice.Die{Sides: 6, Value: 1}), "forced die d6 = 1 has no purpose")
	assert.NoError(t, f.Unused())
}
