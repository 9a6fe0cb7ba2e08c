package light

import "pitchdark/rules/grid"

// solid is what blocks sight and cannot be entered.
const solid = grid.BlocksSight | grid.BlocksMove

// renew finds a tile's level anew from layers and base.
func (m *Map) renew(p grid.Point) {
	was := &m.levels[m.g.Index(p)]
	switch isWall := m.g.At(p).Has(solid); {
	case isWall && *was != walled:
		*was = walled
		m.rev++
	case !isWall && *was == walled:
		*was = 0
		m.rev++
	}
	m.relevel(p.Y, p.X>>6, 1<<(p.X&63))
}

// wallLevel is the highest level in which a wall might be seen [DK-GRD-05].
func (m *Map) wallLevel(p grid.Point) (level uint8) {
	for d := grid.North; d <= grid.NorthWest; d++ {
		n := p.Add(d.Delta())
		if m.blocks(n) || d.Diagonal() &&
			!(m.blocks(p.Add(d.Turn(grid.ForwardLeft).Delta())) && m.blocks(p.Add(d.Turn(grid.ForwardRight).Delta()))) {
			continue
		}
		level = max(level, m.levels[m.g.Index(n)])
	}
	return level
}

func (m *Map) blocks(p grid.Point) bool { return m.g.At(p).Has(grid.BlocksSight) }
