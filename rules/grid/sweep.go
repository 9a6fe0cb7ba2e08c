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
	disk         []reach
	top, bottom  int // the rows that may hold something seen, walls included
	// Of each row at y+2, so that there are two beside the first and the last:
	open  [MaxSide + 4]uint64 // the open tiles seen, in the window
	block [MaxSide + 4]uint64 // what blocks sight, in the window
	seen  [MaxSide + 4]uint64 // open with the sight-blocking tiles that show
}

// see fills f, empty and of g's size, with the tiles seen.
func (s *sweep) see(g *Grid, f *Field, from Point, radius int, faces bool) {
	s.from, s.radius = from, radius
	switch l := g.sight.rows(); {
	case radius >= 0 && radius <= windowReach:
		s.base, s.centre, s.disk = from.X-windowCentre, windowCentre, disks[radius]
		s.seeNear(l, g, f, faces)
	case g.width <= 64:
		s.base, s.centre, s.disk = 0, from.X, everywhere
		s.seeNear(l, g, f, faces)
		s.cut(f)
	default:
		s.seeFar(l, g, f, faces)
		s.cut(f)
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
	s.block[s.from.Y+2] = block
	s.open[s.from.Y+2] = span(max(c-left, 0), min(c+right, 63))
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
	edges := l.across.words != nil
	k := 1
	if !edges {
		k = s.openRows(l, dir, rows)
		y += dir * (k - 1)
	}
	for ; k <= rows && len(s.now) > 0; k++ {
		r := &ranks[k]
		along := uint64(0)
		if edges {
			s.crossNear(r, l.across.window(min(y, y+dir), s.base))
			along = l.along.window(y+dir, s.base)
		}
		y += dir
		block := l.tiles.window(y, s.base)
		s.block[y+2] = block
		s.open[y+2] = s.rowNear(r, block, along)
	}
	if y += dir; y >= 0 && y < height {
		s.block[y+2] = l.tiles.window(y, s.base)
	}
	s.open[y+2], s.open[y+2+dir] = 0, 0
	return y
}

// openRows sees the rows of a disk before the first one in which anything
// blocks, and returns how far that is from the viewer: nothing is narrowed
// there.
func (s *sweep) openRows(l *lattice, dir, rows int) (k int) {
	y := s.from.Y
	if d := &s.disk[0]; s.open[y+2]&d.inside != d.inside {
		return 1
	}
	for k = 1; k <= rows; k++ {
		y += dir
		d, block := &s.disk[k], l.tiles.window(y, s.base)
		if block&d.inside != 0 {
			break
		}
		s.block[y+2], s.open[y+2] = block, d.inside
	}
	return k
}

// rowNear sees the tiles of one row and narrows the sectors to what the row
// lets through.
func (s *sweep) rowNear(r *rank, block, along uint64) (seen uint64) {
	c := s.centre
	d := &s.disk[r.k]
	now, next := s.now, s.next[:0]
	for i := range now {
		v := &now[i]
		left, right := r.beam(*v)
		left, right = max(left+c, d.low), min(right+c, d.high)
		if left > right {
			continue
		}
		beam := ^uint64(0) << (left & 63) & (^uint64(0) >> ((63 - right) & 63))
		if block&beam|along&beam&(beam>>1) != 0 {
			s.next = next
			seen |= s.partNear(r, *v, beam&^block, block>>1|along, left, right)
			next = s.next
			continue
		}
		a, b := r.centres(*v)
		seen |= beam & span(max(a+c, 0), min(b+c, 63))
		next = append(next, *v)
	}
	s.now, s.next = next, now
	return seen
}

// partNear parts one sector between the runs of open tiles that its beam
// meets from column left to right of the window.
func (s *sweep) partNear(r *rank, v sector, open, stop uint64, left, right int) (seen uint64) {
	c := s.centre
	for open != 0 {
		from := bits.TrailingZeros64(open)
		to := min(from+bits.TrailingZeros64(stop>>(from&63)), right)
		open &= ^uint64(1) << (to & 63)
		onward := v
		if from > left {
			onward.lo = max(v.lo, r.lower(from-c))
		}
		if to < right {
			onward.hi = min(v.hi, r.upper(to-c))
		}
		if here := v.here(onward, from-c, to-c); here.wide() {
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
