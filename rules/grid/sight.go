package grid

// Unlimited is the radius of a field of view that only walls end.
const Unlimited = -1

// sight keeps what line of sight and field of view read: which tiles and
// edges block sight, as bitboards.
type sight struct{}

func (s *sight) reset(g *Grid)                               {}
func (s *sight) terrainChanged(g *Grid, p Point)             {}
func (s *sight) edgeChanged(g *Grid, owner Point, east bool) {}

// Field is a set of tiles of one grid: what is seen from somewhere. The zero
// value is empty; a Field is reused without allocating.
type Field struct {
	width, height int
	bits          []uint64
}

// Has reports whether p is in the field.
func (f *Field) Has(p Point) bool { return false }

// LineOfSight reports whether the centre of b is seen from the centre of a
// [DK-GRD-05].
func (g *Grid) LineOfSight(a, b Point) bool { return false }

// See fills f with every tile seen from a tile, out to a radius in tiles
// (Unlimited for no bound): exactly the tiles to which LineOfSight holds, and
// the sight-blocking tiles whose faces are seen [DK-GRD-05].
func (g *Grid) See(f *Field, from Point, radius int) {}

// Sound is how a noise comes to a hearer.
type Sound struct {
	Way  int       // w: steps of the shortest open way, doors' price included
	From Direction // as seen from the hearer: the first step of that way
	Here bool      // source and hearer are on the same tile: no direction
}

// Hear finds the way of a sound from source to hearer, at most reach steps
// long (doors' price included); ok is false if it is not heard [DK-SND-02].
func (g *Grid) Hear(source, hearer Point, reach int) (s Sound, ok bool) { return Sound{}, false }
