package light

import "pitchdark/rules/grid"

type Ring struct {
	Radius int
	Level  uint8
}
type Source struct {
	ID      int
	At      grid.Point
	Rings   []Ring
	Magical int
}
type Zone struct {
	Tiles   []grid.Point
	Level   uint8
	Magical int
}
type Map struct {
	g       *grid.Grid
	sources []Source
	zones   []Zone
	ambient uint8
	levels  []uint8
	rev     uint32
}

func NewMap(g *grid.Grid) *Map {
	m := &Map{g: g, levels: make([]uint8, g.Width()*g.Height())}
	return m
}
func (m *Map) SetAmbient(l uint8) { m.ambient = l; m.fresh() }
func (m *Map) AddZone(z Zone)     { m.zones = append(m.zones, z); m.fresh() }
func (m *Map) GridChanged(p grid.Point) {
	m.fresh()
}
func (m *Map) Add(s Source) { m.sources = append(m.sources, s); m.fresh() }
func (m *Map) Move(id int, p grid.Point) {
	for i := range m.sources {
		if m.sources[i].ID == id {
			m.sources[i].At = p
		}
	}
	m.fresh()
}
func (m *Map) Remove(id int) {
	for i := range m.sources {
		if m.sources[i].ID == id {
			m.sources = append(m.sources[:i], m.sources[i+1:]...)
			break
		}
	}
	m.fresh()
}
func (m *Map) Level(p grid.Point) uint8 {
	if !m.g.Contains(p) {
		return 0
	}
	return m.levels[m.g.Index(p)]
}
func (m *Map) Revision() uint32 { return m.rev }
func (m *Map) fresh() {
	m.rev++
	var magic = map[int]int{}
	amb := map[int]uint8{}
	for _, z := range m.zones {
		for _, p := range z.Tiles {
			i := m.g.Index(p)
			if z.Magical > 0 {
				magic[i] = max(magic[i], z.Magical)
			} else {
				amb[i] = max(amb[i], z.Level)
			}
		}
	}
	for i := range m.levels {
		l := max(m.ambient, amb[i])
		if magic[i] > 0 {
			l = 0
		}
		m.levels[i] = l
	}
	for _, s := range m.sources {
		if s.Magical < magic[m.g.Index(s.At)] {
			continue
		}
		for i := range m.levels {
			p := m.g.PointAt(i)
			if s.Magical < magic[i] {
				continue
			}
			for _, r := range s.Rings {
				if grid.Within(s.At, p, r.Radius) && m.levels[i] < r.Level && (p == s.At || m.g.LineOfSight(s.At, p)) {
					m.levels[i] = r.Level
				}
			}
		}
	}
}
