package carve

import "pitchdark/rules/grid"

// furnishFlooded lays a pool: deep water where nobody need go, shallows about
// it.
func (s *site) furnishFlooded(r *room) {
	size := min(len(r.tiles)/2, s.between(18, 45))
	pool := s.spread(r, r.middle, size)
	deep := s.spread(r, r.middle, size/3)
	for _, p := range deep {
		if contains(pool, p) {
			s.put(p, grid.DeepWater)
		}
	}
	for _, p := range pool {
		s.cover(p, grid.Shallows)
	}
}

// furnishChasm opens a pit in the middle of a room, railed where the rails
// still stand.
func (s *site) furnishChasm(r *room) {
	for _, p := range s.spread(r, r.middle, min(len(r.tiles)/4, s.between(10, 22))) {
		s.put(p, grid.Pit)
	}
	for _, p := range r.tiles {
		for _, d := range sides {
			if s.at(p) == grid.Pit && s.open(p.Add(d.Delta())) && s.chance(60) {
				s.edges = append(s.edges, edge{p, d, grid.ThinRailing})
			}
		}
	}
}

// furnishGlow lets what grows there give a little light.
func (s *site) furnishGlow(r *room) {
	n := 0
	for _, p := range s.shuffled(r.tiles) {
		if n < 3 && s.walls(p) > 0 && s.zone(p, 1, uint8(s.between(1, 3))) {
			n++
		}
	}
	s.strew(r)
}

func (s *site) furnishDaylight(r *room) {
	s.zone(r.middle, 2, 2)
	s.zone(r.middle, 1, 12)
	for _, p := range s.spread(r, r.middle, 5) {
		s.cover(p, grid.Rubble)
	}
}

func (s *site) furnishFumes(r *room) {
	for _, p := range s.spread(r, r.middle, s.between(8, 16)) {
		s.cover(p, grid.Smoke)
	}
}
