package sound

import (
	"pitchdark/rules"
	"pitchdark/rules/grid"
	"pitchdark/scenes/sound/synth"
)

// themes are what a level's floor sounds like.
var themes = map[string]synth.Name{
	"stone": synth.StepStone, "crypt": synth.StepStone, "brick": synth.StepBrick,
	"mine": synth.StepWood, "bone": synth.StepBone,
}

// ground is the sound of a step on a tile, as the hero knows it.
func ground(v *rules.View, at grid.Point) synth.Name {
	switch terrainAt(v, at) {
	case grid.DeepWater:
		return synth.Splash
	case grid.Shallows:
		return synth.StepWater
	case grid.Rubble, grid.Heap:
		return synth.StepRubble
	}
	if n, ok := themes[v.Theme]; ok {
		return n
	}
	return synth.StepStone
}

// terrainAt is what a hero knows a tile to be; floor if it knows nothing.
func terrainAt(v *rules.View, at grid.Point) grid.Terrain {
	for i := range v.Cells {
		if v.Cells[i].At == at {
			return v.Cells[i].Terrain
		}
	}
	for i := len(v.Trace) - 1; i >= 0; i-- {
		if t := &v.Trace[i]; t.At == at && !t.IsEdge {
			return t.Terrain
		}
	}
	return grid.Floor
}

// What a room's size is reckoned from: the open tiles about the hero that it
// knows, up to so many steps away and so many of them.
const (
	earshot  = 9
	hallSize = 110
	unknown  = 0.3 // where nothing is known
)

// roomSize is how large the place about a hero is, as far as it knows it,
// 0…1.
func roomSize(v *rules.View) float64 {
	open := map[grid.Point]bool{}
	for i := range v.Cells {
		if c := &v.Cells[i]; !c.Terrain.Has(grid.BlocksSound) && !c.Terrain.Has(grid.MufflesSound) {
			open[c.At] = true
		}
	}
	if v.Blind != rules.Sighted || !open[v.Hero.At] {
		return unknown
	}
	reached := []grid.Point{v.Hero.At}
	delete(open, v.Hero.At)
	for i := 0; i < len(reached) && len(reached) < hallSize; i++ {
		for d := grid.North; d <= grid.NorthWest; d++ {
			p := reached[i].Add(d.Delta())
			if open[p] && grid.Steps(p, v.Hero.At) <= earshot {
				delete(open, p)
				reached = append(reached, p)
			}
		}
	}
	return min(float64(len(reached))/hallSize, 1)
}
