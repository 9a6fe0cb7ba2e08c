package play

import (
	"pitchdark/rules"
	"pitchdark/rules/grid"
)

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

// compass are the keys that point: up is north for one that sees, forward for
// the Blind.
var compass = map[Key]grid.Direction{
	"Up": 0, "PageUp": 1, "Right": 2, "PageDown": 3, "Down": 4, "End": 5, "Left": 6, "Home": 7,
	"KP8": 0, "KP9": 1, "KP6": 2, "KP3": 3, "KP2": 4, "KP1": 5, "KP4": 6, "KP7": 7,
}

// letters are the pointing letters of those who want them; the offers that
// have these keys by themselves then have others.
var letters = map[Key]grid.Direction{"k": 0, "u": 1, "l": 2, "n": 3, "j": 4, "b": 5, "h": 6, "y": 7}

// yielded are the keys of offers that give way to pointing letters.
var yielded = map[Key]Key{"k": "K", "u": "U", "l": "m", "b": "x", "h": "v"}

// pointing is where a key points.
func (g *Game) pointing(k Key) (grid.Direction, bool) {
	d, ok := compass[k]
	if !ok && g.Letters {
		d, ok = letters[k]
	}
	return d, ok
}

// KeyOf is the key of an offer.
func (g *Game) KeyOf(o *rules.Offer) Key {
	k := Key(o.Key)
	if other, gives := yielded[k]; gives && g.Letters {
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
