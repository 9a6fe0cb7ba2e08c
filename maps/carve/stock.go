package carve

import "pitchdark/rules/grid"

// lairRow says where and how deep a kind of creature lives.
type lairRow struct {
	lair        string
	from, until int // depth
	native      Kind
	early       int // the depth from which it lives in its native kind of place
	size        int // how many more than others come together
}

var lairTable = []lairRow{
	{lair: "vermin", from: 1, until: 7, size: 1},
	{lair: "goblins", from: 1, until: 6, size: 1},
	{lair: "grave", from: 3, until: MaxDepth, native: Crypt, early: 1},
	{lair: "cult", from: 2, until: MaxDepth, native: Crypt, early: 1, size: 1},
	{lair: "beasts", from: 2, until: MaxDepth, native: Caves, early: 1},
	{lair: "deep", from: 5, until: MaxDepth, native: Caves, early: 3},
	{lair: "folk", from: 1, until: 6},
	{lair: "any", from: 1, until: MaxDepth},
}

// isCreature reports whether creatures live in a lair.
func isCreature(lair string) bool {
	for i := range lairTable {
		if lairTable[i].lair == lair {
			return true
		}
	}
	return false
}

// lives reports whether a kind of creature lives on such a level.
func (s *site) lives(lair string) (row lairRow, ok bool) {
	for _, row := range lairTable {
		if row.lair == lair {
			from := row.from
			if row.native == s.brief.Kind {
				from = row.early
			}
			return row, s.brief.Depth >= from && s.brief.Depth <= row.until
		}
	}
	return lairRow{}, false
}

// fewest and mostLairs are how many places of creatures a level has.
func fewest(depth int) int { return min(8, 3+depth/2) }

func mostLairs(depth int) int { return fewest(depth) + 2 }

// together is how many may live in one place at such a depth; up to two levels
// down only vermin come in numbers.
func (row *lairRow) together(depth int) int {
	if depth <= 2 && row.lair != "vermin" {
		return 1
	}
	return min(5, 1+depth/3+row.size)
}

// quiet is how many tiles about the start nobody lives.
const quiet = 8

// populate chooses the places of creatures: first by the rooms' uses, then
// until there are enough.
func (s *site) populate() {
	n := 0
	for _, r := range s.rooms {
		if r.use == &prize {
			s.lair(r)
			n++
		}
	}
	for pass := range 3 {
		for _, i := range s.Perm(len(s.rooms)) {
			r := s.rooms[i]
			enough := mostLairs(s.brief.Depth)
			if pass > 0 {
				enough = fewest(s.brief.Depth)
			}
			if n >= enough || r.lived || r.vault || r.use == &arrival || pass < 2 && r.form == passage {
				continue
			}
			if (pass > 0 || s.chance(r.use.lair)) && s.lair(r) {
				n++
			}
		}
	}
}

// lair lays a place of creatures into a room.
func (s *site) lair(r *room) bool {
	var fit []lairRow
	for _, name := range append([]string{"any"}, r.use.lairs...) {
		if row, ok := s.lives(name); ok {
			fit = append(fit, row)
		}
	}
	row := fit[0]
	if len(fit) > 1 {
		row = fit[s.between(1, len(fit)-1)]
	}
	at := s.spot(r)
	for range 8 {
		if !grid.Within(s.plot.Up, at, quiet) {
			break
		}
		at = s.spot(r)
	}
	if grid.Within(s.plot.Up, at, quiet) {
		return false
	}
	size := s.between(1, min(row.together(s.brief.Depth), 1+len(r.tiles)/8))
	if r.use == &prize {
		size = min(6, 2+s.brief.Depth/2)
	}
	r.lived = true
	s.slot(at, row.lair, size)
	return true
}

func (s *site) slot(at grid.Point, lair string, size int) {
	s.keep(at)
	s.plot.Slots = append(s.plot.Slots, grid.PlanSlot{At: at, Lair: lair, Depth: s.brief.Depth, Size: size})
}

// finds are what a level has to find outside its vaults.
func (s *site) finds() []string {
	list := []string{"light", "light", "healing", "gear", "treasure", "treasure"}
	if s.brief.Depth > 1 {
		list = append(list, "light")
	}
	if s.brief.Depth > 3 {
		list = append(list, "healing", "treasure")
	}
	if s.chance(50) {
		list = append(list, "gear")
	}
	return list
}

// hide lays the finds where they are worth a way: in dead ends, in rooms that
// are fit for them, far from the start.
func (s *site) hide() {
	for _, r := range s.rooms {
		switch r.use {
		case &vault:
			s.slot(s.spot(r), "treasure", 3)
			s.slot(s.spot(r), draw(s, []string{"gear", "gear", "healing"}), 2)
			s.slot(s.spot(r), "light", 1)
		case &prize:
			s.slot(s.plot.Down, "prize", 1)
			s.slot(s.spot(r), "treasure", 4)
		}
	}
	for _, lair := range s.finds() {
		if r := s.findRoom(); r != nil {
			r.found++
			s.slot(s.cornerOf(r), lair, s.between(1, 2))
		}
	}
}

func (s *site) findRoom() *room {
	var best *room
	most := 0
	for _, r := range s.rooms {
		deadEnd := len(r.gates) == 1
		if r.vault || r.form == passage && !deadEnd || r.use == &arrival || r.found > 1 {
			continue
		}
		worth := 4*r.use.finds + r.far/6 + s.IntN(14) - 12*r.found
		if deadEnd {
			worth += 8
		}
		if best == nil || worth > most {
			best, most = r, worth
		}
	}
	return best
}
