package grid

// Terrain is what fills a tile [DK-GRD-01].
type Terrain uint8

// The kinds of terrain.
const (
	Floor Terrain = iota
	Wall
	Pillar
	ClosedDoor
	OpenDoor
	Furniture
	Heap    // heaped stone
	Railing // a railing that fills the tile
	Curtain
	Smoke
	Rubble
	Shallows
	DeepWater
	Pit
	StairsDown
	StairsUp
	Exit
	terrains // the number of kinds
)

// Flags are what a terrain or an edge does to those that would pass [DK-GRD-01].
type Flags uint8

// The flags.
const (
	BlocksMove Flags = 1 << iota
	BlocksSight
	BlocksSound
	MufflesSound // sound passes at a price [DK-SND-02]
	Difficult    // blocks nothing; the host says its price
	Brink        // a sighted walker stops before it unless it means to enter
)

const solid = BlocksMove | BlocksSight | BlocksSound

// terrainTable is every terrain's name, letter on text maps and flags.
var terrainTable = [terrains]struct {
	name  string
	rune  rune
	flags Flags
}{
	Floor:      {"floor", '.', 0},
	Wall:       {"wall", '#', solid},
	Pillar:     {"pillar", 'O', solid},
	ClosedDoor: {"closed door", '+', BlocksMove | BlocksSight | MufflesSound},
	OpenDoor:   {"open door", '\'', 0},
	Furniture:  {"furniture", 'T', BlocksMove},
	Heap:       {"heaped stone", '^', BlocksMove},
	Railing:    {"railing", '=', BlocksMove},
	Curtain:    {"curtain", '%', BlocksSight},
	Smoke:      {"thick smoke", '*', BlocksSight},
	Rubble:     {"rubble", ',', Difficult},
	Shallows:   {"shallow water", '~', Difficult},
	DeepWater:  {"deep water", 'w', Brink},
	Pit:        {"pit", 'v', Brink},
	StairsDown: {"stairs down", '>', Brink},
	StairsUp:   {"stairs up", '<', Brink},
	Exit:       {"way out", 'X', 0},
}

// Has reports whether the terrain has all of the given flags.
func (t Terrain) Has(f Flags) bool { return t.Flags()&f == f }

// Flags are the terrain's flags; an unknown terrain is as solid as wall.
func (t Terrain) Flags() Flags {
	if t >= terrains {
		return solid
	}
	return terrainTable[t].flags
}

// String is the terrain's English name.
func (t Terrain) String() string {
	if t >= terrains {
		return "unknown terrain"
	}
	return terrainTable[t].name
}

// Rune is the terrain's letter on text maps.
func (t Terrain) Rune() rune {
	if t >= terrains {
		return '?'
	}
	return terrainTable[t].rune
}

// TerrainOf is the terrain that a text map's letter stands for.
func TerrainOf(r rune) (Terrain, bool) {
	for t := range terrainTable {
		if terrainTable[t].rune == r {
			return Terrain(t), true
		}
	}
	return 0, false
}

// ParseTerrain reads a terrain's English name.
func ParseTerrain(s string) (Terrain, bool) {
	for t := range terrainTable {
		if terrainTable[t].name == s {
			return Terrain(t), true
		}
	}
	return 0, false
}

// Edge is what stands on the line between two orthogonally adjacent tiles
// [DK-GRD-06].
type Edge uint8

// The kinds of edge.
const (
	NoEdge Edge = iota
	ThinWall
	ClosedThinDoor
	OpenThinDoor
	Window
	ThinCurtain
	ThinRailing
	edges // the number of kinds
)

var edgeTable = [edges]struct {
	name  string
	flags Flags
}{
	NoEdge:         {"nothing", 0},
	ThinWall:       {"thin wall", solid},
	ClosedThinDoor: {"closed thin door", BlocksMove | BlocksSight | MufflesSound},
	OpenThinDoor:   {"open thin door", 0},
	Window:         {"window", BlocksMove},
	ThinCurtain:    {"thin curtain", BlocksSight},
	ThinRailing:    {"thin railing", BlocksMove},
}

// Has reports whether the edge has all of the given flags.
func (e Edge) Has(f Flags) bool { return e.Flags()&f == f }

// Flags are the edge's flags; an unknown edge is as solid as a thin wall.
func (e Edge) Flags() Flags {
	if e >= edges {
		return solid
	}
	return edgeTable[e].flags
}

// String is the edge's English name.
func (e Edge) String() string {
	if e >= edges {
		return "unknown edge"
	}
	return edgeTable[e].name
}

// ParseEdge reads an edge's English name.
func ParseEdge(s string) (Edge, bool) {
	for e := range edgeTable {
		if edgeTable[e].name == s {
			return Edge(e), true
		}
	}
	return 0, false
}
