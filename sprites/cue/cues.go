package cue

// Walk moves a puppet along Path, which begins with the tile that it leaves.
type Walk struct {
	Who    Token
	Path   []Tile
	Facing Direction // at its end
	Blind  bool      // arms out, slower
}

// Turn turns a puppet in place.
type Turn struct {
	Who    Token
	Facing Direction
}

// Slam throws a puppet that stands at At against what it met and back.
type Slam struct {
	Who      Token
	At       Tile
	Toward   Direction
	Strength int  // damage, at least 0
	Edge     bool // a thin wall was met, half a tile away
}

// Ripple is a sound in the picture: rings about Place if that is known, else
// an arc on the side it came from.
type Ripple struct {
	Place Tile
	Known bool      // Place counts, not Way
	Way   Direction // the way it came
	Here  bool      // on the hearer's own tile
	Band  Band
	Kind  string // "step", "thud", …
	Text  string // in words
}

// Flare lights a flame.
type Flare struct {
	Who  Token // its bearer, or nobody
	At   Tile
	Kind string
}

// Puff puts a flame out with a curl of smoke.
type Puff struct {
	Who  Token
	At   Tile
	Kind string
}

// Gutter dips a flame that is in its last tenth.
type Gutter struct {
	Who  Token
	At   Tile
	Left int // rounds
}

// Throw sends a thing, lit or not, through the air.
type Throw struct {
	From, To Tile
	Kind     string
	Lit      bool
}

// Swing strikes with a weapon in hand toward a tile.
type Swing struct {
	Who    Token
	Toward Direction
	Hit    bool
}

// Shot sends an arrow or a bolt.
type Shot struct {
	From, To Tile
	Hit      bool
}

// Hurt makes a puppet flinch.
type Hurt struct {
	Who    Token
	At     Tile
	Amount int
}

// Dodge makes a puppet sway out of the way.
type Dodge struct {
	Who Token
	At  Tile
}

// Fall lays a puppet down.
type Fall struct {
	Who  Token
	At   Tile
	Dead bool
}

// Rise lifts one that lay.
type Rise struct {
	Who Token
	At  Tile
}

// Shake shakes the camera.
type Shake struct {
	Strength int // pixels of the internal picture, 1…6
}

// Grope reaches out to a tile; Found says whether something stopped the hand.
type Grope struct {
	Who    Token
	Toward Direction
	Found  bool
}

// Mark shows an unknown contact: a question mark on its tile.
type Mark struct {
	Who Token
	At  Tile
}

// Unmark takes a contact away.
type Unmark struct {
	Who Token
	At  Tile
}

// Spark shows two that ran into each other.
type Spark struct{ At Tile }

// Word floats a short word over a puppet or tile.
type Word struct {
	Who  Token
	At   Tile
	Text string
	Tone Tone
}

// Appear brings a puppet into sight, Vanish takes it out.
type (
	Appear struct {
		Who Token
		At  Tile
	}
	Vanish struct {
		Who Token
		At  Tile
	}
)

// Door turns a door: that of a tile, or a thin one in its edge toward Toward.
type Door struct {
	At     Tile
	Toward Direction
	Open   bool
}

// Gust blows from a tile.
type Gust struct{ From Tile }

// GoDark closes the picture to the figure, then nothing, then the blind ring.
type GoDark struct{ Flame bool } // Flame: the light that died was one's own

// GoLight opens the picture again.
type GoLight struct{}

// Cut changes to another level at once.
type Cut struct{ Level string }
