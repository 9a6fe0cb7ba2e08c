package carve

import "pitchdark/rules/grid"

// furnishDivided parts a room in two by a thin wall across it, with a door or
// a curtain, and a window through which light falls and nobody comes.
func (s *site) furnishDivided(r *room) {
	across, along := grid.East, grid.South
	length, depth := r.box.width(), r.box.height()
	if length < depth {
		across, along = grid.South, grid.East
		length, depth = depth, length
	}
	first := r.box.from.Add(across.Delta().Scale(s.between(length/3, 2*length/3-1)))
	door := s.IntN(depth)
	window := (door + s.between(2, 3)) % depth
	for n := range depth {
		p := first.Add(along.Delta().Scale(n))
		s.keep(p)
		s.keep(p.Add(across.Delta()))
		kind := grid.ThinWall
		switch n {
		case door:
			kind = draw(s, []grid.Edge{grid.ClosedThinDoor, grid.OpenThinDoor, grid.ThinCurtain})
		case window, (window + 1) % depth:
			kind = grid.Window
		}
		s.edges = append(s.edges, edge{p, across, kind})
	}
	s.alongWalls(r, 20)
	s.flame(r, "torch", s.cornerOf(r), true)
}
