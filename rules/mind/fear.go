package mind

import (
	"pitchdark/rules"
	"pitchdark/rules/grid"
)

// afraid reports whether a creature runs from its foes: the timid always do,
// the wary when badly hurt.
func (m *Mind) afraid() bool {
	hero := &m.view.Hero
	return hero.Temper == rules.Timid || hero.Temper == rules.Wary && hero.Health*3 < hero.MaxHealth
}

// runAway takes a frightened creature away from its foes over known ground. Now
// and then it calls for help first, if it sees no friend. Cornered, it leaves
// the choice to its other habits.
func (m *Mind) runAway() rules.Command {
	if !m.afraid() {
		return nil
	}
	threats := m.threats()
	if len(threats) == 0 {
		return nil
	}
	if len(m.foes) > 0 && m.can(doCall) && !m.seesFriend() && m.roll.Roll(dieCall, 6) == 1 {
		if c := m.try(doCall, wish{}); c != nil {
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

func (m *Mind) seesFriend() bool {
	for i := range m.view.Tokens {
		t := &m.view.Tokens[i]
		if standing(t) && t.Side == rules.Friend && t.Handle != m.view.Hero.Handle {
			return true
		}
	}
	return false
}

// flee walks to the tile within one walk that lies farthest from all threats.
func (m *Mind) flee(threats ...grid.Point) rules.Command {
	if i := m.known().farthest(threats, m.view.Hero.Allowance); i >= 0 {
		return m.walkTo(i)
	}
	return nil
}
