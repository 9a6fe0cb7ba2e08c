package mind

import (
	"pitchdark/rules"
	"pitchdark/rules/grid"
)

// sightedHero is the order in which a simulated hero that is not Blind chooses.
var sightedHero = [...]habit{
	(*Mind).drink,
	(*Mind).escape,
	(*Mind).backOff,
	(*Mind).wrestleFree,
	(*Mind).strikeSeen,
	(*Mind).question,
	(*Mind).shootOrLoad,
	(*Mind).shun,
	(*Mind).keepLight,
	(*Mind).charge,
	(*Mind).holdRank,
	(*Mind).chase,
	(*Mind).tend,
	(*Mind).pick,
	(*Mind).recover,
	(*Mind).leave,
	(*Mind).arm,
	(*Mind).wear,
	(*Mind).keepTogether,
	(*Mind).fetch,
	(*Mind).goOut,
	(*Mind).explore,
	(*Mind).goBack,
	(*Mind).roam,
}

// blindHero is the order in which a simulated hero that is Blind chooses.
var blindHero = [...]habit{
	(*Mind).strikeSeen,
	(*Mind).drink,
	(*Mind).tend,
	(*Mind).question,
	(*Mind).shun,
	(*Mind).recover,
	(*Mind).keepLight,
	(*Mind).shootOrLoad,
	(*Mind).leave,
	(*Mind).feltStairs,
	(*Mind).openFelt,
	(*Mind).seekLight,
	(*Mind).feelAbout,
	(*Mind).followWall,
}

// question identifies an unknown contact before anything is done to it
// [DK-BLD-05].
func (m *Mind) question() rules.Command {
	for i := range m.view.Contacts {
		if c := &m.view.Contacts[i]; !c.Known {
			if ask := m.identify(c.Handle); ask != nil {
				return ask
			}
		}
	}
	return nil
}

// chase closes with a foe that one walk reaches; after one farther off it goes
// two times in three, so that nothing that flees for ever is chased for ever; a careful
// one by itself lets it be.
func (m *Mind) chase() rules.Command {
	if len(m.foes) == 0 {
		return nil
	}
	c := m.known()
	c.forget()
	for i := range m.foes {
		if !m.daunts(m.foes[i].handle) {
			c.aim(m.foes[i].at)
		}
	}
	i := c.toGoal(anyway, byDoors)
	if i < 0 {
		return nil
	}
	far := int(c.tiles[i].steps) > m.view.Hero.Allowance+1
	if far && m.Light == Careful && len(m.view.Party) == 0 {
		return nil
	}
	if far && m.roll.Roll(dieChase, 3) == 3 {
		return nil
	}
	return m.walkTo(i)
}

// leave goes out, or takes the stairs, where the hero stands: down, or up when it
// has what it came for. By the door that it came in by it goes only then.
func (m *Mind) leave() rules.Command {
	laden := m.laden()
	if laden || !m.entrance(m.view.Hero.At) {
		if c := m.try(doLeave, wish{any: true}); c != nil {
			return c
		}
	}
	if t := m.known().at(m.view.Hero.At); t == nil || t.terrain != onward(laden) || m.lingers() {
		return nil
	}
	return m.try(doStairs, wish{any: true})
}

// doorstep is how near to where play began a way out is taken for the way in.
const doorstep = 3

// entrance reports whether a tile is the way by which the hero came in.
func (m *Mind) entrance(p grid.Point) bool { return grid.Steps(p, m.view.Hero.Post) <= doorstep }

// onward are the stairs that lead a hero to its goal.
func onward(laden bool) grid.Terrain {
	if laden {
		return grid.StairsUp
	}
	return grid.StairsDown
}

// laden reports whether the hero carries the prize.
func (m *Mind) laden() bool {
	for i := range m.view.Hero.Items {
		if m.view.Hero.Items[i].Prize {
			return true
		}
	}
	return false
}

// goOut makes for the known stairs that lead onward, else for a known way out;
// with the prize first for a way out.
func (m *Mind) goOut() rules.Command {
	if m.lingers() {
		return nil
	}
	laden := m.laden()
	if laden && m.aimAt(grid.Exit) {
		return m.goToGoal()
	}
	if laden && !m.aimAt(grid.StairsDown) {
		return nil // a dungeon may have its way out at the bottom: explore weighs that against the stairs up
	}
	if m.aimAt(onward(laden)) {
		if c := m.goToGoal(); c != nil {
			return c
		}
	}
	c := m.known()
	c.forget()
	for i := range m.view.Cells {
		if g := &m.view.Cells[i]; g.Terrain == grid.Exit && g.At != m.view.Hero.At && !m.entrance(g.At) {
			c.aim(g.At)
		}
	}
	return m.goToGoal()
}

// goBack leaves by the way in when nothing else is left to do.
func (m *Mind) goBack() rules.Command {
	if c := m.try(doLeave, wish{any: true}); c != nil {
		return c
	}
	if m.aimAt(grid.Exit) {
		return m.goToGoal()
	}
	return nil
}

// Companions stay within so many tiles of the first hero that they see, and
// come back to so many.
const (
	apart    = 4
	together = 2
)

// keepTogether keeps a hero near the first of the party that goes before it.
func (m *Mind) keepTogether() rules.Command {
	hero := &m.view.Hero
	for i := range m.view.Tokens {
		t := &m.view.Tokens[i]
		if t.Side != rules.Friend || !t.Handle.Own() || t.Handle >= hero.Handle || !standing(t) {
			continue
		}
		if grid.Steps(t.At, hero.At) > apart {
			return m.goWithin(t.At, together)
		}
		return nil
	}
	return nil
}

// aimAt makes every known tile of a terrain, but the hero's own, a goal.
func (m *Mind) aimAt(t grid.Terrain) (any bool) {
	c := m.known()
	c.forget()
	for i := range m.view.Cells {
		if g := &m.view.Cells[i]; g.Terrain == t && g.At != m.view.Hero.At {
			c.aim(g.At)
			any = true
		}
	}
	return any
}

func (m *Mind) goToGoal() rules.Command {
	if i := m.known().toGoal(anyway, byDoors); i >= 0 {
		return m.walkTo(i)
	}
	return nil
}

// packRoom is how many things a pack holds [DK-HST-09].
const packRoom = 8

// room reports whether a thing of a kind could still be taken: the pack is not
// full, or there is one of a kind that is counted together.
func (m *Mind) room(kind rules.ContentID) bool {
	packed := 0
	for i := range m.view.Hero.Items {
		h := &m.view.Hero.Items[i]
		if h.Kind == kind && h.Count > 1 {
			return true
		}
		if h.Where == rules.InPack {
			packed++
		}
	}
	return packed < packRoom
}

// fetch walks to a useful thing that it knows of, if there is room for it; one
// time in four it leaves it, lest one that cannot be taken hold it for ever.
func (m *Mind) fetch() rules.Command {
	c := m.known()
	c.forget()
	any := false
	for i := range m.view.Things {
		if t := &m.view.Things[i]; t.At != m.view.Hero.At && m.wants(t) {
			c.aim(t.At)
			any = true
		}
	}
	if !any || m.roll.Roll(dieWay, 4) == 4 {
		return nil
	}
	return m.goToGoal()
}

// wants reports whether a hero would take a thing along.
func (m *Mind) wants(t *rules.Thing) bool {
	return t.Item > 0 && (t.Prize || useful(t.Kind) && m.room(t.Kind))
}
