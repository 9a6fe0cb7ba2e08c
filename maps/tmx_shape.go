package maps

import (
	"math"

	"github.com/lafriks/go-tiled"

	"pitchdark/rules/grid"
)

// thickest is how thick a rectangle may be, in tiles, to stand for a line; so
// far may a line lie from the grid's.
const thickest = 0.25

// side is one edge of one tile.
type side struct {
	at     grid.Point
	toward grid.Direction
}

// thin reports whether an object stands for lines, not for tiles.
func (t thing) thin() bool {
	return len(t.lines) > 0 || min(t.width, t.height) <= thickest && max(t.width, t.height) >= 0.5
}

// middle is the tile under a point, or under the middle of a shape; ok is
// false, and noted, if that lies off the map.
func (r *tmx) middle(t thing) (at grid.Point, ok bool) {
	x, y := math.Floor(t.x+t.width/2), math.Floor(t.y+t.height/2)
	at = grid.Point{X: int(x), Y: int(y)} // pixels are within a million
	if !r.level.Grid.Contains(at) {
		r.notes.add(r.file, t.line, t.class, "it lies off the map")
		return at, false
	}
	return at, true
}

// covered are the tiles of the map of which a rectangle covers at least half
// in each direction, in row order; for a point the tile under it.
func (r *tmx) covered(t thing) []grid.Point {
	if t.width == 0 && t.height == 0 && len(t.lines) == 0 {
		if at, ok := r.middle(t); ok {
			return []grid.Point{at}
		}
		return nil
	}
	if len(t.lines) > 0 {
		r.notes.add(r.file, t.line, "outline of "+t.class, "the rectangle around it is taken")
		t = t.boxed()
	}
	g := r.level.Grid
	a := Area{
		From: grid.Point{X: clamp(math.Floor(t.x+0.5), g.Width()), Y: clamp(math.Floor(t.y+0.5), g.Height())},
		To:   grid.Point{X: clamp(math.Ceil(t.x+t.width-0.5), g.Width()) - 1, Y: clamp(math.Ceil(t.y+t.height-0.5), g.Height()) - 1},
	}
	points := a.Points()
	if len(points) == 0 {
		r.notes.add(r.file, t.line, t.class, "it covers no tile of the map")
	}
	return points
}

// boxed is the thing as the rectangle around its outline.
func (t thing) boxed() thing {
	low, high := t.lines[0][0], t.lines[0][0]
	for _, line := range t.lines {
		for _, s := range line {
			low = spot{min(low.x, s.x), min(low.y, s.y)}
			high = spot{max(high.x, s.x), max(high.y, s.y)}
		}
	}
	t.x, t.y, t.width, t.height = low.x, low.y, high.x-low.x, high.y-low.y
	return t
}

func clamp(f float64, most int) int { return int(min(max(f, 0), float64(most))) }

// sides are the tile edges along which a thin object runs.
func (r *tmx) sides(t thing) []side {
	lines := t.lines
	if len(lines) == 0 {
		from, to := spot{t.x, t.y + t.height/2}, spot{t.x + t.width, t.y + t.height/2}
		if t.height > t.width {
			from, to = spot{t.x + t.width/2, t.y}, spot{t.x + t.width/2, t.y + t.height}
		}
		lines = [][]spot{{from, to}}
	}
	var all []side
	for _, line := range lines {
		for i := range max(len(line)-1, 1) {
			all = append(all, r.along(t, line[i], line[min(i+1, len(line)-1)])...)
		}
	}
	return all
}

// along are the edges under one straight stretch: to the south of the tiles
// above a level one, to the east of the tiles left of an upright one.
func (r *tmx) along(t thing, from, to spot) []side {
	g := r.level.Grid
	level := math.Abs(to.y-from.y) <= thickest
	if !level && math.Abs(to.x-from.x) > thickest {
		r.notes.add(r.file, t.line, "slanted stretch of "+t.class, "edges run along the grid only")
		return nil
	}
	low, high, across, longest := min(from.x, to.x), max(from.x, to.x), (from.y+to.y)/2, g.Width()
	if !level {
		low, high, across, longest = min(from.y, to.y), max(from.y, to.y), (from.x+to.x)/2, g.Height()
	}
	if math.Abs(across-math.Round(across)) > thickest {
		r.notes.add(r.file, t.line, "stretch of "+t.class, "it runs through the middle of tiles; move it onto a line of the grid")
		return nil
	}
	var all []side
	for n := clamp(math.Round(low), longest); n < clamp(math.Round(high), longest); n++ {
		s := side{grid.Point{X: n, Y: int(math.Round(across)) - 1}, grid.South}
		if !level {
			s = side{grid.Point{X: int(math.Round(across)) - 1, Y: n}, grid.East}
		}
		all = append(all, s)
	}
	if len(all) == 0 {
		r.notes.add(r.file, t.line, "stretch of "+t.class, "it runs along no edge of a tile; draw it on the map, at least half a tile long")
	}
	return all
}

// door sets thin doors on edges, or doors on tiles, and marks those with a lock.
func (r *tmx) door(t thing) *Error {
	open, _ := property(t.props, "open")
	isOpen := open == "true" || spaced(t.class) == "open door" || spaced(t.class) == "open thin door"
	lock := without(t.props, "open", "kind", "edge", "terrain")
	edge, onEdge := property(t.props, "edge")
	if !onEdge && !t.thin() {
		terrain := grid.ClosedDoor
		if isOpen {
			terrain = grid.OpenDoor
		}
		for _, at := range r.covered(t) {
			r.lay(at, terrain)
			if e := r.lock(t, at, lock); e != nil {
				return e
			}
		}
		return nil
	}
	sides := []side{}
	if onEdge {
		toward, ok := parseSide(edge)
		if !ok {
			return fault(r.file, t.line, "door", "edge is %q; give N, E, S or W", edge)
		}
		if at, ok := r.middle(t); ok {
			sides = append(sides, side{at, toward})
		}
	} else {
		sides = r.sides(t)
	}
	return r.thinDoors(t, sides, isOpen, lock)
}

func (r *tmx) thinDoors(t thing, sides []side, open bool, lock tiled.Properties) *Error {
	edge := grid.ClosedThinDoor
	if open {
		edge = grid.OpenThinDoor
	}
	for _, s := range sides {
		if r.level.Grid.SetEdge(s.at, s.toward, edge) != nil {
			r.notes.add(r.file, t.line, "door on the border of the map", "beyond it all is wall; use an exit")
			continue
		}
		where := append(lock[:len(lock):len(lock)], &tiled.Property{Name: "edge", Value: s.toward.Short()})
		if len(lock) == 0 {
			continue
		}
		if e := r.lock(t, s.at, where); e != nil {
			return e
		}
	}
	return nil
}

// lock marks a door that has properties or a name.
func (r *tmx) lock(t thing, at grid.Point, props tiled.Properties) *Error {
	if len(props) == 0 {
		return nil
	}
	return r.place(KindDoor, at, t.name, props, t.line)
}
