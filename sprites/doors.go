package sprites

import (
	"pitchdark/assets"
	"pitchdark/sprites/cue"
)

// leaf is a door that a cue moves: it shows the old state until the cue
// begins, and is half way while it plays.
type leaf struct {
	at     cue.Tile
	toward cue.Direction
	open   bool // in the end
	moving bool
}

// The directions in which a tile's own edges lie.
const east, south cue.Direction = 2, 4

// leaves are the doors that wait to move or move.
type leaves []leaf

// doorCells are a shut, a half open and an open door, by their way; the last two
// are thin, in an edge.
var doorCells = [4][3]assets.Cell{
	{assets.Named("door.shut.h"), assets.Named("door.ajar.h"), assets.Named("door.open.h")},
	{assets.Named("door.shut.v"), assets.Named("door.ajar.v"), assets.Named("door.open.v")},
	{assets.Named("edge.shut.h"), assets.Named("edge.ajar.h"), assets.Named("edge.open.h")},
	{assets.Named("edge.shut.v"), assets.Named("edge.ajar.v"), assets.Named("edge.open.v")},
}

// show is the drawing in place of a tile's own one.
func (l leaves) show(c assets.Cell, at cue.Tile) assets.Cell {
	for i := range l {
		if l[i].at == at {
			return l[i].cell(c)
		}
	}
	return c
}

// showEdge is the drawing in place of that of a tile's edge toward a direction.
func (l leaves) showEdge(c assets.Cell, at cue.Tile, d cue.Direction) assets.Cell {
	beyond := at.Add(d)
	for i := range l {
		if l[i].at == at && l[i].toward == d || l[i].at == beyond && l[i].toward == (d+4)%8 {
			return l[i].cell(c)
		}
	}
	return c
}

func (l *leaf) cell(c assets.Cell) assets.Cell {
	for _, drawn := range doorCells {
		switch {
		case c != drawn[0] && c != drawn[2]:
			continue
		case l.moving:
			return drawn[1]
		}
		return pick(l.open, drawn[0], drawn[2])
	}
	return c
}

// move begins the turn of the first door there that waits.
func (l leaves) move(at cue.Tile) {
	for i := range l {
		if l[i].at == at && !l[i].moving {
			l[i].moving = true
			return
		}
	}
}

// rest ends the turn of the first door there.
func (l *leaves) rest(at cue.Tile) {
	for i := range *l {
		if (*l)[i].at == at {
			*l = append((*l)[:i], (*l)[i+1:]...)
			return
		}
	}
}
