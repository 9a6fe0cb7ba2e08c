package purple

import (
	"pitchdark/rules"
	"pitchdark/rules/internal/world"
)

// GearTable is every kind of thing as the darkness core sees it: how it
// shines, what it does in the hand, what it takes off a bump.
func GearTable() []world.Gear {
	table := make([]world.Gear, len(items))
	for i := range items {
		table[i] = items[i].gear()
	}
	return table
}

func (it *Item) gear() world.Gear {
	return world.Gear{
		Kind:   it.Kind,
		Name:   it.Name,
		Hands:  it.hands(),
		Weapon: it.weapon(),
		Light:  it.Light,
		Armour: it.Armour.gear(),
		Stacks: it.Bulk <= S && it.Melee == nil && it.Light == nil,
		Worth:  int(it.Price),
		Purse:  it.Coin,
		Fixed:  it.Fixed,
		Use:    it.use(),
	}
}

func (it *Item) use() world.Use {
	if it.Key {
		return world.UseKey
	}
	return ""
}

// hands is the hands that the thing needs in use: its shooting counts before
// its weight.
func (it *Item) hands() int {
	switch {
	case it.Missile != nil && !it.Missile.Thrown:
		return it.Missile.Hands
	case it.Melee != nil:
		return it.Melee.Class.Hands()
	case it.Armour != nil && it.Armour.Weight != Shield:
		return 0
	}
	return 1
}

// weapon is the thing in a fight; nil for what does no damage. Ranges are those under the ground
// [PH-WPN-05].
func (it *Item) weapon() *world.Weapon {
	if it.Melee == nil && it.Missile == nil {
		return nil
	}
	w := &world.Weapon{}
	if m := it.Missile; m != nil {
		if m.Class != NoClass {
			w.Dice = m.Class.Dice(1).String()
		}
		if m.Thrown {
			w.Thrown = m.Reach(true)
		} else {
			w.Range = m.Reach(true)
		}
		w.Load = m.Load
	}
	if it.Splash != nil {
		w.Dice = it.Splash.Dice.String()
	}
	if m := it.Melee; m != nil {
		w.Dice, w.Reach = m.Class.Dice(1).String(), 1
		if m.Has(Reach) {
			w.Reach = 2
		}
	}
	if w.Dice == "" {
		return nil
	}
	return w
}

// sneaking is what medium and heavy armour takes off Stealth [PH-DRK-06].
const sneaking = -3

// gear is the armour in the dark: what it takes off a bump, and how loud it is
// [PH-DRK-07]. Of the Armour Class the core knows nothing.
func (a *Armour) gear() *world.Armour {
	if a == nil || a.Weight == Shield {
		return nil
	}
	return &world.Armour{Value: a.BumpReduction(), Stealth: sneaking * a.SneakSteps(false), Heavy: a.Weight == Heavy}
}

// Gear is the row of a kind of thing; nil if there is none.
func Gear(kind rules.ContentID) *world.Gear {
	it := FindItem(kind)
	if it == nil {
		return nil
	}
	row := it.gear()
	return &row
}
