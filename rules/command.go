package rules

import "pitchdark/rules/grid"

// Command is something that a seat tells one of its own to do. Commands name
// tiles, own heroes and handles, never anything else.
type Command interface {
	// Actor is the handle of the one that is told.
	Actor() Handle
	command()
}

// Move walks a sighted creature along a path of neighbouring tiles, each of
// which it must see when it comes to it [DK-MOV-12].
type Move struct {
	Who   Handle       `json:"who"`
	Path  []grid.Point `json:"path"`            // 1…allowance tiles, without the start
	Enter bool         `json:"enter,omitempty"` // means to step over a brink
}

// BlindMove declares a walk without sight: a distance in tiles, from 1 to the
// allowance, and one of eight relative directions [DK-MOV-01].
type BlindMove struct {
	Who    Handle        `json:"who"`
	Toward grid.Relative `json:"toward"`
	Tiles  int           `json:"tiles"`
}

// Turn turns a creature to face one of the eight directions; a Blind one only
// toward a cue or a light that it sees [DK-BLD-06].
type Turn struct {
	Who Handle         `json:"who"`
	To  grid.Direction `json:"to"`
}

// Act does one of the offered actions with the parameters that its offer asks
// for.
type Act struct {
	Who    Handle         `json:"who"`
	Do     ActionID       `json:"do"`
	At     *grid.Point    `json:"at,omitempty"`     // a tile
	Target Handle         `json:"target,omitempty"` // somebody perceived
	Item   int            `json:"item,omitempty"`   // 1-based place in one's own things, or among the things on the tile; to put out a light of one's own, which one
	To     grid.Direction `json:"to,omitempty"`     // a direction
	North  bool           `json:"north,omitempty"`  // where To may be left out, it is meant to be north
	Tiles  int            `json:"tiles,omitempty"`  // a distance
	Words  string         `json:"words,omitempty"`  // what is said, or which way is chosen
}

// Answer answers an ask that interrupted somebody's move: an exchange, a
// crossing, coming into light [DK-MOV-08, DK-MOV-11, DK-MOV-13].
type Answer struct {
	Who    Handle         `json:"who"`
	Choose ActionID       `json:"choose"`
	At     *grid.Point    `json:"at,omitempty"`
	To     grid.Direction `json:"to,omitempty"`
	Words  string         `json:"words,omitempty"`
}

// Stage is a game master's edit of the world itself; only a GM seat may give
// it. Which fields count depends on Edit.
type Stage struct {
	Edit  StageEdit      `json:"edit"`
	Who   Handle         `json:"who,omitempty"`
	At    grid.Point     `json:"at,omitzero"`
	To    grid.Direction `json:"to,omitempty"`
	Name  string         `json:"name,omitempty"`  // a terrain, an edge, a content ID, a stat
	Value int            `json:"value,omitempty"` // a level, a number of rounds, a stat's value
}

// StageEdit is one of the closed kinds of edit.
type StageEdit string

// The edits.
const (
	StagePlace   StageEdit = "place"   // Who stands at At, facing To
	StageTerrain StageEdit = "terrain" // At becomes the terrain Name
	StageEdge    StageEdit = "edge"    // the edge of At toward To becomes Name
	StageLight   StageEdit = "light"   // a light of kind Name stands at At
	StageZone    StageEdit = "zone"    // At gets the ambient level Value
	StageDoor    StageEdit = "door"    // the door at At is unlocked (0) or locked (1)
	StageClock   StageEdit = "clock"   // Value rounds pass on every burning light
	StageSheet   StageEdit = "sheet"   // Who's stat Name becomes Value
	StageOutcome StageEdit = "outcome" // Name is written into the record
)

// Actor is the handle of the one that moves.
func (c Move) Actor() Handle { return c.Who }

// Actor is the handle of the one that moves.
func (c BlindMove) Actor() Handle { return c.Who }

// Actor is the handle of the one that turns.
func (c Turn) Actor() Handle { return c.Who }

// Actor is the handle of the one that acts.
func (c Act) Actor() Handle { return c.Who }

// Actor is the handle of the one that answers.
func (c Answer) Actor() Handle { return c.Who }

// Actor is the handle of the one that is edited, if any.
func (c Stage) Actor() Handle { return c.Who }

func (Move) command()      {}
func (BlindMove) command() {}
func (Turn) command()      {}
func (Act) command()       {}
func (Answer) command()    {}
func (Stage) command()     {}
