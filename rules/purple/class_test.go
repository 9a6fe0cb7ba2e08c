package purple_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"pitchdark/rules/purple"
)

// PH-CLS-01
func TestClasses(t *testing.T) {
	_, refusal := purple.FindClass("thief")
	refused(t, "Unknown class. [PH-CLS-01]", refusal)
	assert.Len(t, purple.Classes(), 2)
}

// PH-CLS-02: the printed table, level by level.
func TestFiguresByLevel(t *testing.T) {
	warrior, _ := purple.FindClass("warrior")
	mage, _ := purple.FindClass("mage")
	rows := [20][6]int{ // warrior's attack, mage's, checks, saves, weapon dice, hit dice
		{1, 0, 0, 0, 1, 1},
		{2, 1, 0, 1, 1, 2},
		{3, 1, 0, 1, 1, 3},
		{4, 2, 0, 2, 1, 4},
		{5, 2, 1, 2, 2, 5},
		{6, 3, 1, 3, 2, 6},
		{7, 3, 1, 3, 2, 7},
		{8, 4, 1, 4, 2, 8},
		{9, 4, 1, 4, 2, 9},
		{10, 5, 2, 4, 3, 9},
		{11, 5, 2, 4, 3, 9},
		{12, 6, 2, 4, 3, 9},
		{13, 6, 2, 4, 3, 9},
		{14, 7, 2, 4, 3, 9},
		{15, 7, 3, 4, 4, 9},
		{15, 8, 3, 4, 4, 9},
		{15, 8, 3, 4, 4, 9},
		{15, 9, 3, 4, 4, 9},
		{15, 9, 3, 4, 4, 9},
		{15, 10, 4, 4, 5, 9},
	}
	for i, want := range rows {
		level := i + 1
		hero := fighter()
		hero.Level = level
		got := [6]int{warrior.Attack(level, false), mage.Attack(level, false), hero.CheckBonus(), hero.SaveBonus(), warrior.WeaponDice(level), purple.HitDice(level)}
		assert.Equal(t, want, got, level)
		assert.Equal(t, 1, mage.WeaponDice(level))
	}
}

// PH-CLS-03
func TestHitPoints(t *testing.T) {
	assert.Equal(t, 9, purple.HitPoints(1, 8, 1, nil))
	assert.Equal(t, 15, purple.HitPoints(2, 8, 1, []int{5}))
	assert.Equal(t, 4, purple.HitPoints(1, 6, -2, nil))
	assert.Equal(t, 5, purple.HitPoints(2, 6, -2, []int{1}), "a level gives at least 1")
	assert.Equal(t, 3, purple.HitPoints(1, 6, -3, nil))
	eight := []int{4, 4, 4, 4, 4, 4, 4, 4}
	assert.Equal(t, 8+8*4, purple.HitPoints(9, 8, 0, eight))
	assert.Equal(t, 8+8*4+2, purple.HitPoints(10, 8, 0, eight))
	assert.Equal(t, 9+8*5+22, purple.HitPoints(20, 8, 1, eight), "no Constitution beyond the ninth")
}

// PH-CLS-04
func TestWarriors(t *testing.T) {
	warrior, _ := purple.FindClass("warrior")
	assert.Equal(t, 8, warrior.HitDie)
	weak := fighter()
	weak.Scores[purple.Strength] = 8
	refused(t, "You need Strength 9 for this. [PH-ARM-02]", weak.MayUse(item(t, "purple/plate")))
	assert.Nil(t, weak.MayUse(item(t, "purple/chainmail")))
	c := until(t, purple.StepStyle, "warrior")
	refused(t, "A warrior chooses exactly one style. [PH-CLS-04]", c.Choose(purple.Choice{Do: purple.PickStyle, What: "dancer"}))
	choose(t, c, purple.Choice{Do: purple.PickStyle, What: "smiter"})
	refused(t, "A warrior chooses exactly one style. [PH-CLS-04]", c.Choose(purple.Choice{Do: purple.PickStyle, What: "hordeslayer"}))
}

// PH-CLS-05
func TestWeaponDice(t *testing.T) {
	warrior, _ := purple.FindClass("warrior")
	d := purple.MediumWeapon.Dice(warrior.WeaponDice(10))
	assert.Equal(t, "3d6+1", d.String())
	assert.Equal(t, 15, purple.MediumWeapon.Damage(2+5+6, 1, false))
}

// PH-CLS-07
func TestHordeslayer(t *testing.T) {
	assert.Equal(t, 3, purple.BonusAttacks(3, false))
	assert.Equal(t, []int{1, 2}, []int{purple.BonusAttacks(4, true), purple.BonusAttacks(5, true)})
	limit := purple.BonusAttacks(3, false)
	assert.Nil(t, purple.MayFollow(true, 2, limit, nil))
	refused(t, "No bonus attacks left this round. [PH-CLS-07]", purple.MayFollow(true, 3, limit, nil))
	refused(t, "No bonus attack: nothing was killed. [PH-CLS-07]", purple.MayFollow(false, 0, limit, nil))
	refused(t, "The crossbow is not loaded. [PH-CLS-07]", purple.MayFollow(true, 0, 2, item(t, "purple/heavy-crossbow").Missile))
	assert.Nil(t, purple.MayFollow(true, 0, 2, item(t, "purple/short-bow").Missile))
}

// PH-CLS-08
func TestSmiter(t *testing.T) {
	maximised, rolled := purple.Smite(2, false)
	assert.Equal(t, []int{0, 4}, []int{maximised, rolled})
	assert.Equal(t, 18, purple.MediumWeapon.Damage(3+5+2+6, 1, false))
	maximised, rolled = purple.Smite(2, true)
	assert.Equal(t, []int{2, 2}, []int{maximised, rolled})
	assert.Equal(t, 22, purple.MediumWeapon.Damage(6*maximised+2+6, 1, false))
	refused(t, "You have already smitten in this encounter. [PH-CLS-08]", purple.MaySmite(true, true))
	refused(t, "Only a hit can be a smite. [PH-CLS-08]", purple.MaySmite(false, false))
	assert.Nil(t, purple.MaySmite(true, false))
}

// PH-CLS-10
func TestDrawingSchools(t *testing.T) {
	c := until(t, purple.StepSchool, "mage", fall{"schools", []int{5, 2, 2, 7, 4}})
	refused(t, "First choose one school. [PH-CLS-10]", c.Choose(purple.Choice{Do: purple.Roll, What: "schools"}))
	choose(t, c, purple.Choice{Do: purple.School, What: "Evocation"}, purple.Choice{Do: purple.Roll, What: "schools"})
	assert.Equal(t, []string{"Evocation", "Conjuration", "Necromancy", "Enchantment"}, c.Hero().Schools)
}

// PH-CLS-11
func TestTradingSchools(t *testing.T) {
	c := until(t, purple.StepSchool, "mage", fall{"schools", []int{2, 7, 4}})
	choose(t, c, purple.Choice{Do: purple.School, What: "Evocation"}, purple.Choice{Do: purple.Roll, What: "schools"})
	choose(t, c, purple.Choice{Do: purple.GiveUp, What: "Enchantment", For: "focused"})
	refused(t, "Each ability can be chosen once. [PH-CLS-11]", c.Choose(purple.Choice{Do: purple.GiveUp, What: "Conjuration", For: "focused"}))
	refused(t, "You have no access to that school. [PH-CLS-11]", c.Choose(purple.Choice{Do: purple.GiveUp, What: "Illusion", For: "battlemage"}))
	choose(t, c, purple.Choice{Do: purple.GiveUp, What: "Conjuration", For: "battlemage"})
	refused(t, "You may trade away at most two schools. [PH-CLS-11]", c.Choose(purple.Choice{Do: purple.GiveUp, What: "Evocation", For: "innate"}))
	hero := c.Hero()
	assert.Equal(t, []string{"Evocation", "Necromancy"}, hero.Schools)
	assert.True(t, hero.Traded("focused") && hero.Traded("battlemage"))
	assert.Len(t, purple.Schools(), 8)
}

// PH-CLS-12
func TestBattlemage(t *testing.T) {
	mage, _ := purple.FindClass("mage")
	assert.Equal(t, []int{6, 3}, []int{mage.Attack(6, true), mage.Attack(6, false)})
	assert.Equal(t, 15, mage.Attack(18, true))
	leather, ring, shield := item(t, "purple/leather").Armour, item(t, "purple/ring").Armour, item(t, "purple/small-shield").Armour
	assert.Nil(t, purple.BattlemageCasts(leather, nil))
	assert.Nil(t, purple.BattlemageCasts(nil, nil))
	refused(t, "A battlemage casts in light armour only. [PH-CLS-12]", purple.BattlemageCasts(ring, nil))
	refused(t, "A battlemage casts without a shield. [PH-CLS-12]", purple.BattlemageCasts(leather, shield))
}

// PH-CLS-13
func TestFocusedMage(t *testing.T) {
	hero := purple.Character{Race: "human", Class: "mage", Level: 1, Trades: []purple.Trade{{School: "Illusion", For: "focused"}}, Scores: purple.Scores{10, 10, 10, 10, 10, 10}}
	assert.Equal(t, 2, hero.FeatsDue())
	assert.Nil(t, hero.TakeFeat("tough", ""))
	refused(t, "Focused gives a mage feat. [PH-CLS-13]", hero.TakeFeat("lockpicking", ""))
	assert.Nil(t, hero.TakeFeat("quickcast", ""))
	assert.Zero(t, hero.FeatsDue())
}

// A mage's spells a day never shrink with a level, and a half of them, rounded
// down and at least 1, is what the source prints for Arcanists [PH-MAG-02].
func TestSpellSlots(t *testing.T) {
	opens := [7]int{0, 1, 3, 6, 9, 12, 15}
	for spell := 1; spell <= 6; spell++ {
		for level := 1; level <= purple.MaxLevel; level++ {
			assert.Equal(t, level >= opens[spell], purple.Slots(level, spell) > 0, "%d %d", level, spell)
			if level > 1 {
				assert.GreaterOrEqual(t, purple.Slots(level, spell), purple.Slots(level-1, spell))
			}
		}
	}
	assert.Equal(t, []int{5, 3, 2, 1}, []int{purple.Slots(9, 1), purple.Slots(9, 2), purple.Slots(9, 3), purple.Slots(9, 4)})
}

// PH-XPL-01
func TestSharesOfTreasure(t *testing.T) {
	hero, retainer, left, refusal := purple.Shares(500*purple.Penny, 4, 0)
	assert.Nil(t, refusal)
	assert.Equal(t, []purple.Money{500, 250, 0}, []purple.Money{hero, retainer, left})
	hero, retainer, left, _ = purple.Shares(500*purple.Penny, 4, 1)
	assert.Equal(t, []purple.Money{444, 222, 2}, []purple.Money{hero, retainer, left})
	_, _, _, refusal = purple.Shares(100, 0, 0)
	refused(t, "The shares must cover the whole. [PH-XPL-01]", refusal)
}

// PH-XPL-02, PH-XPL-03, PH-XPL-04
func TestExploring(t *testing.T) {
	var s purple.Survey
	total := 0
	for range 7 {
		total += s.Explore(1)
	}
	assert.Equal(t, 100, total)
	assert.Equal(t, 50, purple.ForRetainers(total))
	s = purple.Survey{Found: 5}
	assert.Equal(t, 60, s.Explore(3))
	assert.Equal(t, 6, s.Found)
	s.Return()
	assert.Equal(t, 10, s.Explore(1))
	assert.Equal(t, 10, s.Explore(0), "at least 1")
}

// PH-XPL-05
func TestLevelTable(t *testing.T) {
	for points, level := range map[int]int{0: 1, 1999: 1, 2000: 2, 359999: 9, 360000: 10, 479999: 10, 480000: 11, 1560000: 20, 9999999: 20} {
		assert.Equal(t, level, purple.LevelFor(points), points)
	}
	for level := 11; level <= purple.MaxLevel; level++ {
		assert.Equal(t, 120000, purple.PointsFor(level)-purple.PointsFor(level-1))
	}
}

// PH-XPL-06
func TestRising(t *testing.T) {
	hero := fighter()
	hero.Level, hero.Faces, hero.Experience = 2, []int{5}, 2000+8100
	assert.Equal(t, []int{3, 4}, hero.Rise(loaded(fall{"level", []int{0, 0, 0, 7, 2}})))
	assert.Equal(t, []int{5, 7, 2}, hero.Faces)
	assert.Equal(t, 8+5+7+2, hero.MaxHitPoints())
	assert.Empty(t, hero.Rise(loaded()))
	hero.Experience = 2000000
	assert.Len(t, hero.Rise(purple.Keyed{Seed: 3}), 16)
	assert.Equal(t, 20, hero.Level)
	assert.Len(t, hero.Faces, 8)
	hero.Feats = []purple.FeatTaken{{Feat: "captain", Level: 1}}
	assert.Equal(t, 8, hero.FeatsDue())
}

// PH-XPL-07: six orcs are worth what they carried.
func TestKillingGivesNothing(t *testing.T) {
	hero, _, _, _ := purple.Shares(6*7*purple.Penny, 1, 0)
	assert.Equal(t, purple.Money(168), hero)
	none, _, _, _ := purple.Shares(0, 1, 0)
	assert.Zero(t, none)
}
