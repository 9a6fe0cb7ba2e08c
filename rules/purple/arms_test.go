package purple_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"pitchdark/rules"
	"pitchdark/rules/purple"
)

// PH-ARM-01
func TestArmourTable(t *testing.T) {
	type row struct {
		weight            purple.Weight
		bulk              purple.Bulk
		class, pence, don int
	}
	want := map[rules.ContentID]row{
		"purple/small-shield": {purple.Shield, purple.M, 1, 25, 0},
		"purple/large-shield": {purple.Shield, purple.L, 2, 60, 0},
		"purple/leather":      {purple.Light, purple.M, 12, 80, 6},
		"purple/ring":         {purple.MediumWeight, purple.L, 13, 130, 30},
		"purple/scale":        {purple.MediumWeight, purple.L, 14, 180, 30},
		"purple/chainmail":    {purple.MediumWeight, purple.L, 15, 280, 30},
		"purple/splint":       {purple.Heavy, purple.XL, 16, 580, 60},
		"purple/plate":        {purple.Heavy, purple.XL, 17, 850, 60},
	}
	got := map[rules.ContentID]row{}
	for _, it := range purple.Items() {
		if a := it.Armour; a != nil {
			got[it.Kind] = row{a.Weight, it.Bulk, a.Class, int(it.Price / purple.Penny), a.Don}
		}
	}
	assert.Equal(t, want, got)
	_, refusal := purple.Pay(210*purple.Penny, item(t, "purple/chainmail").Price)
	refused(t, "You have 21 g., this costs 28 g. [PH-GEN-02]", refusal)
}

// PH-ARM-02
func TestStrengthForArmour(t *testing.T) {
	refused(t, "You need Strength 9 for this. [PH-ARM-02]", item(t, "purple/large-shield").MayUse(8))
	assert.Nil(t, item(t, "purple/large-shield").MayUse(9))
	for _, it := range purple.Items() {
		if it.Armour != nil {
			wants := it.Armour.Weight == purple.Heavy || it.Kind == "purple/large-shield"
			assert.Equal(t, wants, it.Strength == 9, it.Kind)
		}
	}
}

// PH-ARM-03
func TestArmourClass(t *testing.T) {
	mail, large, small, leather := item(t, "purple/chainmail").Armour, item(t, "purple/large-shield").Armour, item(t, "purple/small-shield").Armour, item(t, "purple/leather").Armour
	assert.Equal(t, 20, purple.Guard{Body: mail, Shield: large, Dexterity: 1, Other: 2}.ArmourClass())
	assert.Equal(t, 18, purple.Guard{Body: mail, Shield: large, Dexterity: 1, Other: 2, NoShield: true}.ArmourClass())
	assert.Equal(t, 10, purple.Guard{}.ArmourClass())
	assert.Equal(t, 15, purple.Guard{Body: leather, Shield: small, Dexterity: 2}.ArmourClass())
	assert.Equal(t, 13, purple.Guard{Body: leather, Shield: small, Dexterity: 2, Held: true}.ArmourClass())
	assert.Equal(t, 10, purple.Guard{Body: leather, Dexterity: -2, Held: true}.ArmourClass(), "a bad Dexterity stays")
}

// PH-ARM-04: 11, the shield's 2 and a save bonus of 1 pass Hard.
func TestShieldAgainstBreath(t *testing.T) {
	large := item(t, "purple/large-shield").Armour
	assert.Equal(t, int(purple.Hard), 11+large.BreathSave(false)+1)
	assert.Zero(t, large.BreathSave(true))
	assert.Zero(t, item(t, "purple/plate").Armour.BreathSave(false))
	var none *purple.Armour
	assert.Zero(t, none.BreathSave(false))
}

// PH-ARM-05
func TestWeightOfArmour(t *testing.T) {
	ring, leather, plate := item(t, "purple/ring").Armour, item(t, "purple/leather").Armour, item(t, "purple/plate").Armour
	assert.Equal(t, []int{1, 0, 0, 1}, []int{ring.SneakSteps(false), ring.SneakSteps(true), leather.SneakSteps(false), plate.SneakSteps(false)})
	assert.False(t, ring.MaySwim(false))
	assert.True(t, ring.MaySwim(true))
	assert.True(t, leather.MaySwim(false))
	assert.True(t, plate.Bulky())
	assert.False(t, ring.Bulky())
	assert.Equal(t, []int{1, 2, 3}, []int{leather.BumpReduction(), ring.BumpReduction(), plate.BumpReduction()})
	assert.Zero(t, item(t, "purple/large-shield").Armour.BumpReduction())
}

// PH-WPN-01
func TestWeaponClasses(t *testing.T) {
	assert.Equal(t, 1, purple.SmallWeapon.Damage(1, -2, false))
	assert.Equal(t, 7, purple.MediumWeapon.Damage(4, 1, true))
	assert.Equal(t, 13, purple.LargeWeapon.Damage(8, 2, true))
	assert.Equal(t, []string{"d4", "d6+1", "d8+3"}, []string{
		purple.SmallWeapon.Dice(1).String(), purple.MediumWeapon.Dice(1).String(), purple.LargeWeapon.Dice(1).String(),
	})
	refused(t, "You need Strength 9 for this. [PH-WPN-01]", item(t, "purple/pike").MayUse(8))
	for _, it := range purple.Items() {
		if it.Melee != nil {
			assert.Equal(t, it.Melee.Class == purple.LargeWeapon, it.Strength == 9, it.Kind)
			assert.Equal(t, it.Melee.Class == purple.LargeWeapon, it.Melee.Class.Hands() == 2, it.Kind)
		}
	}
}

// PH-WPN-02
func TestWeaponTags(t *testing.T) {
	assert.Nil(t, item(t, "purple/pike").Melee.MaySwing("pike", false, false))
	refused(t, "No room to swing a great axe here. [PH-CMB-49]", item(t, "purple/great-axe").Melee.MaySwing("great axe", false, false))
	lance := item(t, "purple/lance").Melee
	assert.Equal(t, purple.LargeWeapon, lance.Wielded(true))
	assert.Equal(t, purple.MediumWeapon, lance.Wielded(false))
	count := map[purple.Tag]int{}
	weapons := 0
	for _, it := range purple.Items() {
		if it.Melee == nil || it.Basic {
			continue
		}
		weapons++
		for tag := purple.Close; tag <= purple.Blunt; tag <<= 1 {
			if it.Melee.Has(tag) {
				count[tag]++
			}
		}
		assert.Equal(t, it.Melee.Has(purple.Throw), it.Missile != nil, it.Kind)
	}
	assert.Equal(t, 18, weapons)
	assert.Equal(t, map[purple.Tag]int{
		purple.Close: 7, purple.Reach: 5, purple.Thrust: 8, purple.Charge: 3, purple.Set: 3,
		purple.Throw: 3, purple.Swing: 3, purple.Blunt: 5,
	}, count)
}

// PH-WPN-03
func TestTwoWeapons(t *testing.T) {
	sword, dagger, maul := item(t, "purple/sword").Melee, item(t, "purple/dagger").Melee, item(t, "purple/maul").Melee
	bonus, refusal := purple.PairBonus(sword, dagger)
	assert.Nil(t, refusal)
	assert.Equal(t, 13, 11+1+bonus)
	_, refusal = purple.PairBonus(dagger, maul)
	refused(t, "Both weapons must be one-handed. [PH-WPN-03]", refusal)
}

// PH-WPN-04
func TestSilvered(t *testing.T) {
	assert.Equal(t, 60*purple.Penny, item(t, "purple/sword").Silvered())
	assert.Equal(t, 5*purple.Penny, item(t, "purple/silver-arrow").Price)
}

// PH-WPN-05
func TestRanges(t *testing.T) {
	tests := []struct {
		kind                rules.ContentID
		short, medium, far  int // tiles
		indoors             int // tiles, at the far end
		hands, pence, least int
	}{
		{"purple/short-bow", 9, 18, 36, 18, 2, 35, 0},
		{"purple/long-bow", 18, 36, 72, 36, 2, 60, 9},
		{"purple/light-crossbow", 9, 18, 36, 36, 2, 50, 0},
		{"purple/heavy-crossbow", 18, 36, 72, 72, 2, 75, 0},
		{"purple/javelin", 4, 8, 12, 12, 1, 16, 0},
		{"purple/spear", 4, 8, 12, 12, 1, 16, 0},
		{"purple/sling", 9, 18, 36, 36, 1, 1, 0},
		{"purple/throwing-knife", 2, 4, 6, 6, 1, 12, 0},
		{"purple/dagger", 2, 4, 6, 6, 1, 12, 0},
		{"purple/holy-water", 2, 4, 6, 6, 1, 25, 0},
	}
	for _, test := range tests {
		it := item(t, test.kind)
		for tiles, want := range map[int]int{0: 0, test.short: 0, test.short + 1: -4, test.medium: -4, test.medium + 1: -8, test.far: -8} {
			penalty, refusal := it.Missile.Penalty(tiles, false)
			assert.Nil(t, refusal)
			assert.Equal(t, want, penalty, "%s %d", test.kind, tiles)
		}
		_, refusal := it.Missile.Penalty(test.far+1, false)
		assert.NotNil(t, refusal, test.kind)
		assert.Equal(t, test.indoors, it.Missile.Reach(true), test.kind)
		assert.Equal(t, test.hands, it.Missile.Hands, test.kind)
		assert.Equal(t, purple.Money(test.pence)*purple.Penny, it.Price, test.kind)
		assert.Equal(t, test.least, it.Strength, test.kind)
	}
	penalty, _ := item(t, "purple/short-bow").Missile.Penalty(9, true)
	assert.Equal(t, -4, penalty)
	_, refusal := item(t, "purple/dagger").Missile.Penalty(12, true)
	refused(t, "Out of range (12 tiles, reach 6). [PH-WPN-05]", refusal)
	assert.Equal(t, 2, item(t, "purple/heavy-crossbow").Missile.Attack)
	assert.True(t, item(t, "purple/javelin").Missile.Strong)
	assert.False(t, item(t, "purple/sling").Missile.Strong)
}

// PH-WPN-06
func TestLoading(t *testing.T) {
	heavy, bow, javelin := item(t, "purple/heavy-crossbow").Missile, item(t, "purple/short-bow").Missile, item(t, "purple/javelin").Missile
	refused(t, "The crossbow is not loaded. [PH-WPN-06]", heavy.Ready(false, 20))
	assert.Nil(t, heavy.Ready(true, 0))
	refused(t, "No arrows left. [PH-WPN-06]", bow.Ready(false, 0))
	assert.Nil(t, bow.Ready(false, 1))
	assert.Nil(t, javelin.Ready(false, 0))
	knife := item(t, "purple/throwing-knife").Missile
	assert.Equal(t, []int{1, 2, 1, 1}, []int{knife.Shots(false), knife.Shots(true), bow.Shots(true), javelin.Shots(true)})
}

// PH-WPN-07
func TestMakeshiftWeapons(t *testing.T) {
	crowbar := item(t, "purple/crowbar").Melee
	assert.Equal(t, -1, 1+crowbar.Attack())
	assert.Equal(t, 6, crowbar.Class.Damage(5, 0, false))
	for _, kind := range []rules.ContentID{"purple/mining-pick", "purple/pickaxe", "purple/shovel", "purple/sledgehammer"} {
		assert.Equal(t, *crowbar, *item(t, kind).Melee, kind)
	}
	assert.Equal(t, purple.SmallWeapon, item(t, "purple/hammer").Melee.Class)
	assert.Zero(t, item(t, "purple/sword").Melee.Attack())
}
