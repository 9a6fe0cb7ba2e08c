package carve

import "pitchdark/rules/grid"

const (
	thickest = 7  // tiles of wall that a way round is dug through
	longWay  = 18 // steps that make a way round worth digging
)

// breach is a straight way through wall between two rooms.
type breach struct {
	mouth
	length   int // tiles of wall
	from, to int
}

// breaches are all there are, in an order by chance; the short ones first.
func (s *site) breaches() []breach {
	var list [thickest + 1][]breach
	for i := range s.ground {
		if s.ground[i] != grid.Wall || s.near[i] == 0 {
			continue
		}
		p := s.point(i)
		for _, d := range [...]grid.Direction{grid.East, grid.South} {
			if b, ok := s.breach(p, d); ok {
				list[b.length] = append(list[b.length], b)
			}
		}
	}
	var all []breach
	for _, l := range list {
		s.Shuffle(len(l), func(i, j int) { l[i], l[j] = l[j], l[i] })
		all = append(all, l...)
	}
	return all
}

// breach looks from the wall at p in direction d. A length of two has no room
// for a tile between two gates, and is left out.
func (s *site) breach(p grid.Point, d grid.Direction) (breach, bool) {
	behind := p.Add(d.Opposite().Delta())
	from := s.roomAt(behind)
	if !s.inside(p) || !s.solid(p) || !s.free(behind) {
		return breach{}, false
	}
	q := p
	for n := 1; n <= thickest && s.inside(q); n++ {
		left, right := q.Add(((d + 6) % 8).Delta()), q.Add(((d + 2) % 8).Delta())
		if !s.solid(q) || !s.solid(left) || !s.solid(right) {
			return breach{}, false
		}
		q = q.Add(d.Delta())
		if s.free(q) {
			to := s.roomAt(q)
			return breach{mouth{p, d}, n, from, to}, to != from && n != 2
		}
	}
	return breach{}, false
}

// openBreach digs a breach.
func (s *site) openBreach(b breach) {
	length := b.length - 1
	s.join(b.mouth, length, s.rooms[b.from], s.rooms[b.to])
}

// loop digs at most so many ways that spare one a long way round.
func (s *site) loop(most int) {
	for _, b := range s.breaches() {
		if most == 0 {
			return
		}
		if !s.still(b) {
			continue
		}
		behind, ahead := b.at.Add(b.way.Opposite().Delta()), b.at.Add(b.way.Delta().Scale(b.length))
		if s.farApart(s.index(behind), s.index(ahead)) {
			s.openBreach(b)
			s.plot.loops++
			most--
		}
	}
}

// still reports whether a breach is one yet, after others were dug.
func (s *site) still(b breach) bool {
	now, ok := s.breach(b.at, b.way)
	return ok && now == b
}

// unite joins whatever hangs apart while the vaults are locked: by the
// thinnest wall between, or else by a tunnel.
func (s *site) unite() {
	for range s.rooms {
		steps := s.walkLocked()
		apart := s.apart(steps)
		if apart == nil {
			return
		}
		if !s.bridge(steps) {
			s.tunnel(apart, steps)
		}
	}
}

// apart is a room that was not reached.
func (s *site) apart(steps []int) *room {
	for _, r := range s.rooms {
		if !r.vault && steps[s.index(r.middle)] < 0 {
			return r
		}
	}
	return nil
}

func (s *site) bridge(steps []int) bool {
	for _, b := range s.breaches() {
		behind, ahead := b.at.Add(b.way.Opposite().Delta()), b.at.Add(b.way.Delta().Scale(b.length))
		if (steps[s.index(behind)] < 0) != (steps[s.index(ahead)] < 0) {
			s.openBreach(b)
			return true
		}
	}
	return false
}

// tunnel digs the shortest way from a room to what was reached.
func (s *site) tunnel(from *room, steps []int) {
	c := &room{id: len(s.rooms), form: passage}
	for _, p := range s.through(from, steps) {
		if s.solid(p) {
			s.dig(p, grid.Floor, c.id)
			c.tiles = append(c.tiles, p)
		}
	}
	if len(c.tiles) > 0 {
		s.rooms = append(s.rooms, c)
		s.measure(c)
	}
}

// through is the shortest orthogonal way from a room through wall and open
// ground to a tile that was reached; it keeps off the vaults.
func (s *site) through(r *room, steps []int) []grid.Point {
	came := make([]int, len(s.ground)) // one more than the tile before; 0: unseen
	var queue []int
	for _, p := range r.tiles {
		came[s.index(p)] = -1
		queue = append(queue, s.index(p))
	}
	for n := 0; n < len(queue); n++ {
		i := queue[n]
		if steps[i] >= 0 {
			var way []grid.Point
			for ; i >= 0; i = came[i] - 1 {
				way = append(way, s.point(i))
			}
			return way
		}
		turn := s.IntN(4)
		for n := range sides {
			q := s.point(i).Add(sides[(n+turn)%4].Delta())
			if j := s.index(q); s.inside(q) && came[j] == 0 && (s.solid(q) || s.open(q)) && !s.byVault(q) {
				came[j] = i + 1
				queue = append(queue, j)
			}
		}
	}
	return nil
}

// byVault reports whether a tile is a vault's, or beside one or its gate.
func (s *site) byVault(p grid.Point) bool {
	if s.near[s.index(p)] == 0 {
		return false
	}
	for dy := -1; dy <= 1; dy++ {
		for dx := -1; dx <= 1; dx++ {
			if id := s.roomAt(p.Add(grid.Point{X: dx, Y: dy})); id != rock && s.rooms[id].vault {
				return true
			}
		}
	}
	return false
}
