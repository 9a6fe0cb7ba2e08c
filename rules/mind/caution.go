package mind

import (
	"strings"

	"pitchdark/rules"
	"pitchdark/rules/grid"
)

// berth is how wide a berth a hero gives to what daunts it, in tiles.
const berth = 3

// daunting reports whether somebody seen is one that a hero by itself leaves
// alone if it is let alone: of a bear's size, or a warden of graves.
func (m *Mind) daunting(t *rules.Token) bool {
	return m.delving && len(m.view.Party) == 0 && t.Side == rules.Foe && standing(t) &&
		(t.Big || strings.HasSuffix(string(t.Kind), "warden"))
}

// daunts is daunting, of a handle.
func (m *Mind) daunts(h rules.Handle) bool {
	for i := range m.view.Tokens {
		if t := &m.view.Tokens[i]; t.Handle == h {
			return m.daunting(t)
		}
	}
	return false
}

// skirt keeps the ways of a hero clear of those that daunt it. One time in
// sixteen it dares to pass, lest one in its way hold it for ever. An errand,
// which rolls no dice, goes the way that its player bade.
func (m *Mind) skirt() {
	if m.roll == nil {
		return
	}
	dares := false
	for i := range m.view.Tokens {
		t := &m.view.Tokens[i]
		if !m.daunting(t) {
			continue
		}
		if !dares && m.roll.Roll(dieDare, 16) == 16 {
			return
		}
		dares = true
		m.chart.keepOff(t.At, berth)
	}
}

// backOff takes a hero away from one that daunts it and is slow: it goes no
// farther from its post than a few steps.
func (m *Mind) backOff() rules.Command {
	for i := range m.view.Tokens {
		t := &m.view.Tokens[i]
		if m.daunting(t) && !t.Big && grid.Steps(t.At, m.view.Hero.At) <= wary {
			return m.flee(t.At)
		}
	}
	return nil
}

// wary is how near a hero lets a slow foe that daunts it come, in tiles.
const wary = 5

// flight is how far off stairs may be that a hurt hero makes for, in walks.
const flight = 3

// escape takes a hero that has lost half its hit points away from its foes by
// the nearest stairs, which none of them takes.
func (m *Mind) escape() rules.Command {
	hero := &m.view.Hero
	if len(m.foes) == 0 || hero.Health*2 > hero.MaxHealth {
		return nil
	}
	if c := m.try(doStairs, wish{any: true}); c != nil {
		return c
	}
	c := m.known()
	c.forget()
	for i := range m.view.Cells {
		if g := &m.view.Cells[i]; g.Terrain == grid.StairsUp || g.Terrain == grid.StairsDown {
			c.aim(g.At)
		}
	}
	if i := c.toGoal(flight*hero.Allowance, 0); i >= 0 {
		return m.walkTo(i)
	}
	return nil
}
