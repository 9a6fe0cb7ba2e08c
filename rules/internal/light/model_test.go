package light_test

import (
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"pitchdark/rules/grid"
	"pitchdark/rules/internal/light"
)

// model is a light map beside what it was told, so that it can be computed
// from nothing.
type model struct {
	g       *grid.Grid
	m       *light.Map
	sources map[int]light.Source
	ambient uint8
	zones   []light.Zone
}

// want is a tile's level by the rules' own words [DK-LGT-03, DK-LGT-04].
func (o *model) want(p grid.Point) uint8 {
	level, spell := o.ambient, o.spell(p)
	for _, z := range o.zones {
		if z.Magical == 0 && holds(z, p) {
			level = z.Level
		}
	}
	if spell > 0 {
		level = 0
	}
	for _, s := range o.sources {
		if s.Magical < spell || s.Magical < o.spell(s.At) || !o.g.LineOfSight(s.At, p) {
			continue
		}
		for _, r := range s.Rings {
			if grid.Distance(s.At, p) <= r.Radius {
				level = max(level, r.Level)
			}
		}
	}
	return level
}

// spell is the strength of the magical darkness on a tile.
func (o *model) spell(p grid.Point) (strength int) {
	for _, z := range o.zones {
		if z.Magical > strength && holds(z, p) {
			strength = z.Magical
		}
	}
	return strength
}

func holds(z light.Zone, p grid.Point) bool {
	for _, q := range z.Tiles {
		if p == q {
			return true
		}
	}
	return false
}

func (o *model) tile(t *rapid.T) grid.Point {
	return o.g.PointAt(rapid.IntRange(0, o.g.Width()*o.g.Height()-1).Draw(t, "tile"))
}

func (o *model) add(t *rapid.T) {
	id := rapid.IntRange(0, 9).Draw(t, "id")
	if _, ok := o.sources[id]; ok {
		return
	}
	s := light.Source{ID: id, At: o.tile(t), Magical: rapid.IntRange(0, 2).Draw(t, "magical")}
	for range rapid.IntRange(1, 3).Draw(t, "rings") {
		s.Rings = append(s.Rings, light.Ring{
			Radius: rapid.OneOf(rapid.IntRange(0, 12), rapid.IntRange(28, 60)).Draw(t, "radius"),
			Level:  rapid.SampledFrom([]uint8{1, 2, 40, bright}).Draw(t, "level"),
		})
	}
	o.sources[id] = s
	o.m.Add(s)
}

func (o *model) one(t *rapid.T) (light.Source, bool) {
	s, ok := o.sources[rapid.IntRange(0, 9).Draw(t, "id")]
	return s, ok
}

func (o *model) move(t *rapid.T) {
	if s, ok := o.one(t); ok {
		s.At = o.tile(t)
		o.sources[s.ID] = s
		o.m.Move(s.ID, s.At)
	}
}

func (o *model) remove(t *rapid.T) {
	if s, ok := o.one(t); ok {
		delete(o.sources, s.ID)
		o.m.Remove(s.ID)
	}
}

func (o *model) build(t *rapid.T) {
	p := o.tile(t)
	o.g.Set(p, rapid.SampledFrom([]grid.Terrain{grid.Floor, grid.Wall, grid.ClosedDoor, grid.Smoke}).Draw(t, "terrain"))
	o.m.GridChanged(p)
}

func (o *model) edge(t *rapid.T) {
	p := o.tile(t)
	e := rapid.SampledFrom([]grid.Edge{grid.NoEdge, grid.ThinWall, grid.OpenThinDoor}).Draw(t, "edge")
	if o.g.Contains(p.Add(grid.East.Delta())) {
		require.NoError(t, o.g.SetEdge(p, grid.East, e))
		o.m.GridChanged(p)
	}
}

func (o *model) zone(t *rapid.T) {
	z := light.Zone{Magical: rapid.IntRange(0, 2).Draw(t, "strength"), Level: rapid.SampledFrom([]uint8{0, 3, bright}).Draw(t, "level")}
	for range rapid.IntRange(1, 30).Draw(t, "tiles") {
		z.Tiles = append(z.Tiles, o.tile(t))
	}
	o.zones = append(o.zones, z)
	o.m.AddZone(z)
}

func (o *model) paint(t *rapid.T) {
	o.ambient = rapid.SampledFrom([]uint8{0, 2, bright}).Draw(t, "ambient")
	o.m.SetAmbient(o.ambient)
}

func drawModel(t *rapid.T) *model {
	g := newGrid(t, rapid.IntRange(1, 75).Draw(t, "width"), rapid.IntRange(1, 16).Draw(t, "height"))
	o := &model{g: g, sources: map[int]light.Source{}}
	for range rapid.IntRange(0, g.Width()*g.Height()/4).Draw(t, "walls") {
		g.Set(o.tile(t), grid.Wall)
	}
	o.m = light.NewMap(g)
	return o
}
