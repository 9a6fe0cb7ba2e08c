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
	e.spread(g, source, reach)
	way := e.at(g.Index(hearer))
	if way > reach {
		return Sound{}, false
	}
	return Sound{Way: way, From: e.from(g, hearer, way)}, true
}

// echo is the spread of the latest sound, kept for its next hearer.
type echo struct {
	source   Point
	reach    int
	revision uint32
	known    bool
	way      []int // steps from source by tile, plus one; 0: not reached
	rings    [16][]int
}

func (e *echo) at(i int) int {
	if e.way[i] == 0 {
		return mute
	}
	return e.way[i] - 1
}

// spread finds the fewest steps from source to every tile out to reach.
func (e *echo) spread(g *Grid, source Point, reach int) {
	if e.known && e.source == source && e.reach >= reach && e.revision == g.revision {
		return
	}
	e.source, e.reach, e.revision, e.known = source, reach, g.revision, true
	if e.way == nil {
		e.way = make([]int, len(g.terrain))
	}
	clear(e.way)
	i := g.Index(source)
	e.way[i] = 1
	e.rings[0] = append(e.rings[0][:0], i)
	for w, left := 0, 1; left > 0; w++ {
		ring := &e.rings[w%len(e.rings)]
		for k := 0; k < len(*ring); k++ {
			if i := (*ring)[k]; e.way[i] == w+1 {
				left += e.push(g, i, w, reach)
			}
		}
		left -= len(*ring)
		*ring = (*ring)[:0]
	}
}

// push enters the neighbours of tile i, w steps from the source, into the
// rings, and tells how many entries it made.
func (e *echo) push(g *Grid, i, w, reach int) (made int) {
	p := g.PointAt(i)
	for d := North; d <= NorthWest; d++ {
		to := p.Add(d.Delta())
		cost := w + g.soundPrice(p, d)
		if cost > reach {
			continue
		}
		j := g.Index(to)
		if e.way[j] != 0 && e.way[j] <= cost+1 {
			continue
		}
		e.way[j] = cost + 1
		ring := &e.rings[cost%len(e.rings)]
		*ring = append(*ring, j)
		made++
	}
	return made
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

// soundPrice is what a sound pays for one step from a tile: 1, more through
// closed doors, mute where it does not pass. Round a corner it takes the
// cheaper of the two ways [DK-SND-02].
func (g *Grid) soundPrice(from Point, d Direction) int {
	price := 1 + muffling(g.At(from.Add(d.Delta())).Flags())
	if !d.Diagonal() {
		return price + muffling(g.Edge(from, d).Flags())
	}
	left, right := d.Turn(ForwardLeft), d.Turn(ForwardRight)
	return price + min(g.roundPrice(from, left, right), g.roundPrice(from, right, left))
}

func (g *Grid) roundPrice(from Point, a, b Direction) int {
	middle := from.Add(a.Delta())
	return muffling(g.Edge(from, a).Flags()) + muffling(g.At(middle).Flags()) + muffling(g.Edge(middle, b).Flags())
}

func muffling(f Flags) int {
	switch {
	case f&BlocksSound != 0:
		return mute
	case f&MufflesSound != 0:
		return doorPrice
	}
	return 0
}
