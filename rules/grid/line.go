package grid

// LineOfSight reports whether the centre of b is seen from the centre of a:
// the straight line crosses the inside of no sight-blocking tile but its ends
// and of no sight-blocking edge, and does not touch blocking corners or edge
// ends on both of its sides [DK-GRD-05, DK-GRD-06]. It is symmetric. Nothing
// outside the map sees or is seen.
func (g *Grid) LineOfSight(a, b Point) bool {
	if !g.Contains(a) || !g.Contains(b) {
		return false
	}
	dx, dy := abs(b.X-a.X), abs(b.Y-a.Y)
	l := g.sight.rows()
	if dx < dy {
		l, a, b = g.sight.cols(), Point{a.Y, a.X}, Point{b.Y, b.X}
	}
	if a.Y > b.Y {
		a, b = b, a
	}
	switch {
	case a == b:
		return true
	case g.sight.edges > 0:
		return l.clearOfEdges(a, b)
	case a.Y == b.Y:
		return !l.tiles.any(a.Y, min(a.X, b.X)+1, max(a.X, b.X)-1)
	case max(dx, dy) < 64:
		return l.tiles.clearNear(a, b)
	}
	return l.tiles.clearFar(a, b)
}

// A line from a to b runs down the lattice: it gains at least as many places
// along the lines as it crosses lines. It goes from one line to the next at a
// crossing; where that is a corner of four tiles, it leaves the upper line at
// one place and enters the lower at the one beside, and touches the other two
// tiles, one on each of its sides.

// clearNear reports whether tiles let a line pass that gains 1 to 63 places:
// all of it is read through one window.
func (b *board) clearNear(from, to Point) bool {
	low := min(from.X, to.X)
	place, end := from.X-low, to.X-low
	words, shift := b.words[from.Y*b.stride+(low+64)>>6:], low&63
	step := slope(end-place) * reciprocals[to.Y-from.Y]
	crossing := slope(place)<<32 + one/2 + step/2
	line := (words[0]>>shift | words[1]<<1<<(63-shift)) &^ (1 << (place & 63))
	upper, lower := uint64(0), uint64(0)
	for y := from.Y; y < to.Y; y++ {
		words = words[b.stride:]
		next := words[0]>>shift | words[1]<<1<<(63-shift)
		leave, enter := int((crossing-slack)>>32), int((crossing+slack)>>32)
		if leave != enter {
			if step < 0 {
				leave, enter = enter, leave
			}
			upper |= line >> (enter & 63)
			lower |= next >> (leave & 63)
		}
		if between(line, place, leave) != 0 {
			return false
		}
		line, place, crossing = next, enter, crossing+step
	}
	return between(line&^(1<<(end&63)), place, end) == 0 && upper&lower&1 == 0
}

// between is not zero if a bit of a window from place a to b or b to a is set.
func between(window uint64, a, b int) uint64 {
	low, high := min(a, b), max(a, b)
	return window >> (low & 63) << ((63 - high + low) & 63)
}

// clearFar reports whether tiles let a line pass of any length.
func (b *board) clearFar(from, to Point) bool {
	step := slope(to.X-from.X) * reciprocals[to.Y-from.Y]
	crossing := slope(from.X)<<32 + one/2 + step/2
	place, upper, lower := from.X, false, false
	skip := uint64(1) // the line's first tile
	for y := from.Y; y < to.Y; y++ {
		leave, enter := int((crossing-slack)>>32), int((crossing+slack)>>32)
		if leave != enter {
			if step < 0 {
				leave, enter = enter, leave
			}
			upper = upper || b.has(y, enter)
			lower = lower || b.has(y+1, leave)
		}
		if abs(leave-place) > 63 {
			if b.anyAfter(y, place, leave, int(skip)) {
				return false
			}
		} else if low := min(place, leave); between(b.window(y, low)&^(skip<<((place-low)&63)), place-low, leave-low) != 0 {
			return false
		}
		place, crossing, skip = enter, crossing+step, 0
	}
	return !b.anyAfter(to.Y, to.X, place, 1) && !(upper && lower)
}

// anyAfter reports whether a bit of a line from place a to b or b to a is
// set, the first few from a on left out.
func (b *board) anyAfter(line, from, to, few int) bool {
	if from < to {
		return b.any(line, from+few, to)
	}
	return b.any(line, to, from-few)
}
