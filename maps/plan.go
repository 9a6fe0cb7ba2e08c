package maps

import (
	"fmt"
	"slices"

	"pitchdark/rules/grid"
)

// Plan is the level in the neutral form that an engine lays out.
func (l *Level) Plan() *grid.Plan {
	c := l.Clone()
	p := &grid.Plan{ID: c.ID, Name: c.Name, Rules: c.Rules, Theme: c.Theme, Text: l.Text(), Grid: c.Grid, Ambient: uint8(c.Ambient), Depth: 1}
	for _, z := range c.Zones {
		p.Zones = append(p.Zones, grid.PlanZone{Tiles: z.Area.Points(), Light: uint8(z.Light), Magic: z.Magic, Deep: z.Deep})
	}
	for _, m := range c.Marks {
		mark := grid.PlanMark{At: m.At, Kind: string(m.Kind), Name: m.Name, File: m.File, Line: m.Line}
		for _, prop := range m.Props {
			mark.Props = append(mark.Props, grid.PlanProp(prop))
		}
		p.Marks = append(p.Marks, mark)
	}
	for _, slot := range c.Slots {
		p.Slots = append(p.Slots, grid.PlanSlot(slot))
	}
	return p
}

// Plan lays out the level with an ID; depth counts from 1 in the order of the
// dungeon's levels.
func (a *Atlas) Plan(id string, seed uint64) (*grid.Plan, error) {
	l, err := a.Level(id, seed)
	if err != nil {
		return nil, err
	}
	p := l.Plan()
	p.Depth = slices.Index(a.IDs(), id) + 1
	return p, nil
}

// Rules is the only rule system that the dungeon is made for, by its first
// level; empty: any.
func (a *Atlas) Rules() string {
	if a.dug || len(a.levels) == 0 {
		return ""
	}
	return a.levels[0].Rules
}

// Prized reports whether the dungeon holds a prize: a slot of that lair, as the
// endless crawl has on its deepest level.
func (a *Atlas) Prized() bool {
	if a.dug {
		return true
	}
	if a.dug {
		return true
	}
	for _, l := range a.levels {
		for _, slot := range l.Slots {
			if slot.Lair == "prize" {
				return true
			}
		}
	}
	return false
}

// Read reads a plan back from its text, as a journal keeps it; an atlas without
// levels can do so too.
func (a *Atlas) Read(text string, depth int) (*grid.Plan, error) {
	levels, err := Parse("journal", []byte(text))
	if err != nil {
		return nil, err
	}
	if len(levels) != 1 {
		return nil, fmt.Errorf("the text of one level holds %d", len(levels))
	}
	p := levels[0].Plan()
	p.Depth = max(1, depth)
	return p, nil
}
