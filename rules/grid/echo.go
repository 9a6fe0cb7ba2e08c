package grid

import "math/bits"

// echo is the spread of the latest noise, kept for its next hearer: it goes
// only as far as was asked, ring by ring of tiles that are equally far.
type echo struct {
	source   Point
	revision uint32
	begun    bool
	way      []uint16 // steps from source by tile, plus one; 0: not reached
	rings    [1 + maxStep][]int32
	next     int // the ring that is next to be spread, in steps from source
	pending  int // entries in all rings
	// By tile, the directions in which a step of sound costs 1, and, 8 bits
	// higher, in which it costs more; 0 also if that is not known yet.
	steps []uint16
}

// maxStep is the most that a step of sound costs: onto a door tile past a
// corner with another tile door and two thin ones.
const maxStep = 1 + 4*doorPrice

// begin makes source the noise to be heard.
func (e *echo) begin(g *Grid, source Point) {
	if e.begun && e.source == source && e.revision == g.revision {
		return
	}
	if e.way == nil {
		e.way, e.steps = make([]uint16, len(g.terrain)), make([]uint16, len(g.terrain))
	}
	clear(e.way)
	for i := range e.rings {
		e.rings[i] = e.rings[i][:0]
	}
	e.source, e.revision, e.begun, e.next, e.pending = source, g.revision, true, 0, 0
	e.push(g.Index(source), 0)
}

// forget drops what is known of the steps from and to a tile and from its
// neighbours, after a change there.
func (e *echo) forget(g *Grid, p Point) {
	if e.steps == nil {
		return
	}
	for y := max(p.Y-1, 0); y <= min(p.Y+1, g.height-1); y++ {
		for x := max(p.X-1, 0); x <= min(p.X+1, g.width-1); x++ {
			e.steps[g.Index(Point{x, y})] = 0
		}
	}
}

func (e *echo) at(i int) int {
	if e.way[i] == 0 {
		return mute
	}
	return int(e.way[i]) - 1
}

// reach spreads the noise until a tile's way is sure or longer than limit,
// and returns it.
func (e *echo) reach(g *Grid, i, limit int) int {
	for e.next <= min(e.at(i), limit) && e.pending > 0 {
		ring := &e.rings[e.next%len(e.rings)]
		for _, j := range *ring {
			if e.at(int(j)) == e.next {
				e.spread(g, int(j))
			}
		}
		e.pending -= len(*ring)
		*ring = (*ring)[:0]
		e.next++
	}
	return e.at(i)
}

// push enters a tile into a ring, unless a shorter way to it is known.
func (e *echo) push(i, way int) {
	if e.way[i] != 0 && int(e.way[i]) <= way+1 {
		return
	}
	e.way[i] = uint16(way + 1)
	ring := &e.rings[way%len(e.rings)]
	*ring = append(*ring, int32(i))
	e.pending++
}

// spread takes the sound from a tile of the next ring one step further.
func (e *echo) spread(g *Grid, i int) {
	steps := e.steps[i]
	if steps == 0 {
		steps = g.soundSteps(g.PointAt(i))
		e.steps[i] = steps
	}
	for free := uint8(steps); free != 0; free &= free - 1 {
		e.push(i+g.offset(Direction(bits.TrailingZeros8(free))), e.next+1)
	}
	for dear := uint8(steps >> 8); dear != 0; dear &= dear - 1 {
		d := Direction(bits.TrailingZeros8(dear))
		e.push(i+g.offset(d), e.next+g.soundPrice(g.PointAt(i), d))
	}
}

// offset is what a step in a direction adds to a tile's index.
func (g *Grid) offset(d Direction) int { return deltas[d].Y*g.width + deltas[d].X }

// soundSteps is a tile's entry in echo.steps.
func (g *Grid) soundSteps(p Point) (steps uint16) {
	for d := North; d <= NorthWest; d++ {
		switch price := g.soundPrice(p, d); {
		case price == 1:
			steps |= 1 << d
		case price < mute:
			steps |= 1 << (8 + d)
		}
	}
	return steps
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
