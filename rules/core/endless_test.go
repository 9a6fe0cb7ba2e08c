package core_test

import (
	"fmt"
	"sort"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"pitchdark/maps"
	"pitchdark/rules/core"
	"pitchdark/rules/internal/world"
)

// census is what the levels of one depth hold together.
type census struct {
	levels, creatures, asleep, hp, lights, worth, prizes int
	kinds                                                map[string]int
}

// take counts one level that was laid out.
func (c *census) take(w *world.World) {
	c.levels++
	for _, a := range w.Actors {
		c.creatures++
		c.hp += a.HP
		c.kinds[strings.TrimPrefix(string(a.Kind), "core/")]++
		if a.Asleep {
			c.asleep++
		}
	}
	for _, it := range w.Items {
		g := w.Gear(it)
		switch {
		case it.Holder != world.Nobody:
		case g.Prize:
			c.prizes++
		case g.Light != nil:
			c.lights += it.Left
		default:
			c.worth += it.Count * g.Worth
		}
	}
}

func (c *census) String() string {
	var kinds []string
	for kind := range c.kinds {
		kinds = append(kinds, kind)
	}
	sort.Slice(kinds, func(i, j int) bool {
		return c.kinds[kinds[i]] > c.kinds[kinds[j]] || c.kinds[kinds[i]] == c.kinds[kinds[j]] && kinds[i] < kinds[j]
	})
	for i, kind := range kinds {
		kinds[i] = fmt.Sprintf("%s %d", kind, c.kinds[kind])
	}
	per := func(n int) string { return fmt.Sprintf("%d.%d", n/c.levels, 10*n/c.levels%10) }
	return fmt.Sprintf("%s creatures a level (%s asleep), %s hit points, %s rounds of light, treasure worth %s: %s",
		per(c.creatures), per(c.asleep), per(c.hp), per(c.lights), per(c.worth), strings.Join(kinds, ", "))
}

// The levels of the endless crawl are gentle at first and ever fuller farther
// down; light is scarce on all of them, and the prize lies on the deepest.
func TestStockOfTheEndlessCrawl(t *testing.T) {
	seeds := uint64(200)
	if testing.Short() {
		seeds = 12
	}
	atlas, err := maps.Open("endless")
	require.NoError(t, err)
	depths := make([]census, len(atlas.IDs()))
	for i, id := range atlas.IDs() {
		c := &depths[i]
		c.kinds = map[string]int{}
		for seed := range seeds {
			l, err := atlas.Level(id, seed)
			require.NoError(t, err)
			w := world.New(core.New(), seed)
			level := &world.Level{ID: l.ID, Grid: l.Grid}
			w.Levels = append(w.Levels, level)
			for n, slot := range l.Slots {
				level.Slots = append(level.Slots, world.Slot{At: slot.At, Lair: slot.Lair, Depth: slot.Depth, Size: slot.Size})
				require.NoError(t, w.System().Stock(w, 0, n))
			}
			c.take(w)
		}
		t.Logf("depth %d: %s", i+1, c)
		if i < 2 {
			for _, grim := range []string{"ogre", "cave-bear", "stalker", "gravewarden", "cave-fisher", "hobgoblin-archer", "ghoul", "shadow", "pale-hound"} {
				assert.Zero(t, c.kinds[grim], "DK-HST-12: %s at depth %d", grim, i+1)
			}
		}
		assert.Less(t, c.lights/c.levels, 480, "DK-HST-12: depth %d", i+1)
		if i > 0 && !testing.Short() {
			assert.Greater(t, c.hp, depths[i-1].hp*9/10, "DK-HST-12: depth %d", i+1)
		}
		last := i == len(depths)-1
		assert.Equal(t, last, c.prizes == c.levels && c.prizes > 0, "DK-HST-13: %d prizes at depth %d", c.prizes, i+1)
		assert.True(t, last || c.prizes == 0, "DK-HST-13")
	}
	assert.Greater(t, depths[7].hp, 3*depths[0].hp, "DK-HST-12")
}
