package carve

import "pitchdark/rules/grid"

const (
	caveRock  = 48 // in a hundred tiles, rock at first
	caveTurns = 4  // of the automaton
	pocket    = 24 // a smaller cavern is filled up
	chamber   = 8  // steps: how wide one region of a cave is about
)

// digCaves digs one cave of many caverns, and miners' rooms beside it.
func digCaves(s *site) {
	cave := s.erode()
	s.hollow(cave, s.brief.Up.At, 2)
	if s.brief.Down.Level != "" {
		s.hollow(cave, s.brief.Down.At, 2)
	} else {
		s.wall(cave, s.brief.Down.At)
	}
	s.fillPockets(cave)
	s.regions(cave)
	if s.brief.Down.Level == "" {
		s.grandVault()
	}
	s.pieces(cavePieces, 1)
	s.vaults((*site).closet)
	s.fillWith([]serving{{10, (*site).plainRoom}, {5, (*site).corridor}, {4, (*site).closet}}, s.dug*100/(s.width*s.height)+6)
	s.unite()
	s.loop(s.between(2, 4))
}

// erode is a cave by cellular automaton: true is open. (gruid's wants its
// share of rock as a fraction, and the maps are made of integers.)
func (s *site) erode() []bool {
	cave := make([]bool, len(s.ground))
	for i := range cave {
		cave[i] = s.inside(s.point(i)) && !s.chance(caveRock)
	}
	for turn := range caveTurns {
		next := make([]bool, len(cave))
		for y := 1; y < s.height-1; y++ {
			for x := 1; x < s.width-1; x++ {
				i := y*s.width + x
				close, wide := s.rocks(cave, x, y, 1), 9
				if turn < 2 {
					wide = s.rocks(cave, x, y, 2)
				}
				next[i] = close < 5 && wide > 2
			}
		}
		cave = next
	}
	return cave
}

// rocks counts the rock within so many tiles; outside the map all is rock.
func (s *site) rocks(cave []bool, x, y, radius int) int {
	n := 0
	for dy := -radius; dy <= radius; dy++ {
		for dx := -radius; dx <= radius; dx++ {
			px, py := x+dx, y+dy
			if px < 0 || py < 0 || px >= s.width || py >= s.height || !cave[py*s.width+px] {
				n++
			}
		}
	}
	return n
}

// hollow opens a round cavern.
func (s *site) hollow(cave []bool, at grid.Point, radius int) {
	for i := range cave {
		if p := s.point(i); s.inside(p) && grid.Within(at, p, radius) {
			cave[i] = true
		}
	}
}

// wall fills up where the grand vault will stand.
func (s *site) wall(cave []bool, at grid.Point) {
	for i := range cave {
		if p := s.point(i).Sub(at); p.X >= -10 && p.X <= 10 && p.Y >= -8 && p.Y <= 8 {
			cave[i] = false
		}
	}
}

// fillPockets fills up caverns too small for anything, and the ends' own not.
func (s *site) fillPockets(cave []bool) {
	seen := make([]bool, len(cave))
	for i := range cave {
		if !cave[i] || seen[i] {
			continue
		}
		seen[i] = true
		part := []int{i}
		ends := false
		for n := 0; n < len(part); n++ {
			p := s.point(part[n])
			ends = ends || p == s.brief.Up.At || p == s.brief.Down.At
			for _, d := range sides {
				if j := s.index(p.Add(d.Delta())); cave[j] && !seen[j] {
					seen[j] = true
					part = append(part, j)
				}
			}
		}
		if len(part) < pocket && !ends {
			for _, j := range part {
				cave[j] = false
			}
		}
	}
}

// regions digs the cave, each tile for the nearest of some middles that lie
// well apart: the upper end, then always the tile farthest from all others.
func (s *site) regions(cave []bool) {
	for i, open := range cave {
		if open {
			s.dig(s.point(i), grid.Floor, rock)
		}
	}
	steps := make([]int, len(cave))
	for i := range steps {
		steps[i] = len(cave)
	}
	for next := s.index(s.brief.Up.At); next >= 0; next = farthest(cave, steps) {
		s.claim(next, steps)
	}
	for i, open := range cave {
		if open {
			r := s.rooms[s.owner[i]]
			r.tiles = append(r.tiles, s.point(i))
		}
	}
	for _, r := range s.rooms {
		s.measure(r)
	}
}

// claim begins a region at a tile: it takes what lies nearer to that than to
// any other's middle.
func (s *site) claim(middle int, steps []int) {
	r := s.newRoom(cavern)
	queue := append(s.queue[:0], middle)
	steps[middle], s.owner[middle] = 0, r.id
	for n := 0; n < len(queue); n++ {
		i := queue[n]
		for _, by := range s.beside {
			if j := i + by; s.ground[j] == grid.Floor && steps[j] > steps[i]+1 {
				steps[j], s.owner[j] = steps[i]+1, r.id
				queue = append(queue, j)
			}
		}
	}
	s.queue = queue
}

// farthest is the tile farthest from every middle, or -1 if all are near one.
func farthest(cave []bool, steps []int) int {
	best, far := -1, chamber
	for i, open := range cave {
		if open && steps[i] > far {
			best, far = i, steps[i]
		}
	}
	return best
}
