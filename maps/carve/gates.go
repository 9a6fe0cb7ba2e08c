package carve

import (
	"fmt"

	"pitchdark/rules/grid"
)

// hang settles what stands in each gate. The vaults' are locked.
func (s *site) hang() {
	for _, g := range s.gates {
		a, b := s.rooms[g.a], s.rooms[g.b]
		switch {
		case a.vault || b.vault:
			g.kind = grid.ClosedDoor
		case a.form == passage && b.form == passage, shutBefore(a) || shutBefore(b):
			// a corridor goes on, and needs no second door
		default:
			row := s.gateRow(kinds[s.brief.Kind].gates)
			g.kind, g.thin = row.kind, row.thin
		}
		s.ground[s.index(g.at)] = g.kind
		if g.thin {
			s.edges = append(s.edges, edge{g.at, g.way, grid.ClosedThinDoor})
		}
	}
}

// shutBefore reports whether a short corridor has something in a gate already.
func shutBefore(r *room) bool {
	if r.form != passage || len(r.tiles) > 8 {
		return false
	}
	for _, g := range r.gates {
		if g.kind != grid.Floor || g.thin {
			return true
		}
	}
	return false
}

func (s *site) gateRow(rows []gateRow) gateRow {
	sum := 0
	for _, r := range rows {
		sum += r.parts
	}
	n := s.IntN(sum)
	for _, r := range rows {
		if n -= r.parts; n < 0 {
			return r
		}
	}
	return rows[0] // n was below the sum
}

// lock locks the vaults, and lays each key where one comes without it: behind
// no locked door, or behind one that was locked before.
func (s *site) lock() {
	for _, r := range s.rooms {
		if !r.vault {
			continue
		}
		s.keys++
		key := fmt.Sprintf("vault-%d-%d", s.brief.Depth, s.keys)
		for _, g := range r.gates {
			g.key = key
			s.mark(g.at, "door", "", "locked", "true", "key", key)
		}
	}
	for _, r := range s.rooms {
		if r.vault && len(r.gates) > 0 {
			s.layKey(r, r.gates[0].key)
		}
	}
}

// layKey puts a key far from the start and from the door, on the near side of
// all locked doors.
func (s *site) layKey(vault *room, key string) {
	steps := s.walkLocked()
	var best *room
	most := -1
	for _, r := range s.rooms {
		if r.vault || r.use == &arrival || r.form == passage || steps[s.index(r.middle)] < 0 || r.keyed {
			continue
		}
		worth := min(r.far, 60) + 2*min(grid.Steps(r.middle, vault.middle), 30) + s.IntN(40)
		if len(r.gates) == 1 {
			worth += 25
		}
		if worth > most {
			best, most = r, worth
		}
	}
	if best == nil {
		return // the promises will miss it
	}
	best.keyed = true
	at := s.spot(best)
	s.keep(at)
	s.mark(at, "item", "key", "name", key)
}

// walkLocked counts the steps from the start with the locked doors shut.
func (s *site) walkLocked() []int {
	locked := s.locked()
	for _, g := range locked {
		s.ground[s.index(g.at)] = grid.Wall
	}
	steps := s.walk([]grid.Point{s.plot.Up}, len(s.ground))
	for _, g := range locked {
		s.ground[s.index(g.at)] = g.kind
	}
	return steps
}

// locked are the gates of the vaults.
func (s *site) locked() []*gate {
	var list []*gate
	for _, g := range s.gates {
		if s.rooms[g.a].vault || s.rooms[g.b].vault {
			list = append(list, g)
		}
	}
	return list
}
