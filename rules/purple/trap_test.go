package purple_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"pitchdark/rules"
	"pitchdark/rules/purple"
)

func trap(t *testing.T, id string) *purple.Trap {
	t.Helper()
	tr := purple.FindTrap(id)
	require.NotNil(t, tr, id)
	return tr
}

// PH-TRP-01, PH-DRK-16
func TestFindingTraps(t *testing.T) {
	hero := fighter()
	hero.Scores[purple.Perception] = 13
	d, refusal := trap(t, "pit").Difficulty(purple.Find{Search: true})
	assert.Nil(t, refusal)
	assert.True(t, purple.Succeeds(9, sumOf(hero.NoticeMods(0)), d))
	d, _ = trap(t, "bells").Difficulty(purple.Find{Search: true})
	assert.True(t, d.Certain())
	_, refusal = trap(t, "pit").Difficulty(purple.Find{Search: true, Blind: true})
	refused(t, "You cannot see to look for traps. [PH-DRK-16]", refusal)
	_, refusal = trap(t, "poison-needle").Difficulty(purple.Find{})
	refused(t, "Search for it. [PH-TRP-01]", refusal)
}

// PH-TRP-02
func TestTriggersAhead(t *testing.T) {
	assert.True(t, purple.TriggerDue(purple.Cautious, 2, false, false))
	assert.False(t, purple.TriggerDue(purple.Cautious, 3, false, false))
	assert.False(t, purple.TriggerDue(purple.Cautious, 2, true, false))
	assert.False(t, purple.TriggerDue(purple.Cautious, 2, false, true))
	assert.False(t, purple.TriggerDue(purple.Brisk, 1, false, false))
	d, _ := trap(t, "pit").Difficulty(purple.Find{})
	assert.Equal(t, []bool{true, false}, []bool{purple.Succeeds(17, 0, d), purple.Succeeds(12, 0, d)})
}

// PH-TRP-03
func TestTripping(t *testing.T) {
	assert.True(t, purple.Trips(true, 4, false, false) && purple.Trips(false, 6, false, false))
	assert.False(t, purple.Trips(true, 5, false, false) || purple.Trips(false, 1, true, false) || purple.Trips(false, 1, false, true))
}

// PH-TRP-04
func TestPole(t *testing.T) {
	assert.True(t, purple.PoleTrips(2))
	assert.False(t, purple.PoleTrips(3))
	assert.True(t, trap(t, "blade").BreaksPole(1))
	assert.False(t, trap(t, "blade").BreaksPole(2) || trap(t, "darts").BreaksPole(1))
	refused(t, "Poles need a slow step. [PH-TRP-04]", purple.MayProbe(purple.Brisk, 2))
	refused(t, "A pole needs both hands. [PH-TRP-04]", purple.MayProbe(purple.Cautious, 1))
}

// PH-TRP-05
func TestJamming(t *testing.T) {
	for _, test := range []struct {
		face            int
		jammed, springs bool
	}{{13, true, false}, {9, false, false}, {8, false, true}} {
		jammed, springs := purple.Jam(test.face, 1)
		assert.Equal(t, []bool{test.jammed, test.springs}, []bool{jammed, springs}, test.face)
	}
	refused(t, "You know of no trap there. [PH-TRP-05]", purple.MayJam(false, true, true))
	refused(t, "You need a spike and a hammer. [PH-TRP-05]", purple.MayJam(true, true, false))
}

// PH-TRP-06
func TestTrapTable(t *testing.T) {
	assert.Len(t, purple.Traps(), 16)
	for _, tr := range purple.Traps() {
		for _, d := range []purple.Difficulty{tr.Passive, tr.Active} {
			assert.True(t, d == 0 || purple.CheckDifficulty(d) == nil, tr.ID)
		}
		assert.Equal(t, tr.OnLock, tr.Passive == 0, tr.ID)
		assert.Equal(t, tr.Plain, tr.Active == 0, tr.ID)
		assert.Equal(t, &tr, purple.FindTrap(tr.ID))
	}
	spiked := trap(t, "spiked-pit")
	assert.Equal(t, "3d6 d6", purple.Fall{Feet: spiked.Fall}.Dice().String()+" "+spiked.Dice.String())
	darts := trap(t, "darts")
	assert.Equal(t, []bool{true, false}, []bool{12+darts.Attack >= 14, 8+darts.Attack >= 14})
	walls := trap(t, "closing-walls")
	assert.Equal(t, purple.Daunting, walls.Save.Target())
	assert.Equal(t, []int{5, 10, 3}, []int{walls.Delay.Min(), walls.Delay.Max(), walls.Jamming})
	assert.Nil(t, purple.FindTrap("door"))
}

// PH-TRP-06, PH-SAV-01: a dodge is a save by Dexterity.
func TestTrapSaves(t *testing.T) {
	hero := fighter()
	hero.Level, hero.Scores[purple.Dexterity] = 4, 16
	block := trap(t, "falling-block").Save
	assert.Equal(t, purple.Hard, block.Target())
	assert.Equal(t, []rules.Number{{Name: "save bonus", Value: 2, Rule: "PH-SAV-01"}, {Name: "Dexterity", Value: 2, Rule: "PH-TRP-06"}}, hero.TrapMods(*block))
	assert.Equal(t, 2, sumOf(hero.TrapMods(*trap(t, "poison-needle").Save)))
}
