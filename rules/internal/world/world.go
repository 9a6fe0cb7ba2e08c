// Package world is the whole truth of a game: places, creatures, items,
// lights, lines, the clock and the stack of things under way. It holds plain
// data and the few changes that must keep that data whole. It decides no
// rule, perceives nothing, and speaks to nobody but the listener of a Turn.
//
// Everything exported in World is state: it can be written as JSON and read
// back. What is derived from it is unexported and made anew.
package world

import (
	"pitchdark/rules"
	"pitchdark/rules/grid"
)

// Ruleset numbers the rules as a whole; a changed outcome raises it.
const Ruleset = 5

// RoundsPerTurn is the number of rounds of 10 seconds in a turn of 10 minutes
// [DK-HST-05].
const RoundsPerTurn = 60

// ActorID is a creature's place in World.Actors. It never reaches a seat.
type ActorID int

// Nobody is no creature.
const Nobody ActorID = -1

// Referee is whom an event is told that no creature learns of: it stands in the
// game master's account alone.
const Referee ActorID = -2

// LevelID is a level's place in World.Levels.
type LevelID int

// World is the truth.
type World struct {
	Seed    uint64
	Round   int // rounds since play began
	Levels  []*Level
	Actors  []*Actor
	Items   []*Item
	Clock   Clock
	Frames  []Frame // what is under way, innermost last
	Lines   []Line  // walked this round [DK-MOV-06]
	Actions int     // move actions made this round, numbering the lines
	Ended   string  // why the game is over, if it is
	Keep    bool    // traces are kept for ever [DK-VIS-04]
	Prized  bool    // the dungeon holds a prize [DK-HST-13]
	Awake   int     // 1 + the round in which the prize was taken; 0 is never [DK-HST-13]

	system System
	hands  int // changes of who holds what
}

// Pass opens what the engine keeps from screens: only packages under rules can
// make one.
type Pass struct{}

// New makes an empty world under a system.
func New(system System, seed uint64) *World {
	return &World{Seed: seed, system: system, Clock: Clock{Current: Nobody}}
}

// System is the character system that plays here.
func (w *World) System() System { return w.system }

// Attach gives a world that was read back its system.
func (w *World) Attach(s System) { w.system = s }

// Clock is the turn order and whose turn it is.
type Clock struct {
	Order   []ActorID // by initiative, high first
	Next    int       // place in Order of the next to act
	Current ActorID
	Left    int       // actions left
	Tiles   int       // tiles left of the move action under way [DK-MOV-12]
	Walked  int       // tiles intended with it so far
	Opening bool      // nothing but turning was done yet this turn [DK-BLD-06]
	Crossed []ActorID // took part in a crossing this turn [DK-MOV-10]
	Phase   string    // of the round, where the system has phases; one of System.Phases
	Stage   int       // how far the phase has come
	Sides   []Side    // of the encounter, in order of movement
	Calm    int       // 1 + the round in which heroes last perceived a foe
}

// Side is one side of an encounter, by its faction.
type Side struct {
	Faction string
	Roll    int // for initiative
	Start   int // how many there were
	Lost    int // how many are down, dead or gone
	Tried   int // which trials of its spirit it has had, a bit each

	Ambushed bool // it lost one that was surprised
}

// Level is one map of the world.
type Level struct {
	ID, Name, Theme string
	Grid            *grid.Grid
	Ambient         rules.Light
	Zones           []Zone
	Doors           []Door
	Traps           []Trap `json:",omitempty"`
	Winds           []Wind
	Notes           []Note
	Stairs          []Stair
	Slots           []Slot
	Roused          bool         // its lairs need not be stocked anew once the dungeon is awake
	Outs            []grid.Point // tiles from which one leaves the dungeon
	Left            int          // the round in which the last hero left it, if none is there
	Depth           int          // how deep it lies, from 1
	Ground          uint64       // digest of the changes made to terrain and edges
	Stay            Stay         // of the heroes, where a system counts it

	// Lit is package light's account of the level's illumination.
	Lit Illumination `json:"-"`
	// Changed are tiles whose sight changed since Lit was last brought up to date.
	Changed []grid.Point `json:"-"`
}

// Stay is what a system keeps of the heroes' stay on a level.
type Stay struct {
	Since int  // 1 + the round in which the first of them came; 0: none is there
	Noisy bool // they made an unusual noise since who wanders was last rolled for
	Alarm bool // those who live there have raised the alarm
}

// Illumination tells the level of light of a level's tiles.
type Illumination interface {
	// Level is the illumination of a tile for normal eyes [DK-LGT-01].
	Level(p grid.Point) uint8
	// Levels is that of all tiles in row order, but for walls, of which it says
	// nothing. It must not be written.
	Levels() []uint8
	// Revision grows with every change of any tile's level.
	Revision() uint32
}

// Zone is a painted area with its own light [DK-LGT-04].
type Zone struct {
	Tiles   []grid.Point
	Ambient rules.Light
	Magical int  // above 0: magical darkness of this strength
	Deep    bool // dark vision fails in it too
}

// Door is a door's lock [DK-HST-08].
type Door struct {
	At     grid.Point
	Edge   bool           // it stands on the edge of At toward Toward
	Toward grid.Direction // of the edge
	Locked bool
	Jammed bool
	Key    string // the name of the key that fits
	Tries  int    // failed tries at forcing it
	Spikes int    `json:",omitempty"` // driven under it, so that it stays shut
}

// Trap is the trigger of a trap of a system's.
type Trap struct {
	At      grid.Point
	Kind    string // as the system names it
	Worn    bool   // it may fail to act
	Known   bool   // to the heroes
	Checked bool   // they were near enough once to notice it in passing
	Spent   bool   // it acts no more
}

// Wind is a place from which gusts blow [DK-LGT-06].
type Wind struct {
	At     grid.Point
	Reach  int // tiles
	Period int // rounds between gusts
}

// Note is the words of a room, read when first seen from within Radius tiles.
type Note struct {
	At     grid.Point
	Radius int
	Text   string
}

// Stair links a tile to another level's.
type Stair struct {
	At    grid.Point
	Level string
	To    grid.Point
}

// Slot is a place that the system stocks from its tables [DK-HST-12].
type Slot struct {
	At    grid.Point
	Lair  string
	Depth int // how deep its danger is, from 1
	Size  int // so many at most
}

// Line is the way that somebody walked with one move action of the round: the
// start tile and every tile after it [DK-MOV-06].
type Line struct {
	Who    ActorID
	Action int
	Level  LevelID
	Tiles  []grid.Point
	Facing grid.Direction
	Seen   []ActorID // heroes that saw all of it
	Met    []Meeting // what its action has met, up to its end
}

// Frame is something under way that may have to wait for an answer. Which
// fields count depends on Kind.
type Frame struct {
	Kind     FrameKind
	Who      ActorID // whose walk, or who is asked
	Other    ActorID
	At       grid.Point
	To       grid.Direction
	Stage    int
	Intended int          // tiles meant with the whole action
	Left     int          // tiles still to go
	Means    int          // of a blind walk: what is left of the allowance for them
	Line     int          // index in World.Lines
	Path     []grid.Point // of a sighted walk: tiles still to go
	Met      []Meeting    // pairs that have met already
	Asked    bool         // the walker was asked about the light [DK-MOV-13]
	Careful  bool         // a careful step [DK-MOV-14]
	Enter    bool         // means to step over a brink
	First    ActorID      // who decides first in an exchange
	Second   ActorID
}

// Meeting is one pair of move actions that have met [DK-MOV-07].
type Meeting struct {
	Who    ActorID
	Action int // −1 for a creature that has not moved
}

// FrameKind names what is under way.
type FrameKind string

// The kinds of frame that the darkness itself pushes.
const (
	FrameBlindWalk FrameKind = "blind walk"
	FrameWalk      FrameKind = "walk"
	FrameLight     FrameKind = "light"
	FrameCrossing  FrameKind = "crossing"
	FramePassage   FrameKind = "passage"
	FrameExchange  FrameKind = "exchange"
	FrameStrike    FrameKind = "strike"
	FrameFacing    FrameKind = "facing"
)

// Actor returns the creature with an ID.
func (w *World) Actor(id ActorID) *Actor {
	if id < 0 || int(id) >= len(w.Actors) {
		return nil
	}
	return w.Actors[id]
}

// Level is the level of a creature.
func (w *World) LevelOf(a *Actor) *Level { return w.Levels[a.Level] }

// Standing is the creature that stands on a tile; not is left out.
func (w *World) Standing(level LevelID, p grid.Point, not ActorID) *Actor {
	for _, a := range w.Actors {
		if a.At == p && a.Level == level && a.Stands() && a.ID != not {
			return a
		}
	}
	return nil
}

// Body is the creature that lies on a tile, down but not dead.
func (w *World) Body(level LevelID, p grid.Point) *Actor {
	for _, a := range w.Actors {
		if a.At == p && a.Level == level && a.Down && a.In() {
			return a
		}
	}
	return nil
}

// Step tells what stops a creature's step: terrain and edges, and where the
// system takes pits for obstacles, a pit [DK-GRD-01, DK-GRD-04].
func (w *World) Step(a *Actor, d grid.Direction) ([2]grid.Block, int) {
	g := w.LevelOf(a).Grid
	blocks, n := g.Step(a.At, d)
	if to := a.At.Add(d.Delta()); n == 0 && g.At(to) == grid.Pit && w.system.Darkness().PitStops {
		blocks[0], n = grid.Block{At: to}, 1
	}
	return blocks, n
}

// HasDeep reports whether the level has magical darkness in which dark vision
// fails.
func (l *Level) HasDeep() bool {
	for i := range l.Zones {
		if l.Zones[i].Deep {
			return true
		}
	}
	return false
}

// DeepAt reports whether a tile lies in magical darkness in which dark vision
// fails too [DK-LGT-04].
func (l *Level) DeepAt(p grid.Point) bool {
	deep := false
	for i := range l.Zones {
		for _, q := range l.Zones[i].Tiles {
			if q == p {
				deep = l.Zones[i].Deep
			}
		}
	}
	return deep
}

// Active reports whether a hero is on the level; others are frozen. In a world
// without heroes every level is active.
func (w *World) Active(level LevelID) bool {
	heroes := false
	for _, a := range w.Actors {
		if a.Slot == 0 {
			continue
		}
		if a.Level == level && !a.Gone {
			return true
		}
		heroes = true
	}
	return !heroes
}

// Push puts a frame on top of what is under way.
func (w *World) Push(f Frame) { w.Frames = append(w.Frames, f) }

// Top is the innermost frame, or nil.
func (w *World) Top() *Frame {
	if len(w.Frames) == 0 {
		return nil
	}
	return &w.Frames[len(w.Frames)-1]
}

// Pop drops the innermost frame.
func (w *World) Pop() { w.Frames = w.Frames[:len(w.Frames)-1] }

// SetTerrain changes a tile and notes that light and sight must follow.
func (w *World) SetTerrain(level LevelID, p grid.Point, t grid.Terrain) {
	l := w.Levels[level]
	l.Ground ^= groundHash(l.Grid, p)
	l.Grid.Set(p, t)
	l.Ground ^= groundHash(l.Grid, p)
	l.Changed = append(l.Changed, p)
}

// SetEdge changes an edge and notes that light and sight must follow.
func (w *World) SetEdge(level LevelID, p grid.Point, d grid.Direction, e grid.Edge) error {
	l := w.Levels[level]
	was := edgeHash(l.Grid, p, d)
	if err := l.Grid.SetEdge(p, d, e); err != nil {
		return err
	}
	l.Ground ^= was ^ edgeHash(l.Grid, p, d)
	l.Changed = append(l.Changed, p, p.Add(d.Delta()))
	return nil
}

// DoorAt is the lock of the door on a tile, or on its edge toward d.
func (l *Level) DoorAt(p grid.Point, edge bool, d grid.Direction) *Door {
	for i := range l.Doors {
		door := &l.Doors[i]
		if door.Edge != edge {
			continue
		}
		if !edge && door.At == p {
			return door
		}
		if edge && (door.At == p && door.Toward == d || door.At == p.Add(d.Delta()) && door.Toward == d.Opposite()) {
			return door
		}
	}
	return nil
}
