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
	l := &g.sight.rows
	dx, dy := abs(b.X-a.X), abs(b.Y-a.Y)
	if dx < dy {
		l, a, b = &g.sight.cols, Point{a.Y, a.X}, Point{b.Y, b.X}
		dx = dy
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
		return dx < 2 || !l.tiles.any(a.Y, min(a.X, b.X)+1, max(a.X, b.X)-1)
	case dx < 64:
		return l.tiles.clearNear(a, b)
	}
	return l.tiles.clearFar(a, b)
}

// A line from a to b runs down the lattice: it gains at least as many places
// along the lines as it crosses lines. It goes from one line to the next at a
// crossing; where that is a corner of four tiles, it leaves the upper line at
// one place and enters the lower at the one beside, and touches the other two
// tiles, one on each of its sides.

// clearNear reports whether tiles let a line pass that gains 1 to 63 places.
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

// between is not zero if a bit of line from place a to b or b to a is set.
func between(line uint64, a, b int) uint64 {
	low, high := min(a, b), max(a, b)
	return line >> (low & 63) << ((63 - high + low) & 63)
}

// clearFar reports whether tiles let a line pass of any length.
func (b *board) clearFar(from, to Point) bool {
	step := slope(to.X-from.X) * reciprocals[to.Y-from.Y]
	crossing := slope(from.X)<<32 + one/2 + step/2
	turn := sign(to.X - from.X)
	place := from.X + turn
	upper, lower := false, false
	for y := from.Y; y < to.Y; y++ {
		leave, enter := int((crossing-slack)>>32), int((crossing+slack)>>32)
		if leave != enter {
			if turn < 0 {
				leave, enter = enter, leave
			}
			upper = upper || b.has(y, enter)
			lower = lower || b.has(y+1, leave)
		}
		if b.anyBetween(y, place, leave, turn) {
			return false
		}
		place, crossing = enter, crossing+step
	}
	return !b.anyBetween(to.Y, place, to.X-turn, turn) && !(upper && lower)
}

// anyBetween reports whether a bit of a line is set from place a to b in the
// direction of turn; none is if b lies before a.
func (b *board) anyBetween(line, from, to, turn int) bool {
	if turn < 0 {
		from, to = to, from
	}
	return b.any(line, from, to)
}

func sign(n int) int {
	switch {
	case n < 0:
		return -1
	case n > 0:
		return 1
	}
	return 0
}
