package carve

import (
	"strconv"

	"pitchdark/rules/grid"
)

func number(n int) string { return strconv.Itoa(n) }

// mark notes that something is somewhere; props are keys and values in turn.
func (s *site) mark(at grid.Point, kind, name string, props ...string) {
	m := grid.PlanMark{At: at, Kind: kind, Name: name}
	for n := 0; n+1 < len(props); n += 2 {
		m.Props = append(m.Props, grid.PlanProp{Key: props[n], Value: props[n+1]})
	}
	s.plot.Marks = append(s.plot.Marks, m)
}

// stump is how long a light that can be taken along still burns, in rounds: no
// level is a store of new ones. It hangs on the place, and rolls no die.
func stump(at grid.Point) int { return 40 + (7*at.X+13*at.Y)%80 }

// flame sets a light, burning or put out: the deeper, the fewer burn.
func (s *site) flame(r *room, kind string, at grid.Point, fixed bool) {
	if s.roomAt(at) != r.id || s.at(at) != grid.Floor {
		return
	}
	lit := s.chance(max(20, kinds[s.brief.Kind].lights+20-8*s.brief.Depth))
	s.keep(at)
	props := []string{"lit", strconv.FormatBool(lit)}
	if fixed && lit {
		props = append(props, "fixed", "true")
	} else if kind != "campfire" {
		left := stump(at)
		if lit {
			left *= 3 // it lights a room, too
		}
		props = append(props, "left", number(left))
	}
	s.mark(at, "light", kind, props...)
	if lit {
		r.lit = true
	}
}

// zone lays a square of light about a tile, as wide as it can be without
// lighting another room, and tells whether it could.
func (s *site) zone(at grid.Point, radius int, light uint8) bool {
	for ; radius > 0; radius-- {
		z := Zone{
			From:  grid.Point{X: max(0, at.X-radius), Y: max(0, at.Y-radius)},
			To:    grid.Point{X: min(s.width-1, at.X+radius), Y: min(s.height-1, at.Y+radius)},
			Light: light,
		}
		if s.alone(z, s.roomAt(at)) || radius == 1 && at == s.plot.Up {
			s.plot.Zones = append(s.plot.Zones, z)
			s.rooms[s.roomAt(at)].lit = true
			return true
		}
	}
	return false
}

// alone reports whether a zone touches no ground but that of one room.
func (s *site) alone(z Zone, id int) bool {
	for y := z.From.Y; y <= z.To.Y; y++ {
		for x := z.From.X; x <= z.To.X; x++ {
			if p := (grid.Point{X: x, Y: y}); !s.solid(p) && s.roomAt(p) != id {
				return false
			}
		}
	}
	return true
}

// grilles opens the wall between a lit room and a dark one to sight alone, so
// that one looks out of the dark into the light.
func (s *site) grilles() {
	n := 0
	for _, b := range s.breaches() {
		from, to := s.rooms[b.from], s.rooms[b.to]
		if n < 2 && b.length == 1 && from.lit != to.lit && !from.vault && !to.vault && from.form != cavern && s.still(b) && s.chance(30) {
			s.dig(b.at, grid.Railing, rock)
			n++
		}
	}
}

// cornerOf is a free corner of a room, or some free tile of it.
func (s *site) cornerOf(r *room) grid.Point {
	best := s.spot(r)
	for _, p := range s.shuffled(r.tiles) {
		if s.free(p) && s.walls(p) > s.walls(best) {
			best = p
		}
	}
	return best
}

// spot is a tile of a room by chance: a free one if there is any, else one
// that can be stood on.
func (s *site) spot(r *room) grid.Point {
	standing := r.middle
	for _, p := range s.shuffled(r.tiles) {
		switch {
		case s.free(p):
			return p
		case s.open(p) && s.at(p) != grid.ClosedDoor:
			standing = p
		}
	}
	return standing
}
