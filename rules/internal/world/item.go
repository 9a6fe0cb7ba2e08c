package world

import (
	"pitchdark/rules"
	"pitchdark/rules/grid"
)

// Item is a thing, carried or on the ground. Every light is an item.
type Item struct {
	ID     int // its place in World.Items
	Kind   rules.ContentID
	Holder ActorID // Nobody: it lies at Level, At
	Level  LevelID
	At     grid.Point
	Where  rules.Where
	Count  int
	Key    string // which lock a key fits
	Fixed  bool   // belongs to the map and cannot be taken
	Gone   bool   // used up

	Lit       bool
	Shuttered bool
	Loaded    bool
	Left      int // rounds of burning left
	Warned    bool
	Doused    int // douse actions so far [DK-LGT-06]
	DousedAt  int // the round of the last one

	Wear  int  // how worn it is, in steps of the system's own; 0 is new
	Ready bool // it can be drawn without an action, where a system has that

	gear *Gear // the row of Kind, once it was looked up
}

// Gear is a kind of thing, a row of a system's table.
type Gear struct {
	Kind   rules.ContentID
	Name   string
	Hands  int
	Weapon *Weapon
	Light  *LightKind
	Armour *Armour
	Stacks bool
	Worth  int  // of each, in coins [DK-HST-12]
	Purse  bool // fills no place in the pack [DK-HST-12]
	Prize  bool // what a dungeon is delved for [DK-HST-13]
	Bound  bool // ends with the life of its bearer
	Fixed  bool // stays where the map puts it
	Use    Use
}

// Part is where on the body a kind of thing is worn, "" for what is not worn:
// a finger takes what is put on and is no armour, the shoulders what keeps
// nothing off but hides.
func (g *Gear) Part() rules.Part {
	switch {
	case g.Use == UseRing:
		return rules.Finger
	case g.Armour == nil:
		return ""
	case g.Armour.Value == 0 && g.Armour.Stealth > 0:
		return rules.Shoulder
	}
	return rules.Body
}

// Weapon is what a kind of thing does in a fight.
type Weapon struct {
	Dice   string // damage, in dice notation
	Reach  int    // tiles; 0 is no weapon of the hand
	Range  int    // tiles it shoots
	Thrown int    // tiles it can be thrown
	Load   bool   // must be loaded by an action
}

// Armour is what a kind of thing keeps off.
type Armour struct {
	Value   int
	Stealth int
	Move    int  // the allowance in it; 0 leaves it as it is
	Heavy   bool // louder at a bump
}

// LightKind is how a kind of light shines and burns [DK-LGT-02, DK-LGT-07].
type LightKind struct {
	Bright int // tiles of bright light
	Low    int // tiles of low light
	Level  rules.Light
	Burns  int  // rounds when new; 0 burns for ever
	Bare   bool // wind, blows and fingers put it out [DK-LGT-06]
	Drops  bool // stays lit when dropped or thrown [DK-LGT-05]
	Shut   bool // has a shutter
	Oil    bool // is refilled with oil
	Magic  int  // strength of a magical light
}

// Use is what using a kind of thing does; systems give the words a meaning.
type Use string

// UseKey is the use of what opens a lock.
const UseKey Use = "key"

// UseRing is the use of what is worn on a finger.
const UseRing Use = "ring"

// Carried calls yield for each thing that a creature holds, in order; it stops
// when yield returns false.
func (w *World) Carried(id ActorID, yield func(*Item) bool) {
	for _, it := range w.Things(id) {
		if !yield(it) {
			return
		}
	}
}

// Things are the things that a creature holds, in the order in which its own
// sheet lists them. The list is made anew when things changed hands; one that
// was given out stays as it was.
func (w *World) Things(id ActorID) []*Item {
	a := w.Actor(id)
	if a == nil {
		return nil
	}
	if a.thingsAt != w.hands+1 {
		a.thingsAt = w.hands + 1
		a.things = nil
		for _, it := range w.Items {
			if it.Holder == id && !it.Gone {
				a.things = append(a.things, it)
			}
		}
	}
	return a.things
}

// Thing is the n-th thing (from 1) that a creature holds, or nil.
func (w *World) Thing(id ActorID, n int) *Item {
	if things := w.Things(id); n >= 1 && n <= len(things) {
		return things[n-1]
	}
	return nil
}

// Lying are the things on a tile that could be taken, in order.
func (w *World) Lying(level LevelID, p grid.Point) []*Item {
	var things []*Item
	for _, it := range w.Items {
		if it.Holder == Nobody && it.Level == level && it.At == p && !it.Gone && !it.Fixed {
			things = append(things, it)
		}
	}
	return things
}

// Gear is the row of an item's kind.
func (w *World) Gear(it *Item) *Gear {
	if it.gear == nil || it.gear.Kind != it.Kind {
		it.gear = w.system.Gear(it.Kind)
	}
	return it.gear
}

// Shines reports whether an item gives light now, and of what kind.
func (w *World) Shines(it *Item) *LightKind {
	if !it.Lit || it.Shuttered || it.Gone {
		return nil
	}
	g := w.Gear(it)
	if g == nil {
		return nil
	}
	return g.Light
}

// PlaceOf is where an item is: on the ground, or at its bearer's.
func (w *World) PlaceOf(it *Item) (LevelID, grid.Point) {
	if a := w.Actor(it.Holder); a != nil {
		return a.Level, a.At
	}
	return it.Level, it.At
}

// Add puts an item into the world and gives it its ID.
func (w *World) Add(it Item) *Item {
	it.ID = len(w.Items)
	it.Count = max(it.Count, 1)
	w.Items = append(w.Items, &it)
	w.hands++
	return &it
}

// Give puts an item into a creature's keeping.
func (w *World) Give(it *Item, id ActorID, where rules.Where) {
	it.Holder, it.Where = id, where
	w.hands++
}

// Remove takes an item out of the world for good.
func (w *World) Remove(it *Item) {
	it.Gone, it.Lit = true, false
	w.hands++
}

// Drop puts a carried item on a tile.
func (w *World) Drop(it *Item, level LevelID, p grid.Point) {
	it.Holder, it.Level, it.At, it.Where = Nobody, level, p, rules.InPack
	w.hands++
}

// Spend uses up one of an item.
func (w *World) Spend(it *Item) {
	it.Count--
	if it.Count <= 0 {
		it.Count = 0
		w.Remove(it)
	}
}

// HandsFull is how many hands of a creature hold something.
func (w *World) HandsFull(id ActorID) int {
	full := 0
	w.Carried(id, func(it *Item) bool {
		if it.Where == rules.InHand {
			full += w.Gear(it).Hands
		}
		return true
	})
	return full
}
