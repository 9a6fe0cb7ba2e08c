package grid

// Plan is a level as a map lays it out: the ground, its own light, and neutral
// marks whose names a rule system resolves. It is what maps give to an engine.
type Plan struct {
	ID, Name, Theme string
	Rules           string // the only rule system that it is made for; empty: any
	Text            string // the level as text, from which the same plan can be read again
	Grid            *Grid
	Ambient         uint8 // 0 dark, 1…100 low light, 101 bright
	Zones           []PlanZone
	Marks           []PlanMark
	Slots           []PlanSlot
	Depth           int // how deep the level lies, from 1
}

// PlanZone is an area with a light of its own; of several the last one holds.
type PlanZone struct {
	Tiles []Point
	Light uint8
	Magic int  // above 0: magical darkness of that strength
	Deep  bool // dark vision fails in it too
}

// PlanMark says that something of a kind is somewhere.
type PlanMark struct {
	At         Point
	Kind, Name string
	Props      []PlanProp
	File       string
	Line       int
}

// PlanSlot is a place that a rule system stocks from its own tables: with
// creatures or things of a lair, as many as Size at most, at the tile and on
// free tiles near it.
type PlanSlot struct {
	At    Point
	Lair  string
	Depth int // how deep its danger is, 1…100
	Size  int // 1…100
	File  string
	Line  int
}

// PlanProp is one property of a mark.
type PlanProp struct{ Key, Value string }

// Prop is the value of the property with the given key.
func (m *PlanMark) Prop(key string) (string, bool) {
	for _, p := range m.Props {
		if p.Key == key {
			return p.Value, true
		}
	}
	return "", false
}
