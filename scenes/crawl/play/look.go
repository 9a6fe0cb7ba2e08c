package play

import (
	"slices"

	"pitchdark/rules"
	"pitchdark/rules/grid"
)

// LookKeys are the keys of looking about.
const LookKeys = "Arrows move, Tab or V goes to the next thing, Enter travels there, Esc ends."

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

// LookAt tells what is known of a tile.
func (g *Game) LookAt(at grid.Point) []string { return []string{g.Describe(at)} }
