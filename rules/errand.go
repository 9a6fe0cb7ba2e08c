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
	Since  int        // the round in which it began
	Health int        // Rest: the hit points at which it is enough; 0 is all that rest can give
}

// ErrandKind names an errand.
type ErrandKind string

// The errands.
const (
	Travel  ErrandKind = "travel"  // to a known tile
	Explore ErrandKind = "explore" // over ground known to be safe, to where the known ends
	Search  ErrandKind = "search"  // by touch, until nothing more can be found there
	Rest    ErrandKind = "rest"    // until health, light or something perceived ends it
	Follow  ErrandKind = "follow"  // a leader that is seen, in formation
)
