package light

import (
	"slices"

	"pitchdark/rules/grid"
)

// Ring is a disk about a source: the level that it gives to tiles in line of
// sight out to a radius in tiles [DK-LGT-02].
type Ring struct {
	Radius int
	Level  uint8 // 1…100 low light, 101 bright
}

// Source is something that shines.
type Source struct {
	ID      int // small and not negative: it is the place in a table
	At      grid.Point
	Rings   []Ring
	Magical int // strength of magical light; 0: it is not magical
}

// Map is the illumination of one grid. Each change recomputes only what it
// may touch; nothing is allocated once every source has shone.
type Map struct {
	g       *grid.Grid
	sources []source
	places  []int // of each ID in sources, plus one; 0: none
	layers  []*layer
	ambient uint8
	zones   []Zone
	base    []uint8 // by tile, what the map and its zones give
	spells  []spell
	levels  []uint8 // by tile; walled where none can be
	stride  int     // words a row of a field or layer
	rev     uint32
	next    grid.Field // scratch
	shapes  [][]int    // of disks, by radius

	relighting bool // levels are set at the end
}

// walled marks tiles that none can enter and through which none sees: they
// have no level of their own.
const walled = 255

// source is a Source with what it shines on.
type source struct {
	id, magical int
	at          grid.Point
	disks       []disk
	radius      int // the largest
	field       grid.Field
	shone       grid.Point // from where field was found; nowhere: it shines on nothing
}

// nowhere is a place from which nothing is seen.
var nowhere = grid.Point{X: -1, Y: -1}

// NewMap is the illumination of a grid without any light.
func NewMap(g *grid.Grid) *Map {
	n := g.Width() * g.Height()
	m := &Map{g: g, base: make([]uint8, n), levels: make([]uint8, n), stride: (g.Width() + 63) / 64}
	for i := range n {
		if g.At(g.PointAt(i)).Has(solid) {
			m.levels[i] = walled
		}
	}
	return m
}

// Level is the illumination of a tile for normal eyes [DK-LGT-01]. A wall or
// a closed door has the highest level in which anyone might see it: that of an
// open neighbour, of an open diagonal one in an inner corner [DK-GRD-05].
func (m *Map) Level(p grid.Point) uint8 {
	if !m.g.Contains(p) {
		return 0
	}
	if l := m.levels[m.g.Index(p)]; l != walled {
		return l
	}
	return m.wallLevel(p)
}

// Levels is the illumination of every tile that is no wall, in row order.
func (m *Map) Levels() []uint8 { return m.levels }

// Revision grows with every change of any tile's level.
func (m *Map) Revision() uint32 { return m.rev }

// Add lets a new source shine.
func (m *Map) Add(s Source) {
	for s.ID >= len(m.places) {
		m.places = append(m.places, 0)
	}
	n := len(m.sources)
	if n < cap(m.sources) {
		m.sources = m.sources[:n+1] // with the field that was there before
	} else {
		m.sources = append(m.sources, source{})
	}
	m.places[s.ID] = n + 1
	src := &m.sources[n]
	src.id, src.at, src.magical = s.ID, s.At, s.Magical
	src.shone, src.radius, src.disks = nowhere, 0, src.disks[:0]
	for _, r := range s.Rings {
		src.radius = max(src.radius, r.Radius)
	}
	for _, r := range s.Rings {
		src.disks = append(src.disks, m.disk(r, src.radius))
	}
	m.g.Shine(&src.field, nowhere, 0)
	m.shine(src)
}

func (m *Map) disk(r Ring, largest int) disk {
	d := disk{layer: m.layer(r.Level), radius: r.Radius}
	if r.Radius < largest {
		d.half = m.shape(r.Radius)
	}
	return d
}

// Move takes a source to another tile.
func (m *Map) Move(id int, to grid.Point) {
	s := &m.sources[m.places[id]-1]
	s.at = to
	m.shine(s)
}

// Remove puts a source out.
func (m *Map) Remove(id int) {
	i := m.places[id] - 1
	s := &m.sources[i]
	m.shineFrom(s, nowhere)
	last := len(m.sources) - 1
	m.sources[i], m.sources[last] = m.sources[last], m.sources[i]
	m.places[m.sources[i].id], m.places[id] = i+1, 0
	m.sources = m.sources[:last]
}

// GridChanged renews the light after a change of a tile or of one of its
// edges: only that of sources whose disk has it can have changed.
func (m *Map) GridChanged(p grid.Point) {
	if !m.g.Contains(p) {
		return
	}
	m.renew(p)
	for i := range m.sources {
		if s := &m.sources[i]; s.shone != nowhere && grid.Within(s.shone, p, s.radius) {
			m.shineFrom(s, s.shone)
		}
	}
}

// shine finds anew what a source shines on.
func (m *Map) shine(s *source) {
	if m.outshone(s) {
		m.shineFrom(s, nowhere)
		return
	}
	m.shineFrom(s, s.at)
}

// layer finds the layer of a level, or makes it; the brightest come first.
func (m *Map) layer(level uint8) *layer {
	i, found := slices.BinarySearchFunc(m.layers, level, func(l *layer, level uint8) int { return int(level) - int(l.level) })
	if !found {
		m.layers = slices.Insert(m.layers, i, newLayer(level, m.stride*m.g.Height()))
	}
	return m.layers[i]
}
