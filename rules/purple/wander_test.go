package purple_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"pitchdark/rules"
	"pitchdark/rules/dice"
	"pitchdark/rules/purple"
)

// script is a roller whose dice fall in order; the last face stays.
type script struct{ faces []int }

func (s *script) Roll(_ dice.Purpose, _, sides int) int {
	face := s.faces[0]
	if len(s.faces) > 1 {
		s.faces = s.faces[1:]
	}
	return min(face, sides)
}

func rolls(faces ...int) *script { return &script{faces} }

// PH-RND-01, PH-RND-03
func TestEncounterCheck(t *testing.T) {
	assert.True(t, purple.Encounters(1, 0))
	assert.False(t, purple.Encounters(2, 0))
	noisy := sumOf(purple.EncounterMods(true, false))
	assert.True(t, purple.Encounters(5, noisy))
	assert.False(t, purple.Encounters(6, noisy))
	assert.Equal(t, -5, sumOf(purple.EncounterMods(true, true)))
}

// PH-RND-02
func TestHowOftenSomebodyComes(t *testing.T) {
	due := func(w purple.Watch, from int) (turns []int) {
		for turn := from; turn < from+9; turn++ {
			if w.Due(turn) {
				turns = append(turns, turn)
			}
		}
		return turns
	}
	assert.Equal(t, []int{3, 6, 9}, due(purple.Watch{}, 1))
	assert.Equal(t, []int{2, 4, 6, 8}, due(purple.Watch{Organised: true}, 1))
	assert.Equal(t, []int{4, 5, 6}, due(purple.Watch{Organised: true, Alarm: true}, 4)[:3])
	assert.Equal(t, 6, purple.Watch{Rate: 6, Organised: true, Alarm: true}.Every())
	assert.True(t, purple.Hiding{Spiked: true}.PassedOver(4))
	assert.False(t, purple.Hiding{Secret: true}.PassedOver(5))
	assert.False(t, purple.Hiding{}.PassedOver(1))
}

// PH-RND-04
func TestReactionAtHome(t *testing.T) {
	goblin := monster(t, "goblin")
	reaction, _ := goblin.React(9 + sumOf(goblin.WanderMods(true)))
	assert.Equal(t, purple.Unfriendly, reaction)
	assert.Contains(t, goblin.WanderMods(true), rules.Number{Name: "at home", Value: -1, Rule: "PH-RND-04"})
}

// PH-RND-05
func TestWanderers(t *testing.T) {
	assert.Equal(t, []purple.Band{{Monster: "skeleton", Count: 5}}, purple.Wander(rolls(7, 5), 1))
	assert.Equal(t, []purple.Band{{Monster: "ghoul", Count: 3}}, purple.Wander(rolls(12, 4, 3), 1))
	assert.Equal(t, []purple.Band{{Monster: "evil-mage", Count: 1}, {Monster: "bandit", Count: 2}}, purple.Wander(rolls(7), 4))
	assert.Equal(t, []purple.Band{{Monster: "troll", Count: 4}}, purple.Wander(rolls(1, 2), 7))
	twice := purple.Wander(rolls(12, 12, 3, 6, 2), 5)
	assert.Equal(t, []purple.Band{{Monster: "bugbear", Count: 3}, {Monster: "yellow-ooze", Count: 1}}, twice)
	assert.Len(t, purple.Wander(rolls(12), 1), 2, "a run of twelves ends")
	assert.Equal(t, 1, purple.Torches([]purple.Band{{Monster: "evil-mage", Count: 1}, {Monster: "bandit", Count: 2}}))
	assert.Equal(t, 2, purple.Torches([]purple.Band{{Monster: "bandit", Count: 4}, {Monster: "orc", Count: 9}}))
}

// PH-RND-05: every face of every level names creatures that there are.
func TestEveryWandererIsKnown(t *testing.T) {
	for level := 1; level <= 6; level++ {
		for face := 1; face <= 12; face++ {
			bands := purple.Wander(rolls(face, 1), level)
			require.NotEmpty(t, bands)
			for _, b := range bands {
				monster(t, b.Monster)
				assert.Positive(t, b.Count)
			}
		}
	}
}

// PH-TRE-01, PH-TRE-02
func TestHoards(t *testing.T) {
	assert.Zero(t, purple.Carried(rolls(6), "B", true))
	assert.Equal(t, 7*purple.Penny, purple.Carried(rolls(3, 4), "B", false))
	assert.Zero(t, purple.Carried(rolls(6), "C", false))
	h := purple.Lair(rolls(3, 3, 4, 100), "C", 1)
	assert.Equal(t, purple.Hoard{Pence: 300, Nobles: 7}, h)
	assert.Equal(t, purple.Money(1480), h.Worth())
	assert.Zero(t, purple.Lair(rolls(1), "", 1))
	assert.Equal(t, 120*purple.Penny, purple.Unguarded(rolls(1, 4), 3))
	assert.Zero(t, purple.Unguarded(rolls(2, 4), 3))
	for _, code := range []string{"A", "B", "C", "D", "E", "F"} {
		assert.Positive(t, purple.Lair(rolls(1), code, 6).Worth(), code)
	}
}

// PH-TRE-02: every code in the list of creatures is in the table.
func TestEveryCodeIsKnown(t *testing.T) {
	for _, m := range purple.Monsters() {
		if m.Treasure != "" {
			assert.Positive(t, purple.Lair(rolls(1), m.Treasure, 1).Worth(), m.ID)
		}
	}
}

// PH-TRE-03: the shares of a hundred, and the steps.
func TestGems(t *testing.T) {
	count := map[purple.Money]int{}
	for face := 1; face <= 100; face++ {
		count[purple.GemWorth(face)/purple.Penny]++
	}
	assert.Equal(t, map[purple.Money]int{10: 35, 50: 30, 100: 23, 500: 9, 1000: 3}, count)
	assert.Equal(t, 100*purple.Penny, purple.GemWorth(88))
	assert.Equal(t, 500*purple.Penny, purple.GemWorth(89))
	assert.Equal(t, 50*purple.Penny, purple.GemStep(10*purple.Penny))
	assert.Equal(t, 5000*purple.Penny, purple.GemStep(1000*purple.Penny))
	assert.Equal(t, "a red stone", purple.StoneLook(1))
}

// PH-TRE-04
func TestJewels(t *testing.T) {
	assert.Equal(t, purple.Jewel{Worth: 110 * purple.Penny, Bulk: purple.S}, purple.NewJewel(11, 2))
	assert.Equal(t, purple.Jewel{Worth: 220 * purple.Penny, Bulk: purple.M}, purple.NewJewel(11, 1))
	assert.Equal(t, purple.Jewel{Worth: 550 * purple.Penny, Bulk: purple.L}, purple.GreatPiece(11))
}

// PH-TRE-05
func TestMarvels(t *testing.T) {
	count := map[string]int{}
	for face := 1; face <= 20; face++ {
		count[purple.NewMarvel(face, 1).Name]++
	}
	assert.Equal(t, 7, count["a potion"])
	assert.Equal(t, 4, count["a scroll"])
	assert.Equal(t, purple.Marvel{Name: "a scroll", Worth: 500 * purple.Penny}, purple.NewMarvel(9, 2))
}

// PH-TRE-06
func TestSlotsOfTreasure(t *testing.T) {
	assert.Equal(t, 3, purple.Hoard{Pence: 1200}.Slots())
	assert.Equal(t, 1, purple.Hoard{Nobles: 120}.Slots())
}
