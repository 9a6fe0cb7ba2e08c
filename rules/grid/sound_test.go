package grid_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"pitchdark/rules/grid"
)

func TestHear_DK_SND_02(t *testing.T) {
	for _, c := range []struct {
		name string
		rows []string
		way  int
		from grid.Direction
	}{
		{"in the open", []string{"h..s"}, 3, grid.East},
		{"diagonal steps count as one", []string{"h...", "....", "...s"}, 3, grid.SouthEast},
		{"a closed door adds six", []string{"h.+s"}, 9, grid.East},
		{"the way round is shorter than the door", []string{"h.+s", "...."}, 3, grid.East},
		{"furniture, heaps and railings do not matter", []string{"hT=^s"}, 4, grid.East},
		{"nor do curtains and smoke", []string{"h%*s"}, 3, grid.East},
		{"an open door", []string{"h's"}, 2, grid.East},
		{"past a pillar", []string{"..O..", "h.Os.", "....."}, 3, grid.East},
		{"round a corner, from where it comes", []string{
			"h#s",
			".#.",
			"...",
		}, 4, grid.South},
		{"a closed corner of walls stops it", []string{
			"h#.",
			"#s.",
			"...",
		}, 0, 0},
		{"a corner of a wall and a door costs the door", []string{
			"h#",
			"+s",
		}, 7, grid.SouthEast},
		{"walls stop it", []string{"h.#s"}, 0, 0},
	} {
		t.Run(c.name, func(t *testing.T) {
			g, at := parse(t, c.rows...)
			s, ok := g.Hear(at['s'], at['h'], 40)
			assert.Equal(t, c.way > 0, ok)
			assert.Equal(t, grid.Sound{Way: c.way, From: c.from}, s)
		})
	}
}

func TestHearFromOneOfSeveralWays_DK_SND_02(t *testing.T) {
	for _, c := range []struct {
		name string
		rows []string
		from grid.Direction
	}{
		// Of west-south-west ways, 3 steps each, the one nearest the line.
		{"the nearest the straight line", []string{
			"...h",
			"s...",
		}, grid.West},
		{"another nearer", []string{
			"...h",
			"....",
			"s...",
		}, grid.SouthWest},
		// Straight on is shut; both ways round a pillar are equally long.
		{"equally near on both sides: the straight line's own", []string{
			"...",
			".s.",
			".#.",
			".h.",
			"...",
		}, grid.North},
		{"equally near, diagonally", []string{
			"h.....",
			".#....",
			"......",
			"...s..",
		}, grid.SouthEast},
	} {
		t.Run(c.name, func(t *testing.T) {
			g, at := parse(t, c.rows...)
			s, ok := g.Hear(at['s'], at['h'], 40)
			require.True(t, ok)
			assert.Equal(t, c.from, s.From)
		})
	}
}

func TestHearThroughThinWalls_DK_GRD_06(t *testing.T) {
	for _, c := range []struct {
		name string
		e    grid.Edge
		way  int
	}{
		{"thin wall", grid.ThinWall, 0},
		{"closed thin door", grid.ClosedThinDoor, 8},
		{"open thin door", grid.OpenThinDoor, 2},
		{"window", grid.Window, 2},
		{"thin curtain", grid.ThinCurtain, 2},
		{"thin railing", grid.ThinRailing, 2},
	} {
		t.Run(c.name, func(t *testing.T) {
			g, at := parse(t, "h.s")
			require.NoError(t, g.SetEdge(at['h'], grid.East, c.e))
			s, ok := g.Hear(at['s'], at['h'], 40)
			assert.Equal(t, c.way > 0, ok)
			assert.Equal(t, c.way, s.Way)
		})
	}
}

func TestHearWithinReachOnly_DK_SND_02(t *testing.T) {
	g, at := parse(t, "h..s")
	_, ok := g.Hear(at['s'], at['h'], 3)
	assert.True(t, ok)
	_, ok = g.Hear(at['s'], at['h'], 2)
	assert.False(t, ok)
	_, ok = g.Hear(at['s'], at['h'], 3)
	assert.True(t, ok, "asked again")
	s, ok := g.Hear(at['s'], at['s'], 0)
	assert.True(t, ok)
	assert.Equal(t, grid.Sound{Here: true}, s)
	g.Set(pt(1, 0), grid.ClosedDoor)
	s, ok = g.Hear(at['s'], at['h'], 9)
	assert.True(t, ok, "after a change")
	assert.Equal(t, 9, s.Way)
	_, ok = g.Hear(at['s'], pt(9, 0), 40)
	assert.False(t, ok, "outside the map")
}

func TestHearAsByTryingEveryStep_DK_SND_02(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := drawGrid(t, 14, 14)
		source := drawTile(t, g, "source")
		ways := naiveWays(g, source)
		reach := rapid.IntRange(0, 40).Draw(t, "reach")
		for i := range g.Width() * g.Height() {
			h := g.PointAt(i)
			s, ok := g.Hear(source, h, reach)
			w, reached := ways[h]
			require.Equal(t, reached && w <= reach, ok, "at %v", h)
			if !ok || h == source {
				continue
			}
			require.Equal(t, w, s.Way, "at %v", h)
			requireDirection(t, g, ways, source, h, s.From)
		}
	})
}

// requireDirection checks a sound's direction: a first step of a shortest
// way, none of which is nearer the straight line; or the line's own, when two
// of them are equally near.
func requireDirection(t *rapid.T, g *grid.Grid, ways map[grid.Point]int, source, hearer grid.Point, got grid.Direction) {
	v := source.Sub(hearer)
	own := grid.Nearest(v)
	nearest, best := 0, 0
	isFirst := false
	for d := grid.North; d <= grid.NorthWest; d++ {
		n := hearer.Add(d.Delta())
		w, ok := ways[n]
		if !ok || w+naiveSoundStep(g, n, d.Opposite()) != ways[hearer] {
			continue
		}
		switch c := compareAngles(d, got, v); {
		case c < 0:
			require.Fail(t, "a nearer way", "%s is nearer than %s", d, got)
		case c == 0:
			nearest++
		}
		isFirst = isFirst || d == got
		best++
	}
	if !isFirst {
		require.Equal(t, own, got, "no first step of a shortest way")
		require.GreaterOrEqual(t, best, 2)
	} else {
		require.Equal(t, 1, nearest)
	}
}

// compareAngles is negative if direction d is nearer to v than e is, positive
// if it is further away.
func compareAngles(d, e grid.Direction, v grid.Point) int {
	cosine := func(d, other grid.Direction) int { // its signed square, both of one scale
		x, y := d.Delta().X, d.Delta().Y
		dot := x*v.X + y*v.Y
		square := dot * dot * (other.Delta().X*other.Delta().X + other.Delta().Y*other.Delta().Y)
		if dot < 0 {
			return -square
		}
		return square
	}
	return cosine(e, d) - cosine(d, e)
}
