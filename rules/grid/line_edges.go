package grid

// clearOfEdges reports whether tiles and edges let a line pass; it is as
// clearFar with edges.
func (l *lattice) clearOfEdges(from, to Point) bool {
	turn := sign(to.X - from.X)
	if from.Y == to.Y {
		return l.open(from.Y, from.X, from.X+turn, to.X-turn, to.X, turn)
	}
	step := slope(to.X-from.X) * reciprocals[to.Y-from.Y]
	crossing := slope(from.X)<<32 + one/2 + step/2
	place, tile := from.X, from.X+turn
	upper, lower := false, false
	for y := from.Y; y < to.Y; y++ {
		leave, enter := int((crossing-slack)>>32), int((crossing+slack)>>32)
		if leave == enter {
			if l.across.has(y, leave) {
				return false
			}
		} else {
			corner := leave
			if turn < 0 {
				leave, enter = enter, leave
			}
			upper = upper || l.tiles.has(y, enter) || l.along.has(y, corner) || l.across.has(y, enter)
			lower = lower || l.tiles.has(y+1, leave) || l.along.has(y+1, corner) || l.across.has(y, leave)
		}
		if !l.open(y, place, tile, leave, leave, turn) {
			return false
		}
		place, tile, crossing = enter, enter, crossing+step
	}
	return l.open(to.Y, place, tile, to.X-turn, to.X, turn) && !(upper && lower)
}

// open reports whether a line passes from place from to place to in the
// direction of turn: over every edge between them and over the tiles from
// first to last, which leave out the ends of the whole line.
func (l *lattice) open(y, from, first, last, to, turn int) bool {
	if turn < 0 {
		from, first, last, to = to, last, first, from
	}
	return !l.along.any(y, from, to-1) && !l.tiles.any(y, first, last)
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
