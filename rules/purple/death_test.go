package purple_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"pitchdark/rules/purple"
)

// PH-DTH-01
func TestAtZero(t *testing.T) {
	hero := fighter()
	hero.Level, hero.Scores[purple.Constitution] = 3, 13
	assert.True(t, purple.Saves(9, sumOf(hero.DeathMods()), purple.DeathTarget))
	assert.False(t, purple.Saves(8, sumOf(hero.DeathMods()), purple.DeathTarget))
	assert.True(t, purple.Saves(20, -5, purple.DeathTarget))
}

// PH-DTH-02
func TestDying(t *testing.T) {
	assert.Equal(t, 5, purple.DiesAfter(2, 3))
	assert.Equal(t, 4, purple.DyingSides)
}

// PH-DTH-03
func TestAid(t *testing.T) {
	hero := fighter()
	hero.Level = 5
	assert.True(t, purple.Succeeds(13, sumOf(hero.CheckMods(purple.Task{})), purple.AidTarget(true, false)))
	assert.Equal(t, []purple.Difficulty{purple.VeryHard, purple.Hard, purple.Hard, purple.Daunting}, []purple.Difficulty{
		purple.AidTarget(false, false), purple.AidTarget(true, false), purple.AidTarget(false, true), purple.AidTarget(true, true),
	})
	refused(t, "Hilda has already tried to help him. [PH-DTH-03]", purple.MayAid("Hilda", true, true))
	refused(t, "Only a hero can help the dying. [PH-DTH-03]", purple.MayAid("Wat", false, false))
	assert.Nil(t, purple.MayAid("Hilda", false, true))
}

// PH-DTH-04, PH-DTH-05
func TestComaAndAfter(t *testing.T) {
	assert.True(t, purple.EndsDying(1))
	assert.False(t, purple.EndsDying(0))
	assert.Equal(t, 4*purple.Turn, purple.ComaRounds(4))
	assert.Equal(t, []int{1, 2}, []int{purple.WakesWith(0), purple.WakesWith(2)})
	refused(t, "He must rest for 5 more days. [PH-DTH-05]", purple.MayStrain(2))
	refused(t, "He must rest for 1 more day. [PH-DTH-05]", purple.MayStrain(6))
	assert.Nil(t, purple.MayStrain(7))
	assert.Equal(t, []int{6, 7, 5}, []int{purple.ComaSides, purple.ConvalescentDays, purple.ConvalescentSlots})
}

// PH-DTH-06
func TestStruckWhileDown(t *testing.T) {
	assert.True(t, purple.KillsFallen(0, 10))
	assert.False(t, purple.KillsFallen(1, 10))
	assert.False(t, purple.KillsFallen(0, 0))
	zombie, wolf := monster(t, "zombie"), monster(t, "wolf")
	assert.True(t, zombie.StrikesFallen(false, false, false))
	assert.False(t, zombie.StrikesFallen(true, false, true))
	assert.False(t, wolf.StrikesFallen(false, false, false))
	assert.True(t, wolf.StrikesFallen(false, true, false))
	assert.False(t, wolf.StrikesFallen(false, true, true))
}

// PH-DTH-08
func TestCoinsOfTheLost(t *testing.T) {
	assert.True(t, purple.CoinsTaken(3))
	assert.False(t, purple.CoinsTaken(4))
}
