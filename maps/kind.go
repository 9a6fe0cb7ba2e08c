package maps

import (
	"strconv"
	"strings"

	"pitchdark/rules/grid"
)

// Kind is what a mark stands for.
type Kind string

// The kinds of mark.
const (
	KindCreature Kind = "creature"
	KindLight    Kind = "light"
	KindItem     Kind = "item"
	KindDoor     Kind = "door"
	KindWind     Kind = "wind"
	KindNote     Kind = "note"
	KindStart    Kind = "start"
	KindExit     Kind = "exit"
	KindStairs   Kind = "stairs"
	KindTrap     Kind = "trap"
)

// need says whether a kind of mark has a name.
type need uint8

const (
	mayName need = iota
	mustName
)

// propRow is one property that this package gives a meaning to.
type propRow struct {
	key    string
	form   form
	needed bool
}

// kindRow is what is asked of one kind of mark.
type kindRow struct {
	kind   Kind
	name   need
	open   bool // further properties belong to the system
	stands bool // it needs a tile that can be stood on
	alone  bool // no two of such marks share a tile
	props  []propRow
}

var kindTable = []kindRow{
	{kind: KindCreature, name: mustName, open: true, stands: true, alone: true, props: []propRow{{key: "facing", form: facing}}},
	{kind: KindLight, name: mustName, open: true},
	{kind: KindItem, name: mustName, open: true},
	{kind: KindDoor, props: []propRow{
		{key: "locked", form: flag}, {key: "jammed", form: flag}, {key: "key", form: anything}, {key: "edge", form: compass},
	}},
	{kind: KindWind, props: []propRow{{key: "reach", form: upTo200}, {key: "period", form: upTo1000}}},
	{kind: KindNote, props: []propRow{{key: "text", form: anything, needed: true}, {key: "radius", form: from0To200}}},
	{kind: KindTrap, name: mustName, stands: true, alone: true, props: []propRow{{key: "worn", form: flag}}},
	{kind: KindStart, stands: true, alone: true, props: []propRow{{key: "facing", form: facing}, {key: "lit", form: anything}, {key: "left", form: upTo1000}}},
	{kind: KindExit, stands: true},
	{kind: KindStairs, name: mustName, stands: true, props: []propRow{{key: "at", form: point, needed: true}}},
}

// rowOf finds a kind's row, or nil.
func rowOf(k Kind) *kindRow {
	for i := range kindTable {
		if kindTable[i].kind == k {
			return &kindTable[i]
		}
	}
	return nil
}

// prop finds the row of a property that has a meaning here, or nil.
func (r *kindRow) prop(key string) *propRow {
	for i := range r.props {
		if r.props[i].key == key {
			return &r.props[i]
		}
	}
	return nil
}

// form is what a property's value must look like.
type form struct {
	fits func(string) bool
	want string
}

var (
	anything   = form{func(string) bool { return true }, "a text"}
	flag       = form{func(s string) bool { return s == "true" || s == "false" }, "true or false"}
	compass    = form{func(s string) bool { _, ok := parseSide(s); return ok }, "N, E, S or W"}
	facing     = form{isDirection, "one of N, NE, E, SE, S, SW, W, NW"}
	point      = form{func(s string) bool { _, ok := ParsePoint(s); return ok }, "a point such as 3,4"}
	from0To200 = form{number(0, 200), "a number from 0 to 200"}
	upTo200    = form{number(1, 200), "a number from 1 to 200"}
	upTo1000   = form{number(1, 1000), "a number from 1 to 1000"}
)

func isDirection(s string) bool {
	_, ok := grid.ParseDirection(s)
	return ok
}

func number(low, high int) func(string) bool {
	return func(s string) bool {
		n, err := strconv.Atoi(s)
		return err == nil && n >= low && n <= high
	}
}

// parseSide reads one of the four orthogonal directions.
func parseSide(s string) (grid.Direction, bool) {
	d, ok := grid.ParseDirection(s)
	return d, ok && !d.Diagonal()
}

// ParsePoint reads "3,4"; both numbers lie in 0…199.
func ParsePoint(s string) (grid.Point, bool) {
	left, right, ok := strings.Cut(s, ",")
	x, errX := strconv.Atoi(left)
	y, errY := strconv.Atoi(right)
	inside := x >= 0 && y >= 0 && x < grid.MaxSide && y < grid.MaxSide
	return grid.Point{X: x, Y: y}, ok && errX == nil && errY == nil && inside
}

// edgeShort are short words for edges.
var edgeShort = []struct {
	word string
	edge grid.Edge
}{
	{"wall", grid.ThinWall},
	{"door", grid.ClosedThinDoor},
	{"door closed", grid.ClosedThinDoor},
	{"closed door", grid.ClosedThinDoor},
	{"door open", grid.OpenThinDoor},
	{"open door", grid.OpenThinDoor},
	{"thin door", grid.ClosedThinDoor},
	{"curtain", grid.ThinCurtain},
	{"railing", grid.ThinRailing},
}

// parseEdge reads an edge's name or one of its short words.
func parseEdge(s string) (grid.Edge, bool) {
	for _, row := range edgeShort {
		if row.word == s {
			return row.edge, true
		}
	}
	e, ok := grid.ParseEdge(s)
	return e, ok && e != grid.NoEdge
}

// isDoor reports whether an edge is a door.
func isDoor(e grid.Edge) bool { return e == grid.ClosedThinDoor || e == grid.OpenThinDoor }
