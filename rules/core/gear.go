package core

import (
	"pitchdark/rules"
	"pitchdark/rules/internal/blind"
	"pitchdark/rules/internal/world"
)

// The kinds of thing that the rules themselves name.
const (
	ringOfOwls rules.ContentID = "core/ring-of-owls"
	oilFlask   rules.ContentID = "core/oil"
)

// What using a thing does.
const (
	useHeal    world.Use = "heal"
	useBandage world.Use = "bandage"
	useOwl     world.Use = "owl"
	useOil     world.Use = "oil"
	useRope    world.Use = "rope"
	useRing              = world.UseRing
)

const hour = 6 * world.RoundsPerTurn // rounds

// flame is a candle's, torch's or campfire's light [DK-LGT-02].
func flame(k world.LightKind) *world.LightKind {
	k.Bright, k.Low, k.Level = 5, 10, 1
	return &k
}

// prizeLight is that of a prize: wide, and it burns for ever [DK-HST-13].
var prizeLight = world.LightKind{Bright: 7, Low: 14, Level: 1, Drops: true}

// gearTable is every kind of thing [DK-HST-09, DK-LGT-07].
var gearTable = []world.Gear{
	{Kind: "core/dagger", Name: "dagger", Hands: 1, Weapon: &world.Weapon{Dice: "1d4", Reach: 1, Thrown: 3}},
	{Kind: "core/sword", Name: "sword", Hands: 1, Weapon: &world.Weapon{Dice: "1d8", Reach: 1}},
	{Kind: "core/great-sword", Name: "great sword", Hands: 2, Weapon: &world.Weapon{Dice: "2d6", Reach: 1}},
	{Kind: "core/spear", Name: "spear", Hands: 1, Weapon: &world.Weapon{Dice: "1d6", Reach: 2}},
	{Kind: "core/bow", Name: "bow", Hands: 2, Weapon: &world.Weapon{Dice: "1d8", Range: 15}},
	{Kind: "core/crossbow", Name: "crossbow", Hands: 2, Weapon: &world.Weapon{Dice: "1d10", Range: 20, Load: true}},

	{Kind: "core/clothes", Name: "clothes", Armour: &world.Armour{}},
	{Kind: "core/leather", Name: "leather armour", Armour: &world.Armour{Value: 1}},
	{Kind: "core/mail", Name: "mail", Armour: &world.Armour{Value: 2, Stealth: -2}},
	{Kind: "core/plate", Name: "plate", Armour: &world.Armour{Value: 4, Stealth: -4, Move: 4, Heavy: true}},
	{Kind: "core/cloak-of-stealth", Name: "cloak of stealth", Armour: &world.Armour{Stealth: 3}},
	{Kind: ringOfOwls, Name: "ring of owls", Use: useRing},

	{Kind: "core/candle", Name: "candle", Hands: 1, Light: flame(world.LightKind{Burns: 4 * hour, Bare: true})},
	{Kind: "core/hurricane-candle", Name: "candle in a hurricane lamp", Hands: 1, Light: flame(world.LightKind{Burns: 4 * hour, Drops: true})},
	{Kind: "core/torch", Name: "torch", Hands: 1, Light: flame(world.LightKind{Burns: hour, Drops: true})},
	{Kind: "core/lantern", Name: "hooded lantern", Hands: 1, Light: flame(world.LightKind{Burns: 4 * hour, Drops: true, Shut: true, Oil: true})},
	{Kind: "core/campfire", Name: "campfire", Hands: 2, Fixed: true, Light: flame(world.LightKind{Burns: 8 * hour, Drops: true})},

	{Kind: "core/morning-lamp", Name: "Morning Lamp", Hands: 1, Worth: 500, Purse: true, Prize: true, Light: &prizeLight},
	{Kind: "core/vesper-lamp", Name: "Vesper Lamp", Hands: 1, Worth: 500, Purse: true, Prize: true, Light: &prizeLight},
	{Kind: "core/lodestar-lamp", Name: "Lodestar Lamp", Hands: 1, Worth: 500, Purse: true, Prize: true, Light: &prizeLight},
	{Kind: "core/undying-lamp", Name: "Undying Lamp", Hands: 1, Worth: 500, Purse: true, Prize: true, Light: &prizeLight},
	{Kind: "core/wisp-glow", Name: "pale glow", Bound: true, Light: flame(world.LightKind{Drops: true, Magic: 1})},

	{Kind: "core/tinderbox", Name: "tinderbox", Hands: 1, Use: blind.UseTinder},
	{Kind: "core/bandage", Name: "bandage", Hands: 1, Stacks: true, Use: useBandage},
	{Kind: "core/potion", Name: "potion", Hands: 1, Stacks: true, Use: useHeal},
	{Kind: "core/key", Name: "key", Hands: 1, Use: world.UseKey},
	{Kind: "core/rope", Name: "rope", Hands: 1, Use: useRope},
	{Kind: oilFlask, Name: "flask of oil", Hands: 1, Stacks: true, Use: useOil},
	{Kind: "core/dark-vision-draught", Name: "dark-vision draught", Hands: 1, Stacks: true, Use: useOwl},

	{Kind: "core/coins", Name: "coins", Hands: 1, Stacks: true, Worth: 1, Purse: true},
	{Kind: "core/garnet", Name: "garnet", Hands: 1, Stacks: true, Worth: 15, Purse: true},
	{Kind: "core/pearl", Name: "pearl", Hands: 1, Stacks: true, Worth: 30, Purse: true},
	{Kind: "core/sapphire", Name: "sapphire", Hands: 1, Stacks: true, Worth: 60, Purse: true},
	{Kind: "core/bone-idol", Name: "bone idol", Hands: 1, Worth: 40},
	{Kind: "core/silver-censer", Name: "silver censer", Hands: 1, Worth: 70},
	{Kind: "core/golden-chalice", Name: "golden chalice", Hands: 1, Worth: 120},
	{Kind: "core/drowned-crown", Name: "drowned crown", Hands: 1, Worth: 250},
}

// GearTable is every kind of thing.
func (*System) GearTable() []world.Gear { return gearTable }

// Gear is the row of a kind of thing, or nil.
func (*System) Gear(kind rules.ContentID) *world.Gear {
	for i := range gearTable {
		if gearTable[i].Kind == kind {
			return &gearTable[i]
		}
	}
	return nil
}

// packSize is how many things a pack holds besides what is in hand or worn
// [DK-HST-09].
const packSize = 8
