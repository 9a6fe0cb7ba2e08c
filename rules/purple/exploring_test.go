package purple_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"pitchdark/rules/purple"
)

// PH-EXP-01
func TestTimeOfAWalk(t *testing.T) {
	var s purple.Stride
	assert.Equal(t, 60, s.Walk(purple.Cautious, 24, 40))
	assert.Equal(t, []int{2, 3}, []int{s.Walk(purple.Cautious, 1, 40), s.Walk(purple.Cautious, 1, 40)})
	for speed := 5; speed <= 40; speed += 5 {
		var slow, quick purple.Stride
		rounds := 0
		for range 3 * purple.MoveTiles(speed) {
			rounds += slow.Walk(purple.Cautious, 1, speed)
		}
		assert.Equal(t, purple.Turn, rounds, speed)
		assert.Equal(t, 1, quick.Walk(purple.Brisk, purple.MoveTiles(speed), speed))
	}
	assert.Equal(t, 20, purple.Slowest([]int{40, 20, 30}))
	assert.Zero(t, purple.Slowest(nil))
}

// PH-EXP-02
func TestCaution(t *testing.T) {
	assert.True(t, purple.Cautious.Looks(2))
	assert.False(t, purple.Cautious.Looks(3) || purple.Brisk.Looks(1))
	assert.Equal(t, []int{0, 1}, []int{purple.Cautious.Surprise(), purple.Brisk.Surprise()})
}

// PH-EXP-03
func TestTurnsOfWork(t *testing.T) {
	assert.Equal(t, []int{1, 2}, []int{purple.SearchTurns(2, 2), purple.SearchTurns(2, 1)})
	refused(t, "Someone is already searching this square. [PH-EXP-03]", purple.MaySearch(true))
	assert.Contains(t, purple.TurnWork(), "a meal")
}

// PH-EXP-04
func TestOrderOfMarch(t *testing.T) {
	var m purple.March
	m, _ = m.With("the mage", purple.Middle)
	m, _ = m.With("Rurik", purple.Front)
	m, _ = m.With("Hilda", purple.Front)
	_, refusal := m.With("Hilda", purple.Rear)
	refused(t, "Hilda is already in the order. [PH-EXP-04]", refusal)
	assert.Equal(t, []string{"Rurik", "Hilda", "the mage"}, m.Order())
	assert.Equal(t, []string{"Rurik", "Hilda"}, m.InReach())
}

// PH-PER-01, PH-PER-02
func TestNoticing(t *testing.T) {
	hero := fighter()
	hero.Scores[purple.Perception] = 13
	assert.Equal(t, 2, sumOf(hero.NoticeMods(0)))
	hero.Scores[purple.Perception] = 6
	assert.Equal(t, -1, sumOf(hero.NoticeMods(0)))
	niche := purple.Feature{On: "right altar", Deed: "look under the cloth"}
	assert.True(t, niche.FoundBy("look under the cloth", "right altar"))
	assert.False(t, niche.FoundBy("look under the cloth", "left altar"))
}

// PH-SNK-01
func TestSneaking(t *testing.T) {
	easy := purple.Sneak{Against: purple.AtEase, Feet: 10, Speed: 40}.Difficulty()
	assert.Equal(t, purple.Daunting, easy)
	assert.Equal(t, []purple.Slip{purple.Silent, purple.FaintSlip, purple.ClearSlip},
		[]purple.Slip{purple.Slips(10, 1, easy), purple.Slips(8, 1, easy), purple.Slips(4, 1, easy)})
	assert.Equal(t, purple.FaintSlip, purple.Slips(6, 1, easy))
	assert.Equal(t, purple.Hard, purple.Sneak{Against: purple.OnWatch}.Difficulty())
}

// PH-SNK-02, PH-SNK-03
func TestHarderSneaking(t *testing.T) {
	assert.Equal(t, purple.VeryHard, purple.Sneak{Against: purple.AtEase, Feet: 30, Speed: 40}.Difficulty())
	assert.Equal(t, purple.Hard, purple.Sneak{Against: purple.AtEase, Feet: 10, Speed: 30}.Difficulty())
	skeletons := monster(t, "skeleton")
	chain := item(t, "purple/chainmail").Armour.SneakSteps(false)
	d := purple.Sneak{Against: purple.AtEase, Watchful: skeletons.Watchful(), Armour: chain}
	assert.Equal(t, purple.VeryHard, d.Difficulty())
	d.Stealth = true
	assert.Equal(t, purple.Hard, d.Difficulty())
	assert.True(t, purple.SneaksInVain(true, true))
	assert.False(t, purple.SneaksInVain(true, false))
}
