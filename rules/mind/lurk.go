package mind

import (
	"pitchdark/rules"
	"pitchdark/rules/grid"
)

func (m *Mind) has(h rules.Habits) bool { return m.view.Hero.Habits.Has(h) }

// flameReach is how far from a flame its light is taken to fall, in tiles
// [DK-LGT-02].
const flameReach = 10

// litBy is a burning light that falls on a tile as far as its distance tells;
// nil if none does.
func (m *Mind) litBy(p grid.Point) *rules.Shine {
	for i := range m.view.Lights {
		s := &m.view.Lights[i]
		if grid.Within(s.At, p, flameReach) {
			return s
		}
	}
	return nil
}

// ambush keeps one that lies in wait where it is: in the dark beyond the light
// by which it sees its prey. It springs when the prey is within a walk, turns
// its back near by, or loses its light; when the light falls on itself, unless
// it shuns light; and waits no more once it is hurt [DK-HST-14].
func (m *Mind) ambush() rules.Command {
	if !m.has(rules.Ambushes) || m.afraid() || m.view.Hero.Health < m.view.Hero.MaxHealth || len(m.foes) == 0 || len(m.view.Contacts) > 0 {
		return nil
	}
	prey := &m.foes[0]
	if m.exposed(prey) {
		return nil
	}
	if m.litBy(m.view.Hero.At) == nil {
		return m.idle()
	}
	if m.has(rules.Shuns) {
		return m.stepOut(prey.at)
	}
	return nil
}

// exposed reports whether prey is ripe to be sprung at.
func (m *Mind) exposed(prey *somebody) bool {
	hero := &m.view.Hero
	steps := grid.Steps(hero.At, prey.at)
	light := m.litBy(prey.at)
	return steps <= hero.Allowance || light == nil || light.Gutters ||
		steps <= 2*hero.Allowance && m.backTurned(prey)
}

// backTurned reports whether somebody seen faces the other way.
func (m *Mind) backTurned(f *somebody) bool {
	for i := range m.view.Tokens {
		if t := &m.view.Tokens[i]; t.Handle == f.handle {
			return turning(t.Facing, grid.Nearest(m.view.Hero.At.Sub(t.At))) > 2
		}
	}
	return false
}

// stepOut walks to the tile within one walk that no light falls on and that is
// nearest to the prey.
func (m *Mind) stepOut(prey grid.Point) rules.Command {
	c := m.known()
	c.forget()
	best, least := -1, 0
	c.search(m.view.Hero.Allowance, 0, func(i int) bool {
		p := c.point(i)
		if s := square(p.Sub(prey)); (best < 0 || s < least) && m.litBy(p) == nil {
			best, least = i, s
		}
		return false
	})
	if best < 0 {
		return nil
	}
	return m.walkTo(best)
}

// seekGlow takes a blind creature that is drawn by light toward the nearest lit
// tile that it sees, a few steps at a time [DK-HST-14].
func (m *Mind) seekGlow() rules.Command {
	if !m.has(rules.Drawn) || m.view.Blind != rules.ByDarkness {
		return nil
	}
	hero := &m.view.Hero
	var lit *rules.Glimpse
	for i := range m.view.Cells {
		g := &m.view.Cells[i]
		if g.Known != rules.Seen || g.Light == rules.Dark || g.Terrain.Has(grid.BlocksMove) {
			continue
		}
		if lit == nil || square(g.At.Sub(hero.At)) < square(lit.At.Sub(hero.At)) {
			lit = g
		}
	}
	if lit == nil || lit.At == hero.At {
		return nil
	}
	d := grid.Nearest(lit.At.Sub(hero.At))
	return m.blindToward(d, min(groping, closest(hero.At, lit.At, d)))
}

// groping is how many tiles at a time one gropes toward a glow.
const groping = 3

// How near a lure lets strangers come before it drifts off, and how near it
// comes to them, in tiles.
const (
	lureNear = 4
	lureFar  = 7
)

// lure hovers in sight of the nearest stranger, out of its reach [DK-HST-14].
func (m *Mind) lure() rules.Command {
	if !m.has(rules.Lures) {
		return nil
	}
	t := m.nearestToken(func(t *rules.Token) bool { return t.Side != rules.Friend })
	if t == nil {
		return nil
	}
	switch steps := grid.Steps(t.At, m.view.Hero.At); {
	case steps < lureNear:
		return m.flee(t.At)
	case steps > lureFar:
		return m.goWithin(t.At, lureFar)
	}
	return m.idle()
}

// nearestToken is the nearest standing creature that is seen, fits, and is not
// oneself; nil if there is none.
func (m *Mind) nearestToken(fits func(*rules.Token) bool) *rules.Token {
	var best *rules.Token
	hero := &m.view.Hero
	for i := range m.view.Tokens {
		t := &m.view.Tokens[i]
		if !standing(t) || t.Handle == hero.Handle || !fits(t) {
			continue
		}
		if best == nil || square(t.At.Sub(hero.At)) < square(best.At.Sub(hero.At)) {
			best = t
		}
	}
	return best
}

// goWithin walks toward a tile until no more than so many tiles lie between.
func (m *Mind) goWithin(p grid.Point, tiles int) rules.Command {
	c := m.known()
	c.forget()
	c.aim(p)
	i := c.toGoal(anyway, byDoors)
	if i < 0 {
		return nil
	}
	m.path = c.way(i, m.path[:0])
	for n, q := range m.path {
		if grid.Steps(q, p) <= tiles {
			return m.walk(m.path[:n+1])
		}
	}
	return nil
}
