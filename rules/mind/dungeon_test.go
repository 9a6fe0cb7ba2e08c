package mind_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"pitchdark/rules"
	"pitchdark/rules/grid"
	"pitchdark/rules/mind"
)

// dungeon is a little world without dice for one hero: enough of the rules to
// see whether it finds its way. In it a light shows every tile within sight
// steps of the hero that a walk, not through doors, leads to, and their
// neighbours.
type dungeon struct {
	t        *testing.T
	grid     *grid.Grid
	sight    int // 0: it is dark
	at       grid.Point
	facing   grid.Direction
	locked   grid.Point
	known    []rules.Glimpse // what was seen once
	trace    []rules.Trace
	round    int
	actions  int
	bumps    int
	finished bool
}

func enter(t *testing.T, sight int, text string) *dungeon {
	t.Helper()
	lines := strings.Split(strings.ReplaceAll(strings.Trim(text, "\n"), "\t", ""), "\n")
	g, err := grid.New(len(lines[0]), len(lines))
	require.NoError(t, err)
	d := &dungeon{t: t, grid: g, sight: sight, actions: 2, locked: pt(-1, -1)}
	for y, line := range lines {
		for x, letter := range line {
			switch letter {
			case '@':
				d.at = pt(x, y)
				continue
			case 'L':
				d.locked, letter = pt(x, y), '+'
			}
			terrain, ok := grid.TerrainOf(letter)
			require.True(t, ok, "letter %q", letter)
			g.Set(pt(x, y), terrain)
		}
	}
	return d
}

// rounds has the hero delve until it stands on stairs or in a way out, and says
// in which round.
func (d *dungeon) rounds(seed uint64, limit int) int {
	var m mind.Mind
	for decisions := 0; !d.finished && d.round < limit; decisions++ {
		require.Less(d.t, decisions, 20*limit, "decisions without end")
		c := m.Delve(d.view(), &keyed{seed: seed, nth: 100 * decisions})
		require.NotNil(d.t, c)
		d.do(c)
	}
	require.True(d.t, d.finished, "not out after %d rounds; at %v", limit, d.at)
	return d.round
}

func (d *dungeon) do(c rules.Command) {
	switch c := c.(type) {
	case rules.Move:
		d.walk(c)
	case rules.BlindMove:
		d.stumble(d.facing.Turn(c.Toward), c.Tiles)
	case rules.Act:
		d.act(c)
	}
	d.actions--
	if d.actions <= 0 {
		d.pass()
	}
}

func (d *dungeon) act(c rules.Act) {
	switch c.Do {
	case "end":
		d.actions = 0
	case "careful":
		d.stumble(c.To, 1)
	case "feel":
		for to := range grid.Direction(8) {
			d.touch(d.at.Add(to.Delta()), false)
		}
	case "open":
		if door := d.at.Add(c.To.Delta()); d.grid.At(door) == grid.ClosedDoor && door != d.locked {
			d.grid.Set(door, grid.OpenDoor)
			d.touch(door, false)
		}
	}
}

// pass begins the next round, of which the trace keeps the last two.
func (d *dungeon) pass() {
	d.round++
	d.actions = 2
	d.trace = slices.DeleteFunc(d.trace, func(t rules.Trace) bool { return t.Round < d.round-1 })
}

func (d *dungeon) touch(p grid.Point, walked bool) {
	terrain := d.grid.At(p)
	d.trace = append(d.trace, rules.Trace{At: p, Round: d.round, Walked: walked, Terrain: terrain, Free: !terrain.Has(grid.BlocksMove)})
}

func (d *dungeon) walk(c rules.Move) {
	for i, p := range c.Path {
		to := grid.Nearest(p.Sub(d.at))
		require.True(d.t, d.grid.Passable(d.at, to), "step %d of %v", i, c.Path)
		require.True(d.t, !d.grid.At(p).Has(grid.Brink) || c.Enter && i == len(c.Path)-1, "into a brink")
		d.step(p, to)
	}
}

func (d *dungeon) stumble(to grid.Direction, tiles int) {
	d.facing = to
	for range tiles {
		if blocks, n := d.grid.Step(d.at, to); n > 0 {
			for _, b := range blocks[:n] {
				d.touch(b.At, false)
			}
			d.bumps++
			return
		}
		d.step(d.at.Add(to.Delta()), to)
		d.touch(d.at, true)
	}
}

func (d *dungeon) step(p grid.Point, to grid.Direction) {
	d.at, d.facing = p, to
	if t := d.grid.At(p); t == grid.StairsDown || t == grid.Exit {
		d.finished = true
	}
}

// view is what the hero perceives.
func (d *dungeon) view() *rules.View {
	v := &rules.View{Round: d.round, Trace: d.trace}
	v.Hero = rules.Sheet{
		Handle: 1, At: d.at, Facing: d.facing, Health: 20, MaxHealth: 20, Actions: d.actions, Allowance: 6, BumpCost: 1,
	}
	offers := []rules.Offer{toward("careful"), walkBlind(6), toward("open"), plain("feel"), plain("wait"), end()}
	if d.sight == 0 {
		v.Blind = rules.ByDarkness
	} else {
		v.Hero.Items = []rules.Held{{Item: 1, Kind: "core/torch", Light: true, Lit: true, Left: 99, Whole: 360, Where: rules.InHand}}
		d.look()
		v.Cells = d.known
		offers = append(offers, walk(6))
	}
	v.Asks = []rules.Ask{{Who: 1, Phase: rules.PhaseTurn, Offers: offers}}
	return v
}

// look renews what the hero sees.
func (d *dungeon) look() {
	for i := range d.known {
		d.known[i].Known, d.known[i].Light = rules.Remembered, rules.Dark
	}
	steps := map[grid.Point]int{d.at: 0}
	for queue := []grid.Point{d.at}; len(queue) > 0; queue = queue[1:] {
		p := queue[0]
		d.see(p)
		for to := range grid.Direction(8) {
			next := p.Add(to.Delta())
			if _, seen := steps[next]; seen || !d.grid.Passable(p, to) || steps[p] == d.sight {
				if steps[p] < d.sight {
					d.see(next)
				}
				continue
			}
			steps[next] = steps[p] + 1
			queue = append(queue, next)
		}
	}
}

func (d *dungeon) see(p grid.Point) {
	g := rules.Glimpse{At: p, Terrain: d.grid.At(p), Known: rules.Seen, Light: rules.Bright}
	if i := slices.IndexFunc(d.known, func(g rules.Glimpse) bool { return g.At == p }); i >= 0 {
		d.known[i] = g
		return
	}
	d.known = append(d.known, g)
}

const rooms = `
	#########################
	#.......#.......#.......#
	#.@.....+.......'...O...#
	#.......#..###..#.......#
	####.####..#.L..#.......#
	#.......#..###..####+####
	#...O...#.......#.......#
	#.......'.......#.....^.#
	#.......#.......#.......#
	####+####################
	#.......................#
	#.....~~~~..........v...#
	#.......................#
	########.#############+##
	#.......................#
	#.....................>.#
	#########################`

const maze = `
	###################
	#@..#.....#.......#
	###.#.###.#.#####.#
	#...#.#...#.#...#.#
	#.###.#.###.#.#.#.#
	#.....#.....#.#...#
	#.#########.#.#####
	#.#.......#.#.....#
	#.#.#####.#.#####.#
	#...#...#...#.....#
	#####.#.#####.###.#
	#.....#.......#X..#
	###################`

// By its light a hero finds the stairs of a level with doors, a locked room and
// dead ends, whatever its whims.
func TestFindsTheStairs(t *testing.T) {
	for seed := range uint64(20) {
		for _, sight := range []int{1, 4, 10} {
			enter(t, sight, rooms).rounds(seed, 400)
			enter(t, sight, maze).rounds(seed, 300)
		}
	}
}

// In absolute darkness it gets out too, feeling its way along the walls
// [DK-MOV-14].
func TestFindsTheStairsInTheDark(t *testing.T) {
	for seed := range uint64(20) {
		enter(t, 0, maze).rounds(seed, 3000)
	}
}

// It hurts itself little on the way: it feels before it walks [DK-MOV-03].
func TestBumpsSeldom(t *testing.T) {
	d := enter(t, 0, maze)
	rounds := d.rounds(7, 3000)
	require.Less(t, 4*d.bumps, rounds)
}
