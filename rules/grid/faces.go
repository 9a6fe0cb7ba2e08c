package grid

// store writes what was seen in the window to f: the open tiles and, with
// faces, the sight-blocking tiles that show.
func (s *sweep) store(f *Field, faces bool) {
	inside := span(max(-s.base, 0), min(f.width-1-s.base, 63))
	east := ^uint64(0) << s.centre << 1
	west := ^(^uint64(0) << s.centre)
	top, bottom := max(s.top, 0), min(s.bottom, f.height-1)
	f.touch(top, bottom)
	// The viewer's own tile shows no face if it blocks sight itself.
	s.open[s.from.Y+1] &^= s.block[s.from.Y+1] & (1 << s.centre)
	d := disk{radius: s.radius}
	var above, blockAbove uint64
	for y := top; y <= bottom; y++ {
		open, block := s.open[y+1], s.block[y+1]
		seen := open
		if faces && block&inside != 0 {
			below, blockBelow := s.open[y+2], s.block[y+2]
			if y == bottom {
				below = 0
			}
			show := open<<1&east | open>>1&west
			if y > s.from.Y {
				show |= above
			} else if y < s.from.Y {
				show |= below
			}
			show |= corners(above<<1&blockAbove|below<<1&blockBelow, block<<1,
				above>>1&blockAbove|below>>1&blockBelow, block>>1)
			seen |= show & block
		}
		seen &= inside & d.window(y-s.from.Y, s.centre)
		f.put(y, s.base, seen)
		above, blockAbove = open, block
	}
}

// disk walks down the rows of a round disk.
type disk struct {
	radius int // tiles, or Unlimited
	half   int // of the latest row
}

// reach is half the disk's width k rows from its centre, −1 beyond it
// [DK-GRD-03].
func (d *disk) reach(k int) int {
	square := d.radius*d.radius + d.radius - k*k
	if square < 0 {
		d.half = -1
		return -1
	}
	for (d.half+1)*(d.half+1) <= square {
		d.half++
	}
	for d.half*d.half > square {
		d.half--
	}
	return d.half
}

// window is the disk's columns in a row of a window.
func (d *disk) window(k, centre int) uint64 {
	if d.radius < 0 {
		return ^uint64(0)
	}
	w := d.reach(k)
	if w < 0 {
		return 0
	}
	return span(max(centre-w, 0), min(centre+w, 63))
}

// rowWords is one row of tiles with an empty word on each side, so that a
// word's neighbours may be looked at.
type rowWords [MaxSide/64 + 3]uint64

// shift moves word i of the row by one column: east if n is 1, west if −1.
func (r *rowWords) east(i int) uint64 { return r[i+1]<<1 | r[i]>>63 }
func (r *rowWords) west(i int) uint64 { return r[i+1]>>1 | r[i+2]<<63 }

// openRow reads the open tiles of a row of f, and reports whether it has any.
func (r *rowWords) openRow(l *lattice, f *Field, y int) bool {
	*r = rowWords{}
	any := uint64(0)
	if y >= f.top && y <= f.bottom {
		for i, w := range f.bits[y*f.stride : (y+1)*f.stride] {
			r[i+1] = w &^ l.tiles.words[y*l.tiles.stride+1+i]
			any |= r[i+1]
		}
	}
	return any != 0
}

// addFaces adds to f, which holds the open tiles that are seen, the
// sight-blocking tiles that show.
func (s *sweep) addFaces(l *lattice, f *Field) {
	var rows [3]rowWords
	above, row, below := &rows[0], &rows[1], &rows[2]
	someAbove, some := false, row.openRow(l, f, f.top)
	for y := f.top; y <= f.bottom; y++ {
		someBelow := below.openRow(l, f, y+1)
		if someAbove || some || someBelow {
			s.rowFaces(l, f, y, above, row, below)
		}
		above, row, below = row, below, above
		someAbove, some = some, someBelow
	}
}

// rowFaces adds one row's sight-blocking tiles that show. Rows outside the map
// hold nothing open, so that it does not matter what is read beside them.
func (s *sweep) rowFaces(l *lattice, f *Field, y int, above, row, below *rowWords) {
	n := l.tiles.stride
	blockAbove := l.tiles.words[max(y-1, 0)*n+1:]
	block := l.tiles.words[y*n:] // with the word in front
	blockBelow := l.tiles.words[min(y+1, f.height-1)*n+1:]
	for i := range f.stride {
		b := block[i+1]
		if b == 0 {
			continue
		}
		at := s.from.X - i<<6
		show := row.east(i)&^span(0, min(max(at, -1), 63)) | row.west(i)&span(0, min(max(at-1, -1), 63))
		if y > s.from.Y {
			show |= above[i+1]
		} else if y < s.from.Y {
			show |= below[i+1]
		}
		show |= corners(above.east(i)&blockAbove[i]|below.east(i)&blockBelow[i], b<<1|block[i]>>63,
			above.west(i)&blockAbove[i]|below.west(i)&blockBelow[i], b>>1|block[i+2]<<63)
		f.bits[y*f.stride+i] |= show & b & span(0, min(f.width-1-i<<6, 63))
	}
}

// corners is the inner corners of a row: their open diagonal neighbour,
// moved here from the west or the east, has beside it a tile that blocks, and
// so has the corner in its own row.
func corners(fromWest, blockWest, fromEast, blockEast uint64) uint64 {
	return fromWest&blockWest | fromEast&blockEast
}
