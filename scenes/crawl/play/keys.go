package play

import "pitchdark/rules"

// Key is a key that was pressed: a printed character as it is typed, or the
// name of another key.
type Key string

// Keys with names.
const (
	Enter  Key = "Return"
	Escape Key = "Escape"
	Space  Key = "Space"
	More   Key = "+"
	Fewer  Key = "-"
)

// yielded are the keys that offers take where their own key points somewhere.
var yielded = map[Key]Key{"k": "K", "u": "U", "l": "M", "b": "V", "h": "G", "n": "N", "j": "J", "y": "Y"}

// Points tells which keys point, so that offers have others; nil for none.
func (g *Game) Points(points func(Key) bool) {
	g.points = points
	g.list()
}

// keyOf is the key of an offer.
func (g *Game) keyOf(o *rules.Offer) Key {
	k := Key(o.Key)
	if other, gives := yielded[k]; gives && g.points != nil && g.points(k) {
		return other
	}
	return k
}

// digit is the number of a digit key, -1 for another.
func digit(k Key) int {
	if len(k) == 1 && k[0] >= '0' && k[0] <= '9' {
		return int(k[0] - '0')
	}
	return -1
}
