package purple

import "pitchdark/rules/dice"

// hoardRow is what a code of treasure holds [PH-TRE-02].
type hoardRow struct {
	carried                   dice.Dice // pence on each
	pence                     dice.Dice
	penceTimes                int
	nobles                    dice.Dice
	noblesTimes               int
	gemsIn, jewelsIn, magicIn int // chances in a hundred
	gems, jewels, magic       dice.Dice
}

// hoardTable is the codes of treasure [PH-TRE-02].
var hoardTable = map[string]hoardRow{
	"A": {carried: cast(1, 6), pence: cast(2, 6), penceTimes: 10, gemsIn: 10, gems: lone},
	"B": {carried: cast(2, 6), pence: cast(4, 6), penceTimes: 10, gemsIn: 30, gems: cast(1, 4), magicIn: 10, magic: lone},
	"C": {pence: cast(1, 6), penceTimes: 100, nobles: cast(2, 6), noblesTimes: 1, gemsIn: 40, gems: cast(1, 6), jewelsIn: 25, jewels: cast(1, 3), magicIn: 15, magic: lone},
	"D": {pence: cast(2, 6), penceTimes: 100, nobles: cast(4, 6), noblesTimes: 1, gemsIn: 50, gems: cast(1, 8), jewelsIn: 40, jewels: cast(1, 4), magicIn: 30, magic: cast(1, 2)},
	"E": {pence: cast(3, 6), penceTimes: 100, nobles: cast(1, 6), noblesTimes: 10, gemsIn: 60, gems: cast(2, 6), jewelsIn: 50, jewels: cast(1, 6), magicIn: 40, magic: cast(1, 3)},
	"F": {pence: cast(5, 6), penceTimes: 100, nobles: cast(3, 6), noblesTimes: 10, gemsIn: 80, gems: cast(3, 6), jewelsIn: 80, jewels: cast(2, 6), magicIn: 60, magic: cast(1, 4)},
}

// Hoard is a treasure, thing by thing.
type Hoard struct {
	Pence, Nobles int
	Gems          []Money
	Jewels        []Jewel
	Magic         []Marvel
}

// Jewel is a jewel or a work of art [PH-TRE-04].
type Jewel struct {
	Worth Money
	Bulk  Bulk // S, M, or L for the great piece of a lair
}

// Marvel is a magic find: what it is and what it is worth [PH-TRE-05].
type Marvel struct {
	Name  string
	Worth Money
}

// Worth is the whole of it; a farthing of it is a point of experience
// [PH-TRE-02, PH-XPL-01].
func (h Hoard) Worth() Money {
	total := Money(h.Pence)*Penny + Money(h.Nobles)*Noble
	for _, gem := range h.Gems {
		total += gem
	}
	for _, j := range h.Jewels {
		total += j.Worth
	}
	for _, m := range h.Magic {
		total += m.Worth
	}
	return total
}

// Slots is the slots that its coins and gems fill in one container, 500 to a
// slot [PH-TRE-06].
func (h Hoard) Slots() int { return CoinSlots(h.Pence + h.Nobles + len(h.Gems)) }

// Carried is the pence that one creature with a code of treasure has about it:
// nothing if it was met by chance, for then its own are at home
// [PH-TRE-01, PH-TRE-02].
func Carried(r Roller, code string, wandering bool) Money {
	if wandering {
		return 0
	}
	t := thrower{roller: r, purpose: "carried"}
	return Money(t.sum(hoardTable[code].carried)) * Penny
}

// Lair is the treasure of a lair of a code, "A" to "F", once; nothing for any
// other. depth is the dungeon level [PH-TRE-01, PH-TRE-02].
func Lair(r Roller, code string, depth int) Hoard {
	row, known := hoardTable[code]
	if !known {
		return Hoard{}
	}
	t := &thrower{roller: r, purpose: "lair"}
	h := Hoard{Pence: t.sum(row.pence) * row.penceTimes, Nobles: t.sum(row.nobles) * row.noblesTimes}
	if t.percent(row.gemsIn) {
		for range t.sum(row.gems) {
			h.Gems = append(h.Gems, GemWorth(t.face(100)))
		}
	}
	if t.percent(row.jewelsIn) {
		for range t.sum(row.jewels) {
			h.Jewels = append(h.Jewels, NewJewel(t.sum(cast(3, 6)), t.face(4)))
		}
		if Within(t.face(10), 1) {
			h.Jewels = append(h.Jewels, GreatPiece(t.sum(cast(3, 6))))
		}
	}
	if t.percent(row.magicIn) {
		for range t.sum(row.magic) {
			h.Magic = append(h.Magic, t.marvel(depth))
		}
	}
	return h
}

// unguarded is the faces of a d6 on which a room without guards has something.
const unguarded = 1

// Unguarded is the pence hidden in a room that nobody guards on a level of the
// dungeon, found as a secret door is: 1 in 6 has any [PH-TRE-02].
func Unguarded(r Roller, level int) Money {
	t := thrower{roller: r, purpose: "unguarded"}
	if !Within(t.face(6), unguarded) {
		return 0
	}
	return Money(t.face(6)*10*level) * Penny
}

// gemTable is the highest face of a d100 for each worth [PH-TRE-03].
var gemTable = [...]struct {
	upTo  int
	worth Money
}{{35, 10 * Penny}, {65, 50 * Penny}, {88, 100 * Penny}, {97, 500 * Penny}, {100, 1000 * Penny}}

// GemWorth is what a gem is worth by a d100 [PH-TRE-03].
func GemWorth(face int) Money {
	for _, row := range gemTable {
		if face <= row.upTo {
			return row.worth
		}
	}
	return gemTable[len(gemTable)-1].worth
}

// finestGem is the worth above all that are found.
const finestGem = 5000 * Penny

// GemStep is the next worth above a gem's, up to 5,000 d. [PH-TRE-03].
func GemStep(worth Money) Money {
	for _, row := range gemTable {
		if row.worth > worth {
			return row.worth
		}
	}
	return finestGem
}

// stoneLooks is how a stone looks, whatever it is worth.
var stoneLooks = [...]string{"a red stone", "a green stone", "a blue stone", "a clear stone", "a yellow stone", "a violet stone"}

// StoneLook is what a gem looks like until somebody has appraised it, by a d6
// of its own [PH-TRE-03].
func StoneLook(face int) string { return stoneLooks[face-1] }

// NewJewel is a jewel by 3d6 and a d4: 10 d. for each point, or of medium size
// and worth twice that on a 1 [PH-TRE-04].
func NewJewel(sum, face int) Jewel {
	if Within(face, 1) {
		return Jewel{Worth: Money(sum*20) * Penny, Bulk: M}
	}
	return Jewel{Worth: Money(sum*10) * Penny, Bulk: S}
}

// GreatPiece is the bulky piece of a lair by 3d6: worth five times a jewel
// [PH-TRE-04].
func GreatPiece(sum int) Jewel { return Jewel{Worth: Money(sum*50) * Penny, Bulk: L} }

// marvelTable is the magic finds by the highest face of a d20 [PH-TRE-05].
var marvelTable = [...]struct {
	upTo  int
	name  string
	worth int  // pence
	depth bool // for each level of the spell in it
}{
	{upTo: 7, name: "a potion", worth: 100},
	{upTo: 11, name: "a scroll", worth: 250, depth: true},
	{upTo: 12, name: "a scroll of warding", worth: 500},
	{upTo: 14, name: "a wand", worth: 600},
	{upTo: 16, name: "a magical weapon", worth: 2000},
	{upTo: 17, name: "magical armour", worth: 2000},
	{upTo: 18, name: "a ring", worth: 3000},
	{upTo: 19, name: "an ever-burning lamp", worth: 1000},
	{upTo: 20, name: "a cloak of shade", worth: 3000},
}

// deepestSpell is the highest level of a spell on a scroll that is found.
const deepestSpell = 6

// NewMarvel is a magic find by a d20; of a scroll the level of its spell counts
// too, a die of as many sides as the dungeon level, 6 at most [PH-TRE-05].
func NewMarvel(face, spell int) Marvel {
	i := 0
	for marvelTable[i].upTo < face {
		i++
	}
	row := marvelTable[i]
	worth := row.worth
	if row.depth {
		worth *= spell
	}
	return Marvel{Name: row.name, Worth: Money(worth) * Penny}
}

func (t *thrower) marvel(depth int) Marvel {
	face := t.face(20)
	return NewMarvel(face, t.face(min(max(depth, 1), deepestSpell)))
}
