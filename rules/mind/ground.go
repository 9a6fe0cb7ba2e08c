package mind

import (
	"pitchdark/rules/grid"
)

// shut reports whether what is known blocks a step from tile i in direction d:
// the terrain there, an edge between, or for a diagonal both ways round the
// corner [DK-GRD-04, DK-GRD-06]. What is unknown blocks nothing. A closed door
// is shut, unless doors are to be opened: then not to a straight step.
func (c *chart) shut(i int, d grid.Direction, doors bool) bool {
	j := i + c.around[d]
	if !d.Diagonal() {
		return c.wall(j, doors) || c.edged && c.edge(i, d, doors)
	}
	if c.wall(j, false) {
		return true
	}
	left, right := (d+7)%8, (d+1)%8
	return c.round(i, left, right) && c.round(i, right, left)
}

// passes reports whether a step from tile i in direction d is known to be open:
// not shut, and round a corner over ground that is known; from its own tile a
// creature with eyes goes round no corner that it does not see.
func (c *chart) passes(i int, d grid.Direction, doors bool) bool {
	if !d.Diagonal() {
		return !c.shut(i, d, doors)
	}
	if c.wall(i+c.around[d], false) {
		return false
	}
	left, right := (d+7)%8, (d+1)%8
	return c.sure(i, left) && !c.round(i, left, right) || c.sure(i, right) && !c.round(i, right, left)
}

// sure reports whether the neighbour of tile i in direction d is known well
// enough to walk past it.
func (c *chart) sure(i int, d grid.Direction) bool {
	t := c.drawn(i + c.around[d])
	return t != nil && t.known && (t.seen || i != c.start || !c.eyes)
}

// round reports whether the way from tile i by a and then b is shut.
func (c *chart) round(i int, a, b grid.Direction) bool {
	middle := i + c.around[a]
	return c.solid(middle) || c.edged && (c.edge(i, a, false) || c.edge(middle, b, false))
}

// wall reports whether a tile is known to stop a walk. A pit does, as nobody
// means to fall into one.
func (c *chart) wall(i int, doors bool) bool {
	t := &c.tiles[i]
	if t.mark != c.mark {
		return false
	}
	return t.solid && !(doors && t.terrain == grid.ClosedDoor) || t.terrain == grid.Pit
}

func (c *chart) solid(i int) bool {
	t := &c.tiles[i]
	return t.mark == c.mark && t.solid
}

// terrain is what is known of a tile: floor if nothing is.
func (c *chart) terrain(i int) grid.Terrain {
	if t := &c.tiles[i]; t.mark == c.mark {
		return t.terrain
	}
	return grid.Floor
}

// edge reports whether an edge blocks the straight step from tile i.
func (c *chart) edge(i int, d grid.Direction, doors bool) bool {
	e := c.edgeOf(i, d)
	return e.Has(grid.BlocksMove) && (!doors || e != grid.ClosedThinDoor)
}

func (c *chart) edgeOf(i int, d grid.Direction) grid.Edge {
	if d == grid.West || d == grid.North {
		i += c.around[d]
	}
	t := c.drawn(i)
	switch {
	case t == nil:
		return grid.NoEdge
	case d == grid.East || d == grid.West:
		return t.east
	default:
		return t.south
	}
}

// free is how many tiles, at most n, lie in direction d from a tile before
// anything known to block a step.
func (c *chart) free(from grid.Point, d grid.Direction, n int) int {
	for k := range n {
		if !c.holds(from) {
			return n // beyond all that is known
		}
		if c.shut(c.index(from), d, false) {
			return k
		}
		from = from.Add(d.Delta())
	}
	return n
}
