package maps_test

import (
	"slices"
	"strconv"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"pitchdark/maps"
	"pitchdark/rules/grid"
)

func shipped(t *testing.T, id string) []*maps.Level {
	levels, err := maps.Load(id)
	require.NoError(t, err)
	return levels
}

func only(t *testing.T, id string) *maps.Level {
	levels := shipped(t, id)
	require.Len(t, levels, 1)
	return levels[0]
}

// deadly are tiles that nobody should have to cross: pits stop those who do not
// see them, and water drowns their light [DK-GRD-01, DK-LGT-06].
func deadly(terrain grid.Terrain) bool { return terrain == grid.Pit || terrain == grid.DeepWater }

// reach are the tiles to which one comes from some tiles around all that is
// deadly, with unlocked doors opened, and locked ones whose key was come to.
func reach(l *maps.Level, from ...grid.Point) map[grid.Point]bool {
	keys := map[string]bool{}
	for {
		seen := flood(opened(l, keys), from)
		more := false
		for _, key := range marks(l, maps.KindItem, "key") {
			name, _ := key.Prop("name")
			more = more || seen[key.At] && !keys[name]
			keys[name] = keys[name] || seen[key.At]
		}
		if !more {
			return seen
		}
	}
}

// opened is a level's ground with its doors open, but for locked ones without a
// key.
func opened(l *maps.Level, keys map[string]bool) *grid.Grid {
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
	for _, door := range marks(l, maps.KindDoor, "") {
		locked, _ := door.Prop("locked")
		key, _ := door.Prop("key")
		if locked == "true" && !keys[key] {
			g.Set(door.At, grid.Wall)
		}
	}
	return g
}

func flood(g *grid.Grid, from []grid.Point) map[grid.Point]bool {
	seen := map[grid.Point]bool{}
	for _, p := range from {
		seen[p] = true
	}
	for queue := from; len(queue) > 0; queue = queue[1:] {
		for d := range grid.Direction(8) {
			next := queue[0].Add(d.Delta())
			if g.Contains(next) && !seen[next] && g.Passable(queue[0], d) && !deadly(g.At(next)) {
				seen[next] = true
				queue = append(queue, next)
			}
		}
	}
	return seen
}

// In every shipped dungeon one comes from every start, and from the stairs by
// which one comes to a level, to every free tile, every mark and a way on, with
// the keys that lie there and without crossing what is deadly.
func TestShippedDungeonsHangTogether(t *testing.T) {
	for _, id := range maps.Shipped() {
		if id == "endless" {
			continue // dug, not drawn
		}
		levels := shipped(t, id)
		_, err := maps.NewAtlas(levels...)
		require.NoError(t, err)
		out := 0
		for n, l := range levels {
			from := l.Starts()
			if n > 0 {
				from = nil
			}
			for _, e := range levels[max(0, n-1)].Exits() {
				if e.Level == l.ID {
					from = append(from, e.Arrive)
				}
			}
			require.NotEmpty(t, from, "nothing leads to %s", l.ID)
			for _, start := range from {
				out += hangsTogether(t, l, start)
			}
			equal(t, l, parse(t, l.Text()))
		}
		assert.Positive(t, out, "%s has no way out", id)
	}
}

// hangsTogether checks all that one should come to from a tile, and counts the
// ways out of the dungeon.
func hangsTogether(t *testing.T, l *maps.Level, from grid.Point) (out int) {
	seen := reach(l, from)
	for i := range l.Grid.Width() * l.Grid.Height() {
		p := l.Grid.PointAt(i)
		terrain := l.Grid.At(p)
		assert.True(t, seen[p] || deadly(terrain) || terrain.Has(grid.BlocksMove) && terrain != grid.ClosedDoor, "%s: %v is cut off", l.ID, p)
	}
	for _, m := range l.Marks {
		assert.True(t, seen[m.At] || m.Kind == maps.KindWind, "%s:%d: the %s cannot be reached", m.File, m.Line, m.Kind)
	}
	ways := 0
	for _, e := range l.Exits() {
		if seen[e.At] {
			ways++
		}
		if e.Out() && seen[e.At] {
			out++
		}
	}
	assert.Positive(t, ways, "%s has no way on", l.ID)
	return out
}

// Rooms are told apart by their words: a note with a title and a text each, of
// which no two are the same.
func TestShippedDungeonsHaveTheirRooms(t *testing.T) {
	for _, c := range []struct {
		id    string
		rooms []int // at least, on each level
	}{
		{"cellar", []int{9}},
		{"dark-room", []int{1}},
		{"long-hall", []int{13}},
		{"wind-in-the-shaft", []int{12}},
		{"drowned-crypt", []int{13, 13, 12, 13}},
	} {
		levels := shipped(t, c.id)
		require.Len(t, levels, len(c.rooms), c.id)
		said := map[string]bool{}
		for n, l := range levels {
			notes := marks(l, maps.KindNote, "")
			assert.GreaterOrEqual(t, len(notes), c.rooms[n], l.ID)
			for _, note := range notes {
				text, _ := note.Prop("text")
				assert.NotEmpty(t, note.Name, "%s:%d", note.File, note.Line)
				assert.False(t, said[text] || said[note.Name], "%s:%d: said before", note.File, note.Line)
				assert.LessOrEqual(t, len(text), 260, "%s:%d: too long to read while walking", note.File, note.Line)
				said[text], said[note.Name] = true, true
			}
		}
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
	l := only(t, "cellar")
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
	l := only(t, "cellar")
	wind, candle := marks(l, maps.KindWind, "")[0], marks(l, maps.KindLight, "candle")[0]
	assert.True(t, grid.Within(wind.At, candle.At, 6))
	assert.True(t, l.Grid.LineOfSight(wind.At, candle.At))
}

// No light of the store's doorway reaches the corner with the key.
func TestTheDarkCornerIsDark(t *testing.T) {
	l := only(t, "cellar")
	key := marks(l, maps.KindItem, "key")[0]
	for x := 28; x <= 34; x++ {
		assert.False(t, l.Grid.LineOfSight(grid.Point{X: x, Y: 24}, key.At), "seen from %d,24", x)
	}
}

func TestTheDarkRoomIsDark(t *testing.T) {
	l := only(t, "dark-room")
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

// The Long Hall is held by archers who stand in the dark, and see what is lit;
// a bow for the other side lies near the start [DK-BLD-04, DK-VIS-01].
func TestTheLongHallIsShotOver(t *testing.T) {
	l := only(t, "long-hall")
	start, bow := l.Starts()[0], marks(l, maps.KindItem, "bow")[0]
	assert.LessOrEqual(t, grid.Steps(start, bow.At), 8)
	fire := marks(l, maps.KindLight, "campfire")[0]
	door := grid.Point{X: 8, Y: 10}
	assert.True(t, l.Grid.LineOfSight(door.Add(grid.East.Delta()), fire.At) && !grid.Within(door, fire.At, 10), "whoever stands in the west door sees the fire and is not seen")
	for _, archer := range marks(l, maps.KindCreature, "hobgoblin-archer") {
		lit := 0
		for x := fire.At.X - 5; x <= 41; x++ {
			for y := fire.At.Y - 5; y <= fire.At.Y+5; y++ {
				p := grid.Point{X: x, Y: y}
				bright := grid.Within(fire.At, p, 5) && l.Grid.LineOfSight(fire.At, p) || y == 10 && x >= 40
				if bright && grid.Within(archer.At, p, 15) && l.Grid.LineOfSight(archer.At, p) {
					lit++
				}
			}
		}
		assert.Positive(t, lit, "%v overlooks an island of light", archer.At)
		for _, z := range l.Zones {
			assert.False(t, z.Area.Has(archer.At))
		}
	}
	ambients := map[maps.Light]bool{}
	for _, z := range l.Zones {
		ambients[z.Light] = true
	}
	assert.GreaterOrEqual(t, len(ambients), 5, "the moonwell fades by rings")
}

// blown reports whether some wind of a level reaches a tile [DK-LGT-06].
func blown(l *maps.Level, g *grid.Grid, at grid.Point) bool {
	for _, wind := range marks(l, maps.KindWind, "") {
		value, _ := wind.Prop("reach")
		reach, err := strconv.Atoi(value)
		if err == nil && grid.Within(wind.At, at, reach) && g.LineOfSight(wind.At, at) {
			return true
		}
	}
	return false
}

// The shaft takes the candles of the gallery, but not one behind a pillar and
// none in the lee; at the vigil the door decides; through the throat no bare
// flame comes [DK-LGT-06].
func TestWindInTheShaftBlows(t *testing.T) {
	l := only(t, "wind-in-the-shaft")
	gallery, lee := 0, 0
	for _, candle := range marks(l, maps.KindLight, "candle") {
		lit, _ := candle.Prop("lit")
		switch {
		case lit != "true":
		case candle.At.Y <= 22 && candle.At.X > 22:
			gallery++
			assert.True(t, blown(l, l.Grid, candle.At), "%v", candle.At)
		default:
			lee++
			assert.False(t, blown(l, l.Grid, candle.At), "%v", candle.At)
		}
	}
	assert.Equal(t, 3, gallery)
	assert.Equal(t, 3, lee)
	open := l.Grid.Clone()
	open.Set(grid.Point{X: 40, Y: 14}, grid.OpenDoor)
	for _, cultist := range marks(l, maps.KindCreature, "cultist") {
		assert.False(t, blown(l, l.Grid, cultist.At))
		assert.True(t, blown(l, open, cultist.At), "%v", cultist.At)
	}
	for x := 40; x <= 47; x++ {
		assert.True(t, blown(l, l.Grid, grid.Point{X: x, Y: 8}))
	}
	periods := map[string]bool{}
	for _, wind := range marks(l, maps.KindWind, "") {
		period, _ := wind.Prop("period")
		periods[period] = true
	}
	assert.GreaterOrEqual(t, len(periods), 4)
	left, _ := marks(l, maps.KindStart, "")[0].Prop("left")
	assert.Equal(t, "40", left, "the torch is nearly done")
}

// The Drowned Crypt goes down by four levels; what light there is for the
// taking, and what one burns at the start, does not last for all of them.
func TestTheDrownedCryptGoesDown(t *testing.T) {
	levels := shipped(t, "drowned-crypt")
	left, _ := marks(levels[0], maps.KindStart, "")[0].Prop("left")
	assert.NotEmpty(t, left, "the torch is not new")
	oil, souls := 0, 0
	for n, l := range levels {
		assert.Equal(t, maps.Dark, l.Ambient)
		oil += len(marks(l, maps.KindItem, "oil"))
		for _, m := range marks(l, maps.KindCreature, "") {
			if side, ok := m.Prop("faction"); ok && side == "" {
				souls++
			}
		}
		for _, e := range l.Exits() {
			if !e.Out() {
				there := slices.IndexFunc(levels, func(l *maps.Level) bool { return l.ID == e.Level })
				assert.Contains(t, back(levels[there]), l.ID, "the stairs lead both ways")
				continue
			}
			assert.Equal(t, len(levels)-1, n, "the way out lies at the bottom")
		}
	}
	assert.LessOrEqual(t, oil, 10)
	assert.Equal(t, 3, souls, "not everybody down there is a foe")
}

// back are the levels to which a level's stairs lead.
func back(l *maps.Level) (ids []string) {
	for _, e := range l.Exits() {
		ids = append(ids, e.Level)
	}
	return ids
}

// The third level can be left through a gallery where every eye fails, or
// through water in which every flame does [DK-LGT-04, DK-LGT-06].
func TestTheBoneGalleriesCostTheLight(t *testing.T) {
	l := shipped(t, "drowned-crypt")[2]
	var deep *maps.Zone
	for i := range l.Zones {
		if l.Zones[i].Deep {
			deep = &l.Zones[i]
		}
	}
	require.NotNil(t, deep)
	down := grid.Point{X: 54, Y: 29}
	ways := []struct {
		shut func(grid.Point) bool
		open bool
	}{
		{func(p grid.Point) bool { return deep.Area.Has(p) }, true},
		{func(p grid.Point) bool { return l.Grid.At(p) == grid.DeepWater }, true},
		{func(p grid.Point) bool { return deep.Area.Has(p) || l.Grid.At(p) == grid.DeepWater }, false},
	}
	for _, way := range ways {
		g := opened(l, nil)
		for i := range g.Width() * g.Height() {
			switch p := g.PointAt(i); {
			case way.shut(p):
				g.Set(p, grid.Wall)
			case g.At(p) == grid.DeepWater:
				g.Set(p, grid.Floor)
			}
		}
		assert.Equal(t, way.open, flood(g, []grid.Point{{X: 5, Y: 4}})[down])
	}
}

// With the shutter of the bellows open, the wind puts out every flame of the
// choir; what they sing to needs none [DK-LGT-06].
func TestTheBellowsReachTheChoir(t *testing.T) {
	l := shipped(t, "drowned-crypt")[3]
	open := l.Grid.Clone()
	open.Set(grid.Point{X: 53, Y: 13}, grid.OpenDoor)
	singers := 0
	for _, m := range marks(l, maps.KindCreature, "cultist") {
		if side, _ := m.Prop("faction"); side == "" {
			continue
		}
		singers++
		assert.False(t, blown(l, l.Grid, m.At))
		assert.True(t, blown(l, open, m.At), "%v", m.At)
	}
	assert.Equal(t, 6, singers)
	vision, _ := marks(l, maps.KindCreature, "ogre")[0].Prop("vision")
	assert.Equal(t, "sightless", vision)
}

func TestLoadRefusesTheUnknown(t *testing.T) {
	_, err := maps.Load("attic")
	assert.EqualError(t, err, `there is no dungeon "attic"; the shipped ones are cellar, long-hall, wind-in-the-shaft, drowned-crypt, dark-room, endless, toll`)
	_, err = maps.Load("endless")
	assert.EqualError(t, err, `the levels of "endless" are dug anew for every game; open it, and ask for each with a seed`)
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
