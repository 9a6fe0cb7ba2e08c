package stage

import (
	"pitchdark/assets"
	"pitchdark/rules/grid"
	"pitchdark/sprites/cue"
)

// masonry is what a theme builds of.
type masonry struct {
	floors, faces []assets.Cell
	top           assets.Cell
	trims         []assets.Cell // north, east, west
}

var (
	brick = masonry{
		floors: named("floor.0", "floor.2", "floor.0", "floor.3", "floor.2", "floor.1", "floor.0", "floor.2"),
		faces:  named("wall.face.0", "wall.face.1", "wall.face.0", "wall.face.2", "wall.face.1"),
		top:    assets.Named("wall.top"), trims: named("trim.n", "trim.e", "trim.w"),
	}
	stone = masonry{
		floors: named("floor.1", "floor.0", "floor.3", "moss.floor.1", "floor.1", "floor.2", "moss.floor.0", "floor.0"),
		faces:  named("stone.face.0", "stone.face.1", "stone.face.2", "stone.face.0", "stone.face.1"),
		top:    brick.top, trims: brick.trims,
	}
	mine = masonry{
		floors: named("mine.floor.0", "mine.floor.1", "mine.floor.2"),
		faces:  named("mine.face.0", "mine.face.1"),
		top:    brick.top, trims: named("mine.trim.n", "mine.trim.e", "mine.trim.w"),
	}

	// themes are the masonry by the theme's name; brick is the rest.
	themes = map[string]*masonry{"brick": &brick, "stone": &stone, "crypt": &stone, "bone": &stone, "cave": &mine, "mine": &mine, "earth": &mine}
)

var (
	trimWays  = [...]grid.Direction{grid.North, grid.East, grid.West}
	corners   = named("corner.ne", "corner.se", "corner.sw", "corner.nw")
	shade     = assets.Named("shade.n")
	railings  = named("railing.h", "railing.v")
	furniture = named("table", "crate", "barrel", "crate", "table")
	shelves   = named("shelf", "crate", "shelf", "barrel")

	// doors are the drawings of a closed and an open door: in a wall that runs
	// west to east, and north to south.
	doors = [2][2]assets.Cell{
		{assets.Named("door.shut.h"), assets.Named("door.shut.v")},
		{assets.Named("door.open.h"), assets.Named("door.open.v")},
	}

	// plain are the terrains that are one drawing laid on the floor.
	plain = [...]assets.Cell{
		grid.Pillar:     assets.Named("pillar"),
		grid.Heap:       assets.Named("heap"),
		grid.Curtain:    assets.Named("curtain"),
		grid.Smoke:      assets.Named("smoke.0"),
		grid.Rubble:     assets.Named("rubble"),
		grid.Shallows:   assets.Named("shallows.0"),
		grid.DeepWater:  assets.Named("deep.0"),
		grid.Pit:        assets.Named("pit"),
		grid.StairsDown: assets.Named("stairs.down"),
		grid.StairsUp:   assets.Named("stairs.up"),
		grid.Exit:       assets.Named("exit"),
	}

	// edgesAcross lie along a southern edge, edgesAlong along an eastern one.
	edgesAcross = [...]assets.Cell{
		grid.ThinWall:       assets.Named("edge.wall.h"),
		grid.ClosedThinDoor: assets.Named("edge.shut.h"),
		grid.OpenThinDoor:   assets.Named("edge.open.h"),
		grid.Window:         assets.Named("edge.window.h"),
		grid.ThinCurtain:    assets.Named("edge.curtain.h"),
		grid.ThinRailing:    assets.Named("edge.rail.h"),
	}
	edgesAlong = [...]assets.Cell{
		grid.ThinWall:       assets.Named("edge.wall.v"),
		grid.ClosedThinDoor: assets.Named("edge.shut.v"),
		grid.OpenThinDoor:   assets.Named("edge.open.v"),
		grid.Window:         assets.Named("edge.window.v"),
		grid.ThinCurtain:    assets.Named("edge.curtain.v"),
		grid.ThinRailing:    assets.Named("edge.rail.v"),
	}
)

func edgeCell(e grid.Edge, along bool) assets.Cell {
	switch {
	case int(e) >= len(edgesAcross):
		return 0
	case along:
		return edgesAlong[e]
	}
	return edgesAcross[e]
}

// floor lays flagstones, in the shade of a wall to the north.
func (c *chart) floor(l *cue.Layers, p grid.Point) {
	l.Add(one(c.masonry.floors, p))
	if c.joined(p.Add(grid.North.Delta())) {
		l.Add(shade)
	}
}

// wall is a brick face if the tile to the south is open, else the dark top,
// with a rim along every other open side.
func (c *chart) wall(l *cue.Layers, p grid.Point) {
	if c.open(p.Add(grid.South.Delta())) {
		l.Add(one(c.masonry.faces, p))
	} else {
		l.Add(c.masonry.top)
	}
	c.rims(l, p)
}

func (c *chart) rims(l *cue.Layers, p grid.Point) {
	for i, d := range trimWays {
		if c.open(p.Add(d.Delta())) {
			l.Add(c.masonry.trims[i])
		}
	}
	for i := range corners {
		d := grid.Direction(2*i + 1)
		beside := c.open(p.Add(((d + 7) % 8).Delta())) || c.open(p.Add(((d + 1) % 8).Delta()))
		if !beside && c.open(p.Add(d.Delta())) {
			l.Add(corners[i])
		}
	}
}

// door is drawn along the wall that it stands in; from the side it stands on
// bare floor.
func (c *chart) door(l *cue.Layers, p grid.Point, drawn *[2]assets.Cell) {
	along := c.joined(p.Add(grid.North.Delta())) || c.joined(p.Add(grid.South.Delta()))
	across := c.joined(p.Add(grid.East.Delta())) || c.joined(p.Add(grid.West.Delta()))
	if along && !across {
		l.Add(c.masonry.floors[0])
		l.Add(drawn[1])
		return
	}
	l.Add(one(c.masonry.faces, p))
	l.Add(drawn[0])
	if c.open(p.Add(grid.North.Delta())) {
		l.Add(c.masonry.trims[0])
	}
}

// one is the drawing that a tile always takes of several.
func one(cells []assets.Cell, p grid.Point) assets.Cell { return cells[chance(p, uint32(len(cells)))] }
