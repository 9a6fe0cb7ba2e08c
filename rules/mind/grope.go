package mind

import (
	"pitchdark/rules"
	"pitchdark/rules/grid"
)

// openFelt opens a closed door that a blind hero has felt beside it.
func (m *Mind) openFelt() rules.Command {
	c, hero := m.known(), &m.view.Hero
	for d := grid.North; d <= grid.NorthWest; d += 2 {
		if c.terrain(c.start+c.around[d]) != grid.ClosedDoor && c.edgeOf(c.start, d) != grid.ClosedThinDoor {
			continue
		}
		if open := m.openDoor(d, hero.At.Add(d.Delta())); open != nil {
			return open
		}
	}
	return nil
}

// feltStairs takes a blind hero to the stairs onward that it has felt.
func (m *Mind) feltStairs() rules.Command {
	c := m.known()
	c.forget()
	for i := range m.view.Trace {
		if t := &m.view.Trace[i]; !t.IsEdge && t.Terrain == onward(m.laden()) && t.At != m.view.Hero.At {
			c.aim(t.At)
		}
	}
	if i := c.toGoal(anyway, 0); i >= 0 {
		return m.careful(c.tiles[i].first)
	}
	return nil
}

// seekLight makes for the nearest tile that a blind hero sees lit, or back the
// way of its trace to it. One that lies behind it, where it may have come from,
// it goes back to only one time in twelve: it would never leave it else.
func (m *Mind) seekLight() rules.Command {
	c, hero := m.known(), &m.view.Hero
	c.forget()
	var lit *rules.Glimpse
	for i := range m.view.Cells {
		g := &m.view.Cells[i]
		if g.Known != rules.Seen || g.At == hero.At || g.Terrain.Has(grid.BlocksMove) || g.Terrain == grid.Pit {
			continue
		}
		c.aim(g.At)
		if lit == nil || square(g.At.Sub(hero.At)) < square(lit.At.Sub(hero.At)) {
			lit = g
		}
	}
	if lit == nil {
		return nil
	}
	d := grid.Nearest(lit.At.Sub(hero.At))
	sides := 3
	if turning(hero.Facing, d) > 1 {
		sides = 40
	}
	if m.roll.Roll(dieStray, sides) != 1 {
		return nil
	}
	if i := c.toGoal(anyway, 0); i >= 0 {
		d = c.tiles[i].first
	}
	for _, r := range sweep[:5] {
		if to := d.Turn(r); c.free(hero.At, to, 1) > 0 {
			return m.grope(to, closest(hero.At, lit.At, to))
		}
	}
	return nil
}

// feelAbout learns what lies around a hero that knows less than half of it or,
// if it has no armour against a bump, not all [DK-MOV-14]. One time in six it
// goes on without.
func (m *Mind) feelAbout() rules.Command {
	c, unknown, few := m.known(), 0, 4
	if m.view.Hero.BumpCost == 0 {
		few = 0
	}
	for d := range grid.Direction(8) {
		if t := c.drawn(c.start + c.around[d]); (t == nil || !t.known) && !c.shut(c.start, d, false) {
			unknown++
		}
	}
	if unknown <= few || m.roll.Roll(dieStray, 6) == 6 {
		return nil
	}
	return m.try(doFeel, wish{})
}

// followWall walks on with a wall at its right hand: round an outer corner,
// else ahead, else turning left. In the open it walks straight on. One time in
// thirty it strays, as a wall may lead round and round.
func (m *Mind) followWall() rules.Command {
	c, at := m.known(), m.view.Hero.At
	ahead := m.view.Hero.Facing
	if m.roll.Roll(dieStray, 30) == 30 {
		ahead = grid.Direction(m.roll.Roll(dieStray, 8) - 1)
	}
	if ahead.Diagonal() {
		ahead = ahead.Turn(grid.ForwardRight)
	}
	open := func(r grid.Relative) bool { return c.free(at, ahead.Turn(r), 1) > 0 }
	if open(grid.Right) && c.wall(c.start+c.around[ahead.Turn(grid.BackRight)], false) {
		return m.grope(ahead.Turn(grid.Right), 1)
	}
	if open(grid.Forward) {
		return m.grope(ahead, grid.MaxSide)
	}
	for _, r := range [...]grid.Relative{grid.Left, grid.Right, grid.Backward, grid.ForwardLeft, grid.ForwardRight, grid.BackLeft, grid.BackRight} {
		if open(r) {
			return m.grope(ahead.Turn(r), 1)
		}
	}
	return nil
}

// grope walks blind in a direction, at most n tiles, and no more than armour
// takes off a bump, so that one costs nothing [DK-MOV-03]. A single tile is a
// careful step.
func (m *Mind) grope(d grid.Direction, n int) rules.Command {
	hero, c := &m.view.Hero, m.known()
	n = min(n, max(1, hero.BumpCost), hero.Allowance)
	n = c.free(hero.At, d, n)
	if n > 1 {
		if walk := m.try(doBlindMove, wish{toward: hero.Facing.Toward(d), tiles: n}); walk != nil {
			return walk
		}
	}
	return m.careful(d)
}
