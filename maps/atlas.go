package maps

import (
	"fmt"
	"slices"

	"pitchdark/rules/grid"
)

// Atlas yields the levels of one dungeon by their IDs: levels that were drawn,
// or those of the endless crawl.
type Atlas struct {
	levels []*Level
	dug    bool // the endless crawl; it has no levels
}

// NewAtlas binds levels together; the first is where play begins. It refuses,
// with an *Error, an ID that comes twice, a first level without a start, and
// stairs to a level or a tile that is not there or cannot be stood on.
func NewAtlas(levels ...*Level) (*Atlas, error) {
	a := &Atlas{levels: levels}
	if len(levels) == 0 {
		return nil, fmt.Errorf("an atlas of no levels: give it at least one")
	}
	if len(levels[0].Starts()) == 0 {
		return nil, fault(levels[0].File, levels[0].Line, "start", "level %s, the first, has no start; mark where the heroes begin", levels[0].ID)
	}
	for i, l := range levels {
		if other := a.find(l.ID); other != levels[i] {
			return nil, fault(l.File, l.Line, "level", "there is a level %s already; give each its own ID", l.ID)
		}
		if e := a.checkStairs(l); e != nil {
			return nil, e
		}
	}
	return a, nil
}

func (a *Atlas) checkStairs(l *Level) *Error {
	for _, m := range l.Marks {
		if m.Kind != KindStairs {
			continue
		}
		to := a.find(m.Name)
		if to == nil {
			return fault(m.File, m.Line, "stairs", "they lead to level %s, which is not there; give the ID of a level of this dungeon", m.Name)
		}
		at, _ := m.Prop("at")
		if p, _ := ParsePoint(at); to.Grid.At(p).Has(grid.BlocksMove) {
			return fault(m.File, m.Line, "stairs", "nobody can stand at %s of level %s; lead them to a free tile", at, to.ID)
		}
	}
	return nil
}

func (a *Atlas) find(id string) *Level {
	for _, l := range a.levels {
		if l.ID == id {
			return l
		}
	}
	return nil
}

// IDs are those of the dungeon's levels, from where play begins; in a dungeon
// that goes down, from the top.
func (a *Atlas) IDs() []string {
	var ids []string
	if a.dug {
		for depth := range EndlessLevels {
			ids = append(ids, EndlessLevel(depth+1))
		}
	}
	for _, l := range a.levels {
		ids = append(ids, l.ID)
	}
	return ids
}

// First is the ID of the level where play begins.
func (a *Atlas) First() string { return a.IDs()[0] }

// Level yields a fresh copy of a level, to be changed at will. The seed is the
// game's: levels that are drawn by hand are the same for all seeds.
func (a *Atlas) Level(id string, seed uint64) (*Level, error) {
	depth := slices.Index(a.IDs(), id) + 1
	switch {
	case depth == 0:
		return nil, fmt.Errorf("there is no level %q in this dungeon; it begins at %q", id, a.First())
	case a.dug:
		return digEndless(depth, seed)
	}
	return a.levels[depth-1].Clone(), nil
}
