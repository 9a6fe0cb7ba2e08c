package play

import (
	"fmt"
	"slices"

	"pitchdark/rules"
	"pitchdark/rules/grid"
)

// Flight is what the hero can tell beforehand of a throw or a shot at a tile,
// from what it knows of the ground.
type Flight struct {
	Way   []grid.Point // the tiles on the way, the last one included
	Land  grid.Point
	Sure  bool         // all of the way is known
	Glow  []grid.Point // known tiles that a burning light would light brightly there
	Words string       // what it comes to, in a line
	Not   string       // why it cannot be done
}

// Flight previews what is being aimed, if it flies, at a tile.
func (g *Game) Flight(to grid.Point) (Flight, bool) {
	p := g.pick
	switch {
	case p == nil || g.Asking():
		return Flight{}, false
	case p.Offer.Do == "throw light" && p.Want() == Dial:
		return g.lob(g.item(p.item), to, p.most()), true
	case p.Target():
		return g.shot(p, to), true
	}
	return Flight{}, false
}

// item is a thing of the hero's by its number, or nil.
func (g *Game) item(n int) *rules.Held {
	for i := range g.view.Hero.Items {
		if h := &g.view.Hero.Items[i]; h.Item == n {
			return h
		}
	}
	return nil
}

// lob is the flight of a thrown light: one of the eight directions, as far as
// meant, down before the first wall [DK-LGT-10].
func (g *Game) lob(h *rules.Held, to grid.Point, most int) Flight {
	at := g.view.Hero.At
	f := Flight{Land: at, Sure: true}
	if to == at {
		f.Not = "point where it is to fly"
		return f
	}
	d := grid.Nearest(to.Sub(at))
	wall := ""
	for range min(grid.Steps(at, to), most) {
		bar, known := g.ground.bar(f.Land, d)
		if bar != "" {
			wall = bar
			break
		}
		f.Sure = f.Sure && known
		f.Land = f.Land.Add(d.Delta())
		f.Way = append(f.Way, f.Land)
	}
	f.Words = capital(d.String()) + ", " + count(len(f.Way), "tile") + fmt.Sprintf(" of %d", most)
	switch {
	case wall != "":
		f.Words += "; the " + wall + " stops it"
	case !f.Sure:
		f.Words += "; you do not know all of the way"
	}
	if who := g.standing(f.Land); who != "" {
		f.Words += "; " + who + " is there"
	}
	if h != nil && h.Lit {
		f.Glow = g.ground.shine(f.Land, h.Bright)
	}
	return f
}

// standing is whom the hero knows to be on a tile, "" for nobody.
func (g *Game) standing(at grid.Point) string {
	if t := g.token(at); t != nil {
		return figure(t)
	}
	for i := range g.view.Contacts {
		if g.view.Contacts[i].At == at {
			return "somebody"
		}
	}
	return ""
}

// token is whom the hero sees on a tile, but for itself.
func (g *Game) token(at grid.Point) *rules.Token {
	for i := range g.view.Tokens {
		if t := &g.view.Tokens[i]; t.At == at && t.Handle != g.view.Hero.Handle && !t.Dead {
			return t
		}
	}
	return nil
}

// shot is the flight of an arrow or a thrown weapon at somebody.
func (g *Game) shot(p *Pick, to grid.Point) Flight {
	at := g.view.Hero.At
	f := Flight{Land: to, Sure: true, Way: between(at, to)}
	far, most := grid.Distance(at, to), g.reach(p)
	t := g.token(to)
	switch {
	case t == nil:
		f.Not = "you see nobody there"
	case p.choice(t.Handle) < 0 && far > most:
		f.Not = fmt.Sprintf("%s is %s away, and it reaches %d", figure(t), count(far, "tile"), most)
	case p.choice(t.Handle) < 0:
		f.Not = figure(t) + " cannot be aimed at"
	default:
		f.Words = capital(figure(t)) + ", " + fmt.Sprintf("%d of %s", far, count(most, "tile")) + g.chance(p, t.Handle)
	}
	return f
}

// chance says how likely it is to hit somebody, and for how much, as far as the
// hero can know.
func (g *Game) chance(p *Pick, who rules.Handle) string {
	q := *p
	if !q.Choose(q.choice(who)) || q.Want() != Nothing {
		return ""
	}
	words := ""
	for _, c := range g.seat.Forecast(q.Command()).Chances {
		if c.Not != "" {
			words += "; " + c.Name + ": " + c.Not
			continue
		}
		words += fmt.Sprintf("; %d %% %s", c.Percent, c.Name)
		if c.Damage != "" {
			words += ", " + c.Damage + " damage"
		}
	}
	return words
}

// reach is how far what is thrown or shot flies, in tiles.
func (g *Game) reach(p *Pick) int {
	if h := g.item(p.item); h != nil {
		return h.Range
	}
	for i := range g.view.Hero.Items {
		if h := &g.view.Hero.Items[i]; h.Where == rules.InHand && h.Reach == 0 && h.Range > 0 {
			return h.Range
		}
	}
	return 0
}

// between are the tiles on a straight line, without its start.
func between(a, b grid.Point) []grid.Point {
	n := grid.Steps(a, b)
	way := make([]grid.Point, 0, n)
	v := b.Sub(a)
	for i := 1; i <= n; i++ {
		way = append(way, grid.Point{X: a.X + nearest(v.X*i, n), Y: a.Y + nearest(v.Y*i, n)})
	}
	return way
}

// nearest is a/b to the nearest whole number.
func nearest(a, b int) int {
	if a < 0 {
		return -((-2*a + b) / (2 * b))
	}
	return (2*a + b) / (2 * b)
}

// Target reports whether somebody is wanted.
func (p *Pick) Target() bool {
	q := p.param()
	return q != nil && q.Kind == rules.ParamTarget
}

// choice is the place of somebody among the choices, −1 if it is not there.
func (p *Pick) choice(h rules.Handle) int {
	return slices.IndexFunc(p.Choices(), func(c rules.Choice) bool { return rules.Handle(c.Value) == h })
}

// aim takes a tile that was pointed at for what flies: a light is thrown there,
// somebody who stands there is the target. It reports whether the pick was for
// that.
func (g *Game) aim(to grid.Point) bool {
	f, flies := g.Flight(to)
	p := g.pick
	switch {
	case !flies:
		return false
	case f.Not != "":
		g.notice = capital(f.Not) + ". [" + string(p.Offer.Rule) + "]"
	case p.Target():
		g.Choose(p.choice(g.token(to).Handle))
	default:
		p.Aim(grid.Nearest(to.Sub(g.view.Hero.At)))
		p.Dial(grid.Steps(g.view.Hero.At, to))
		g.Confirm()
	}
	return true
}

// bar is what is known to bar a flight from p toward d, "" for nothing, and
// whether the tile that it would come to is known.
func (g *Ground) bar(p grid.Point, d grid.Direction) (what string, known bool) {
	c, known := g.At(p.Add(d.Delta()))
	if known && c.Terrain.Has(grid.BlocksMove) {
		return c.Terrain.String(), true
	}
	if !d.Diagonal() {
		if e := g.edge(p, d); e.Has(grid.BlocksMove) {
			return e.String(), known
		}
		return "", known
	}
	if known && g.shut(p, (d+7)%8, d) && g.shut(p, (d+1)%8, d) {
		return "closed corner", true
	}
	return "", known
}

// shut reports whether the way round a corner by way of the tile toward a is
// known to be barred.
func (g *Ground) shut(p grid.Point, a, d grid.Direction) bool {
	middle := p.Add(a.Delta())
	c, known := g.At(middle)
	if g.edge(p, a).Has(grid.BlocksMove) || known && c.Terrain.Has(grid.BlocksMove) {
		return true
	}
	on := grid.Nearest(p.Add(d.Delta()).Sub(middle))
	return known && g.edge(middle, on).Has(grid.BlocksMove)
}

// shine are the known tiles that a light on p would light up to a distance, as
// far as the known ground lets it through; the unknown lets nothing through.
func (g *Ground) shine(p grid.Point, radius int) []grid.Point {
	room := 2*radius + 3
	m, err := grid.New(room, room)
	if err != nil {
		return nil
	}
	corner := p.Sub(grid.Point{X: radius + 1, Y: radius + 1})
	for i := range room * room {
		q := m.PointAt(i)
		c, known := g.At(q.Add(corner))
		m.Set(q, pick(known, c.Terrain, grid.Wall))
	}
	for i := range room * room {
		q := m.PointAt(i)
		c, _ := g.At(q.Add(corner))
		for d, e := range map[grid.Direction]grid.Edge{grid.East: c.East, grid.South: c.South} {
			if e != grid.NoEdge {
				_ = m.SetEdge(q, d, e) // one beyond the board hides nothing on it
			}
		}
	}
	var f grid.Field
	m.Shine(&f, p.Sub(corner), radius)
	var lit []grid.Point
	f.Each(func(q grid.Point) {
		if _, known := g.At(q.Add(corner)); known {
			lit = append(lit, q.Add(corner))
		}
	})
	return lit
}
