package mind

import (
	"pitchdark/rules"
	"pitchdark/rules/grid"
)

// sightedHero is the order in which a simulated hero that is not Blind chooses.
var sightedHero = [...]habit{
	(*Mind).drink,
	(*Mind).strikeSeen,
	(*Mind).question,
	(*Mind).shootOrLoad,
	(*Mind).keepLight,
	(*Mind).chase,
	(*Mind).tend,
	(*Mind).leave,
	(*Mind).pick,
	(*Mind).arm,
	(*Mind).wear,
	(*Mind).goDown,
	(*Mind).fetch,
	(*Mind).explore,
	(*Mind).roam,
}

// blindHero is the order in which a simulated hero that is Blind chooses.
var blindHero = [...]habit{
	(*Mind).strikeSeen,
	(*Mind).drink,
	(*Mind).tend,
	(*Mind).question,
	(*Mind).keepLight,
	(*Mind).shootOrLoad,
	(*Mind).leave,
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
// two times in three, so that nothing that flees for ever is chased for ever.
func (m *Mind) chase() rules.Command {
	if len(m.foes) == 0 {
		return nil
	}
	c := m.known()
	c.forget()
	for i := range m.foes {
		c.aim(m.foes[i].at)
	}
	i := c.toGoal(anyway, byDoors)
	if i < 0 {
		return nil
	}
	if int(c.tiles[i].steps) > m.view.Hero.Allowance+1 && m.roll.Roll(dieChase, 3) == 3 {
		return nil
	}
	return m.walkTo(i)
}

// leave goes out, or down the stairs, where the hero stands. It takes no stairs
// up: there it came from.
func (m *Mind) leave() rules.Command {
	if c := m.try(doLeave, wish{any: true}); c != nil {
		return c
	}
	if t := m.known().at(m.view.Hero.At); t == nil || t.terrain != grid.StairsDown {
		return nil
	}
	return m.try(doStairs, wish{any: true})
}

// goDown makes for known stairs down, else for a known way out.
func (m *Mind) goDown() rules.Command {
	for _, t := range [...]grid.Terrain{grid.StairsDown, grid.Exit} {
		if m.aimAt(t) {
			if c := m.goToGoal(); c != nil {
				return c
			}
		}
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

// fetch walks to a useful thing that it knows of, while there is room for it;
// one time in four it leaves it, lest one that cannot be taken hold it for
// ever.
func (m *Mind) fetch() rules.Command {
	packed := 0
	for i := range m.view.Hero.Items {
		if m.view.Hero.Items[i].Where == rules.InPack {
			packed++
		}
	}
	if packed >= packRoom {
		return nil
	}
	c := m.known()
	c.forget()
	any := false
	for i := range m.view.Things {
		if t := &m.view.Things[i]; useful(t.Kind) && t.At != m.view.Hero.At {
			c.aim(t.At)
			any = true
		}
	}
	if !any || m.roll.Roll(dieWay, 4) == 4 {
		return nil
	}
	return m.goToGoal()
}
