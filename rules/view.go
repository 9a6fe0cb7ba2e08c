package rules

import (
	"slices"

	"pitchdark/rules/grid"
)

// View is what one hero's senses and memory give of the world, and nothing
// else [DK-VIS-04, DK-VIS-05]. It is built by adding what is perceived.
//
// A Blind hero's view has no remembered map: Cells then holds only tiles that
// it sees lit in the distance and those of its trace.
type View struct {
	Hero     Sheet
	Party    []Sheet // the seat's other heroes, as far as Hero perceives them
	Round    int     // rounds since play began, from 0
	Place    string  // the level's name
	Level    string  // the level's ID
	Theme    string
	Blind    Blindness
	Phase    string   // of the round, one of Phases; empty: turns follow one another
	Phases   []string // of a round of an encounter
	Label    string   // "exploring", "alert" or "encounter", from what is perceived [DK-HST-05]
	Light    Light    // of the hero's own tile
	Cells    []Glimpse
	Tokens   []Token
	Contacts []Contact
	Sounds   []Sound
	Trace    []Trace
	Lines    []Line
	Things   []Thing
	Lights   []Shine
	Lost     []Lost
	Barred   []Barred
	Asks     []Ask
	Ended    string // empty while the game goes on, else how it ended: "escaped", "died", …
}

// Known is how a tile is known.
type Known uint8

// The ways of knowing a tile.
const (
	Remembered Known = iota + 1 // seen once, not now
	Seen                        // seen now
	Felt                        // touched, or walked in the dark
)

// Glimpse is one tile of a view.
type Glimpse struct {
	At          grid.Point
	Terrain     grid.Terrain
	East, South grid.Edge
	West, North grid.Edge // only where the tile beyond is not in the view
	Known       Known
	Light       Light // 0 unless seen now
}

// Token is somebody seen.
type Token struct {
	Handle Handle
	At     grid.Point
	Facing grid.Direction
	Degree Degree    // Noticed: only a shape
	Kind   ContentID // empty for a shape
	Name   string    // empty for a shape
	Side   Side
	Down   bool
	Dead   bool
	Asleep bool // seen to sleep; never of a shape
	Health Health
	Big    bool // of ogre's or bear's size, which even a shape shows
}

// Health is how hurt somebody looks.
type Health uint8

// The states of health.
const (
	HealthUnknown Health = iota
	Unhurt
	Hurt
	BadlyHurt
)

// String is the state of health in words.
func (h Health) String() string { return name(h, "unknown", "unhurt", "hurt", "badly hurt") }

// Contact is somebody felt, heard or smelt on an adjacent tile, whom one does
// not see [DK-BLD-03].
type Contact struct {
	Handle Handle
	At     grid.Point
	Known  bool      // identified [DK-BLD-05]
	Kind   ContentID // empty unless known
	Name   string    // empty unless known
	Side   Side
}

// Sound is a sound cue: where it came from, how loudly, and of what kind; not
// friend or foe, unless a voice made itself known [DK-SND-01].
type Sound struct {
	Round int            // when it was heard
	Order int            // the hearer's own count of sounds
	From  grid.Direction // the way it came
	Here  bool           // it came from the hearer's own tile: no direction
	Band  Band
	Kind  SoundKind
	Voice string    // the caller's name, if it made itself known
	Look  ContentID // the caller's kind, if it made itself known
	Side  Side
}

// SoundKind is what a sound sounds like, as "step", "thud", "call".
type SoundKind string

// The kinds of sound that the darkness itself makes [DK-SND-03].
const (
	SoundWhisper SoundKind = "whisper"
	SoundTouch   SoundKind = "touch"
	SoundStep    SoundKind = "step"
	SoundSpeech  SoundKind = "speech"
	SoundDoor    SoundKind = "door"
	SoundAttack  SoundKind = "attack"
	SoundThud    SoundKind = "thud"
	SoundCall    SoundKind = "call"
	SoundBlast   SoundKind = "blast"
	SoundStumble SoundKind = "stumble"
	SoundFall    SoundKind = "fall"
	SoundFire    SoundKind = "fire"
	SoundDrop    SoundKind = "drop"
	SoundWind    SoundKind = "wind"
	SoundForce   SoundKind = "blow on wood"
)

// The kinds of sound by which some creatures are told from others: how they
// walk, and how they call [DK-HST-14].
const (
	SoundScuttle SoundKind = "scuttle"
	SoundPatter  SoundKind = "patter"
	SoundShuffle SoundKind = "shuffle"
	SoundTread   SoundKind = "heavy tread"
	SoundWings   SoundKind = "wing beat"
	SoundClick   SoundKind = "click"
	SoundRustle  SoundKind = "rustle"
	SoundSlither SoundKind = "slither"
	SoundClank   SoundKind = "clank"
	SoundHum     SoundKind = "hum"
	SoundHowl    SoundKind = "howl"
	SoundScreech SoundKind = "screech"
	SoundMoan    SoundKind = "moan"
	SoundBellow  SoundKind = "bellow"
)

// Trace is one tile or edge that the hero walked or touched in the dark, with
// its age in rounds [DK-VIS-04].
type Trace struct {
	At      grid.Point
	Round   int
	Walked  bool // else it was touched
	Terrain grid.Terrain
	IsEdge  bool // an edge of At toward Toward was felt, not the tile
	Edge    grid.Edge
	Toward  grid.Direction
	Free    bool // feeling about found it free
}

// Line is the way that somebody was seen to walk this round [DK-MOV-06].
type Line struct {
	Who    Handle
	Tiles  []grid.Point
	Facing grid.Direction
}

// Thing is an item seen or touched on the ground.
type Thing struct {
	At    grid.Point
	Item  int // 1-based place among what can be taken from the tile; 0 for what is fixed there
	Kind  ContentID
	Name  string
	Count int
	Prize bool // what the dungeon is delved for [DK-HST-13]
}

// Shine is a light source that the hero sees burning.
type Shine struct {
	At      grid.Point
	Kind    ContentID
	Bearer  Handle // who carries it, if seen
	Gutters bool   // in its last tenth
}

// Flame is the light with which a thing on the ground is seen to burn, nil if
// it is not; of several of a kind in one place nobody knows which burns.
func (v *View) Flame(th *Thing) *Shine {
	for i := range v.Lights {
		if s := &v.Lights[i]; th.Count == 1 && s.Bearer == 0 && s.At == th.At && s.Kind == th.Kind {
			return s
		}
	}
	return nil
}

// Lies reports whether a light is the flame of a thing on the ground.
func (v *View) Lies(s *Shine) bool {
	return slices.ContainsFunc(v.Things, func(th Thing) bool { return v.Flame(&th) == s })
}

// Lost is somebody perceived a short while ago and no longer: where last.
type Lost struct {
	Kind  ContentID
	Name  string
	Side  Side
	At    grid.Point
	Round int // when last perceived
}

// Barred is a door of the level that the hero found locked or jammed, and has
// not opened since [DK-HST-08].
type Barred struct {
	At     grid.Point     // the door's tile, or the tile on this side of a thin door
	Edge   bool           // it is a thin door, on the edge of At toward Toward
	Toward grid.Direction // the way in which it was tried
}

// Sheet is what a player knows of a hero of its own.
type Sheet struct {
	Handle     Handle
	Name       string
	Kind       ContentID
	At         grid.Point
	Facing     grid.Direction
	Health     int // hit points; below 1 the hero is down
	MaxHealth  int
	Down, Dead bool
	Turn       bool // it is this hero's turn
	Actions    int  // actions left this turn
	Allowance  int  // tiles a move action may go
	Left       int  // tiles left of a sighted move that stopped short [DK-MOV-12]
	Moved      bool // its movement is used up for now, where a round has one movement
	Free       bool // the free Stealth attack of this round is still unspent [DK-STL-02]
	Temper     Temper
	Habits     Habits
	Post       grid.Point // where it entered play
	Called     int        // 1 + the round in which it last spoke or called; 0 is never; of View.Hero alone
	Alert      int        // 1 + the round in which it last perceived anything new; 0 is never; of View.Hero alone
	Vision     Vision
	Hidden     bool // has hidden itself from somebody [DK-STL-06]
	Rest       int  // hit points that rest can still give back on this level [DK-HST-07]
	BumpCost   int  // hit points that armour takes off a bump
	KeenNose   bool
	Room       int // things that the pack has room for, those in it counted
	Stats      []Number
	Items      []Held
	Conditions []string
	Stance     ActionID // as declared for this round
	Clock      int      // minutes since the midnight before play began; 0 where no hours are kept
	Tired      []Toil   // what tires it
	Night      Night    // what a rest here would do
	Meal       Meal     // what it is due and could eat
}

// Toil is one source of a hero's fatigue, in levels of four, and when the next of
// it comes if nothing changes.
type Toil struct {
	Source string
	Levels int
	Due    int // by Sheet.Clock; 0: nothing is due that it could know of
	Rule   RuleID
}

// Night is what a rest would give a hero where it is, as far as it knows.
type Night struct {
	Slept int    // hours of sleep since the last noon
	Need  int    // hours that a day needs; 0 where no sleep is counted
	Heals int    // hit points of a night
	Day   int    // … of a day and a night
	Why   string // why a night heals nothing
}

// Meal is what food is due to a hero, and in what order it would be eaten.
type Meal struct {
	Due  int // pounds due now
	Next int // when more is due, by Sheet.Clock
	Lots []Lot
}

// Lot is food of one kind that the hero carries.
type Lot struct {
	Name   string
	Pounds int
	State  string // how far it has gone: "new" to "ruined"
	Sort   string // "durable", "fresh", "delicate"
}

// Where is where a carried thing is.
type Where uint8

// The places of a carried thing.
const (
	InPack Where = iota
	InHand
	Worn
)

// Part is where on the body a thing is worn, one thing to each.
type Part string

// The parts of the body.
const (
	Body     Part = "body"
	Shoulder Part = "shoulders"
	Finger   Part = "finger"
)

// Held is one carried thing.
type Held struct {
	Item      int // 1-based place among the hero's things
	Kind      ContentID
	Name      string
	Count     int
	Where     Where
	Hands     int
	Prize     bool // what the dungeon is delved for [DK-HST-13]
	Weapon    bool
	Worth     int    // of each, in coins
	Purse     bool   // it fills no place in the pack
	Damage    string // a weapon's dice
	Reach     int    // tiles a weapon reaches in the hand
	Range     int    // tiles it shoots or is thrown; 0 if it does neither
	Load      bool   // it must be loaded before each shot
	Part      Part   // where it is worn, if it can be
	Armour    int    // hit points that it takes off a blow, worn
	Stealth   int    // what it adds to Stealth, worn
	Move      int    // the allowance that it leaves, in tiles, worn; 0 leaves it as it is
	Light     bool   // it is a light source
	Bright    int    // tiles of bright light when it burns
	Low       int    // tiles of low light when it burns
	Lit       bool
	Shuttered bool
	Loaded    bool
	State     string // how worn it is, where things wear: "used", "worn", "shabby", "ruined"; empty when new
	Ready     bool   // it can be drawn without an action
	Left      int    // rounds of burning left
	Whole     int    // rounds of burning when new
	Gutters   bool
}
