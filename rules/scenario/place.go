package scenario

import (
	"fmt"
	"strconv"
	"strings"

	"pitchdark/rules"
	"pitchdark/rules/grid"
	"pitchdark/rules/internal/world"
)

// Position is what stands on a table: a map drawn with the letters of terrain,
// any other letter being the floor under a creature, and a line for each thing.
type Position struct {
	Map     string
	Actors  []string    // "b bran bare hero facing=E hp=10": letter, kind, properties; in initiative order
	Lights  []string    // "torch 3,1", "candle b" (held), "torch 3,1 out left=36"
	Items   []string    // "key 3,1 key=iron", "bow b", "mail b worn", "crossbow b loaded"
	Edges   []string    // "3,1 E thin wall"
	Zones   []string    // "1,1 5" a tile's light; "1,1 magical 2", "1,1 magical 2 deep"
	Doors   []string    // "3,1 locked key=iron"
	Winds   []string    // "3,1 reach=6 period=2"
	Traps   []string    // "3,1 pit", "3,1 pit worn"
	Ambient rules.Light // of the whole map
}

// layout is a position being laid out.
type layout struct {
	frame   Frame
	letters map[rune]world.ActorID
}

// Rows are the rows of a drawn map, without what surrounds them.
func Rows(text string) []string {
	var rows []string
	for _, line := range strings.Split(text, "\n") {
		if line = strings.TrimSpace(line); line != "" {
			rows = append(rows, line)
		}
	}
	return rows
}

// Lay puts a position into an empty world, turned by a symmetry, and returns
// its frame and its creatures by their letters.
func Lay(w *world.World, p Position, sym Symmetry) (Frame, map[rune]world.ActorID, error) {
	rows := Rows(p.Map)
	if len(rows) == 0 {
		return Frame{}, nil, fmt.Errorf("there is no map")
	}
	wide := len([]rune(rows[0]))
	for i, row := range rows {
		if len([]rune(row)) != wide {
			return Frame{}, nil, fmt.Errorf("row %d of the map has %d tiles and the first has %d", i+1, len([]rune(row)), wide)
		}
	}
	b := &layout{frame: Frame{sym, wide, len(rows)}, letters: map[rune]world.ActorID{}}
	return b.frame, b.letters, b.place(w, p, rows)
}

func (b *layout) place(w *world.World, spec Position, rows []string) error {
	width, height := b.frame.Size()
	g, err := grid.New(width, height)
	if err != nil {
		return err
	}
	at := map[rune]grid.Point{}
	for y, row := range rows {
		for x, r := range []rune(row) {
			p := b.frame.Point(grid.Point{X: x, Y: y})
			terrain, ok := grid.TerrainOf(r)
			if !ok {
				at[r] = p
				terrain = grid.Floor
			}
			g.Set(p, terrain)
		}
	}
	l := &world.Level{ID: "table", Name: "Table", Grid: g, Ambient: spec.Ambient, Depth: 1}
	w.Levels = append(w.Levels, l)
	for i, line := range spec.Actors {
		if err := b.actor(w, line, at, i); err != nil {
			return err
		}
	}
	for _, each := range []struct {
		lines []string
		put   func(*world.World, *world.Level, string) error
	}{{spec.Lights, b.light}, {spec.Items, b.item}, {spec.Edges, b.edge}, {spec.Zones, b.zone}, {spec.Doors, b.door}, {spec.Winds, b.wind}, {spec.Traps, b.trap}} {
		for _, line := range each.lines {
			if err := each.put(w, l, line); err != nil {
				return fmt.Errorf("%q: %w", line, err)
			}
		}
	}
	for y := range height {
		for x := range width {
			if g.At(grid.Point{X: x, Y: y}) == grid.Exit {
				l.Outs = append(l.Outs, grid.Point{X: x, Y: y})
			}
		}
	}
	return nil
}

// actor places one creature; "bare" leaves it nothing, "hero" makes it a hero
// of the party.
func (b *layout) actor(w *world.World, line string, at map[rune]grid.Point, order int) error {
	words := strings.Fields(line)
	if len(words) < 2 {
		return fmt.Errorf("%q: an actor needs a letter and a kind", line)
	}
	letter := []rune(words[0])[0]
	p, ok := at[letter]
	if !ok {
		return fmt.Errorf("%q: there is no %c on the map", line, letter)
	}
	sp := world.Spawn{Kind: words[1], Props: []world.Prop{{Key: "initiative", Value: strconv.Itoa(9 - order)}}}
	bare := false
	for _, word := range words[2:] {
		key, value, _ := strings.Cut(word, "=")
		switch key {
		case "bare":
			bare = true
		case "hero":
			for _, a := range w.Actors {
				sp.Slot = max(sp.Slot, a.Slot)
			}
			sp.Slot++
		case "facing":
			d, ok := grid.ParseDirection(value)
			if !ok {
				return fmt.Errorf("%q: facing %q", line, value)
			}
			sp.Props = append(sp.Props, world.Prop{Key: key, Value: b.frame.Direction(d).Short()})
		default:
			sp.Props = append(sp.Props, world.Prop{Key: key, Value: strings.ReplaceAll(value, "_", " ")})
		}
	}
	a, err := w.System().Spawn(w, sp)
	if err != nil {
		return fmt.Errorf("%q: %w", line, err)
	}
	a.At = p
	b.letters[letter] = a.ID
	if bare {
		for _, it := range w.Things(a.ID) {
			w.Remove(it)
		}
	}
	return nil
}

// spot reads a tile "3,1" or a creature's letter.
func (b *layout) spot(w *world.World, word string, it *world.Item) error {
	if id, ok := b.letters[[]rune(word)[0]]; ok {
		it.Holder, it.Where = id, rules.InHand
		return nil
	}
	p, err := b.point(word)
	it.Holder, it.At = world.Nobody, p
	return err
}

// words splits a line and checks that it has enough of them.
func words(line string, least int, wants string) ([]string, error) {
	w := strings.Fields(line)
	if len(w) < least {
		return nil, fmt.Errorf("it needs %s", wants)
	}
	return w, nil
}

func (b *layout) trap(w *world.World, l *world.Level, line string) error {
	words := strings.Fields(line)
	at, err := b.point(words[0])
	if err != nil {
		return err
	}
	if len(words) < 2 || !w.System().Trap(words[1]) {
		return fmt.Errorf("there is no such trap by the rules %q", w.System().Name())
	}
	l.Traps = append(l.Traps, world.Trap{At: at, Kind: words[1], Worn: len(words) > 2 && words[2] == "worn"})
	return nil
}

func (b *layout) wind(_ *world.World, l *world.Level, line string) error {
	words, err := words(line, 1, "a tile")
	if err != nil {
		return err
	}
	p, err := b.point(words[0])
	wind := world.Wind{At: p}
	for _, word := range words[1:] {
		key, value, _ := strings.Cut(word, "=")
		n, err := strconv.Atoi(value)
		if err != nil {
			return fmt.Errorf("%s %q: it must be a number", key, value)
		}
		if key == "reach" {
			wind.Reach = n
		} else {
			wind.Period = n
		}
	}
	l.Winds = append(l.Winds, wind)
	return err
}

func (b *layout) point(word string) (grid.Point, error) {
	left, right, _ := strings.Cut(word, ",")
	x, errX := strconv.Atoi(left)
	y, errY := strconv.Atoi(right)
	if errX != nil || errY != nil {
		return grid.Point{}, fmt.Errorf("%q is no tile", word)
	}
	return b.frame.Point(grid.Point{X: x, Y: y}), nil
}

func (b *layout) light(w *world.World, _ *world.Level, line string) error {
	words, err := words(line, 2, "a kind of light and a place")
	if err != nil {
		return err
	}
	it := world.Item{Kind: rules.ContentID(w.System().Name() + "/" + words[0]), Lit: true}
	if err := b.spot(w, words[1], &it); err != nil {
		return err
	}
	g := w.System().Gear(it.Kind)
	if g == nil || g.Light == nil {
		return fmt.Errorf("there is no such light")
	}
	it.Left = g.Light.Burns
	for _, word := range words[2:] {
		if n, err := strconv.Atoi(strings.TrimPrefix(word, "left=")); err == nil {
			it.Left = n
		}
		if word == "out" {
			it.Lit = false
		}
	}
	w.Add(it)
	return nil
}

func (b *layout) item(w *world.World, _ *world.Level, line string) error {
	words, err := words(line, 2, "a kind of thing and a place")
	if err != nil {
		return err
	}
	it := world.Item{Kind: rules.ContentID(w.System().Name() + "/" + words[0])}
	g := w.System().Gear(it.Kind)
	if g == nil {
		return fmt.Errorf("there is no such thing")
	}
	if g.Light != nil {
		it.Left = g.Light.Burns
	}
	if err := b.spot(w, words[1], &it); err != nil {
		return err
	}
	for _, word := range words[2:] {
		switch key, value, _ := strings.Cut(word, "="); key {
		case "worn":
			it.Where = rules.Worn
		case "pack":
			it.Where = rules.InPack
		case "key":
			it.Key = value
		case "loaded":
			it.Loaded = true
		}
	}
	w.Add(it)
	return nil
}

func (b *layout) edge(_ *world.World, l *world.Level, line string) error {
	words := strings.SplitN(line, " ", 3)
	if len(words) < 3 {
		return fmt.Errorf("it needs a tile, a direction and the edge's name")
	}
	p, err := b.point(words[0])
	if err != nil {
		return err
	}
	d, okD := grid.ParseDirection(words[1])
	e, okE := grid.ParseEdge(words[2])
	if !okD || !okE {
		return fmt.Errorf("no such direction or edge")
	}
	return l.Grid.SetEdge(p, b.frame.Direction(d), e)
}

func (b *layout) zone(_ *world.World, l *world.Level, line string) error {
	words, err := words(line, 2, "a tile and a light")
	if err != nil {
		return err
	}
	p, err := b.point(words[0])
	if err != nil {
		return err
	}
	z := world.Zone{Tiles: []grid.Point{p}}
	if words[1] == "magical" {
		z.Magical, err = strconv.Atoi(words[2])
		z.Deep = len(words) > 3
	} else {
		var n int
		n, err = strconv.Atoi(words[1])
		z.Ambient = rules.Light(n)
	}
	l.Zones = append(l.Zones, z)
	return err
}

func (b *layout) door(_ *world.World, l *world.Level, line string) error {
	words, err := words(line, 1, "a tile")
	if err != nil {
		return err
	}
	p, err := b.point(words[0])
	d := world.Door{At: p}
	for _, word := range words[1:] {
		switch key, value, _ := strings.Cut(word, "="); key {
		case "locked":
			d.Locked = true
		case "key":
			d.Key = value
		}
	}
	l.Doors = append(l.Doors, d)
	return err
}
