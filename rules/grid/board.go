package grid

import "math/bits"

// board is a bit for every tile, line by line: lines are rows, or columns on
// a board that is turned. Each line has one more word in front, so that a
// window of 64 tiles may begin up to 64 tiles before it and end anywhere.
type board struct {
	stride int // words a line
	words  []uint64
}

// newBoard makes a board of lines of the given length with no bit set, except
// that with walled all bits beside the lines are.
func newBoard(length, lines int, walled bool) board {
	b := board{stride: 1 + (length+63)/64}
	b.words = make([]uint64, lines*b.stride+1)
	if walled {
		for i := range b.words {
			b.words[i] = ^uint64(0)
		}
		for line := range lines {
			for at := range length {
				b.put(line, at, false)
			}
		}
	}
	return b
}

// put sets or clears a bit.
func (b *board) put(line, at int, on bool) {
	w := &b.words[line*b.stride+1+at>>6]
	*w &^= 1 << (at & 63)
	if on {
		*w |= 1 << (at & 63)
	}
}

func (b *board) has(line, at int) bool {
	return b.words[line*b.stride+1+at>>6]>>(at&63)&1 != 0
}

// window is the 64 bits of a line from the given place on, which may lie up
// to 64 before the line.
func (b *board) window(line, at int) uint64 {
	at += 64
	w := b.words[line*b.stride+at>>6:]
	return w[0]>>(at&63) | w[1]<<1<<(63-at&63)
}

// next is the first place from at on whose bit is set, or limit.
func (b *board) next(line, at, limit int) int { return b.scan(line, at, limit, 0) }

// nextClear is the first place from at on whose bit is clear, or limit.
func (b *board) nextClear(line, at, limit int) int { return b.scan(line, at, limit, ^uint64(0)) }

func (b *board) scan(line, at, limit int, flip uint64) int {
	if at >= limit {
		return limit
	}
	row := b.words[line*b.stride+1:]
	i := at >> 6
	w := (row[i] ^ flip) >> (at & 63) << (at & 63)
	for w == 0 {
		if i++; i<<6 >= limit {
			return limit
		}
		w = row[i] ^ flip
	}
	return min(i<<6+bits.TrailingZeros64(w), limit)
}

// last is the last place before at, down to −1, whose bit is set.
func (b *board) last(line, at int) int {
	for at--; at >= 0; at -= 64 {
		// The window ends with the place in question.
		if w := b.window(line, at-63); w != 0 {
			return max(-1, at-bits.LeadingZeros64(w))
		}
	}
	return -1
}

// any reports whether a bit from place low to high of a line is set.
func (b *board) any(line, low, high int) bool {
	return low <= high && b.next(line, low, high+1) <= high
}

// sight keeps which tiles and edges block sight, by rows and by columns.
type sight struct {
	lattices [2]lattice // by rows and by columns
	edges    int        // how many edges block sight
	veils    int        // how many tiles block sight but not movement
	sweep    sweep
}

// lattice is what blocks sight, seen as lines of tiles in one of the two
// ways. Bit i of a line of along is the edge between its tiles i and i+1, of
// across the edge between its tile i and the next line's. Both are empty
// until the first edge that blocks sight.
type lattice struct {
	tiles, along, across board
}

func (s *sight) rows() *lattice { return &s.lattices[0] }
func (s *sight) cols() *lattice { return &s.lattices[1] }

// reset reads the whole grid anew.
func (s *sight) reset(g *Grid) {
	*s.rows() = lattice{tiles: newBoard(g.width, g.height, true)}
	*s.cols() = lattice{tiles: newBoard(g.height, g.width, true)}
	s.edges, s.veils = 0, 0
	for i, t := range g.terrain {
		if t != Floor {
			s.terrainChanged(g.PointAt(i), Floor, t)
		}
	}
	for i := range g.east {
		s.edgeChanged(g, g.PointAt(i), true, NoEdge, g.east[i])
		s.edgeChanged(g, g.PointAt(i), false, NoEdge, g.south[i])
	}
}

func (s *sight) terrainChanged(p Point, old, t Terrain) {
	s.veils += veil(t) - veil(old)
	s.rows().tiles.put(p.Y, p.X, t.Has(BlocksSight))
	s.cols().tiles.put(p.X, p.Y, t.Has(BlocksSight))
}

// veil counts 1 for a terrain that blocks sight but can be entered.
func veil(t Terrain) int {
	if t.Flags()&(BlocksSight|BlocksMove) == BlocksSight {
		return 1
	}
	return 0
}

func (s *sight) edgeChanged(g *Grid, owner Point, east bool, old, e Edge) {
	blocks := e.Has(BlocksSight)
	if blocks == old.Has(BlocksSight) {
		return
	}
	rows, cols := s.rows(), s.cols()
	if rows.along.words == nil {
		rows.along, rows.across = newBoard(g.width, g.height, false), newBoard(g.width, g.height, false)
		cols.along, cols.across = newBoard(g.height, g.width, false), newBoard(g.height, g.width, false)
	}
	if blocks {
		s.edges++
	} else {
		s.edges--
	}
	if east {
		rows.along.put(owner.Y, owner.X, blocks)
		cols.across.put(owner.X, owner.Y, blocks)
	} else {
		rows.across.put(owner.Y, owner.X, blocks)
		cols.along.put(owner.X, owner.Y, blocks)
	}
}
