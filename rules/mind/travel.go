package mind

import (
	"slices"

	"pitchdark/rules"
	"pitchdark/rules/grid"
)

// travel goes to a known tile; to the edge of one that nobody means to step
// onto.
func (m *Mind) travel(e *rules.Errand) (rules.Command, string) {
	c := m.known()
	t := c.at(e.To)
	c.forget()
	switch {
	case m.view.Hero.At == e.To:
		return nil, "You are there."
	case t == nil || !t.known:
		return nil, "You do not know that place."
	case t.terrain == grid.Pit || t.terrain == grid.DeepWater:
		if grid.Steps(m.view.Hero.At, e.To) == 1 {
			return nil, "You stand at the edge of it."
		}
		c.aimBeside(e.To)
	case slices.ContainsFunc(m.view.Barred, func(b rules.Barred) bool { return !b.Edge && b.At == e.To }):
		return nil, "That door is locked."
	case t.solid && t.terrain != grid.ClosedDoor:
		return nil, "Nobody can stand there."
	default:
		c.aim(e.To)
	}
	return m.journey(e)
}

// aimBeside makes goals of the neighbours of a tile on which one can stand.
func (c *chart) aimBeside(p grid.Point) {
	for d := range grid.Direction(8) {
		q := p.Add(d.Delta())
		if t := c.at(q); t != nil && t.known && !t.solid && !t.terrain.Has(grid.Brink) {
			c.aim(q)
		}
	}
}

// toWayOut goes to the nearest known stairs of a kind, or where none are known
// to the way out.
func (m *Mind) toWayOut(e *rules.Errand, stairs grid.Terrain) (rules.Command, string) {
	known := false
	for _, t := range [...]grid.Terrain{stairs, grid.Exit} {
		if here := m.known().at(m.view.Hero.At); here != nil && here.terrain == t {
			return nil, "You are at the " + t.String() + "."
		}
		if !m.aimAt(t) {
			continue
		}
		known = true
		if m.toGoals(e) >= 0 {
			return m.journey(e)
		}
	}
	if known {
		return m.journey(e)
	}
	return nil, "You know of no " + stairs.String() + " yet."
}

// journey goes to the nearest of the goals.
func (m *Mind) journey(e *rules.Errand) (rules.Command, string) {
	i := m.toGoals(e)
	if i >= 0 {
		return m.along(e, i)
	}
	if m.unbarred() {
		return nil, "The only way there that you know leads through a locked door."
	}
	return nil, "You know no safe way there."
}

// unbarred reports whether the goals could be reached if no door were locked.
func (m *Mind) unbarred() bool {
	c := m.known()
	if len(m.view.Barred) == 0 {
		return false
	}
	for i := range m.view.Barred {
		b := &m.view.Barred[i]
		if b.Edge {
			c.feelEdge(b.At, b.Toward, grid.ClosedThinDoor)
		} else if t := c.touch(b.At); t != nil {
			t.put(grid.ClosedDoor)
		}
	}
	return c.search(anyway, byDoors|byFriends, c.isGoal) >= 0
}
