package carve

import (
	"codeberg.org/anaseto/gruid"
	"codeberg.org/anaseto/gruid/rl"

	"pitchdark/rules/grid"
)

// form says how a room was drawn, and so what it may be used for.
type form uint8

const (
	square  form = iota // a rectangle
	joined              // two rectangles
	round               // an octagon
	hall                // a large rectangle
	passage             // a corridor
	cavern              // a part of a cave
	piece               // drawn by hand
)

// shape is a room before it has a place: ground of its own, wall where it has
// none.
type shape struct {
	form          form
	width, height int
	ground        []grid.Terrain
	shut          []grid.Point // nothing opens on these from outside
}

func newShape(f form, width, height int) *shape {
	sh := &shape{form: f, width: width, height: height, ground: make([]grid.Terrain, width*height)}
	for i := range sh.ground {
		sh.ground[i] = grid.Wall
	}
	return sh
}

func (sh *shape) at(p grid.Point) grid.Terrain {
	if p.X < 0 || p.Y < 0 || p.X >= sh.width || p.Y >= sh.height {
		return grid.Wall
	}
	return sh.ground[p.Y*sh.width+p.X]
}

func (sh *shape) fill(x, y, width, height int) *shape {
	for dy := range height {
		for dx := range width {
			sh.ground[(y+dy)*sh.width+x+dx] = grid.Floor
		}
	}
	return sh
}

// tiles are those that the shape digs.
func (sh *shape) tiles() []grid.Point {
	var points []grid.Point
	for i, t := range sh.ground {
		if t != grid.Wall {
			points = append(points, grid.Point{X: i % sh.width, Y: i / sh.width})
		}
	}
	return points
}

// mouths are the tiles of a shape by which one may come in when walking in
// direction d: floor, with nothing of the shape behind it.
func (sh *shape) mouths(d grid.Direction) []grid.Point {
	var points []grid.Point
	for _, p := range sh.tiles() {
		back := p.Add(d.Opposite().Delta())
		if sh.at(p) == grid.Floor && sh.at(back) == grid.Wall && !sh.beyond(back, d.Opposite()) {
			points = append(points, p)
		}
	}
	return points
}

// beyond reports whether the shape has ground on the way from p on.
func (sh *shape) beyond(p grid.Point, d grid.Direction) bool {
	for ; p.X >= 0 && p.Y >= 0 && p.X < sh.width && p.Y < sh.height; p = p.Add(d.Delta()) {
		if sh.at(p) != grid.Wall {
			return true
		}
	}
	return false
}

func rectangle(f form, width, height int) *shape {
	return newShape(f, width, height).fill(0, 0, width, height)
}

// plainRoom is a room as one builds it for no purpose in particular.
func (s *site) plainRoom() *shape {
	return rectangle(square, s.between(4, 9), s.between(4, 6))
}

func (s *site) closet() *shape { return rectangle(square, s.between(3, 4), 3) }

func (s *site) largeRoom() *shape { return rectangle(square, s.between(9, 12), s.between(6, 8)) }

// darkHall is larger than any torch shows.
func (s *site) darkHall() *shape { return rectangle(hall, s.between(16, 21), s.between(9, 11)) }

// bentRoom is two rectangles across each other, an L, T or cross.
func (s *site) bentRoom() *shape {
	width, height := s.between(7, 11), s.between(7, 9)
	across, down := s.between(3, 4), s.between(3, 4)
	return newShape(joined, width, height).
		fill(0, s.IntN(height-across+1), width, across).
		fill(s.IntN(width-down+1), 0, down, height)
}

// octagon is a round room.
func (s *site) octagon() *shape {
	side := 2*s.between(3, 4) + 1
	sh := rectangle(round, side, side)
	for y := range side {
		for x := range side {
			if min(x, side-1-x)+min(y, side-1-y) < side/3 {
				sh.ground[y*side+x] = grid.Wall
			}
		}
	}
	return sh
}

// corridor is a passage of one or two straight stretches.
func (s *site) corridor() *shape {
	width, height := s.between(7, 13), s.between(5, 9)
	switch s.IntN(4) {
	case 0:
		return rectangle(passage, width, 1)
	case 1:
		return rectangle(passage, 1, height)
	}
	x, y := s.IntN(2)*(width-1), s.IntN(2)*(height-1)
	return newShape(passage, width, height).fill(0, y, width, 1).fill(x, 0, 1, height)
}

// nave is a long high room; its width is odd, so that it has a middle.
func (s *site) nave() *shape { return s.either(hall, s.between(13, 19), 2*s.between(3, 4)+1) }

// chapel is a room that is the same on both sides of its middle.
func (s *site) chapel() *shape { return s.either(square, 2*s.between(3, 5)+1, 2*s.between(2, 3)+1) }

// gallery is a passage with room for the dead on both sides.
func (s *site) gallery() *shape { return s.either(square, s.between(9, 15), 3) }

// transept is a cross with equal arms.
func (s *site) transept() *shape {
	side := 2*s.between(4, 5) + 1
	return newShape(joined, side, side).fill(0, side/2-1, side, 3).fill(side/2-1, 0, 3, side)
}

// either lies along the map or across it.
func (s *site) either(f form, width, height int) *shape {
	if s.chance(35) {
		width, height = height, width
	}
	return rectangle(f, width, height)
}

// turned is a room drawn by hand, turned and mirrored by chance.
func (s *site) turned(picture string) *shape {
	v := vaultOf(picture)
	v.Rotate(s.IntN(4))
	if s.chance(50) {
		v.Reflect()
	}
	return drawn(v)
}

func vaultOf(picture string) *rl.Vault {
	v, err := rl.NewVault(picture)
	if err != nil {
		panic(err) // a picture of this package is no rectangle
	}
	return v
}

func drawn(v *rl.Vault) *shape {
	sh := newShape(piece, v.Size().X, v.Size().Y)
	v.Iter(func(p gruid.Point, r rune) {
		t, ok := grid.TerrainOf(r)
		if !ok {
			t = grid.Floor
			sh.shut = append(sh.shut, grid.Point{X: p.X, Y: p.Y})
		}
		sh.ground[p.Y*sh.width+p.X] = t
	})
	return sh
}
