package direct

import (
	"slices"

	"pitchdark/rules"
	"pitchdark/rules/grid"
)

// Trail adds a step that was seen to the ways walked this round.
func Trail(lines []rules.Line, e *rules.Event) []rules.Line {
	if e.Kind != rules.Moved || len(e.Path) == 0 {
		return lines
	}
	i := slices.IndexFunc(lines, func(l rules.Line) bool { return l.Who == e.Who && l.Tiles[len(l.Tiles)-1] == e.From })
	if i < 0 {
		lines = append(lines, rules.Line{Who: e.Who, Tiles: []grid.Point{e.From}})
		i = len(lines) - 1
	}
	lines[i].Tiles = append(lines[i].Tiles, e.Path...)
	lines[i].Facing = e.Facing
	return lines
}
