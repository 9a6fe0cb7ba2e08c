// Package carve digs levels out of a seed: rooms and corridors, caves, and
// crypts. It decides where ground, water, doors, keys, lights, draughts and
// words are, where the stairs stand, and where a rule system may put creatures
// and finds; it never decides what lives or lies there, and knows no rule.
//
// The same brief gives the same plot on every machine: all chance comes from
// the brief's seed and depth, and everything is counted in whole tiles.
//
// A level grows as in Brogue: a first room, then room after room against the
// walls of those that stand, then doors through the walls that would be a long
// way round. Caves begin as one cavern instead. Every room then gets a use,
// which furnishes, lights, stocks and describes it.
package carve

import (
	"fmt"
	"math/rand/v2"

	"pitchdark/rules/grid"
)

// Kind is what sort of place is dug.
type Kind string

// The kinds of place.
const (
	Rooms Kind = "rooms" // brick rooms and corridors
	Crypt Kind = "crypt" // chapels, niches and tombs
	Caves Kind = "caves" // caverns, tunnels and miners' rooms
)

// Kinds are the kinds of place.
func Kinds() []Kind { return []Kind{Rooms, Crypt, Caves} }

// Limits on a brief. Smaller maps have no room for two ends and what lies
// between; larger ones only more of the same.
const (
	MinWidth, MaxWidth   = 48, 64
	MinHeight, MaxHeight = 32, 40
	MaxDepth             = 100
	StairRoom            = 4 // tiles from a stair to the map's edge
	VaultRoom            = 9 // tiles from the named thing to it
)

// Stair is one end of a level.
type Stair struct {
	At    grid.Point
	Level string     // where it leads; "" is out of the dungeon above, and nowhere below
	To    grid.Point // where one arrives on that level
}

// Brief is what is asked for.
type Brief struct {
	Kind          Kind
	Seed          uint64 // the game's
	Depth         int    // how deep the level lies, 1…MaxDepth
	Width, Height int    // tiles
	Up            Stair  // without a level: the heroes start beside it
	Down          Stair  // without a level: the named thing lies there, in a vault
}

// Zone is a rectangle, both corners included, with a light of its own: 1…100
// for Low Light, 101 for bright.
type Zone struct {
	From, To grid.Point
	Light    uint8
}

// Plot is a level as it was dug, in the neutral terms of the grid.
type Plot struct {
	Name, Theme string
	Grid        *grid.Grid
	Zones       []Zone
	Marks       []grid.PlanMark
	Slots       []grid.PlanSlot
	Up, Down    grid.Point
	loops       int // how many more ways between its rooms than it needs
}

// check refuses a brief that cannot be carried out.
func (b *Brief) check() error {
	inside := func(p grid.Point, n int) bool { return p.X >= n && p.Y >= n && p.X < b.Width-n && p.Y < b.Height-n }
	below := StairRoom
	if b.Down.Level == "" {
		below = VaultRoom
	}
	switch {
	case kinds[b.Kind] == nil:
		return fmt.Errorf("there is no kind of place %q; the kinds are rooms, crypt and caves", b.Kind)
	case b.Depth < 1 || b.Depth > MaxDepth:
		return fmt.Errorf("a depth of %d: it is 1 to %d", b.Depth, MaxDepth)
	case b.Width < MinWidth || b.Width > MaxWidth || b.Height < MinHeight || b.Height > MaxHeight:
		return fmt.Errorf("a level of %d×%d tiles: it is %d to %d wide and %d to %d high", b.Width, b.Height, MinWidth, MaxWidth, MinHeight, MaxHeight)
	case !inside(b.Up.At, StairRoom) || !inside(b.Down.At, below) || grid.Steps(b.Up.At, b.Down.At) < b.Width/3:
		return fmt.Errorf("the ends lie at %d,%d and %d,%d: keep the upper %d tiles from the map's edge, the lower %d, and both a third of the width apart",
			b.Up.At.X, b.Up.At.Y, b.Down.At.X, b.Down.At.Y, StairRoom, below)
	}
	return nil
}

// attempts is how often a level is dug anew before it is given up. One in
// some hundreds needs a second attempt.
const attempts = 50

// Dig digs a level that keeps its promises.
func Dig(b Brief) (*Plot, error) {
	if err := b.check(); err != nil {
		return nil, err
	}
	var broken error
	for n := range uint64(attempts) {
		s := newSite(b, rand.New(rand.NewPCG(b.Seed, uint64(b.Depth)<<32|n)))
		kinds[b.Kind].dig(s)
		p := s.finish()
		if broken = p.Promises(&b); broken == nil {
			return p, nil
		}
	}
	return nil, fmt.Errorf("no level can be dug from seed %#x at depth %d: %w", b.Seed, b.Depth, broken)
}
