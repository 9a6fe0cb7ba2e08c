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

// lower and upper are the slopes of the lines that just come past something
// that blocks beside column u of the row, on its left or on its right: of a
// column beyond the viewer's own they meet the near end of it, else the far.
func (r *rank) lower(u int) slope {
	by := r.byOuter
	if u > 0 {
		by = r.byInner
	}
	return slope(2*u-1) * by
}

func (r *rank) upper(u int) slope {
	by := r.byOuter
	if u < 0 {
		by = r.byInner
	}
	return slope(2*u+1) * by
}

// here is what of a sector comes to the centres of a run of tiles, columns u
// to w relative to the viewer, when onward is what comes through the run:
// what blocks behind a centre does not hide it.
func (s sector) here(onward sector, u, w int) sector {
	if u > 0 {
		s.lo = onward.lo
	}
	if w < 0 {
		s.hi = onward.hi
	}
	return s
}
