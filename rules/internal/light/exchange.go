package light

import (
	"math/bits"

	"pitchdark/rules/grid"
)

// shineFrom lets a source shine from a tile instead of from where it did.
func (m *Map) shineFrom(s *source, at grid.Point) {
	m.g.Shine(&m.next, at, s.radius)
	m.dim(&m.next, s.magical)
	for k := range s.disks {
		if s.shone == nowhere {
			m.give(&s.disks[k], at)
		} else {
			m.exchange(s, &s.disks[k], at)
		}
	}
	s.field, m.next = m.next, s.field
	s.shone = at
}

// exchange takes away what one disk of a source shone on and gives what it
// shines on from a tile now.
func (m *Map) exchange(s *source, d *disk, at grid.Point) {
	top, bottom := m.rows(s, d, at)
	left, right := m.words(s, d, at)
	was, now := s.field.Words(), m.next.Words()
	for y := top; y <= bottom; y++ {
		for i := left; i <= right; i++ {
			w := y*m.stride + i
			before, after := was[w], now[w]
			if d.half != nil && before|after != 0 {
				before &= d.mask(s.shone, y, i)
				after &= d.mask(at, y, i)
			}
			if before != after {
				m.count(d.layer, y, i, before&^after, after&^before)
			}
		}
	}
}

// give is exchange for a source that shone on nothing.
func (m *Map) give(d *disk, at grid.Point) {
	top, bottom := m.next.Rows()
	top, bottom = max(top, at.Y-d.radius), min(bottom, at.Y+d.radius)
	left, right := max(at.X-d.radius, 0)>>6, min(at.X+d.radius, m.g.Width()-1)>>6
	now := m.next.Words()
	for y := top; y <= bottom; y++ {
		for i := left; i <= right; i++ {
			tiles := now[y*m.stride+i]
			if d.half != nil && tiles != 0 {
				tiles &= d.mask(at, y, i)
			}
			if tiles == 0 {
				continue
			}
			if lit := d.layer.add(y*m.stride+i, tiles); lit != 0 && !m.relighting {
				m.relevel(y, i, lit)
			}
		}
	}
}

// count takes one source of a layer from some tiles of a row's word and gives
// one to others.
func (m *Map) count(l *layer, y, i int, less, more uint64) {
	w := y*m.stride + i
	changed := uint64(0)
	if more != 0 {
		changed = l.add(w, more)
	}
	if less != 0 {
		changed |= l.take(w, less)
	}
	if changed != 0 {
		m.relevel(y, i, changed)
	}
}

// rows is the range of rows in which a disk's light may change.
func (m *Map) rows(s *source, d *disk, at grid.Point) (top, bottom int) {
	first, last := m.next.Rows()
	top, bottom = max(first, at.Y-d.radius), min(last, at.Y+d.radius)
	first, last = s.field.Rows()
	return min(top, max(first, s.shone.Y-d.radius)), max(bottom, min(last, s.shone.Y+d.radius))
}

// words is the range of a row's words in which a disk's light may change.
func (m *Map) words(s *source, d *disk, at grid.Point) (left, right int) {
	a, b := s.shone, at
	switch nowhere {
	case a:
		a = b
	case b:
		b = a
	}
	return max(min(a.X, b.X)-d.radius, 0) >> 6, min(max(a.X, b.X)+d.radius, m.g.Width()-1) >> 6
}

// relevel sets the levels of tiles of a row's word from the layers.
func (m *Map) relevel(y, word int, tiles uint64) {
	for _, l := range m.layers {
		lit := tiles & l.lit[y*m.stride+word]
		m.set(y, word, lit, l.level)
		tiles &^= lit
	}
	m.set(y, word, tiles, 0)
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
