package world

import (
	"encoding/json"

	"pitchdark/rules"
	"pitchdark/rules/grid"
)

// Actor is a creature: a hero or any other.
type Actor struct {
	ID      ActorID
	Kind    rules.ContentID
	Name    string
	Slot    int    // 1…6 for a hero of the party, else 0
	Faction string // "party", or a faction's name; "" keeps to itself
	Level   LevelID
	At      grid.Point
	Facing  grid.Direction

	HP, MaxHP  int
	Stats      []int // the system's own figures, in the order of System.Stats
	Vision     rules.Vision
	Temper     rules.Temper
	Habits     rules.Habits
	Tread      rules.SoundKind // what its steps sound like; "" is a step
	Cry        rules.SoundKind // what its call sounds like; "" is a call
	Post       grid.Point      // where it entered play
	Wronged    string          // a faction that has hurt it unprovoked
	KeenNose   bool
	Hearing    int // how many times as far as most it hears; 0 and 1 are as most
	Keen       int // how much louder than they are noises count for it
	Move       int // tiles a move action may go
	Reach      int // unarmed, in tiles
	Big        bool
	Initiative int // as rolled [DK-HST-02]

	Down, Dead, Gone bool
	Asleep           bool
	Held             bool // cannot move
	Deaf             bool
	Bandaged         int   // 1 + the round in which it was bandaged while down; 0 is not
	Aware            int   // tiles within which it knows shapes without sight, if there is a way to them
	BlindUntil       int   // Blind by another cause before this round
	OwlUntil         int   // dark vision before this round
	Healed           []int // by rest, on each level
	Deepest          int   // deepest level entered
	FreeSpent        int   // 1 + the round in which the free Stealth attack was spent [DK-STL-02]
	Called           int   // 1 + the round in which it last spoke or called
	Din              int   `json:",omitempty"` // how loud the loudest noise was that it made since a system last asked
	Decisions        int   // commands given so far: a part of every die's key
	Hidden           []ActorID
	Falls            bool // felled in a step whose results are still open; acts on till its end
	FelledBy         ActorID
	Conditions       []Condition     // of the system's own
	Doing            Doing           // what it does in this round, where the system's rounds have phases
	Card             json.RawMessage `json:",omitempty"` // the sheet with which a hero came, and what it has become
	Task             string          // a longer act under way, "rest" or "search"
	TaskLeft         int             // rounds of it still to go
	TaskSince        int             // the round in which it began

	Senses Senses

	// Eyes are the kind of eyes that it has now, with what it wears; package
	// sense keeps them up to date.
	Eyes rules.Vision `json:"-"`
	// Ground is the light in which it sees each tile of its level, Dark where it
	// sees none, as of Glanced; Learnt is when it last added that to its memory.
	Ground  []rules.Light `json:"-"`
	Walls   []Wall        `json:"-"` // scratch: what blocks sight among them
	Glanced Glance        `json:"-"`
	Learnt  Glance        `json:"-"`
	// Told is what it and each companion remembered when they last told each
	// other of it.
	Told []Telling `json:"-"`
	// Stance is how it stood when percepts were last brought up to date, and
	// Stirred whether that was news.
	Stance   Stance `json:"-"`
	Stirred  bool   `json:"-"`
	field    grid.Field
	fieldFor fieldKey
	own      any // what the system made of Card
	things   []*Item
	thingsAt int // 1 + World.hands when things were listed
}

// Condition is something that holds for a creature for a while, by the
// system's own rules.
type Condition struct {
	Kind  string  // "prone", "stunned"
	Until int     // 1 + the last round of it; 0: until something ends it
	By    ActorID // who brought it about, Nobody if none did
	N     int     // how much of it
}

// Doing is what a creature has declared and done in a round of phases.
type Doing struct {
	Stance rules.ActionID // as declared; empty: not yet
	Mode   rules.ActionID // how it uses its movement, if not plainly: "run", "flee", "charge"
	At     grid.Point     // the tile that it guards
	From   grid.Point     // where it stood when its movement began
	Count  int            // enemies that its guard has drawn
	Foe    int            // 1 + whom it charges at or grapples with; 0 is nobody
	Drawn  int            // 1 + the guard that has drawn it to itself; 0 is nobody
	Until  string         // the phase to whose end it holds its fire; empty: it does not
	Moved  bool           // it has begun to move
	Acted  bool           // its action is spent
	Shot   bool           // … on a missile
	Held   bool           // it waits with its movement till the others have moved
	Turned bool           // it has turned to its first attacker
}

// Is is the condition of a kind that holds for the creature, or nil.
func (a *Actor) Is(kind string) *Condition {
	for i := range a.Conditions {
		if a.Conditions[i].Kind == kind {
			return &a.Conditions[i]
		}
	}
	return nil
}

// Own is what the system keeps with a creature, made of its Card by build when
// it is first asked for.
func (a *Actor) Own(build func(card []byte) any) any {
	if a.own == nil {
		a.own = build(a.Card)
	}
	return a.own
}

// SetCard gives a creature another card.
func (a *Actor) SetCard(card []byte) { a.Card, a.own = card, nil }

// Senses are what a creature perceives and remembers.
type Senses struct {
	Blind    rules.Blindness
	Since    int // the round since which it has been so
	Percepts []Percept
	Met      int // handles given so far
	Sounds   []rules.Sound
	Heard    int // sounds heard so far
	Trace    []rules.Trace
	Memory   []*Memory
	Lost     []rules.Lost
	Barred   []Barred
	Notes    []int // rooms whose words were read, by level<<16|note
	Alarm    int   // 1 + the round of the last thing newly perceived
}

// Percept is one creature that another perceives now.
type Percept struct {
	Handle  rules.Handle
	Who     ActorID
	At      grid.Point
	Degree  rules.Degree // Unseen for a contact
	Contact bool
	Known   bool // identified
}

// Barred is a door that a hero found locked [DK-HST-08].
type Barred struct {
	Level LevelID
	Door  rules.Barred
}

// Telling is what two companions remembered when they had told each other.
type Telling struct {
	With         ActorID
	Mine, Theirs uint64 // the hashes of their memories
}

// Memory is what a creature remembers of one level: one cell a tile.
type Memory struct {
	Level LevelID
	Cells []uint8 // terrain + 1; 0 is unknown
	East  []grid.Edge
	South []grid.Edge
	Hash  uint64
}

// Stands reports whether the creature is up and in play.
func (a *Actor) Stands() bool { return !a.Dead && !a.Gone && !a.Down }

// In reports whether the creature is in play, if only as a body that breathes.
func (a *Actor) In() bool { return !a.Dead && !a.Gone }

// FreeAttack reports whether the free Stealth attack of the round is unspent
// [DK-STL-02].
func (a *Actor) FreeAttack(round int) bool { return a.FreeSpent != round+1 }

// Perceives is the percept that a has of another creature, or nil.
func (a *Actor) Perceives(who ActorID) *Percept {
	for i := range a.Senses.Percepts {
		if a.Senses.Percepts[i].Who == who {
			return &a.Senses.Percepts[i]
		}
	}
	return nil
}

// HiddenFrom reports whether a has hidden itself from another [DK-STL-06].
func (a *Actor) HiddenFrom(who ActorID) bool {
	for _, id := range a.Hidden {
		if id == who {
			return true
		}
	}
	return false
}

// Reveal ends a's hiding from one creature.
func (a *Actor) Reveal(from ActorID) {
	for i, id := range a.Hidden {
		if id == from {
			a.Hidden = append(a.Hidden[:i], a.Hidden[i+1:]...)
			return
		}
	}
}

// Hostile reports whether two creatures are of sides that fight, by table or
// by deed [DK-HST-06].
func (a *Actor) Hostile(b *Actor) bool {
	return a.Faction != b.Faction && a.Faction != "" && b.Faction != "" ||
		a.resents(b) || b.resents(a)
}

func (a *Actor) resents(b *Actor) bool { return a.Wronged != "" && a.Wronged == b.Faction }

// Resent makes an enemy of one that kept the peace with a faction, when that
// faction has hurt it [DK-HST-06].
func (a *Actor) Resent(faction string) {
	if a.Wronged = faction; a.Faction == faction {
		a.Faction = ""
	}
}

// SideOf is how a takes a creature that it has identified.
func (a *Actor) SideOf(b *Actor) rules.Side {
	switch {
	case a.Hostile(b):
		return rules.Foe
	case a.Faction == b.Faction:
		return rules.Friend
	}
	return rules.Neutral
}

// Glance is everything on which what one sees of the ground depends.
type Glance struct {
	Level    LevelID
	At       grid.Point
	Revision uint32
	Light    uint32
	Eyes     rules.Vision
	Blind    bool // by another cause than darkness
	Valid    bool
}

// Wall is a tile that blocks sight, and the light in which one sees it.
type Wall struct {
	At    grid.Point
	Light rules.Light
}

// Stance is everything about a creature on which it depends whom it perceives,
// and who perceives it.
type Stance struct {
	Glance Glance
	Blind  rules.Blindness
	Active bool // on a level that does not stand still
	In     bool
	Down   bool
	Asleep bool
	Hidden Sum // from whom
}

// Holds reports whether a tile is remembered as a terrain.
func (m *Memory) Holds(i int, t grid.Terrain) bool { return m.Cells[i] == uint8(t)+1 }

// Learn writes a tile, as it is now, into the memory.
func (m *Memory) Learn(g *grid.Grid, p grid.Point) {
	i := g.Index(p)
	if cell := uint8(g.At(p)) + 1; m.Cells[i] != cell {
		m.Hash ^= mix(uint64(i)<<8|uint64(m.Cells[i])) ^ mix(uint64(i)<<8|uint64(cell))
		m.Cells[i] = cell
	}
	if !g.HasEdges() {
		return
	}
	if m.East == nil {
		m.East, m.South = make([]grid.Edge, len(m.Cells)), make([]grid.Edge, len(m.Cells))
	}
	m.East[i], m.South[i] = g.Edge(p, grid.East), g.Edge(p, grid.South)
	if p.X > 0 {
		m.East[i-1] = g.Edge(p, grid.West)
	}
	if p.Y > 0 {
		m.South[i-g.Width()] = g.Edge(p, grid.North)
	}
}

// Take adds to the memory what another holds of the same level and it does not.
func (m *Memory) Take(from *Memory, width int) {
	if from.East != nil && m.East == nil {
		m.East, m.South = make([]grid.Edge, len(m.Cells)), make([]grid.Edge, len(m.Cells))
	}
	for i, cell := range from.Cells {
		if cell == 0 || m.Cells[i] != 0 {
			continue
		}
		m.Hash ^= mix(uint64(i)<<8) ^ mix(uint64(i)<<8|uint64(cell))
		m.Cells[i] = cell
		if from.East == nil {
			continue
		}
		m.East[i], m.South[i] = from.East[i], from.South[i]
		if i%width > 0 {
			m.East[i-1] = from.East[i-1]
		}
		if i >= width {
			m.South[i-width] = from.South[i-width]
		}
	}
}
