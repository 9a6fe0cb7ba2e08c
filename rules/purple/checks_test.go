package purple_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"pitchdark/rules"
	"pitchdark/rules/purple"
)

// PH-CHK-01
func TestLadder(t *testing.T) {
	assert.True(t, purple.Succeeds(13, 1, purple.Hard))
	assert.False(t, purple.Succeeds(20, 2, purple.Heroic.Shifted(1)))
	assert.Equal(t, purple.Simple, purple.Moderate.Shifted(-1))
	assert.True(t, purple.Moderate.Shifted(-2).Certain())
	assert.False(t, purple.Simple.Certain())
	for d, good := range map[purple.Difficulty]bool{5: true, 8: true, 20: true, 23: true, 26: true, 9: false, 2: false, 0: false} {
		if good {
			assert.Nil(t, purple.CheckDifficulty(d), d)
		} else {
			refused(t, "Use a level of the ladder. [PH-CHK-01]", purple.CheckDifficulty(d))
		}
	}
}

// PH-CHK-02
func TestWhoRolls(t *testing.T) {
	assert.True(t, purple.Task{}.Secret())             // is the merchant lying?
	assert.False(t, purple.Task{Shows: true}.Secret()) // does one clear the pit?
}

// PH-CHK-03
func TestShifts(t *testing.T) {
	oil := purple.Ideas()[0]
	assert.Equal(t, "oil", oil.ID)
	assert.True(t, oil.Spends)
	assert.Equal(t, purple.Daunting, purple.Hard.Shifted(oil.Shift))
	assert.Equal(t, -1, purple.ShiftOf(-1, -1))
	assert.Equal(t, 1, purple.ShiftOf(0, -1, 1, 1))
	assert.Equal(t, -2, purple.ShiftOf(-1, 0, -1))
}

// PH-CHK-04
func TestWhatIsAdded(t *testing.T) {
	hero := fighter()
	hero.Level, hero.Scores[purple.Arcana], hero.Scores[purple.Constitution] = 5, 16, 7
	mods := hero.CheckMods(purple.Task{Ability: purple.Arcana, Times: 2})
	assert.Equal(t, []rules.Number{{Name: "check bonus", Value: 1, Rule: "PH-CHK-04"}, {Name: "Arcana", Value: 4, Rule: "PH-CHK-04"}}, mods)
	assert.True(t, purple.Succeeds(4, sumOf(mods), purple.Moderate))
	assert.Equal(t, -1, sumOf(hero.CheckMods(purple.Task{Ability: purple.Constitution, Times: 2})))
	assert.Equal(t, -1, sumOf(hero.CheckMods(purple.Task{Fatigue: 1})))
	assert.Equal(t, -3, sumOf(hero.CheckMods(purple.Task{Fatigue: 3})))
	assert.Equal(t, 2, sumOf(monster(t, "vampire").CheckMods()))
}

// PH-CHK-05
func TestGroupChecks(t *testing.T) {
	modifier, bonus, refusal := purple.Together([]int{2, 1, 0, -1}, []int{0, 0, 0, 0})
	assert.Nil(t, refusal)
	assert.Equal(t, []int{1, 0}, []int{modifier, bonus})
	assert.True(t, purple.Succeeds(16, modifier+bonus, purple.VeryHard))
	_, _, refusal = purple.Together(nil, nil)
	refused(t, "No one is there to try. [PH-CHK-05]", refusal)
	worst, refusal := purple.Clumsiest([]int{3, -2, 0, -2})
	assert.Nil(t, refusal)
	assert.Equal(t, 1, worst)
	_, refusal = purple.Clumsiest(nil)
	refused(t, "No one is there to try. [PH-CHK-05]", refusal)
}
