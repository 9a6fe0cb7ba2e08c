package purple

import (
	"slices"

	"pitchdark/rules"
)

// MayDraw refuses to draw a map at a brisk pace, without a kit, or of what one
// does not see: lit, or with eyes for the dark. Whoever draws has both hands
// busy [PH-MAP-01, PH-MAP-04, PH-DRK-14].
func MayDraw(p Pace, kit, sees bool) *rules.Refusal {
	switch {
	case p != Cautious:
		return refuse("PH-MAP-01", "You must go cautiously to draw.")
	case !kit:
		return refuse("PH-MAP-04", "You have nothing to draw with.")
	case !sees:
		return refuse("PH-DRK-14", "You cannot draw what you cannot see.")
	}
	return nil
}

// recalled is how many rooms and corridors stay in mind unmapped.
const recalled = 3

// Atlas is the party's map of a place, by the numbers of its rooms and
// corridors: what it has drawn, what of it a copy in town has, and what it only
// remembers [PH-MAP-02].
type Atlas struct {
	Drawn  []int `json:"drawn,omitempty"`
	Copied []int `json:"copied,omitempty"`
	Recent []int `json:"recent,omitempty"` // the last first
}

// Enter is the map after a room was passed, drawn or not. Only the last three
// that were not drawn stay [PH-MAP-02].
func (a Atlas) Enter(room int, drawn bool) Atlas {
	a.Recent = slices.DeleteFunc(slices.Clone(a.Recent), func(r int) bool { return r == room })
	switch {
	case slices.Contains(a.Drawn, room):
	case drawn:
		a.Drawn = append(slices.Clone(a.Drawn), room)
	default:
		a.Recent = slices.Insert(a.Recent, 0, room)
		a.Recent = a.Recent[:min(len(a.Recent), recalled)]
	}
	return a
}

// Shows reports whether a room is on the map or still in mind [PH-MAP-02].
func (a Atlas) Shows(room int) bool {
	return slices.Contains(a.Drawn, room) || slices.Contains(a.Copied, room) || slices.Contains(a.Recent, room)
}

// Lost is the map after it was destroyed: what is on no copy is gone
// [PH-MAP-03].
func (a Atlas) Lost() Atlas {
	a.Drawn = slices.Clone(a.Copied)
	return a
}

// Copy is the map with a copy of all that is drawn [PH-MAP-04].
func (a Atlas) Copy() Atlas {
	a.Copied = slices.Clone(a.Drawn)
	return a
}

// MapSuffers reports whether a peril can destroy a map: while it is drawn, as
// what is fragile; finished, as paper; in a case nothing but disintegration
// [PH-MAP-03].
func MapSuffers(p Peril, drawing, cased bool) bool {
	switch p {
	case Disintegration:
		return true
	case AreaAttack:
		return drawing
	case Soaking, OtherPeril:
		return drawing || !cased
	}
	return false
}

// roomsPerTurn is how many rooms are copied in a turn, and for a penny.
const roomsPerTurn = 5

// CopyTurns is the turns that it takes to copy so many rooms, with kit and
// light [PH-MAP-04].
func CopyTurns(rooms int) int { return (rooms + roomsPerTurn - 1) / roomsPerTurn }

// ScribePrice is what a scribe in town takes for it [PH-MAP-04].
func ScribePrice(rooms int) Money { return Money(CopyTurns(rooms)) * Penny }
