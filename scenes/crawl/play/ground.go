package play

import (
	"pitchdark/rules"
	"pitchdark/rules/grid"
)

// Ground is what a view knows of the ground, for finding ways. Tiles that the
// hero neither sees nor remembers are not in it, so that no way can tell what
// lies there.
type Ground struct {
	cells map[grid.Point]rules.Glimpse
	taken map[grid.Point]bool
	start grid.Point
}

// GroundOf reads a view.
func GroundOf(v *rules.View) *Ground {
	g := &Ground{cells: make(map[grid.Point]rules.Glimpse, len(v.Cells)), taken: map[grid.Point]bool{}, start: v.Hero.At}
	for _, c := range v.Cells {
		g.cells[c.At] = c
	}
	for _, t := range v.Tokens {
		if !t.Down && !t.Dead && t.At != v.Hero.At {
			g.taken[t.At] = true
		}
	}
	for _, c := range v.Contacts {
		g.taken[c.At] = true
	}
	return g
}

// At is what is known of a tile.
func (g *Ground) At(p grid.Point) (rules.Glimpse, bool) {
	c, ok := g.cells[p]
	return c, ok
}

// open reports whether a tile is known and can be stood on.
func (g *Ground) open(p grid.Point) bool {
	c, ok := g.cells[p]
	return ok && !c.Terrain.Has(grid.BlocksMove) && c.Terrain != grid.Pit
}

// edge is what stands between a tile and its orthogonal neighbour.
func (g *Ground) edge(p grid.Point, d grid.Direction) grid.Edge {
	if d == grid.North || d == grid.West {
		here, q := g.cells[p], p.Add(d.Delta())
		if _, ok := g.cells[q]; !ok {
			if d == grid.West {
				return here.West
			}
			return here.North
		}
		p, d = q, d.Opposite()
	}
	c := g.cells[p]
	if d == grid.East {
		return c.East
	}
	return c.South
}

// passes reports whether a step from p toward d is known to be open
// [DK-GRD-04, DK-GRD-06].
func (g *Ground) passes(p grid.Point, d grid.Direction) bool {
	to := p.Add(d.Delta())
	if !g.open(to) {
		return false
	}
	if !d.Diagonal() {
		return !g.edge(p, d).Has(grid.BlocksMove)
	}
	left, right := (d+7)%8, (d+1)%8
	return g.round(p, left, right) || g.round(p, right, left)
}

// round reports whether the corner between a and b is known to be open by way
// of the tile toward a.
func (g *Ground) round(p grid.Point, a, b grid.Direction) bool {
	middle := p.Add(a.Delta())
	return g.open(middle) && !g.edge(p, a).Has(grid.BlocksMove) && !g.edge(middle, b).Has(grid.BlocksMove)
}

// ways are the eight directions, straight ones first, so that of equally short
// ways the straighter is found.
var ways = [8]grid.Direction{
	grid.North, grid.East, grid.South, grid.West, grid.NorthEast, grid.SouthEast, grid.SouthWest, grid.NorthWest,
}

// Route is the shortest known way to a tile, without the start; for a tile
// that stops a body, as a closed door, the way to its side. It is nil if there
// is none. Brinks are entered only at its end [DK-MOV-12, DK-GRD-01].
func (g *Ground) Route(goal grid.Point) []grid.Point {
	if _, known := g.cells[goal]; !known || goal == g.start {
		return nil
	}
	reached := g.open(goal) && !g.taken[goal]
	from := map[grid.Point]grid.Direction{}
	queue := []grid.Point{g.start}
	for len(queue) > 0 {
		p := queue[0]
		queue = queue[1:]
		if p == goal || !reached && p != g.start && grid.Steps(p, goal) == 1 && !grid.Nearest(goal.Sub(p)).Diagonal() {
			return g.back(from, p)
		}
		if p != g.start && g.cells[p].Terrain.Has(grid.Brink) {
			continue
		}
		for _, d := range ways {
			to := p.Add(d.Delta())
			if _, seen := from[to]; !seen && to != g.start && !g.taken[to] && g.passes(p, d) {
				from[to] = d
				queue = append(queue, to)
			}
		}
	}
	return nil
}

// back gathers the way that a search took to p.
func (g *Ground) back(from map[grid.Point]grid.Direction, p grid.Point) []grid.Point {
	var path []grid.Point
	for p != g.start {
		path = append(path, p)
		p = p.Sub(from[p].Delta())
	}
	for i, j := 0, len(path)-1; i < j; i, j = i+1, j-1 {
		path[i], path[j] = path[j], path[i]
	}
	return path
}
