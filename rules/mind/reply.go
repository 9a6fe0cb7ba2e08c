package mind

import (
	"pitchdark/rules"
	"pitchdark/rules/grid"
)

// reply answers an ask that interrupts a move, or nil if nothing fits.
func (m *Mind) reply() rules.Command {
	switch m.ask.Phase {
	case rules.PhaseExchange:
		return m.exchange()
	case rules.PhaseCrossing:
		return m.choice(m.meetsFoe(), chooseMeet, chooseLetPass)
	case rules.PhasePassage:
		return m.choice(m.opponent(chooseRefuse) == rules.Foe, chooseRefuse, chooseLetPass)
	case rules.PhaseLight:
		return m.choice(m.stopsInLight(), chooseStop, chooseGoOn)
	case rules.PhaseStrike:
		return m.choice(m.strikesOut(), chooseStrike, chooseHold)
	case rules.PhaseFacing:
		return m.reface()
	case rules.PhaseDeclare:
		return m.stance()
	case rules.PhaseGrowth:
		return m.anything()
	}
	return nil
}

// choice takes one of two answers, or the other if that one is not open.
func (m *Mind) choice(yes bool, a, b rules.ActionID) rules.Command {
	if !yes {
		a, b = b, a
	}
	if c := m.try(a, wish{}); c != nil {
		return c
	}
	return m.try(b, wish{})
}

// exchange answers running into somebody: the bold attack, the wary call out,
// the timid do nothing [DK-MOV-08, DK-NPC-06]. One that sees a foe attacks.
func (m *Mind) exchange() rules.Command {
	attack, speak := false, false
	switch m.opponent(doAttack) {
	case rules.Foe:
		attack = m.temper() != rules.Timid
	case rules.UnknownSide:
		attack, speak = m.temper() == rules.Bold, m.temper() == rules.Wary
	}
	if attack {
		if c := m.try(doAttack, wish{}); c != nil {
			return c
		}
	}
	if speak {
		if c := m.try(chooseWords, wish{words: "call"}); c != nil {
			return c
		}
	}
	return m.try(chooseNothing, wish{})
}

// temper is the creature's own; a hero alone meets strangers boldly, one with
// companions, whom it might hit, warily.
func (m *Mind) temper() rules.Temper {
	switch {
	case !m.delving:
		return m.view.Hero.Temper
	case len(m.view.Party) == 0:
		return rules.Bold
	}
	return rules.Wary
}

// opponent is how the creature takes the one that an ask is about: the target
// that the offer names. If it names none, it is whoever is known to be near; in
// an exchange, which need not be beside it, a foe that it sees or else somebody
// unknown [DK-MOV-08].
func (m *Mind) opponent(do rules.ActionID) rules.Side {
	if o := m.usable(do); o != nil {
		for i := range o.Params {
			if p := &o.Params[i]; p.Kind == rules.ParamTarget && len(p.Choices) > 0 {
				return m.sideOf(rules.Handle(p.Choices[0].Value))
			}
		}
	}
	switch {
	case m.ask.Phase != rules.PhaseExchange:
		return m.sideNearby()
	case m.view.Blind == rules.Sighted && len(m.foes) > 0:
		return rules.Foe
	}
	return rules.UnknownSide
}

// sideOf is how the creature takes the one with a handle.
func (m *Mind) sideOf(h rules.Handle) rules.Side {
	for i := range m.view.Tokens {
		if t := &m.view.Tokens[i]; t.Handle == h {
			return t.Side
		}
	}
	for i := range m.view.Contacts {
		if c := &m.view.Contacts[i]; c.Handle == h {
			return c.Side
		}
	}
	return rules.UnknownSide
}

// sideNearby is how the creature takes those on its own and the adjacent
// tiles: a foe if there is one, else somebody unknown, else the friendliest.
func (m *Mind) sideNearby() rules.Side {
	friends, unknown := false, false
	note := func(at grid.Point, side rules.Side) bool {
		if grid.Steps(at, m.view.Hero.At) > 1 {
			return false
		}
		unknown = unknown || side == rules.UnknownSide
		friends = friends || side == rules.Friend || side == rules.Neutral
		return side == rules.Foe
	}
	for i := range m.view.Tokens {
		t := &m.view.Tokens[i]
		if standing(t) && t.Handle != m.view.Hero.Handle && note(t.At, t.Side) {
			return rules.Foe
		}
	}
	for i := range m.view.Contacts {
		if c := &m.view.Contacts[i]; note(c.At, c.Side) {
			return rules.Foe
		}
	}
	if friends && !unknown {
		return rules.Friend
	}
	return rules.UnknownSide
}

// meetsFoe reports whether a sighted creature makes a Blind one's crossing its
// own affair: if it knows a foe by sight, and is not timid [DK-MOV-11].
func (m *Mind) meetsFoe() bool {
	if m.temper() == rules.Timid {
		return false
	}
	if o := m.usable(chooseMeet); o != nil && namesTarget(o) {
		return m.opponent(chooseMeet) == rules.Foe
	}
	return len(m.foes) > 0
}

func namesTarget(o *rules.Offer) bool {
	for i := range o.Params {
		if o.Params[i].Kind == rules.ParamTarget {
			return true
		}
	}
	return false
}

// stopsInLight reports whether a blind walker stops on the first lit tile
// [DK-MOV-13]: all do but the bold, who go on unless they see a foe.
func (m *Mind) stopsInLight() bool {
	return m.delving || m.view.Hero.Temper != rules.Bold || len(m.foes) > 0
}

// strikesOut reports whether a creature strikes at the Blind one that stopped
// beside it: at a foe always, the bold at a stranger too [DK-STL-02].
func (m *Mind) strikesOut() bool {
	switch m.opponent(chooseStrike) {
	case rules.Foe:
		return true
	case rules.UnknownSide:
		return m.temper() == rules.Bold
	}
	return false
}

// reface takes a new facing after a crossing [DK-MOV-10]: toward whoever was
// met, or the last sound.
func (m *Mind) reface() rules.Command {
	to := m.suspect()
	all := m.offers.All()
	for i := range all {
		o := &all[i]
		if o.Not != "" || !asksDirection(o) {
			continue
		}
		if c := m.try(o.Do, wish{faces: true, to: to}); c != nil {
			return c
		}
		if c := m.try(o.Do, wish{}); c != nil {
			return c
		}
	}
	return nil
}

func asksDirection(o *rules.Offer) bool {
	for i := range o.Params {
		if o.Params[i].Kind == rules.ParamDirection {
			return true
		}
	}
	return false
}

// suspect is the direction in which a creature thinks that others are: a
// contact, a foe seen, the latest sound, else where it faces.
func (m *Mind) suspect() grid.Direction {
	hero := &m.view.Hero
	for i := range m.view.Contacts {
		if c := &m.view.Contacts[i]; c.At != hero.At && !(c.Known && c.Side == rules.Friend) {
			return grid.Nearest(c.At.Sub(hero.At))
		}
	}
	if len(m.foes) > 0 && m.foes[0].away > 0 {
		return grid.Nearest(m.foes[0].at.Sub(hero.At))
	}
	if s := m.latest(); s != nil {
		return s.From
	}
	return hero.Facing
}

// latest is the last sound that came from a direction, this round or the last.
func (m *Mind) latest() *rules.Sound {
	var last *rules.Sound
	for i := range m.view.Sounds {
		s := &m.view.Sounds[i]
		if s.Here || s.Round < m.view.Round-1 {
			continue
		}
		if last == nil || s.Order > last.Order {
			last = s
		}
	}
	return last
}

// outlook is where a creature faces at the end of its turn. A Blind one keeps
// its facing, as it cannot follow others with its eyes [DK-BLD-08].
func (m *Mind) outlook() grid.Direction {
	if m.view.Blind != rules.Sighted {
		return m.view.Hero.Facing
	}
	return m.suspect()
}
