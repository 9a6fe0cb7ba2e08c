package paper

import (
	"strconv"

	"pitchdark/rules"
	"pitchdark/rules/grid"
)

// ground fills one tile: its light, its terrain, its level.
func (s *sheet) ground(g *rules.Glimpse) {
	b := s.brush
	x, y := s.corner(g.At)
	if g.Terrain == grid.Wall {
		b.fill(x, y, x+s.tile, y+s.tile, s.inks.wall)
		return
	}
	b.fill(x, y, x+s.tile, y+s.tile, s.inks.floor(g))
	if g.Known == rules.Seen && g.Light > rules.Dark && g.Light < rules.Bright {
		s.hatch(x, y)
	}
	s.terrain(g)
	if s.o.Grid {
		b.fill(x, y, x+s.tile, y+1, s.inks.grid)
		b.fill(x, y, x+1, y+s.tile, s.inks.grid)
	}
}

// levels writes the level of light into every seen tile but walls.
func (s *sheet) levels() {
	for i := range s.view.Cells {
		g := &s.view.Cells[i]
		if g.Known != rules.Seen || g.Terrain == grid.Wall {
			continue
		}
		x, y := s.corner(g.At)
		s.brush.word(level(g.Light), x+s.tile*0.20, y+s.tile*0.22, s.brush.tiny, s.inks.felt)
	}
}

// level is a level of light as it stands in a tile.
func level(l rules.Light) string {
	if l >= rules.Bright {
		return "B"
	}
	return strconv.Itoa(int(l))
}

// hatch marks low light by strokes, so that it is told without colour.
func (s *sheet) hatch(x, y float64) {
	for i := 0.0; i < 4; i++ {
		at := s.tile * i / 4
		s.brush.line(x+at, y+s.tile, x+s.tile, y+at, 1, s.inks.lowMark)
		s.brush.line(x, y+s.tile-at, x+s.tile-at, y, 1, s.inks.lowMark)
	}
}

// terrain draws what stands or flows on a tile.
func (s *sheet) terrain(g *rules.Glimpse) {
	x, y := s.corner(g.At)
	b, t := s.brush, s.tile
	switch g.Terrain {
	case grid.Pillar:
		b.disk(x+t/2, y+t/2, t*0.36, s.inks.wall)
	case grid.ClosedDoor, grid.OpenDoor:
		s.door(g)
	case grid.Furniture:
		b.fill(x+t*0.15, y+t*0.2, x+t*0.85, y+t*0.8, s.inks.wood)
	case grid.Heap:
		b.shape(s.inks.stone, [2]float64{x + t*0.1, y + t*0.85}, [2]float64{x + t*0.45, y + t*0.2}, [2]float64{x + t*0.9, y + t*0.85})
	case grid.Railing:
		b.line(x, y+t/2, x+t, y+t/2, t*0.10, s.inks.wood)
		b.line(x+t*0.25, y+t*0.3, x+t*0.25, y+t*0.7, t*0.08, s.inks.wood)
		b.line(x+t*0.75, y+t*0.3, x+t*0.75, y+t*0.7, t*0.08, s.inks.wood)
	case grid.Curtain:
		b.dash(x, y+t/2, x+t, y+t/2, t*0.22, t*0.18, t*0.10, s.inks.foe)
	case grid.Smoke:
		for i := range 3 {
			b.ring(x+t*(0.3+0.2*float64(i)), y+t*(0.4+0.15*float64(i%2)), t*0.2, 1.2, s.inks.stone)
		}
	case grid.Rubble:
		for _, p := range [][2]float64{{0.25, 0.3}, {0.65, 0.25}, {0.45, 0.6}, {0.75, 0.75}, {0.2, 0.8}} {
			b.disk(x+t*p[0], y+t*p[1], t*0.07, s.inks.stone)
		}
	case grid.Shallows:
		s.ripples(x, y, 2)
	case grid.DeepWater:
		b.fill(x, y, x+t, y+t, s.inks.water)
	case grid.Pit:
		b.fill(x+t*0.15, y+t*0.15, x+t*0.85, y+t*0.85, s.inks.text)
	case grid.StairsDown, grid.StairsUp:
		s.stairs(x, y, g.Terrain == grid.StairsDown)
	case grid.Exit:
		b.word("EXIT", x+t/2, y+t/2, b.bold, s.inks.flame)
	}
}

func (s *sheet) ripples(x, y float64, n int) {
	for i := range n {
		at := y + s.tile*(0.35+0.3*float64(i))
		s.brush.dash(x+s.tile*0.1, at, x+s.tile*0.9, at, 1.5, s.tile*0.25, s.tile*0.12, s.inks.water)
	}
}

func (s *sheet) stairs(x, y float64, down bool) {
	for i := range 5 {
		part := float64(i) / 5
		width := 0.8 - 0.5*part
		if !down {
			width = 0.3 + 0.5*part
		}
		at := y + s.tile*(0.15+0.7*part)
		s.brush.line(x+s.tile*(0.5-width/2), at, x+s.tile*(0.5+width/2), at, s.tile*0.08, s.inks.wall)
	}
}

// door draws a door in a tile along the wall that it stands in.
func (s *sheet) door(g *rules.Glimpse) {
	x, y := s.corner(g.At)
	t := s.tile
	upright := s.isWall(g.At.Add(grid.North.Delta())) || s.isWall(g.At.Add(grid.South.Delta()))
	thick := 0.30
	if g.Terrain == grid.OpenDoor {
		upright, thick = !upright, 0.14
	}
	if upright {
		s.brush.fill(x+t*(0.5-thick/2), y, x+t*(0.5+thick/2), y+t, s.inks.wood)
		return
	}
	s.brush.fill(x, y+t*(0.5-thick/2), x+t, y+t*(0.5+thick/2), s.inks.wood)
}

func (s *sheet) isWall(p grid.Point) bool {
	g := s.known[p]
	return g != nil && g.Terrain == grid.Wall
}

// walls draws the edges of a tile.
func (s *sheet) walls(g *rules.Glimpse) {
	x, y := s.corner(g.At)
	if g.East != grid.NoEdge {
		s.edge(g.East, x+s.tile, y, x+s.tile, y+s.tile)
	}
	if g.South != grid.NoEdge {
		s.edge(g.South, x, y+s.tile, x+s.tile, y+s.tile)
	}
	if g.West != grid.NoEdge {
		s.edge(g.West, x, y, x, y+s.tile)
	}
	if g.North != grid.NoEdge {
		s.edge(g.North, x, y, x+s.tile, y)
	}
}

func (s *sheet) edge(e grid.Edge, x0, y0, x1, y1 float64) {
	b, t := s.brush, s.tile
	third := func(p float64) (float64, float64) { return x0 + (x1-x0)*p, y0 + (y1-y0)*p }
	switch e {
	case grid.ThinWall:
		b.line(x0, y0, x1, y1, t*0.16, s.inks.wall)
	case grid.ClosedThinDoor, grid.OpenThinDoor:
		ax, ay := third(0.2)
		bx, by := third(0.8)
		b.line(x0, y0, ax, ay, t*0.16, s.inks.wall)
		b.line(bx, by, x1, y1, t*0.16, s.inks.wall)
		if e == grid.ClosedThinDoor {
			b.line(ax, ay, bx, by, t*0.22, s.inks.wood)
		}
	case grid.Window:
		b.line(x0, y0, x1, y1, t*0.16, s.inks.wall)
		b.line(x0, y0, x1, y1, t*0.07, s.inks.bright)
	case grid.ThinCurtain:
		b.dash(x0, y0, x1, y1, t*0.16, t*0.15, t*0.1, s.inks.foe)
	case grid.ThinRailing:
		b.dash(x0, y0, x1, y1, t*0.1, t*0.1, t*0.1, s.inks.wood)
	}
}
