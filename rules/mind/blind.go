package mind

import (
	"pitchdark/rules"
	"pitchdark/rules/grid"
)

// blindNPC is the order in which a Blind NPC chooses [DK-NPC-06]. A foe that it
// sees lit in the distance it shoots at [DK-BLD-04], or takes for a better cue
// than any sound.
var blindNPC = [...]habit{
	(*Mind).ambush,
	(*Mind).callKin,
	(*Mind).strikeKnown,
	(*Mind).meetUnknown,
	(*Mind).strikeShape,
	(*Mind).shootOrLoad,
	(*Mind).mindSeen,
	(*Mind).answerCall,
	(*Mind).mindSound,
	(*Mind).seekGlow,
	(*Mind).bide,
	(*Mind).rollTable,
}

// strikeKnown attacks a contact known as hostile [DK-NPC-06].
func (m *Mind) strikeKnown() rules.Command {
	for i := range m.view.Contacts {
		if c := &m.view.Contacts[i]; c.Known && c.Side == rules.Foe {
			if strike := m.strike(c.Handle, c.At); strike != nil {
				return strike
			}
		}
	}
	return nil
}

// strikeShape attacks a foe in reach that it knows without sight, as by its
// scent; the timid do not.
func (m *Mind) strikeShape() rules.Command {
	if m.view.Hero.Temper == rules.Timid {
		return nil
	}
	return m.strikeSeen()
}

// meetUnknown deals with an unknown contact: the bold attack its tile, the wary
// identify it, the timid move away [DK-NPC-06].
func (m *Mind) meetUnknown() rules.Command {
	for i := range m.view.Contacts {
		c := &m.view.Contacts[i]
		if c.Known {
			continue
		}
		if meet := m.meet(c); meet != nil {
			return meet
		}
	}
	return nil
}

func (m *Mind) meet(c *rules.Contact) rules.Command {
	switch m.view.Hero.Temper {
	case rules.Bold:
		return m.strikeTile(c.Handle, c.At)
	case rules.Wary:
		return m.identify(c.Handle)
	}
	if m.view.Blind == rules.Sighted {
		return m.flee(c.At)
	}
	return m.blindAway(grid.Nearest(c.At.Sub(m.view.Hero.At)))
}

// mindSeen takes a foe seen in the distance for a cue; it is near if one walk
// would reach it [DK-NPC-04, DK-BLD-06].
func (m *Mind) mindSeen() rules.Command {
	hero := &m.view.Hero
	for i := range m.foes {
		f := &m.foes[i]
		steps := grid.Steps(hero.At, f.at)
		if f.felt || steps == 0 {
			continue
		}
		toward := grid.Nearest(f.at.Sub(hero.At))
		if hero.Temper == rules.Timid {
			return m.blindAway(toward)
		}
		if m.follows(steps <= hero.Allowance) {
			return m.blindToward(toward, closest(hero.At, f.at, toward))
		}
	}
	return nil
}

// closest is how many steps in direction d bring one from a tile as close to
// another as that direction goes, at least 1.
func closest(from, to grid.Point, d grid.Direction) int {
	n := 1
	for n < grid.MaxSide {
		here, next := from.Add(d.Delta().Scale(n)), from.Add(d.Delta().Scale(n+1))
		if square(to.Sub(next)) >= square(to.Sub(here)) {
			break
		}
		n++
	}
	return n
}

// mindSound goes toward the sound that one minds, or away from it, as temper
// bids [DK-NPC-04].
func (m *Mind) mindSound() rules.Command {
	s := m.cue()
	switch {
	case s == nil:
		return nil
	case m.view.Hero.Temper == rules.Timid:
		return m.blindAway(s.From)
	case m.follows(s.Band == rules.Near):
		return m.blindToward(s.From, bound(s))
	}
	return nil
}

// blindToward turns to a direction and walks n tiles, at most the allowance
// and what is not known to be blocked [DK-NPC-04].
func (m *Mind) blindToward(d grid.Direction, n int) rules.Command {
	n = min(n, m.felt(d))
	if n < 1 || !m.can(doBlindMove) {
		return nil
	}
	if m.view.Hero.Facing != d {
		if turn := m.try(doTurn, wish{faces: true, to: d}); turn != nil {
			return turn
		}
	}
	return m.try(doBlindMove, wish{toward: m.view.Hero.Facing.Toward(d), tiles: n})
}

// blindAway walks away from a direction: straight away or, where that is known
// to be blocked, aslant [DK-NPC-04, DK-NPC-06].
func (m *Mind) blindAway(from grid.Direction) rules.Command {
	if !m.can(doBlindMove) {
		return nil
	}
	away := from.Opposite()
	for _, d := range [...]grid.Direction{away, away.Turn(grid.ForwardRight), away.Turn(grid.ForwardLeft)} {
		if free := m.felt(d); free > 0 {
			return m.blindWalk(d, free)
		}
	}
	return nil
}

// blindWalk walks 1d(allowance) tiles in a direction, at most as many as are
// free [DK-NPC-02].
func (m *Mind) blindWalk(d grid.Direction, free int) rules.Command {
	n := min(free, m.roll.Roll(dieDistance, m.view.Hero.Allowance))
	return m.try(doBlindMove, wish{toward: m.view.Hero.Facing.Toward(d), tiles: n})
}

// felt is how many tiles, at most the allowance, lie free in a direction before
// an obstacle that the creature itself has felt [DK-NPC-02].
func (m *Mind) felt(d grid.Direction) int {
	m.chart.drawFelt(m.view)
	m.charted = false
	return m.chart.free(m.view.Hero.At, d, m.view.Hero.Allowance)
}

// bide keeps an unaware creature where it is: what lives in the dark does not
// run about in it for nothing, and only one that would move rolls the table
// [DK-NPC-01, DK-HST-06].
func (m *Mind) bide() rules.Command {
	if m.view.Label != "exploring" || m.searching() {
		return nil
	}
	return m.stay()
}

// rows are where the d20 sends a Blind NPC, two numbers a row, from 1
// [DK-NPC-01]. Rows past the last do not move: 17–18 stays, 19–20 does
// something else.
var rows = [...]grid.Relative{
	grid.ForwardLeft, grid.Forward, grid.ForwardRight, grid.Right,
	grid.BackRight, grid.Backward, grid.BackLeft, grid.Left,
}

// rollTable rolls what a Blind NPC without a cue does with an action that it
// would move with [DK-NPC-01].
func (m *Mind) rollTable() rules.Command {
	if !m.can(doBlindMove) {
		return nil
	}
	row := (m.roll.Roll(dieTable, 20) - 1) / 2
	if row == len(rows) {
		return m.stay()
	}
	if row > len(rows) {
		return m.doOther()
	}
	d := m.view.Hero.Facing.Turn(rows[row])
	if free := m.felt(d); free > 0 {
		return m.blindWalk(d, free)
	}
	return m.stay()
}

// stay spends an action quietly.
func (m *Mind) stay() rules.Command { return m.try(doWait, wish{}) }

// doOther does the first that applies of what is neither moving nor keeping
// quiet: lights a carried source, loads a crossbow, calls out [DK-NPC-03].
func (m *Mind) doOther() rules.Command {
	if m.view.Blind == rules.ByDarkness {
		if c := m.kindle(); c != nil {
			return c
		}
	}
	if c := m.load(); c != nil {
		return c
	}
	if c := m.try(doCall, wish{}); c != nil {
		return c
	}
	return m.stay()
}
