package grid

// seeFar sweeps a map that is wider than the window, on f's rows.
func (s *sweep) seeFar(l *lattice, g *Grid, f *Field, faces bool) {
	x, y := s.from.X, s.from.Y
	left, right := l.startOf(y, x), l.stopOf(y, x, g.width-1)
	f.touch(y, y)
	f.fill(y, left, right)
	first := sector{-slope(2*(x-left)+1) * one, slope(2*(right-x)+1) * one}
	s.halfFar(l, f, first, -1, s.rows(g, -1))
	s.halfFar(l, f, first, +1, s.rows(g, +1))
	if l.tiles.has(y, x) {
		f.bits[y*f.stride+x>>6] &^= 1 << (x & 63)
	}
	if faces {
		s.addFaces(l, f)
	}
}

// startOf and stopOf are the first and the last column of a row, the latter
// at most limit, to which the way from column x is open.
func (l *lattice) startOf(y, x int) int {
	start := l.tiles.last(y, x) + 1
	if l.along.words != nil {
		start = max(start, l.along.last(y, x)+1)
	}
	return start
}

func (l *lattice) stopOf(y, x, limit int) int {
	stop := l.tiles.next(y, x+1, limit+1) - 1
	if l.along.words != nil {
		stop = l.along.next(y, x, stop)
	}
	return stop
}

// halfFar sweeps one half-plane on f's rows.
func (s *sweep) halfFar(l *lattice, f *Field, first sector, dir, rows int) {
	s.now = append(s.now[:0], first)
	y := s.from.Y
	for k := 1; k <= rows && len(s.now) > 0; k++ {
		r := &ranks[k]
		if l.across.words != nil {
			s.crossFar(r, &l.across, min(y, y+dir), f.width)
		}
		y += dir
		s.rowFar(r, l, f, y)
	}
	// One more row may show walls.
	y = min(max(y+dir, 0), f.height-1)
	f.touch(min(y, s.from.Y), max(y, s.from.Y))
}

// rowFar sees the tiles of one row and narrows the sectors to what the row
// lets through.
func (s *sweep) rowFar(r *rank, l *lattice, f *Field, y int) {
	x := s.from.X
	s.next = s.next[:0]
	for _, v := range s.now {
		left, right := r.beam(v)
		left, right = max(left+x, 0), min(right+x, f.width-1)
		for from := l.tiles.nextClear(y, left, right+1); from <= right; {
			to := l.stopOf(y, from, right)
			onward := v
			if from > left {
				onward.lo = max(v.lo, r.lower(from-x))
			}
			if to < right {
				onward.hi = min(v.hi, r.upper(to-x))
			}
			if here := v.here(onward, from-x, to-x); here.wide() {
				a, b := r.centres(here)
				f.fill(y, max(a+x, from), min(b+x, to))
			}
			if onward.wide() {
				s.next = append(s.next, onward)
			}
			from = l.tiles.nextClear(y, to+1, right+1)
		}
	}
	s.now, s.next = s.next, s.now
}

// crossFar narrows the sectors to what the edges before a row let through.
func (s *sweep) crossFar(r *rank, across *board, line, width int) {
	x := s.from.X
	s.next = s.next[:0]
	for _, v := range s.now {
		left, right := r.entry(v)
		left, right = max(left+x, 0), min(right+x, width-1)
		for from := across.nextClear(line, left, right+1); from <= right; {
			to := across.next(line, from, right+1) - 1
			s.pass(r, v, from-x, to-x, from > left, to < right)
			from = across.nextClear(line, to+1, right+1)
		}
	}
	s.now, s.next = s.next, s.now
}
