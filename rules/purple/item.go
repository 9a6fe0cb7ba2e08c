package purple

import (
	"pitchdark/rules"
	"pitchdark/rules/dice"
	"pitchdark/rules/internal/world"
)

// Bulk is the room that a thing takes, in quarters of a slot [PH-ENC-01].
type Bulk int

// The bulks of things [PH-ENC-01].
const (
	None Bulk = 0  // tiny things, clothes, a backpack in use
	S    Bulk = 1  // small
	M    Bulk = 4  // medium
	L    Bulk = 8  // large
	XL   Bulk = 12 // L+, extra large
)

const quarters = 4 // to a slot

// Item is a kind of thing, a row of the tables of gear. What it is not is nil
// or zero.
type Item struct {
	Kind     rules.ContentID
	Name     string
	Bulk     Bulk
	Price    Money // list price when new; 0: it has none printed
	Basic    bool  // free at creation, within limits [PH-EQP-02]
	Strength int   // the least Strength that can use it [PH-ARM-02, PH-WPN-01]
	Bundle   int   // how many pieces are one thing; 0 is 1
	Melee    *Melee
	Missile  *Missile
	Armour   *Armour
	Light    *world.LightKind
	Splash   *Splash
	Food     Food
	Holds    int        // pounds that a rope or chain bears [PH-EQP-12]
	Turning  int        // added to the hit dice turned by a holy symbol [PH-EQP-10]
	Rooms    int        // that can be drawn with it [PH-EQP-11]
	Repels   Difficulty // what a lycanthrope that it hits must save to stay [PH-EQP-12]
	Symbol   bool       // a holy symbol
	Book     bool       // can be a spellbook
	Picks    bool       // opens locks
	Fragile  bool       // saves when readied and caught in a blast [PH-ISV-02]
	Lasting  bool       // does not wear [PH-WTR-01]
	Key      bool       // opens the lock that it was made for
	Fixed    bool       // belongs to the place and cannot be taken
	Coin     bool       // is money, and fills no slot of its own [PH-ENC-07]
}

// Food is how a kind of food keeps.
type Food uint8

// The kinds of food [PH-EQP-03].
const (
	NoFood Food = iota
	Durable
	Fresh
	Delicacy
	Spice
)

// Splash is what a flask or vial does where it breaks.
type Splash struct {
	Dice   dice.Dice
	Rounds int  // how often the dice are rolled, once a round
	Undead bool // harms nothing but the undead
	Fire   bool // must be set alight
	Pool   int  // rounds that a pool of it burns
}

// FindItem looks a kind of thing up; nil if there is none.
func FindItem(kind rules.ContentID) *Item { return itemRows[kind] }

var itemRows = index(items)

func index(table []Item) map[rules.ContentID]*Item {
	rows := make(map[rules.ContentID]*Item, len(table))
	for i := range table {
		rows[table[i].Kind] = &table[i]
	}
	return rows
}

// known looks a kind up and refuses one that is in no table [PH-ENC-01].
func known(kind rules.ContentID) (*Item, *rules.Refusal) {
	if it := FindItem(kind); it != nil {
		return it, nil
	}
	return nil, refuse("PH-ENC-01", "No such item.")
}

// Items is every kind of thing, in the order of the tables.
func Items() []Item { return append([]Item(nil), items...) }

var items = join(startingTable, basicTable, costedTable, armourTable, weaponTable, missileTable, coinTable, placeTable, trapMarks())

func join(tables ...[]Item) []Item {
	var all []Item
	for _, table := range tables {
		all = append(all, table...)
	}
	return all
}

// SlotsFor is the slots that a number of quarter-slots in one container fill,
// rounded up [PH-ENC-01].
func SlotsFor(bulk Bulk) int { return (int(bulk) + quarters - 1) / quarters }

// coinsPerSlot is how many coins and gems fill a slot [PH-ENC-07].
const coinsPerSlot = 500

// CoinSlots is the slots that coins and gems in one container fill, rounded up;
// none fill none [PH-ENC-07].
func CoinSlots(coins int) int { return (coins + coinsPerSlot - 1) / coinsPerSlot }
