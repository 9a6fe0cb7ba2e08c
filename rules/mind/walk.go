package mind

import (
	"pitchdark/rules"
	"pitchdark/rules/grid"
)

// walkTo goes toward a tile that the last search found.
func (m *Mind) walkTo(i int) rules.Command {
	m.path = m.known().way(i, m.path[:0])
	return m.walk(m.path)
}

// walk goes along a path from the creature's own tile as far as it can now:
// over tiles that it sees, up to a closed door, to somebody in the way, or to
// the end of its allowance [DK-MOV-12]. If not one tile can be walked it deals
// with what is in the way.
func (m *Mind) walk(path []grid.Point) rules.Command {
	if len(path) == 0 {
		return nil
	}
	n := m.stretch(path, m.most(doMove, rules.ParamPath))
	if n > 0 {
		last := m.known().at(path[n-1])
		return m.try(doMove, wish{path: path[:n], enter: last.terrain.Has(grid.Brink)})
	}
	return m.pass(path)
}

// stretch is how many tiles of a path can be walked by sight with an allowance.
// Difficult ground is reckoned at two tiles, as no host asks more. Only heroes
// step over a brink.
func (m *Mind) stretch(path []grid.Point, allowance int) int {
	from, price := m.view.Hero.At, 0
	for n, p := range path {
		t := m.known().at(p)
		if t == nil || !t.seen || t.holder != nobody || !m.delving && t.terrain.Has(grid.Brink) {
			return n
		}
		if c := m.known(); !c.passes(c.index(from), grid.Nearest(p.Sub(from)), false) {
			return n
		}
		price++
		if t.terrain.Has(grid.Difficult) && n > 0 {
			price++
		}
		if price > allowance {
			return n
		}
		from = p
	}
	return len(path)
}

// doorway reports whether a closed door is in the way of a step.
func (m *Mind) doorway(from, to grid.Point) bool {
	c, d := m.known(), grid.Nearest(to.Sub(from))
	return c.shut(c.index(from), d, false)
}

// pass deals with what keeps a creature from the first tile of its path: a
// closed door, or darkness.
func (m *Mind) pass(path []grid.Point) rules.Command {
	from, to := m.view.Hero.At, path[0]
	d := grid.Nearest(to.Sub(from))
	if m.doorway(from, to) {
		return m.openDoor(d, to)
	}
	if t := m.known().at(to); t != nil && (t.seen || t.holder != nobody) {
		return nil
	}
	return m.intoDark(d, straight(from, path))
}

// straight is how many steps of a path go the same way as its first.
func straight(from grid.Point, path []grid.Point) int {
	step := path[0].Sub(from)
	for n, p := range path {
		if p.Sub(from) != step {
			return n
		}
		from = p
	}
	return len(path)
}

// openDoor opens the closed door that is the tile at, or stands between it and
// the creature. A hero, which cannot tell a locked door, tries its keys and its
// shoulder too.
func (m *Mind) openDoor(d grid.Direction, at grid.Point) rules.Command {
	if !m.delving {
		return m.handle(d, at, doOpen)
	}
	switch m.roll.Roll(dieWay, 8) {
	case 8, 7:
		return nil // lest a door that never opens hold the hero for ever
	case 6:
		return m.handle(d, at, doForce, doOpen)
	case 5:
		return m.handle(d, at, doUnlock, doOpen, doForce)
	}
	return m.handle(d, at, doOpen, doForce)
}

// handle does the first of some actions with a door that is on offer
// [DK-HST-08].
func (m *Mind) handle(d grid.Direction, at grid.Point, ways ...rules.ActionID) rules.Command {
	for _, do := range ways {
		if c := m.try(do, wish{faces: true, to: d, aims: true, at: at, any: true}); c != nil {
			return c
		}
	}
	return nil
}

// intoDark goes n tiles in a direction where it sees nothing. It lights what it
// carries first. Without a light only the bold walk on, and heroes, who feel
// their way a step at a time.
func (m *Mind) intoDark(d grid.Direction, n int) rules.Command {
	if c := m.kindle(); c != nil {
		return c
	}
	if m.delving {
		return m.careful(d)
	}
	if m.view.Hero.Temper != rules.Bold {
		return nil
	}
	n = min(n, m.view.Hero.Allowance)
	return m.try(doBlindMove, wish{toward: m.view.Hero.Facing.Toward(d), tiles: n})
}

// careful takes one silent step [DK-MOV-14], or a blind one if need be.
func (m *Mind) careful(d grid.Direction) rules.Command {
	if c := m.try(doCareful, wish{faces: true, to: d}); c != nil {
		return c
	}
	if m.view.Hero.Left > 0 {
		return nil // after a walk a bump costs all that was walked [DK-MOV-04]
	}
	return m.try(doBlindMove, wish{toward: m.view.Hero.Facing.Toward(d), tiles: 1})
}
