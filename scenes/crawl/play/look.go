package play

import (
	"slices"
	"strings"

	"pitchdark/rules"
	"pitchdark/rules/grid"
	"pitchdark/rules/tell"
)

// LookKeys are the keys of looking about, for Keyed.
const LookKeys = "{up} {down} {left} {right} move, {next} or {course look:v} goes to the next thing, {confirm} travels there, {back} ends."

// Sights are the tiles worth a look, nearest first: whoever is perceived, what
// lies about, lights, doors and stairs.
func (g *Game) Sights() []grid.Point {
	v := g.view
	var at []grid.Point
	for _, t := range v.Tokens {
		at = append(at, t.At)
	}
	for _, c := range v.Contacts {
		at = append(at, c.At)
	}
	creatures := len(at)
	for _, t := range v.Things {
		at = append(at, t.At)
	}
	for _, l := range v.Lights {
		at = append(at, l.At)
	}
	for _, c := range v.Cells {
		if stairs(c.Terrain) || c.Terrain == grid.Exit || c.Terrain == grid.ClosedDoor && c.Known == rules.Seen {
			at = append(at, c.At)
		}
	}
	near := func(a, b grid.Point) int { return grid.Steps(v.Hero.At, a) - grid.Steps(v.Hero.At, b) }
	slices.SortStableFunc(at[:creatures], near)
	slices.SortStableFunc(at[creatures:], near)
	var sights []grid.Point
	for _, p := range at {
		if p != v.Hero.At && !slices.Contains(sights, p) {
			sights = append(sights, p)
		}
	}
	return sights
}

// LookAt tells all that is known of a tile, how well it is seen, and why, a line
// each with its rules.
func (g *Game) LookAt(at grid.Point) []tell.Line { return tell.LookAt(g.view, at, g.seat.Lore) }

// Ahead tells in sentences what is known beforehand of going to a tile at once,
// with what is left of the turn.
func (g *Game) Ahead(path []grid.Point, allowed int) []string {
	if allowed == 0 {
		return nil
	}
	path = path[:min(allowed, len(path))]
	c, _ := g.ground.At(path[len(path)-1])
	return tell.Forecast(g.seat.Forecast(rules.Move{Who: g.view.Hero.Handle, Path: path, Enter: stairs(c.Terrain)}))
}

// Foresee tells in sentences what is known beforehand of an entry, if nothing
// more has to be chosen for it.
func (g *Game) Foresee(e *Entry) []string {
	if g.ask == nil || e.Not != "" || strings.HasPrefix(string(e.Offer.Do), "course ") {
		return nil
	}
	p := newPick(g.view, g.ask, *e.Offer)
	if e.Choice >= 0 {
		p.Choose(e.Choice)
	}
	if p.Want() != Nothing {
		return nil
	}
	return tell.Forecast(g.seat.Forecast(p.Command()))
}
