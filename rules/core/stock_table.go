package core

import "pitchdark/rules"

// lair is what those that come from one kind of slot have in common
// [DK-HST-12].
type lair struct {
	name    string
	faction string // of those that would be dwellers; "" leaves them so
	sleep   int    // of 6 slots so many are asleep
	apart   bool   // "any" does not draw from it
}

var lairTable = []lair{
	{name: "vermin", sleep: 3},
	{name: "goblins", sleep: 2},
	{name: "grave", sleep: 3},
	{name: "cult", sleep: 1},
	{name: "beasts", faction: "beasts", sleep: 4},
	{name: "deep", faction: "deep", sleep: 1},
	{name: "folk", apart: true},
}

// anyLair is a slot that draws from every lair that does not keep apart.
const anyLair = "any"

// bottom is the depth below which the tables do not change any more.
const bottom = 100

// band is a row of the table of who lives where: of its kinds, in order, come
// the first few, as many as the slot has room for [DK-HST-12].
type band struct {
	lair     string
	weight   int
	from, to int // the depths at which it is found
	least    int // so many at least
	kinds    []string
}

var bandTable = []band{
	{lair: "vermin", weight: 4, from: 1, to: 3, least: 1, kinds: []string{"rat-swarm", "rat-swarm"}},
	{lair: "vermin", weight: 3, from: 1, to: 4, least: 1, kinds: []string{"bat", "bat", "bat"}},
	{lair: "vermin", weight: 2, from: 2, to: bottom, least: 1, kinds: []string{"lamp-moths", "lamp-moths"}},
	{lair: "vermin", weight: 3, from: 3, to: bottom, least: 2, kinds: []string{"rat-swarm", "rat-swarm", "rat-swarm", "rat-swarm"}},
	{lair: "vermin", weight: 2, from: 5, to: bottom, least: 3, kinds: []string{"bat", "bat", "lamp-moths", "bat", "bat", "bat"}},

	{lair: "goblins", weight: 4, from: 1, to: 2, least: 1, kinds: []string{"goblin"}},
	{lair: "goblins", weight: 3, from: 2, to: 4, least: 1, kinds: []string{"goblin", "goblin"}},
	{lair: "goblins", weight: 4, from: 3, to: 7, least: 2, kinds: []string{"goblin", "goblin", "hobgoblin-archer", "goblin"}},
	{lair: "goblins", weight: 2, from: 4, to: bottom, least: 1, kinds: []string{"hobgoblin-archer", "pale-hound", "hobgoblin-archer"}},
	{lair: "goblins", weight: 3, from: 6, to: bottom, least: 2, kinds: []string{"ogre", "goblin", "goblin", "hobgoblin-archer"}},
	{lair: "goblins", weight: 2, from: 7, to: bottom, least: 4, kinds: []string{"hobgoblin-archer", "goblin", "goblin", "pale-hound", "hobgoblin-archer", "goblin"}},

	{lair: "grave", weight: 2, from: 1, to: 2, least: 1, kinds: []string{"bat", "rat-swarm"}},
	{lair: "grave", weight: 2, from: 3, to: 5, least: 1, kinds: []string{"ghoul"}},
	{lair: "grave", weight: 2, from: 3, to: 6, least: 1, kinds: []string{"shadow"}},
	{lair: "grave", weight: 1, from: 3, to: bottom, least: 1, kinds: []string{"wisp", "ghoul"}},
	{lair: "grave", weight: 2, from: 5, to: bottom, least: 1, kinds: []string{"gravewarden", "ghoul"}},
	{lair: "grave", weight: 2, from: 6, to: bottom, least: 2, kinds: []string{"ghoul", "ghoul", "ghoul"}},
	{lair: "grave", weight: 3, from: 6, to: bottom, least: 2, kinds: []string{"shadow", "shadow", "shadow"}},
	{lair: "grave", weight: 2, from: 7, to: bottom, least: 3, kinds: []string{"gravewarden", "shadow", "ghoul", "ghoul", "shadow"}},

	{lair: "cult", weight: 4, from: 1, to: 3, least: 1, kinds: []string{"cultist"}},
	{lair: "cult", weight: 3, from: 2, to: 6, least: 2, kinds: []string{"cultist", "cultist", "cultist"}},
	{lair: "cult", weight: 3, from: 4, to: bottom, least: 2, kinds: []string{"cultist", "shadow", "cultist", "cultist"}},
	{lair: "cult", weight: 2, from: 6, to: bottom, least: 2, kinds: []string{"stalker", "cultist", "cultist", "cultist"}},
	{lair: "cult", weight: 2, from: 7, to: bottom, least: 3, kinds: []string{"cultist", "cultist", "shadow", "ghoul", "cultist", "shadow"}},

	{lair: "beasts", weight: 4, from: 1, to: 3, least: 1, kinds: []string{"rat-swarm", "bat"}},
	{lair: "beasts", weight: 2, from: 3, to: 5, least: 1, kinds: []string{"pale-hound", "pale-hound"}},
	{lair: "beasts", weight: 1, from: 4, to: 6, least: 1, kinds: []string{"cave-bear"}},
	{lair: "beasts", weight: 2, from: 5, to: bottom, least: 2, kinds: []string{"pale-hound", "pale-hound", "pale-hound", "pale-hound"}},
	{lair: "beasts", weight: 3, from: 6, to: bottom, least: 1, kinds: []string{"cave-bear", "cave-bear"}},
	{lair: "beasts", weight: 2, from: 6, to: bottom, least: 1, kinds: []string{"ogre", "cave-bear"}},

	{lair: "deep", weight: 3, from: 1, to: 2, least: 1, kinds: []string{"blind-crawler"}},
	{lair: "deep", weight: 2, from: 3, to: bottom, least: 1, kinds: []string{"blind-crawler", "blind-crawler", "blind-crawler"}},
	{lair: "deep", weight: 3, from: 3, to: 5, least: 1, kinds: []string{"cave-fisher"}},
	{lair: "deep", weight: 3, from: 5, to: bottom, least: 1, kinds: []string{"cave-fisher", "cave-fisher", "cave-fisher"}},
	{lair: "deep", weight: 2, from: 5, to: bottom, least: 1, kinds: []string{"stalker", "stalker"}},

	{lair: "folk", weight: 3, from: 1, to: bottom, least: 1, kinds: []string{"pilgrim", "pilgrim"}},
	{lair: "folk", weight: 2, from: 1, to: bottom, least: 1, kinds: []string{"lost-miner"}},
}

// find is a row of the table of what lies where; without a kind it is nothing
// [DK-HST-12].
type find struct {
	lair     string
	weight   int
	from, to int // the depths at which it is found
	kind     rules.ContentID
	dice     int // how many of it: so many dice of four, at least 1
	deeper   int // and for each depth below the first so many more
}

var findTable = []find{
	{lair: "light", weight: 34, from: 1, to: bottom},
	{lair: "light", weight: 5, from: 1, to: bottom, kind: "core/candle"},
	{lair: "light", weight: 2, from: 1, to: 3, kind: "core/torch"},
	{lair: "light", weight: 4, from: 4, to: bottom, kind: "core/torch"},
	{lair: "light", weight: 1, from: 2, to: bottom, kind: oilFlask},
	{lair: "light", weight: 1, from: 2, to: bottom, kind: "core/tinderbox"},
	{lair: "light", weight: 1, from: 3, to: bottom, kind: "core/hurricane-candle"},
	{lair: "light", weight: 1, from: 4, to: bottom, kind: "core/lantern"},

	{lair: "gear", weight: 3, from: 1, to: 3, kind: "core/dagger"},
	{lair: "gear", weight: 3, from: 1, to: 5, kind: "core/spear"},
	{lair: "gear", weight: 3, from: 1, to: 5, kind: "core/sword"},
	{lair: "gear", weight: 2, from: 1, to: bottom, kind: "core/rope"},
	{lair: "gear", weight: 2, from: 1, to: bottom, kind: "core/tinderbox"},
	{lair: "gear", weight: 2, from: 2, to: bottom, kind: "core/bow"},
	{lair: "gear", weight: 3, from: 2, to: bottom, kind: "core/mail"},
	{lair: "gear", weight: 2, from: 2, to: bottom, kind: "core/dark-vision-draught"},
	{lair: "gear", weight: 2, from: 3, to: bottom, kind: "core/crossbow"},
	{lair: "gear", weight: 3, from: 3, to: bottom, kind: "core/great-sword"},
	{lair: "gear", weight: 2, from: 4, to: bottom, kind: "core/cloak-of-stealth"},
	{lair: "gear", weight: 1, from: 4, to: bottom, kind: ringOfOwls},
	{lair: "gear", weight: 2, from: 5, to: bottom, kind: "core/plate"},

	{lair: "healing", weight: 2, from: 1, to: bottom, kind: "core/bandage"},
	{lair: "healing", weight: 4, from: 1, to: bottom, kind: "core/potion"},

	{lair: "treasure", weight: 6, from: 1, to: bottom, kind: "core/coins", dice: 4, deeper: 4},
	{lair: "treasure", weight: 3, from: 1, to: 4, kind: "core/garnet"},
	{lair: "treasure", weight: 2, from: 3, to: bottom, kind: "core/pearl"},
	{lair: "treasure", weight: 2, from: 5, to: bottom, kind: "core/sapphire"},
	{lair: "treasure", weight: 1, from: 2, to: bottom, kind: "core/bone-idol"},
	{lair: "treasure", weight: 1, from: 4, to: bottom, kind: "core/silver-censer"},
	{lair: "treasure", weight: 1, from: 6, to: bottom, kind: "core/golden-chalice"},
	{lair: "treasure", weight: 1, from: 8, to: bottom, kind: "core/drowned-crown"},

	{lair: prizeLair, weight: 1, from: 1, to: bottom, kind: "core/morning-lamp"},
	{lair: prizeLair, weight: 1, from: 1, to: bottom, kind: "core/vesper-lamp"},
	{lair: prizeLair, weight: 1, from: 1, to: bottom, kind: "core/lodestar-lamp"},
	{lair: prizeLair, weight: 1, from: 1, to: bottom, kind: "core/undying-lamp"},
}

// prizeLair is the slot of the one thing that a dungeon is delved for
// [DK-HST-13].
const prizeLair = "prize"
