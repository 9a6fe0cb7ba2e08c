package mind

import (
	"pitchdark/rules"
	"pitchdark/rules/grid"
)

// sightedNPC is the order in which an NPC that is not Blind chooses: what it
// fears, what it hunts, what it has heard, else nothing much [DK-HST-06].
var sightedNPC = [...]habit{
	(*Mind).ambush,
	(*Mind).callKin,
	(*Mind).wrestleFree,
	(*Mind).runAway,
	(*Mind).strikeKnown,
	(*Mind).meetUnknown,
	(*Mind).douseLights,
	(*Mind).strikeSeen,
	(*Mind).shootOrLoad,
	(*Mind).charge,
	(*Mind).holdRank,
	(*Mind).closeIn,
	(*Mind).lure,
	(*Mind).lookAtShape,
	(*Mind).followLost,
	(*Mind).answerCall,
	(*Mind).lookForSound,
	(*Mind).trail,
	(*Mind).keepPost,
	(*Mind).castAbout,
	(*Mind).wander,
}

// memory is how many rounds an NPC still hunts a foe that it no longer
// perceives [DK-HST-06].
const memory = 3

// hunted reports whether somebody lost is a foe that is still hunted.
func (m *Mind) hunted(l *rules.Lost) bool {
	return l.Side == rules.Foe && m.view.Round-l.Round <= memory
}

// douseLights has one that hates lights put them out before it fights: those
// that others than friends carry and, while no foe is about, those on the ground
// [DK-HST-10, DK-HST-14].
func (m *Mind) douseLights() rules.Command {
	if !m.has(rules.Douses) {
		return nil
	}
	c := m.known()
	c.forget()
	for i := range m.view.Lights {
		s := &m.view.Lights[i]
		if s.Bearer == 0 && len(m.foes) > 0 || m.sideOf(s.Bearer) == rules.Friend {
			continue
		}
		if grid.Steps(s.At, m.view.Hero.At) > 1 {
			c.aim(s.At)
			continue
		}
		if douse := m.douse(s); douse != nil {
			return douse
		}
	}
	if i := c.toGoal(anyway, byDoors); i >= 0 {
		return m.walkTo(i)
	}
	return nil
}

func (m *Mind) douse(s *rules.Shine) rules.Command {
	if s.Bearer != 0 {
		if c := m.try(doDouse, wish{target: s.Bearer}); c != nil {
			return c
		}
	}
	return m.try(doDouse, wish{aims: true, at: s.At})
}

// strikeSeen attacks the nearest foe within reach.
func (m *Mind) strikeSeen() rules.Command {
	for i := range m.foes {
		if c := m.strike(m.foes[i].handle, m.foes[i].at); c != nil {
			return c
		}
	}
	return nil
}

// closeIn goes for the nearest foe that can be come to, or as near as may be.
func (m *Mind) closeIn() rules.Command {
	if len(m.foes) == 0 {
		return nil
	}
	c := m.known()
	c.forget()
	for i := range m.foes {
		if m.minds(m.foes[i].at) {
			c.aim(m.foes[i].at)
		}
	}
	if i := c.toGoal(anyway, byDoors); i >= 0 {
		return m.walkTo(i)
	}
	if !m.minds(m.foes[0].at) {
		return nil
	}
	return m.goNear(m.foes[0].at)
}

// lookAtShape goes to see who a shape is: the bold whatever it is, the wary if
// it is within one walk.
func (m *Mind) lookAtShape() rules.Command {
	c := m.known()
	c.forget()
	any := false
	for i := range m.view.Tokens {
		t := &m.view.Tokens[i]
		steps := grid.Steps(t.At, m.view.Hero.At)
		if standing(t) && t.Degree == rules.Noticed && t.Side == rules.UnknownSide &&
			steps > 1 && m.minds(t.At) && m.follows(steps <= m.view.Hero.Allowance) {
			c.aim(t.At)
			any = true
		}
	}
	if !any {
		return nil
	}
	if i := c.toGoal(anyway, byDoors); i >= 0 {
		return m.walkTo(i)
	}
	return nil
}

// followLost goes where a foe was perceived last, within the last three rounds
// [DK-HST-06].
func (m *Mind) followLost() rules.Command {
	var last *rules.Lost
	for i := range m.view.Lost {
		l := &m.view.Lost[i]
		if m.hunted(l) && m.minds(l.At) && l.At != m.view.Hero.At && (last == nil || l.Round > last.Round) {
			last = l
		}
	}
	if last == nil || m.view.Hero.Temper == rules.Timid {
		return nil
	}
	return m.goTo(last.At)
}

// lookForSound goes to see what made the sound that one minds, or away from it,
// as temper bids; if it cannot, it turns there.
func (m *Mind) lookForSound() rules.Command {
	s := m.cue()
	if s == nil {
		return nil
	}
	hero := &m.view.Hero
	if hero.Temper == rules.Timid {
		return m.flee(hero.At.Add(s.From.Delta()))
	}
	if !m.follows(s.Band == rules.Near) {
		return nil
	}
	if source := m.source(s); m.minds(source) {
		if c := m.goTo(source); c != nil {
			return c
		}
	}
	if hero.Facing == s.From {
		return nil
	}
	return m.try(doTurn, wish{faces: true, to: s.From})
}

// goTo goes to a tile, or as near as known ground leads, and on into the dark
// from there.
func (m *Mind) goTo(p grid.Point) rules.Command {
	c := m.known()
	c.forget()
	c.aim(p)
	if i := c.toGoal(anyway, byDoors); i >= 0 {
		return m.walkTo(i)
	}
	return m.goNear(p)
}

// goNear goes to the tile within two walks that is nearest to p. If none is
// nearer than its own it steps off into what it does not see.
func (m *Mind) goNear(p grid.Point) rules.Command {
	hero, c := &m.view.Hero, m.known()
	if i := c.nearest(p, 2*hero.Allowance, byDoors); i >= 0 {
		return m.walkTo(i)
	}
	steps := grid.Steps(hero.At, p)
	if steps == 0 {
		return nil
	}
	d := grid.Nearest(p.Sub(hero.At))
	if next := c.at(hero.At.Add(d.Delta())); next != nil && next.known || c.shut(c.start, d, false) {
		return nil
	}
	return m.intoDark(d, steps)
}

// wander now and then takes an NPC that has nothing to do for a short walk.
func (m *Mind) wander() rules.Command {
	if !m.can(doMove) || m.roll.Roll(dieWander, 8) != 1 {
		return nil
	}
	return m.stroll()
}

// stroll walks some way in a direction, both left to dice.
func (m *Mind) stroll() rules.Command {
	hero := &m.view.Hero
	d := grid.Direction(m.roll.Roll(dieWander, 8) - 1)
	n := m.roll.Roll(dieWander, max(1, hero.Allowance))
	c, p := m.known(), hero.At
	m.path = m.path[:0]
	for range c.free(p, d, n) {
		p = p.Add(d.Delta())
		m.path = append(m.path, p)
	}
	if n = m.stretch(m.path, m.most(doMove, rules.ParamPath)); n == 0 {
		return nil
	}
	return m.walk(m.path[:n])
}
