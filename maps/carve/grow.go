package carve

import "pitchdark/rules/grid"

// fits reports whether a shape can lie with its corner at a tile, with at
// least one tile of wall about it.
func (s *site) fits(sh *shape, corner grid.Point) bool {
	if corner.X < 1 || corner.Y < 1 || corner.X+sh.width > s.width-1 || corner.Y+sh.height > s.height-1 {
		return false
	}
	for y := range sh.height {
		i := (corner.Y+y)*s.width + corner.X
		for x := range sh.width {
			if sh.ground[y*sh.width+x] != grid.Wall && s.near[i+x] > 0 {
				return false
			}
		}
	}
	return true
}

// place digs a shape as a new room.
func (s *site) place(sh *shape, corner grid.Point) *room {
	r := s.newRoom(sh.form)
	for _, p := range sh.tiles() {
		at := corner.Add(p)
		s.dig(at, sh.at(p), r.id)
		r.tiles = append(r.tiles, at)
		if sh.at(p) == grid.ClosedDoor {
			s.keepAround(at)
		}
	}
	for _, p := range sh.shut {
		s.keep(corner.Add(p))
	}
	s.measure(r)
	return r
}

func (s *site) newRoom(f form) *room {
	r := &room{id: len(s.rooms), form: f}
	s.rooms = append(s.rooms, r)
	return r
}

// measure finds a room's box, and its middle: the floor nearest to the box's.
func (s *site) measure(r *room) {
	r.box = box{r.tiles[0], r.tiles[0]}
	for _, p := range r.tiles {
		r.box.from = grid.Point{X: min(r.box.from.X, p.X), Y: min(r.box.from.Y, p.Y)}
		r.box.to = grid.Point{X: max(r.box.to.X, p.X), Y: max(r.box.to.Y, p.Y)}
	}
	centre := grid.Point{X: (r.box.from.X + r.box.to.X) / 2, Y: (r.box.from.Y + r.box.to.Y) / 2}
	r.middle = r.tiles[0]
	for _, p := range r.tiles {
		if s.open(p) && grid.Distance(p, centre) < grid.Distance(r.middle, centre) {
			r.middle = p
		}
	}
}

// mouth is a wall by which something new can be reached: what lies behind it
// is dug, what lies ahead is not.
type mouth struct {
	at  grid.Point
	way grid.Direction
}

// mouths are all there are, in an order by chance.
func (s *site) mouths() []mouth {
	if s.ways == nil {
		s.ways = s.findMouths()
	}
	s.Shuffle(len(s.ways), func(i, j int) { s.ways[i], s.ways[j] = s.ways[j], s.ways[i] })
	return s.ways
}

func (s *site) findMouths() []mouth {
	list := make([]mouth, 0, 512)
	for y := 1; y < s.height-1; y++ {
		for x := 1; x < s.width-1; x++ {
			i := y*s.width + x
			if s.ground[i] != grid.Wall || s.near[i] == 0 || s.near[i] > 3 {
				continue // no straight wall
			}
			p := grid.Point{X: x, Y: y}
			for _, d := range sides {
				if s.free(p.Add(d.Opposite().Delta())) && s.walled(p, d) {
					list = append(list, mouth{p, d})
				}
			}
		}
	}
	return list
}

// walled reports whether a tile has wall to the left and the right of one who
// walks through it, and nothing dug ahead.
func (s *site) walled(p grid.Point, d grid.Direction) bool {
	left, right := p.Add(((d + 6) % 8).Delta()), p.Add(((d + 2) % 8).Delta())
	return s.solid(left) && s.solid(right) && s.solid(p.Add(d.Delta()))
}

// attach digs a shape against what stands, with a corridor of so many tiles
// between, and tells whether it found a place.
func (s *site) attach(sh *shape, length int) (*room, bool) {
	var mouths [8][]grid.Point
	for _, d := range sides {
		mouths[d] = sh.mouths(d)
	}
	for _, m := range s.mouths() {
		from := s.rooms[s.roomAt(m.at.Add(m.way.Opposite().Delta()))]
		if len(mouths[m.way]) == 0 || length > 0 && from.form == passage {
			continue
		}
		end := m.at.Add(m.way.Delta().Scale(length))
		corner := end.Add(m.way.Delta()).Sub(draw(s, mouths[m.way]))
		if s.fits(sh, corner) && s.clear(m, length) {
			r := s.place(sh, corner)
			s.join(m, length, from, r)
			return r, true
		}
	}
	return nil, false
}

// clear reports whether a corridor of so many tiles can be dug on from a
// mouth.
func (s *site) clear(m mouth, length int) bool {
	for n := 1; n <= length; n++ {
		p := m.at.Add(m.way.Delta().Scale(n))
		if !s.inside(p) || s.near[s.index(p)] > 0 {
			return false
		}
	}
	return true
}

// join digs from a mouth to a room that lies length tiles behind it: one gate
// between the two, or a corridor with a gate at each end.
func (s *site) join(m mouth, length int, from, to *room) {
	if length == 0 {
		s.gate(m.at, m.way, from, to)
		return
	}
	c := s.newRoom(passage)
	for n := 1; n < length; n++ {
		p := m.at.Add(m.way.Delta().Scale(n))
		s.dig(p, grid.Floor, c.id)
		c.tiles = append(c.tiles, p)
	}
	s.measure(c)
	s.gate(m.at, m.way, from, c)
	s.gate(m.at.Add(m.way.Delta().Scale(length)), m.way, c, to)
}

// gate opens a tile between two rooms.
func (s *site) gate(at grid.Point, way grid.Direction, from, to *room) {
	s.dig(at, grid.Floor, rock)
	g := &gate{at: at, way: way, a: from.id, b: to.id, kind: grid.Floor}
	s.gates = append(s.gates, g)
	from.gates, to.gates = append(from.gates, g), append(to.gates, g)
	for _, d := range [...]grid.Direction{way, way.Opposite()} {
		s.keep(at.Add(d.Delta()))
	}
	s.keep(at)
}

// fillWith attaches shapes until so many in a hundred tiles are dug or so many
// in a row have found no place.
func (s *site) fillWith(menu []serving, percent int) {
	for misses := 0; misses < 16 && s.dug*100 < percent*s.width*s.height; {
		length := 0
		if s.chance(40) {
			length = s.between(3, 7)
		}
		if _, ok := s.attach(s.pick(menu), length); ok {
			misses = 0
		} else {
			misses++
		}
	}
}

// serving is a shape on a menu, with how many parts of the whole it has.
type serving struct {
	parts int
	make  func(*site) *shape
}

func (s *site) pick(menu []serving) *shape {
	sum := 0
	for _, m := range menu {
		sum += m.parts
	}
	n := s.IntN(sum)
	for _, m := range menu {
		if n -= m.parts; n < 0 {
			return m.make(s)
		}
	}
	return nil // n was below the sum
}
