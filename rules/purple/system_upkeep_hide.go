package purple

import (
	"slices"

	"pitchdark/rules/grid"
	"pitchdark/rules/internal/world"
)

// campTiles is how far from each other members of a camp lie, in tiles.
const campTiles = 8

func near(p, q grid.Point, tiles int) bool { return grid.Steps(p, q) <= tiles }

// hideout is where the heroes of a level lie low: in a hiding place if every way
// to each of them leads through a door that is spiked shut [PH-RND-02].
func (s *System) hideout(w *world.World, id world.LevelID) Hiding {
	h := Hiding{Spiked: true}
	here := false
	for _, a := range w.Actors {
		if a.Slot == 0 || a.Level != id || !a.In() {
			continue
		}
		here = true
		h.Spiked = h.Spiked && shutIn(w.Levels[id], w.Levels[id].Grid, a.At, nil)
	}
	h.Spiked = h.Spiked && here
	return h
}

// believedHideout is what a hero takes the place for in which it stands, by what
// it remembers of it.
func believedHideout(w *world.World, a *world.Actor) Hiding {
	if !spiked(w.LevelOf(a)) {
		return Hiding{}
	}
	for _, m := range a.Senses.Memory {
		if m.Level == a.Level {
			return Hiding{Spiked: shutIn(w.LevelOf(a), w.LevelOf(a).Grid, a.At, m)}
		}
	}
	return Hiding{}
}

// spiked reports whether any door of a level is spiked shut.
func spiked(l *world.Level) bool {
	return slices.ContainsFunc(l.Doors, func(d world.Door) bool { return d.Spikes > 0 })
}

// hideTiles is how large a hiding place is at most.
const hideTiles = 200

// shutIn reports whether no way leads from a tile but through doors that are
// spiked shut, of which there is one at least; with a memory, by that alone:
// what is not remembered is open.
func shutIn(l *world.Level, g *grid.Grid, at grid.Point, m *world.Memory) bool {
	seen, queue, doors := map[grid.Point]bool{at: true}, []grid.Point{at}, 0
	for head := 0; head < len(queue); head++ {
		for _, d := range [...]grid.Direction{grid.North, grid.East, grid.South, grid.West} {
			p := queue[head].Add(d.Delta())
			if seen[p] || !g.Contains(p) {
				continue
			}
			seen[p] = true
			switch ground, known := groundOf(g, p, m); {
			case !known, ground.Has(grid.Brink), ground == grid.Exit, len(queue) > hideTiles:
				return false
			case ground == grid.ClosedDoor:
				door := l.DoorAt(p, false, grid.North)
				if door == nil || door.Spikes == 0 {
					return false
				}
				doors++
			case !ground.Has(grid.BlocksMove):
				queue = append(queue, p)
			}
		}
	}
	return doors > 0
}

// groundOf is the terrain of a tile, in truth or as it is remembered.
func groundOf(g *grid.Grid, p grid.Point, m *world.Memory) (ground grid.Terrain, known bool) {
	if m == nil {
		return g.At(p), true
	}
	cell := m.Cells[g.Index(p)]
	return grid.Terrain(max(int(cell)-1, 0)), cell > 0
}
