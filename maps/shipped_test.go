package maps_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"pitchdark/maps"
	"pitchdark/rules/grid"
)

func shipped(t *testing.T, id string) *maps.Level {
	levels, err := maps.Load(id)
	require.NoError(t, err)
	require.Len(t, levels, 1)
	return levels[0]
}

// reach are the tiles to which one comes from a tile, doors opened.
func reach(l *maps.Level, from grid.Point) map[grid.Point]bool {
	g := l.Grid.Clone()
	for i := range g.Width() * g.Height() {
		p := g.PointAt(i)
		if g.At(p) == grid.ClosedDoor {
			g.Set(p, grid.OpenDoor)
		}
		for _, d := range []grid.Direction{grid.East, grid.South} {
			if g.Edge(p, d) == grid.ClosedThinDoor {
				_ = g.SetEdge(p, d, grid.OpenThinDoor)
			}
		}
	}
	seen := map[grid.Point]bool{from: true}
	for queue := []grid.Point{from}; len(queue) > 0; queue = queue[1:] {
		for d := range grid.Direction(8) {
			next := queue[0].Add(d.Delta())
			if g.Contains(next) && !seen[next] && g.Passable(queue[0], d) {
				seen[next] = true
				queue = append(queue, next)
			}
		}
	}
	return seen
}

// In every shipped dungeon one can walk from every start to every free tile,
// every mark and a way out; nothing has to be crossed that is deadly unseen.
func TestShippedDungeonsHangTogether(t *testing.T) {
	require.Equal(t, []string{"cellar", "dark-room"}, maps.Shipped())
	for _, id := range maps.Shipped() {
		l := shipped(t, id)
		_, err := maps.NewAtlas(l)
		require.NoError(t, err)
		out := 0
		for _, start := range l.Starts() {
			seen := reach(l, start)
			for i := range l.Grid.Width() * l.Grid.Height() {
				p := l.Grid.PointAt(i)
				terrain := l.Grid.At(p)
				assert.True(t, seen[p] || terrain.Has(grid.BlocksMove) && terrain != grid.ClosedDoor, "%s: %v is cut off", id, p)
				assert.False(t, terrain == grid.Pit || terrain == grid.DeepWater, "%s: a trap for the blind at %v", id, p)
			}
			for _, m := range l.Marks {
				assert.True(t, seen[m.At], "%s:%d: the %s cannot be reached", m.File, m.Line, m.Kind)
			}
			for _, e := range l.Exits() {
				if e.Out() && seen[e.At] {
					out++
				}
			}
		}
		assert.Positive(t, out, "%s has no way out", id)
		equal(t, l, parse(t, l.Text()))
	}
}

func marks(l *maps.Level, kind maps.Kind, name string) (found []maps.Mark) {
	for _, m := range l.Marks {
		if m.Kind == kind && (name == "" || m.Name == name) {
			found = append(found, m)
		}
	}
	return found
}

// The Cellar has a lesson in each room, and words for it.
func TestTheCellarTeaches(t *testing.T) {
	l := shipped(t, "cellar")
	assert.Equal(t, "The Cellar", l.Name)
	assert.Equal(t, maps.Dark, l.Ambient)
	assert.Len(t, marks(l, maps.KindNote, ""), 9)
	lit, _ := marks(l, maps.KindStart, "")[0].Prop("lit")
	assert.Equal(t, "torch", lit)
	sleeping, _ := marks(l, maps.KindCreature, "rat-swarm")[0].Prop("sleeping")
	assert.Equal(t, "true", sleeping)
	assert.Len(t, marks(l, maps.KindCreature, "goblin"), 1)
	assert.Len(t, marks(l, maps.KindCreature, "shadow"), 1)
	assert.Len(t, marks(l, maps.KindCreature, "ghoul"), 1)
	assert.Len(t, marks(l, maps.KindLight, "lantern"), 1)
	assert.Len(t, marks(l, maps.KindItem, "oil"), 1)
	assert.Len(t, l.Exits(), 1)
	door := marks(l, maps.KindDoor, "")[0]
	wanted, _ := door.Prop("key")
	key, _ := marks(l, maps.KindItem, "key")[0].Prop("name")
	assert.Equal(t, wanted, key, "the closet's key lies in the dark corner")
}

// A gust from the crack in the wall reaches the burning candle [DK-LGT-06].
func TestTheDraughtReachesTheCandle(t *testing.T) {
	l := shipped(t, "cellar")
	wind, candle := marks(l, maps.KindWind, "")[0], marks(l, maps.KindLight, "candle")[0]
	assert.True(t, grid.Within(wind.At, candle.At, 6))
	assert.True(t, l.Grid.LineOfSight(wind.At, candle.At))
}

// No light of the store's doorway reaches the corner with the key.
func TestTheDarkCornerIsDark(t *testing.T) {
	l := shipped(t, "cellar")
	key := marks(l, maps.KindItem, "key")[0]
	for x := 28; x <= 34; x++ {
		assert.False(t, l.Grid.LineOfSight(grid.Point{X: x, Y: 24}, key.At), "seen from %d,24", x)
	}
}

func TestTheDarkRoomIsDark(t *testing.T) {
	l := shipped(t, "dark-room")
	assert.Equal(t, maps.Dark, l.Ambient)
	assert.Empty(t, l.Zones)
	assert.Empty(t, marks(l, maps.KindLight, ""))
	sides := map[string]int{}
	for _, m := range marks(l, maps.KindCreature, "") {
		faction, _ := m.Prop("faction")
		sides[faction]++
	}
	assert.Equal(t, map[string]int{"warren": 3, "grave": 3}, sides)
}

func TestLoadRefusesTheUnknown(t *testing.T) {
	_, err := maps.Load("attic")
	assert.EqualError(t, err, `there is no dungeon "attic"; the shipped ones are cellar, dark-room`)
}

func TestAtlas(t *testing.T) {
	read := func(text string) []*maps.Level {
		levels, err := maps.Parse("d.map", []byte(text))
		require.NoError(t, err)
		return levels
	}
	two := "level a\nmap\n  .>\nmark 0,0 start\nmark 1,0 stairs b at=1,0\nlevel b\nmap\n  #<\nmark 1,0 stairs a at=1,0\n"
	atlas, err := maps.NewAtlas(read(two)...)
	require.NoError(t, err)
	assert.Equal(t, "a", atlas.First())
	level, err := atlas.Level("b", 0)
	require.NoError(t, err)
	level.Grid.Set(grid.Point{}, grid.Floor)
	fresh, err := atlas.Level("b", 0)
	require.NoError(t, err)
	assert.Equal(t, grid.Wall, fresh.Grid.At(grid.Point{}), "a change to one copy does not reach the next")
	_, err = atlas.Level("c", 0)
	assert.ErrorContains(t, err, `there is no level "c"`)

	for _, c := range []struct{ text, want string }{
		{"level a\nmap\n  .\n", "d.map:1: start: level a, the first, has no start"},
		{"level a\nmap\n  .>\nmark 0,0 start\nmark 1,0 stairs c at=0,0\n", "d.map:5: stairs: they lead to level c, which is not there"},
		{two[:len(two)-len("mark 1,0 stairs a at=1,0\n")] + "mark 1,0 stairs a at=5,0\n", "d.map:9: stairs: nobody can stand at 5,0 of level a"},
	} {
		_, err := maps.NewAtlas(read(c.text)...)
		assert.ErrorContains(t, err, c.want)
	}
	_, err = maps.NewAtlas()
	assert.Error(t, err)
	same := read("level a\nmap\n  .\nmark 0,0 start\n")
	_, err = maps.NewAtlas(append(same, read("level a\nmap\n  .\n")...)...)
	assert.ErrorContains(t, err, "d.map:1: level: there is a level a already")
}
