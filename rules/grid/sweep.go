package grid

import "math/bits"

// sweep finds the field of view: it goes up and down from the viewer row by
// row, and keeps the sectors of each half-plane that are still open. It is
// the scratch of one grid, so that nothing is allocated.
//
// A window of 64 columns is enough for a small radius or a narrow map; then
// each row is one word. Otherwise rows are boards' lines.
type sweep struct {
	from      Point
	radius    int // tiles, or Unlimited
	now, next []sector

	base, centre int // the window's first column; the viewer's within it
	top, bottom  int // the rows that may hold something seen, walls included
	// Of each row at y+1, so that there is one beside the first and the last:
	open  [MaxSide + 2]uint64 // the open tiles seen, in the window
	block [MaxSide + 2]uint64 // what blocks sight, in the window
}

// windowReach is the largest radius for which the window is enough, with one
// column more on each side for walls.
const windowReach = 30

// disks[r][k] is half the width of the round disk of radius r, k rows from
// its centre [DK-GRD-03].
var disks = func() (d [windowReach + 1][windowReach + 2]int) {
	for r := range d {
		for k := range d[r] {
			d[r][k] = halfWidth(r, k, r)
		}
	}
	return d
}()

// halfWidth is the largest w, at most guess, with w²+k² ≤ r²+r; −1 if none.
func halfWidth(r, k, guess int) int {
	for guess >= 0 && guess*guess+k*k > r*r+r {
		guess--
	}
	return guess
}

// see fills f, empty and of g's size, with the tiles seen.
func (s *sweep) see(g *Grid, f *Field, from Point, radius int, faces bool) {
	s.from, s.radius = from, radius
	switch l := &g.sight.rows; {
	case radius >= 0 && radius <= windowReach:
		s.base, s.centre = from.X-windowReach-1, windowReach+1
		s.seeNear(l, g, f, faces)
	case g.width <= 64:
		s.base, s.centre = 0, from.X
		s.seeNear(l, g, f, faces)
	default:
		s.seeFar(l, g, f, faces)
	}
}

// rows is how many rows the sweep may go from the viewer in a direction.
func (s *sweep) rows(g *Grid, dir int) int {
	n := s.from.Y
	if dir > 0 {
		n = g.height - 1 - n
	}
	if s.radius >= 0 {
		n = min(n, s.radius)
	}
	return n
}

// span is the bits from place a to b; none if a lies behind b.
func span(a, b int) uint64 { return ^uint64(0) << uint(a) & (^uint64(0) >> uint(63-b)) }

func (s *sweep) seeNear(l *lattice, g *Grid, f *Field, faces bool) {
	first := s.viewersRow(l)
	s.top = s.halfNear(l, first, -1, s.rows(g, -1), g.height)
	s.bottom = s.halfNear(l, first, +1, s.rows(g, +1), g.height)
	s.store(f, faces)
}

// viewersRow sees along the viewer's own row, and returns the sector that it
// leaves of either half-plane.
func (s *sweep) viewersRow(l *lattice) sector {
	c := s.centre
	block := l.tiles.window(s.from.Y, s.base)
	along := s.edges(&l.along, s.from.Y)
	right := min(bits.TrailingZeros64(block>>c>>1), bits.TrailingZeros64(along>>c))
	left := min(bits.LeadingZeros64(block<<(63-c)<<1), bits.LeadingZeros64(along<<(63-c)<<1))
	s.block[s.from.Y+1] = block
	s.open[s.from.Y+1] = span(max(c-left, 0), min(c+right, 63))
	return sector{-slope(2*left+1) * one, slope(2*right+1) * one}
}

// edges is a line of edges in the window, if there are any.
func (s *sweep) edges(b *board, line int) uint64 {
	if b.words == nil {
		return 0
	}
	return b.window(line, s.base)
}

// halfNear sweeps one half-plane within the window and returns the last row
// on which something may be seen.
func (s *sweep) halfNear(l *lattice, first sector, dir, rows, height int) int {
	s.now = append(s.now[:0], first)
	y := s.from.Y
	for k := 1; k <= rows && len(s.now) > 0; k++ {
		r := rankAt(k)
		if l.across.words != nil {
			s.crossNear(&r, s.edges(&l.across, min(y, y+dir)))
		}
		y += dir
		s.block[y+1] = l.tiles.window(y, s.base)
		s.open[y+1] = s.rowNear(&r, s.block[y+1], s.edges(&l.along, y))
	}
	if y += dir; y >= 0 && y < height {
		s.block[y+1] = l.tiles.window(y, s.base)
	}
	s.open[y+1] = 0
	return y
}

// rowNear sees the tiles of one row and narrows the sectors to what the row
// lets through.
func (s *sweep) rowNear(r *rank, block, along uint64) (seen uint64) {
	c := s.centre
	low, high := 0, 63
	if s.radius >= 0 && s.radius <= windowReach {
		w := disks[s.radius][r.k-1] + 1
		low, high = max(c-w, 0), min(c+w, 63)
	}
	next := s.next[:0]
	for _, v := range s.now {
		left, right := r.beam(v)
		left, right = max(left+c, low), min(right+c, high)
		if left > right {
			continue
		}
		beam := span(left, right)
		if block&beam|along&beam&(beam>>1) != 0 {
			s.next = next
			seen |= s.partNear(r, v, beam&^block, block>>1|along, left, right)
			next = s.next
			continue
		}
		a, b := r.centres(v)
		seen |= span(max(a+c, left), min(b+c, right))
		next = append(next, v)
	}
	s.now, s.next = next, s.now
	return seen
}

// partNear parts one sector between the runs of open tiles that its beam
// meets from column left to right of the window.
func (s *sweep) partNear(r *rank, v sector, open, stop uint64, left, right int) (seen uint64) {
	c := s.centre
	for open != 0 {
		from := bits.TrailingZeros64(open)
		to := min(from+bits.TrailingZeros64(stop>>from), right)
		open &= ^uint64(0) << to << 1
		here, onward := r.through(v, from-c, to-c, from > left, to < right)
		if here.wide() {
			a, b := r.centres(here)
			seen |= span(max(a+c, from), min(b+c, to))
		}
		if onward.wide() {
			s.next = append(s.next, onward)
		}
	}
	return seen
}

// crossNear narrows the sectors to what the edges before a row let through.
func (s *sweep) crossNear(r *rank, across uint64) {
	if across == 0 {
		return
	}
	c := s.centre
	s.next = s.next[:0]
	for _, v := range s.now {
		left, right := r.entry(v)
		left, right = max(left+c, 0), min(right+c, 63)
		for open := span(left, right) &^ across; left <= right && open != 0; {
			from := bits.TrailingZeros64(open)
			to := min(from+bits.TrailingZeros64(across>>from)-1, right)
			open &= ^uint64(0) << to << 1
			s.pass(r, v, from-c, to-c, from > left, to < right)
		}
	}
	s.now, s.next = s.next, s.now
}

// pass keeps the part of a sector that enters a row between two columns,
// relative to the viewer.
func (s *sweep) pass(r *rank, v sector, from, to int, left, right bool) {
	if left {
		v.lo = max(v.lo, slope(2*from-1)*r.byInner)
	}
	if right {
		v.hi = min(v.hi, slope(2*to+1)*r.byInner)
	}
	if v.wide() {
		s.next = append(s.next, v)
	}
}
