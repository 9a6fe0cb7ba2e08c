package carve

import "pitchdark/rules/grid"

// place is how one kind of place is dug and fitted out.
type place struct {
	theme  string
	dig    func(*site)
	gates  []gateRow
	uses   []*use
	names  []string
	lights int // in a hundred rooms that could, how many are lit at depth 1
}

// gateRow is a way to close a gate, with how many parts of the whole it has.
type gateRow struct {
	parts int
	kind  grid.Terrain
	thin  bool
}

var kinds = map[Kind]*place{}

func init() {
	kinds[Rooms] = &place{
		theme: "brick", dig: digRooms, lights: 70,
		gates: []gateRow{
			{parts: 34, kind: grid.Floor},
			{parts: 34, kind: grid.ClosedDoor},
			{parts: 12, kind: grid.Floor, thin: true},
			{parts: 8, kind: grid.OpenDoor},
			{parts: 5, kind: grid.Curtain},
			{parts: 7, kind: grid.Rubble},
		},
		uses:  []*use{&darkHall, &camp, &guardroom, &store, &flooded, &chasm, &daylight, &divided, &den, &bare},
		names: roomNames,
	}
	kinds[Crypt] = &place{
		theme: "crypt", dig: digCrypt, lights: 50,
		gates: []gateRow{
			{parts: 44, kind: grid.Floor},
			{parts: 20, kind: grid.Curtain},
			{parts: 24, kind: grid.ClosedDoor},
			{parts: 4, kind: grid.OpenDoor},
			{parts: 8, kind: grid.Rubble},
		},
		uses:  []*use{&darkHall, &shrine, &tombs, &flooded, &chasm, &camp, &bare},
		names: cryptNames,
	}
	kinds[Caves] = &place{
		theme: "mine", dig: digCaves, lights: 50,
		gates: []gateRow{
			{parts: 40, kind: grid.Floor},
			{parts: 40, kind: grid.ClosedDoor},
			{parts: 20, kind: grid.Curtain},
		},
		uses:  []*use{&glow, &camp, &flooded, &chasm, &den, &fumes, &workings, &store, &bare},
		names: caveNames,
	}
}

// digRooms digs rooms and corridors.
func digRooms(s *site) {
	s.ends((*site).plainRoom)
	if s.chance(65) {
		s.attach(s.darkHall(), 0)
	}
	s.pieces(roomPieces, s.between(1, 2))
	menu := []serving{
		{30, (*site).plainRoom},
		{18, (*site).largeRoom},
		{12, (*site).bentRoom},
		{8, (*site).octagon},
		{8, (*site).corridor},
		{10, (*site).closet},
	}
	s.fillWith(menu, 24)
	s.vaults((*site).closet)
	s.fillWith(menu, 40)
	s.unite()
	s.loop(s.between(4, 7))
}

// digCrypt digs naves, chapels and galleries.
func digCrypt(s *site) {
	s.ends((*site).chapel)
	s.attach(s.nave(), 0)
	s.pieces(cryptPieces, s.between(1, 2))
	menu := []serving{
		{30, (*site).chapel},
		{18, (*site).gallery},
		{12, (*site).transept},
		{12, (*site).octagon},
		{8, (*site).corridor},
		{8, (*site).closet},
		{5, (*site).nave},
	}
	s.fillWith(menu, 24)
	s.vaults((*site).closet)
	s.fillWith(menu, 38)
	s.unite()
	s.loop(s.between(4, 6))
	s.niches()
}

// ends digs the rooms of the two stairs, or of one and the grand vault.
func (s *site) ends(make func(*site) *shape) {
	s.end(s.brief.Up.At, make)
	if s.brief.Down.Level != "" {
		s.end(s.brief.Down.At, make)
		return
	}
	s.grandVault()
}

// grandVault digs the room of the named thing, with a short way out of it on
// two sides, which will be locked.
func (s *site) grandVault() {
	sh := drawn(vaultOf(grandVault))
	r := s.place(sh, s.brief.Down.At.Sub(grid.Point{X: sh.width / 2, Y: sh.height / 2}))
	r.use, r.vault = &prize, true
	var used [8]bool
	for _, m := range s.mouths() {
		from := s.roomAt(m.at.Add(m.way.Opposite().Delta()))
		if from != r.id || used[m.way] || len(r.gates) == 2 || !s.clear(m, porch) {
			continue
		}
		used[m.way] = true
		c := s.newRoom(passage)
		for n := 1; n <= porch; n++ {
			p := m.at.Add(m.way.Delta().Scale(n))
			s.dig(p, grid.Floor, c.id)
			c.tiles = append(c.tiles, p)
		}
		s.measure(c)
		s.gate(m.at, m.way, r, c)
	}
	s.close(r)
}

// close keeps a room from being opened anywhere else.
func (s *site) close(r *room) {
	for _, p := range r.tiles {
		s.keep(p)
	}
}

// porch is how many tiles are dug before a door of the grand vault.
const porch = 2

// end digs a room with a tile in the middle of one of its walls.
func (s *site) end(at grid.Point, make func(*site) *shape) {
	for range 20 {
		sh := make(s)
		x, y := sh.width/2, sh.height/2
		backs := []grid.Point{{X: x}, {X: x, Y: sh.height - 1}, {Y: y}, {X: sh.width - 1, Y: y}}
		if corner := at.Sub(draw(s, backs)); s.fits(sh, corner) {
			s.place(sh, corner)
			s.keep(at)
			return
		}
	}
	s.place(rectangle(square, 3, 3), at.Add(grid.NorthWest.Delta()))
	s.keep(at)
}

// pieces attaches so many rooms drawn by hand.
func (s *site) pieces(list []drawing, n int) {
	for _, i := range s.Perm(len(list)) {
		if n == 0 {
			return
		}
		if r, ok := s.attach(s.turned(list[i].picture), 0); ok {
			r.use = list[i].use
			n--
		}
	}
}

// vaults attaches the rooms that will be locked: nothing else may open on
// them.
func (s *site) vaults(make func(*site) *shape) {
	n := 1
	if s.brief.Depth == 1 && s.chance(40) {
		n = 0
	} else if s.brief.Depth > 3 && s.chance(50) {
		n = 2
	}
	for range n {
		if r, ok := s.attach(make(s), 0); ok {
			r.use, r.vault = &vault, true
			s.close(r)
		}
	}
}

// niches digs recesses into the long walls of galleries and naves: some hold
// a tomb, the others whoever would not be seen.
func (s *site) niches() {
	for _, r := range s.rooms {
		if r.form != square && r.form != hall || r.vault || len(r.tiles) < 20 {
			continue
		}
		ways := [2]grid.Direction{grid.North, grid.South}
		if r.box.height() > r.box.width() {
			ways = [2]grid.Direction{grid.West, grid.East}
		}
		for n, p := range append([]grid.Point(nil), r.tiles...) {
			for _, d := range ways {
				if (p.X+p.Y-r.box.from.X-r.box.from.Y)%2 == 1 && s.recess(p.Add(d.Delta()), d) {
					t := grid.Floor
					if n%3 > 0 {
						t = grid.Furniture
					}
					s.dig(p.Add(d.Delta()), t, r.id)
					r.tiles = append(r.tiles, p.Add(d.Delta()))
				}
			}
		}
	}
}

// recess reports whether a wall may be hollowed without touching anything
// else.
func (s *site) recess(p grid.Point, d grid.Direction) bool {
	for _, q := range [...]grid.Point{p.Add(d.Delta()), p.Add(((d + 1) % 8).Delta()), p.Add(((d + 7) % 8).Delta()), p.Add(((d + 2) % 8).Delta()), p.Add(((d + 6) % 8).Delta())} {
		if !s.solid(q) {
			return false
		}
	}
	return s.inside(p) && s.solid(p) && !s.kept[s.index(p.Add(d.Opposite().Delta()))]
}
