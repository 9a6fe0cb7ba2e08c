package mind

import (
	"slices"
	"strings"

	"pitchdark/rules"
	"pitchdark/rules/grid"
)

// survey explores as a player would: what is useful and lies in plain sight is
// taken, then the nearest edge of the known is gone to, open ground sooner than
// closed doors. It goes only where the hero sees, not where its steps would wake a foe, and
// rolls no dice.
func (m *Mind) survey(e *rules.Errand) (rules.Command, string) {
	if why := m.watched(false); why != "" {
		return nil, why
	}
	if name := m.dyingLight(); name != "" {
		return nil, "Your " + name + " is about to go out."
	}
	if take := m.gather(); take != nil {
		return take, ""
	}
	if c, why := m.throughDoor(); c != nil || why != "" {
		return c, why
	}
	c := m.known()
	for i := range m.view.Tokens {
		if t := &m.view.Tokens[i]; t.Asleep && t.Side == rules.Foe {
			c.keepOff(t.At, earshot)
		}
	}
	if c.openEnded(c.start) && !holds(e.Course.Spent, m.view.Hero.At) {
		e.Course.Spent = append(e.Course.Spent, m.view.Hero.At)
	}
	stuck := ""
	for range tries {
		if !m.bound(e) {
			break
		}
		c.forget()
		c.aim(e.Course.Aim)
		walk, why := m.along(e, m.toGoals(e))
		if walk != nil {
			return walk, ""
		}
		stuck = why
		e.Course.Spent = append(e.Course.Spent, e.Course.Aim)
	}
	if stuck != "" {
		return nil, stuck
	}
	if m.left() && !m.hasLight() && m.lightBearer() != "" && e.Course.Waits < detour {
		e.Course.Waits++
		return m.endTurn(m.view.Hero.Facing) // the light comes up from behind
	}
	return nil, m.explored()
}

// earshot is within how many tiles a step wakes most sleepers [DK-HST-06].
const earshot = 2

// bound reports whether there is somewhere to go: where the errand is bound for
// already, as long as there is something to be gained there, else the nearest
// such place. Keeping to one it never goes to and fro between two.
func (m *Mind) bound(e *rules.Errand) bool {
	m.aimAtThings(e)
	c, by := m.known(), m.anyhow()
	if e.Course.Aimed {
		aim := c.index(e.Course.Aim)
		if e.Course.Aim != m.view.Hero.At && m.gains(e, aim) && c.search(anyway, by, func(i int) bool { return i == aim }) >= 0 {
			return true
		}
	}
	i := m.nextEdge(e, by)
	if e.Course.Aimed = i >= 0; i >= 0 {
		e.Course.Aim = c.point(i)
	}
	return i >= 0
}

// anyhow is how an explorer goes: by light alone if it has none of its own.
func (m *Mind) anyhow() passing {
	if m.hasLight() {
		return byDoors | byFriends
	}
	return byDoors | byFriends | bySight
}

// dyingLight is the last light that the hero carries lit, if it has but few
// rounds left.
func (m *Mind) dyingLight() string {
	if m.view.Hero.Vision == rules.DarkVision || m.carriesLasting() {
		return ""
	}
	for i := range m.view.Hero.Items {
		if h := &m.view.Hero.Items[i]; h.Lit && !h.Shuttered {
			return h.Name
		}
	}
	return ""
}

// gathered are words in the kinds of things that a hero takes along as it
// explores: what gives light, heals, or opens.
var gathered = [...]string{
	"torch", "candle", "lantern", "lamp", "oil", "tinderbox", "bandage", "potion", "draught", "key",
}

// Gathers reports whether the hero of a view, exploring, takes along a thing
// that lies in sight: not what lights the place where it lies, nor a second
// tinderbox or candle, nor anything that its pack has no room for.
func Gathers(v *rules.View, t *rules.Thing) bool {
	if !slices.ContainsFunc(gathered[:], func(word string) bool { return strings.Contains(string(t.Kind), word) }) {
		return false
	}
	for i := range v.Lights {
		if s := &v.Lights[i]; s.At == t.At && s.Kind == t.Kind && s.Bearer == 0 {
			return false
		}
	}
	packed := 0
	for i := range v.Hero.Items {
		h := &v.Hero.Items[i]
		switch {
		case h.Kind == t.Kind && h.Count > 1:
			return true // one more of many
		case h.Kind == t.Kind && (is(h.Kind, "tinderbox") || is(h.Kind, "candle")):
			return false
		case h.Where == rules.InPack:
			packed++
		}
	}
	return packed < packRoom
}

// gather takes what is worth it from the hero's own tile.
func (m *Mind) gather() rules.Command {
	o := m.usable(doTake)
	if o == nil || len(o.Params) == 0 {
		return nil
	}
	for i := range m.view.Things {
		t := &m.view.Things[i]
		if t.At != m.view.Hero.At || !Gathers(m.view, t) {
			continue
		}
		for _, choice := range o.Params[0].Choices {
			if choice.Text == t.Name {
				return m.try(doTake, wish{item: choice.Value})
			}
		}
	}
	return nil
}

// throughDoor opens a closed thin door of the hero's own tile that it knows
// nothing beyond: no walk leads onto it, as onto a door that fills a tile.
func (m *Mind) throughDoor() (rules.Command, string) {
	c, hero := m.known(), &m.view.Hero
	for d := grid.North; d <= grid.NorthWest; d += 2 {
		beyond := c.drawn(c.start + c.around[d])
		if c.edgeOf(c.start, d) != grid.ClosedThinDoor || beyond != nil && beyond.known {
			continue
		}
		if open := m.handle(d, hero.At.Add(d.Delta()), doOpen); open != nil {
			return open, ""
		}
		if hero.Actions == 0 {
			return m.endTurn(d)
		}
	}
	return nil, ""
}

// aimAtThings makes goals of the tiles where something is to be taken.
func (m *Mind) aimAtThings(e *rules.Errand) {
	c := m.known()
	c.forget()
	for i := range m.view.Things {
		if t := &m.view.Things[i]; t.At != m.view.Hero.At && Gathers(m.view, t) && !holds(e.Course.Spent, t.At) {
			c.aim(t.At)
		}
	}
}

// gains reports whether something is to be taken on a tile, or its neighbours
// are not all known and may be seen from it.
func (m *Mind) gains(e *rules.Errand, i int) bool {
	c := m.known()
	if c.isGoal(i) {
		return true
	}
	t := c.drawn(i)
	return t != nil && !t.terrain.Has(grid.Brink) && c.openEnded(i) && !holds(e.Course.Spent, c.point(i))
}

// nextEdge finds the nearest tile where there is something to be gained, open
// ground sooner than closed doors; -1 if there is none.
func (m *Mind) nextEdge(e *rules.Errand, by passing) int {
	c := m.known()
	best, least := -1, anyway
	c.search(anyway, by, func(i int) bool {
		t := &c.tiles[i]
		cost := int(t.steps)
		if cost >= least {
			return true
		}
		if !m.gains(e, i) {
			return false
		}
		if t.terrain == grid.ClosedDoor {
			cost += forDoor
		}
		if cost < least {
			best, least = i, cost
		}
		return false
	})
	return best
}

// explored says that nothing is left to explore, what was left out, and which
// ways out are known.
func (m *Mind) explored() string {
	words := "Explored."
	if locked := len(m.view.Barred); locked > 0 {
		words = "Nothing more to explore that you know a safe way to; " + lockedDoors(locked) + "."
	} else if m.left() {
		words = "Nothing more to explore that you know a safe way to."
	}
	if m.left() && !m.hasLight() {
		words += m.darkAhead()
	}
	known := map[grid.Terrain]bool{}
	for i := range m.view.Cells {
		known[m.view.Cells[i].Terrain] = true
	}
	for _, t := range [...]grid.Terrain{grid.StairsDown, grid.Exit, grid.StairsUp} {
		switch {
		case !known[t]:
		case t == grid.Exit:
			return words + " The way out is known."
		default:
			return words + " The " + t.String() + " are known."
		}
	}
	return words
}

// darkAhead is what a hero without a light of its own may do about the dark:
// let a friend go first who is seen to carry one, or light one.
func (m *Mind) darkAhead() string {
	if friend := m.lightBearer(); friend != "" {
		return " It is dark on there: let " + friend + " go first, who carries a light."
	}
	return " It is dark on there: you carry no light that burns."
}

// lightBearer is a friend who is seen to carry a light; empty if there is none.
func (m *Mind) lightBearer() string {
	for i := range m.view.Lights {
		bearer := m.view.Lights[i].Bearer
		for j := range m.view.Tokens {
			if t := &m.view.Tokens[j]; bearer != 0 && t.Handle == bearer && t.Side == rules.Friend && t.Name != "" {
				return t.Name
			}
		}
	}
	return ""
}

func lockedDoors(n int) string {
	switch n {
	case 1:
		return "a door is locked"
	case 2:
		return "two doors are locked"
	}
	return "several doors are locked"
}

// left reports whether the known ground has an edge that was not looked over.
func (m *Mind) left() bool {
	c := m.known()
	for i := range m.view.Cells {
		p := m.view.Cells[i].At
		t := c.at(p)
		if t == nil || t.solid && t.terrain != grid.ClosedDoor || t.terrain == grid.Pit {
			continue
		}
		if c.openEnded(c.index(p)) {
			return true
		}
	}
	return false
}
