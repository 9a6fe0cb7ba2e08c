package carve

import "pitchdark/rules/grid"

// finish fits out what was dug, and makes a plot of it.
func (s *site) finish() *Plot {
	s.hang()
	s.settle()
	s.grilles()
	s.lock()
	s.populate()
	s.hide()
	s.words()
	s.stairs()
	p := s.plot
	p.Theme = kinds[s.brief.Kind].theme
	p.Name = s.named(kinds[s.brief.Kind].names)
	g, err := grid.New(s.width, s.height)
	if err != nil {
		panic(err) // the brief was checked
	}
	for i, t := range s.ground {
		g.Set(s.point(i), t)
	}
	for _, e := range s.edges {
		if err := g.SetEdge(e.at, e.toward, e.kind); err != nil {
			panic(err) // nothing is dug at the map's edge
		}
	}
	p.Grid = g
	return p
}

// stairs sets the ends: stairs, or the start beside the way out and no way
// down.
func (s *site) stairs() {
	b := s.brief
	s.ground[s.index(b.Up.At)] = grid.StairsUp
	if b.Up.Level != "" {
		s.mark(b.Up.At, "stairs", b.Up.Level, "at", number(b.Up.To.X)+","+number(b.Up.To.Y))
	} else {
		d := s.inward(b.Up.At)
		s.mark(b.Up.At, "exit", "the stair to the day")
		s.mark(b.Up.At.Add(d.Delta()), "start", "", "facing", d.Short())
	}
	if b.Down.Level != "" {
		s.ground[s.index(b.Down.At)] = grid.StairsDown
		s.mark(b.Down.At, "stairs", b.Down.Level, "at", number(b.Down.To.X)+","+number(b.Down.To.Y))
	}
}

// inward is the direction from a tile in which its room goes on farthest.
func (s *site) inward(from grid.Point) grid.Direction {
	best, most := grid.North, -1
	for _, d := range sides {
		n := 0
		for p := from.Add(d.Delta()); s.roomAt(p) == s.roomAt(from) && s.open(p); p = p.Add(d.Delta()) {
			n++
		}
		if n > most {
			best, most = d, n
		}
	}
	return best
}
