package cue

import "pitchdark/assets"

// Known is how a tile is known.
type Known uint8

// The ways of knowing a tile; Unknown is not drawn.
const (
	Unknown Known = iota
	Remembered
	Seen
	Felt
)

// The ends of the scale of light; 1…100 is low light.
const (
	Dark   uint8 = 0
	Bright uint8 = 101
)

// Layers are the cells drawn over each other on one tile, lowest first; cell 0
// is none and ends the list.
type Layers [8]assets.Cell

// Add puts one more cell on top; beyond the eighth it is left out.
func (l *Layers) Add(c assets.Cell) {
	for i := range l {
		if l[i] == 0 {
			l[i] = c
			return
		}
	}
}

// Ground is one tile's picture.
type Ground struct {
	At     Tile
	Layers Layers
	East   assets.Cell // what stands on its eastern edge, drawn half over both tiles
	South  assets.Cell
	Known  Known
	Light  uint8 // Dark, 1…100, Bright; of seen tiles only
	Solid  bool  // stops a body: a wall, a closed door, furniture
	Tall   bool  // stops light: it glows only on its lit side
	Edges  uint8 // bit 0: the eastern edge stops a body, bit 1: the southern
}

// Pose says what a figure does while it stands.
type Pose uint8

// The poses.
const (
	Idle  Pose = iota
	Blind      // arms out, groping
	Lying      // down or dead
)

// Figure is somebody seen, or oneself.
type Figure struct {
	Who    Token
	At     Tile
	Facing Direction
	Look   assets.Figure
	Pose   Pose
	Held   assets.Cell // in the right hand, 0 for nothing
	Shape  bool        // only noticed: a silhouette
	Dead   bool        // lies for good
	Mine   bool        // one of the player's own
	Side   uint8       // 0 unknown, 1 friend, 2 neutral, 3 foe: drawn as a mark, never by colour alone
	Hurt   uint8       // 0 unknown or unhurt, 1 hurt, 2 badly
	Turn   bool        // it is its turn
}

// Prop is a thing on the ground.
type Prop struct {
	At   Tile
	Cell assets.Cell
}

// Warmth is the colour of a flame.
type Warmth uint8

// The warmths.
const (
	Amber Warmth = iota // torches
	Honey               // candles
	Lamp                // lanterns: pale
	Ember               // campfires: deep
	Cold                // magical
)

// Flame is a burning light that is seen.
type Flame struct {
	At      Tile
	Bearer  Token // moves with it, if seen
	Warmth  Warmth
	Gutters bool
	Cell    assets.Cell // what stands there if nobody bears it; 0 for none
}

// Contact is somebody that is felt or heard beside one, not seen.
type Contact struct {
	Who   Token
	At    Tile
	Look  assets.Figure // of a known one
	Known bool
	Side  uint8
}

// Stroke is one chalk line of a blind one's trace.
type Stroke struct {
	At     Tile
	Kind   StrokeKind
	Toward Direction // of an edge
	Age    uint8     // rounds ago: 0 this round, 1 the last, …
}

// StrokeKind is what a stroke remembers.
type StrokeKind uint8

// The kinds of stroke.
const (
	Walked       StrokeKind = iota // a step of one's own
	FeltWall                       // a solid tile
	FeltEdge                       // a thin wall toward Toward
	FeltFree                       // found free
	FeltDoor                       // a door
	FeltThinDoor                   // a door in the edge toward Toward
	FeltThing                      // furniture, a heap, a railing
	FeltWater
	FeltBrink
)

// Line is the way that somebody walked this round.
type Line struct {
	Who    Token
	Tiles  []Tile
	Facing Direction
	Mine   bool
}

// Ghost is where somebody was last perceived.
type Ghost struct {
	At   Tile
	Look assets.Figure
}

// Scene is all that stands still in the picture. World copies it.
type Scene struct {
	Level    string // another level is cut to, not faded
	Theme    string
	Blind    bool      // of the hero in the middle: black, forward is up
	Facing   Direction // the hero's
	Hero     Token
	Focus    Tile // the hero's tile
	Tiles    []Ground
	Figures  []Figure
	Props    []Prop
	Flames   []Flame
	Contacts []Contact
	Strokes  []Stroke
	Lines    []Line
	Ghosts   []Ghost
}

// Hint is a mark that the interface lays over a tile: a path to be walked, a
// tile that can be chosen.
type Hint struct {
	At   Tile
	Kind HintKind
}

// HintKind is what a hint means.
type HintKind uint8

// The kinds of hint.
const (
	HintPath   HintKind = iota // a dot on the way
	HintEnd                    // where it ends
	HintCursor                 // the tile under the mouse or cursor
	HintTarget                 // can be chosen
	HintDanger                 // warns
)
