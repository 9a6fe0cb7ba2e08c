package purple_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"pitchdark/rules"
	"pitchdark/rules/dice"
	"pitchdark/rules/internal/world"
	"pitchdark/rules/purple"
)

func TestEveryKindStandsOnce(t *testing.T) {
	seen := map[rules.ContentID]bool{}
	for _, it := range purple.Items() {
		assert.False(t, seen[it.Kind], it.Kind)
		assert.Regexp(t, `^purple/[a-z-]+$`, it.Kind)
		assert.NotEmpty(t, it.Name)
		seen[it.Kind] = true
	}
}

// PH-EQP-03
func TestBasicGear(t *testing.T) {
	bulks := map[purple.Bulk]int{}
	for _, it := range purple.Items() {
		if it.Basic {
			assert.Zero(t, it.Price, it.Kind)
			bulks[it.Bulk]++
		}
	}
	assert.Equal(t, map[purple.Bulk]int{purple.S: 16, purple.M: 9, purple.L: 5}, bulks)
	kit := pack(purple.InPack, map[rules.ContentID]int{"purple/chalk": 1, "purple/vial": 1, "purple/twine": 1, "purple/lantern": 1})
	assert.Equal(t, 2, kit.Slots(purple.InPack))

	lights := map[rules.ContentID]world.LightKind{
		"purple/torch":   {Bright: 8, Low: 16, Level: 1, Burns: 360, Drops: true},
		"purple/lantern": {Bright: 4, Low: 8, Level: 1, Burns: 1440, Drops: true, Shut: true, Oil: true},
		"purple/candle":  {Low: 1, Level: 1, Burns: 1440, Bare: true},
	}
	for kind, want := range lights {
		assert.Equal(t, want, *item(t, kind).Light, kind)
	}
	assert.Equal(t, purple.Durable, item(t, "purple/jerky").Food)
	assert.Equal(t, purple.Fresh, item(t, "purple/greens").Food)
	assert.Equal(t, purple.Spice, item(t, "purple/garlic").Food)
	assert.Equal(t, 4, item(t, "purple/spikes").Bundle)
}

// PH-EQP-04
func TestCostedItems(t *testing.T) {
	rope, tent := item(t, "purple/silk-rope"), item(t, "purple/tent")
	assert.Equal(t, purple.Money(380), rope.Price+tent.Price)
	prices := map[rules.ContentID]int{
		"purple/acid": 50, "purple/silver-arrow": 5, "purple/book": 30, "purple/chain": 40, "purple/wooden-symbol": 1,
		"purple/iron-symbol": 5, "purple/silver-symbol": 50, "purple/holy-water": 25, "purple/mapping-kit": 10,
		"purple/mirror": 2, "purple/silk-rope": 75, "purple/tent": 20, "purple/thieves-picks": 12, "purple/wolfsbane": 1,
	}
	for kind, pence := range prices {
		assert.Equal(t, purple.Money(pence)*purple.Penny, item(t, kind).Price, kind)
		assert.False(t, item(t, kind).Basic, kind)
	}
}

// PH-EQP-05
func TestCaltrops(t *testing.T) {
	assert.True(t, purple.OnSpike(2))
	assert.False(t, purple.OnSpike(3))
	assert.Equal(t, 20, purple.Burden{}.Speed(0, true))
	assert.Equal(t, 40, purple.Burden{}.Speed(0, false))
}

// faces is what a throw of dice comes to when they fall like that.
func faces(d dice.Dice, fallen ...int) int {
	total := d.Add
	for _, face := range fallen {
		total += face
	}
	return total
}

// PH-EQP-06, PH-EQP-08, PH-EQP-09
func TestFlasks(t *testing.T) {
	oil := item(t, "purple/oil").Splash
	assert.Equal(t, "d6", oil.Dice.String())
	assert.Equal(t, 6, faces(oil.Dice, 4)+faces(oil.Dice, 2))
	assert.Equal(t, 2, oil.Rounds)
	assert.Equal(t, purple.Turn, oil.Pool)
	assert.True(t, oil.Fire)
	acid := item(t, "purple/acid").Splash
	assert.Equal(t, 5, faces(acid.Dice, 4))
	assert.Equal(t, "d6+1", acid.Dice.String())
	holy := item(t, "purple/holy-water").Splash
	assert.Equal(t, "2d4", holy.Dice.String())
	assert.Equal(t, 7, faces(holy.Dice, 3, 4))
	assert.True(t, holy.Undead)
	for _, kind := range []rules.ContentID{"purple/oil", "purple/acid", "purple/holy-water"} {
		missile := item(t, kind).Missile
		assert.Equal(t, purple.Brackets{Short: 10, Medium: 20, Far: 30}, missile.Brackets, kind)
		assert.False(t, missile.Strong, kind)
	}
}

// PH-EQP-07
func TestTorchAsWeapon(t *testing.T) {
	lit := item(t, "purple/torch").Melee
	assert.Zero(t, lit.Attack(), "no makeshift weapon")
	assert.Equal(t, 4, lit.Class.Damage(3, 1, false))
	assert.Equal(t, 2, faces(lit.Fire, 2))
	assert.Equal(t, "d4", lit.Fire.String())
}

// PH-EQP-10
func TestHolySymbols(t *testing.T) {
	turned := map[rules.ContentID]int{}
	for _, it := range purple.Items() {
		if it.Symbol {
			turned[it.Kind] = 2 + 6 + it.Turning
		}
	}
	assert.Equal(t, map[rules.ContentID]int{"purple/silver-symbol": 9, "purple/iron-symbol": 8, "purple/wooden-symbol": 7}, turned)
}

// PH-EQP-11
func TestMappingKit(t *testing.T) {
	assert.Equal(t, 60, item(t, "purple/mapping-kit").Rooms)
}

// PH-EQP-12
func TestRopesAndWolfsbane(t *testing.T) {
	pounds := map[rules.ContentID]int{"purple/hemp-rope": 250, "purple/silk-rope": 500, "purple/chain": 2000, "purple/twine": 10}
	for kind, want := range pounds {
		assert.Equal(t, want, item(t, kind).Holds, kind)
	}
	wolfsbane := item(t, "purple/wolfsbane")
	assert.Less(t, 14+2, int(wolfsbane.Repels), "a werewolf's 14 and save bonus 2 fail")
	assert.Equal(t, purple.VeryHard, wolfsbane.Repels)
	assert.Equal(t, 6, wolfsbane.Missile.Reach(true))
	assert.Nil(t, purple.Gear("purple/wolfsbane").Weapon, "it does no damage")
}

// PH-PCK-01: what is in a pack fills the slots and costs the price that are
// printed, with any of the Delver's three tools.
func TestQuickPacks(t *testing.T) {
	require.Len(t, purple.Packs(), 6)
	for _, p := range purple.Packs() {
		tools := p.Tool
		if tools == nil {
			tools = []rules.ContentID{""}
		}
		for _, tool := range tools {
			kit := purple.Kit{}
			for _, s := range p.Contents {
				kit = kit.With(s.Kind, s.Count, purple.InPack)
			}
			if tool != "" {
				kit = kit.With(tool, 1, purple.InPack)
			}
			assert.Equal(t, purple.Bulk(4*p.Slots), kit.Bulk(purple.InPack), "%s %s", p.ID, tool)
			price := purple.Money(0)
			for _, s := range kit {
				it := item(t, s.Kind)
				assert.True(t, it.Basic || it.Price > 0, it.Kind)
				if p.ID == "cautious" && it.Kind == "purple/wolfsbane" {
					continue
				}
				price += it.Price * purple.Money(s.Count)
			}
			assert.Equal(t, p.Price, price, p.ID)
		}
	}
	assert.Nil(t, purple.FindPack("pauper"))
	assert.Equal(t, 10, purple.FindPack("gygax").Slots)
}

// PH-EQP-02
func TestFreeLimits(t *testing.T) {
	assert.Equal(t, []int{8, 2, 1}, []int{purple.FreeLimit(purple.S), purple.FreeLimit(purple.M), purple.FreeLimit(purple.L)})
	kit := pack(purple.InPack, map[rules.ContentID]int{"purple/torch": 8, "purple/oil": 2})
	assert.Equal(t, 4, kit.Slots(purple.InPack))
	for _, p := range purple.Packs() {
		for _, s := range p.Contents {
			assert.LessOrEqual(t, s.Count, purple.FreeLimit(item(t, s.Kind).Bulk), "%s %s", p.ID, s.Kind)
		}
	}
}

// PH-ANM-01
func TestBeasts(t *testing.T) {
	prices := map[string]purple.Animal{}
	for _, a := range purple.Animals() {
		prices[a.ID] = a
		assert.Zero(t, a.Speed%5, a.ID)
		assert.Equal(t, a.Size == purple.Large, a.Slots > 0, a.ID)
	}
	assert.Len(t, prices, 9)
	assert.Equal(t, purple.Money(112)*purple.Penny, prices["mule"].Price+10*purple.Feed+2*purple.Stabling)
	assert.Equal(t, purple.Money(1240)*purple.Penny, purple.Wagon+purple.Cart)
	assert.Equal(t, purple.Animal{ID: "ox", Name: "ox", Price: 480, Size: purple.Large, Speed: 50, HexPoints: 4, Slots: 35}, prices["ox"])
}

// What the darkness core is given of the tables.
func TestGearForTheDark(t *testing.T) {
	table := purple.GearTable()
	require.Len(t, table, len(purple.Items()))
	for i, it := range purple.Items() {
		assert.Equal(t, it.Kind, table[i].Kind)
		if w := table[i].Weapon; w != nil {
			_, err := dice.Parse(w.Dice)
			assert.NoError(t, err, it.Kind)
		}
	}
	spear := purple.Gear("purple/spear")
	assert.Equal(t, world.Weapon{Dice: "d6+1", Reach: 2, Thrown: 12}, *spear.Weapon)
	assert.Equal(t, world.Weapon{Dice: "d8+3", Range: 72, Load: true}, *purple.Gear("purple/heavy-crossbow").Weapon)
	assert.Equal(t, world.Weapon{Dice: "d6+1", Range: 18}, *purple.Gear("purple/short-bow").Weapon)
	assert.Equal(t, world.Weapon{Dice: "d6", Thrown: 6}, *purple.Gear("purple/oil").Weapon)
	assert.Equal(t, 2, purple.Gear("purple/great-sword").Hands)
	assert.Equal(t, world.Armour{Value: 3, Stealth: -3, Heavy: true}, *purple.Gear("purple/plate").Armour)
	assert.Equal(t, world.Armour{Value: 1}, *purple.Gear("purple/leather").Armour)
	assert.Nil(t, purple.Gear("purple/large-shield").Armour)
	assert.Nil(t, purple.Gear("core/torch"))
}

// PH-EQP-01
func TestStartingKit(t *testing.T) {
	kit, refusal := purple.StartingKit("purple/heavy-crossbow", false)
	assert.Nil(t, refusal)
	for _, kind := range []rules.ContentID{"purple/heavy-crossbow", "purple/bolts", "purple/backpack", "purple/waterskin", "purple/tinderbox"} {
		assert.Equal(t, 1, kit.Count(kind), kind)
	}
	assert.Equal(t, 20, item(t, "purple/bolts").Bundle)
	assert.Equal(t, 3, kit.Slots(purple.OnBody))
	kit, _ = purple.StartingKit("purple/sling", true)
	assert.Equal(t, 1, kit.Count("purple/stones"))
	assert.Equal(t, 1, kit.Count("purple/book"))
	for _, kind := range []rules.ContentID{"purple/acid", "purple/crowbar", "purple/plate", "purple/torch", "purple/wolfsbane", "purple/arrows"} {
		_, refusal = purple.StartingKit(kind, false)
		refused(t, "Only a weapon is free. [PH-EQP-01]", refusal)
	}
}
