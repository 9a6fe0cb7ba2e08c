package tell

import (
	"fmt"
	"strings"

	"pitchdark/rules"
	"pitchdark/rules/grid"
)

// Offer is an offer in one line: what it is, what it costs, or why not.
func Offer(o rules.Offer) string {
	words := o.Title
	switch {
	case o.Not != "":
		return words + " (not now: " + o.Not + ")"
	case o.Actions == 0:
		return words + " (free)"
	}
	return words + " (" + plural(o.Actions, "action") + ")"
}

// View describes a whole view in sentences, for those who cannot see it.
func View(v *rules.View) []string {
	t := For(v)
	lines := []string{place(v)}
	lines = append(lines, hero(&v.Hero))
	for _, h := range v.Hero.Items {
		if h.Lit {
			lines = append(lines, light(h))
		}
	}
	if v.Blind == rules.Sighted {
		lines = append(lines, ways(t, v))
	}
	for i := range v.Tokens {
		lines = append(lines, figure(t, v, &v.Tokens[i]))
	}
	for _, c := range v.Contacts {
		name := "someone"
		if c.Known {
			name = c.Name
		}
		lines = append(lines, finish(name+" is beside you, "+t.where(v.Hero.At, c.At)))
	}
	for _, s := range v.Sounds {
		age := "this round"
		if s.Round < v.Round {
			age = "a round ago"
		}
		lines = append(lines, strings.TrimSuffix(Sound(s, t.Facing, t.Blind), ".")+", "+age+".")
	}
	lines = append(lines, things(t, v)...)
	return append(lines, trace(t, v)...)
}

func place(v *rules.View) string {
	switch v.Blind {
	case rules.ByDarkness:
		return fmt.Sprintf("Round %d. You stand in absolute darkness, facing what you take for forward.", v.Round)
	case rules.ByOtherCause:
		return fmt.Sprintf("Round %d. You can see nothing at all.", v.Round)
	}
	return fmt.Sprintf("Round %d. %s, in %s. You face %s.", v.Round, v.Place, v.Light, v.Hero.Facing)
}

func hero(s *rules.Sheet) string {
	words := fmt.Sprintf("Health %d of %d", s.Health, s.MaxHealth)
	if s.Turn {
		words += ", " + plural(s.Actions, "action") + " left"
		if s.Left > 0 {
			words += ", " + plural(s.Left, "tile") + " of a walk left"
		}
	}
	if s.Down {
		words += "; you lie on the ground"
	}
	return words + "."
}

func light(h rules.Held) string {
	words := "Your " + h.Name + " burns"
	if h.Whole > 0 {
		words += ", " + Time(h.Left) + " left"
	}
	if h.Gutters {
		words += "; it gutters"
	}
	if h.Shuttered {
		words += ", shuttered"
	}
	return words + "."
}

// where tells a tile by direction, and by distance if it is not adjacent.
func (t Teller) where(from, to grid.Point) string {
	if from == to {
		return "here"
	}
	words := Direction(grid.Nearest(to.Sub(from)), t.Facing, t.Blind)
	if d := grid.Distance(from, to); d > 1 {
		words = plural(d, "tile") + " " + words
	}
	return words
}

func figure(t Teller, v *rules.View, k *rules.Token) string {
	name := "a shape"
	if k.Degree == rules.Identified {
		name = k.Name
		switch {
		case k.Dead:
			name += ", dead"
		case k.Down:
			name += ", down"
		case k.Side == rules.Foe:
			name += ", a foe"
		}
		if k.Health >= rules.Hurt && !k.Dead {
			name += ", " + k.Health.String()
		}
	}
	return finish("you see " + name + ", " + t.where(v.Hero.At, k.At))
}

// ways tells how far the ground is seen in each direction.
func ways(t Teller, v *rules.View) string {
	seen := map[grid.Point]grid.Terrain{}
	for _, c := range v.Cells {
		if c.Known == rules.Seen {
			seen[c.At] = c.Terrain
		}
	}
	var words []string
	for d := grid.North; d <= grid.NorthWest; d += 2 {
		n := 0
		end := ""
		for p := v.Hero.At.Add(d.Delta()); ; p = p.Add(d.Delta()) {
			terrain, ok := seen[p]
			if !ok {
				end = "then dark"
				break
			}
			if terrain.Has(grid.BlocksMove) {
				end = "then " + terrain.String()
				break
			}
			n++
		}
		words = append(words, fmt.Sprintf("%s %s %s", d, plural(n, "tile"), end))
	}
	return finish("open ground: " + strings.Join(words, ", "))
}

func things(t Teller, v *rules.View) []string {
	var lines []string
	for _, c := range v.Cells {
		if c.Known == rules.Seen && landmark(c.Terrain) {
			lines = append(lines, finish(something(c.Terrain.String())+", "+t.where(v.Hero.At, c.At)))
		}
	}
	for _, th := range v.Things {
		lines = append(lines, finish(article(th.Name)+" lies "+t.where(v.Hero.At, th.At)))
	}
	for _, l := range v.Lights {
		if l.Bearer == 0 {
			lines = append(lines, finish(article(Content(l.Kind))+" burns "+t.where(v.Hero.At, l.At)))
		}
	}
	return lines
}

func landmark(t grid.Terrain) bool {
	switch t {
	case grid.ClosedDoor, grid.OpenDoor, grid.StairsDown, grid.StairsUp, grid.Exit, grid.Curtain, grid.Pit:
		return true
	}
	return false
}

// trace tells what the Blind touched beside where they stand.
func trace(t Teller, v *rules.View) []string {
	var lines []string
	for _, m := range v.Trace {
		if m.Walked || m.Free || grid.Steps(m.At, v.Hero.At) > 1 {
			continue
		}
		what, d := m.Terrain.String(), t.where(v.Hero.At, m.At)
		if m.IsEdge {
			what, d = m.Edge.String(), Direction(m.Toward, t.Facing, t.Blind)
		}
		lines = append(lines, finish("you have felt "+something(what)+" "+d))
	}
	return lines
}
