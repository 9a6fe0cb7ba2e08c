package sprites

import (
	"pitchdark/assets"
	"pitchdark/sprites/cue"
)

// leaf is a door that a cue moves: it shows the old state until the cue
// begins, and is half way while it plays.
type leaf struct {
	at     cue.Tile
	open   bool // in the end
	moving bool
}

// leaves are the doors that wait to move or move.
type leaves []leaf

// doorCells are a shut, a half open and an open door, by their way.
var doorCells = [2][3]assets.Cell{
	{assets.Named("door.shut.h"), assets.Named("door.ajar.h"), assets.Named("door.open.h")},
	{assets.Named("door.shut.v"), assets.Named("door.ajar.v"), assets.Named("door.open.v")},
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
