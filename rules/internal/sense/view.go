package sense

import (
	"pitchdark/rules"
	"pitchdark/rules/grid"
	"pitchdark/rules/internal/light"
	"pitchdark/rules/internal/world"
)

// encounterRounds is how long after a foe was last perceived the label of an
// encounter stays [DK-HST-05].
const encounterRounds = 3

// View fills v with what a creature perceives and remembers, and nothing else
// [DK-VIS-04, DK-VIS-05]. It reuses v's memory; asks are left to the caller.
func View(w *world.World, a *world.Actor, v *rules.View) {
	l := w.LevelOf(a)
	*v = rules.View{
		Cells: v.Cells[:0], Tokens: v.Tokens[:0], Contacts: v.Contacts[:0], Sounds: v.Sounds[:0],
		Trace: v.Trace[:0], Lines: v.Lines[:0], Things: v.Things[:0], Lights: v.Lights[:0],
		Lost: v.Lost[:0], Asks: v.Asks[:0], Party: v.Party[:0], Barred: v.Barred[:0], Hero: v.Hero,
		Round: w.Round, Place: l.Name, Level: l.ID, Theme: l.Theme, Ended: w.Ended,
		Blind: a.Senses.Blind, Phase: w.Clock.Phase, Phases: w.System().Phases(),
	}
	if v.Blind != rules.ByOtherCause {
		v.Light = LightFor(w, a, a.At)
	}
	Sheet(w, a, &v.Hero)
	v.Hero.Called, v.Hero.Alert = a.Called, a.Senses.Alarm
	cells(w, a, l, v)
	others(w, a, v)
	things(w, a, v)
	v.Sounds = append(v.Sounds, a.Senses.Sounds...)
	v.Lost = append(v.Lost, a.Senses.Lost...)
	if v.Blind != rules.Sighted {
		v.Trace = append(v.Trace, a.Senses.Trace...)
	}
	for _, b := range a.Senses.Barred {
		if b.Level == a.Level {
			v.Barred = append(v.Barred, b.Door)
		}
	}
	lines(w, a, v)
	party(w, a, v)
	v.Label = label(w, v)
}

// cells adds the tiles that the creature sees now and, if it is not Blind,
// those that it remembers.
func cells(w *world.World, a *world.Actor, l *world.Level, v *rules.View) {
	var m *world.Memory
	if v.Blind == rules.Sighted {
		m = remembered(a)
	}
	lit, tiles, edged := ground(w, a), l.Grid.Tiles(), l.Grid.HasEdges()
	i := 0
	for y := range l.Grid.Height() {
		for x := range l.Grid.Width() {
			switch {
			case lit[i] > rules.Dark:
				c := rules.Glimpse{At: grid.Point{X: x, Y: y}, Terrain: tiles[i], Known: rules.Seen, Light: lit[i]}
				if edged {
					c.East, c.South = l.Grid.Edge(c.At, grid.East), l.Grid.Edge(c.At, grid.South)
					if x > 0 && !inView(lit, m, i-1) {
						c.West = l.Grid.Edge(c.At, grid.West)
					}
					if y > 0 && !inView(lit, m, i-l.Grid.Width()) {
						c.North = l.Grid.Edge(c.At, grid.North)
					}
				}
				v.Cells = append(v.Cells, c)
			case m != nil && m.Cells[i] > 0:
				c := rules.Glimpse{At: grid.Point{X: x, Y: y}, Terrain: grid.Terrain(m.Cells[i] - 1), Known: rules.Remembered}
				if m.East != nil {
					c.East, c.South = m.East[i], m.South[i]
					if x > 0 && !inView(lit, m, i-1) {
						c.West = m.East[i-1]
					}
					if y > 0 && !inView(lit, m, i-l.Grid.Width()) {
						c.North = m.South[i-l.Grid.Width()]
					}
				}
				v.Cells = append(v.Cells, c)
			}
			i++
		}
	}
}

// inView reports whether a tile is seen in light or remembered.
func inView(lit []rules.Light, m *world.Memory, i int) bool {
	return lit[i] > rules.Dark || m != nil && m.Cells[i] > 0
}

// others adds those seen as tokens and those felt as contacts.
func others(w *world.World, a *world.Actor, v *rules.View) {
	for i := range a.Senses.Percepts {
		p := &a.Senses.Percepts[i]
		b := w.Actors[p.Who]
		if p.Contact {
			c := rules.Contact{Handle: HandleFor(a, b, p), At: p.At, Known: p.Known}
			if p.Known {
				c.Kind, c.Name, c.Side = b.Kind, b.Name, a.SideOf(b)
			}
			v.Contacts = append(v.Contacts, c)
			continue
		}
		v.Tokens = append(v.Tokens, token(a, b, p))
	}
	for _, b := range w.Actors {
		if b.Dead && b.Level == a.Level && Tile(w, a, b.At) == rules.Identified {
			v.Tokens = append(v.Tokens, rules.Token{At: b.At, Facing: b.Facing, Degree: rules.Identified, Kind: b.Kind, Name: b.Name, Dead: true, Big: b.Big})
		}
	}
}

func token(a, b *world.Actor, p *world.Percept) rules.Token {
	t := rules.Token{Handle: HandleFor(a, b, p), At: b.At, Degree: p.Degree, Big: b.Big, Down: b.Down}
	if p.Degree == rules.Identified {
		t.Facing, t.Kind, t.Name, t.Side, t.Health = b.Facing, b.Kind, b.Name, a.SideOf(b), health(b)
		t.Asleep = b.Asleep && b.Stands()
	}
	return t
}

func health(b *world.Actor) rules.Health {
	switch {
	case b.HP >= b.MaxHP:
		return rules.Unhurt
	case 3*b.HP >= b.MaxHP:
		return rules.Hurt
	}
	return rules.BadlyHurt
}

// things adds what lies where the creature sees it, or under its own feet if
// it felt there, and the lights that it sees burning.
func things(w *world.World, a *world.Actor, v *rules.View) {
	for _, it := range w.Items {
		if it.Gone {
			continue
		}
		level, p := w.PlaceOf(it)
		if level != a.Level {
			continue
		}
		g := w.Gear(it)
		if it.Holder == world.Nobody && (Tile(w, a, p) == rules.Identified || p == a.At && FeltFloor(a)) {
			v.Things = append(v.Things, rules.Thing{At: p, Item: placeOn(v.Things, it), Kind: it.Kind, Name: g.Name, Count: it.Count, Prize: g.Prize})
		}
		if k := w.Shines(it); k != nil && Tile(w, a, p) > rules.Unseen {
			shine := rules.Shine{At: p, Kind: it.Kind, Gutters: light.Gutters(it, g)}
			if b := w.Actor(it.Holder); b != nil {
				if b.ID == a.ID {
					shine.Bearer = rules.Handle(a.Slot)
				} else if q := a.Perceives(b.ID); q != nil {
					shine.Bearer = HandleFor(a, b, q)
				}
			}
			v.Lights = append(v.Lights, shine)
		}
	}
}

// placeOn is the place of a thing among those on its tile that can be taken,
// of which the earlier ones are listed already; 0 if it is fixed.
func placeOn(listed []rules.Thing, it *world.Item) int {
	if it.Fixed {
		return 0
	}
	n := 1
	for i := range listed {
		if listed[i].At == it.At && listed[i].Item > 0 {
			n++
		}
	}
	return n
}

// FeltFloor reports whether a Blind creature has felt about on its own tile,
// and so knows what lies there [DK-MOV-14].
func FeltFloor(a *world.Actor) bool {
	if a.Senses.Blind == rules.Sighted {
		return false
	}
	for _, t := range a.Senses.Trace {
		if t.At == a.At && !t.Walked && !t.IsEdge {
			return true
		}
	}
	return false
}

// lines adds the ways that a sighted creature saw others walk this round
// [DK-VIS-04].
func lines(w *world.World, a *world.Actor, v *rules.View) {
	if v.Blind != rules.Sighted {
		return
	}
	for i := range w.Lines {
		line := &w.Lines[i]
		b := w.Actors[line.Who]
		p := a.Perceives(line.Who)
		if p == nil || line.Level != a.Level || !sawAll(line, a) {
			continue
		}
		v.Lines = append(v.Lines, rules.Line{Who: HandleFor(a, b, p), Tiles: line.Tiles, Facing: line.Facing})
	}
}

func sawAll(line *world.Line, a *world.Actor) bool {
	for _, id := range line.Seen {
		if id == a.ID {
			return true
		}
	}
	return false
}

// party adds the other heroes of the seat: whole where this one knows where
// they are, else by name alone.
func party(w *world.World, a *world.Actor, v *rules.View) {
	if a.Slot == 0 {
		return
	}
	for _, b := range w.Actors {
		if b.Slot == 0 || b.ID == a.ID {
			continue
		}
		s := another(v)
		if p := a.Perceives(b.ID); p != nil && p.Known {
			Sheet(w, b, s)
		} else {
			*s = rules.Sheet{Handle: rules.Handle(b.Slot), Name: b.Name, Kind: b.Kind}
		}
	}
}

// another is a place for one sheet more, with the memory of the last time.
func another(v *rules.View) *rules.Sheet {
	n := len(v.Party)
	if n == cap(v.Party) {
		v.Party = append(v.Party, rules.Sheet{})
	}
	v.Party = v.Party[:n+1]
	return &v.Party[n]
}

// label is what the moment looks like from this view alone [DK-HST-05].
func label(w *world.World, v *rules.View) string {
	for i := range v.Tokens {
		if v.Tokens[i].Side == rules.Foe && !v.Tokens[i].Dead && !v.Tokens[i].Down {
			return "encounter"
		}
	}
	for i := range v.Contacts {
		if v.Contacts[i].Side != rules.Friend {
			return "encounter"
		}
	}
	for i := range v.Lost {
		if v.Lost[i].Side == rules.Foe && w.Round-v.Lost[i].Round <= encounterRounds {
			return "encounter"
		}
	}
	if len(v.Sounds) > 0 {
		return "alert"
	}
	return "exploring"
}

// Sheet fills s with what a creature knows of itself; it reuses its memory.
func Sheet(w *world.World, a *world.Actor, s *rules.Sheet) {
	c := &w.Clock
	*s = rules.Sheet{
		Handle: Self(a), Name: a.Name, Kind: a.Kind, At: a.At, Facing: a.Facing,
		Health: a.HP, MaxHealth: a.MaxHP, Down: a.Down, Dead: a.Dead,
		Turn: c.Current == a.ID, Allowance: w.System().Allowance(w, a), Free: a.FreeAttack(w.Round),
		Temper: a.Temper, Habits: a.Habits, Post: a.Post, Vision: a.Eyes, Hidden: hides(a), KeenNose: a.KeenNose,
		Stats: s.Stats[:0], Items: s.Items[:0], Conditions: s.Conditions[:0],
	}
	if s.Turn {
		s.Actions, s.Left = c.Left, c.Tiles
	}
	n := 0
	w.Carried(a.ID, func(it *world.Item) bool {
		n++
		s.Items = append(s.Items, held(w, it, n))
		return true
	})
	w.System().Sheet(w, a, s)
}

// hides reports whether a creature has hidden itself from somebody whom it
// perceives; of others it cannot know [DK-STL-06].
func hides(a *world.Actor) bool {
	for _, id := range a.Hidden {
		if a.Perceives(id) != nil {
			return true
		}
	}
	return false
}

// Self is the handle by which a creature names itself: a hero's place in the
// party, and 1 for any other.
func Self(a *world.Actor) rules.Handle { return rules.Handle(max(a.Slot, 1)) }

func held(w *world.World, it *world.Item, n int) rules.Held {
	g := w.Gear(it)
	h := rules.Held{
		Item: n, Kind: it.Kind, Name: g.Name, Count: it.Count, Where: it.Where, Hands: g.Hands,
		Lit: it.Lit, Shuttered: it.Shuttered, Loaded: it.Loaded, Ready: it.Ready, Left: it.Left, Part: g.Part(), Worth: g.Worth, Purse: g.Purse, Prize: g.Prize,
	}
	if k := g.Weapon; k != nil {
		h.Weapon, h.Damage, h.Reach, h.Range, h.Load = true, k.Dice, k.Reach, max(k.Range, k.Thrown), k.Load
	}
	if k := g.Armour; k != nil {
		h.Armour, h.Stealth, h.Move = k.Value, k.Stealth, k.Move
	}
	if k := g.Light; k != nil {
		h.Light, h.Whole, h.Gutters, h.Bright, h.Low = true, k.Burns, light.Gutters(it, g), k.Bright, k.Low
	}
	return h
}
