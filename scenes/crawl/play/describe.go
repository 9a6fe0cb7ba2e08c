package play

import (
	"strings"

	"pitchdark/rules"
	"pitchdark/rules/grid"
	"pitchdark/rules/tell"
)

// Describe says what the hero knows of a tile, in one line.
func (g *Game) Describe(p grid.Point) string {
	c, ok := g.ground.At(p)
	if !ok {
		return "Unknown"
	}
	words := append(g.present(p), c.Terrain.String())
	switch {
	case c.Known != rules.Seen:
		words = append(words, "remembered")
	default:
		words = append(words, c.Light.String())
	}
	return capital(strings.Join(words, ", "))
}

// present are those who stand on a tile, and what lies on it.
func (g *Game) present(p grid.Point) []string {
	var words []string
	for i := range g.view.Tokens {
		if t := &g.view.Tokens[i]; t.At == p && t.Handle != g.view.Hero.Handle {
			words = append(words, figure(t))
		}
	}
	if g.view.Hero.At == p {
		words = append(words, g.view.Hero.Name)
	}
	for _, t := range g.view.Things {
		if t.At == p && g.view.Flame(&t) == nil {
			words = append(words, t.Name)
		}
	}
	for _, l := range g.view.Lights {
		if l.At == p && l.Bearer == 0 {
			words = append(words, tell.Content(l.Kind)+", burning")
		}
	}
	return words
}

func figure(t *rules.Token) string {
	switch {
	case t.Degree < rules.Identified:
		return "a shape"
	case t.Dead:
		return t.Name + " (dead)"
	case t.Down:
		return t.Name + " (down)"
	}
	words := t.Name + " (" + t.Side.String()
	if t.Health >= rules.Hurt {
		words += ", " + t.Health.String()
	}
	if t.Asleep {
		words += ", asleep"
	}
	return words + ")"
}
