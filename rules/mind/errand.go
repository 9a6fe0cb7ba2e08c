package mind

import (
	"slices"
	"strings"

	"pitchdark/rules"
	"pitchdark/rules/grid"
)

// Errand is the next ordinary command of an errand that a player has set a
// hero on, from the hero's view alone [DK-VIS-05], or nil and in one sentence
// why the errand ends here. The command matches an offer that is not greyed. It
// rolls no dice, and keeps what it must in the errand's Course.
func (m *Mind) Errand(v *rules.View, e *rules.Errand) (rules.Command, string) {
	switch {
	case len(v.Asks) == 0:
		return nil, "It is not your turn."
	case v.Asks[0].Phase != rules.PhaseTurn:
		return nil, "Something else must be answered first."
	}
	m.begin(v, nil, true)
	if !e.Course.Begun {
		e.Course, e.Since = rules.Course{Begun: true}, v.Round
	}
	c, why := m.run(e)
	m.end()
	return c, why
}

// run is the next command of an errand of any kind.
func (m *Mind) run(e *rules.Errand) (rules.Command, string) {
	switch e.Kind {
	case rules.Search:
		return m.searchOn(e)
	case rules.Rest:
		return m.restOn(e)
	}
	if m.view.Blind != rules.Sighted {
		return nil, "You are blind: declare each of your steps yourself."
	}
	m.known().bar(m.view.Barred)
	if c, why := m.waitUp(e); c != nil || why != "" {
		return c, why
	}
	switch e.Kind {
	case rules.Travel:
		return m.travel(e)
	case rules.Descend:
		return m.toWayOut(e, grid.StairsDown)
	case rules.Ascend:
		return m.toWayOut(e, grid.StairsUp)
	case rules.Explore:
		return m.survey(e)
	case rules.Follow:
		return m.follow(e)
	}
	return nil, "There is no such errand."
}

// bar makes walls of the doors that are known to be locked.
func (c *chart) bar(doors []rules.Barred) {
	for i := range doors {
		b := &doors[i]
		if b.Edge {
			c.feelEdge(b.At, b.Toward, grid.ThinWall)
		} else if t := c.touch(b.At); t != nil {
			t.put(grid.Wall)
		}
	}
}

// hasLight reports whether the hero brings the light along by which it walks.
func (m *Mind) hasLight() bool {
	return m.view.Hero.Vision == rules.DarkVision || m.carriesLit()
}

// patience is how many turns in a row a hero waits for a friend in its way;
// after detour turns it takes a way round that is longer than patient.
const (
	patience = 6
	detour   = 2
)

// toGoals finds the way to the nearest goal: by light alone if the hero has
// none of its own, and past friends rather than a long way round them.
func (m *Mind) toGoals(e *rules.Errand) int {
	c := m.known()
	if !m.hasLight() {
		if i := c.roundFriends(e, byDoors|bySight); i >= 0 {
			return i
		}
	}
	return c.roundFriends(e, byDoors)
}

// roundFriends finds the nearest goal; a friend on the way is waited for if the way
// round it is much longer.
func (c *chart) roundFriends(e *rules.Errand, by passing) int {
	if c.aims == 0 {
		return -1
	}
	past := c.search(anyway, by|byFriends, c.isGoal)
	if past < 0 || !c.crowd {
		return past
	}
	limit := int(c.tiles[past].steps) + patience
	if e.Course.Waits >= detour {
		limit = anyway
	}
	if i := c.search(limit, by, c.isGoal); i >= 0 {
		return i
	}
	return c.search(anyway, by|byFriends, c.isGoal)
}

// along goes one tile along the way to a tile that the last search found, so
// that the walk can stop at once; what its move action has left is not lost
// [DK-MOV-12].
func (m *Mind) along(e *rules.Errand, i int) (rules.Command, string) {
	c := m.known()
	m.path = c.way(i, m.path[:0])
	allowance := m.most(doMove, rules.ParamPath)
	if m.stretch(m.path, allowance) == 0 {
		if n := m.pastFriends(allowance); n > 0 {
			e.Course.Waits = 0
			return m.try(doMove, wish{path: m.path[:n]}), ""
		}
		return m.checked(e)
	}
	e.Course.Waits = 0
	brink := c.at(m.path[0]).terrain.Has(grid.Brink)
	return m.try(doMove, wish{path: m.path[:1], enter: brink}), ""
}

// pastFriends is how many tiles of the path lead past the friends that stand on
// its first ones to a free tile, 0 if it is farther than an allowance
// [DK-MOV-12].
func (m *Mind) pastFriends(allowance int) int {
	c, from := m.known(), m.view.Hero.At
	for n, p := range m.path {
		t := c.at(p)
		if n >= allowance || t == nil || !t.seen || t.holder == other || t.terrain.Has(grid.Brink) ||
			!c.passes(c.index(from), grid.Nearest(p.Sub(from)), false) {
			return 0
		}
		if t.holder == nobody {
			return n + 1
		}
		from = p
	}
	return 0
}

// checked deals with what keeps a hero from the first tile of its path: no
// action left, a closed door, a friend, darkness.
func (m *Mind) checked(e *rules.Errand) (rules.Command, string) {
	from, to := m.view.Hero.At, m.path[0]
	d := grid.Nearest(to.Sub(from))
	t := m.known().at(to)
	door := m.doorway(from, to)
	switch {
	case m.view.Hero.Actions == 0 && (door || !m.can(doMove)), m.view.Hero.Moved && !door:
		return m.endTurn(d)
	case door:
		if c := m.handle(d, to, doOpen); c != nil {
			return c, ""
		}
		return nil, "A closed door is in the way."
	case !m.can(doMove):
		return nil, m.refusal(doMove)
	case t.holder == friend:
		e.Course.Waits++
		if e.Course.Waits > patience {
			return nil, m.whoStands(to) + " is in the way."
		}
		return m.endTurn(d)
	case t.holder == other:
		return nil, "Somebody is in the way."
	case !t.seen:
		return nil, "You would be blind beyond this; go on by a blind walk if you mean to."
	}
	return nil, "The way is barred."
}

// endTurn ends the turn, facing some way.
func (m *Mind) endTurn(d grid.Direction) (rules.Command, string) {
	if c := m.try(doEnd, wish{faces: true, to: d}); c != nil {
		return c, ""
	}
	return nil, "You can do nothing more this turn."
}

// refusal is why an action is not to be had now.
func (m *Mind) refusal(do rules.ActionID) string {
	if o := m.offers.Of(do, 0); o != nil && o.Not != "" {
		return sentence(o.Not)
	}
	return "You cannot do that here."
}

// whoStands names the friend on a tile.
func (m *Mind) whoStands(p grid.Point) string {
	for i := range m.view.Tokens {
		if t := &m.view.Tokens[i]; t.At == p && t.Name != "" {
			return t.Name
		}
	}
	for i := range m.view.Contacts {
		if c := &m.view.Contacts[i]; c.At == p && c.Name != "" {
			return c.Name
		}
	}
	return "Somebody"
}

// watched is why nothing is begun at leisure now: a foe in sight that is awake,
// or any foe if bySleepers, or somebody beside one whom one does not know; ""
// if nothing is.
func (m *Mind) watched(bySleepers bool) string {
	for i := range m.view.Tokens {
		if t := &m.view.Tokens[i]; standing(t) && t.Side == rules.Foe && (bySleepers || !t.Asleep) {
			return "Not while the " + t.Name + " is in sight."
		}
	}
	for i := range m.view.Contacts {
		switch c := &m.view.Contacts[i]; {
		case !c.Known:
			return "Not with somebody beside you."
		case c.Side == rules.Foe:
			return "Not with the " + c.Name + " beside you."
		}
	}
	return ""
}

// searchOn searches where the hero is, once [DK-HST-05].
func (m *Mind) searchOn(e *rules.Errand) (rules.Command, string) {
	if e.Course.Rested {
		return nil, "There is nothing more to be found here by touch."
	}
	return m.longAct(e, doSearch)
}

// lightless is for how many rounds one rests until there is light.
const lightless = 600

// restOn rests turn after turn: until the hit points are enough, or as many as
// rest can give [DK-HST-07]; a Blind hero, until it sees.
func (m *Mind) restOn(e *rules.Errand) (rules.Command, string) {
	hero, c := &m.view.Hero, &e.Course
	enough := hero.MaxHealth
	if e.Health > 0 {
		enough = min(e.Health, enough)
	}
	blind := m.view.Blind != rules.Sighted
	healed := hero.Health >= enough
	idle := c.Rested && hero.Health == c.Health
	switch {
	case !blind && healed && c.Rested:
		return nil, "You are rested."
	case !blind && healed:
		return nil, "You need no rest."
	case !blind && idle:
		return nil, "You are as rested as this level allows."
	case m.view.Round-e.Since >= lightless && (healed || idle):
		return nil, "Nothing has come of waiting for light."
	}
	c.Health = hero.Health
	return m.longAct(e, doRest)
}

// longAct begins an act of several rounds, in the next turn if no action is
// left for it in this.
func (m *Mind) longAct(e *rules.Errand, do rules.ActionID) (rules.Command, string) {
	if why := m.watched(true); why != "" {
		return nil, why
	}
	if c := m.try(do, wish{}); c != nil {
		e.Course.Rested = true
		return c, ""
	}
	if m.view.Hero.Actions == 0 {
		return m.endTurn(m.view.Hero.Facing)
	}
	return nil, m.refusal(do)
}

// sentence makes a sentence of a reason.
func sentence(why string) string {
	return strings.ToUpper(why[:1]) + why[1:] + "."
}

func holds(tiles []grid.Point, p grid.Point) bool { return slices.Contains(tiles, p) }
