package mind

import (
	"pitchdark/rules"
	"pitchdark/rules/grid"
)

// chart is the ground that a view knows, laid out for path finding. Tiles that
// it does not hold are unknown. Its memory is used again by the next chart:
// a tile counts only if it bears the mark of the present one.
type chart struct {
	tiles  []tile
	corner grid.Point // of the first tile
	width  int
	height int
	mark   uint32
	hunt   uint32 // the mark of the present search
	goals  uint32 // the mark of the present goals
	edged  bool   // some edge carries something
	eyes   bool   // the creature is not Blind
	start  int    // the creature's own tile
	queue  []int32
	around [8]int // index differences of the eight neighbours
}

// tile is one tile of a chart.
type tile struct {
	mark        uint32
	reached     uint32 // the search that came here
	terrain     grid.Terrain
	solid       bool // its terrain blocks movement
	east, south grid.Edge
	known       bool
	seen        bool // seen now, and light enough to walk by
	holder      holder
	goal        uint32         // the search that it is a goal of
	back        grid.Direction // the way the search came from
	first       grid.Direction // the first step of the way here
	steps       int16
}

// holder is who stands on a tile.
type holder uint8

const (
	nobody holder = iota
	friend
	other
)

// chartReach is how far from the creature a chart reaches, in tiles.
const chartReach = grid.MaxSide

// draw lays out all that a view knows: what is seen, remembered, felt, and who
// stands where.
func (c *chart) draw(v *rules.View) {
	c.open(v, true)
	for i := range v.Cells {
		g := &v.Cells[i]
		t := c.touch(g.At)
		if t == nil {
			continue
		}
		t.put(g.Terrain)
		t.seen = g.Known == rules.Seen && (g.Light > rules.Dark || v.Hero.Vision == rules.DarkVision)
		c.setEdge(t, &t.east, g.East)
		c.setEdge(t, &t.south, g.South)
	}
	c.addTrace(v)
	for i := range v.Tokens {
		t := &v.Tokens[i]
		if !t.Dead && !t.Down && t.At != v.Hero.At {
			c.settle(t.At, t.Side)
		}
	}
	for i := range v.Contacts {
		c.settle(v.Contacts[i].At, v.Contacts[i].Side)
	}
}

// drawFelt lays out nothing but what a blind creature has walked and touched
// [DK-NPC-02].
func (c *chart) drawFelt(v *rules.View) {
	c.open(v, false)
	c.addTrace(v)
}

// open makes the chart blank, and large enough for the view with a margin of
// one tile.
func (c *chart) open(v *rules.View, cells bool) {
	low, high := v.Hero.At, v.Hero.At
	grow := func(p grid.Point) {
		if grid.Steps(p, v.Hero.At) <= chartReach {
			low = grid.Point{X: min(low.X, p.X), Y: min(low.Y, p.Y)}
			high = grid.Point{X: max(high.X, p.X), Y: max(high.Y, p.Y)}
		}
	}
	for i := 0; cells && i < len(v.Cells); i++ {
		grow(v.Cells[i].At)
	}
	for i := range v.Trace {
		grow(v.Trace[i].At)
	}
	// Two more: a margin for neighbours, and for edges of the outermost tiles.
	c.corner = grid.Point{X: low.X - 2, Y: low.Y - 2}
	c.width, c.height = high.X-low.X+5, high.Y-low.Y+5
	if n := c.width * c.height; n > len(c.tiles) {
		c.tiles = make([]tile, n)
		c.mark, c.hunt, c.goals = 0, 0, 0
	}
	c.mark++
	if c.mark == 0 {
		clear(c.tiles)
		c.mark, c.hunt, c.goals = 1, 0, 0
	}
	c.edged, c.eyes = false, v.Blind == rules.Sighted
	c.start = c.index(v.Hero.At)
	for d := range c.around {
		delta := grid.Direction(d).Delta()
		c.around[d] = delta.Y*c.width + delta.X
	}
}

// addTrace adds what was walked and touched in the dark; what is seen now is
// known better.
func (c *chart) addTrace(v *rules.View) {
	for i := range v.Trace {
		p := &v.Trace[i]
		if p.IsEdge {
			c.feelEdge(p.At, p.Toward, p.Edge)
			continue
		}
		if t := c.touch(p.At); t != nil && !t.seen {
			t.put(p.Terrain)
		}
	}
}

// feelEdge adds an edge that was touched from a tile.
func (c *chart) feelEdge(p grid.Point, toward grid.Direction, e grid.Edge) {
	switch toward {
	case grid.West, grid.North:
		p = p.Add(toward.Delta())
		toward = toward.Opposite()
	}
	t := c.touch(p)
	switch {
	case t == nil:
	case toward == grid.East:
		c.setEdge(t, &t.east, e)
	case toward == grid.South:
		c.setEdge(t, &t.south, e)
	}
}

func (c *chart) setEdge(t *tile, slot *grid.Edge, e grid.Edge) {
	if e != grid.NoEdge {
		*slot = e
		c.edged = true
	}
}

func (t *tile) put(terrain grid.Terrain) {
	t.terrain, t.known, t.solid = terrain, true, terrain.Has(grid.BlocksMove)
}

func (c *chart) settle(p grid.Point, side rules.Side) {
	if t := c.at(p); t != nil {
		t.holder = other
		if side == rules.Friend {
			t.holder = friend
		}
	}
}

// index is the place of a tile; it must lie on the chart.
func (c *chart) index(p grid.Point) int {
	return (p.Y-c.corner.Y)*c.width + p.X - c.corner.X
}

// point undoes index.
func (c *chart) point(i int) grid.Point {
	return grid.Point{X: c.corner.X + i%c.width, Y: c.corner.Y + i/c.width}
}

// holds reports whether a tile and all its neighbours lie on the chart.
func (c *chart) holds(p grid.Point) bool {
	x, y := p.X-c.corner.X, p.Y-c.corner.Y
	return x > 0 && y > 0 && x < c.width-1 && y < c.height-1
}

// touch is the tile at p, blank if nothing was put there yet; nil outside the
// chart.
func (c *chart) touch(p grid.Point) *tile {
	if !c.holds(p) {
		return nil
	}
	t := &c.tiles[c.index(p)]
	if t.mark != c.mark {
		*t = tile{mark: c.mark}
	}
	return t
}

// at is the tile at p if anything was put there, else nil.
func (c *chart) at(p grid.Point) *tile {
	if !c.holds(p) {
		return nil
	}
	return c.drawn(c.index(p))
}

func (c *chart) drawn(i int) *tile {
	if t := &c.tiles[i]; t.mark == c.mark {
		return t
	}
	return nil
}

// forget leaves the next searches without a goal.
func (c *chart) forget() { c.goals++ }

// aim makes a tile a goal of the next searches.
func (c *chart) aim(p grid.Point) {
	if t := c.touch(p); t != nil {
		t.goal = c.goals
	}
}

func (c *chart) isGoal(i int) bool { return c.tiles[i].goal == c.goals }

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
