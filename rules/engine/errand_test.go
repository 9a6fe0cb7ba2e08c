package engine_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"pitchdark/maps"
	"pitchdark/maps/mapstest"
	"pitchdark/rules"
	"pitchdark/rules/engine"
	"pitchdark/rules/grid"
)

// crawl is a game of heroes set on errands.
type crawl struct {
	t    require.TestingT
	s    *engine.Session
	seat *engine.Seat
}

// crawlOn begins a game on levels in the map language.
func crawlOn(t require.TestingT, text string, heroes ...string) *crawl {
	levels, err := maps.Parse("test.map", []byte(text))
	require.NoError(t, err)
	atlas, err := maps.NewAtlas(levels...)
	require.NoError(t, err)
	return crawlIn(t, atlas, 7, heroes...)
}

func crawlIn(t require.TestingT, atlas *maps.Atlas, seed uint64, heroes ...string) *crawl {
	if len(heroes) == 0 {
		heroes = []string{"bran"}
	}
	s, err := engine.New(engine.Setup{Level: atlas.First(), Seed: seed, Heroes: heroes}, engine.Options{Atlas: atlas})
	require.NoError(t, err)
	c := &crawl{t, s, s.Party()}
	for _, h := range c.seat.Heroes() {
		c.seat.Events(h)
	}
	return c
}

// lone is a level of one start, lit by a torch, drawn as text.
func lone(drawn string, marks ...string) string {
	rows := strings.Split(strings.Trim(drawn, "\n"), "\n")
	for i, row := range rows {
		rows[i] = "  " + strings.TrimSpace(row)
	}
	return "level l\nname L\ntheme brick\nambient dark\n\nmap\n" + strings.Join(rows, "\n") + "\n\nmark " + strings.Join(marks, "\nmark ") + "\n"
}

// run carries an errand out until it ends or is halted, for at most so many
// commands, and tells why.
func (c *crawl) run(e *rules.Errand, most int) string {
	for range most {
		h := c.seat.Asked()
		require.NotZero(c.t, h, "nobody is asked")
		do, why := c.seat.Errand(h, e)
		if do == nil {
			require.NotEmpty(c.t, why)
			return why
		}
		require.Empty(c.t, why)
		require.NoError(c.t, c.seat.Do(do), "%+v", do)
		if c.s.Ended() != "" {
			return c.s.Ended()
		}
		if why, halts := c.seat.Halts(h, c.seat.Events(h)); halts {
			return why
		}
	}
	return "goes on"
}

func (c *crawl) at() grid.Point { return c.seat.View(1).Hero.At }

// emptyCellar is The Cellar with nobody in it.
func emptyCellar(t require.TestingT, ambient string) *maps.Atlas {
	levels, err := maps.Load("cellar")
	require.NoError(t, err)
	people(levels[0], 0, 0)
	levels, err = maps.Parse("cellar.map", []byte(strings.Replace(maps.Text(levels), "ambient dark", "ambient "+ambient, 1)))
	require.NoError(t, err)
	atlas, err := maps.NewAtlas(levels...)
	require.NoError(t, err)
	return atlas
}

// Exploring and then travelling shows all of The Cellar that can be reached by
// light without a key, and leads to its way out [DK-HST-05].
func TestErrandsCompleteTheCellar(t *testing.T) {
	c := crawlIn(t, emptyCellar(t, "dark"), 3)
	why := ""
	for range 40 {
		if why = c.run(&rules.Errand{Kind: rules.Explore}, 400); strings.Contains(why, "more to explore") {
			break
		}
	}
	assert.Equal(t, "Nothing more to explore that you know a safe way to; a door is locked. The stairs up are known.", why)
	assert.Len(t, c.seat.View(1).Barred, 1)
	v := c.seat.View(1)
	for _, kind := range []rules.ContentID{"core/potion", "core/oil", "core/lantern"} {
		assert.True(t, slices.ContainsFunc(v.Hero.Items, func(h rules.Held) bool { return h.Kind == kind }), kind)
	}
	for why = "Grey"; strings.Contains(why, "Grey") || strings.Contains(why, "lies"); {
		why = c.run(&rules.Errand{Kind: rules.Ascend}, 100)
	}
	assert.Equal(t, "You are at the stairs up.", why)
	require.NoError(t, c.seat.Do(rules.Act{Who: 1, Do: "leave"}))
	assert.Equal(t, "escaped", c.s.Ended())
}

// What ends an errand, each on the smallest map that shows it [DK-HST-05].
func TestErrandsEnd(t *testing.T) {
	to := func(x, y int) rules.Errand { return rules.Errand{Kind: rules.Travel, To: grid.Point{X: x, Y: y}} }
	explore := rules.Errand{Kind: rules.Explore}
	const torch = "start lit=torch facing=E"
	for name, row := range map[string]struct {
		drawn  string
		marks  []string
		errand rules.Errand
		why    string
		at     grid.Point
	}{
		"there": {
			"##########\n#........#\n##########",
			[]string{"1,1 " + torch},
			to(8, 1),
			"You are there.",
			grid.Point{X: 8, Y: 1},
		},
		"through a door": {
			"##########\n#...+....#\n##########",
			[]string{"1,1 " + torch},
			to(4, 1),
			"You are there.",
			grid.Point{X: 4, Y: 1},
		},
		"a place not known": {
			"##########\n#...+....#\n##########",
			[]string{"1,1 " + torch},
			to(7, 1),
			"You do not know that place.",
			grid.Point{X: 1, Y: 1},
		},
		"a wall": {
			"##########\n#...+....#\n##########",
			[]string{"1,1 " + torch},
			to(3, 0),
			"Nobody can stand there.",
			grid.Point{X: 1, Y: 1},
		},
		"a locked door": {
			"##########\n#...+....#\n##########",
			[]string{"1,1 " + torch, "4,1 door locked=true"},
			to(4, 1),
			"That door is locked.",
			grid.Point{X: 3, Y: 1},
		},
		"the edge of a pit": {
			"##########\n#....v...#\n##########",
			[]string{"1,1 " + torch},
			to(5, 1),
			"You stand at the edge of it.",
			grid.Point{X: 4, Y: 1},
		},
		"no way over a pit": {
			"##########\n#....v...#\n##########",
			[]string{"1,1 " + torch},
			to(7, 1),
			"You know no safe way there.",
			grid.Point{X: 1, Y: 1},
		},
		"onto stairs": {
			"##########\n#....>...#\n##########",
			[]string{"1,1 " + torch},
			to(5, 1),
			"You are there.",
			grid.Point{X: 5, Y: 1},
		},
		"the nearest stairs down": {
			"##########\n#<...>...#\n##########",
			[]string{"2,1 " + torch},
			rules.Errand{Kind: rules.Descend},
			"You are at the stairs down.",
			grid.Point{X: 5, Y: 1},
		},
		"the way out for want of stairs": {
			"##########\n#....X...#\n##########",
			[]string{"2,1 " + torch},
			rules.Errand{Kind: rules.Ascend},
			"You are at the way out.",
			grid.Point{X: 5, Y: 1},
		},
		"no stairs known": {
			"##########\n#........#\n##########",
			[]string{"2,1 " + torch},
			rules.Errand{Kind: rules.Descend},
			"You know of no stairs down yet.",
			grid.Point{X: 2, Y: 1},
		},
		"explored": {
			"######\n#...##\n#.#..#\n#....#\n######",
			[]string{"1,1 " + torch},
			explore,
			"Explored.",
			grid.Point{X: 3, Y: 2},
		},
		"explored behind a door": {
			"######\n#..+.#\n####.#\n####>#\n######",
			[]string{"1,1 " + torch},
			explore,
			"Explored. The stairs down are known.",
			grid.Point{X: 4, Y: 2},
		},
		"dark ahead, and no light": {
			"##########################\n#........................#\n##########################",
			[]string{"1,1 start lit=nothing", "2,1 light candle lit=true"},
			explore,
			"Nothing more to explore that you know a safe way to. It is dark on there: you carry no light that burns.",
			grid.Point{X: 12, Y: 1},
		},
		"a locked door is told": {
			"######\n#..+.#\n####.#\n####.#\n######",
			[]string{"1,1 " + torch, "3,1 door locked=true"},
			explore,
			"Nothing more to explore that you know a safe way to; a door is locked.",
			grid.Point{X: 2, Y: 1},
		},
		"what is useful is taken": {
			"######\n#....#\n######",
			[]string{"1,1 " + torch, "4,1 item potion"},
			explore,
			"Explored.",
			grid.Point{X: 4, Y: 1},
		},
		"what else lies about is left": {
			"######\n#....#\n######",
			[]string{"1,1 " + torch, "4,1 item rope"},
			explore,
			"Explored.",
			grid.Point{X: 1, Y: 1},
		},
		"a thing of note": {
			"########\n#..#####\n##.....#\n########",
			[]string{"1,1 " + torch, "6,2 item rope"},
			explore,
			"A rope lies 3 tiles to the east.",
			grid.Point{X: 3, Y: 2},
		},
		"the words of a room": {
			"##########\n#........#\n##########",
			[]string{"1,1 " + torch, `7,1 note "N" radius=3 text="A cold place."`},
			to(8, 1),
			"A cold place.",
			grid.Point{X: 4, Y: 1},
		},
		"a foe in sight": {
			"##########\n#....#####\n####.....#\n##########",
			[]string{"1,1 " + torch, "8,2 creature goblin sleeping=true faction=x"},
			explore,
			"You see the goblin come into sight.",
			grid.Point{X: 5, Y: 2},
		},
		"a foe in sight from the first": {
			"##########\n#........#\n##########",
			[]string{"1,1 " + torch, "5,1 creature goblin held=true faction=x"},
			explore,
			"Not while the goblin is in sight.",
			grid.Point{X: 1, Y: 1},
		},
		"past a foe that sleeps": {
			"##########\n#........#\n#........#\n#........#\n#........#\n######...#\n##########",
			[]string{"1,4 " + torch, "4,1 creature goblin sleeping=true faction=x"},
			explore,
			"Explored.",
			grid.Point{X: 5, Y: 4},
		},
		"not within earshot of a foe that sleeps": {
			"##########\n#........#\n####.#####\n####..####\n##########",
			[]string{"1,1 " + torch, "5,1 creature goblin sleeping=true faction=x"},
			explore,
			"Nothing more to explore that you know a safe way to.",
			grid.Point{X: 1, Y: 1},
		},
		"past somebody known to mean no harm": {
			"##########\n#........#\n#........#\n########.#\n########.#\n##########",
			[]string{"1,1 " + torch, "4,1 creature pilgrim sleeping=true deaf=true"},
			explore,
			"Explored.",
			grid.Point{X: 8, Y: 3},
		},
		"no search beside one asleep": {
			"##########\n#........#\n##########",
			[]string{"1,1 " + torch, "5,1 creature goblin sleeping=true deaf=true faction=x"},
			rules.Errand{Kind: rules.Search},
			"Not while the goblin is in sight.",
			grid.Point{X: 1, Y: 1},
		},
		"no rest needed": {
			"######\n#....#\n######",
			[]string{"1,1 " + torch},
			rules.Errand{Kind: rules.Rest},
			"You need no rest.",
			grid.Point{X: 1, Y: 1},
		},
		"one search is enough": {
			"######\n#....#\n######",
			[]string{"1,1 " + torch},
			rules.Errand{Kind: rules.Search},
			"There is nothing more to be found here by touch.",
			grid.Point{X: 1, Y: 1},
		},
		"blind": {
			"######\n#....#\n######",
			[]string{"1,1 start lit=nothing"},
			explore,
			"You are blind: declare each of your steps yourself.",
			grid.Point{X: 1, Y: 1},
		},
	} {
		t.Run(name, func(t *testing.T) {
			c := crawlOn(t, lone(row.drawn, row.marks...))
			assert.Equal(t, row.why, c.run(&row.errand, 60))
			assert.Equal(t, row.at, c.at())
		})
	}
}

// The game master's truth tells apart who is hostile, neutral and friendly, and
// who sleeps, before there are heroes too [DK-HST-06].
func TestMasterSides(t *testing.T) {
	levels, err := maps.Parse("test.map", []byte(lone("########\n#......#\n########",
		"1,1 start lit=torch facing=E", "3,1 creature goblin sleeping=true", "5,1 creature pilgrim", "6,1 creature lost-miner")))
	require.NoError(t, err)
	atlas, err := maps.NewAtlas(levels...)
	require.NoError(t, err)
	for _, heroes := range [][]string{nil, {"bran"}} {
		s, err := engine.New(engine.Setup{Level: atlas.First(), Seed: 7, Heroes: heroes}, engine.Options{Atlas: atlas})
		require.NoError(t, err)
		sides := map[rules.ContentID]rules.Side{}
		for _, k := range s.Master().View(0).Tokens {
			sides[k.Kind] = k.Side
			assert.Equal(t, k.Kind == "core/goblin", k.Asleep, k.Kind)
		}
		assert.Equal(t, rules.Foe, sides["core/goblin"], heroes)
		assert.Equal(t, rules.Neutral, sides["core/pilgrim"], heroes)
		assert.Equal(t, rules.Friend, sides["core/lost-miner"], heroes)
	}
}

// courses are errands of every kind, each at its beginning.
func courses(v *rules.View) []rules.Errand {
	return []rules.Errand{
		{Kind: rules.Explore},
		{Kind: rules.Explore, Behind: []rules.Handle{2}},
		{Kind: rules.Descend},
		{Kind: rules.Ascend},
		{Kind: rules.Travel, To: v.Hero.At.Add(grid.Point{X: 4, Y: 1})},
		{Kind: rules.Follow, Leader: 1, Place: 1},
		{Kind: rules.Follow, Leader: 2, Place: 2},
		{Kind: rules.Rest},
		{Kind: rules.Search},
	}
}

// sameCourses compares what every errand would do in two worlds that the hero
// cannot tell apart [DK-VIS-05], and gives one of their commands, nil if all end.
func sameCourses(t require.TestingT, a, b *engine.Seat, h rules.Handle, n int) (chosen rules.Command) {
	one, other := courses(a.View(h)), courses(b.View(h))
	for i := range one {
		c, why := a.Errand(h, &one[i])
		d, because := b.Errand(h, &other[i])
		same(t, c, d, "command of "+string(one[i].Kind), n)
		same(t, why, because, "end of "+string(one[i].Kind), n)
		if c != nil && (chosen == nil || n%len(one) == i) {
			chosen = c
		}
	}
	return chosen
}

// One step of an errand on a level of 64×40 tiles, the view included.
func BenchmarkErrand(b *testing.B) {
	level := mapstest.Rooms(5, 64, 40)
	people(level, 0, 0)
	atlas, err := maps.NewAtlas(level)
	require.NoError(b, err)
	c := crawlIn(b, atlas, 5)
	for range 20 {
		c.run(&rules.Errand{Kind: rules.Explore}, 20)
	}
	require.NotZero(b, c.seat.Asked())
	b.ReportAllocs()
	for b.Loop() {
		c.seat.Errand(1, &rules.Errand{Kind: rules.Explore})
	}
}
