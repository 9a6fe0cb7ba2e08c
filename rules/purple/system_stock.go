package purple

import (
	"fmt"
	"strings"

	"pitchdark/rules"
	"pitchdark/rules/dice"
	"pitchdark/rules/grid"
	"pitchdark/rules/internal/world"
)

// band is a row of the table of who lives where: so many of a kind as the slot
// has room for, at depths from … to.
type band struct {
	lair     string
	weight   int
	from, to int
	kinds    []string // in order; the first few come
}

const (
	anyLair = "any"
	bottom  = 100
)

// bandTable is who lives in the lairs of dug levels, weaker kinds first.
var bandTable = []band{
	{lair: "vermin", weight: 4, from: 1, to: 3, kinds: []string{"giant-rat", "giant-rat", "giant-rat"}},
	{lair: "vermin", weight: 2, from: 1, to: 3, kinds: []string{"giant-centipede", "giant-centipede"}},
	{lair: "vermin", weight: 2, from: 1, to: bottom, kinds: []string{"bat-swarm", "bat-swarm"}},
	{lair: "vermin", weight: 2, from: 1, to: bottom, kinds: []string{"fire-beetle", "fire-beetle", "fire-beetle"}},
	{lair: "vermin", weight: 2, from: 2, to: bottom, kinds: []string{"crab-spider", "crab-spider"}},

	{lair: "goblins", weight: 4, from: 1, to: 2, kinds: []string{"goblin", "goblin"}},
	{lair: "goblins", weight: 3, from: 2, to: 4, kinds: []string{"goblin", "goblin", "goblin", "goblin"}},
	{lair: "goblins", weight: 3, from: 2, to: 4, kinds: []string{"orc", "orc", "orc"}},
	{lair: "goblins", weight: 3, from: 3, to: bottom, kinds: []string{"hobgoblin", "hobgoblin", "goblin", "goblin"}},
	{lair: "goblins", weight: 2, from: 3, to: bottom, kinds: []string{"gnoll", "gnoll", "gnoll"}},
	{lair: "goblins", weight: 2, from: 4, to: bottom, kinds: []string{"bugbear", "bugbear", "goblin", "goblin"}},
	{lair: "goblins", weight: 2, from: 5, to: bottom, kinds: []string{"ogre", "orc", "orc", "orc"}},

	{lair: "grave", weight: 4, from: 1, to: 4, kinds: []string{"skeleton", "skeleton", "skeleton"}},
	{lair: "grave", weight: 3, from: 2, to: bottom, kinds: []string{"zombie", "zombie"}},
	{lair: "grave", weight: 2, from: 3, to: bottom, kinds: []string{"ghoul", "ghoul"}},
	{lair: "grave", weight: 2, from: 4, to: bottom, kinds: []string{"shadow", "shadow"}},
	{lair: "grave", weight: 1, from: 5, to: bottom, kinds: []string{"wight", "skeleton", "skeleton"}},

	{lair: "cult", weight: 4, from: 1, to: bottom, kinds: []string{"cultist", "cultist", "cultist"}},
	{lair: "cult", weight: 3, from: 1, to: bottom, kinds: []string{"bandit", "bandit", "bandit"}},
	{lair: "cult", weight: 2, from: 3, to: bottom, kinds: []string{"berserker", "berserker"}},

	{lair: "beasts", weight: 3, from: 1, to: 3, kinds: []string{"giant-rat", "giant-rat", "giant-rat", "giant-rat"}},
	{lair: "beasts", weight: 2, from: 1, to: bottom, kinds: []string{"pit-viper", "pit-viper"}},
	{lair: "beasts", weight: 2, from: 2, to: bottom, kinds: []string{"wolf", "wolf"}},
	{lair: "beasts", weight: 2, from: 4, to: bottom, kinds: []string{"gloom-hound", "gloom-hound"}},
	{lair: "beasts", weight: 1, from: 5, to: bottom, kinds: []string{"cave-bear"}},

	{lair: "deep", weight: 3, from: 1, to: 3, kinds: []string{"giant-centipede", "giant-centipede", "giant-centipede"}},
	{lair: "deep", weight: 3, from: 2, to: bottom, kinds: []string{"lizardfolk", "lizardfolk", "lizardfolk"}},
	{lair: "deep", weight: 3, from: 3, to: bottom, kinds: []string{"cave-crawler", "cave-crawler"}},
	{lair: "deep", weight: 2, from: 4, to: bottom, kinds: []string{"darkstalker", "darkstalker"}},

	{lair: "folk", weight: 1, from: 1, to: bottom, kinds: []string{"pilgrim", "pilgrim"}},
	{lair: "folk", weight: 1, from: 1, to: bottom, kinds: []string{"merchant"}},
}

// find is a row of the table of what lies where; without a kind it is nothing.
type find struct {
	lair     string
	weight   int
	from, to int
	kind     rules.ContentID
	dice     int // so many d6 of it, at least 1
	times    int // each worth so many
}

var findTable = []find{
	{lair: "light", weight: 8, from: 1, to: bottom},
	{lair: "light", weight: 4, from: 1, to: bottom, kind: torch},
	{lair: "light", weight: 3, from: 1, to: bottom, kind: candle, dice: 1},
	{lair: "light", weight: 2, from: 1, to: bottom, kind: "purple/oil"},
	{lair: "light", weight: 1, from: 2, to: bottom, kind: lantern},
	{lair: "gear", weight: 3, from: 1, to: bottom, kind: "purple/dagger"},
	{lair: "gear", weight: 3, from: 1, to: bottom, kind: "purple/spear"},
	{lair: "gear", weight: 2, from: 1, to: bottom, kind: "purple/sword"},
	{lair: "gear", weight: 2, from: 1, to: bottom, kind: "purple/small-shield"},
	{lair: "gear", weight: 1, from: 2, to: bottom, kind: "purple/short-bow"},
	{lair: "gear", weight: 1, from: 3, to: bottom, kind: "purple/chainmail"},
	{lair: "healing", weight: 1, from: 1, to: bottom, kind: bandages},
	{lair: "treasure", weight: 5, from: 1, to: 2, kind: penny, dice: 3, times: 10},
	{lair: "treasure", weight: 3, from: 1, to: bottom, kind: "purple/noble", dice: 2, times: 3},
	{lair: "treasure", weight: 2, from: 3, to: bottom, kind: "purple/noble", dice: 4, times: 5},
	{lair: "prize", weight: 1, from: 1, to: bottom, kind: "purple/noble", dice: 10, times: 20},
}

// Stock fills the n-th slot of a level from the tables, by its lair, depth and
// size.
func (s *System) Stock(w *world.World, id world.LevelID, n int) error {
	l := w.Levels[id]
	slot := &l.Slots[n]
	if l.Grid.At(slot.At).Has(grid.BlocksMove) {
		return fmt.Errorf("nothing can stand on its tile; move it to open ground")
	}
	for i := range bandTable {
		if slot.Lair == anyLair || bandTable[i].lair == slot.Lair {
			s.people(w, id, slot, world.DrawFor(w, id, n, dice.Map))
			return nil
		}
	}
	for i := range findTable {
		if findTable[i].lair == slot.Lair {
			s.strew(w, id, slot, world.DrawFor(w, id, n, dice.Treasure))
			return nil
		}
	}
	return fmt.Errorf("there is no such lair; there are %s", strings.Join(lairNames(), ", "))
}

func lairNames() []string {
	names := []string{anyLair}
	add := func(name string) {
		if names[len(names)-1] != name {
			names = append(names, name)
		}
	}
	for i := range bandTable {
		add(bandTable[i].lair)
	}
	for i := range findTable {
		add(findTable[i].lair)
	}
	return names
}

// people brings a band into a slot, one time in three asleep.
func (s *System) people(w *world.World, id world.LevelID, slot *world.Slot, d *world.Draw) {
	b := world.Pick(d, bandTable, func(b *band) int {
		if slot.Depth < b.from || slot.Depth > b.to || b.lair != slot.Lair && (slot.Lair != anyLair || b.lair == "folk") {
			return 0
		}
		return b.weight
	})
	if b == nil {
		return
	}
	tiles := world.Open(w, id, slot.At, true)
	number := min(d.Between(1, min(len(b.kinds), slot.Size)), len(tiles))
	asleep := d.Roll(3) == 1
	for i, kind := range b.kinds[:number] {
		a, err := s.Spawn(w, world.Spawn{Kind: kind})
		if err != nil {
			panic(fmt.Sprintf("purple: the table has a kind %q: %v", kind, err)) // a table test reads them all
		}
		a.Level, a.At, a.Facing = id, tiles[i], grid.Direction(d.Roll(8)-1)
		a.Asleep = asleep
	}
}

// strew lays things out in a slot, as many as its size at most.
func (s *System) strew(w *world.World, id world.LevelID, slot *world.Slot, d *world.Draw) {
	tiles := world.Open(w, id, slot.At, false)
	for i := range min(d.Between(1, slot.Size), len(tiles)) {
		f := world.Pick(d, findTable, func(f *find) int {
			if f.lair != slot.Lair || slot.Depth < f.from || slot.Depth > f.to {
				return 0
			}
			return f.weight
		})
		if f == nil || f.kind == "" {
			continue
		}
		it := world.Item{Kind: f.kind, Holder: world.Nobody, Level: id, At: tiles[i], Count: 1}
		if f.dice > 0 {
			it.Count = 0
			for range f.dice {
				it.Count += d.Roll(6) * max(1, f.times)
			}
		}
		if g := s.Gear(f.kind); g.Light != nil {
			it.Left = g.Light.Burns
		}
		w.Add(it)
	}
}
