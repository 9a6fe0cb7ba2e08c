package mind

import (
	"slices"
	"strings"

	"pitchdark/rules"
	"pitchdark/rules/grid"
)

// survey explores as a player would: what is useful and lies in plain sight is
// taken, then the nearest edge of the known is gone to, open ground sooner than
// closed doors. It goes only where the hero sees, and rolls no dice.
func (m *Mind) survey(e *rules.Errand) (rules.Command, string) {
	if why := m.watched(); why != "" {
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
	if c.openEnded(c.start) && !holds(e.Course.Spent, m.view.Hero.At) {
		e.Course.Spent = append(e.Course.Spent, m.view.Hero.At)
	}
	stuck := ""
	for range tries {
		i := m.nextEdge(e)
		if i < 0 {
			break
		}
		walk, why := m.along(e, i)
		if walk != nil {
			return walk, ""
		}
		stuck = why
		e.Course.Spent = append(e.Course.Spent, c.point(i))
	}
	if stuck != "" {
		return nil, stuck
	}
	return nil, m.explored(e)
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

// nextEdge finds the nearest tile where something is to be taken, or that has a
// neighbour not known that may be seen from it; -1 if there is none.
func (m *Mind) nextEdge(e *rules.Errand) int {
	c := m.known()
	c.forget()
	for i := range m.view.Things {
		if t := &m.view.Things[i]; t.At != m.view.Hero.At && Gathers(m.view, t) && !holds(e.Course.Spent, t.At) {
			c.aim(t.At)
		}
	}
	by := byDoors | byFriends
	if !m.hasLight() {
		by |= bySight
	}
	best, least := -1, anyway
	c.search(anyway, by, func(i int) bool {
		t := &c.tiles[i]
		cost := int(t.steps)
		if cost >= least {
			return true
		}
		if !c.isGoal(i) && (t.terrain.Has(grid.Brink) || !c.openEnded(i) || holds(e.Course.Spent, c.point(i))) {
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
func (m *Mind) explored(e *rules.Errand) string {
	words := "Explored."
	if locked := len(m.view.Barred); locked > 0 {
		words = "Nothing more to explore that you know a safe way to; " + lockedDoors(locked) + "."
	} else if m.left() {
		words = "Nothing more to explore that you know a safe way to."
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
