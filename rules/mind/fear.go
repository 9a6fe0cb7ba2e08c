package mind

import (
	"slices"

	"pitchdark/rules"
	"pitchdark/rules/grid"
)

// afraid reports whether a creature runs from its foes: the timid always do,
// the wary when badly hurt; but not those who rally, beside their own.
func (m *Mind) afraid() bool {
	hero := &m.view.Hero
	scared := hero.Temper == rules.Timid || hero.Temper == rules.Wary && hero.Health*3 < hero.MaxHealth
	return scared && !m.heartened()
}

// runAway takes a frightened creature away from its foes over known ground, or to
// its own. Cornered, it leaves the choice to its other habits.
func (m *Mind) runAway() rules.Command {
	if !m.afraid() {
		return nil
	}
	threats := m.threats()
	if len(threats) == 0 {
		return nil
	}
	if hero := &m.view.Hero; 2*hero.Health > hero.MaxHealth {
		if c := m.try(doWithdraw, wish{}); c != nil {
			return c
		}
	}
	if c := m.try(doFlee, wish{}); c != nil {
		return c
	}
	if m.has(rules.Rallies) {
		threats = slices.Clone(threats) // its memory serves for ways too
		if c := m.rally(threats); c != nil {
			return c
		}
	}
	return m.flee(threats...)
}

// threats are where the foes are that a creature perceives, or did a short
// while ago.
func (m *Mind) threats() []grid.Point {
	m.path = m.path[:0]
	for i := range m.foes {
		m.path = append(m.path, m.foes[i].at)
	}
	for i := range m.view.Lost {
		if l := &m.view.Lost[i]; m.hunted(l) {
			m.path = append(m.path, l.At)
		}
	}
	return m.path
}

// flee walks to the tile within one walk that lies farthest from all threats.
func (m *Mind) flee(threats ...grid.Point) rules.Command {
	if i := m.known().farthest(threats, m.view.Hero.Allowance); i >= 0 {
		return m.walkTo(i)
	}
	return nil
}
