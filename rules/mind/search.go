package mind

import (
	"math"

	"pitchdark/rules/grid"
)

// passing says what a search may go through.
type passing uint8

const (
	byDoors   passing = 1 << iota // closed doors, to be opened on the way
	byFriends                     // tiles where friends stand: they may have moved on by then
	bySight                       // only tiles that are seen now, and light enough to walk by
)

// anyway is a search's limit when it has none, in steps.
const anyway = math.MaxInt16 - 1

// straightFirst is the order in which a search looks at neighbours: of equally
// short ways it finds the one with fewer diagonals first.
var straightFirst = [8]grid.Direction{
	grid.North, grid.East, grid.South, grid.West,
	grid.NorthEast, grid.SouthEast, grid.SouthWest, grid.NorthWest,
}

// search walks over known ground from the creature's own tile, nearest tiles
// first, at most limit steps far, and stops at the first tile that found
// accepts; it returns that tile's index, or -1. A tile that cannot be entered
// is shown to found only if it is a goal, and never walked through.
func (c *chart) search(limit int, p passing, found func(i int) bool) int {
	c.hunt++
	if c.hunt == 0 {
		clear(c.tiles)
		c.hunt = 1
	}
	c.queue = append(c.queue[:0], int32(c.start))
	home := &c.tiles[c.start]
	if home.mark != c.mark {
		*home = tile{mark: c.mark}
	}
	home.reached, home.steps = c.hunt, 0
	for head := 0; head < len(c.queue); head++ {
		i := int(c.queue[head])
		if int(c.tiles[i].steps) >= limit {
			return -1
		}
		for _, d := range straightFirst {
			j := i + c.around[d]
			if t := &c.tiles[j]; t.reached == c.hunt || t.mark != c.mark || !t.known {
				continue
			}
			if c.step(i, j, d, p) && found(j) {
				return j
			}
		}
	}
	return -1
}

// step reaches tile j, known and new to this search, from i if it can be come
// to, and reports whether it did.
func (c *chart) step(i, j int, d grid.Direction, p passing) bool {
	t := &c.tiles[j]
	enters := (t.holder == nobody || t.holder == friend && p&byFriends != 0) && !t.terrain.Has(grid.Brink)
	if p&bySight != 0 && !t.seen {
		return false
	}
	if !enters && t.goal != c.goals || !c.passes(i, d, p&byDoors != 0) {
		return false
	}
	t.reached, t.back, t.steps, t.first = c.hunt, d.Opposite(), c.tiles[i].steps+1, d
	if i != c.start {
		t.first = c.tiles[i].first
	}
	if enters {
		c.queue = append(c.queue, int32(j))
	}
	return true
}

// way is the path that the last search found to tile i, without its start,
// appended to an empty path.
func (c *chart) way(i int, path []grid.Point) []grid.Point {
	n := int(c.tiles[i].steps)
	for range n {
		path = append(path, grid.Point{})
	}
	for n--; n >= 0; n-- {
		path[n] = c.point(i)
		i += c.around[c.tiles[i].back]
	}
	return path
}

// toGoal finds the nearest goal, if need be through friends; -1 if there is
// none to be reached.
func (c *chart) toGoal(limit int, p passing) int {
	if c.aims == 0 {
		return -1
	}
	if i := c.search(limit, p, c.isGoal); i >= 0 || !c.crowd {
		return i
	}
	return c.search(limit, p|byFriends, c.isGoal)
}

// nearest finds the reachable tile that lies closest to p and closer than the
// start, within limit steps; -1 if there is none.
func (c *chart) nearest(p grid.Point, limit int, by passing) int {
	c.forget()
	best, least := -1, square(c.point(c.start).Sub(p))
	c.search(limit, by, func(i int) bool {
		if s := square(c.point(i).Sub(p)); s < least {
			best, least = i, s
		}
		return least == 0
	})
	return best
}

// farthest finds the reachable tile within limit steps whose nearest threat is
// farthest away, and farther than now; -1 if there is none.
func (c *chart) farthest(threats []grid.Point, limit int) int {
	c.forget()
	best, most := -1, dread(c.point(c.start), threats)
	c.search(limit, 0, func(i int) bool {
		if s := dread(c.point(i), threats); s > most {
			best, most = i, s
		}
		return false
	})
	return best
}

// dread is the squared distance from p to the nearest threat.
func dread(p grid.Point, threats []grid.Point) int {
	least := math.MaxInt32
	for _, t := range threats {
		least = min(least, square(p.Sub(t)))
	}
	return least
}

func square(d grid.Point) int { return d.X*d.X + d.Y*d.Y }
