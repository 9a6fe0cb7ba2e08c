package carve

import "pitchdark/rules/grid"

// furnishHall sets two rows or a field of pillars into the dark.
func (s *site) furnishHall(r *room) {
	s.pillars(r, s.between(3, 4))
	s.strew(r)
}

// pillars stand in rows that mirror each other.
func (s *site) pillars(r *room, gap int) {
	x0, y0 := (r.box.width()-1)%gap/2, (r.box.height()-1)%gap/2
	if s.chance(60) { // two rows along the walls, the middle free
		inset := min(2, (min(r.box.width(), r.box.height())-1)/4)
		s.rows(r, gap, inset)
		return
	}
	for y := r.box.from.Y + max(1, y0); y < r.box.to.Y; y += gap {
		for x := r.box.from.X + max(1, x0); x < r.box.to.X; x += gap {
			s.put(grid.Point{X: x, Y: y}, grid.Pillar)
		}
	}
}

func (s *site) rows(r *room, gap, inset int) {
	b := r.box
	if b.width() >= b.height() {
		for x := b.from.X + (b.width()-1)%gap/2; x <= b.to.X; x += gap {
			s.put(grid.Point{X: x, Y: b.from.Y + inset}, grid.Pillar)
			s.put(grid.Point{X: x, Y: b.to.Y - inset}, grid.Pillar)
		}
		return
	}
	for y := b.from.Y + (b.height()-1)%gap/2; y <= b.to.Y; y += gap {
		s.put(grid.Point{X: b.from.X + inset, Y: y}, grid.Pillar)
		s.put(grid.Point{X: b.to.X - inset, Y: y}, grid.Pillar)
	}
}

// furnishBare leaves a room empty; the large ones have pillars to hold them up.
func (s *site) furnishBare(r *room) {
	if len(r.tiles) > 56 && r.form != cavern {
		s.pillars(r, 3)
	}
	s.strew(r)
}

// strew lays a heap of rubble into some corner, or nothing.
func (s *site) strew(r *room) {
	if s.chance(60) {
		return
	}
	for n, p := range s.patch(r, s.between(3, 7)) {
		if n == 0 && s.chance(50) && s.put(p, grid.Heap) {
			continue
		}
		s.cover(p, grid.Rubble)
	}
}

// patch is a round patch of a room's free floor, of at most so many tiles,
// along a wall if it can.
func (s *site) patch(r *room, size int) []grid.Point {
	var start grid.Point
	found := false
	for n, p := range s.shuffled(r.tiles) {
		if s.free(p) && (n > 20 || s.walls(p) > 0) {
			start, found = p, true
			break
		}
	}
	if !found {
		return nil
	}
	return s.spread(r, start, size)
}

// spread is a patch that grows about a tile, with a ragged rim.
func (s *site) spread(r *room, start grid.Point, size int) []grid.Point {
	list := []grid.Point{start}
	for n := 0; n < len(list) && len(list) < size; n++ {
		turn := s.IntN(4)
		for i := range sides {
			q := list[n].Add(sides[(i+turn)%4].Delta())
			if len(list) < size && s.roomAt(q) == r.id && s.free(q) && !contains(list, q) && !s.chance(20) {
				list = append(list, q)
			}
		}
	}
	return list
}

func contains(list []grid.Point, p grid.Point) bool {
	for _, q := range list {
		if p == q {
			return true
		}
	}
	return false
}

// walls counts the walls beside a tile.
func (s *site) walls(p grid.Point) int {
	n := 0
	for _, d := range sides {
		if s.solid(p.Add(d.Delta())) {
			n++
		}
	}
	return n
}

// alongWalls sets furniture against the walls, in runs.
func (s *site) alongWalls(r *room, percent int) {
	for _, p := range r.tiles {
		if s.walls(p) > 0 && s.chance(percent) {
			s.put(p, grid.Furniture)
		}
	}
}

func (s *site) furnishStore(r *room) { s.alongWalls(r, 55) }

func (s *site) furnishGuardroom(r *room) {
	s.put(r.middle, grid.Furniture)
	s.put(r.middle.Add(grid.East.Delta()), grid.Furniture)
	s.alongWalls(r, 12)
	s.flame(r, "torch", s.cornerOf(r), true)
}

func (s *site) furnishCamp(r *room) {
	s.flame(r, "campfire", r.middle, true)
	s.keepAround(r.middle)
	for n, p := range s.shuffled(r.tiles) {
		if n < 12 && grid.Steps(p, r.middle) >= 2 && grid.Steps(p, r.middle) <= 4 {
			s.put(p, draw(s, []grid.Terrain{grid.Furniture, grid.Heap, grid.Furniture}))
		}
	}
}

func (s *site) furnishDen(r *room) {
	s.pile(r, grid.Heap, s.between(2, 4))
	for _, p := range s.patch(r, s.between(5, 10)) {
		s.cover(p, grid.Rubble)
	}
}

// pile sets obstacles close together.
func (s *site) pile(r *room, t grid.Terrain, n int) {
	for _, p := range s.patch(r, n) {
		s.put(p, t)
	}
}

func (s *site) furnishWorkings(r *room) {
	for n, p := range s.shuffled(r.tiles) {
		if n < len(r.tiles)/8 && s.walls(p) == 0 {
			s.put(p, grid.Pillar) // props
		}
	}
	s.pile(r, grid.Heap, s.between(2, 5))
	s.strew(r)
}

// furnishTombs sets tombs in rows with aisles between.
func (s *site) furnishTombs(r *room) {
	wide := r.box.width() >= r.box.height()
	for _, p := range r.tiles {
		x, y := p.X-r.box.from.X, p.Y-r.box.from.Y
		fromEdge := min(x, y, r.box.width()-1-x, r.box.height()-1-y)
		if !wide {
			x, y = y, x
		}
		if fromEdge >= 1 && x%2 == 1 && y%3 != 2 && !s.chance(12) {
			s.put(p, grid.Furniture)
		}
	}
}

func (s *site) furnishShrine(r *room) {
	s.put(r.middle, grid.Furniture)
	beside := []grid.Point{r.middle.Add(grid.East.Delta()), r.middle.Add(grid.West.Delta())}
	for _, p := range beside {
		s.flame(r, "candle", p, false)
	}
	if r.box.width() >= 7 && r.box.height() >= 5 {
		s.rows(r, 2, 1)
	}
}

func (s *site) furnishChoir(r *room) {
	s.flame(r, "candle", r.middle, false)
	s.strew(r)
}

func (s *site) furnishPrison(r *room) {
	for _, p := range r.tiles {
		if s.kept[s.index(p)] && s.at(p) == grid.Floor && s.chance(14) {
			s.ground[s.index(p)] = grid.Rubble // straw
		}
	}
}

// furnishArrival gives the start a little of the day, and every other stair up
// a glimmer of where it came from.
func (s *site) furnishArrival(r *room) {
	if s.brief.Up.Level == "" {
		s.zone(s.plot.Up, 3, 3)
		s.zone(s.plot.Up, 1, 8)
	} else {
		s.zone(s.plot.Up, 1, 2)
	}
	s.strew(r)
}

func (s *site) furnishVault(r *room) {
	for _, p := range r.tiles {
		s.kept[s.index(p)] = false
	}
	for _, g := range r.gates {
		s.keepAround(g.at)
	}
	s.alongWalls(r, 30)
}

// furnishPrize lights the island of the named thing: it shines by itself.
func (s *site) furnishPrize(*room) {
	s.keepAround(s.plot.Down)
	s.zone(s.plot.Down, 2, 3)
}

// calm is how many tiles about the start no wind reaches in from outside.
const calm = 14

// furnishPassage lets a draught through some long corridors.
func (s *site) furnishPassage(r *room) {
	at := r.tiles[len(r.tiles)/2]
	if len(r.tiles) < 5 || grid.Within(s.plot.Up, at, calm) || s.winds > s.brief.Depth/3 || !s.chance(45) {
		return
	}
	s.winds++
	s.mark(at, "wind", draw(s, cracks), "reach", number(s.between(5, 9)), "period", number(s.between(4, 9)))
	s.tell(r, "draught", at)
}
