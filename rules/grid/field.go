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
	top, bottom   int // rows outside top…bottom are empty
	bits          []uint64
}

// reset empties the field and fits it to a grid's size.
func (f *Field) reset(width, height int) {
	if f.width == width && f.height == height {
		f.Empty()
		return
	}
	f.width, f.height, f.stride = width, height, (width+63)/64
	f.top, f.bottom = height, -1
	n := f.stride * height
	f.bits = slices.Grow(f.bits[:0], n)[:n]
	clear(f.bits)
}

// touch declares that rows from top to bottom may be filled.
func (f *Field) touch(top, bottom int) {
	f.top, f.bottom = min(f.top, top), max(f.bottom, bottom)
}

// used is the words of the rows that may hold something, and the place of the
// first of them.
func (f *Field) used() ([]uint64, int) {
	if f.top > f.bottom {
		return nil, 0
	}
	return f.bits[f.top*f.stride : (f.bottom+1)*f.stride], f.top * f.stride
}

func (f *Field) add(p Point) {
	f.touch(p.Y, p.Y)
	f.bits[p.Y*f.stride+p.X>>6] |= 1 << (p.X & 63)
}

// inlet is where words of a window go in, row by row.
type inlet struct {
	at          int
	left, right int // shifts
	spills      bool
}

// inlet begins at a row with windows whose first column is base; it may lie
// outside the map, but no tile that is put in may.
func (f *Field) inlet(y, base int) inlet {
	if base < 0 {
		return inlet{at: y * f.stride, right: -base}
	}
	i := base >> 6
	return inlet{at: y*f.stride + i, left: base & 63, spills: i+1 < f.stride}
}

// put adds a window's tiles and goes to the next row.
func (in *inlet) put(f *Field, w uint64) {
	w >>= in.right & 63
	f.bits[in.at] |= w << (in.left & 63)
	if in.spills {
		f.bits[in.at+1] |= w >> 1 >> (63 - in.left&63)
	}
	in.at += f.stride
}

// fill adds the tiles of a row from column a to b.
func (f *Field) fill(y, a, b int) {
	if a > b {
		return
	}
	row := f.bits[y*f.stride : (y+1)*f.stride]
	i, j := a>>6, b>>6
	first, last := ^uint64(0)<<(a&63), ^uint64(0)>>(63-b&63)
	if i == j {
		row[i] |= first & last
		return
	}
	row[i] |= first
	for i++; i < j; i++ {
		row[i] = ^uint64(0)
	}
	row[j] |= last
}

// Has reports whether p is in the field.
func (f *Field) Has(p Point) bool {
	return uint(p.X) < uint(f.width) && uint(p.Y) < uint(f.height) &&
		f.bits[p.Y*f.stride+p.X>>6]>>(p.X&63)&1 != 0
}

// Empty takes every tile out of the field.
func (f *Field) Empty() {
	used, _ := f.used()
	clear(used)
	f.top, f.bottom = f.height, -1
}

// Count is the number of tiles in the field.
func (f *Field) Count() int {
	n := 0
	used, _ := f.used()
	for _, w := range used {
		n += bits.OnesCount64(w)
	}
	return n
}

// Equal reports whether both fields hold the same tiles of grids of the same
// size.
func (f *Field) Equal(o *Field) bool {
	return f.width == o.width && f.height == o.height && slices.Equal(f.bits, o.bits)
}

// Each calls visit for every tile of the field, row by row.
func (f *Field) Each(visit func(Point)) {
	used, at := f.used()
	for i, w := range used {
		f.eachBit(w, at+i, visit)
	}
}

func (f *Field) eachBit(w uint64, i int, visit func(Point)) {
	if w == 0 {
		return
	}
	left, y := i%f.stride<<6, i/f.stride
	for ; w != 0; w &= w - 1 {
		visit(Point{left + bits.TrailingZeros64(w), y})
	}
}

// Rows is the range of rows outside which the field is empty; last lies
// before first if it is empty altogether.
func (f *Field) Rows() (first, last int) {
	if len(f.bits) == 0 {
		return 0, -1
	}
	return f.top, f.bottom
}

// Words is all tiles as bits, row by row from the north, each row from a word
// of its own on, the westernmost tile lowest. Bits may be cleared in it; none
// may be set.
func (f *Field) Words() []uint64 { return f.bits }
