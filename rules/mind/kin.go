package mind

import (
	"pitchdark/rules"
	"pitchdark/rules/grid"
)

// callAgain is how many rounds one that has called is silent before it calls
// for help again.
const callAgain = 12

// callKin calls its own when it sees a foe [DK-HST-14].
func (m *Mind) callKin() rules.Command {
	hero := &m.view.Hero
	if !m.has(rules.Calls) || len(m.foes) == 0 || hero.Called > 0 && m.view.Round+1-hero.Called < callAgain {
		return nil
	}
	return m.try(doCall, wish{})
}

// answerCall goes where its own called from: those who call come when called
// [DK-HST-14].
func (m *Mind) answerCall() rules.Command {
	if !m.has(rules.Calls) || m.view.Hero.Temper == rules.Timid {
		return nil
	}
	s := m.voice()
	if s == nil {
		return nil
	}
	if m.view.Blind != rules.Sighted {
		return m.blindToward(s.From, bound(s))
	}
	return m.goTo(m.source(s))
}

// voice is the last word or call of its own side that came from a direction,
// this round or the last; nil if there was none.
func (m *Mind) voice() *rules.Sound {
	var last *rules.Sound
	for i := range m.view.Sounds {
		s := &m.view.Sounds[i]
		if s.Side == rules.Friend && !s.Here && s.Round >= m.view.Round-1 && (last == nil || s.Order > last.Order) {
			last = s
		}
	}
	return last
}

// source is about where a sound came from.
func (m *Mind) source(s *rules.Sound) grid.Point {
	return m.view.Hero.At.Add(s.From.Delta().Scale(bound(s)))
}

// rally takes a frightened creature to its own: to the nearest that it sees and
// comes to before a threat does, else toward a voice that does not come from
// where the threat is [DK-HST-14].
func (m *Mind) rally(threats []grid.Point) rules.Command {
	here := m.view.Hero.At
	if t := m.kin(); t != nil {
		if dread(t.At, threats) > square(t.At.Sub(here)) {
			return m.goTo(t.At)
		}
		return nil
	}
	if s := m.voice(); s != nil && turning(s.From, grid.Nearest(threats[0].Sub(here))) > 1 {
		return m.goTo(m.source(s))
	}
	return nil
}

// kin is the nearest of its own that it sees.
func (m *Mind) kin() *rules.Token {
	return m.nearestToken(func(t *rules.Token) bool { return t.Side == rules.Friend })
}

// heartened reports whether one that rallies stands beside one of its own.
func (m *Mind) heartened() bool {
	if !m.has(rules.Rallies) {
		return false
	}
	t := m.kin()
	return t != nil && grid.Steps(t.At, m.view.Hero.At) <= 1
}

// trailing is how near to its own one that trails them keeps, in tiles.
const trailing = 2

// trail walks along with the nearest of its own, or toward its voice
// [DK-HST-14].
func (m *Mind) trail() rules.Command {
	if !m.has(rules.Trails) {
		return nil
	}
	if t := m.kin(); t != nil {
		if grid.Steps(t.At, m.view.Hero.At) > trailing {
			return m.goWithin(t.At, trailing)
		}
		return m.idle()
	}
	if s := m.voice(); s != nil {
		return m.goTo(m.source(s))
	}
	return nil
}
