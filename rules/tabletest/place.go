package tabletest

import (
	"fmt"
	"strconv"
	"strings"

	"pitchdark/rules"
	"pitchdark/rules/grid"
	"pitchdark/rules/internal/world"
)

func (b *Table) place(w *world.World, spec Spec, rows []string) error {
	width, height := b.frame.size()
	g, err := grid.New(width, height)
	if err != nil {
		return err
	}
	at := map[rune]grid.Point{}
	for y, row := range rows {
		for x, r := range []rune(row) {
			p := b.frame.point(grid.Point{X: x, Y: y})
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
	}{{spec.Lights, b.light}, {spec.Items, b.item}, {spec.Edges, b.edge}, {spec.Zones, b.zone}, {spec.Doors, b.door}} {
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
func (b *Table) actor(w *world.World, line string, at map[rune]grid.Point, order int) error {
	words := strings.Fields(line)
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
			sp.Props = append(sp.Props, world.Prop{Key: key, Value: b.frame.direction(d).Short()})
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
			it.Gone, it.Lit = true, false
		}
	}
	return nil
}

// spot reads a tile "3,1" or a creature's letter.
func (b *Table) spot(w *world.World, word string, it *world.Item) error {
	if id, ok := b.letters[[]rune(word)[0]]; ok {
		it.Holder, it.Where = id, rules.InHand
		return nil
	}
	p, err := b.point(word)
	it.Holder, it.At = world.Nobody, p
	return err
}

func (b *Table) point(word string) (grid.Point, error) {
	left, right, _ := strings.Cut(word, ",")
	x, errX := strconv.Atoi(left)
	y, errY := strconv.Atoi(right)
	if errX != nil || errY != nil {
		return grid.Point{}, fmt.Errorf("%q is no tile", word)
	}
	return b.frame.point(grid.Point{X: x, Y: y}), nil
}

func (b *Table) light(w *world.World, _ *world.Level, line string) error {
	words := strings.Fields(line)
	it := world.Item{Kind: rules.ContentID("core/" + words[0]), Lit: true}
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

func (b *Table) item(w *world.World, _ *world.Level, line string) error {
	words := strings.Fields(line)
	it := world.Item{Kind: rules.ContentID("core/" + words[0])}
	if w.System().Gear(it.Kind) == nil {
		return fmt.Errorf("there is no such thing")
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

func (b *Table) edge(_ *world.World, l *world.Level, line string) error {
	words := strings.SplitN(line, " ", 3)
	p, err := b.point(words[0])
	if err != nil {
		return err
	}
	d, okD := grid.ParseDirection(words[1])
	e, okE := grid.ParseEdge(words[2])
	if !okD || !okE {
		return fmt.Errorf("no such direction or edge")
	}
	return l.Grid.SetEdge(p, b.frame.direction(d), e)
}

func (b *Table) zone(_ *world.World, l *world.Level, line string) error {
	words := strings.Fields(line)
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

func (b *Table) door(_ *world.World, l *world.Level, line string) error {
	words := strings.Fields(line)
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
