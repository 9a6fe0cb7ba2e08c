package grid

// A slope is how many columns a line gains per row, a fraction of two odd
// numbers below 2·MaxSide+2, kept as a multiple of 2⁻³². Two different such
// fractions differ by more than 2⁻¹⁸, and what a slope reaches on any row of a
// map is a whole number of half tiles or at least 2⁻¹⁰ away from one; the
// reciprocals' rounding stays below 2⁻¹³ even there. So every comparison and
// every rounding below is exact, as it would be with fractions.
type slope = int64

const (
	one   = 1 << 32 // slope 1, or one tile
	slack = 1 << 20 // more than any rounding, less than any true difference
	apart = 1 << 12 // the same between two slopes
)

// reciprocals[d] is 1/d, rounded up.
var reciprocals = func() (r [2*MaxSide + 2]slope) {
	for d := 1; d < len(r); d++ {
		r[d] = (one + slope(d) - 1) / slope(d)
	}
	return r
}()

// floor and ceil round a length that was reached along a slope to whole tiles.
func floor(x slope) int { return int((x + slack) >> 32) }
func ceil(x slope) int  { return int((x-slack)>>32) + 1 }

// sector is what is still seen of a half-plane between two lines through the
// viewer's centre, both of them included. It is never a single line: that one
// would touch blockers on both of its sides.
type sector struct{ lo, hi slope }

// wide reports whether the sector is more than a single line.
func (s sector) wide() bool { return s.hi-s.lo > apart }

// rank is one row of tiles at a distance of k rows from the viewer: between
// the lines k−½ and k+½.
type rank struct {
	k                slope
	inner, outer     slope // 2k−1 and 2k+1: where the row begins and ends, in half tiles
	byInner, byOuter slope // their reciprocals
}

// ranks are all rows that a map can have beside the viewer's.
var ranks = func() (rs [MaxSide]rank) {
	for k := 1; k < MaxSide; k++ {
		rs[k] = rank{
			k: slope(k), inner: slope(2*k - 1), outer: slope(2*k + 1),
			byInner: reciprocals[2*k-1], byOuter: reciprocals[2*k+1],
		}
	}
	return rs
}()

// beam is the range of columns, relative to the viewer, whose tiles' insides
// a sector's lines cross on the way through the row.
func (r *rank) beam(s sector) (left, right int) {
	a := min(s.lo*r.inner, s.lo*r.outer)
	b := max(s.hi*r.inner, s.hi*r.outer)
	return int((a + one + slack) >> 33), int((b + one - slack) >> 33)
}

// centres is the range of columns whose tiles' centres lie in a sector.
func (r *rank) centres(s sector) (left, right int) { return ceil(s.lo * r.k), floor(s.hi * r.k) }

// entry is a sector's range of columns on the line before the row.
func (r *rank) entry(s sector) (left, right int) {
	return int((s.lo*r.inner + one + slack) >> 33), int((s.hi*r.inner + one - slack) >> 33)
}

// through narrows a sector to the lines that come through a run of open tiles
// in the row, columns u to v relative to the viewer: to the centres of the
// row's tiles, and onward to the next row. Left and right say whether
// something blocks at that end of the run.
func (r *rank) through(s sector, u, v int, left, right bool) (here, onward sector) {
	here, onward = s, s
	if left {
		if u > 0 {
			here.lo = max(s.lo, slope(2*u-1)*r.byInner)
			onward.lo = here.lo
		} else {
			onward.lo = max(s.lo, slope(2*u-1)*r.byOuter)
		}
	}
	if right {
		if v < 0 {
			here.hi = min(s.hi, slope(2*v+1)*r.byInner)
			onward.hi = here.hi
		} else {
			onward.hi = min(s.hi, slope(2*v+1)*r.byOuter)
		}
	}
	return here, onward
}
