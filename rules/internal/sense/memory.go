package sense

import (
	"slices"

	"pitchdark/rules"
	"pitchdark/rules/grid"
	"pitchdark/rules/internal/world"
)

// remembered is what a creature remembers of its level, or nil.
func remembered(a *world.Actor) *world.Memory {
	for _, m := range a.Senses.Memory {
		if m.Level == a.Level {
			return m
		}
	}
	return nil
}

// memory is what a creature remembers of its level, made when first needed.
func memory(w *world.World, a *world.Actor) *world.Memory {
	if m := remembered(a); m != nil {
		return m
	}
	l := w.LevelOf(a)
	m := &world.Memory{Level: a.Level, Cells: make([]uint8, l.Grid.Width()*l.Grid.Height())}
	a.Senses.Memory = append(a.Senses.Memory, m)
	return m
}

// Learn adds what a creature sees now to what it remembers [DK-VIS-04].
func Learn(t *world.Turn, a *world.Actor) {
	if a.In() && t.W.Active(a.Level) {
		learn(t, a)
	}
}

// learn adds what a creature sees now to what it remembers [DK-VIS-04]. One
// that is Blind learns no map, not even of the lit places that it sees; one that
// no player leads takes in the ground where its walks end, not on the way.
func learn(t *world.Turn, a *world.Actor) {
	if a.Senses.Blind != rules.Sighted {
		return
	}
	if f := t.W.Top(); a.Slot == 0 && f != nil && f.Kind == world.FrameWalk {
		return
	}
	l := t.W.LevelOf(a)
	key := glance(a, l)
	if a.Learnt == key {
		return
	}
	a.Learnt = key
	learnGround(memory(t.W, a), ground(t.W, a), a.Field(l), l.Grid)
	readNotes(t, a, l)
}

// learnGround adds what is seen in any light of a field's rows to a memory.
func learnGround(m *world.Memory, lit []rules.Light, f *grid.Field, g *grid.Grid) {
	tiles, edged := g.Tiles(), g.HasEdges()
	first, last := f.Rows()
	for i := first * g.Width(); i < (last+1)*g.Width(); i++ {
		if lit[i] > rules.Dark && (edged || !m.Holds(i, tiles[i])) {
			m.Learn(g, g.PointAt(i))
		}
	}
}

// Barred notes that a hero found a door locked, or no longer [DK-HST-08].
func Barred(a *world.Actor, at grid.Point, edge bool, toward grid.Direction, locked bool) {
	if a.Slot == 0 {
		return
	}
	door := world.Barred{Level: a.Level, Door: rules.Barred{At: at, Edge: edge, Toward: toward}}
	s := &a.Senses
	s.Barred = slices.DeleteFunc(s.Barred, func(b world.Barred) bool { return sameDoor(b, door) })
	if locked {
		s.Barred = append(s.Barred, door)
	}
}

func sameDoor(a, b world.Barred) bool {
	if a.Level != b.Level || a.Door.Edge != b.Door.Edge {
		return false
	}
	x, y := a.Door, b.Door
	return x.At == y.At && (!x.Edge || x.Toward == y.Toward) ||
		x.Edge && x.Toward == y.Toward.Opposite() && x.At == y.At.Add(y.Toward.Delta())
}

func readNotes(t *world.Turn, a *world.Actor, l *world.Level) {
	if a.Slot == 0 {
		return
	}
	for i, n := range l.Notes {
		key := int(a.Level)<<16 | i
		if !grid.Within(a.At, n.At, n.Radius) || Tile(t.W, a, n.At) == rules.Unseen || has(a.Senses.Notes, key) {
			continue
		}
		note(t, a, key, n)
		for _, b := range t.W.Actors {
			if talk(t.W, a, b) && !has(b.Senses.Notes, key) {
				note(t, b, key, n)
			}
		}
	}
}

// note lets a hero read the words of a room, or hear them from a companion.
func note(t *world.Turn, a *world.Actor, key int, n world.Note) {
	a.Senses.Notes = append(a.Senses.Notes, key)
	t.Private(a, world.Nobody, rules.Event{Kind: rules.Noted, At: n.At, Text: n.Text, Rules: []rules.RuleID{"DK-VIS-04"}})
}

func has(list []int, n int) bool {
	for _, x := range list {
		if x == n {
			return true
		}
	}
	return false
}

// Dwell lets a creature remember all of its level: it lives there, or came by
// ways that it knows.
func Dwell(w *world.World, a *world.Actor) {
	m, g := memory(w, a), w.LevelOf(a).Grid
	for i := range m.Cells {
		m.Learn(g, g.PointAt(i))
	}
}
