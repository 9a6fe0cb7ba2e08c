package carve

import "pitchdark/rules/grid"

// passable says of each terrain whether it can be walked on without harm,
// doors opened.
var passable = func() (table [256]bool) {
	for t := range table {
		terrain := grid.Terrain(t)
		table[t] = terrain != grid.Pit && terrain != grid.DeepWater && (!terrain.Has(grid.BlocksMove) || terrain == grid.ClosedDoor)
	}
	return table
}()

// open reports whether a tile can be walked on without harm, doors opened.
func (s *site) open(p grid.Point) bool { return passable[s.at(p)] }

// walk counts the steps from some tiles to every tile, up to most; what is
// farther or cut off has -1. The map's edge is wall, so that no step leaves it.
func (s *site) walk(from []grid.Point, most int) []int {
	steps := make([]int, len(s.ground))
	for i := range steps {
		steps[i] = -1
	}
	queue := s.queue[:0]
	for _, p := range from {
		steps[s.index(p)] = 0
		queue = append(queue, s.index(p))
	}
	for n := 0; n < len(queue) && steps[queue[n]] < most; n++ {
		i := queue[n]
		for _, by := range s.beside {
			if j := i + by; steps[j] < 0 && passable[s.ground[j]] {
				steps[j] = steps[i] + 1
				queue = append(queue, j)
			}
		}
	}
	s.queue = queue
	return steps
}

// farApart reports whether one walks a long way from one tile to another.
func (s *site) farApart(from, to int) bool {
	queue := append(s.queue[:0], from)
	s.steps[from] = 1
	near := false
	for n := 0; n < len(queue) && !near && s.steps[queue[n]] <= longWay; n++ {
		i := queue[n]
		near = i == to
		for _, by := range s.beside {
			if j := i + by; s.steps[j] == 0 && passable[s.ground[j]] {
				s.steps[j] = s.steps[i] + 1
				queue = append(queue, j)
			}
		}
	}
	for _, i := range queue {
		s.steps[i] = 0
	}
	s.queue = queue
	return !near
}
