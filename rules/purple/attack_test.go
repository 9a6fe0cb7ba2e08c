package purple_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"pitchdark/rules"
	"pitchdark/rules/purple"
)

// PH-CMB-06
func TestAttackRoll(t *testing.T) {
	hero := fighter()
	bonus := sumOf(hero.AttackBonus(purple.Arms{}))
	hit, critical := purple.Lands(true, 12, bonus, 13, 20)
	assert.True(t, hit)
	assert.False(t, critical)
	hit, _ = purple.Lands(true, 11, bonus, 13, 20)
	assert.False(t, hit)
	hit, _ = purple.Lands(false, 1, 12, 13, 20) // a 1 is no special miss
	assert.True(t, hit)
	hit, critical = purple.Lands(false, 20, 1, 22, 20) // and a monster's 20 no hit
	assert.False(t, hit || critical)
	assert.Equal(t, []rules.Number{{Name: "hit dice", Value: 4, Rule: "PH-CMB-06"}}, monster(t, "ogre").AttackMods(true))
	assert.Equal(t, []int{0, 1}, []int{sumOf(monster(t, "goblin").AttackMods(true)), sumOf(monster(t, "goblin").AttackMods(false))})
	refused(t, "Nothing to attack there. [PH-CMB-06]", purple.MayAttack(false))
	assert.Nil(t, purple.MayAttack(true))
}

// PH-CMB-07
func TestAttackBonus(t *testing.T) {
	hero := fighter()
	hero.Race, hero.Level = "halfling", 10
	assert.Equal(t, []rules.Number{
		{Name: "attack bonus", Value: 10, Rule: "PH-CLS-02"},
		{Name: "halfling with missiles", Value: 1, Rule: "PH-RAC-06"},
		{Name: "captain", Value: 2, Rule: "PH-FEA-03"},
	}, hero.AttackBonus(purple.Arms{Missile: item(t, "purple/sling").Missile, Captain: 10}))
	hero = fighter()
	assert.Equal(t, 3, sumOf(hero.AttackBonus(purple.Arms{Missile: item(t, "purple/heavy-crossbow").Missile})))
	assert.Equal(t, -1, sumOf(hero.AttackBonus(purple.Arms{Melee: item(t, "purple/crowbar").Melee})))
	assert.Equal(t, 3, sumOf(hero.AttackBonus(purple.Arms{Melee: item(t, "purple/sword").Melee, Magic: 2})))
}

// PH-CMB-50
func TestStrikingWithTwoWeapons(t *testing.T) {
	hero, sword, maul := fighter(), item(t, "purple/sword").Melee, item(t, "purple/maul").Melee
	assert.Equal(t, 2, sumOf(hero.AttackBonus(purple.Arms{Melee: sword, Second: sword})))
	assert.Equal(t, 1, sumOf(hero.AttackBonus(purple.Arms{Melee: sword, Second: maul})))
}

// PH-CMB-08
func TestSituations(t *testing.T) {
	mods := purple.Situation{Offensive: true, Prone: true, Fatigue: 1}.AttackMods()
	assert.Equal(t, []rules.Number{
		{Name: "Offensive", Value: 2, Rule: "PH-CMB-18"},
		{Name: "fatigue", Value: -2, Rule: "PH-CMB-08"},
		{Name: "target prone", Value: 4, Rule: "PH-CMB-08"},
	}, mods)
	hit, _ := purple.Lands(true, 9, 2+sumOf(mods), 15, 20)
	assert.True(t, hit)
	for _, test := range []struct {
		s    purple.Situation
		want int
	}{
		{purple.Situation{}, 0},
		{purple.Situation{Rear: true}, 2},
		{purple.Situation{Rear: true, Surprised: true}, 4},
		{purple.Situation{Rear: true, Unseen: true}, 4},
		{purple.Situation{Surprised: true, Unseen: true}, 4},
		{purple.Situation{Stunned: true}, 4},
		{purple.Situation{Stunned: true, Rear: true}, 6},
		{purple.Situation{Blind: true}, -4},
		{purple.Situation{Fatigue: 3}, -4},
		{purple.Situation{Mounted: true}, 2},
		{purple.Situation{Held: true}, 4},
		{purple.Situation{Held: true, Prone: true}, 4},
		{purple.Situation{Cornered: true}, -2},
		{purple.Situation{Lights: 1}, -1},
		{purple.Situation{Lights: 5}, -4},
	} {
		assert.Equal(t, test.want, sumOf(test.s.AttackMods()), "%+v", test.s)
	}
}

// PH-CMB-18
func TestStances(t *testing.T) {
	hero := fighter()
	assert.Equal(t, 3, sumOf(hero.AttackBonus(purple.Arms{}))+sumOf(purple.Situation{Offensive: true}.AttackMods()))
	chain := item(t, "purple/chainmail").Armour
	assert.Equal(t, 17, sumOf(hero.ClassMods(chain, nil, purple.Exposure{Defensive: true})))
}

// PH-CMB-23, PH-CMB-24
func TestShots(t *testing.T) {
	s := purple.Situation{Missile: true, Range: -4, Cover: purple.HalfCover}
	assert.Equal(t, 14, 17+3+sumOf(s.AttackMods()))
	for _, test := range []struct {
		s    purple.Situation
		want int
	}{
		{purple.Situation{Missile: true, Prone: true}, -2},
		{purple.Situation{Missile: true, Moving: true}, -4},
		{purple.Situation{Missile: true, Haze: true}, -2},
		{purple.Situation{Missile: true, Cover: purple.HeavyCover}, -4},
		{purple.Situation{Missile: true, Range: -8}, -8},
		{purple.Situation{Missile: true, Mounted: true, Held: true}, 0},
	} {
		assert.Equal(t, test.want, sumOf(test.s.AttackMods()), "%+v", test.s)
	}
	assert.Equal(t, []purple.Cover{purple.HalfCover, purple.HalfCover, purple.HeavyCover, purple.HeavyCover, purple.NoCover}, []purple.Cover{
		purple.CoverOf(true, false, false), purple.CoverOf(false, true, false), purple.CoverOf(true, true, false),
		purple.CoverOf(false, false, true), purple.CoverOf(false, false, false),
	})
}

// PH-FEA-06, PH-DRK-11: the sum is what a Marksman makes less of.
func TestMarksmanSum(t *testing.T) {
	s := purple.Situation{Missile: true, Range: -8, Cover: purple.HalfCover, Marksman: 5}
	assert.Equal(t, -6, sumOf(s.AttackMods()))
	s.Fatigue, s.Blind = 1, true
	assert.Equal(t, -12, sumOf(s.AttackMods()))
	assert.Equal(t, -8, sumOf(purple.Situation{Missile: true, Range: -8}.AttackMods()))
	assert.Zero(t, sumOf(purple.Situation{Missile: true, Cover: purple.HalfCover, Marksman: 20}.AttackMods()))
	assert.Equal(t, 4, sumOf(purple.Situation{Missile: true, Dim: 6, Marksman: 5}.AttackMods()))
	assert.Equal(t, 1, sumOf(purple.Situation{Missile: true, Dim: 1, Marksman: 5}.AttackMods()))
}

// PH-DRK-11
func TestLowLightAndHaze(t *testing.T) {
	for _, test := range []struct{ degree, tiles, want int }{{1, 2, 0}, {1, 3, 1}, {1, 8, 6}, {2, 15, 11}} {
		assert.Equal(t, test.want, purple.Dimness(test.degree, test.tiles), "%+v", test)
	}
	for _, test := range []struct {
		dim           int
		haze          bool
		class, attack int
	}{{0, true, 0, -2}, {1, true, 0, -2}, {2, true, 2, 0}, {6, true, 6, 0}, {6, false, 6, 0}, {0, false, 0, 0}} {
		class, attack := purple.Murk(test.dim, test.haze)
		assert.Equal(t, [2]int{test.class, test.attack}, [2]int{class, attack}, "%+v", test)
	}
	assert.Equal(t, 19, sumOf(monster(t, "goblin").ClassMods(6)))
}

// PH-DRK-05, PH-DRK-10
func TestBlindAttacks(t *testing.T) {
	hero := fighter()
	bonus := sumOf(hero.AttackBonus(purple.Arms{})) + sumOf(purple.Situation{Blind: true, Lights: 1}.AttackMods())
	assert.Equal(t, -3, bonus)
	goblin := monster(t, "goblin")
	hit, _ := purple.Lands(true, 16, bonus, goblin.Class, 20)
	assert.True(t, hit)
	hit, _ = purple.Lands(true, 15, bonus, goblin.Class, 20)
	assert.False(t, hit)
	_, critical := purple.Lands(true, 20, bonus, goblin.Class, 20)
	assert.True(t, critical)
	assert.Zero(t, sumOf(purple.Situation{Blind: true, Unseen: true}.AttackMods())) // blind against blind
}

// PH-CMB-09
func TestCriticals(t *testing.T) {
	hit, critical := purple.Lands(true, 20, 1, 21, 20)
	assert.Equal(t, []bool{true, false}, []bool{hit, critical})
	hit, critical = purple.Lands(true, 20, 1, 20, 20)
	assert.Equal(t, []bool{true, true}, []bool{hit, critical})
	hit, critical = purple.Lands(true, 17, 1, 20, 16)
	assert.Equal(t, []bool{false, false}, []bool{hit, critical})
	hit, critical = purple.Lands(true, 17, 3, 20, 16)
	assert.Equal(t, []bool{true, true}, []bool{hit, critical})
	assert.Equal(t, 20, purple.Critical(20, true, false, true))
	hit, critical = purple.Lands(true, 20, 5, 12, purple.Critical(16, true, true, false)) // an ooze
	assert.Equal(t, []bool{true, false}, []bool{hit, critical})
}

// PH-CMB-03
func TestStruckFromBehindBySurprise(t *testing.T) {
	bandit := fighter()
	leather, shield := item(t, "purple/leather").Armour, item(t, "purple/small-shield").Armour
	assert.Equal(t, 13, sumOf(bandit.ClassMods(leather, shield, purple.Exposure{})))
	class := sumOf(bandit.ClassMods(leather, shield, purple.Exposure{Surprised: true, Rear: true}))
	assert.Equal(t, 12, class)
	from := purple.Critical(20, true, true, true)
	assert.Equal(t, 16, from)
	bonus := 1 + sumOf(purple.Situation{Surprised: true, Rear: true}.AttackMods())
	assert.Equal(t, 5, bonus)
	_, critical := purple.Lands(true, 16, bonus, class, from)
	assert.True(t, critical)
	bandit.Scores[purple.Dexterity] = 16
	assert.Equal(t, 13, sumOf(bandit.ClassMods(leather, shield, purple.Exposure{Surprised: true})))
}

// PH-CMB-10
func TestHelplessTargets(t *testing.T) {
	assert.True(t, purple.Executes(true, false, 0))
	assert.True(t, purple.Executes(true, true, 0))
	assert.False(t, purple.Executes(true, true, -4))
	assert.False(t, purple.Executes(false, false, 0))
	hero := fighter()
	hero.Level, hero.Scores[purple.Strength] = 5, 13
	d := hero.WeaponDamage(purple.MediumWeapon, true)
	d.Most = true
	assert.Equal(t, 14, d.Total(nil))
	d.Smite = true
	most, rolled := d.Count()
	assert.Equal(t, []int{2, 2}, []int{most, rolled})
}

// PH-CMB-11, PH-CMB-33, PH-CMB-34
func TestDamage(t *testing.T) {
	hero := fighter()
	hero.Level = 5
	d := hero.WeaponDamage(purple.LargeWeapon, true)
	d.Rush = true
	_, rolled := d.Count()
	assert.Equal(t, 4, rolled)
	assert.Equal(t, 21, d.Total([]int{1, 8, 4, 5}))
	hero.Level = 1
	d = hero.WeaponDamage(purple.LargeWeapon, true)
	d.Rush = true
	assert.Equal(t, 15, d.Total([]int{2, 7, 3}))
	d = hero.WeaponDamage(purple.SmallWeapon, true)
	d.Strength = -3
	assert.Equal(t, 1, d.Total([]int{1}))
	d = purple.Damage{Dice: 1, Sides: 6, Flat: 1, Grip: true, Strength: 1, Magic: 2, Anointed: 1, Smite: true}
	_, rolled = d.Count()
	assert.Equal(t, 4, rolled)
	assert.Equal(t, []rules.Number{
		{Name: "weapon", Value: 1, Rule: "PH-WPN-01"},
		{Name: "in both hands", Value: 1, Rule: "PH-CMB-11"},
		{Name: "Strength", Value: 1, Rule: "PH-CMB-11"},
		{Name: "magic", Value: 2, Rule: "PH-CMB-11"},
	}, d.Mods())
	assert.Equal(t, 9, d.Total([]int{1, 1, 1, 1}))
	hero.Scores[purple.Strength] = 16
	assert.Zero(t, hero.WeaponDamage(purple.MediumWeapon, false).Strength)
	assert.Equal(t, purple.Damage{Dice: 2, Sides: 4, Flat: 1}, monster(t, "bugbear").Attacks[0].Damage())
}

// PH-CMB-13
func TestFists(t *testing.T) {
	assert.Equal(t, []int{3, 5, 1}, []int{purple.Fist(2, 1, false), purple.Fist(1, 1, true), purple.Fist(1, -2, false)})
	assert.Equal(t, 2, purple.FistSides)
}

// PH-DRK-01, PH-DRK-06, PH-DRK-26
func TestStruckFromTheDark(t *testing.T) {
	hero := fighter()
	hero.Scores[purple.Dexterity] = 13
	chain, shield := item(t, "purple/chainmail").Armour, item(t, "purple/small-shield").Armour
	class := func(e purple.Exposure) int { return sumOf(hero.ClassMods(chain, shield, e)) }
	assert.Equal(t, 17, class(purple.Exposure{})) // an ordinary attack, Blind or not
	assert.Equal(t, 15, class(purple.Exposure{Unseen: true}))
	assert.Equal(t, 17, class(purple.Exposure{Unseen: true, Expert: true, Defensive: true})-1)
	hit, _ := purple.Lands(false, 10, 1+sumOf(purple.Situation{Unseen: true}.AttackMods()), 15, 20)
	assert.True(t, hit)
	trained := 1 + sumOf(purple.Situation{Unseen: true, Expert: true}.AttackMods())
	hit, _ = purple.Lands(false, 13, trained, class(purple.Exposure{Unseen: true, Expert: true}), 20)
	assert.True(t, hit)
	hit, _ = purple.Lands(false, 12, trained, class(purple.Exposure{Unseen: true, Expert: true}), 20)
	assert.False(t, hit)
}

// PH-CMB-41: shield and stance are lost in flight, Dexterity counts.
func TestStruckInFlight(t *testing.T) {
	hero := fighter()
	hero.Scores[purple.Dexterity] = 13
	chain, shield := item(t, "purple/chainmail").Armour, item(t, "purple/small-shield").Armour
	class := sumOf(hero.ClassMods(chain, shield, purple.Exposure{Fleeing: true, Defensive: true, Rear: true}))
	assert.Equal(t, 16, class)
	hit, _ := purple.Lands(false, 13, 1+sumOf(purple.Situation{Rear: true}.AttackMods()), class, 20)
	assert.True(t, hit)
}

// PH-RAC-06, PH-FEA-09
func TestClassOfTheSmallAndTheSwift(t *testing.T) {
	hero := fighter()
	hero.Race, hero.Level = "halfling", 10
	hero.Feats = []purple.FeatTaken{{Feat: "whirlwind", Level: 1}}
	leather, chain := item(t, "purple/leather").Armour, item(t, "purple/chainmail").Armour
	assert.Equal(t, 18, sumOf(hero.ClassMods(leather, nil, purple.Exposure{Attacker: purple.Large})))
	assert.Equal(t, 16, sumOf(hero.ClassMods(leather, nil, purple.Exposure{Attacker: purple.Medium})))
	assert.Equal(t, 12, sumOf(hero.ClassMods(leather, nil, purple.Exposure{Held: true})))
	assert.Equal(t, 12, sumOf(hero.ClassMods(leather, nil, purple.Exposure{Laden: 1})))
	assert.Equal(t, 15, sumOf(hero.ClassMods(chain, nil, purple.Exposure{})))
}
