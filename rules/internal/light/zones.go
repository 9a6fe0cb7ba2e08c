package light

import "pitchdark/rules/grid"

// Zone is a painted area. It has a level of its own instead of the map's, the
// later zone's where two overlap; or it is magical darkness of some strength,
// which holds its tiles at 0 and lets only magical sources shine that are at
// least as strong [DK-LGT-04].
type Zone struct {
	Tiles   []grid.Point
	Level   uint8
	Magical int // strength of magical darkness; 0: it is none
}

// spell is a zone of magical darkness, as bits like a layer's.
type spell struct {
	strength int
	tiles    []uint64
}

// SetAmbient gives the map a level of its own, outside zones [DK-LGT-04].
func (m *Map) SetAmbient(level uint8) {
	m.ambient = level
	m.refresh()
}

// AddZone paints a zone.
func (m *Map) AddZone(z Zone) {
	m.zones = append(m.zones, z)
	if z.Magical > 0 {
		s := spell{z.Magical, make([]uint64, m.stride*m.g.Height())}
		for _, p := range z.Tiles {
			s.tiles[p.Y*m.stride+p.X>>6] |= 1 << (p.X & 63)
		}
		m.spells = append(m.spells, s)
	}
	m.refresh()
}

func (s *spell) has(m *Map, p grid.Point) bool {
	return s.tiles[p.Y*m.stride+p.X>>6]>>(p.X&63)&1 != 0
}

// outshone reports whether a source stands in magical darkness that is
// stronger: then it lights nothing, inside or out [DK-LGT-04].
func (m *Map) outshone(s *source) bool {
	for i := range m.spells {
		if z := &m.spells[i]; z.strength > s.magical && z.has(m, s.at) {
			return true
		}
	}
	return false
}

// dim takes from a field the tiles that magical darkness stronger than the
// light holds [DK-LGT-04].
func (m *Map) dim(f *grid.Field, magical int) {
	for i := range m.spells {
		if z := &m.spells[i]; z.strength > magical {
			words := f.Words()
			for w := range words {
				words[w] &^= z.tiles[w]
			}
		}
	}
}

// refresh computes everything from nothing, after a change of what is painted.
func (m *Map) refresh() {
	m.rev++
	for i := range m.base {
		m.base[i] = m.ambient
	}
	for _, z := range m.zones {
		if z.Magical == 0 {
			m.paint(z.Tiles, z.Level)
		}
	}
	for _, z := range m.zones { // whatever is painted over them
		if z.Magical > 0 {
			m.paint(z.Tiles, 0)
		}
	}
	m.relight()
}

// relight lets every source shine where none did, and sets all levels.
func (m *Map) relight() {
	for _, l := range m.layers {
		l.clear()
	}
	m.relighting = true
	for i := range m.sources {
		s := &m.sources[i]
		s.field.Empty()
		s.shone = nowhere
		m.shine(s)
	}
	m.relighting = false
	for y := range m.g.Height() {
		for i := range m.stride {
			m.relevel(y, i, ^uint64(0)>>max(0, (i+1)<<6-m.g.Width()))
		}
	}
}

func (m *Map) paint(tiles []grid.Point, level uint8) {
	for _, p := range tiles {
		m.base[m.g.Index(p)] = level
	}
}
