package cue

import (
	"fmt"
	"strings"
)

// Lengths in ticks.
const (
	StepTicks  = 7 // one tile walked
	SlamTicks  = 21
	SwingTicks = 14
	FallTicks  = 24
	FlareTicks = 30
	PuffTicks  = 40
	DarkTicks  = 84 // the whole staged loss of light
	LightTicks = 24
	WaveTicks  = 48 // a ripple's life
	WordTicks  = 54
)

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

// Door turns a door.
type Door struct {
	At   Tile
	Open bool
}

// Gust blows from a tile.
type Gust struct{ From Tile }

// GoDark closes the picture to the figure, then nothing, then the blind ring.
type GoDark struct{ Flame bool } // Flame: the light that died was one's own

// GoLight opens the picture again.
type GoLight struct{}

// Cut changes to another level at once.
type Cut struct{ Level string }

// Ticks is the cue's whole length.
func (c Walk) Ticks() int { return max(len(c.Path)-1, 0) * c.step() }

func (c Walk) step() int {
	if c.Blind {
		return StepTicks + 2
	}
	return StepTicks
}

// Step is the number of ticks that one tile takes.
func (c Walk) Step() int   { return c.step() }
func (Turn) Ticks() int    { return 4 }
func (Slam) Ticks() int    { return SlamTicks }
func (Ripple) Ticks() int  { return WaveTicks }
func (Flare) Ticks() int   { return FlareTicks }
func (Puff) Ticks() int    { return PuffTicks }
func (Gutter) Ticks() int  { return 36 }
func (c Throw) Ticks() int { return 8 + 3*steps(c.From, c.To) }
func (Swing) Ticks() int   { return SwingTicks }
func (c Shot) Ticks() int  { return 4 + 2*steps(c.From, c.To) }
func (Hurt) Ticks() int    { return 16 }
func (Dodge) Ticks() int   { return 14 }
func (Fall) Ticks() int    { return FallTicks }
func (Rise) Ticks() int    { return 16 }
func (Shake) Ticks() int   { return 14 }
func (Grope) Ticks() int   { return 12 }
func (Mark) Ticks() int    { return 12 }
func (Unmark) Ticks() int  { return 12 }
func (Spark) Ticks() int   { return 24 }
func (Word) Ticks() int    { return WordTicks }
func (Appear) Ticks() int  { return 10 }
func (Vanish) Ticks() int  { return 10 }
func (Door) Ticks() int    { return 10 }
func (Gust) Ticks() int    { return 30 }
func (GoDark) Ticks() int  { return DarkTicks }
func (GoLight) Ticks() int { return LightTicks }
func (Cut) Ticks() int     { return 20 }

// Hold is how long the next cue waits.
func (c Walk) Hold() int  { return c.Ticks() }
func (Turn) Hold() int    { return 2 }
func (Slam) Hold() int    { return 14 }
func (Ripple) Hold() int  { return 4 }
func (Flare) Hold() int   { return 12 }
func (Puff) Hold() int    { return 8 }
func (Gutter) Hold() int  { return 10 }
func (c Throw) Hold() int { return c.Ticks() }
func (Swing) Hold() int   { return 6 }
func (c Shot) Hold() int  { return c.Ticks() }
func (Hurt) Hold() int    { return 8 }
func (Dodge) Hold() int   { return 6 }
func (Fall) Hold() int    { return 12 }
func (Rise) Hold() int    { return 10 }
func (Shake) Hold() int   { return 0 }
func (Grope) Hold() int   { return 9 }
func (Mark) Hold() int    { return 4 }
func (Unmark) Hold() int  { return 0 }
func (Spark) Hold() int   { return 8 }
func (Word) Hold() int    { return 0 }
func (Appear) Hold() int  { return 4 }
func (Vanish) Hold() int  { return 4 }
func (Door) Hold() int    { return 6 }
func (Gust) Hold() int    { return 10 }
func (GoDark) Hold() int  { return DarkTicks }
func (GoLight) Hold() int { return 12 }
func (Cut) Hold() int     { return 10 }

func (c Walk) String() string {
	var b strings.Builder
	fmt.Fprintf(&b, "walk %d", c.Who)
	for i, t := range c.Path {
		if i > 0 {
			b.WriteString(" →")
		}
		fmt.Fprintf(&b, " %s", t)
	}
	fmt.Fprintf(&b, " facing %s", c.Facing)
	if c.Blind {
		b.WriteString(" blind")
	}
	return b.String()
}

func (c Turn) String() string { return fmt.Sprintf("turn %d to %s", c.Who, c.Facing) }

func (c Slam) String() string {
	return fmt.Sprintf("slam %d at %s toward %s, strength %d%s", c.Who, c.At, c.Toward, c.Strength, when(c.Edge, ", edge"))
}

func (c Ripple) String() string {
	from := "from " + c.Way.String()
	switch {
	case c.Known:
		from = "at " + c.Place.String()
	case c.Here:
		from = "here"
	}
	return fmt.Sprintf("ripple %s %s %s %q", c.Kind, c.Band, from, c.Text)
}

func (c Flare) String() string { return fmt.Sprintf("flare %s at %s by %d", c.Kind, c.At, c.Who) }
func (c Puff) String() string  { return fmt.Sprintf("puff %s at %s by %d", c.Kind, c.At, c.Who) }
func (c Gutter) String() string {
	return fmt.Sprintf("gutter at %s by %d, %d left", c.At, c.Who, c.Left)
}

func (c Throw) String() string {
	return fmt.Sprintf("throw %s%s %s → %s", when(c.Lit, "lit "), c.Kind, c.From, c.To)
}

func (c Swing) String() string {
	return fmt.Sprintf("swing %d toward %s%s", c.Who, c.Toward, when(c.Hit, ", hit"))
}

func (c Shot) String() string {
	return fmt.Sprintf("shot %s → %s%s", c.From, c.To, when(c.Hit, ", hit"))
}
func (c Hurt) String() string  { return fmt.Sprintf("hurt %d at %s by %d", c.Who, c.At, c.Amount) }
func (c Dodge) String() string { return fmt.Sprintf("dodge %d at %s", c.Who, c.At) }
func (c Fall) String() string {
	return fmt.Sprintf("fall %d at %s%s", c.Who, c.At, when(c.Dead, ", dead"))
}
func (c Rise) String() string  { return fmt.Sprintf("rise %d at %s", c.Who, c.At) }
func (c Shake) String() string { return fmt.Sprintf("shake %d", c.Strength) }
func (c Grope) String() string {
	return fmt.Sprintf("grope %d toward %s%s", c.Who, c.Toward, when(c.Found, ", found"))
}
func (c Mark) String() string   { return fmt.Sprintf("mark %d at %s", c.Who, c.At) }
func (c Unmark) String() string { return fmt.Sprintf("unmark %d at %s", c.Who, c.At) }
func (c Spark) String() string  { return fmt.Sprintf("spark at %s", c.At) }
func (c Word) String() string {
	return fmt.Sprintf("word %q %s over %d at %s", c.Text, c.Tone, c.Who, c.At)
}
func (c Appear) String() string { return fmt.Sprintf("appear %d at %s", c.Who, c.At) }
func (c Vanish) String() string { return fmt.Sprintf("vanish %d at %s", c.Who, c.At) }
func (c Door) String() string {
	if c.Open {
		return fmt.Sprintf("door at %s opens", c.At)
	}
	return fmt.Sprintf("door at %s closes", c.At)
}
func (c Gust) String() string   { return fmt.Sprintf("gust from %s", c.From) }
func (c GoDark) String() string { return "go dark" + when(c.Flame, ", own flame") }
func (GoLight) String() string  { return "go light" }
func (c Cut) String() string    { return "cut to " + c.Level }

func when(yes bool, s string) string {
	if yes {
		return s
	}
	return ""
}

// steps is the number of eight-way steps between two tiles.
func steps(a, b Tile) int {
	x, y := a.X-b.X, a.Y-b.Y
	return max(x, -x, y, -y)
}
