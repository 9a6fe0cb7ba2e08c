package mind

import (
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
// never ahead of it; one that the leader has turned upon gives way.
func (m *Mind) follow(e *rules.Errand) (rules.Command, string) {
	leader, why := m.leader(e.Leader)
	if leader == nil {
		return nil, why
	}
	at := m.view.Hero.At
	if m.view.Hero.Actions == 0 && !m.can(doMove) {
		return m.endTurn(leader.Facing)
	}
	apart, front := grid.Steps(at, leader.At), ahead(at, leader)
	rank := max(1, (e.Place+1)/2)
	switch {
	case at == leader.At:
		return m.endTurn(leader.Facing)
	case front && apart <= underfoot:
		return m.giveWay(e, leader)
	case front || apart <= rank:
		return m.endTurn(leader.Facing)
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
	for i := range m.view.Party {
		if p := &m.view.Party[i]; p.Handle == h {
			return nil, "You do not see " + p.Name + " to follow."
		}
	}
	return nil, "You see nobody to follow."
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
		return m.endTurn(leader.Facing)
	}
	return m.behind(e, leader, i)
}

// behind goes along the way that the last search found; who stands in it is
// waited for.
func (m *Mind) behind(e *rules.Errand, leader *rules.Token, i int) (rules.Command, string) {
	c, why := m.along(e, i)
	if c == nil && m.crowded() {
		e.Course.Waits = 0
		return m.endTurn(leader.Facing)
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
