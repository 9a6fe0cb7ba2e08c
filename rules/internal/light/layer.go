package light

import "pitchdark/rules/grid"

// layer counts, for every tile, how many sources give it one level. Counts
// are kept by binary digits, 64 tiles a word, so that a word's tiles are
// counted together: lit says of which the count is not 0, digits hold by how
// much it is above 1, eight digits side by side.
type layer struct {
	level  uint8
	lit    []uint64
	digits [][]octet
}

type octet [8]uint64

func newLayer(level uint8, words int) *layer {
	return &layer{level: level, lit: make([]uint64, words), digits: [][]octet{make([]octet, words)}}
}

// clear takes every source away.
func (l *layer) clear() {
	clear(l.lit)
	for _, d := range l.digits {
		clear(d)
	}
}

// add gives one source more to tiles of a word, and returns those that were
// not lit.
func (l *layer) add(word int, tiles uint64) (lit uint64) {
	lit = tiles &^ l.lit[word]
	l.lit[word] |= tiles
	carry := tiles &^ lit
	// The first digits without asking, as one of 64 tiles nearly always carries.
	d := &l.digits[0][word]
	d[0], carry = d[0]^carry, d[0]&carry
	d[1], carry = d[1]^carry, d[1]&carry
	d[2], carry = d[2]^carry, d[2]&carry
	for i := 3; carry != 0; i++ {
		d := l.digit(i, word)
		*d, carry = *d^carry, *d&carry
	}
	return lit
}

// digit is a binary digit of the counts of a word.
func (l *layer) digit(i, word int) *uint64 {
	if i>>3 == len(l.digits) {
		l.digits = append(l.digits, make([]octet, len(l.lit)))
	}
	return &l.digits[i>>3][word][i&7]
}

// take takes one source from tiles of a word, and returns those that are not
// lit any more.
func (l *layer) take(word int, tiles uint64) (unlit uint64) {
	unlit = tiles &^ l.several(word)
	l.lit[word] &^= unlit
	borrow := tiles &^ unlit
	d := &l.digits[0][word]
	d[0], borrow = d[0]^borrow, borrow&^d[0]
	d[1], borrow = d[1]^borrow, borrow&^d[1]
	d[2], borrow = d[2]^borrow, borrow&^d[2]
	for i := 3; borrow != 0; i++ {
		d := l.digit(i, word)
		*d, borrow = *d^borrow, borrow&^*d
	}
	return unlit
}

// several is the tiles of a word that have more than one source.
func (l *layer) several(word int) (tiles uint64) {
	for i := range l.digits {
		d := &l.digits[i][word]
		tiles |= d[0] | d[1] | d[2] | d[3] | d[4] | d[5] | d[6] | d[7]
	}
	return tiles
}

// disk is a ring with its layer and its shape.
type disk struct {
	layer  *layer
	radius int
	half   []int // half its width by rows from its centre; nil: it holds all that its source sees
}

// mask is the disk's tiles in a word of a row, when its centre is at a tile.
func (d *disk) mask(at grid.Point, y, word int) uint64 {
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
