package mind

import (
	"slices"

	"pitchdark/rules"
	"pitchdark/rules/grid"
)

// The marching order is two abreast: the leader at the head of the left file.
// How near in front of its leader one may stand before it gives way, and how
// much farther than straight the way to one's place may be, in tiles.
const (
	underfoot  = 2
	roundabout = 4
)

// follow goes to its place behind a leader that it sees, over known ground, and
// never ahead of it; one that the leader has turned upon gives way. After one
// that has just gone out of sight it goes to where it saw it last.
func (m *Mind) follow(e *rules.Errand) (rules.Command, string) {
	leader, why := m.leader(e.Leader)
	if leader == nil {
		return m.goAfter(e, why)
	}
	e.Course.Last, e.Course.Seen = leader.At, true
	return m.march(e, leader, max(1, (e.Place+1)/2))
}

// march goes on behind somebody, rank tiles apart.
func (m *Mind) march(e *rules.Errand, leader *rules.Token, rank int) (rules.Command, string) {
	at := m.view.Hero.At
	if m.view.Hero.Actions == 0 && !m.can(doMove) {
		return m.endTurn(leader.Facing)
	}
	apart, front := grid.Steps(at, leader.At), ahead(at, leader)
	switch {
	case front && apart <= underfoot && at != leader.At:
		return m.giveWay(e, leader)
	case apart <= rank && leader.Handle == e.Leader:
		if i := m.lightTheWay(e, leader); i >= 0 {
			return m.along(e, i)
		}
		e.Course.Waits = 0
		return m.endTurn(leader.Facing)
	case apart <= rank || front && apart <= rank+underfoot:
		return m.standBy(e, leader)
	}
	return m.closeUp(e, leader, rank)
}

// leader is the token of the hero to follow, or why it cannot be followed.
func (m *Mind) leader(h rules.Handle) (*rules.Token, string) {
	for i := range m.view.Tokens {
		if t := &m.view.Tokens[i]; t.Handle == h && t.Degree == rules.Identified {
			if !standing(t) {
				return nil, t.Name + " is down."
			}
			return t, ""
		}
	}
	return nil, "You do not see " + m.companion(h) + " to follow."
}

// companion is the name of another hero of the party.
func (m *Mind) companion(h rules.Handle) string {
	for i := range m.view.Party {
		if p := &m.view.Party[i]; p.Handle == h {
			return p.Name
		}
	}
	return "anybody"
}

// goAfter goes to where a leader was last seen; from there it follows the file.
func (m *Mind) goAfter(e *rules.Errand, why string) (rules.Command, string) {
	if !e.Course.Seen {
		return m.file(e, why)
	}
	if e.Course.Last == m.view.Hero.At {
		e.Course.Seen = false
		return m.file(e, why)
	}
	m.known().forget()
	m.known().aim(e.Course.Last)
	if i := m.toGoals(e); i >= 0 {
		return m.along(e, i)
	}
	return m.file(e, why)
}

// file follows, while the leader is out of sight, the nearest before one in the
// marching order that it sees, or else the companion that is farthest away: it
// will be farthest on.
func (m *Mind) file(e *rules.Errand, why string) (rules.Command, string) {
	for i := len(e.Before) - 1; i >= 0; i-- {
		if next, _ := m.leader(e.Before[i]); next != nil {
			return m.march(e, next, 1)
		}
	}
	var next *rules.Token
	for i := range m.view.Tokens {
		t := &m.view.Tokens[i]
		if t.Handle.Own() && standing(t) && (next == nil || grid.Steps(t.At, m.view.Hero.At) > grid.Steps(next.At, m.view.Hero.At)) {
			next = t
		}
	}
	if next == nil {
		return nil, why
	}
	return m.march(e, next, 1)
}

// One that others follow waits until one of them is within near tiles, but no
// more turns in a row than hold. As each in a file does so, it keeps together.
const (
	near = 3
	hold = 6
)

// waitUp ends the turn of one that nobody of those behind it is near; when that
// does not help, it ends the errand.
func (m *Mind) waitUp(e *rules.Errand) (rules.Command, string) {
	behind := func(p rules.Sheet) bool { return slices.Contains(e.Behind, p.Handle) }
	followed := slices.ContainsFunc(m.view.Party, func(p rules.Sheet) bool {
		return behind(p) && p.MaxHealth > 0 && !p.Down && grid.Steps(p.At, m.view.Hero.At) <= near
	})
	last := slices.IndexFunc(m.view.Party, behind)
	if followed || last < 0 {
		e.Course.Holds = 0
		return nil, ""
	}
	e.Course.Holds++
	if e.Course.Holds > hold {
		return nil, m.view.Party[last].Name + " has fallen behind."
	}
	return m.endTurn(m.view.Hero.Facing)
}

// ahead reports whether a tile lies before a leader, not behind or beside it.
func ahead(p grid.Point, leader *rules.Token) bool {
	d, f := p.Sub(leader.At), leader.Facing.Delta()
	return d.X*f.X+d.Y*f.Y > 0
}

// place is one's tile in the marching order.
func place(leader *rules.Token, n int) grid.Point {
	back := leader.Facing.Opposite().Delta().Scale(max(1, (n+1)/2))
	p := leader.At.Add(back)
	if n%2 == 0 {
		p = p.Add(leader.Facing.Turn(grid.Right).Delta())
	}
	return p
}

// closeUp goes to one's place, or where that is no place to stand or far round,
// after the leader in single file.
func (m *Mind) closeUp(e *rules.Errand, leader *rules.Token, rank int) (rules.Command, string) {
	if i := m.toPlace(e, leader); i >= 0 {
		return m.along(e, i)
	}
	c := m.known()
	c.forget()
	c.aim(leader.At)
	i := m.toGoals(e)
	if i < 0 {
		return nil, "You know no way to " + leader.Name + "."
	}
	for range min(rank, int(c.tiles[i].steps)) {
		i += c.around[c.tiles[i].back]
	}
	if i == c.start {
		return m.standBy(e, leader)
	}
	return m.behind(e, leader, i)
}

// standBy ends the turn of one that can come no nearer to its place; when that
// lasts, it ends the errand.
func (m *Mind) standBy(e *rules.Errand, leader *rules.Token) (rules.Command, string) {
	e.Course.Waits++
	if e.Course.Waits > patience {
		return nil, "You do not keep up with " + m.companion(e.Leader) + "."
	}
	return m.endTurn(leader.Facing)
}

// behind goes along the way that the last search found; who stands in it is
// waited for.
func (m *Mind) behind(e *rules.Errand, leader *rules.Token, i int) (rules.Command, string) {
	waits := e.Course.Waits
	c, why := m.along(e, i)
	if e.Course.Waits != waits && m.crowded() {
		e.Course.Waits = waits
		return m.standBy(e, leader)
	}
	return c, why
}

// crowded reports whether a friend stands on the first tile of the path.
func (m *Mind) crowded() bool {
	t := m.known().at(m.path[0])
	return t != nil && t.holder == friend
}

// toPlace finds the way to one's place; -1 if it is no place to stand, or the
// way there is far.
func (m *Mind) toPlace(e *rules.Errand, leader *rules.Token) int {
	c, p := m.known(), place(leader, e.Place)
	t := c.at(p)
	if t == nil || !t.known || t.solid || t.holder != nobody || t.terrain.Has(grid.Brink) {
		return -1
	}
	c.forget()
	c.aim(p)
	by := byDoors
	if !m.hasLight() {
		by |= bySight
	}
	return c.search(grid.Steps(m.view.Hero.At, p)+roundabout, by, c.isGoal)
}

// lightTheWay finds the way of one near enough, who carries a light, to its
// place right behind a leader who carries none: only from there it shines past
// the leader through a doorway [DK-VIS-01]. It is -1 if there is no need or no
// way.
func (m *Mind) lightTheWay(e *rules.Errand, leader *rules.Token) int {
	if !m.carriesLit() || m.view.Hero.At == place(leader, e.Place) {
		return -1
	}
	for i := range m.view.Lights {
		if m.view.Lights[i].Bearer == leader.Handle {
			return -1
		}
	}
	return m.toPlace(e, leader)
}

// giveWay gets out of a leader's way: round it to one's place, else back from
// it as far as a move goes.
func (m *Mind) giveWay(e *rules.Errand, leader *rules.Token) (rules.Command, string) {
	if i := m.toPlace(e, leader); i >= 0 {
		return m.along(e, i)
	}
	reach := m.most(doMove, rules.ParamPath)
	if i := m.known().farthest([]grid.Point{leader.At}, reach); i >= 0 {
		return m.behind(e, leader, i)
	}
	return m.endTurn(leader.Facing.Opposite())
}
