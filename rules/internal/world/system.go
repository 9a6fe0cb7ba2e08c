package world

import (
	"pitchdark/rules"
	"pitchdark/rules/grid"
)

// System is a rule system that plugs into the darkness.
type System interface {
	// Name is the system's name, "core".
	Name() string
	// Heroes are the names of the heroes that the system ships.
	Heroes() []string
	// Phases are the phases of a round of an encounter in their order, as
	// players name them; nil: turns follow one another.
	Phases() []string
	// Darkness are the figures in which systems differ about the dark.
	Darkness() *Darkness
	// Gear is the row of a kind of thing, or nil.
	Gear(rules.ContentID) *Gear
	// GearTable is every kind of thing.
	GearTable() []Gear
	// Actions is the table of what can be done, in the order in which it is
	// offered.
	Actions() []Action
	// Spawn makes a creature of a named kind; the error says what is unknown.
	Spawn(*World, Spawn) (*Actor, error)
	// Stock fills the n-th slot of a level that is being laid out, by dice of
	// the slot's own; the error says what is unknown [DK-HST-12].
	Stock(w *World, level LevelID, n int) error
	// Begin readies a world whose first level is laid out.
	Begin(*Turn)
	// Arrive brings creatures of a level that was just laid out into play.
	Arrive(*Turn, []*Actor)
	// Next runs the system's clock until somebody must decide, and says who:
	// no asks means that the game is over.
	Next(*Turn) []Ask
	// Resolve pays for a deed and carries it out.
	Resolve(*Turn, *Actor, *Action, *Deed)
	// Strike resolves an attack: to hit, defence, damage.
	Strike(*Turn, Blow)
	// Bump is the damage, after armour, of running into a wall when one
	// intended to go that many tiles, with what was taken off; careful is a
	// step with the hands out [DK-MOV-03, DK-MOV-14].
	Bump(w *World, a *Actor, tiles int, careful bool) (int, []rules.Number)
	// Harm takes hit points, and what follows from that; by may be Nobody.
	Harm(t *Turn, a *Actor, damage int, by ActorID)
	// Contest rolls an opposed stealth attempt; it reports whether the sneaker
	// won, with the dice [DK-STL-03].
	Contest(t *Turn, sneaker, target *Actor, bonus rules.Number) (bool, []rules.Roll)
	// Odds is the chance of a roll as far as the roller's own sheet and the
	// printed tables tell it; of a kind that is not in them, why there is none.
	Odds(own *rules.Sheet, a Attempt) rules.Chance
	// Lore is what the printed tables tell of a kind of creature; false if it is
	// not in them.
	Lore(kind rules.ContentID) (rules.Lore, bool)
	// Sheet adds the system's own figures to a sheet.
	Sheet(*World, *Actor, *rules.Sheet)
	// Vision is a creature's kind of eyes now, with what it wears and drank.
	Vision(*World, *Actor) rules.Vision
	// Allowance is the tiles that a move action may go now.
	Allowance(*World, *Actor) int
	// Price is what a step onto a tile costs of the allowance, at least 1; blind
	// says that it is made without sight.
	Price(w *World, a *Actor, to grid.Point, blind bool) int
	// Room says why a creature could not take a thing up; an empty sentence if it
	// could.
	Room(w *World, a *Actor, it *Item) rules.Refusal
	// Opened is told of a level that heroes are about to come to, by stairs that
	// end at a tile of it.
	Opened(t *Turn, level LevelID, at grid.Point)
	// Trap reports whether there is a trap of a name.
	Trap(name string) bool
	// Stepped is told of a creature that has come onto a tile on its own feet; it
	// reports whether the creature goes no further of this move.
	Stepped(t *Turn, a *Actor) bool
	// Halts says why a sighted walker must stop where it stands; an empty
	// sentence if it need not.
	Halts(t *Turn, a *Actor) rules.Refusal
}

// Darkness are the figures in which systems differ about the dark.
type Darkness struct {
	Step, Walk, Speech, Touch, Voice, Call int // loudness [DK-SND-03]
	Bump, BumpHeavy, Attack, Door, Force   int
	Stumble                                int
	DouseActions                           int  // to put out a hard light [DK-LGT-06]
	TraceRounds                            int  // how long a trace is kept [DK-VIS-04]
	PitStops                               bool // a pit is an obstacle [DK-GRD-01]
}

// Spawn says which creature to make.
type Spawn struct {
	Kind  string // as the map names it, "goblin"
	Name  string
	Slot  int    // 1…6 for a hero
	Card  []byte // a hero's sheet, if it was made; then Kind is not looked up
	Props []Prop
}

// Prop is one named property from a map.
type Prop struct{ Key, Value string }

// Ask is somebody who has to decide now.
type Ask struct {
	Who   ActorID
	Phase rules.PhaseID
	Text  string
}

// Blow is one attack, with what the darkness says of it.
type Blow struct {
	Attacker, Defender *Actor
	Weapon             *Item // nil is the bare hand
	Ranged, Thrown     bool
	Stealth            bool           // the Stealth bonus holds [DK-STL-05]
	Free               bool           // it is the free Stealth attack [DK-STL-02]
	Rush               bool           // it has the weight of a charge in it
	Defence            []rules.Number // added to the defence [DK-LOW-02]
	Extra              []rules.Number // added to the attack by what granted it
	At                 grid.Point     // where it lands
	Rules              []rules.RuleID
	Rolls              []rules.Roll // of a contest before it
}

// RollKind is what a roll decides.
type RollKind uint8

// The rolls that the darkness asks a system for.
const (
	RollAttack  RollKind = iota // to hit
	RollContest                 // to come upon somebody, or to hide from it [DK-STL-03]
	RollForce                   // to force a door
)

// Attempt is a roll that somebody thinks of making, with what it knows of it.
type Attempt struct {
	Roll    RollKind
	Against rules.ContentID // of what kind the other is; empty: not known
	Other   *rules.Sheet    // the other's own figures, if they are known; else nil
	Weapon  *Gear           // nil is the bare hand
	Stealth bool            // the Stealth bonus would hold [DK-STL-05]
	Own     []rules.Number  // added to one's own roll
	Theirs  []rules.Number  // added to the other's
}

// Action is one row of the table of what can be done.
type Action struct {
	ID      rules.ActionID
	Phase   rules.PhaseID
	Title   string
	Key     string
	Actions int // its cost
	Senses  rules.Senses
	Rule    rules.RuleID
	Heroes  bool   // only heroes think of it: minds of others have no use for it
	Rounds  int    // how long it goes on; 0: it is done at once
	Gives   string // what a longer act is good for, in words
	// Offer says whether the creature can do it, as far as it can know, and
	// with what parameters.
	Offer func(*World, *Actor) Offering
	// Do carries it out; the deed fits what was offered.
	Do func(*Turn, *Actor, *Deed)
}

// Offering is what an action offers to one creature now.
type Offering struct {
	Hide    bool          // it makes no sense for this creature: not listed at all
	Not     rules.Refusal // no Why: it can be done; no Rule: the row's
	Spent   bool          // Not says only that it is used up: the next turn would do
	Title   string        // in place of the row's
	Params  []rules.Param
	Free    bool // costs nothing this time
	Missing bool // the parameters may be left out
}

// Deed is a command with its names resolved.
type Deed struct {
	At     grid.Point
	HasAt  bool
	Target *Actor
	Handle rules.Handle
	Item   int
	To     grid.Direction
	HasTo  bool
	Tiles  int
	Words  string
	Path   []grid.Point
	Enter  bool
	Free   bool         // it costs nothing this time
	Rule   rules.RuleID // of the action
}
