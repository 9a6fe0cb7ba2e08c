package maps_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"pitchdark/maps"
	"pitchdark/rules/grid"
)

func endlessLevel(t *testing.T, depth int, seed uint64) *maps.Level {
	t.Helper()
	atlas, err := maps.Open("endless")
	require.NoError(t, err)
	l, err := atlas.Level(maps.EndlessLevel(depth), seed)
	require.NoError(t, err)
	return l
}

// Each stair of the endless crawl leads to the tile of the stair that leads
// back, the first level out of the dungeon, and the last no further.
func TestEndlessStairsMeet(t *testing.T) {
	for seed := range uint64(12) {
		up := map[string]maps.Exit{}
		for depth := maps.EndlessLevels; depth >= 1; depth-- {
			l := endlessLevel(t, depth, seed)
			exits := l.Exits()
			want := 2
			if depth == maps.EndlessLevels {
				want = 1
			}
			require.Len(t, exits, want, "seed %d, level %d", seed, depth)
			assert.Equal(t, grid.StairsUp, l.Grid.At(exits[0].At))
			assert.Equal(t, depth == 1, exits[0].Out())
			assert.Len(t, l.Starts(), map[bool]int{true: 1}[depth == 1])
			if want == 2 {
				below := up[exits[1].Level]
				assert.Equal(t, grid.StairsDown, l.Grid.At(exits[1].At))
				assert.Equal(t, maps.EndlessLevel(depth+1), exits[1].Level)
				assert.Equal(t, below.At, exits[1].Arrive)
				assert.Equal(t, exits[1].At, below.Arrive)
			}
			up[l.ID] = exits[0]
		}
	}
}

// A level is the same whenever it is asked for, and can be written down and
// read again.
func TestEndlessLevelsAreTheirText(t *testing.T) {
	for seed := range uint64(6) {
		for depth := 1; depth <= maps.EndlessLevels; depth++ {
			l := endlessLevel(t, depth, seed)
			equal(t, l, parse(t, l.Text()))
			assert.Equal(t, l.Text(), endlessLevel(t, depth, seed).Text())
		}
	}
	assert.NotEqual(t, endlessLevel(t, 1, 1).Text(), endlessLevel(t, 1, 2).Text())
}

// No two levels that follow each other are of one kind, no words come twice in
// a crawl, and the named thing lies on the deepest level alone.
func TestEndlessVaries(t *testing.T) {
	themes := map[string]int{}
	for seed := range uint64(20) {
		last := ""
		told := map[string]bool{}
		for depth := 1; depth <= maps.EndlessLevels; depth++ {
			l := endlessLevel(t, depth, seed)
			assert.NotEqual(t, last, l.Theme)
			last = l.Theme
			themes[l.Theme]++
			prizes := 0
			for _, s := range l.Slots {
				assert.Equal(t, depth, s.Depth)
				if s.Lair == "prize" {
					prizes++
				}
			}
			assert.Equal(t, map[bool]int{true: 1}[depth == maps.EndlessLevels], prizes)
			on := map[string]bool{}
			for _, m := range marks(l, maps.KindNote, "") {
				text, _ := m.Prop("text")
				assert.False(t, on[text], "seed %d, level %d: %s", seed, depth, text)
				on[text], told[text] = true, true
			}
		}
		assert.Greater(t, len(told), 25)
		assert.Equal(t, "crypt", last)
	}
	for _, theme := range []string{"brick", "crypt", "mine"} {
		assert.Greater(t, themes[theme], 30, theme)
	}
}

func TestDigRefuses(t *testing.T) {
	_, err := maps.Dig("attic", 1, 1)
	assert.EqualError(t, err, `there is no kind of place "attic"; the kinds are rooms, crypt and caves`)
	_, err = maps.Dig("rooms", 1, 0)
	assert.EqualError(t, err, "a depth of 0: it is 1 to 100")
}
