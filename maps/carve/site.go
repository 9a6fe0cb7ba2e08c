package carve

import (
	"math/rand/v2"

	"pitchdark/rules/grid"
)

// rock owns what no room does.
const rock = -1

// site is a level while it is dug. It begins as solid wall.
type site struct {
	*rand.Rand
	brief         Brief
	width, height int
	ground        []grid.Terrain
	owner         []int   // the room that a tile belongs to, or rock
	near          []uint8 // how many of the 3×3 tiles about a tile are dug
	kept          []bool  // nothing may be put here
	rooms         []*room
	gates         []*gate
	plot          *Plot
	edges         []edge
	told          map[string]bool // notes' pools that the level has used
	far           []int           // steps from the start, once all is dug
	beside        [4]int          // the orthogonal neighbours of a tile, by index
	queue, steps  []int           // for walks
	keys, winds   int
	dug           int     // tiles
	ways          []mouth // there are now, once they were looked for
}

// room is a piece of ground with one use.
type room struct {
	id     int
	form   form
	tiles  []grid.Point
	middle grid.Point
	box    box
	gates  []*gate
	far    int // rooms between it and the start
	use    *use
	vault  bool // locked
	keyed  bool // a key lies in it
	lit    bool
	lived  bool // creatures live in it
	found  int  // finds in it
}

// gate is a tile between two rooms.
type gate struct {
	at   grid.Point
	way  grid.Direction // across it
	a, b int            // rooms
	kind grid.Terrain
	thin bool   // the door stands on the edge toward way
	key  string // it is locked
}

type edge struct {
	at     grid.Point
	toward grid.Direction
	kind   grid.Edge
}

// box is a rectangle, both corners included.
type box struct{ from, to grid.Point }

func (b box) width() int  { return b.to.X - b.from.X + 1 }
func (b box) height() int { return b.to.Y - b.from.Y + 1 }

func newSite(b Brief, r *rand.Rand) *site {
	n := b.Width * b.Height
	s := &site{
		Rand: r, brief: b, width: b.Width, height: b.Height,
		ground: make([]grid.Terrain, n), owner: make([]int, n), near: make([]uint8, n), kept: make([]bool, n),
		plot: &Plot{Up: b.Up.At, Down: b.Down.At}, told: map[string]bool{},
		beside: [4]int{-b.Width, 1, b.Width, -1}, queue: make([]int, 0, n), steps: make([]int, n),
	}
	for i := range n {
		s.ground[i], s.owner[i] = grid.Wall, rock
	}
	return s
}

func (s *site) index(p grid.Point) int { return p.Y*s.width + p.X }

func (s *site) point(i int) grid.Point { return grid.Point{X: i % s.width, Y: i / s.width} }

// inside reports whether a tile may be dug: the map's edge stays wall.
func (s *site) inside(p grid.Point) bool {
	return p.X > 0 && p.Y > 0 && p.X < s.width-1 && p.Y < s.height-1
}

func (s *site) at(p grid.Point) grid.Terrain {
	if p.X < 0 || p.Y < 0 || p.X >= s.width || p.Y >= s.height {
		return grid.Wall
	}
	return s.ground[s.index(p)]
}

func (s *site) solid(p grid.Point) bool { return s.at(p) == grid.Wall }

func (s *site) roomAt(p grid.Point) int {
	if !s.inside(p) {
		return rock
	}
	return s.owner[s.index(p)]
}

// dig opens a tile for a room, or for none.
func (s *site) dig(p grid.Point, t grid.Terrain, owner int) {
	i := s.index(p)
	if s.ground[i] == grid.Wall {
		s.dug++
		s.ways = nil
		for dy := -1; dy <= 1; dy++ {
			for dx := -1; dx <= 1; dx++ {
				s.near[i+dy*s.width+dx]++
			}
		}
	}
	s.ground[i], s.owner[i] = t, owner
}

// chance is true so many times in a hundred.
func (s *site) chance(percent int) bool { return s.IntN(100) < percent }

// between draws a number from low to high.
func (s *site) between(low, high int) int { return low + s.IntN(high-low+1) }

func draw[T any](s *site, list []T) T { return list[s.IntN(len(list))] }

func (s *site) shuffled(points []grid.Point) []grid.Point {
	p := append([]grid.Point(nil), points...)
	s.Shuffle(len(p), func(i, j int) { p[i], p[j] = p[j], p[i] })
	return p
}

// sides are the four orthogonal directions.
var sides = [4]grid.Direction{grid.North, grid.East, grid.South, grid.West}

// free reports whether a tile is a room's bare floor that nothing needs.
func (s *site) free(p grid.Point) bool {
	return s.roomAt(p) != rock && s.at(p) == grid.Floor && !s.kept[s.index(p)]
}

// spare reports whether a tile may become an obstacle without parting what
// lies around it: nothing needs it, and its open orthogonal neighbours hang
// together round it.
func (s *site) spare(p grid.Point) bool {
	if s.roomAt(p) == rock || s.kept[s.index(p)] || !s.open(p) {
		return false
	}
	arcs := 0
	for _, d := range sides {
		goesOn := s.open(p.Add(((d + 1) % 8).Delta())) && s.open(p.Add(((d + 2) % 8).Delta()))
		if s.open(p.Add(d.Delta())) && !goesOn {
			arcs++
		}
	}
	return arcs <= 1
}

// put sets something in the way where it parts nothing.
func (s *site) put(p grid.Point, t grid.Terrain) bool {
	if s.at(p) != grid.Floor || !s.spare(p) {
		return false
	}
	s.ground[s.index(p)] = t
	return true
}

// cover lays ground that can be walked on.
func (s *site) cover(p grid.Point, t grid.Terrain) {
	if s.free(p) {
		s.ground[s.index(p)] = t
	}
}

func (s *site) keep(p grid.Point) { s.kept[s.index(p)] = true }

// keepAround keeps a tile and its eight neighbours free.
func (s *site) keepAround(p grid.Point) {
	s.keep(p)
	for d := range grid.Direction(8) {
		if q := p.Add(d.Delta()); s.inside(q) {
			s.keep(q)
		}
	}
}
