package purple_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"pitchdark/rules/purple"
)

// PH-FEA-01
func TestFeatsByLevel(t *testing.T) {
	for i, level := range []int{1, 5, 10, 15, 20} {
		assert.Equal(t, 1+2*i, purple.FeatsAt("warrior", level, false))
		assert.Equal(t, 1+i, purple.FeatsAt("mage", level, false))
		assert.Equal(t, 2+i, purple.FeatsAt("mage", level, true))
	}
	hero := fighter()
	hero.Level = 20
	assert.Nil(t, hero.TakeFeat("captain", ""))
	refused(t, "You already have that feat. [PH-FEA-01]", hero.TakeFeat("captain", ""))
	refused(t, "That is a mage feat. [PH-FEA-01]", hero.TakeFeat("undeniable", ""))
	refused(t, "There is no such feat. [PH-FEA-01]", hero.TakeFeat("flight", ""))
	hero.Level = 1
	refused(t, "You have no feat to choose now. [PH-FEA-01]", hero.TakeFeat("tough", ""))
}

// PH-FEA-02
func TestBrawler(t *testing.T) {
	assert.True(t, purple.Brawls(18, purple.Medium, purple.Large))
	assert.True(t, purple.Brawls(19, purple.Medium, purple.Tiny))
	assert.False(t, purple.Brawls(19, purple.Medium, purple.Huge))
	assert.False(t, purple.Brawls(20, purple.Medium, purple.Medium))
	assert.False(t, purple.Brawls(17, purple.Medium, purple.Medium))
	assert.Equal(t, 5, 3+purple.BashBonus(5))
}

// PH-FEA-03
func TestCaptain(t *testing.T) {
	assert.Equal(t, []int{1, 1, 2}, []int{purple.CaptainAttack(1), purple.CaptainAttack(9), purple.CaptainAttack(10)})
	assert.Equal(t, 8, 7+purple.CaptainInitiative)
	assert.Equal(t, 2, purple.CaptainMorale)
	assert.Equal(t, purple.Tiles(60), purple.CaptainReach)
}

// PH-FEA-04
func TestDefender(t *testing.T) {
	assert.Equal(t, 2, 12+purple.DefenderStand-14)
	assert.Equal(t, 4, purple.DefenderIntercepts)
}

// PH-FEA-05
func TestGreatWeaponFighter(t *testing.T) {
	for level, want := range map[int]int{1: 19, 4: 19, 5: 18, 10: 17, 15: 16, 20: 15} {
		assert.Equal(t, want, purple.CriticalFrom(level, true, true), level)
		assert.Equal(t, 20, purple.CriticalFrom(level, true, false))
		assert.Equal(t, 20, purple.CriticalFrom(level, false, true))
	}
}

// PH-FEA-06
func TestMarksman(t *testing.T) {
	assert.Equal(t, -6, purple.Steadied(-10, 5))
	assert.Equal(t, 0, purple.Steadied(-1, 1))
	assert.Equal(t, 2, item(t, "purple/dagger").Missile.Shots(true))
}

// PH-FEA-08
func TestTrueGrit(t *testing.T) {
	assert.Nil(t, purple.MayReroll(false))
	refused(t, "You have already re-rolled. [PH-FEA-08]", purple.MayReroll(true))
}

// PH-FEA-09
func TestWhirlwind(t *testing.T) {
	hero := fighter()
	assert.Nil(t, hero.TakeFeat("whirlwind", ""))
	hero.Level = 10
	assert.Equal(t, 14, hero.ArmourClass())
	hero.Kit = purple.Kit{{Kind: "purple/chainmail", Count: 1}}
	assert.Equal(t, 15, hero.ArmourClass(), "nothing in chainmail")
	hero.Kit = purple.Kit{{Kind: "purple/leather", Count: 1}}
	assert.Equal(t, 16, hero.ArmourClass())
	hero.Kit = hero.Kit.With("purple/bedroll", 6, purple.OnBody)
	assert.Equal(t, 12, hero.ArmourClass(), "nothing when encumbered")
	assert.False(t, purple.Whirls(false, nil, 0))
	assert.Equal(t, 3, purple.WhirlwindLocks)
}

// scholar is a mage of level 20 with nothing but its scores.
func scholar() purple.Character {
	return purple.Character{Race: "human", Class: "mage", Level: 20, Scores: purple.Scores{10, 10, 10, 10, 10, 10}}
}

// PH-FEA-13
func TestFamiliar(t *testing.T) {
	hero := scholar()
	refused(t, "Name your familiar. [PH-FEA-13]", hero.TakeFeat("familiar", "dragon"))
	assert.Nil(t, hero.TakeFeat("familiar", "bat"))
	refused(t, "You must wait until day 17. [PH-FEA-13]", purple.MayReplaceFamiliar(10, 16))
	assert.Nil(t, purple.MayReplaceFamiliar(10, 17))
	assert.Len(t, purple.Familiars(), 9)
	assert.Equal(t, purple.Tiles(120), purple.FamiliarReach)

	c := until(t, purple.StepFeats, "mage", fall{"familiar", []int{3, 6}})
	choose(t, c, purple.Choice{Do: purple.PickFeat, What: "familiar", For: "bat"})
	assert.Equal(t, 9, c.Hero().Familiar)
}

// PH-FEA-15
func TestQuickcast(t *testing.T) {
	hero := scholar()
	assert.Nil(t, hero.TakeFeat("quickcast", ""))
	assert.Nil(t, hero.TakeFeat("quickcast", ""))
	assert.Equal(t, -1, purple.CastingTime(1, hero.Times("quickcast")))
	refused(t, "This feat may be taken twice. [PH-FEA-15]", hero.TakeFeat("quickcast", ""))
}

// PH-FEA-16
func TestSpellSilence(t *testing.T) {
	assert.Equal(t, 2, 1+purple.RaisedBy(1))
	assert.Equal(t, 1, 1+purple.RaisedBy(2))
	hero := scholar()
	assert.Nil(t, hero.TakeFeat("spell-silence", ""))
	assert.Nil(t, hero.TakeFeat("spell-silence", ""))
	refused(t, "This feat may be taken twice. [PH-FEA-16]", hero.TakeFeat("spell-silence", ""))
}

// PH-FEA-17
func TestStillcasting(t *testing.T) {
	assert.Equal(t, 4, 3+purple.RaisedBy(1))
	refused(t, "One spell cannot be silent and still at once. [PH-FEA-17]", purple.MayOmit(true, true))
	assert.Nil(t, purple.MayOmit(false, true))
	assert.Nil(t, purple.MayOmit(true, false))
}

// PH-FEA-18
func TestUndeniable(t *testing.T) {
	assert.Equal(t, 2, 1+purple.UndeniableRaise)
	assert.True(t, purple.Kept(5, true))
	assert.False(t, purple.Kept(0, true))
	assert.False(t, purple.Kept(8, false))
}

// PH-FEA-19
func TestAnointed(t *testing.T) {
	hero := fighter()
	refused(t, "Name your patron. [PH-FEA-19]", hero.TakeFeat("anointed", ""))
	assert.Nil(t, hero.TakeFeat("anointed", "life"))
	warrior, _ := purple.FindClass("warrior")
	assert.Equal(t, "2d6+1", purple.MediumWeapon.Dice(warrior.WeaponDice(1)+purple.AnointedDice(1)).String())
	assert.Equal(t, "5d6+1", purple.MediumWeapon.Dice(warrior.WeaponDice(10)+purple.AnointedDice(10)).String())
	assert.Equal(t, []string{"undead"}, purple.FindPatron("life").Opposed)
	assert.Len(t, purple.Patrons(), 7)
}

// PH-FEA-20
func TestConditioning(t *testing.T) {
	hero := fighter()
	hero.Level, hero.Scores[purple.Strength] = 20, 18
	assert.Nil(t, hero.TakeFeat("conditioning", "strength"))
	assert.Equal(t, 19, hero.Scores[purple.Strength])
	refused(t, "You have conditioned that ability. [PH-FEA-20]", hero.TakeFeat("conditioning", "Strength"))
	assert.Nil(t, hero.TakeFeat("conditioning", "Arcana"))
	assert.Equal(t, 12, hero.Scores[purple.Arcana])
	hero.Scores[purple.Willpower] = 19
	refused(t, "That ability is already 19. [PH-FEA-20]", hero.TakeFeat("conditioning", "Willpower"))
}

// PH-FEA-22
func TestLockpickingFeat(t *testing.T) {
	hero := fighter()
	hero.Scores[purple.Dexterity], hero.Background.AgeDie = 13, 12
	assert.Nil(t, hero.TakeFeat("lockpicking", ""))
	assert.Equal(t, []int{14, 1}, []int{hero.Scores[purple.Dexterity], hero.Mod(purple.Dexterity)})
	assert.GreaterOrEqual(t, 7+1, int(purple.Daunting.Shifted(-1)), "an average lock opens")
	refused(t, "You cannot have both the Lockpicking feat and skill. [PH-FEA-22]", hero.TakeSkill("lockpicking", ""))
	other := fighter()
	other.Background.AgeDie = 12
	assert.Nil(t, other.TakeSkill("lockpicking", ""))
	refused(t, "You cannot have both the Lockpicking feat and skill. [PH-FEA-22]", other.TakeFeat("lockpicking", ""))

	c := until(t, purple.StepFeats, "warrior")
	choose(t, c, purple.Choice{Do: purple.PickFeat, What: "lockpicking"})
	arm(t, c)
	hero = c.Hero()
	assert.Equal(t, 1, hero.Kit.Count("purple/thieves-picks"))
	assert.NotContains(t, hero.Reminders(), "You pick locks and own no picks.")
}

// PH-FEA-23
func TestTough(t *testing.T) {
	hero := scholar()
	hero.Level, hero.Faces = 5, []int{3, 3, 3, 3}
	before := hero.MaxHitPoints()
	assert.Nil(t, hero.TakeFeat("tough", ""))
	assert.Equal(t, before+5, hero.MaxHitPoints())
	assert.Equal(t, 8, hero.HitDie())
	young := fighter()
	assert.Nil(t, young.TakeFeat("tough", ""))
	assert.Equal(t, 10, young.MaxHitPoints())
	late := scholar()
	late.Level, late.Faces = 10, []int{3, 3, 3, 3, 3, 3, 3, 3}
	before = late.MaxHitPoints()
	assert.Nil(t, late.TakeFeat("tough", ""))
	assert.Equal(t, before+9, late.MaxHitPoints())
}

// PH-SKL-01
func TestNumberOfSkills(t *testing.T) {
	hero := fighter()
	hero.Background.AgeDie = 7
	assert.Nil(t, hero.TakeSkill("stealth", ""))
	refused(t, "You already have that skill. [PH-SKL-01]", hero.TakeSkill("stealth", ""))
	assert.Nil(t, hero.TakeSkill("lore", "tombs"))
	refused(t, "You may choose up to 2 skills. [PH-SKL-01]", hero.TakeSkill("climbing", ""))
	hero.Level = 10
	assert.Equal(t, 4, hero.SkillsAllowed())
	refused(t, "You already have that skill. [PH-SKL-01]", hero.TakeSkill("lore", "Tombs"))
	assert.Nil(t, hero.TakeSkill("lore", "saints"))
	refused(t, "Name the subject of the lore. [PH-SKL-01]", hero.TakeSkill("lore", " "))
}

// PH-SKL-02
func TestWhatIsNoSkill(t *testing.T) {
	for _, name := range []string{"Investigation", "deception", "dungeoneering", ""} {
		_, refusal := purple.FindSkill(name)
		refused(t, "Such a skill cannot be taken. [PH-SKL-02]", refusal)
	}
}

// PH-SKL-03: climbing a slippery wall, a level harder, with the skill.
func TestSkillShiftsDifficulty(t *testing.T) {
	assert.Equal(t, purple.Moderate, purple.Moderate.Shifted(1).Shifted(-1))
	assert.Equal(t, purple.Daunting, purple.Hard.Shifted(-1))
}

// PH-SKL-04
func TestSkillTable(t *testing.T) {
	assert.Len(t, purple.Skills(), 23)
	assert.Equal(t, purple.Moderate, purple.Daunting.Shifted(-1))
	hero := fighter()
	hero.Background.AgeDie = 12
	hero.Languages = []string{"Common"}
	assert.Nil(t, hero.TakeSkill("language", "Orcish"))
	assert.Equal(t, []string{"Common", "Orcish"}, hero.Languages)
	refused(t, "You already speak that. [PH-LNG-01]", hero.TakeSkill("language", "Common"))
	for _, s := range purple.Skills() {
		assert.NotEmpty(t, s.Effect, s.ID)
	}
}
