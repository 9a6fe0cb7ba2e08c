package core_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"pitchdark/rules"
	"pitchdark/rules/core"
	"pitchdark/rules/grid"
	"pitchdark/rules/internal/world"
	"pitchdark/rules/scenario"
	"pitchdark/rules/tabletest"
)

// gear is a kind of thing of the plain host.
func gear(t *testing.T, name string) *world.Gear {
	t.Helper()
	g := core.New().Gear(rules.ContentID("core/" + name))
	require.NotNil(t, g, "DK-HST-09: %s", name)
	return g
}

// Every weapon has the figures of the table.
func TestWeapons(t *testing.T) {
	for name, want := range map[string]struct {
		hands  int
		weapon world.Weapon
	}{
		"dagger":      {1, world.Weapon{Dice: "1d4", Reach: 1, Thrown: 3}},
		"sword":       {1, world.Weapon{Dice: "1d8", Reach: 1}},
		"great-sword": {2, world.Weapon{Dice: "2d6", Reach: 1}},
		"spear":       {1, world.Weapon{Dice: "1d6", Reach: 2}},
		"bow":         {2, world.Weapon{Dice: "1d8", Range: 15}},
		"crossbow":    {2, world.Weapon{Dice: "1d10", Range: 20, Load: true}},
	} {
		g := gear(t, name)
		assert.Equal(t, want.hands, g.Hands, "DK-HST-09: %s", name)
		require.NotNil(t, g.Weapon)
		assert.Equal(t, want.weapon, *g.Weapon, "DK-HST-09: %s", name)
	}
}

// Every armour has the figures of the table.
func TestArmours(t *testing.T) {
	for name, want := range map[string]world.Armour{
		"clothes":          {},
		"leather":          {Value: 1},
		"mail":             {Value: 2, Stealth: -2},
		"plate":            {Value: 4, Stealth: -4, Move: 4, Heavy: true},
		"cloak-of-stealth": {Stealth: 3},
	} {
		require.NotNil(t, gear(t, name).Armour)
		assert.Equal(t, want, *gear(t, name).Armour, "DK-HST-09: %s", name)
	}
}

// Every light shines and burns as the table says.
func TestLights(t *testing.T) {
	const hour = 360 // rounds of 10 seconds
	for name, want := range map[string]world.LightKind{
		"candle":           {Burns: 4 * hour, Bare: true},
		"hurricane-candle": {Burns: 4 * hour, Drops: true},
		"torch":            {Burns: hour, Drops: true},
		"lantern":          {Burns: 4 * hour, Drops: true, Shut: true, Oil: true},
		"campfire":         {Burns: 8 * hour, Drops: true},
	} {
		want.Bright, want.Low, want.Level = 5, 10, 1
		require.NotNil(t, gear(t, name).Light)
		assert.Equal(t, want, *gear(t, name).Light, "DK-HST-09: %s", name)
	}
	for _, name := range []string{"tinderbox", "bandage", "potion", "key", "rope", "oil"} {
		assert.Nil(t, gear(t, name).Light)
	}
}

// The bare hand does 1d2, whatever is held does its own damage.
func TestDamageOfArms(t *testing.T) {
	for _, c := range []struct {
		item string
		dice []int
		hp   int
	}{
		{"rope o", []int{2}, 18},
		{"dagger o", []int{4}, 16},
		{"sword o", []int{8}, 12},
		{"great-sword o", []int{6, 6}, 8},
		{"spear o", []int{6}, 14},
		{"bow o", []int{8}, 12},
		{"crossbow o loaded", []int{10}, 10},
		{"crossbow o", []int{2}, 18},
	} {
		tabletest.Play(t, "DK-HST-09", scenario.Position{
			Map:     corridor("bo"),
			Actors:  []string{"o ilario bare faction=thieves", "b bran bare hero"},
			Items:   []string{c.item},
			Ambient: rules.Bright,
		}, func(table *tabletest.Table) {
			o, b := table.Seat('o'), table.Seat('b')
			table.Dice('o', "attack", 20)
			table.Dice('o', "defence", 1)
			table.Dice('o', "damage", c.dice...)
			o.Act("attack", rules.Act{At: at(1, 1)})
			b.HP(c.hp)
		})
	}
}

// A spear reaches 2 tiles for one that sees, and 1 for the Blind.
func TestSpear(t *testing.T) {
	for _, ambient := range []rules.Light{rules.Bright, rules.Dark} {
		p := duel("", "")
		p.Map, p.Ambient, p.Items = corridor("b.o"), ambient, []string{"spear b"}
		tabletest.Play(t, "DK-HST-09", p, func(table *tabletest.Table) {
			b := table.Seat('b')
			table.Wait('b')
			if ambient == rules.Dark {
				b.Refused("DK-BLD-02", rules.Act{Do: "attack", At: at(3, 1)})
				return
			}
			b.Act("attack", rules.Act{At: at(3, 1)})
		})
	}
}

// A Blind archer strikes with its bow as with any weapon: at an adjacent tile.
func TestBlindBow(t *testing.T) {
	tabletest.Play(t, "DK-HST-09", scenario.Position{
		Map:    corridor("bo"),
		Actors: []string{"b bran bare hero facing=E", "o ogre vision=normal"},
		Items:  []string{"bow b"},
	}, func(table *tabletest.Table) {
		b, o := table.Seat('b'), table.Seat('o')
		table.Dice('b', "attack", 20)
		table.Dice('b', "defence", 1)
		table.Dice('b', "damage", 8)
		b.Act("attack", rules.Act{At: at(2, 1)})
		o.HP(30) // 8 less the ogre's armour of 2
	})
}

// A crossbow shoots once for each time it is loaded, an action by sight or by
// touch.
func TestCrossbow(t *testing.T) {
	p := duel("", "")
	p.Map, p.Items = corridor("b...o"), []string{"crossbow b"}
	tabletest.Play(t, "DK-HST-09", p, func(table *tabletest.Table) {
		b := table.Seat('b')
		table.Wait('b')
		b.Refused("DK-HST-09", rules.Act{Do: "shoot", Target: b.Handle('o')})
		b.Act("load")
		b.Refused("DK-HST-09", act("load"))
		b.Act("shoot", rules.Act{Target: b.Handle('o')})
		b.Refused("DK-HST-09", rules.Act{Do: "shoot", Target: b.Handle('o')})
	})
}

// A bow shoots 15 tiles, a crossbow 20, a dagger flies 3.
func TestRanges(t *testing.T) {
	for _, c := range []struct {
		item  string
		do    rules.Act
		tiles int
	}{
		{"bow b", rules.Act{Do: "shoot"}, 15},
		{"crossbow b loaded", rules.Act{Do: "shoot"}, 20},
		{"dagger b", rules.Act{Do: "throw", Item: 1}, 3},
	} {
		for far := range 2 {
			p := duel("", "")
			p.Map, p.Items = corridor("b"+strings.Repeat(".", c.tiles-1+far)+"o"), []string{c.item}
			tabletest.Play(t, "DK-HST-09", p, func(table *tabletest.Table) {
				b := table.Seat('b')
				table.Wait('b')
				do := c.do
				do.Target = b.Handle('o')
				if far > 0 {
					b.Refused("DK-BLD-04", do)
					return
				}
				b.Do(do)
			})
		}
	}
}

// What takes two hands leaves none for a light.
func TestTwoHands(t *testing.T) {
	for _, c := range []struct {
		item string
		hand bool
	}{{"sword", true}, {"great-sword", false}, {"bow", false}, {"crossbow", false}} {
		p := duel("", "")
		p.Items = []string{c.item + " b", "tinderbox b pack", "torch b pack"}
		tabletest.Play(t, "DK-HST-09", p, func(table *tabletest.Table) {
			b := table.Seat('b')
			table.Wait('b')
			if !c.hand {
				b.Refused("DK-LGT-08", rules.Act{Do: "light", Item: 3})
				return
			}
			b.Act("light", rules.Act{Item: 3})
			b.Told(rules.LightLit)
		})
	}
}

// What one wears shows on the sheet: armour, stealth, and in plate the pace.
func TestWornArmour(t *testing.T) {
	for _, c := range []struct {
		worn                  string
		armour, stealth, move int
	}{{"clothes", 0, 3, 6}, {"leather", 1, 3, 6}, {"mail", 2, 1, 6}, {"plate", 4, -1, 4}} {
		p := duel("", "")
		p.Items = []string{c.worn + " b worn"}
		tabletest.Play(t, "DK-HST-09", p, func(table *tabletest.Table) {
			b := table.Seat('b')
			table.Wait('b')
			sheet := b.View().Hero
			assert.Equal(t, c.armour, figure(sheet, "Armour"))
			assert.Equal(t, c.stealth, figure(sheet, "Stealth"))
			assert.Equal(t, c.move, sheet.Allowance)
			b.Refused("DK-MOV-01", rules.BlindMove{Toward: grid.Forward, Tiles: c.move + 1})
		})
	}
}

// figure is one of the figures of a sheet.
func figure(s rules.Sheet, name string) int {
	for _, n := range s.Stats {
		if n.Name == name {
			return n.Value
		}
	}
	return -99
}

// A pack holds eight things; bandages count as one. For what is seen there is
// no room the hand does not even reach; by touch one finds out.
func TestPackOfEight(t *testing.T) {
	items := []string{"rope 1,1", "bandage b pack"}
	for range 7 {
		items = append(items, "candle b pack")
	}
	p := scenario.Position{
		Map: corridor("b"), Actors: []string{"b bran bare hero"}, Items: items, Ambient: rules.Bright,
	}
	tabletest.Play(t, "DK-HST-09", p, func(table *tabletest.Table) {
		b := table.Seat('b')
		b.Refused("DK-HST-09", rules.Act{Do: "take", Item: 1})
		assert.Equal(t, "your pack is full", offer(t, b, "take").Not)
		assert.Len(t, b.View().Hero.Items, 8)
	})
	p.Ambient = rules.Dark
	tabletest.Play(t, "DK-HST-09", p, func(table *tabletest.Table) {
		b := table.Seat('b')
		b.Act("take", rules.Act{Item: 1})
		assert.Equal(t, "your pack is full", b.Told(rules.Stopped).Text)
		assert.Len(t, b.View().Hero.Items, 8)
	})
	p.Ambient = rules.Bright
	p.Items = append(items[1:], "bandage 1,1")
	tabletest.Play(t, "DK-HST-09", p, func(table *tabletest.Table) {
		b := table.Seat('b')
		b.Act("take", rules.Act{Item: 1})
		b.Told(rules.Took)
		assert.Equal(t, 2, b.View().Hero.Items[0].Count)
	})
	p.Items = append(items[2:], "rope 1,1")
	tabletest.Play(t, "DK-HST-09", p, func(table *tabletest.Table) {
		b := table.Seat('b')
		b.Act("take", rules.Act{Item: 1})
		b.Told(rules.Took)
		assert.Len(t, b.View().Hero.Items, 8)
	})
}

// A hero begins as Bran does, or with other figures of the same sum.
func TestHeroes(t *testing.T) {
	require.Len(t, core.Heroes(), 6)
	for _, id := range core.Heroes() {
		w := world.New(core.New(), 1)
		a, err := w.System().Spawn(w, world.Spawn{Kind: id, Slot: 1})
		require.NoError(t, err)
		sum := 0
		for _, n := range a.Stats {
			sum += n
		}
		assert.Equal(t, 15, sum, "DK-HST-09: %s", id)
		assert.Equal(t, []int{20, 20, 6, 1}, []int{a.HP, a.MaxHP, a.Move, a.Reach}, "DK-HST-09: %s", id)
		assert.Equal(t, rules.NormalVision, a.Vision)
		if id != "bran" {
			continue
		}
		assert.Equal(t, []int{4, 4, 0, 3, 2, 2}, a.Stats, "Attack, Defence, Armour, Stealth, Prs, Initiative")
		var things []string
		for _, it := range w.Things(a.ID) {
			for range it.Count {
				things = append(things, strings.TrimPrefix(string(it.Kind), "core/"))
			}
		}
		assert.ElementsMatch(t, []string{
			"leather", "sword", "dagger", "torch", "candle", "tinderbox", "bandage", "bandage",
		}, things, "DK-HST-09")
	}
}
