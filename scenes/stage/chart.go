package stage

import (
	"pitchdark/assets"
	"pitchdark/rules"
	"pitchdark/rules/grid"
	"pitchdark/sprites/cue"
)

// chart finds the known neighbours of a tile: the view's cells by place.
type chart struct {
	masonry       *masonry
	cells         []rules.Glimpse
	left, top     int
	width, height int
	barred        []rules.Barred
	places        []int32 // 1-based index into cells; 0 is unknown
}

func (c *chart) read(cells []rules.Glimpse) {
	c.cells, c.width, c.height = cells, 0, 0
	if len(cells) == 0 {
		return
	}
	low, high := cells[0].At, cells[0].At
	for i := range cells {
		p := cells[i].At
		low = grid.Point{X: min(low.X, p.X), Y: min(low.Y, p.Y)}
		high = grid.Point{X: max(high.X, p.X), Y: max(high.Y, p.Y)}
	}
	c.left, c.top = low.X, low.Y
	c.width, c.height = high.X-low.X+1, high.Y-low.Y+1
	if n := c.width * c.height; cap(c.places) < n {
		c.places = make([]int32, n)
	} else {
		c.places = c.places[:n]
		clear(c.places)
	}
	for i := range cells {
		c.places[(cells[i].At.Y-c.top)*c.width+cells[i].At.X-c.left] = int32(i + 1)
	}
}

// at is the glimpse of a tile, or nil if it is unknown.
func (c *chart) at(p grid.Point) *rules.Glimpse {
	x, y := p.X-c.left, p.Y-c.top
	if uint(x) >= uint(c.width) || uint(y) >= uint(c.height) {
		return nil
	}
	if i := c.places[y*c.width+x]; i > 0 {
		return &c.cells[i-1]
	}
	return nil
}

// open reports whether a tile is known and no part of a wall: walls show a
// face or a rim toward it.
func (c *chart) open(p grid.Point) bool {
	g := c.at(p)
	return g != nil && !walled(g.Terrain)
}

// joined reports whether a tile is known and part of a wall.
func (c *chart) joined(p grid.Point) bool {
	g := c.at(p)
	return g != nil && walled(g.Terrain)
}

// walled terrains join to one line of masonry.
func walled(t grid.Terrain) bool {
	return t == grid.Wall || t == grid.ClosedDoor || t == grid.OpenDoor
}

// chance is a number that is always the same for one tile, 0…n-1.
func chance(p grid.Point, n uint32) int {
	h := uint32(p.X)*0x9e3779b1 ^ uint32(p.Y)*0x85ebca6b
	h ^= h >> 15
	h *= 0x2c1b3c6d
	h ^= h >> 13
	return int(h % n)
}

// draw is the picture of one known tile.
func (c *chart) draw(g *rules.Glimpse) cue.Ground {
	out := cue.Ground{
		At: tile(g.At), Known: known[g.Known%4], Light: uint8(min(g.Light, rules.Bright)),
		Solid: g.Terrain.Has(grid.BlocksMove), Tall: g.Terrain.Has(grid.BlocksSight | grid.BlocksMove),
		East: edgeCell(g.East, true), South: edgeCell(g.South, false),
	}
	if g.East.Has(grid.BlocksMove) {
		out.Edges |= 1
	}
	if g.South.Has(grid.BlocksMove) {
		out.Edges |= 2
	}
	c.terrain(&out.Layers, g)
	return out
}

// beyond adds the edges of a tile toward tiles that are not known: each is drawn
// with the tile on whose side it stands, of which nothing else is.
func (c *chart) beyond(tiles []cue.Ground, g *rules.Glimpse) []cue.Ground {
	if g.West != grid.NoEdge {
		out := cue.Ground{At: tile(g.At.Add(grid.West.Delta())), Known: cue.Remembered, East: edgeCell(g.West, true)}
		if g.West.Has(grid.BlocksMove) {
			out.Edges |= 1
		}
		tiles = append(tiles, out)
	}
	if g.North != grid.NoEdge {
		out := cue.Ground{At: tile(g.At.Add(grid.North.Delta())), Known: cue.Remembered, South: edgeCell(g.North, false)}
		if g.North.Has(grid.BlocksMove) {
			out.Edges |= 2
		}
		tiles = append(tiles, out)
	}
	return tiles
}

var known = [4]cue.Known{
	rules.Remembered: cue.Remembered, rules.Seen: cue.Seen, rules.Felt: cue.Felt,
}

func (c *chart) terrain(l *cue.Layers, g *rules.Glimpse) {
	switch g.Terrain {
	case grid.Wall:
		c.wall(l, g.At)
		return
	case grid.ClosedDoor:
		c.door(l, g.At, &doors[0])
		return
	case grid.OpenDoor:
		c.door(l, g.At, &doors[1])
		return
	}
	c.floor(l, g.At)
	switch g.Terrain {
	case grid.Floor:
		c.scattered(l, g.At)
	case grid.Shallows, grid.DeepWater:
		c.water(l, g.At, g.Terrain)
	case grid.Furniture:
		l.Add(c.furniture(g.At))
	case grid.Railing:
		l.Add(railings[upright(c, g.At, grid.Railing)])
	default:
		l.Add(plain[g.Terrain%grid.Terrain(len(plain))])
	}
}

// furniture is what stands before a wall, or free.
func (c *chart) furniture(p grid.Point) assets.Cell {
	if c.joined(p.Add(grid.North.Delta())) {
		return one(c.masonry.shelves, p)
	}
	return one(c.masonry.furniture, p)
}

// upright is 1 if a line of such tiles runs north to south, else 0.
func upright(c *chart, p grid.Point, t grid.Terrain) int {
	n, s := c.at(p.Add(grid.North.Delta())), c.at(p.Add(grid.South.Delta()))
	if n != nil && n.Terrain == t || s != nil && s.Terrain == t {
		return 1
	}
	return 0
}
