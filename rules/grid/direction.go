package grid

// Direction is one of the eight absolute directions, clockwise from north
// [DK-GRD-02].
type Direction uint8

// The eight absolute directions.
const (
	North Direction = iota
	NorthEast
	East
	SouthEast
	South
	SouthWest
	West
	NorthWest
)

// Relative is one of the eight directions relative to a facing, clockwise from
// forward [DK-GRD-02].
type Relative uint8

// The eight relative directions.
const (
	Forward Relative = iota
	ForwardRight
	Right
	BackRight
	Backward
	BackLeft
	Left
	ForwardLeft
)

var (
	deltas = [8]Point{
		North: {0, -1}, NorthEast: {1, -1}, East: {1, 0}, SouthEast: {1, 1},
		South: {0, 1}, SouthWest: {-1, 1}, West: {-1, 0}, NorthWest: {-1, -1},
	}
	directionNames = [8]string{"north", "north-east", "east", "south-east", "south", "south-west", "west", "north-west"}
	directionShort = [8]string{"N", "NE", "E", "SE", "S", "SW", "W", "NW"}
	relativeNames  = [8]string{"forward", "forward-right", "right", "back-right", "backward", "back-left", "left", "forward-left"}
)

// Turn adds a relative direction to a facing: clockwise, modulo 8 [DK-GRD-02].
func (d Direction) Turn(r Relative) Direction { return (d + Direction(r)) % 8 }

// Toward is the relative direction in which to lies for one that faces d; it
// undoes Turn [DK-GRD-02].
func (d Direction) Toward(to Direction) Relative { return Relative((to + 8 - d) % 8) }

// Opposite is the direction half a turn away.
func (d Direction) Opposite() Direction { return (d + 4) % 8 }

// Diagonal reports whether d is one of the four diagonals.
func (d Direction) Diagonal() bool { return d%2 == 1 }

// Delta is the displacement of one step in direction d.
func (d Direction) Delta() Point { return deltas[d%8] }

// String is the direction's English name, "north-east".
func (d Direction) String() string { return directionNames[d%8] }

// Short is the compass abbreviation, "NE".
func (d Direction) Short() string { return directionShort[d%8] }

// String is the relative direction's English name, "forward-left".
func (r Relative) String() string { return relativeNames[r%8] }

// ParseDirection reads a compass abbreviation ("NE") or a name ("north-east").
func ParseDirection(s string) (Direction, bool) {
	for d := range directionNames {
		if s == directionNames[d] || s == directionShort[d] {
			return Direction(d), true
		}
	}
	return 0, false
}

// ParseRelative reads a relative direction's name ("forward-left").
func ParseRelative(s string) (Relative, bool) {
	for r, name := range relativeNames {
		if s == name {
			return Relative(r), true
		}
	}
	return 0, false
}

// Nearest is the direction of eight nearest to a displacement: with a the
// larger and b the smaller of |dx| and |dy|, orthogonal if b²+2ab < a², else
// diagonal; it is never a tie [DK-GRD-02]. A zero displacement gives North.
func Nearest(d Point) Direction {
	x, y := abs(d.X), abs(d.Y)
	a, b := max(x, y), min(x, y)
	switch {
	case a == 0:
		return North
	case b*b+2*a*b < a*a && x > y:
		return pick(d.X > 0, East, West)
	case b*b+2*a*b < a*a:
		return pick(d.Y > 0, South, North)
	case d.Y < 0:
		return pick(d.X > 0, NorthEast, NorthWest)
	default:
		return pick(d.X > 0, SouthEast, SouthWest)
	}
}

func pick(yes bool, a, b Direction) Direction {
	if yes {
		return a
	}
	return b
}
