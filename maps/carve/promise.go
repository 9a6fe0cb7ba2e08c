package carve

import (
	"fmt"

	"pitchdark/rules/grid"
)

// What share of a level is dug, in a hundred tiles.
const (
	leastDug = 22
	mostDug  = 62
)

// Promises reports the first promise that a plot does not keep, if any: it can
// be walked all over without entering deep water or a pit, every key can be
// had before its door, the start is light and quiet, and there is enough in
// it.
func (p *Plot) Promises(b *Brief) error {
	reach := p.reach()
	for _, promise := range []func(*Brief, []bool) error{p.walkable, p.marked, p.startsWell, p.stocked} {
		if err := promise(b, reach); err != nil {
			return err
		}
	}
	return nil
}

// reach are the tiles to which one comes from the upper end, with the keys
// that one finds on the way.
func (p *Plot) reach() []bool {
	seen := make([]bool, p.Grid.Width()*p.Grid.Height())
	doors, keys := map[grid.Point]string{}, map[grid.Point]string{}
	for i := range p.Marks {
		m := &p.Marks[i]
		if key, locked := m.Prop("key"); m.Kind == "door" && locked {
			doors[m.At] = key
		}
		if name, ok := m.Prop("name"); m.Kind == "item" && ok {
			keys[m.At] = name
		}
	}
	held := map[string]bool{}
	seen[p.Grid.Index(p.Up)] = true
	for queue, grew := []grid.Point{p.Up}, true; grew; {
		var shut []grid.Point
		for n := 0; n < len(queue); n++ {
			at := queue[n]
			if keys[at] != "" {
				held[keys[at]] = true
			}
			for d := range grid.Direction(8) {
				next := at.Add(d.Delta())
				switch {
				case !p.passes(at, d) || seen[p.Grid.Index(next)]:
				case doors[next] != "" && !held[doors[next]]:
					shut = append(shut, at)
				default:
					seen[p.Grid.Index(next)] = true
					queue = append(queue, next)
				}
			}
		}
		grew = len(queue) > 0 && len(shut) > 0
		queue = p.ajar(shut, doors, held)
	}
	return seen
}

// ajar are those of the tiles beside locked doors whose door can now be
// opened.
func (p *Plot) ajar(shut []grid.Point, doors map[grid.Point]string, held map[string]bool) []grid.Point {
	var again []grid.Point
	for _, at := range shut {
		for d := range grid.Direction(8) {
			if key := doors[at.Add(d.Delta())]; key != "" && held[key] {
				again = append(again, at)
				break
			}
		}
	}
	return again
}

// passes reports whether one can step from a tile, doors opened, without
// entering what harms or cutting its corner.
func (p *Plot) passes(from grid.Point, d grid.Direction) bool {
	if !p.open(from.Add(d.Delta())) {
		return false
	}
	if d.Diagonal() {
		return p.open(from.Add(((d + 7) % 8).Delta())) && p.open(from.Add(((d + 1) % 8).Delta())) && p.Grid.Passable(from, d)
	}
	e := p.Grid.Edge(from, d)
	return e == grid.ClosedThinDoor || !e.Has(grid.BlocksMove)
}

func (p *Plot) open(at grid.Point) bool { return passable[p.Grid.At(at)] }

func (p *Plot) walkable(b *Brief, reach []bool) error {
	dug := 0
	for i, ok := range reach {
		switch t := p.Grid.At(p.Grid.PointAt(i)); {
		case t == grid.Wall:
			continue
		case !ok && (!t.Has(grid.BlocksMove) || t == grid.ClosedDoor) && t != grid.Pit && t != grid.DeepWater:
			return fmt.Errorf("the %s at %v cannot be reached", t, p.Grid.PointAt(i))
		}
		dug++
	}
	if share := dug * 100 / len(reach); share < leastDug || share > mostDug {
		return fmt.Errorf("%d in a hundred tiles are dug, not %d to %d", share, leastDug, mostDug)
	}
	if b.Kind != Caves && p.loops < 2 {
		return fmt.Errorf("there are %d ways round", p.loops)
	}
	return nil
}

// marked asks that what is marked can be reached.
func (p *Plot) marked(_ *Brief, reach []bool) error {
	for _, m := range p.Marks {
		if !reach[p.Grid.Index(m.At)] {
			return fmt.Errorf("the %s at %v cannot be reached", m.Kind, m.At)
		}
	}
	for _, s := range p.Slots {
		if !reach[p.Grid.Index(s.At)] {
			return fmt.Errorf("the %s at %v cannot be reached", s.Lair, s.At)
		}
	}
	return nil
}

// startsWell asks that nothing at the upper end takes light or life from one
// who comes there.
func (p *Plot) startsWell(*Brief, []bool) error {
	lit := false
	for _, z := range p.Zones {
		lit = lit || z.Light > 0 && p.Up.X > z.From.X && p.Up.Y > z.From.Y && p.Up.X < z.To.X && p.Up.Y < z.To.Y
	}
	if !lit {
		return fmt.Errorf("there is no light about the upper end")
	}
	for dy := -2; dy <= 2; dy++ {
		for dx := -2; dx <= 2; dx++ {
			if t := p.Grid.At(p.Up.Add(grid.Point{X: dx, Y: dy})); t == grid.Pit || t == grid.DeepWater {
				return fmt.Errorf("there is a %s beside the upper end", t)
			}
		}
	}
	for _, m := range p.Marks {
		if m.Kind == "wind" && grid.Within(p.Up, m.At, calm) {
			return fmt.Errorf("there is a draught at %v, by the upper end", m.At)
		}
	}
	for _, s := range p.Slots {
		if isCreature(s.Lair) && grid.Within(p.Up, s.At, quiet) {
			return fmt.Errorf("there are %s at %v, by the upper end", s.Lair, s.At)
		}
	}
	return nil
}

// stocked asks that there is enough to meet and to find, and one named thing
// where there should be one.
func (p *Plot) stocked(b *Brief, _ []bool) error {
	count := map[string]int{}
	creatures := 0
	for _, s := range p.Slots {
		count[s.Lair]++
		if isCreature(s.Lair) {
			creatures++
		}
	}
	prizes := 0
	if b.Down.Level == "" {
		prizes = 1
	}
	switch {
	case creatures < fewest(b.Depth):
		return fmt.Errorf("only %d places of creatures", creatures)
	case count["light"] < 2 || count["healing"] < 1 || count["gear"] < 1 || count["treasure"] < 2:
		return fmt.Errorf("too little can be found")
	case count["prize"] != prizes:
		return fmt.Errorf("%d named things", count["prize"])
	}
	return nil
}
