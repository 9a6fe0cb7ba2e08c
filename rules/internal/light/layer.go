package light

import (
	"math/bits"

	"pitchdark/rules/grid"
)

// layer counts, for every tile, how many sources give it one level. Counts
// are kept by binary digits, 64 tiles a word, so that a word's tiles are
// counted together: lit says of which the count is not 0, digits hold by how
// much it is above 1.
type layer struct {
	level  uint8
	lit    []uint64
	digits [][]uint64
}

func newLayer(level uint8, words int) *layer { return &layer{level: level, lit: make([]uint64, words)} }

// exchange takes one source from the tiles in away and gives one to those in
// more, in one word; it returns the tiles that are lit now and were not, or
// the other way round.
func (l *layer) exchange(word int, away, more uint64) (changed uint64) {
	if more != 0 {
		changed = l.add(word, more)
	}
	if away != 0 {
		changed |= l.take(word, away)
	}
	return changed
}

func (l *layer) add(word int, tiles uint64) (lit uint64) {
	lit = tiles &^ l.lit[word]
	l.lit[word] |= tiles
	carry := tiles &^ lit
	for i := 0; carry != 0; i++ {
		if i == len(l.digits) {
			l.digits = append(l.digits, make([]uint64, len(l.lit)))
		}
		d := &l.digits[i][word]
		*d, carry = *d^carry, *d&carry
	}
	return lit
}

func (l *layer) take(word int, tiles uint64) (unlit uint64) {
	borrow := tiles
	for i := 0; i < len(l.digits) && borrow != 0; i++ {
		d := &l.digits[i][word]
		*d, borrow = *d^borrow, borrow&^*d
	}
	if borrow != 0 {
		// Nothing was above 1: the last source went, and no digit borrowed.
		for i := range l.digits {
			l.digits[i][word] &^= borrow
		}
		l.lit[word] &^= borrow
	}
	return borrow
}

// disk is a ring with its layer and its shape.
type disk struct {
	layer  *layer
	radius int
	half   []int // half its width by rows from its centre; nil: it holds all that its source sees
}

// mask is the disk's tiles in a word of a row, when its centre is at a tile.
func (d *disk) mask(at grid.Point, y, word int) uint64 {
	if d.half == nil {
		return ^uint64(0)
	}
	k := max(y-at.Y, at.Y-y)
	if k > d.radius {
		return 0
	}
	x := at.X - word<<6
	low, high := max(x-d.half[k], 0), min(x+d.half[k], 63)
	return ^uint64(0) << uint(low) & (^uint64(0) >> uint(63-high))
}

// shape is half the width of a round disk by rows from its centre, at most as
// wide as a map [DK-GRD-03].
func (m *Map) shape(radius int) []int {
	for r := len(m.shapes); r <= radius; r++ {
		half := make([]int, r+1)
		for k := range half {
			w := min(r, grid.MaxSide)
			for !grid.Within(grid.Point{}, grid.Point{X: w, Y: k}, r) {
				w--
			}
			half[k] = w
		}
		m.shapes = append(m.shapes, half)
	}
	return m.shapes[radius]
}

// set gives tiles of a row's word a level, or what is their own if that is
// more.
func (m *Map) set(y, word int, tiles uint64, level uint8) {
	for at := y*m.g.Width() + word<<6; tiles != 0; tiles &= tiles - 1 {
		i := at + bits.TrailingZeros64(tiles)
		l := max(level, m.base[i])
		if was := m.levels[i]; was != l && was != walled {
			m.levels[i] = l
			m.rev++
		}
	}
}
