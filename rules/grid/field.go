package grid

import (
	"math/bits"
	"slices"
)

// Field is a set of tiles of one grid: what is seen from somewhere. The zero
// value is empty; a Field is reused without allocating.
type Field struct {
	width, height int
	stride        int // words a row
	bits          []uint64
}

// reset empties the field and fits it to a grid's size.
func (f *Field) reset(width, height int) {
	f.width, f.height, f.stride = width, height, (width+63)/64
	n := f.stride * height
	if cap(f.bits) < n {
		f.bits = make([]uint64, n)
		return
	}
	f.bits = f.bits[:n]
	clear(f.bits)
}

func (f *Field) add(p Point) { f.bits[p.Y*f.stride+p.X>>6] |= 1 << (p.X & 63) }

// Has reports whether p is in the field.
func (f *Field) Has(p Point) bool {
	return uint(p.X) < uint(f.width) && uint(p.Y) < uint(f.height) &&
		f.bits[p.Y*f.stride+p.X>>6]>>(p.X&63)&1 != 0
}

// Clear empties the field.
func (f *Field) Clear() { clear(f.bits) }

// Count is the number of tiles in the field.
func (f *Field) Count() int {
	n := 0
	for _, w := range f.bits {
		n += bits.OnesCount64(w)
	}
	return n
}

// Equal reports whether both fields hold the same tiles of grids of the same
// size.
func (f *Field) Equal(o *Field) bool {
	return f.width == o.width && f.height == o.height && slices.Equal(f.bits, o.bits)
}

// CopyFrom makes f the same set as o.
func (f *Field) CopyFrom(o *Field) {
	f.width, f.height, f.stride = o.width, o.height, o.stride
	f.bits = append(f.bits[:0], o.bits...)
}

// Each calls visit for every tile of the field, row by row.
func (f *Field) Each(visit func(Point)) {
	for i, w := range f.bits {
		eachBit(w, i, f.stride, visit)
	}
}

// EachNotIn calls visit for every tile of f that o lacks, row by row. Both
// must be of one grid's size, or o empty.
func (f *Field) EachNotIn(o *Field, visit func(Point)) {
	for i, w := range f.bits {
		if i < len(o.bits) {
			w &^= o.bits[i]
		}
		eachBit(w, i, f.stride, visit)
	}
}

func eachBit(w uint64, i, stride int, visit func(Point)) {
	for ; w != 0; w &= w - 1 {
		visit(Point{i%stride<<6 + bits.TrailingZeros64(w), i / stride})
	}
}
