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
	aims   int    // how many there are
	crowd  bool   // a friend stands somewhere
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
	goal        uint32         // the goals that it belongs to
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
		c.beyond(g.At, grid.West, g.West)
		c.beyond(g.At, grid.North, g.North)
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
// two tiles: one for neighbours, one for their edges.
func (c *chart) open(v *rules.View, cells bool) {
	low, high := bounds(v, cells)
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
	c.forget()
	c.edged, c.crowd, c.eyes = false, false, v.Blind == rules.Sighted
	c.start = c.index(v.Hero.At)
	for d := range c.around {
		delta := grid.Direction(d).Delta()
		c.around[d] = delta.Y*c.width + delta.X
	}
}

// bounds are the corners of what a chart has to hold: the trace and, if so
// wished, the cells.
func bounds(v *rules.View, cells bool) (low, high grid.Point) {
	low, high = v.Hero.At, v.Hero.At
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
	return low, high
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

// beyond notes an edge between a known tile and one that is not.
func (c *chart) beyond(at grid.Point, d grid.Direction, e grid.Edge) {
	if e == grid.NoEdge {
		return
	}
	t := c.touch(at.Add(d.Delta()))
	switch {
	case t == nil:
	case d == grid.West:
		c.setEdge(t, &t.east, e)
	default:
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
			t.holder, c.crowd = friend, true
		}
	}
}

// keepOff closes all tiles within some of p as if others stood there.
func (c *chart) keepOff(p grid.Point, within int) {
	for dy := -within; dy <= within; dy++ {
		for dx := -within; dx <= within; dx++ {
			if t := c.at(p.Add(grid.Point{X: dx, Y: dy})); t != nil && t.holder == nobody {
				t.holder = other
			}
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
func (c *chart) forget() {
	c.goals++
	c.aims = 0
}

// aim makes a tile a goal of the next searches.
func (c *chart) aim(p grid.Point) {
	if t := c.touch(p); t != nil {
		t.goal = c.goals
		c.aims++
	}
}

func (c *chart) isGoal(i int) bool { return c.tiles[i].goal == c.goals }
