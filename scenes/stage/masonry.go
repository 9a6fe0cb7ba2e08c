package stage

import (
	"pitchdark/assets"
	"pitchdark/rules/grid"
	"pitchdark/sprites/cue"
)

var (
	trimWays = [...]grid.Direction{grid.North, grid.East, grid.West}
	corners  = named("corner.ne", "corner.se", "corner.sw", "corner.nw")
	shade    = assets.Named("shade.n")
	railings = named("railing.h", "railing.v")
	webs     = named("web.nw", "web.ne")
	banks    = named("bank.n", "bank.e", "bank.s", "bank.w")

	// locks mark a door that the hero has found barred: in a wall that runs west
	// to east, and north to south, and on an edge.
	locks = named("lock.h", "lock.v", "edge.lock")

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

// scattered leaves something on a bare floor here and there, and a web in a
// corner under two walls. It follows from the tile alone, so it tells nothing.
func (c *chart) scattered(l *cue.Layers, p grid.Point) {
	roll := chance(p.Add(grid.Point{X: 71, Y: 13}), 16)
	if c.masonry.webs && roll < 6 && c.joined(p.Add(grid.North.Delta())) {
		switch {
		case c.joined(p.Add(grid.West.Delta())):
			l.Add(webs[0])
			return
		case c.joined(p.Add(grid.East.Delta())):
			l.Add(webs[1])
			return
		}
	}
	if roll == 7 && len(c.masonry.scatter) > 0 {
		l.Add(one(c.masonry.scatter, p))
	}
}

// water has a bank along every side that is known to be dry.
func (c *chart) water(l *cue.Layers, p grid.Point, t grid.Terrain) {
	l.Add(plain[t])
	for i := range banks {
		g := c.at(p.Add(grid.Direction(2 * i).Delta()))
		if g != nil && g.Terrain != grid.Shallows && g.Terrain != grid.DeepWater {
			l.Add(banks[i])
		}
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
		c.lock(l, p, locks[1])
		return
	}
	l.Add(one(c.masonry.faces, p))
	l.Add(drawn[0])
	c.lock(l, p, locks[0])
	if c.open(p.Add(grid.North.Delta())) {
		l.Add(c.masonry.trims[0])
	}
}

// lock hangs a lock on a door that is known to be barred; of no other does the
// picture say whether it is.
func (c *chart) lock(l *cue.Layers, p grid.Point, drawn assets.Cell) {
	for i := range c.barred {
		if b := &c.barred[i]; b.At == p && !b.Edge {
			l.Add(drawn)
		}
	}
}

// one is the drawing that a tile always takes of several.
func one(cells []assets.Cell, p grid.Point) assets.Cell { return cells[chance(p, uint32(len(cells)))] }
