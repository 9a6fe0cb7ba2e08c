package world

import (
	"pitchdark/rules/dice"
	"pitchdark/rules/grid"
)

// spread is how many steps from a slot's tile its stock may stand or lie.
const spread = 4

// Draw is the dice of one slot. They hang on the world's seed, the level, the
// slot and what is drawn alone, so that it does not matter when a level is
// entered, and no die of anybody is shifted [DK-HST-12, DK-CMD-03].
type Draw struct{ key dice.Key }

// DrawFor is the dice of the n-th slot of a level.
func DrawFor(w *World, id LevelID, n int, stream dice.Stream) *Draw {
	return &Draw{dice.Key{
		Seed: w.Seed, Stream: stream, Actor: int(Nobody), Decision: n, Purpose: dice.Purpose("stock " + w.Levels[id].ID),
	}}
}

// Roll throws one die of 1…sides.
func (d *Draw) Roll(sides int) int {
	n := dice.Roll(d.key, sides)
	d.key.Nth++
	return n
}

// Between is a number from low to high, or high if that is lower.
func (d *Draw) Between(low, high int) int {
	low = min(low, high)
	return low - 1 + d.Roll(high-low+1)
}

// Pick chooses a row by its weight; nil if none has any.
func Pick[T any](d *Draw, table []T, weight func(*T) int) *T {
	sum := 0
	for i := range table {
		sum += weight(&table[i])
	}
	if sum == 0 {
		return nil
	}
	n := d.Roll(sum)
	for i := range table {
		if n -= weight(&table[i]); n <= 0 {
			return &table[i]
		}
	}
	return nil
}

// Open are the tiles near a place that can be walked to from it without
// opening a door, nearest first, on which one can stand without leaving or
// falling; if they are to be stood on, only where nobody does.
func Open(w *World, id LevelID, at grid.Point, stand bool) []grid.Point {
	g := w.Levels[id].Grid
	seen := map[grid.Point]bool{at: true}
	queue := []grid.Point{at}
	var tiles []grid.Point
	for head := 0; head < len(queue); head++ {
		p := queue[head]
		if !g.At(p).Has(grid.Brink) && g.At(p) != grid.Exit && (!stand || w.Standing(id, p, Nobody) == nil) {
			tiles = append(tiles, p)
		}
		for d := grid.North; d <= grid.NorthWest; d++ {
			q := p.Add(d.Delta())
			if !seen[q] && grid.Steps(at, q) <= spread && g.Contains(q) && g.Passable(p, d) {
				seen[q] = true
				queue = append(queue, q)
			}
		}
	}
	return tiles
}
