package play

import (
	"slices"

	"pitchdark/rules"
	"pitchdark/rules/grid"
)

// brink is a tile that a sighted walker steps onto only when it means to
// [DK-GRD-01]: pointed at twice, it does.
type brink struct{ at grid.Point }

// Step is one step of a sighted hero: onto the next tile; at a foe that
// stands there; through a door that is shut, by opening it.
func (g *Game) Step(d grid.Direction) bool {
	g.notice = ""
	h := &g.view.Hero
	to := h.At.Add(d.Delta())
	if g.spent() {
		if h.Actions > 0 && (g.strike(to) || g.opens(d, to)) || !g.pass(d) {
			return true
		}
		g.notice = ""
	}
	switch {
	case g.strike(to), g.opens(d, to):
		return true
	case h.Actions == 0 && g.foe(to) && g.offer("end") != nil:
		return !g.pass(d) || g.strike(to) // whoever walks on into a foe means to strike it
	case g.notice != "" || g.wavers(to):
		return false
	}
	if g.give(rules.Move{Who: h.Handle, Path: []grid.Point{to}, Enter: g.means(to)}) {
		return true
	}
	if g.dark(to) {
		return g.grope(d)
	}
	return false
}

// spent reports whether nothing is left of the turn, or of the movement in it,
// to walk with.
func (g *Game) spent() bool {
	h := &g.view.Hero
	return h.Left == 0 && (h.Actions == 0 || h.Moved) && g.offer("end") != nil
}

// pass ends a turn of which nothing is left, facing the way that the hero walks,
// and reports whether the next began with nothing new, so that it can walk on.
func (g *Game) pass(d grid.Direction) bool {
	p := newPick(g.view, g.ask, *g.offer("end"))
	p.Aim(d)
	return g.Give(p.Command()) && g.course.halt == "" && g.ask != nil && !g.Asking() && g.view.Blind == rules.Sighted
}

// strike attacks a foe that is seen on the next tile.
func (g *Game) strike(to grid.Point) bool {
	o := g.offer("attack")
	if !g.foe(to) || o == nil {
		return false
	}
	p := newPick(g.view, g.ask, *o)
	if p.Want() == Tile && !p.Point(to) {
		return false
	}
	return p.Want() == Nothing && g.give(p.Command())
}

// foe reports whether a foe that stands is seen on a tile.
func (g *Game) foe(to grid.Point) bool {
	return slices.ContainsFunc(g.view.Tokens, func(t rules.Token) bool {
		return t.At == to && t.Side == rules.Foe && !t.Down && !t.Dead
	})
}

// opens opens a shut door that is seen on the next tile or before it.
func (g *Game) opens(d grid.Direction, to grid.Point) bool {
	c, known := g.ground.At(to)
	shut := known && c.Terrain == grid.ClosedDoor || !d.Diagonal() && g.ground.edge(g.view.Hero.At, d) == grid.ClosedThinDoor
	if !shut {
		return false
	}
	o := g.offer("open")
	if o == nil {
		return g.do("open") // which says why not
	}
	p := newPick(g.view, g.ask, *o)
	if p.Want() == Direction && !p.Aim(d) || p.To != d {
		return false
	}
	return g.give(p.Command())
}

// wavers asks once before a step over a brink that is no stair.
func (g *Game) wavers(to grid.Point) bool {
	c, _ := g.ground.At(to)
	if !c.Terrain.Has(grid.Brink) || stairs(c.Terrain) || g.sure != nil && g.sure.at == to {
		return false
	}
	g.sure = &brink{to}
	g.notice = capital(c.Terrain.String()) + " lies that way. Point there again to step in. [DK-GRD-01]"
	return true
}

// means reports whether a walk means to go over the brink of its last tile.
func (g *Game) means(to grid.Point) bool {
	c, _ := g.ground.At(to)
	return stairs(c.Terrain) || g.sure != nil && g.sure.at == to
}

func stairs(t grid.Terrain) bool { return t == grid.StairsDown || t == grid.StairsUp }

// dark reports whether a tile is not seen now.
func (g *Game) dark(to grid.Point) bool {
	c, known := g.ground.At(to)
	return !known || c.Known != rules.Seen
}

// grope opens the dial of a blind walk toward a tile that a sighted hero
// cannot see [DK-MOV-12].
func (g *Game) grope(d grid.Direction) bool {
	o := g.offer("blind move")
	if o == nil {
		return false
	}
	g.pick = newPick(g.view, g.ask, *o)
	g.pick.Aim(d)
	g.notice = "You cannot see that way. Set a distance and walk blind, or let it be. [DK-MOV-12]"
	return true
}

// Way is the way that a click on a tile would take: as far as it is known, and
// how much of it the walk allows now.
func (g *Game) Way(to grid.Point) (path []grid.Point, allowed int) {
	o := g.offer("move")
	if o == nil || g.Asking() || g.pick != nil && g.pick.Want() != Path {
		return nil, 0
	}
	path = g.ground.Route(to)
	return path, min(len(path), o.Params[0].Max)
}

// Point takes a click on a tile: of those to choose from, or as a target, a
// direction, or the end of a walk.
func (g *Game) Point(to grid.Point) bool {
	if g.ask == nil || g.broken != nil {
		return false
	}
	p, at := g.pick, g.view.Hero.At
	switch {
	case g.aim(to):
		return true
	case p != nil && p.Want() == Tile:
		if p.Point(to) {
			g.settle()
		}
		return true
	case p != nil && (p.Want() == Direction || p.Want() == Dial):
		if to == at {
			return g.Confirm()
		}
		return g.Aim(grid.Nearest(to.Sub(at)))
	case p != nil && p.Want() != Path || g.Asking() || to == at:
		return false
	case grid.Steps(at, to) == 1:
		g.pick = nil
		return g.Step(grid.Nearest(to.Sub(at)))
	}
	return g.walk(to)
}

// walk goes the known way to a tile, over several turns if need be.
func (g *Game) walk(to grid.Point) bool {
	path := g.ground.Route(to)
	if len(path) == 0 {
		g.notice = "You know no way there."
		return false
	}
	if _, allowed := g.Way(to); allowed < len(path) {
		return g.Set(rules.Errand{Kind: rules.Travel, To: to})
	}
	c, _ := g.ground.At(path[len(path)-1])
	return g.give(rules.Move{Who: g.view.Hero.Handle, Path: path, Enter: stairs(c.Terrain)})
}
