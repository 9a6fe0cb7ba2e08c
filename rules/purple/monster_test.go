package purple_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"pitchdark/rules"
	"pitchdark/rules/dice"
	"pitchdark/rules/purple"
)

func monster(t *testing.T, id string) *purple.Monster {
	t.Helper()
	m, refusal := purple.KnownMonster(id)
	if refusal != nil {
		t.Fatal(refusal)
	}
	return m
}

// PH-MON-01, PH-CMB-06: the ogre, and whose bonus is not its hit dice.
func TestMonsterFigures(t *testing.T) {
	ogre := monster(t, "ogre")
	assert.Equal(t, "4d8+1", ogre.Dice.String())
	assert.Equal(t, []int{4, 2, 6, 1}, []int{ogre.AttackBonus(), ogre.SaveBonus(), purple.Tiles(ogre.Speed), ogre.CheckBonus()})
	assert.Equal(t, 20, ogre.HitPoints([]int{8, 1, 3, 7}))
	assert.Equal(t, 19, ogre.AverageHitPoints())
	assert.Equal(t, []int{0, 3, 2}, []int{monster(t, "giant-rat").AttackBonus(), monster(t, "berserker").AttackBonus(), monster(t, "evil-mage").AttackBonus()})
	assert.Equal(t, 15, (&purple.Monster{HitDice: 18}).AttackBonus())
}

// PH-MON-03: a troll without fire, and what its wounds do.
func TestRegeneration(t *testing.T) {
	troll := monster(t, "troll")
	assert.Equal(t, 13, troll.Mended(10, 30, false, false))
	assert.Equal(t, 3, troll.Mended(0, 30, false, false))
	assert.Equal(t, 30, troll.Mended(29, 30, false, false))
	assert.Equal(t, 10, troll.Mended(10, 30, true, false))
	shadow := monster(t, "shadow")
	assert.Equal(t, []int{8, 7}, []int{shadow.Mended(7, 10, false, true), shadow.Mended(7, 10, false, false)})
	assert.Equal(t, 7, monster(t, "orc").Mended(7, 10, false, true))
}

// PH-CMB-56, PH-DRK-21
func TestTempers(t *testing.T) {
	for id, want := range map[string]rules.Temper{
		"skeleton": rules.Bold, "ogre": rules.Bold, "lizardfolk": rules.Bold, "hobgoblin": rules.Wary, "goblin": rules.Wary,
		"giant-rat": rules.Timid, "elk": rules.Timid,
	} {
		assert.Equal(t, want, monster(t, id).Temper(), id)
	}
}

// PH-DRK-06, PH-CMB-02, PH-DRK-22
func TestMonstersInTheDark(t *testing.T) {
	tests := map[string][4]int{ // Stealth, Prs, own threshold, that of those who meet it
		"goblin": {3, 0, 4, 4}, "giant-rat": {3, 0, 4, 4}, "bugbear": {3, 0, 4, 6}, "crab-spider": {3, 0, 4, 6},
		"zombie": {-3, 0, 4, 4}, "giant-centipede": {0, 0, 4, 4}, "panther": {3, 3, 3, 6}, "giant-eagle": {0, 3, 3, 4},
		"clear-jelly": {-3, 1, 0, 4}, "vampire": {0, 2, 4, 4}, "young-dragon": {0, 1, 4, 4},
	}
	for id, want := range tests {
		m := monster(t, id)
		assert.Equal(t, want, [4]int{m.Stealth(), m.Presence(), m.SurpriseThreshold(), m.Surprises()}, id)
	}
	crawler := monster(t, "cave-crawler")
	assert.True(t, crawler.Senses(6))
	assert.False(t, crawler.Senses(9))
	assert.Equal(t, []bool{true, false, false}, []bool{monster(t, "goblin").Pierces(1), monster(t, "goblin").Pierces(2), monster(t, "wolf").Pierces(1)})
	assert.Equal(t, []int{15, 10}, []int{crawler.Hears(10), monster(t, "orc").Hears(10)})
}

// PH-DRK-07
func TestMonstersRunIntoWalls(t *testing.T) {
	for id, want := range map[string]int{"clear-jelly": 0, "bandit": 1, "orc": 1, "ogre": 2, "cave-bear": 2, "wraith": 3, "marsh-light": 3} {
		assert.Equal(t, want, monster(t, id).BumpReduction(), id)
	}
	for id, want := range map[string]bool{"clear-jelly": false, "wraith": false, "shadow": false, "wight": true, "orc": true} {
		assert.Equal(t, want, monster(t, id).Bumps(), id)
	}
}

// PH-CMB-12, PH-MON-02
func TestWhatMonstersSuffer(t *testing.T) {
	sword := purple.Cause{Weapon: true, Thrust: true}
	mace := purple.Cause{Weapon: true, Kind: purple.BluntHarm}
	silver := purple.Cause{Weapon: true, Kind: purple.SilverHarm}
	magical := purple.Cause{Weapon: true, Kind: purple.MagicHarm}
	dart := purple.Cause{Kind: purple.MagicHarm}
	fire := purple.Cause{Kind: purple.FireHarm}
	holy := purple.Cause{Kind: purple.HolyHarm}
	poison := purple.Cause{Kind: purple.PoisonHarm}
	tests := []struct {
		id   string
		by   purple.Cause
		want int // of 7
	}{
		{"wight", sword, 0},
		{"wight", silver, 7},
		{"wight", magical, 7},
		{"wight", fire, 7},
		{"wight", holy, 7},
		{"wight", poison, 0},
		{"mummy", sword, 3},
		{"mummy", silver, 3},
		{"mummy", magical, 3},
		{"mummy", dart, 7},
		{"mummy", fire, 7},
		{"gargoyle", silver, 0},
		{"gargoyle", sword, 0},
		{"gargoyle", magical, 7},
		{"wraith", sword, 0},
		{"wraith", silver, 3},
		{"wraith", magical, 7},
		{"skeleton", sword, 3},
		{"skeleton", mace, 7},
		{"green-slime", sword, 0},
		{"green-slime", magical, 0},
		{"green-slime", fire, 7},
		{"orc", sword, 7},
		{"orc", holy, 0},
		{"orc", poison, 7},
	}
	for _, test := range tests {
		assert.Equal(t, test.want, monster(t, test.id).Suffers(7, test.by), "%s %+v", test.id, test.by)
	}
	assert.Equal(t, 1, monster(t, "mummy").Suffers(1, sword))
	assert.Equal(t, "silver", purple.SilverHarm.String())
}

// PH-MON-02
func TestTraits(t *testing.T) {
	assert.True(t, monster(t, "wight").Has(purple.Undead|purple.Drains))
	assert.False(t, monster(t, "ghoul").Has(purple.Undead|purple.Drains))
	for id, want := range map[string]bool{"skeleton": true, "clay-sentinel": true, "orc": false, "clear-jelly": false} {
		assert.Equal(t, want, monster(t, id).Watchful(), id)
	}
	wight, jelly, orc := monster(t, "wight"), monster(t, "clear-jelly"), monster(t, "orc")
	for threat, want := range map[purple.Threat]bool{purple.Enchantment: true, purple.Poison: true, purple.Paralysis: true, purple.Breath: false, purple.SpellDamage: false} {
		assert.Equal(t, want, wight.Immune(threat), threat)
		assert.Equal(t, want, monster(t, "clay-sentinel").Immune(threat), threat)
		assert.False(t, orc.Immune(threat))
	}
	assert.Equal(t, []bool{false, false, true, true}, []bool{jelly.FallsProne(), jelly.Vital(), wight.FallsProne(), orc.Vital()})
	assert.Equal(t, []bool{true, true, false}, []bool{monster(t, "mummy").Catches(), monster(t, "wolf").Catches(), orc.Catches()})
	assert.Equal(t, purple.Drained{HitPoints: 6, Fatigue: 1}, monster(t, "wight").Drain(9, 3))
	assert.Equal(t, purple.Drained{HitPoints: 9}, monster(t, "wight").Drain(9, 0))
	assert.Equal(t, purple.Drained{HitPoints: 6}, monster(t, "orc").Drain(9, 3))
}

// PH-MON-03: what bites and touches bring besides wounds.
func TestTouches(t *testing.T) {
	turns := func(count, sides int) dice.Dice { return dice.Dice{Count: count, Sides: sides} }
	flat := func(n int) dice.Dice { return dice.Dice{Add: n} }
	for id, want := range map[string]purple.Touch{
		"ghoul":           {Against: purple.Paralysis, Saves: true, Ghoulish: true, Status: purple.StatusParalysed, Lasts: turns(2, 4), Unit: purple.Turn},
		"clear-jelly":     {Against: purple.Paralysis, Saves: true, Status: purple.StatusParalysed, Lasts: turns(2, 4), Unit: purple.Turn},
		"crab-spider":     {Against: purple.Poison, Saves: true, Status: purple.StatusParalysed, Lasts: turns(2, 6), Unit: purple.Turn},
		"giant-centipede": {Against: purple.Poison, Saves: true, Status: purple.StatusWeakened, Lasts: flat(6), Unit: purple.Hour},
		"giant-rat":       {OneIn: 20, Against: purple.Disease, Saves: true, Status: purple.StatusFever, Lasts: flat(3), Unit: purple.Day},
		"pit-viper":       {Against: purple.Poison, Saves: true, Harm: turns(2, 6)},
		"rot-grubs":       {Against: purple.InstantDeath, Saves: true, Death: true, Lasts: turns(1, 3), Unit: purple.Turn},
		"shadow":          {Ability: purple.Strength, Drop: 1, Lasts: flat(8), Unit: purple.Turn},
		"bloodwing":       {Harm: turns(1, 3), EachRound: true},
		"mummy":           {Status: purple.StatusRotting},
		"giant-scorpion":  {Against: purple.InstantDeath, Saves: true, Death: true},
		"wyvern":          {Against: purple.InstantDeath, Saves: true, Death: true},
	} {
		attacks := monster(t, id).Attacks
		if last := attacks[len(attacks)-1]; assert.NotNil(t, last.Touch, id) {
			assert.Equal(t, want, *last.Touch, id)
		}
	}
}
