package purple_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"pitchdark/rules/purple"
)

// PH-WTR-01
func TestConditions(t *testing.T) {
	for c := purple.New; c < purple.Ruined; c++ {
		assert.Nil(t, c.Usable(), c)
	}
	refused(t, "It is ruined. [PH-WTR-01]", purple.Ruined.Usable())
	for _, it := range purple.Items() {
		assert.False(t, it.Lasting && (it.Armour != nil || it.Food != purple.NoFood), it.Kind)
	}
	assert.True(t, item(t, "purple/torch").Lasting)
	assert.False(t, item(t, "purple/sword").Lasting)
}

// PH-WTR-02
func TestWearOccasions(t *testing.T) {
	assert.Equal(t, 7, purple.DungeonDay.Rolls(7))
	assert.Equal(t, 2, purple.WildernessDays.Rolls(7))
	assert.Equal(t, 1, purple.OrdinaryMonth.Rolls(59))
	assert.Equal(t, 1, purple.ArmourStruck.Rolls(1))
	assert.Equal(t, 1, purple.WeaponFumbled.Rolls(1))
	assert.True(t, purple.FoodDay.Step())
	assert.Equal(t, 1, purple.FoodDay.Rolls(1))
	assert.True(t, purple.SpiceUsed.Step())
	assert.Zero(t, purple.SpiceUsed.Rolls(3))
	assert.False(t, purple.DungeonDay.Step())
	assert.True(t, purple.WearsShield(3))
	assert.False(t, purple.WearsShield(4))
}

// PH-WTR-03
func TestDecay(t *testing.T) {
	decay, stress := []int{4, 20, 12, 8, 0}, []int{100, 50, 20, 6, 0}
	for c := purple.New; c <= purple.Ruined; c++ {
		assert.Equal(t, decay[c], c.DecaySides(), c)
		assert.Equal(t, stress[c], c.StressSides(), c)
	}
	assert.Equal(t, purple.Shabby, purple.Worn.Decay(1))
	assert.Equal(t, purple.Worn, purple.Worn.Decay(2))
	assert.Equal(t, purple.Ruined, purple.Shabby.Decay(1))
	assert.Equal(t, purple.Ruined, purple.Ruined.Decay(1))
	assert.Equal(t, purple.New, purple.New.Decay())
}

// PH-WTR-04
func TestStress(t *testing.T) {
	assert.Equal(t, purple.Ruined, purple.Used.Stress(1))
	assert.Equal(t, purple.Used, purple.Used.Stress(50))
}

// PH-WTR-05
func TestSturdyThings(t *testing.T) {
	assert.Equal(t, 2, purple.WearDice(true))
	assert.Equal(t, 1, purple.WearDice(false))
	assert.Equal(t, purple.Shabby, purple.Worn.Decay(1, 1))
	assert.Equal(t, purple.Worn, purple.Worn.Decay(1, 7))
	assert.Equal(t, purple.New, purple.New.Stress(1, 2))
	assert.Equal(t, purple.Ruined, purple.New.Stress(1, 1))
}

// PH-WTR-06
func TestProtectedThings(t *testing.T) {
	assert.True(t, purple.Protects("purple/scroll-case"))
	assert.False(t, purple.Protects("purple/backpack"))
}

// PH-WTR-07
func TestSecondHand(t *testing.T) {
	list := item(t, "purple/chainmail").Price
	buy, sell := []int{100, 80, 60, 40}, []int{50, 40, 30, 20}
	for c := purple.New; c < purple.Ruined; c++ {
		price, refusal := c.Buy(100)
		assert.Nil(t, refusal)
		assert.Equal(t, purple.Money(buy[c]), price, c)
		price, refusal = c.Sell(100)
		assert.Nil(t, refusal)
		assert.Equal(t, purple.Money(sell[c]), price, c)
	}
	price, _ := purple.Worn.Buy(list)
	assert.Equal(t, 168*purple.Penny, price)
	price, _ = purple.Worn.Sell(list)
	assert.Equal(t, 84*purple.Penny, price)
	_, refusal := purple.Ruined.Sell(list)
	refused(t, "No one buys that. [PH-WTR-07]", refusal)
	_, refusal = purple.Ruined.Buy(list)
	refused(t, "No one sells that. [PH-WTR-07]", refusal)
}

// PH-WTR-08
func TestRepair(t *testing.T) {
	price, days, refusal := purple.Shabby.Repair(purple.Used, item(t, "purple/plate").Price)
	assert.Nil(t, refusal)
	assert.Equal(t, 255*purple.Penny, price)
	assert.Equal(t, 2, days)
	price, days, _ = purple.Worn.Repair(purple.Used, 100)
	assert.Equal(t, []int{10, 1}, []int{int(price), days})
	price, _, _ = purple.Shabby.Repair(purple.Worn, 100)
	assert.Equal(t, purple.Money(20), price)
	_, _, refusal = purple.Ruined.Repair(purple.Used, 100)
	refused(t, "A ruined thing cannot be mended. [PH-WTR-08]", refusal)
	_, _, refusal = purple.Worn.Repair(purple.New, 100)
	refused(t, "It can be mended as far as used, no further. [PH-WTR-08]", refusal)
}

// PH-WTR-09
func TestWearWithoutSteps(t *testing.T) {
	assert.True(t, purple.BreaksSimply(1, 1))
	assert.False(t, purple.BreaksSimply(1, 2))
	assert.False(t, purple.BreaksSimply(2, 1))
}

// PH-WTR-10: the four means that the source prints follow from its dice.
func TestMeanRollsToRuin(t *testing.T) {
	assert.Equal(t, 44, purple.New.RollsToRuin(false))
	assert.Equal(t, 624, purple.New.RollsToRuin(true))
	assert.Equal(t, 20, purple.Worn.RollsToRuin(false))
	assert.Equal(t, 208, purple.Worn.RollsToRuin(true))
	broken := func(first, second int) (tries int) {
		for a := 1; a <= first; a++ {
			for b := 1; b <= second; b++ {
				if purple.BreaksSimply(a, b) {
					tries++
				}
			}
		}
		return first * second / tries
	}
	assert.Equal(t, 36, broken(6, 6))
	assert.Equal(t, 600, broken(100, 6))
}

// PH-WTR-11
func TestBetterments(t *testing.T) {
	crowbar, sturdy := item(t, "purple/crowbar"), purple.FindUpgrade("sturdy")
	list := 4 * purple.Penny // a crowbar has no price at creation; this is a town's
	added, refusal := sturdy.On(crowbar, list, purple.New)
	assert.Nil(t, refusal)
	assert.Equal(t, 12*purple.Penny, list+added)
	assert.Equal(t, 14, sturdy.Days)
	_, refusal = sturdy.On(crowbar, list, purple.New, "sturdy")
	refused(t, "It is already sturdy. [PH-WTR-11]", refusal)
	_, refusal = sturdy.On(crowbar, list, purple.Worn)
	refused(t, "Only new or used pieces. [PH-WTR-11]", refusal)
	_, refusal = purple.FindUpgrade("quiet").On(item(t, "purple/plate"), list, purple.New)
	refused(t, "This cannot be made quiet. [PH-WTR-11]", refusal)
	added, _ = purple.FindUpgrade("shielded").On(item(t, "purple/lantern"), 0, purple.Used)
	assert.Equal(t, 20*purple.Penny, added)
	silver, _ := purple.FindUpgrade("silvered").On(item(t, "purple/sword"), 20*purple.Penny, purple.New)
	assert.Equal(t, item(t, "purple/sword").Silvered(), 20*purple.Penny+silver, "as a silvered one costs new")
	assert.Nil(t, purple.FindUpgrade("golden"))
}

// PH-ISV-01
func TestItemSaves(t *testing.T) {
	assert.False(t, purple.ItemSaves(1, 20, purple.Moderate))
	assert.True(t, purple.ItemSaves(20, -20, purple.Heroic))
	assert.True(t, purple.ItemSaves(11, 0, purple.Daunting))
	assert.False(t, purple.ItemSaves(10, 0, purple.Daunting))
}

// PH-ISV-03
func TestPerilsOfThings(t *testing.T) {
	want := map[purple.Peril]purple.Difficulty{
		purple.AreaAttack: 11, purple.BashedPotions: 14, purple.BashedScrolls: 8, purple.Disintegration: 17,
		purple.LongFall: 14, purple.ShieldedBreath: 8, purple.Soaking: 20, purple.OtherPeril: 14,
	}
	for peril, target := range want {
		assert.Equal(t, target, peril.Target(false), peril)
	}
	assert.Equal(t, purple.Hard, purple.Disintegration.Target(true))
	fall := purple.FallModifier(45)
	assert.False(t, purple.ItemSaves(15, fall, purple.LongFall.Target(false)))
	assert.True(t, purple.ItemSaves(16, fall, purple.LongFall.Target(false)))
	assert.Zero(t, purple.FallModifier(29))
	assert.Zero(t, purple.FallModifier(10))
	assert.True(t, purple.ItemSaves(7, 1, purple.ShieldedBreath.Target(true)))
}
