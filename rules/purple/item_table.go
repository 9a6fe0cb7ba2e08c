package purple

import (
	"pitchdark/rules"
	"pitchdark/rules/dice"
	"pitchdark/rules/internal/world"
)

// The kinds of thing that rules name.
const (
	backpack   rules.ContentID = "purple/backpack"
	waterskin  rules.ContentID = "purple/waterskin"
	tinderbox  rules.ContentID = "purple/tinderbox"
	sack       rules.ContentID = "purple/sack"
	torch      rules.ContentID = "purple/torch"
	lantern    rules.ContentID = "purple/lantern"
	candle     rules.ContentID = "purple/candle"
	bandages   rules.ContentID = "purple/bandages"
	penny      rules.ContentID = "purple/penny"
	scrollCase rules.ContentID = "purple/scroll-case"
	book       rules.ContentID = "purple/book"
	picks      rules.ContentID = "purple/thieves-picks"
	arrows     rules.ContentID = "purple/arrows"
	bolts      rules.ContentID = "purple/bolts"
	stones     rules.ContentID = "purple/stones"
	bedroll    rules.ContentID = "purple/bedroll"
	campfire   rules.ContentID = "purple/campfire"
	oil        rules.ContentID = "purple/oil"
)

// hand is the range of what is thrown by hand, 10, 20 and 30 feet.
var hand = Brackets{Short: 10, Medium: 20, Far: 30}

// What breaks on a thrown flask or vial [PH-EQP-06, PH-EQP-08, PH-EQP-09].
var (
	burningOil = Splash{Dice: dice.Dice{Count: 1, Sides: 6}, Rounds: 2, Fire: true, Pool: Turn}
	acid       = Splash{Dice: dice.Dice{Count: 1, Sides: 6, Add: 1}, Rounds: 1}
	holyWater  = Splash{Dice: dice.Dice{Count: 2, Sides: 4}, Rounds: 1, Undead: true}
)

// The lights, bright as printed and a ring of Low Light to twice that; the
// candle is dim from the first tile on [PH-EQP-03, PH-DRK-09].
var (
	candleLight   = world.LightKind{Low: 1, Level: 1, Burns: 4 * Hour, Bare: true}
	torchLight    = world.LightKind{Bright: 8, Low: 16, Level: 1, Burns: Hour, Drops: true}
	campfireLight = world.LightKind{Bright: 8, Low: 16, Level: 1, Burns: 8 * Hour, Drops: true}
	lanternLight  = world.LightKind{Bright: 4, Low: 8, Level: 1, Burns: 4 * Hour, Drops: true, Shut: true, Oil: true}
)

// startingTable is what everybody has besides a weapon [PH-EQP-01].
var startingTable = []Item{
	{Kind: backpack, Name: "backpack", Bulk: None},
	{Kind: waterskin, Name: "waterskin", Bulk: M},
	{Kind: tinderbox, Name: "tinderbox", Bulk: S},
}

// basicTable is the basic gear [PH-EQP-03].
var basicTable = []Item{
	{Kind: bedroll, Name: "bedroll", Bulk: M, Basic: true},
	{Kind: "purple/jerky", Name: "beef jerky", Bulk: S, Basic: true, Food: Durable},
	{Kind: "purple/beef", Name: "fresh beef", Bulk: S, Basic: true, Food: Fresh},
	{Kind: "purple/biscuits", Name: "hardtack biscuits", Bulk: S, Basic: true, Food: Durable},
	{Kind: "purple/caltrops", Name: "bag of caltrops", Bulk: M, Basic: true},
	{Kind: candle, Name: "candle", Bulk: S, Basic: true, Light: &candleLight, Lasting: true},
	{Kind: "purple/chalk", Name: "chalk", Bulk: S, Basic: true},
	{Kind: "purple/cheese", Name: "cheese", Bulk: S, Basic: true, Food: Durable},
	{Kind: "purple/crowbar", Name: "crowbar", Bulk: M, Basic: true, Melee: &Melee{Class: MediumWeapon, Tags: Improvised}},
	{Kind: "purple/dried-fruit", Name: "dried fruit", Bulk: S, Basic: true, Food: Durable},
	{Kind: "purple/greens", Name: "fresh fruit or vegetables", Bulk: S, Basic: true, Food: Fresh},
	{Kind: "purple/garlic", Name: "garlic", Bulk: S, Basic: true, Food: Spice},
	{Kind: "purple/grappling-hook", Name: "grappling hook", Bulk: S, Basic: true},
	{Kind: "purple/hammer", Name: "hammer", Bulk: S, Basic: true, Melee: &Melee{Class: SmallWeapon, Tags: Improvised}},
	{Kind: sack, Name: "canvas sack", Bulk: M, Basic: true},
	{Kind: "purple/spikes", Name: "iron spikes", Bulk: S, Basic: true, Bundle: 4},
	{Kind: lantern, Name: "lantern", Bulk: M, Basic: true, Light: &lanternLight, Fragile: true},
	{Kind: oil, Name: "oil flask", Bulk: M, Basic: true, Missile: &Missile{Hands: 1, Brackets: hand, Thrown: true}, Splash: &burningOil, Fragile: true, Lasting: true},
	{Kind: "purple/mining-pick", Name: "mining pick", Bulk: M, Basic: true, Melee: &Melee{Class: MediumWeapon, Tags: Improvised}},
	{Kind: "purple/pickaxe", Name: "large pickaxe", Bulk: L, Basic: true, Melee: &Melee{Class: MediumWeapon, Tags: Improvised}},
	{Kind: "purple/pole", Name: "10-foot pole", Bulk: L, Basic: true},
	{Kind: "purple/hemp-rope", Name: "hemp rope", Bulk: L, Basic: true, Holds: 250},
	{Kind: scrollCase, Name: "scroll case", Bulk: M, Basic: true},
	{Kind: "purple/shovel", Name: "shovel", Bulk: L, Basic: true, Melee: &Melee{Class: MediumWeapon, Tags: Improvised}},
	{Kind: "purple/sledgehammer", Name: "sledgehammer", Bulk: L, Basic: true, Melee: &Melee{Class: MediumWeapon, Tags: Improvised}},
	{Kind: torch, Name: "torch", Bulk: S, Basic: true, Melee: &Melee{Class: SmallWeapon, Fire: dice.Dice{Count: 1, Sides: 4}}, Light: &torchLight, Lasting: true},
	{Kind: "purple/twine", Name: "hemp twine", Bulk: S, Basic: true, Holds: 10},
	{Kind: "purple/vial", Name: "glass vial", Bulk: S, Basic: true, Fragile: true, Lasting: true},
	{Kind: bandages, Name: "bandages", Bulk: S, Basic: true, Bundle: 4},
	{Kind: "purple/winter-cloak", Name: "winter cloak", Bulk: M, Basic: true},
}

// costedTable is what costs money from the first [PH-EQP-04].
var costedTable = []Item{
	{Kind: "purple/acid", Name: "vial of acid", Bulk: S, Price: 50 * Penny, Missile: &Missile{Hands: 1, Brackets: hand, Thrown: true}, Splash: &acid, Fragile: true, Lasting: true},
	{Kind: "purple/silver-arrow", Name: "silver arrow or light bolt", Bulk: None, Price: 5 * Penny},
	{Kind: book, Name: "leatherbound book", Bulk: M, Price: 30 * Penny, Book: true},
	{Kind: "purple/chain", Name: "iron chain", Bulk: L, Price: 40 * Penny, Holds: 2000},
	{Kind: "purple/wooden-symbol", Name: "wooden holy symbol", Bulk: S, Price: Penny, Symbol: true, Turning: -1},
	{Kind: "purple/iron-symbol", Name: "iron holy symbol", Bulk: S, Price: 5 * Penny, Symbol: true},
	{Kind: "purple/silver-symbol", Name: "silver holy symbol", Bulk: S, Price: 50 * Penny, Symbol: true, Turning: 1},
	{Kind: "purple/holy-water", Name: "vial of holy water", Bulk: S, Price: 25 * Penny, Missile: &Missile{Hands: 1, Brackets: hand, Thrown: true}, Splash: &holyWater, Fragile: true, Lasting: true},
	{Kind: "purple/mapping-kit", Name: "mapping kit", Bulk: M, Price: 10 * Penny, Rooms: 60},
	{Kind: "purple/mirror", Name: "bronze mirror", Bulk: S, Price: 2 * Penny, Fragile: true},
	{Kind: "purple/silk-rope", Name: "silk rope", Bulk: M, Price: 75 * Penny, Holds: 500},
	{Kind: "purple/tent", Name: "tent", Bulk: L, Price: 20 * Penny},
	{Kind: picks, Name: "thieves' picks", Bulk: M, Price: 12 * Penny, Picks: true},
	{Kind: "purple/wolfsbane", Name: "wolfsbane", Bulk: S, Price: Penny, Missile: &Missile{Hands: 1, Brackets: hand, Thrown: true}, Repels: VeryHard},
}

// coinTable is the coins as things that lie about and are carried [PH-GEN-02].
var coinTable = []Item{
	{Kind: "purple/farthing", Name: "farthing", Price: Farthing, Coin: true, Lasting: true},
	{Kind: penny, Name: "silver penny", Price: Penny, Coin: true, Lasting: true},
	{Kind: "purple/noble", Name: "gold noble", Price: Noble, Coin: true, Lasting: true},
}

// placeTable is what belongs to places.
var placeTable = []Item{
	{Kind: campfire, Name: "campfire", Bulk: XL, Light: &campfireLight, Fixed: true, Lasting: true},
	{Kind: "purple/key", Name: "key", Key: true, Lasting: true},
}
