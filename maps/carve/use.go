package carve

import "pitchdark/rules/grid"

// use is what a room is for.
type use struct {
	name    string // also of the notes that tell of it
	parts   int    // of the whole, among the uses that a room may have
	most    int    // on one level; 0 is any number
	forms   []form // empty: any but a passage
	least   int    // tiles
	from    int    // depth
	until   int    // depth; 0 is any
	furnish func(*site, *room)
	lairs   []string // who may live there
	lair    int      // in a hundred, whether anybody does
	finds   int      // how fit it is to find something in
	note    int      // in a hundred, whether words tell of it
}

var (
	arrival = use{name: "arrival", furnish: (*site).furnishArrival, note: 100}
	landing = use{name: "landing", furnish: (*site).strew, lairs: []string{"goblins", "grave", "beasts", "cult"}, lair: 45, note: 50}
	vault   = use{name: "vault", furnish: (*site).furnishVault, note: 60}
	prize   = use{name: "prize", furnish: (*site).furnishPrize, lairs: []string{"grave", "cult", "deep"}, lair: 100, note: 100}
	tunnel  = use{name: "passage", furnish: (*site).furnishPassage, lairs: []string{"vermin", "deep"}, lair: 6}

	darkHall = use{
		name: "hall", parts: 1000, forms: []form{hall}, furnish: (*site).furnishHall,
		lairs: []string{"goblins", "grave", "beasts", "deep"}, lair: 75, finds: 1, note: 70,
	}
	camp = use{
		name: "camp", parts: 12, most: 1, least: 20, furnish: (*site).furnishCamp,
		lairs: []string{"goblins", "folk", "cult", "folk"}, lair: 90, finds: 2, note: 60,
	}
	guardroom = use{
		name: "guardroom", parts: 10, most: 2, least: 16, forms: []form{square, joined, round}, until: 6, furnish: (*site).furnishGuardroom,
		lairs: []string{"goblins", "cult"}, lair: 85, finds: 2, note: 40,
	}
	store = use{
		name: "store", parts: 16, most: 2, least: 9, forms: []form{square}, furnish: (*site).furnishStore,
		lairs: []string{"vermin"}, lair: 35, finds: 4, note: 45,
	}
	flooded = use{
		name: "flooded", parts: 14, most: 1, least: 28, forms: []form{square, joined, round, cavern}, furnish: (*site).furnishFlooded,
		lairs: []string{"vermin", "deep", "beasts"}, lair: 50, finds: 1, note: 60,
	}
	chasm = use{
		name: "chasm", parts: 8, most: 1, least: 45, forms: []form{square, round, cavern}, furnish: (*site).furnishChasm,
		lairs: []string{"vermin", "deep"}, lair: 30, finds: 1, note: 60,
	}
	daylight = use{
		name: "daylight", parts: 7, most: 1, least: 20, until: 4, furnish: (*site).furnishDaylight,
		lairs: []string{"vermin", "folk"}, lair: 25, finds: 1, note: 80,
	}
	divided = use{
		name: "divided", parts: 14, most: 2, least: 45, forms: []form{square}, furnish: (*site).furnishDivided,
		lairs: []string{"goblins", "cult", "vermin"}, lair: 45, finds: 3, note: 60,
	}
	den = use{
		name: "den", parts: 16, most: 2, least: 12, furnish: (*site).furnishDen,
		lairs: []string{"beasts", "vermin", "deep"}, lair: 85, finds: 1, note: 50,
	}
	bare = use{
		name: "bare", parts: 22, furnish: (*site).furnishBare,
		lairs: []string{"any", "vermin", "grave"}, lair: 22, finds: 1, note: 25,
	}
	shrine = use{
		name: "shrine", parts: 12, most: 2, least: 18, furnish: (*site).furnishShrine,
		lairs: []string{"cult", "grave"}, lair: 60, finds: 2, note: 60,
	}
	tombs = use{
		name: "tombs", parts: 34, most: 5, least: 15, forms: []form{square, joined, round}, furnish: (*site).furnishTombs,
		lairs: []string{"grave", "grave", "vermin"}, lair: 50, finds: 2, note: 45,
	}
	glow = use{
		name: "glow", parts: 16, most: 2, least: 20, forms: []form{cavern}, furnish: (*site).furnishGlow,
		lairs: []string{"vermin", "beasts", "deep"}, lair: 30, finds: 1, note: 70,
	}
	fumes = use{
		name: "fumes", parts: 6, most: 1, least: 25, forms: []form{cavern}, from: 3, furnish: (*site).furnishFumes,
		lairs: []string{"deep"}, lair: 35, finds: 1, note: 80,
	}
	workings = use{
		name: "workings", parts: 18, most: 3, least: 16, furnish: (*site).furnishWorkings,
		lairs: []string{"goblins", "vermin"}, lair: 40, finds: 2, note: 50,
	}

	prison    = use{name: "prison", furnish: (*site).furnishPrison, lairs: []string{"grave", "goblins", "folk"}, lair: 60, finds: 3, note: 80}
	refectory = use{name: "refectory", furnish: (*site).strew, lairs: []string{"goblins", "vermin"}, lair: 55, finds: 3, note: 80}
	library   = use{name: "library", furnish: (*site).strew, lairs: []string{"cult", "vermin", "grave"}, lair: 45, finds: 3, note: 80}
	bridge    = use{name: "bridge", furnish: (*site).strew, lairs: []string{"goblins", "beasts", "deep"}, lair: 40, finds: 1, note: 90}
	cistern   = use{name: "cistern", furnish: (*site).strew, lairs: []string{"vermin", "deep"}, lair: 50, finds: 1, note: 80}
	alcoves   = use{name: "tombs", furnish: (*site).strew, lairs: []string{"grave", "cult"}, lair: 65, finds: 3, note: 80}
	shaft     = use{name: "chasm", furnish: (*site).strew, lairs: []string{"vermin", "deep"}, lair: 35, finds: 1, note: 80}
	choir     = use{name: "shrine", furnish: (*site).furnishChoir, lairs: []string{"cult", "grave"}, lair: 70, finds: 2, note: 80}
	smelter   = use{name: "workings", furnish: (*site).strew, lairs: []string{"goblins", "beasts"}, lair: 50, finds: 3, note: 80}
)

// settle gives every room a use, and fits it out.
func (s *site) settle() {
	s.far = s.walk([]grid.Point{s.plot.Up}, len(s.ground))
	for _, r := range s.rooms {
		r.far = max(0, s.far[s.index(r.middle)])
	}
	s.nameEnds()
	counts := map[*use]int{}
	for _, i := range s.Perm(len(s.rooms)) {
		r := s.rooms[i]
		if r.use == nil {
			r.use = s.useFor(r, counts)
		}
		counts[r.use]++
	}
	for _, r := range s.rooms {
		r.use.furnish(s, r)
	}
}

// nameEnds keeps the stairs free and names their rooms.
func (s *site) nameEnds() {
	s.keepAround(s.plot.Up)
	s.keepAround(s.plot.Down)
	s.rooms[s.roomAt(s.plot.Up)].use = &arrival
	if s.brief.Down.Level != "" {
		s.rooms[s.roomAt(s.plot.Down)].use = &landing
	}
}

func (s *site) useFor(r *room, counts map[*use]int) *use {
	if r.form == passage {
		return &tunnel
	}
	var fit []*use
	sum := 0
	for _, u := range kinds[s.brief.Kind].uses {
		if u.suits(r, s.brief.Depth) && (u.most == 0 || counts[u] < u.most) {
			fit = append(fit, u)
			sum += u.parts
		}
	}
	n := s.IntN(sum)
	for _, u := range fit {
		if n -= u.parts; n < 0 {
			return u
		}
	}
	return &bare // n was below the sum
}

// suits reports whether a room of a level so deep can have the use.
func (u *use) suits(r *room, depth int) bool {
	if len(r.tiles) < u.least || depth < u.from || u.until > 0 && depth > u.until {
		return false
	}
	for _, f := range u.forms {
		if f == r.form {
			return true
		}
	}
	return len(u.forms) == 0
}
