package grid

// doorPrice is what a closed door adds to a sound's way, in steps [DK-SND-02].
const doorPrice = 6

// mute is the price of a way that lets no sound through.
const mute = 1 << 20

// Sound is how a noise comes to a hearer.
type Sound struct {
	Way  int       // w: steps of the shortest open way, doors' price included
	From Direction // as seen from the hearer: the first step of that way
	Here bool      // source and hearer are on the same tile: no direction
}

// Hear finds the way of a sound from source to hearer, at most reach steps
// long (doors' price included); ok is false if it is not heard [DK-SND-02].
func (g *Grid) Hear(source, hearer Point, reach int) (s Sound, ok bool) {
	if !g.Contains(source) || !g.Contains(hearer) || reach < 0 {
		return Sound{}, false
	}
	if source == hearer {
		return Sound{Here: true}, true
	}
	e := &g.echo
	e.begin(g, source)
	way := e.reach(g, g.Index(hearer), reach)
	if way > reach {
		return Sound{}, false
	}
	return Sound{Way: way, From: e.from(g, hearer, way)}, true
}

// from is the direction in which the hearer hears the sound: of the first
// steps of all shortest ways the one nearest the straight line to the source,
// and the straight line's own if two are equally near.
func (e *echo) from(g *Grid, hearer Point, way int) Direction {
	straight := e.source.Sub(hearer)
	best, closest, tied := North, 0, false
	found := false
	for d := North; d <= NorthWest; d++ {
		n := hearer.Add(d.Delta())
		if !g.Contains(n) || e.at(g.Index(n))+g.soundPrice(n, d.Opposite()) != way {
			continue
		}
		c := closeness(d, straight)
		switch {
		case !found || c > closest:
			best, closest, tied, found = d, c, false, true
		case c == closest:
			tied = true
		}
	}
	if tied {
		return Nearest(straight)
	}
	return best
}

// closeness grows as the angle between a direction and a displacement
// shrinks: the signed square of its cosine, times twice the displacement's
// square.
func closeness(d Direction, v Point) int {
	dot := d.Delta().X*v.X + d.Delta().Y*v.Y
	c := dot * abs(dot)
	if d.Diagonal() {
		return c
	}
	return 2 * c
}
