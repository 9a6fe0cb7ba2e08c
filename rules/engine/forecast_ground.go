package engine

import (
	"pitchdark/rules"
	"pitchdark/rules/grid"
)

// beyond is how many tiles past the hero are drawn, known or not: as far as a
// move, a throw and its light may go.
const beyond = 10

// ground is what a view knows of its level: seen, remembered, walked, felt.
type ground struct {
	open *grid.Grid // what is not known is open
	safe *grid.Grid // what is not known is solid; made when first needed
	know []rules.Known
	seen []rules.Light // in which a tile is seen now
}

// drawn lays out the known ground of a view.
func drawn(v *rules.View) ground {
	wide, high := v.Hero.At.X+beyond, v.Hero.At.Y+beyond
	for i := range v.Cells {
		wide, high = max(wide, v.Cells[i].At.X+1), max(high, v.Cells[i].At.Y+1)
	}
	g := ground{open: blank(min(wide, grid.MaxSide), min(high, grid.MaxSide))}
	g.know = make([]rules.Known, g.open.Width()*g.open.Height())
	g.seen = make([]rules.Light, len(g.know))
	for i := range v.Cells {
		c := &v.Cells[i]
		j := g.open.Index(c.At)
		g.know[j], g.seen[j] = c.Known, c.Light
		g.open.Set(c.At, c.Terrain)
		g.edge(c.At, grid.East, c.East)
		g.edge(c.At, grid.South, c.South)
		g.edge(c.At, grid.West, c.West)
		g.edge(c.At, grid.North, c.North)
	}
	for i := range v.Trace {
		g.touch(&v.Trace[i])
	}
	if g.open.Contains(v.Hero.At) && g.know[g.open.Index(v.Hero.At)] == 0 {
		g.know[g.open.Index(v.Hero.At)] = rules.Felt
	}
	return g
}

// blank is a grid of floor.
func blank(wide, high int) *grid.Grid {
	g, err := grid.New(max(wide, 1), max(high, 1))
	if err != nil {
		panic(err) // both sides are held to what a map may have
	}
	return g
}

// edge draws an edge that is known; one off the ground does not matter.
func (g *ground) edge(at grid.Point, d grid.Direction, e grid.Edge) {
	if e != grid.NoEdge {
		_ = g.open.SetEdge(at, d, e)
	}
}

// touch draws one tile or edge of a trace.
func (g *ground) touch(t *rules.Trace) {
	switch {
	case !g.open.Contains(t.At):
	case t.IsEdge:
		g.edge(t.At, t.Toward, t.Edge)
	default:
		if i := g.open.Index(t.At); g.know[i] == 0 {
			g.know[i] = rules.Felt
		}
		g.open.Set(t.At, t.Terrain)
	}
}

// knows reports how a tile is known, 0 if it is not.
func (g *ground) knows(at grid.Point) rules.Known {
	if !g.open.Contains(at) {
		return 0
	}
	return g.know[g.open.Index(at)]
}

// solid is the ground on which all that is not known is solid, and so is a door
// that was open when it was last seen.
func (g *ground) solid() *grid.Grid {
	if g.safe == nil {
		g.safe = g.open.Clone()
		for i, k := range g.know {
			if at := g.safe.PointAt(i); k == 0 || k == rules.Remembered && g.open.At(at) == grid.OpenDoor {
				g.safe.Set(at, grid.Wall)
			}
		}
	}
	return g.safe
}

// clear reports whether one is known to see from one tile to another: between
// neighbours it hangs on nothing but what lies beside a diagonal.
func (g *ground) clear(from, to grid.Point) bool {
	switch d := grid.Nearest(to.Sub(from)); {
	case from == to:
		return true
	case !g.open.LineOfSight(from, to):
		return false
	case grid.Steps(from, to) > 1:
		return g.solid().LineOfSight(from, to)
	default:
		return !d.Diagonal() || g.knows(from.Add(d.Turn(grid.ForwardLeft).Delta())) > 0 && g.knows(from.Add(d.Turn(grid.ForwardRight).Delta())) > 0
	}
}
