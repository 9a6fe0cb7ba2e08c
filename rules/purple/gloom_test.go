package purple_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"pitchdark/rules"
	"pitchdark/rules/purple"
)

// PH-DRK-06, PH-DRK-26
func TestStealthAndPresence(t *testing.T) {
	goblin, mage := monster(t, "goblin"), fighter()
	mage.Scores[purple.Dexterity] = 13
	stealth, presence := mage.StealthMods(nil, false, false), mage.PresenceMods()
	assert.False(t, purple.Outdoes(11+goblin.Stealth()+goblin.Presence(), 13+sumOf(stealth)+sumOf(presence)))
	assert.True(t, purple.Outdoes(15, 14))
	chain := item(t, "purple/chainmail").Armour
	assert.Equal(t, -2, sumOf(mage.StealthMods(chain, false, false)))
	assert.Equal(t, 5, sumOf(mage.StealthMods(chain, true, true)))
	mage.Skills, mage.Level, mage.Scores[purple.Perception] = []purple.SkillTaken{{Skill: "stealth"}}, 10, 16
	assert.Equal(t, []rules.Number{{Name: "Dexterity", Value: 1, Rule: "PH-DRK-06"}, {Name: "Stealth", Value: 3, Rule: "PH-DRK-06"}}, mage.StealthMods(nil, false, false))
	assert.Equal(t, 4, sumOf(mage.PresenceMods()))
	assert.Equal(t, 3, purple.BlindfightBonus)
	refused(t, "You have used your free attack this round. [PH-DRK-06]", purple.MayStrikeFree(true))
	assert.Nil(t, purple.MayStrikeFree(false))
}

// PH-DRK-21
func TestBlindSteps(t *testing.T) {
	assert.Equal(t, []int{8, 1}, []int{monster(t, "bandit").BlindStepSides(), monster(t, "green-slime").BlindStepSides()})
}

// PH-DRK-31
func TestGloom(t *testing.T) {
	hero := fighter()
	will := sumOf(hero.CheckMods(purple.Task{Ability: purple.Willpower, Times: 1}))
	assert.True(t, purple.Succeeds(9, will, purple.GloomTarget))
	assert.False(t, purple.Succeeds(7, will, purple.GloomTarget))
	assert.Equal(t, []int{0, -1, -1}, []int{sumOf(purple.Gloom{}.WillMods()), sumOf(purple.Gloom{Failed: 1}.WillMods()), sumOf(purple.Gloom{Failed: 2}.WillMods())})
	for _, race := range purple.Races() {
		assert.Equal(t, race.ID != "dwarf", race.Darkens(), race.ID)
	}
}

// PH-DRK-10
func TestLightsShort(t *testing.T) {
	for _, test := range []struct{ members, lights, candles, want, mod int }{
		{6, 1, 0, 1, -1}, {7, 1, 0, 2, -2}, {12, 0, 0, 4, -4}, {15, 0, 0, 5, -4}, {6, 1, 3, 0, 0}, {6, 1, 2, 1, -1}, {3, 4, 0, 0, 0},
	} {
		short := purple.LightsShort(test.members, test.lights, test.candles)
		assert.Equal(t, test.want, short, "%+v", test)
		assert.Equal(t, test.mod, sumOf(purple.Situation{Lights: short}.AttackMods()), "%+v", test)
	}
}
