package mind

import (
	"pitchdark/rules"
	"pitchdark/rules/grid"
)

// explore walks to the edge of what is known, or in the end to the stairs up.
// Where it can do nothing it tries the next edge. Now and then it leaves out
// the best on purpose, or steps off the edge it stands on.
func (m *Mind) explore() rules.Command {
	c, skip := m.known(), 0
	if door := m.openBeside(); door != nil {
		return door
	}
	if c.openEnded(c.start) && m.roll.Roll(dieWay, 4) == 4 {
		return m.stepOff()
	}
	switch {
	case m.view.Hero.Vision != rules.DarkVision && !m.carriesLit():
		skip = m.roll.Roll(dieWay, 12) - 1 // the light that it stands in shows the same edges always
	case m.roll.Roll(dieWay, 20) == 20:
		skip = m.roll.Roll(dieWay, 4)
	}
	for range tries {
		i := m.frontier(skip)
		if i < 0 && skip > 0 {
			i = m.frontier(0)
		}
		if i < 0 {
			break
		}
		if walk := m.walkTo(i); walk != nil {
			return walk
		}
		*c.touch(m.path[0]) = tile{mark: c.mark, terrain: grid.Wall, solid: true} // no way there now
	}
	return m.stepOff()
}

// tries is how many edges of the known a hero tries in one decision.
const tries = 4

// openBeside opens a closed thin door of the hero's own tile that it knows
// nothing beyond: no walk leads onto it, as onto a door that fills a tile.
func (m *Mind) openBeside() rules.Command {
	c, hero := m.known(), &m.view.Hero
	for d := grid.North; d <= grid.NorthWest; d += 2 {
		beyond := c.drawn(c.start + c.around[d])
		if c.edgeOf(c.start, d) != grid.ClosedThinDoor || beyond != nil && beyond.known {
			continue
		}
		if open := m.openDoor(d, hero.At.Add(d.Delta())); open != nil {
			return open
		}
	}
	return nil
}

// What makes the edge of the known dearer to a hero than its way is long, in
// tiles. Turns are dear so that it keeps to a way once it has chosen it, though
// it remembers nothing: a door that did not open lies behind it.
const (
	perTurn  = 4  // an eighth of a turn, to begin with
	forBack  = 60 // a way that begins behind its back
	forDoor  = 20 // a closed door
	forGoing = 40 // stairs up
)

// frontier finds the cheapest tile with a neighbour that is not known, leaving
// out the first skip that it comes upon; -1 if there is none.
func (m *Mind) frontier(skip int) int {
	c := m.known()
	m.aimAt(grid.StairsUp)
	best, least := -1, anyway
	c.search(anyway, byDoors|byFriends, func(i int) bool {
		steps := int(c.tiles[i].steps)
		if steps >= least {
			return true
		}
		if !c.openEnded(i) && !c.isGoal(i) {
			return false
		}
		if skip > 0 {
			skip--
			return false
		}
		if cost := steps + m.surcharge(i); cost < least {
			best, least = i, cost
		}
		return false
	})
	return best
}

func (m *Mind) surcharge(i int) int {
	c := &m.chart
	t := &c.tiles[i]
	turn := turning(m.view.Hero.Facing, t.first)
	cost := perTurn * turn
	if turn > 2 {
		cost += forBack
	}
	switch {
	case c.isGoal(i):
		cost += forGoing
	case t.terrain == grid.ClosedDoor:
		cost += forDoor
	}
	return cost
}

// turning is how many eighths of a turn lie between two directions, 0…4.
func turning(from, to grid.Direction) int {
	n := int(from.Toward(to))
	return min(n, 8-n)
}

// openEnded reports whether a tile has a neighbour that is not known and that
// nothing known but a door shuts off. North and west of the map there is
// nothing to know.
func (c *chart) openEnded(i int) bool {
	for d := range grid.Direction(8) {
		j := i + c.around[d]
		if t := c.drawn(j); t != nil && t.known || c.shut(i, d, true) {
			continue
		}
		if p := c.point(j); p.X >= 0 && p.Y >= 0 {
			return true
		}
	}
	return false
}

// stepOff takes a hero from the edge of what it sees into the dark beyond. One
// time in four it leaves out a way, lest what blocks it hold it for ever.
func (m *Mind) stepOff() rules.Command {
	c := m.known()
	for _, r := range sweep {
		d := m.view.Hero.Facing.Turn(r)
		if t := c.drawn(c.start + c.around[d]); (t == nil || !t.known) && !c.shut(c.start, d, false) &&
			m.roll.Roll(dieStray, 4) != 4 {
			return m.intoDark(d, 1)
		}
	}
	return nil
}

// sweep is the order in which one looks around: ahead first, then ever more
// aside.
var sweep = [...]grid.Relative{
	grid.Forward, grid.ForwardRight, grid.ForwardLeft, grid.Right,
	grid.Left, grid.BackRight, grid.BackLeft, grid.Backward,
}

// roam walks somewhere at random over known ground when nothing else is left to
// do.
func (m *Mind) roam() rules.Command {
	c, hero := m.known(), &m.view.Hero
	far := grid.Direction(m.roll.Roll(dieWay, 8) - 1).Delta().Scale(m.roll.Roll(dieWay, 12))
	if i := c.nearest(hero.At.Add(far), 2*max(1, hero.Allowance), byDoors); i >= 0 {
		return m.walkTo(i)
	}
	return nil
}
