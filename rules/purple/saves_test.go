package purple_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"pitchdark/rules"
	"pitchdark/rules/purple"
)

func sumOf(mods []rules.Number) int {
	n := 0
	for _, m := range mods {
		n += m.Value
	}
	return n
}

// PH-SAV-01
func TestSaves(t *testing.T) {
	hero := fighter()
	hero.Level, hero.Scores[purple.Willpower] = 4, 13
	mods := hero.SaveMods(purple.Enchantment, nil)
	assert.Equal(t, []rules.Number{{Name: "save bonus", Value: 2, Rule: "PH-SAV-01"}, {Name: "Willpower", Value: 1, Rule: "PH-SAV-02"}}, mods)
	assert.True(t, purple.Saves(11, sumOf(mods), purple.Enchantment.Target()))
	assert.False(t, purple.Saves(10, sumOf(mods), purple.Hard))
	assert.True(t, purple.Saves(20, -10, purple.Hard))
	assert.False(t, purple.Saves(1, 30, purple.Hard))
	assert.Equal(t, 3, sumOf(monster(t, "troll").SaveMods()))
}

// PH-SAV-02
func TestWhatHelpsASave(t *testing.T) {
	hero := fighter()
	hero.Level = 2
	hero.Scores[purple.Arcana], hero.Scores[purple.Constitution] = 13, 7
	assert.True(t, purple.Saves(12, sumOf(hero.SaveMods(purple.SpellDamage, nil)), purple.Hard))
	hero.Level = 1
	paralysis := sumOf(hero.SaveMods(purple.Paralysis, nil))
	assert.Equal(t, -1, paralysis)
	assert.False(t, purple.Saves(14, paralysis, purple.Hard))
	assert.Zero(t, sumOf(hero.SaveMods(purple.Poison, nil)))
	hero.Race = "dwarf"
	assert.Equal(t, -1, sumOf(hero.SaveMods(purple.Poison, nil)))

	shield := item(t, "purple/large-shield").Armour
	hero.Scores[purple.Dexterity] = 13
	assert.Equal(t, 3, sumOf(hero.SaveMods(purple.Breath, shield)))
	assert.Equal(t, -1, sumOf(hero.SaveMods(purple.Gas, shield)))
	for threat, want := range map[purple.Threat]purple.Ability{
		purple.SpellDamage: purple.Arcana, purple.Enchantment: purple.Willpower, purple.Illusion: purple.Perception,
		purple.Disease: purple.Constitution, purple.Paralysis: purple.Constitution, purple.Gas: purple.Constitution, purple.Breath: purple.Dexterity,
	} {
		ability, helps := threat.Ability()
		assert.True(t, helps, threat)
		assert.Equal(t, want, ability, threat)
		assert.Equal(t, purple.Hard, threat.Target(), threat)
	}
	_, helps := purple.Poison.Ability()
	assert.False(t, helps)
	assert.Equal(t, purple.Hard, purple.Poison.Target())
}

// PH-SAV-03
func TestDeathSaves(t *testing.T) {
	for threat, want := range map[purple.Threat]bool{purple.InstantDeath: true, purple.Petrification: true, purple.Poison: false, purple.Breath: false} {
		assert.Equal(t, want, threat.Deadly(), threat)
	}
	hero := fighter()
	bonus := sumOf(hero.SaveMods(purple.InstantDeath, nil))
	assert.False(t, purple.Saves(10, bonus, purple.InstantDeath.Target()))
	assert.True(t, purple.Saves(12, bonus, purple.InstantDeath.Target()))
}
