package tell

import (
	"strings"

	"pitchdark/rules"
	"pitchdark/rules/grid"
)

// about tells how far the ground is open in the four main directions, and what
// ends it.
func about(v *rules.View) string {
	seen := map[grid.Point]*rules.Glimpse{}
	for i := range v.Cells {
		if c := &v.Cells[i]; c.Known == rules.Seen {
			seen[c.At] = c
		}
	}
	var words []string
	for d := grid.North; d <= grid.NorthWest; d += 2 {
		n, end := open(seen, v.Hero.At, d)
		if n > 0 {
			end = plural(n, "tile") + " then " + end
		}
		words = append(words, d.String()+" "+end)
	}
	return finish("about you: " + strings.Join(words, ", "))
}

// open counts the tiles that are open from a tile in one of the four main
// directions, and names what comes after them.
func open(seen map[grid.Point]*rules.Glimpse, from grid.Point, d grid.Direction) (int, string) {
	for n := 0; ; n++ {
		to := from.Add(d.Delta())
		if e := between(seen, from, to, d); e.Has(grid.BlocksMove) {
			return n, article(e.String())
		}
		c, ok := seen[to]
		switch {
		case !ok:
			return n, "unseen"
		case c.Terrain.Has(grid.BlocksMove):
			return n, article(c.Terrain.String())
		}
		from = to
	}
}

// between is the edge that one crosses from a tile to the next.
func between(seen map[grid.Point]*rules.Glimpse, from, to grid.Point, d grid.Direction) grid.Edge {
	owner := from
	if d == grid.North || d == grid.West {
		owner = to
	}
	c, ok := seen[owner]
	if here := seen[from]; !ok && here != nil {
		if d == grid.West {
			return here.West
		}
		return here.North
	}
	switch {
	case !ok:
		return grid.NoEdge
	case d == grid.East || d == grid.West:
		return c.East
	}
	return c.South
}

// trace tells what the Blind have touched and where they walked, on the tiles
// beside them [DK-VIS-04].
func trace(t Teller, v *rules.View) []string {
	var felt, free []string
	for r := grid.Forward; r <= grid.ForwardLeft; r++ {
		d := t.Facing.Turn(r)
		what, passed := touched(v, v.Hero.At.Add(d.Delta()), d)
		switch {
		case what != "":
			felt = append(felt, what+" "+Relative(r))
		case passed:
			free = append(free, Relative(r))
		}
	}
	var lines []string
	if len(felt) > 0 {
		lines = append(lines, finish("you have felt "+list(felt)))
	}
	if len(free) > 0 {
		lines = append(lines, finish("the way is free "+list(free)))
	}
	return lines
}

// touched is what was felt last toward a neighbouring tile, or that the way
// there was found free.
func touched(v *rules.View, p grid.Point, d grid.Direction) (what string, free bool) {
	for i := range v.Trace {
		m := &v.Trace[i]
		switch {
		case m.IsEdge && edgeToward(m, v.Hero.At, p, d):
			what, free = article(m.Edge.String()), false
		case m.IsEdge || m.At != p:
		case m.Walked || m.Free:
			what, free = "", true
		default:
			what, free = article(m.Terrain.String()), false
		}
	}
	return what, free
}

// edgeToward reports whether a felt edge stands between the hero and a tile.
func edgeToward(m *rules.Trace, hero, p grid.Point, d grid.Direction) bool {
	return m.At == hero && m.Toward == d || m.At == p && m.Toward == d.Opposite()
}

// lying is what can be seen or felt on the ground: ways out and doors, things,
// lights that nobody carries, and lights whose bearer is not seen.
func lying(t Teller, v *rules.View) []string {
	var lines []string
	for _, c := range v.Cells {
		if c.Known == rules.Seen && landmark(c.Terrain) {
			lines = append(lines, finish(article(c.Terrain.String())+", "+t.where(v.Hero.At, c.At)))
		}
	}
	for _, th := range v.Things {
		lines = append(lines, t.lies(v, &th))
	}
	for i := range v.Lights {
		if l := &v.Lights[i]; l.Bearer == 0 && !v.Lies(l) {
			lines = append(lines, finish(article(Content(l.Kind))+burns(l)+t.where(v.Hero.At, l.At)))
		}
	}
	return lines
}

// Thing tells where a thing lies that a view shows.
func Thing(v *rules.View, th *rules.Thing) string { return For(v).lies(v, th) }

func (t Teller) lies(v *rules.View, th *rules.Thing) string {
	words := article(th.Name) + " lies "
	if s := v.Flame(th); s != nil {
		words = article(th.Name) + burns(s)
	}
	if th.Count > 1 {
		words = "there lie " + several(th.Count, th.Name) + " "
	}
	return finish(words + t.where(v.Hero.At, th.At))
}

func burns(s *rules.Shine) string {
	if s.Gutters {
		return " gutters "
	}
	return " burns "
}

func landmark(t grid.Terrain) bool {
	switch t {
	case grid.ClosedDoor, grid.OpenDoor, grid.StairsDown, grid.StairsUp, grid.Exit, grid.Curtain, grid.Pit:
		return true
	}
	return false
}
