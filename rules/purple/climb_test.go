package purple_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"pitchdark/rules/purple"
)

// PH-CLB-01
func TestClimbing(t *testing.T) {
	assert.Equal(t, []int{40, 20}, purple.Sections(60))
	assert.Equal(t, []int{20, 50}, []int{purple.SlipsFrom(60, 0), purple.SlipsFrom(60, 1)})
	assert.Equal(t, "15d6", purple.Fall{Feet: purple.SlipsFrom(60, 1)}.Dice().String())
	assert.Equal(t, []int{12, 6, 6}, []int{purple.ClimbRounds(60, false, false), purple.ClimbRounds(60, false, true), purple.ClimbRounds(60, true, true)})
	assert.True(t, purple.Wall{Simple: true, Burden: 2}.Difficulty().Certain())
}

// PH-CLB-02
func TestHarderClimbs(t *testing.T) {
	assert.Equal(t, purple.Daunting, purple.Wall{Slippery: true, Burden: 1, Tackle: true}.Difficulty())
	assert.Equal(t, purple.Heroic.Shifted(1), purple.Wall{Wind: true, Cold: true, Smooth: true, Slippery: true, Burden: 1}.Difficulty())
	assert.Equal(t, purple.Simple, purple.Wall{Training: true}.Difficulty())
	assert.Equal(t, 10, purple.Guard{Dexterity: 2}.Climbing().ArmourClass())
}

// PH-FAL-01
func TestFalls(t *testing.T) {
	for feet, dice := range map[int]int{4: 0, 5: 1, 10: 1, 11: 3, 20: 3, 21: 6, 40: 10, 50: 15, 51: 20} {
		assert.Equal(t, dice, purple.Fall{Feet: feet}.Dice().Count, feet)
	}
	assert.Equal(t, 1, purple.Fall{Feet: 20, Acrobat: true}.Dice().Count)
	assert.Equal(t, 4, purple.Fall{Feet: 20, Water: true}.Damage(9))
	assert.True(t, purple.Fall{Feet: 5}.Prone())
	assert.False(t, purple.Fall{Feet: 4}.Prone() || purple.Fall{Feet: 30, Water: true}.Prone())
}

// PH-JMP-01
func TestJumps(t *testing.T) {
	for _, test := range []struct {
		jump purple.Jump
		feet int
	}{
		{purple.Jump{RunUp: 10}, 10},
		{purple.Jump{RunUp: 5}, 5},
		{purple.Jump{RunUp: 10, Training: true}, 20},
		{purple.Jump{Training: true}, 10},
		{purple.Jump{RunUp: 10, Laden: 10}, 0},
		{purple.Jump{RunUp: 10, Laden: 10, Training: true}, 10},
	} {
		assert.Equal(t, test.feet, test.jump.Feet(), test.jump)
	}
	d, refusal := purple.Jump{RunUp: 10}.Try(15)
	assert.Nil(t, refusal)
	assert.Equal(t, purple.Hard, d)
	_, refusal = purple.Jump{}.Try(15)
	refused(t, "That is 15 feet; you clear 5. [PH-JMP-01]", refusal)
	_, refusal = purple.Jump{Laden: 10}.Try(5)
	refused(t, "That is 5 feet; you clear 0. [PH-JMP-01]", refusal)
	assert.Equal(t, []int{5, 3}, []int{purple.Jump{RunUp: 10}.High(), purple.Jump{}.High()})
}

// PH-LIF-01
func TestLiftingTogether(t *testing.T) {
	assert.Nil(t, purple.MayLift(180, 12))
	assert.Nil(t, purple.MayLift(300, 12, 8))
	refused(t, "Together you can lift 285 lb. [PH-LIF-01]", purple.MayLift(300, 10, 9))
}

// PH-SWM-01, PH-SWM-02
func TestSwimming(t *testing.T) {
	plain := purple.Swimmer{Speed: 40, Constitution: 10}
	assert.Equal(t, []int{20, 2 * purple.Hour}, []int{plain.Feet(), plain.Rounds()})
	trained := purple.Swimmer{Speed: 40, Constitution: 10, Training: true}
	assert.Equal(t, []int{30, 5 * purple.Hour}, []int{trained.Feet(), trained.Rounds()})
	laden := purple.Swimmer{Speed: 40, Constitution: 10, Burden: 1}
	assert.Equal(t, purple.Hour, laden.Rounds())
	assert.False(t, laden.Sinks())
	assert.True(t, purple.Swimmer{Burden: 2}.Sinks() && purple.Swimmer{Heavy: true}.Sinks() && purple.Swimmer{Unable: true}.Sinks())
	assert.Equal(t, []int{0, 1, 2}, []int{laden.TiredBy(purple.Hour), laden.TiredBy(purple.Hour + 180), laden.TiredBy(2 * purple.Hour)})
}
