package grid

// store writes what was seen in the window to f: the open tiles and, with
// faces, the sight-blocking tiles that show.
func (s *sweep) store(f *Field, faces bool) {
	top, bottom := max(s.top, 0), min(s.bottom, f.height-1)
	f.touch(top, bottom)
	// The viewer's own tile shows no face if it blocks sight itself.
	s.open[s.from.Y+2] &^= s.block[s.from.Y+2] & (1 << (s.centre & 63))
	rows := &s.open
	if faces {
		rows = &s.seen
		s.facesNear(top, s.from.Y-1, 0, ^uint64(0))
		s.facesNear(s.from.Y, s.from.Y, 0, 0)
		s.facesNear(s.from.Y+1, bottom, ^uint64(0), 0)
	}
	inside := span(max(-s.base, 0), min(f.width-1-s.base, 63))
	in := f.inlet(top, s.base)
	for y := top; y <= bottom; y++ {
		in.put(f, rows[y+2]&inside&s.disk[abs(y-s.from.Y)].inside)
	}
}

// facesNear sees, beside the open tiles of the rows from first to last, the
// sight-blocking tiles that show; up and down tell whether they show to the
// rows above and below.
func (s *sweep) facesNear(first, last int, up, down uint64) {
	if first > last {
		return
	}
	east := ^uint64(1) << (s.centre & 63)
	west := ^(^uint64(0) << (s.centre & 63))
	open, block, seen := s.open[first+1:last+4], s.block[first+1:last+4], s.seen[first+2:last+3]
	above, row := open[0], open[1]
	blockAbove, blockRow := block[0], block[1]
	for i := range seen {
		below, blockBelow := open[i+2], block[i+2]
		show := row<<1&east | row>>1&west | above&up | below&down |
			corners(above<<1&blockAbove|below<<1&blockBelow, blockRow<<1,
				above>>1&blockAbove|below>>1&blockBelow, blockRow>>1)
		seen[i] = row | show&blockRow
		above, row, blockAbove, blockRow = row, below, blockRow, blockBelow
	}
}

// rowWords is one row of tiles with an empty word on each side, so that a
// word's neighbours may be looked at.
type rowWords [MaxSide/64 + 3]uint64

// east and west are word i of the row, moved by one column.
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
