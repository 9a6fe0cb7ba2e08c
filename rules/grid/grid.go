package grid

import "fmt"

// MaxSide is the largest width or height of a map in tiles [DK-GRD-01].
const MaxSide = 200

// Grid is one level's terrain and edges. Outside it all is wall [DK-GRD-01].
// A Grid is not safe for concurrent use.
type Grid struct {
	width, height int
	terrain       []Terrain
	// east[i] lies between tile i and its eastern neighbour, south[i] between
	// it and its southern one; both are nil while the grid has no edge.
	east, south []Edge
	edges       int
	revision    uint32
	sight       sight
	echo        echo
}

// New makes a grid of floor, width×height tiles, each 1…MaxSide.
func New(width, height int) (*Grid, error) {
	if width < 1 || height < 1 || width > MaxSide || height > MaxSide {
		return nil, fmt.Errorf("a map of %d×%d tiles: each side must be 1 to %d [DK-GRD-01]", width, height, MaxSide)
	}
	g := &Grid{width: width, height: height, terrain: make([]Terrain, width*height)}
	g.sight.reset(g)
	return g, nil
}

// Width is the number of columns.
func (g *Grid) Width() int { return g.width }

// Height is the number of rows.
func (g *Grid) Height() int { return g.height }

// Contains reports whether p lies on the map.
func (g *Grid) Contains(p Point) bool {
	return uint(p.X) < uint(g.width) && uint(p.Y) < uint(g.height)
}

// Index is the place of p in row order; p must lie on the map.
func (g *Grid) Index(p Point) int { return p.Y*g.width + p.X }

// PointAt is the tile with the given index; it undoes Index.
func (g *Grid) PointAt(i int) Point { return Point{i % g.width, i / g.width} }

// Revision grows by one with every change of terrain or edge.
func (g *Grid) Revision() uint32 { return g.revision }

// At is the terrain of a tile: wall outside the map.
func (g *Grid) At(p Point) Terrain {
	if !g.Contains(p) {
		return Wall
	}
	return g.terrain[g.Index(p)]
}

// Tiles is the terrain of all tiles in row order; it must not be written.
func (g *Grid) Tiles() []Terrain { return g.terrain }

// Opaque is the tiles that block sight in a row's i-th word of 64, as bits like
// those of a Field. Beyond the map all do.
func (g *Grid) Opaque(y, i int) uint64 {
	b := &g.sight.lattices[0].tiles
	return b.words[y*b.stride+1+i]
}

// Set changes the terrain of a tile on the map.
func (g *Grid) Set(p Point, t Terrain) {
	i := g.Index(p)
	old := g.terrain[i]
	if old == t {
		return
	}
	g.terrain[i] = t
	g.revision++
	g.sight.terrainChanged(p, old, t)
	g.echo.forget(g, p)
}

// HasEdges reports whether any edge carries something.
func (g *Grid) HasEdges() bool { return g.edges > 0 }

// edgeSlot finds where the edge of tile p toward the orthogonal d is kept.
func (g *Grid) edgeSlot(p Point, d Direction) (owner Point, east bool) {
	switch d {
	case East:
		return p, true
	case West:
		return p.Add(West.Delta()), true
	case South:
		return p, false
	default:
		return p.Add(North.Delta()), false
	}
}

// Edge is what stands between p and its orthogonal neighbour in direction d
// [DK-GRD-06]. Diagonal directions and edges of the map's border have none.
func (g *Grid) Edge(p Point, d Direction) Edge {
	if g.edges == 0 || d.Diagonal() {
		return NoEdge
	}
	owner, east := g.edgeSlot(p, d)
	if !g.Contains(owner) {
		return NoEdge
	}
	if east {
		return g.east[g.Index(owner)]
	}
	return g.south[g.Index(owner)]
}

// SetEdge puts e between p and its orthogonal neighbour in direction d. Both
// tiles must lie on the map.
func (g *Grid) SetEdge(p Point, d Direction, e Edge) error {
	if d.Diagonal() || !g.Contains(p) || !g.Contains(p.Add(d.Delta())) {
		return fmt.Errorf("an edge at %d,%d toward %s: it must lie between two orthogonally adjacent tiles of the map [DK-GRD-06]", p.X, p.Y, d)
	}
	if g.east == nil {
		g.east = make([]Edge, len(g.terrain))
		g.south = make([]Edge, len(g.terrain))
	}
	owner, east := g.edgeSlot(p, d)
	slot := &g.south[g.Index(owner)]
	if east {
		slot = &g.east[g.Index(owner)]
	}
	old := *slot
	if old == e {
		return nil
	}
	switch {
	case old == NoEdge:
		g.edges++
	case e == NoEdge:
		g.edges--
	}
	*slot = e
	g.revision++
	g.sight.edgeChanged(g, owner, east, old, e)
	g.echo.forget(g, owner)
	return nil
}

// Clone is an independent copy.
func (g *Grid) Clone() *Grid {
	c, err := New(g.width, g.height)
	if err != nil {
		panic(err) // g itself was made by New
	}
	copy(c.terrain, g.terrain)
	if g.east != nil {
		c.east = append([]Edge(nil), g.east...)
		c.south = append([]Edge(nil), g.south...)
	}
	c.edges, c.revision = g.edges, g.revision
	c.sight.reset(c)
	return c
}

// Block says what stops a step: the tile or edge that was met, and for a
// closed corner both of them [DK-GRD-04, DK-MOV-04].
type Block struct {
	At     Point     // the tile met, or the tile that the edge belongs to
	Edge   bool      // an edge of At toward Toward was met, not the tile
	Toward Direction // of the edge
}

// Step tells what stops a step from a tile in direction d, by terrain and
// edges alone: nothing (no blocks), the tile or edge in the way, or for a
// diagonal both ways round its closed corner [DK-GRD-04, DK-GRD-06]. It
// returns how many of blocks were filled.
func (g *Grid) Step(from Point, d Direction) (blocks [2]Block, n int) {
	to := from.Add(d.Delta())
	if !d.Diagonal() {
		if g.Edge(from, d).Has(BlocksMove) {
			blocks[0], n = Block{At: from, Edge: true, Toward: d}, 1
		} else if g.At(to).Has(BlocksMove) {
			blocks[0], n = Block{At: to}, 1
		}
		return blocks, n
	}
	if g.At(to).Has(BlocksMove) {
		blocks[0] = Block{At: to}
		return blocks, 1
	}
	first, shut := g.round(from, (d+7)%8, (d+1)%8)
	if !shut {
		return blocks, 0
	}
	second, shut := g.round(from, (d+1)%8, (d+7)%8)
	if !shut {
		return blocks, 0
	}
	return [2]Block{first, second}, 2
}

// round tells whether the way from a tile by a and then b is shut for
// movement, and by what.
func (g *Grid) round(from Point, a, b Direction) (Block, bool) {
	middle := from.Add(a.Delta())
	switch {
	case g.Edge(from, a).Has(BlocksMove):
		return Block{At: from, Edge: true, Toward: a}, true
	case g.At(middle).Has(BlocksMove):
		return Block{At: middle}, true
	case g.Edge(middle, b).Has(BlocksMove):
		return Block{At: middle, Edge: true, Toward: b}, true
	}
	return Block{}, false
}

// Passable reports whether terrain and edges let a step pass [DK-GRD-04].
func (g *Grid) Passable(from Point, d Direction) bool {
	_, n := g.Step(from, d)
	return n == 0
}

// Adjacent reports whether b is one of a's eight neighbours and no wall, door
// or edge blocks the step between the two; furniture does not matter
// [DK-GRD-07].
func (g *Grid) Adjacent(a, b Point) bool {
	if Steps(a, b) != 1 {
		return false
	}
	d := Nearest(b.Sub(a))
	if !d.Diagonal() {
		return !g.Edge(a, d).Has(BlocksMove) && !parts(g.At(b)) && !parts(g.At(a))
	}
	if parts(g.At(a)) || parts(g.At(b)) {
		return false
	}
	return !g.parted(a, (d+7)%8, (d+1)%8) || !g.parted(a, (d+1)%8, (d+7)%8)
}

// parts reports whether a terrain keeps its neighbours from touching across
// it: walls, pillars and closed doors do, furniture does not [DK-GRD-07].
func parts(t Terrain) bool { return t.Has(BlocksMove | BlocksSight) }

func (g *Grid) parted(from Point, a, b Direction) bool {
	middle := from.Add(a.Delta())
	return g.Edge(from, a).Has(BlocksMove) || parts(g.At(middle)) || g.Edge(middle, b).Has(BlocksMove)
}
