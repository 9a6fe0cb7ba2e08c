package engine

import (
	"fmt"
	"strconv"
	"strings"

	"pitchdark/rules"
	"pitchdark/rules/grid"
	"pitchdark/rules/internal/world"
)

// Atlas yields the plans of a dungeon's levels.
type Atlas interface {
	// First is the ID of the level where play begins.
	First() string
	// Plan lays out a level; the seed is the game's.
	Plan(id string, seed uint64) (*grid.Plan, error)
	// Rules is the rule system that the dungeon is made for; empty: any.
	Rules() string
	// Prized reports whether the dungeon holds a prize [DK-HST-13].
	Prized() bool
	// Read reads a plan back from its Text, as a journal keeps it.
	Read(text string, depth int) (*grid.Plan, error)
}

// lay puts a plan into the world: ground, light, doors, winds, words, and the
// creatures, lights and items that its marks and slots name. Unknown names are refused
// with file, line and system.
func lay(w *world.World, p *grid.Plan) (world.LevelID, error) {
	id := world.LevelID(len(w.Levels))
	l := &world.Level{ID: p.ID, Name: p.Name, Theme: p.Theme, Grid: p.Grid, Ambient: rules.Light(p.Ambient), Depth: p.Depth}
	for _, z := range p.Zones {
		l.Zones = append(l.Zones, world.Zone{Tiles: z.Tiles, Ambient: rules.Light(z.Light), Magical: z.Magic, Deep: z.Deep})
	}
	for i := range p.Grid.Width() * p.Grid.Height() {
		if at := p.Grid.PointAt(i); p.Grid.At(at) == grid.Exit {
			l.Outs = append(l.Outs, at)
		}
	}
	w.Levels = append(w.Levels, l)
	for i := range p.Marks {
		if err := mark(w, l, id, &p.Marks[i]); err != nil {
			m := &p.Marks[i]
			return 0, fmt.Errorf("%s:%d: %s %q: %w (system %s)", m.File, m.Line, m.Kind, m.Name, err, w.System().Name())
		}
	}
	return id, slots(w, l, id, p)
}

// slots lets the system stock a level's slots, after all that its marks put
// there.
func slots(w *world.World, l *world.Level, id world.LevelID, p *grid.Plan) error {
	for _, slot := range p.Slots {
		l.Slots = append(l.Slots, world.Slot{At: slot.At, Lair: slot.Lair, Depth: slot.Depth, Size: slot.Size})
	}
	for i, slot := range p.Slots {
		if err := w.System().Stock(w, id, i); err != nil {
			return fmt.Errorf("%s:%d: slot %q: %w (system %s)", slot.File, slot.Line, slot.Lair, err, w.System().Name())
		}
	}
	return nil
}

func mark(w *world.World, l *world.Level, id world.LevelID, m *grid.PlanMark) error {
	switch m.Kind {
	case "creature":
		return creature(w, id, m)
	case "light", "item":
		return item(w, id, m)
	case "door":
		return door(l, m)
	case "trap":
		if !w.System().Trap(m.Name) {
			return fmt.Errorf("there is no such trap")
		}
		worn, _ := m.Prop("worn")
		l.Traps = append(l.Traps, world.Trap{At: m.At, Kind: m.Name, Worn: worn == "true"})
	case "wind":
		l.Winds = append(l.Winds, world.Wind{At: m.At, Reach: number(m, "reach", 0), Period: number(m, "period", 6)})
	case "note":
		text, _ := m.Prop("text")
		l.Notes = append(l.Notes, world.Note{At: m.At, Radius: number(m, "radius", 4), Text: text})
	case "exit":
		l.Outs = append(l.Outs, m.At)
	case "stairs":
		to, err := point(m, "at")
		if err != nil {
			return err
		}
		l.Stairs = append(l.Stairs, world.Stair{At: m.At, Level: m.Name, To: to})
	}
	return nil
}

func creature(w *world.World, id world.LevelID, m *grid.PlanMark) error {
	sp := world.Spawn{Kind: m.Name}
	for _, p := range m.Props {
		sp.Props = append(sp.Props, world.Prop(p))
	}
	a, err := w.System().Spawn(w, sp)
	if err != nil {
		return err
	}
	a.Level, a.At = id, m.At
	return nil
}

func item(w *world.World, id world.LevelID, m *grid.PlanMark) error {
	kind := rules.ContentID(w.System().Name() + "/" + m.Name)
	g := w.System().Gear(kind)
	if g == nil {
		return fmt.Errorf("there is no such thing")
	}
	it := world.Item{Kind: kind, Holder: world.Nobody, Level: id, At: m.At, Count: number(m, "count", 1)}
	it.Key, _ = m.Prop("name")
	lit, said := m.Prop("lit")
	fixed, _ := m.Prop("fixed")
	it.Fixed = fixed == "true" || g.Fixed
	if g.Light != nil {
		it.Lit = lit == "true" || !said && m.Kind == "light"
		it.Left = number(m, "left", g.Light.Burns)
	}
	w.Add(it)
	return nil
}

func door(l *world.Level, m *grid.PlanMark) error {
	locked, _ := m.Prop("locked")
	jammed, _ := m.Prop("jammed")
	key, _ := m.Prop("key")
	d := world.Door{At: m.At, Locked: locked == "true", Jammed: jammed == "true", Key: key}
	if side, ok := m.Prop("edge"); ok {
		d.Edge = true
		d.Toward, ok = grid.ParseDirection(side)
		if !ok {
			return fmt.Errorf("edge %q: it must be N, E, S or W", side)
		}
	}
	l.Doors = append(l.Doors, d)
	return nil
}

func number(m *grid.PlanMark, key string, otherwise int) int {
	value, ok := m.Prop(key)
	n, err := strconv.Atoi(value)
	if !ok || err != nil {
		return otherwise
	}
	return n
}

func point(m *grid.PlanMark, key string) (grid.Point, error) {
	value, _ := m.Prop(key)
	left, right, _ := strings.Cut(value, ",")
	x, errX := strconv.Atoi(left)
	y, errY := strconv.Atoi(right)
	if errX != nil || errY != nil {
		return grid.Point{}, fmt.Errorf("%s %q: it must be a tile such as 3,4", key, value)
	}
	return grid.Point{X: x, Y: y}, nil
}

// heroes makes the heroes before any other creature, so that their dice do not
// depend on who else lives in the dungeon.
func heroes(w *world.World, setup *Setup) error {
	var party []world.Spawn
	for _, name := range setup.Heroes {
		party = append(party, world.Spawn{Kind: name})
	}
	for _, sheet := range setup.Sheets {
		party = append(party, world.Spawn{Card: sheet})
	}
	for i, sp := range party {
		sp.Slot = i + 1
		a, err := w.System().Spawn(w, sp)
		if err != nil {
			return fmt.Errorf("hero %d: %w", i+1, err)
		}
		a.At = grid.Point{X: -1, Y: -1} // nowhere yet
	}
	return nil
}

// seat puts the heroes on the plan's starts, or beside them, in order.
func seat(w *world.World, p *grid.Plan, id world.LevelID) error {
	var starts []*grid.PlanMark
	for i := range p.Marks {
		if p.Marks[i].Kind == "start" {
			starts = append(starts, &p.Marks[i])
		}
	}
	if len(starts) == 0 {
		return fmt.Errorf("level %s has no start; mark where the heroes begin", p.ID)
	}
	for _, a := range w.Actors {
		if a.Slot == 0 {
			continue
		}
		start := starts[min(a.Slot, len(starts))-1]
		a.Level, a.At = id, nearestFree(w, id, start.At)
		if facing, ok := start.Prop("facing"); ok {
			a.Facing, _ = grid.ParseDirection(facing)
		}
		if lit, ok := start.Prop("lit"); ok {
			burnOnly(w, a, rules.ContentID(w.System().Name()+"/"+lit))
			burntDown(w, a, number(start, "left", 0))
		} else if p.Ambient == uint8(rules.Dark) && len(starts) > 1 {
			burnOnly(w, a, "")
		}
	}
	return nil
}

// burnOnly leaves burning, of what a hero holds, only one kind of light.
func burnOnly(w *world.World, a *world.Actor, kind rules.ContentID) {
	for _, it := range w.Things(a.ID) {
		it.Lit = it.Lit && it.Kind == kind
	}
}

// burntDown leaves what burns in a hero's hands so many rounds at most; 0: a
// whole one's [DK-LGT-07].
func burntDown(w *world.World, a *world.Actor, left int) {
	for _, it := range w.Things(a.ID) {
		if it.Lit && left > 0 {
			it.Left = min(it.Left, left)
		}
	}
}

// nearestFree is the free tile nearest to a place, in row order among equals.
func nearestFree(w *world.World, id world.LevelID, at grid.Point) grid.Point {
	g := w.Levels[id].Grid
	best, far := at, 1<<30
	for i := range g.Width() * g.Height() {
		p := g.PointAt(i)
		if d := grid.Steps(at, p); d < far && !g.At(p).Has(grid.BlocksMove) && w.Standing(id, p, world.Nobody) == nil {
			best, far = p, d
		}
	}
	return best
}
