package rules

import "pitchdark/rules/grid"

// Errand is a longer course that a player sets a hero on. It is carried out
// one ordinary command after another, each chosen from what the hero knows
// then, and ends at anything new that it perceives [DK-HST-05].
type Errand struct {
	Kind   ErrandKind
	To     grid.Point // Travel: the tile to come to
	Leader Handle     // Follow: the hero of the same seat that goes before
	Place  int        // Follow: one's place behind the leader, 1…5
	Before []Handle   // Follow: who else marches before one, in order; the last of them seen is followed while the leader is not
	Since  int        // the round in which it began, set with its first command
	Health int        // Rest: the hit points at which it is enough; 0 is all that rest can give
	Behind []Handle   // who marches behind one: if none of them is near, they are waited for
	Course Course
}

// Course is what an errand notes of itself from one command to the next. It is
// left blank at first, and holds nothing that the hero did not perceive.
type Course struct {
	Begun  bool
	Waits  int        // turns ended in a row because a friend stood in the way
	Holds  int        // turns ended in a row because one fell behind
	Last   grid.Point // Follow: where the leader was seen last, if Seen
	Seen   bool
	Health int  // Rest: hit points before the last rest
	Rested bool // Rest: there was one
	Aimed  bool
	Aim    grid.Point   // Explore: where it is bound for, if Aimed
	Spent  []grid.Point // Explore: tiles from which there was no more to be seen
}

// ErrandKind names an errand.
type ErrandKind string

// The errands.
const (
	Travel  ErrandKind = "travel"  // to a known tile
	Descend ErrandKind = "descend" // to the nearest known stairs down, else the way out
	Ascend  ErrandKind = "ascend"  // to the nearest known stairs up, else the way out
	Explore ErrandKind = "explore" // over ground known to be safe, to where the known ends
	Search  ErrandKind = "search"  // by touch, until nothing more can be found there
	Rest    ErrandKind = "rest"    // until health, light or something perceived ends it
	Follow  ErrandKind = "follow"  // a leader that is seen, in formation
)
