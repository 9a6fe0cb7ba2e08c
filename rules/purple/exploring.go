package purple

import (
	"slices"

	"pitchdark/rules"
)

// Pace is how a party goes outside a fight [PH-EXP-01].
type Pace uint8

// The paces.
const (
	Cautious Pace = iota // three times the combat speed in a turn
	Brisk                // the combat speed in a round
)

// Slowest is the speed of a party, that of its slowest; 0 of nobody
// [PH-EXP-01].
func Slowest(speeds []int) int {
	if len(speeds) == 0 {
		return 0
	}
	return slices.Min(speeds)
}

// Stride counts the time of a walk exactly: what is left over between whole
// rounds, in 840ths of a round, so that every speed up to 40 feet divides it
// [PH-EXP-01].
type Stride int

const (
	strideParts  = 840
	cautiousCost = 20 // rounds for as many tiles as the combat speed has
)

// Walk is the whole rounds that pass while a party of a combat speed in feet
// goes so many tiles further [PH-EXP-01].
func (s *Stride) Walk(p Pace, tiles, speed int) int {
	cost := strideParts
	if p == Cautious {
		cost *= cautiousCost
	}
	parts := int(*s) + tiles*cost/MoveTiles(speed)
	*s = Stride(parts % strideParts)
	return parts / strideParts
}

// hurriedSurprise is what haste adds to the party's threshold of surprise.
const hurriedSurprise = 1

// Looks reports whether a party at this pace looks where it goes: only then is
// a map drawn, a secret door or a trigger within 2 tiles noticed, and a pole of
// any use [PH-EXP-02].
func (p Pace) Looks(tiles int) bool { return p == Cautious && tiles <= trapTiles }

// Surprise is what the pace adds to the party's threshold of surprise
// [PH-EXP-02].
func (p Pace) Surprise() int { return given(p == Brisk, hurriedSurprise) }

// turnWork is what takes a turn [PH-EXP-03].
var turnWork = []string{
	"searching a square", "picking a lock", "wrenching a door open", "acid on a lock",
	"repacking a pack", "binding captives", "setting a twine alarm", "copying five rooms of a map", "a meal",
}

// TurnWork is what takes a turn each time; several heroes may do different
// things in the same turn [PH-EXP-03].
func TurnWork() []string { return append([]string(nil), turnWork...) }

// SearchTurns is the turns in which so many searchers, at least one, look
// through so many squares, one of them to a square [PH-EXP-03].
func SearchTurns(squares, searchers int) int {
	searchers = max(searchers, 1)
	return (squares + searchers - 1) / searchers
}

// MaySearch refuses a second searcher of a square [PH-EXP-03].
func MaySearch(taken bool) *rules.Refusal {
	if taken {
		return refuse("PH-EXP-03", "Someone is already searching this square.")
	}
	return nil
}

// Rank is a place in the order of march [PH-EXP-04].
type Rank uint8

// The ranks.
const (
	Front Rank = iota
	Middle
	Rear
	ranks
)

// abreast is how many go side by side.
const abreast = 2

// March is the order in which a party goes: the names in each rank, two
// abreast [PH-EXP-04].
type March [ranks][]string

// With is the order with one more at the end of a rank; nobody stands in it
// twice [PH-EXP-04].
func (m March) With(name string, at Rank) (March, *rules.Refusal) {
	for _, rank := range m {
		if slices.Contains(rank, name) {
			return m, refuse("PH-EXP-04", "%s is already in the order.", name)
		}
	}
	m[at] = append(slices.Clone(m[at]), name)
	return m, nil
}

// Order is everybody, first to last; the first springs what lies in the way
// [PH-EXP-04].
func (m March) Order() []string { return slices.Concat(m[:]...) }

// InReach is who is in reach when somebody is met in front: the first two
// [PH-EXP-04].
func (m March) InReach() []string {
	order := m.Order()
	return order[:min(len(order), abreast)]
}
