package core_test

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"pitchdark/maps"
	"pitchdark/rules"
	"pitchdark/rules/core"
	"pitchdark/rules/engine"
	"pitchdark/rules/grid"
	"pitchdark/rules/internal/world"
	"pitchdark/rules/scenario"
	"pitchdark/rules/tabletest"
)

// begin begins a game in a dungeon that is given as text.
func begin(t *testing.T, text string, seed uint64, heroes ...string) (*engine.Session, error) {
	t.Helper()
	levels, err := maps.Parse("lair.map", []byte(text))
	require.NoError(t, err)
	atlas, err := maps.NewAtlas(levels...)
	require.NoError(t, err)
	return engine.New(engine.Setup{Level: levels[0].ID, Seed: seed, Heroes: heroes}, engine.Options{Atlas: atlas})
}

// hall is a level whose one slot lies behind a door.
func hall(slot string) string {
	return "level hall\nambient bright\nmap\n  ############\n  #...+......#\n  #...#......#\n  #...#......#\n  ############\nmark 1,1 start\nslot 7,2 " + slot + "\n"
}

// laid is a world with the levels of a dungeon laid out, their slots stocked,
// and nobody moving yet.
func laid(t *testing.T, text string, seed uint64, before ...string) *world.World {
	t.Helper()
	levels, err := maps.Parse("lair.map", []byte(text))
	require.NoError(t, err)
	w := world.New(core.New(), seed)
	for _, kind := range before {
		_, err := w.System().Spawn(w, world.Spawn{Kind: kind})
		require.NoError(t, err)
	}
	for i, l := range levels {
		level := &world.Level{ID: l.ID, Grid: l.Grid}
		w.Levels = append(w.Levels, level)
		for n, slot := range l.Slots {
			level.Slots = append(level.Slots, world.Slot{At: slot.At, Lair: slot.Lair, Depth: slot.Depth, Size: slot.Size})
			require.NoError(t, w.System().Stock(w, world.LevelID(i), n))
		}
	}
	w.Actors = w.Actors[len(before):]
	return w
}

// stocked is what a slot brought: creatures and things, each as words.
func stocked(w *world.World) (creatures, things []string) {
	for _, a := range w.Actors {
		if a.Slot == 0 {
			creatures = append(creatures, fmt.Sprint(a.Kind, a.Name, a.At, a.Facing, a.Asleep, a.Faction))
		}
	}
	for _, it := range w.Items {
		if it.Holder == world.Nobody {
			things = append(things, fmt.Sprint(it.Kind, it.At, it.Count, it.Left, it.Lit))
		}
	}
	return creatures, things
}

// A slot brings at most so many as its size, on its tile and free tiles near
// it, none of them behind a door or on another.
func TestStockKeepsToItsPlace(t *testing.T) {
	for _, lair := range []string{"vermin", "goblins", "grave", "cult", "beasts", "deep", "folk", "any"} {
		for size := 1; size <= 6; size++ {
			for seed := range uint64(20) {
				w := laid(t, hall(fmt.Sprintf("lair=%s depth=%d size=%d", lair, 1+seed%9, size)), seed)
				taken := map[grid.Point]bool{}
				for _, a := range w.Actors {
					assert.False(t, taken[a.At], "DK-GRD-01")
					taken[a.At] = true
					assert.Greater(t, a.At.X, 4, "DK-HST-12: none comes through a door")
					assert.LessOrEqual(t, grid.Steps(a.At, grid.Point{X: 7, Y: 2}), 4, "DK-HST-12")
				}
				number := len(w.Actors)
				assert.True(t, 1 <= number && number <= size, "DK-HST-12: %d of %s, at most %d", number, lair, size)
			}
		}
	}
}

// A slot's stock hangs on the seed, the level and the slot, and on nothing else
// that there is.
func TestStockHangsOnItsOwnDice(t *testing.T) {
	different := map[string]bool{}
	for seed := range uint64(30) {
		both := hall("lair=goblins depth=4 size=4") + "slot 10,2 lair=treasure depth=4 size=3\n"
		alone, _ := stocked(laid(t, hall("lair=goblins depth=4 size=4"), seed))
		creatures, things := stocked(laid(t, both, seed))
		others, same := stocked(laid(t, "level first\nmap\n  ####\n  #..#\n  ####\nmark 1,1 start\nslot 2,1 lair=any depth=1 size=1\n"+both, seed, "ogre", "wren"))
		assert.Equal(t, alone, creatures, "DK-HST-12")
		assert.Equal(t, creatures, others[1:], "DK-HST-12")
		assert.Equal(t, things, same, "DK-HST-12")
		different[fmt.Sprint(creatures, things)] = true
	}
	assert.Len(t, different, 30, "seeds differ")
}

// Heroes' dice are the same whatever a slot brings.
func TestStockShiftsNoHeroesDice(t *testing.T) {
	var rolls []int
	for _, slot := range []string{"lair=vermin depth=1 size=1", "lair=any depth=9 size=6", "lair=treasure depth=3 size=3"} {
		s, err := begin(t, hall(slot), 5)
		require.NoError(t, err)
		rolls = append(rolls, hero(s).Initiative)
	}
	assert.Equal(t, []int{rolls[0], rolls[0], rolls[0]}, rolls, "DK-CMD-03")
}

// Some sleep; of three or more the last is awake; folk keep the peace.
func TestSomeSleepAndOneWatches(t *testing.T) {
	asleep, watched := 0, 0
	for seed := range uint64(60) {
		slot := laid(t, hall("lair=vermin depth=6 size=4"), seed).Actors
		if slot[0].Asleep {
			asleep++
			if len(slot) > 2 {
				assert.False(t, slot[len(slot)-1].Asleep, "DK-HST-12")
				watched++
			}
		}
		folk := laid(t, hall("lair=folk depth=6 size=1"), seed).Actors[0]
		assert.False(t, folk.Hostile(&world.Actor{Faction: "party"}), "DK-HST-12")
	}
	assert.True(t, 10 < asleep && asleep < 50, "DK-HST-12: %d of 60 slots asleep", asleep)
	assert.Positive(t, watched)
}

// A found light burns for 25 to 66 minutes more, a torch for 54 at most, and is
// not lit.
func TestFoundLightsAreUsed(t *testing.T) {
	lights := 0
	for seed := range uint64(120) {
		w := laid(t, hall("lair=light depth=5 size=3"), seed)
		for _, it := range w.Items {
			g := w.Gear(it)
			if it.Holder != world.Nobody || g.Light == nil {
				continue
			}
			lights++
			assert.False(t, it.Lit)
			assert.True(t, 150 <= it.Left && it.Left <= 400 && it.Left <= g.Light.Burns*9/10, "DK-HST-12: %s, %d rounds", it.Kind, it.Left)
		}
	}
	assert.Greater(t, lights, 40)
}

// What no table knows is refused with its file, line and system.
func TestUnknownLair(t *testing.T) {
	_, err := begin(t, hall("lair=dragons depth=1 size=1"), 1)
	assert.EqualError(t, err, `lair.map:10: slot "dragons": there is no such lair; there are vermin, goblins, grave, cult, beasts, deep, folk, any, light, gear, healing, treasure, prize (system core)`)
	_, err = begin(t, "level hall\nmap\n  ####\n  #.O#\n  ####\nmark 1,1 start\nslot 2,1 lair=vermin depth=1 size=1\n", 1)
	assert.ErrorContains(t, err, "lair.map:7: slot \"vermin\": nothing can stand on its tile")
}

// Coins and gems go into the purse, beside a full pack, and are worth their
// number; an idol takes a place in the pack.
func TestTreasure(t *testing.T) {
	p := scenario.Position{
		Map: corridor("b"), Actors: []string{"b bran bare hero facing=E"}, Ambient: rules.Bright,
		Items: []string{"coins 1,1", "garnet 1,1", "bone-idol 1,1"},
	}
	for range 8 {
		p.Items = append(p.Items, "rope b pack")
	}
	tabletest.Play(t, "DK-HST-12", p, func(table *tabletest.Table) {
		b := table.Seat('b')
		for _, it := range table.W.Items {
			if it.Kind == "core/coins" {
				it.Count = 23
			}
		}
		assert.Equal(t, -99, figure(b.View().Hero, "Treasure"), "none")
		b.Act("take", rules.Act{Item: 1})
		assert.Equal(t, 23, b.Told(rules.Took).Amount)
		b.Act("take", rules.Act{Item: 1})
		assert.Equal(t, 38, figure(b.View().Hero, "Treasure"))
		table.Rounds(1)
		b.Refused("DK-HST-09", rules.Act{Do: "take", Item: 1})
		assert.Len(t, table.W.Lying(0, b.View().Hero.At), 1, "DK-HST-09: the pack is full")
	})
}
