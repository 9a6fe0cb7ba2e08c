package core

import (
	"fmt"
	"strings"

	"pitchdark/rules/dice"
	"pitchdark/rules/grid"
	"pitchdark/rules/internal/world"
)

// Stock fills the n-th slot of a level from the tables, by its lair, depth and
// size [DK-HST-12].
func (s *System) Stock(w *world.World, id world.LevelID, n int) error {
	l := w.Levels[id]
	slot := &l.Slots[n]
	if l.Grid.At(slot.At).Has(grid.BlocksMove) {
		return fmt.Errorf("nothing can stand on its tile; move it to open ground")
	}
	if slot.Lair == anyLair || lairOf(slot.Lair) != nil {
		s.people(w, id, slot, world.DrawFor(w, id, n, dice.Map))
		return nil
	}
	for i := range findTable {
		if findTable[i].lair == slot.Lair {
			s.strew(w, id, slot, world.DrawFor(w, id, n, dice.Treasure))
			return nil
		}
	}
	return fmt.Errorf("there is no such lair; there are %s", strings.Join(lairNames(), ", "))
}

func lairOf(name string) *lair {
	for i := range lairTable {
		if lairTable[i].name == name {
			return &lairTable[i]
		}
	}
	return nil
}

// lairNames are all lairs, each once, in the order of the tables.
func lairNames() []string {
	var names []string
	for i := range lairTable {
		names = append(names, lairTable[i].name)
	}
	names = append(names, anyLair)
	for i := range findTable {
		if name := findTable[i].lair; names[len(names)-1] != name {
			names = append(names, name)
		}
	}
	return names
}

// people brings a band into a slot: asleep, on watch, or about.
func (s *System) people(w *world.World, id world.LevelID, slot *world.Slot, d *world.Draw) {
	b := world.Pick(d, bandTable, func(b *band) int {
		if l := lairOf(b.lair); b.lair != slot.Lair && (slot.Lair != anyLair || l.apart) || !lies(slot.Depth, b.from, b.to) {
			return 0
		}
		return b.weight
	})
	if b == nil {
		return
	}
	l := lairOf(b.lair)
	tiles := world.Open(w, id, slot.At, true)
	number := min(d.Between(min(b.least, slot.Size), min(len(b.kinds), slot.Size)), len(tiles))
	asleep := d.Roll(6) <= l.sleep && w.Awake == 0
	for i, kind := range b.kinds[:number] {
		a, err := s.Spawn(w, world.Spawn{Kind: kind})
		if err != nil {
			panic(fmt.Sprintf("core: the table has a kind %q: %v", kind, err)) // a table test reads them all
		}
		a.Level, a.At, a.Facing = id, tiles[i], grid.Direction(d.Roll(8)-1)
		a.Asleep = asleep && (i < 2 || i < number-1) // of three or more the last keeps watch
		if a.Faction == dwellers && l.faction != "" {
			a.Faction = l.faction
		}
	}
}

// strew lays things out in a slot, as many as its size at most.
func (s *System) strew(w *world.World, id world.LevelID, slot *world.Slot, d *world.Draw) {
	tiles := world.Open(w, id, slot.At, false)
	number := min(d.Between(1, slot.Size), len(tiles))
	if slot.Lair == prizeLair {
		number = min(1, number)
	}
	for i := range number {
		f := world.Pick(d, findTable, func(f *find) int {
			if f.lair != slot.Lair || !lies(slot.Depth, f.from, f.to) {
				return 0
			}
			return f.weight
		})
		if f == nil {
			return
		}
		if f.kind == "" {
			continue
		}
		it := world.Item{Kind: f.kind, Holder: world.Nobody, Level: id, At: tiles[i], Count: f.deeper * (slot.Depth - 1)}
		for range f.dice {
			it.Count += d.Roll(4)
		}
		if g := s.Gear(f.kind); g.Light != nil {
			it.Left, it.Lit = found(d, g.Light), g.Prize
		}
		w.Add(it)
	}
}

// A found light burns between so many rounds more: less than a new one, and
// long enough that no lantern gutters from the first.
const (
	leastFound = 150
	mostFound  = 400
)

// found is how long a found light still burns, in rounds: others have used it
// before [DK-HST-12].
func found(d *world.Draw, k *world.LightKind) int {
	if k.Burns == 0 {
		return 0
	}
	return min(d.Between(leastFound, mostFound), k.Burns*9/10)
}

func lies(depth, from, to int) bool { return from <= depth && depth <= to }
