package maps

import (
	"strconv"

	"pitchdark/rules/grid"
)

// Limits on what one map file may hold.
const (
	MaxFile   = 4 << 20 // bytes
	MaxLevels = 100     // in one file
	MaxMarks  = 2000    // on one level
	MaxZones  = 200
	MaxSlots  = 500
	MaxProps  = 32   // of one mark
	MaxWord   = 64   // bytes of an ID or a property's key
	MaxName   = 200  // bytes of a name
	MaxValue  = 4000 // bytes of a property's value
)

// Level is one map. Its marks stand in the order of the file.
type Level struct {
	ID, Name, Theme string
	Rules           string // the only rule system that it is made for; empty: any
	Grid            *grid.Grid
	Ambient         Light
	Zones           []Zone
	Marks           []Mark
	Slots           []Slot
	File            string // where it was read, for messages
	Line            int
}

// Light is how light a place is without any flame: Dark, 1…100 for Low Light
// n, or Bright [DK-LGT-04].
type Light uint8

// The ends of the scale.
const (
	Dark   Light = 0
	Bright Light = 101
)

// String is "dark", the number of Low Light, or "bright".
func (l Light) String() string {
	switch {
	case l == Dark:
		return "dark"
	case l >= Bright:
		return "bright"
	}
	return strconv.Itoa(int(l))
}

// ParseLight reads what String writes.
func ParseLight(s string) (Light, bool) {
	switch s {
	case "dark":
		return Dark, true
	case "bright":
		return Bright, true
	}
	n, err := strconv.Atoi(s)
	return Light(n), err == nil && n >= 1 && n <= 100
}

// Area is a rectangle of tiles, both corners included.
type Area struct{ From, To grid.Point }

// Has reports whether p lies in the area.
func (a Area) Has(p grid.Point) bool {
	return p.X >= a.From.X && p.X <= a.To.X && p.Y >= a.From.Y && p.Y <= a.To.Y
}

// Points are the area's tiles in row order.
func (a Area) Points() []grid.Point {
	var points []grid.Point
	for y := a.From.Y; y <= a.To.Y; y++ {
		for x := a.From.X; x <= a.To.X; x++ {
			points = append(points, grid.Point{X: x, Y: y})
		}
	}
	return points
}

// Zone is a painted area with a light of its own [DK-LGT-04]. Where zones
// overlap the last one holds.
type Zone struct {
	Area  Area
	Light Light
	Magic int  // above 0, at most 100: magical darkness of that strength
	Deep  bool // dark vision does not see in it either
	File  string
	Line  int
}

// Slot is a place that the system stocks from its own tables.
type Slot struct {
	At    grid.Point
	Lair  string // what kind of thing lives here
	Depth int    // how deep its danger is, 1…100
	Size  int    // how many it holds, 1…100
	File  string
	Line  int
}

// Prop is one property of a mark.
type Prop struct{ Key, Value string }

// Mark says that something is somewhere.
type Mark struct {
	At    grid.Point
	Kind  Kind
	Name  string
	Props []Prop // no key twice
	File  string
	Line  int
}

// Prop is the value of the property with the given key.
func (m Mark) Prop(key string) (value string, ok bool) {
	for _, p := range m.Props {
		if p.Key == key {
			return p.Value, true
		}
	}
	return "", false
}

// Exit is a way off a level.
type Exit struct {
	At     grid.Point
	Name   string     // of a way out, if it has one
	Level  string     // the ID of the level that it leads to; "" is out of the dungeon
	Arrive grid.Point // where one arrives on that level
}

// Out reports whether the exit leads out of the dungeon.
func (e Exit) Out() bool { return e.Level == "" }

// Starts are the tiles where heroes begin, in the order of their marks.
func (l *Level) Starts() []grid.Point {
	var starts []grid.Point
	for _, m := range l.Marks {
		if m.Kind == KindStart {
			starts = append(starts, m.At)
		}
	}
	return starts
}

// Exits are the level's stairs and ways out: marked ones in the order of their
// marks, then way-out tiles without a mark in row order.
func (l *Level) Exits() []Exit {
	var exits []Exit
	marked := map[grid.Point]bool{}
	for _, m := range l.Marks {
		switch m.Kind {
		case KindExit:
			exits = append(exits, Exit{At: m.At, Name: m.Name})
		case KindStairs:
			at, _ := m.Prop("at")
			arrive, _ := ParsePoint(at)
			exits = append(exits, Exit{At: m.At, Level: m.Name, Arrive: arrive})
		default:
			continue
		}
		marked[m.At] = true
	}
	for i := range l.Grid.Width() * l.Grid.Height() {
		p := l.Grid.PointAt(i)
		if l.Grid.At(p) == grid.Exit && !marked[p] {
			exits = append(exits, Exit{At: p})
		}
	}
	return exits
}

// Clone is an independent copy.
func (l *Level) Clone() *Level {
	c := *l
	c.Grid = l.Grid.Clone()
	c.Zones = append([]Zone(nil), l.Zones...)
	c.Slots = append([]Slot(nil), l.Slots...)
	c.Marks = append([]Mark(nil), l.Marks...)
	for i := range c.Marks {
		c.Marks[i].Props = append([]Prop(nil), c.Marks[i].Props...)
	}
	return &c
}
