package play

import (
	"regexp"
	"strings"

	"pitchdark/rules"
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

// yielded are the keys that offers take where their own key points somewhere.
var yielded = map[Key]Key{"k": "K", "u": "U", "l": "M", "b": "V", "h": "G", "n": "N", "j": "J", "y": "Y"}

// Else is the key of an offer where its usual one points, "" if it keeps it.
func Else(usual Key) Key { return yielded[usual] }

// Points tells which keys point, so that offers have others; nil for none.
func (g *Game) Points(points func(Key) bool) {
	g.points, g.keyed = points, nil
	g.list()
}

// Own are a player's own keys: what an action is done by on the keyboard and on
// a pad; named is false for one that has its usual key.
type Own func(do rules.ActionID) (key, pad Key, named bool)

// Own takes the player's own keys into use; nil for none.
func (g *Game) Own(own Own) {
	g.own, g.keyed = own, nil
	g.list()
}

// keysOf are the keys of an action on the keyboard and on a pad.
func (g *Game) keysOf(do rules.ActionID, usual Key) (key, pad Key) {
	switch do {
	case "leave":
		do = doDown
	case "stairs":
		do = doUp
	}
	if g.own != nil {
		if key, pad, named := g.own(do); named {
			return key, pad
		}
	}
	if other, gives := yielded[usual]; gives && g.points != nil && g.points(usual) {
		usual = other
	}
	return usual, ""
}

// Names tell a player's keys by the device in use: that of an intent, by the
// intent's name, and that of an action, which may have one on a pad, too.
type Names interface {
	Intent(name string) string
	Action(key, pad Key) string
}

// Names takes the names of the keys that are bound now into use.
func (g *Game) Names(names Names) { g.names, g.keyed = names, nil }

// keyMark stands in words for a key: {help} for that of an intent, {take:g} for
// that of an action, named with its usual one.
var keyMark = regexp.MustCompile(`\{([a-z -]+)(?::(.))?\}`)

// Keyed are words with the keys that are bound now in the place of their marks.
func (g *Game) Keyed(words string) string {
	if g.names == nil || !strings.Contains(words, "{") {
		return words
	}
	filled, ok := g.keyed[words]
	if !ok {
		filled = keyMark.ReplaceAllStringFunc(words, g.fill)
		if g.keyed == nil {
			g.keyed = map[string]string{}
		}
		g.keyed[words] = filled
	}
	return filled
}

// fill is the name of the key that a mark stands for.
func (g *Game) fill(mark string) string {
	parts := keyMark.FindStringSubmatch(mark)
	var name string
	if parts[2] != "" {
		name = g.names.Action(g.keysOf(rules.ActionID(parts[1]), Key(parts[2])))
	} else {
		name = g.names.Intent(parts[1])
	}
	if name == "" {
		return "(no key)"
	}
	return name
}

// keyOf is the key of an offer on the keyboard.
func (g *Game) keyOf(o *rules.Offer) Key {
	key, _ := g.keysOf(o.Do, Key(o.Key))
	return key
}

// Course is something that a key does besides the rules' own actions.
type Course struct {
	Do    rules.ActionID
	Title string
	Key   Key // the usual one
}

// Courses are all that there are.
func Courses() []Course {
	return []Course{
		{doExplore, "Explore", "x"},
		{doTravel, "Travel to a place", "m"},
		{doDown, "To the stairs down or the way out", ">"},
		{doUp, "To the stairs up", "<"},
		{doAgain, "Do that again", "n"},
		{Look, "Look about", "v"},
		{Days, "The day, meals and rest", "Z"},
		{doFollow, "Have the others follow or wait", "j"},
		{doNext, "Show the next hero", "]"},
		{doPrevious, "Show the hero before", "["},
		{doForward, "Go forward in the marching order", "{"},
		{doRearward, "Go back in the marching order", "}"},
	}
}

var courses = Courses()

// Means reports whether a key is that of a course.
func (g *Game) Means(k Key, do rules.ActionID) bool {
	for _, c := range courses {
		if c.Do == do {
			key, pad := g.keysOf(do, c.Key)
			return k != "" && (k == key || k == pad)
		}
	}
	return false
}

// digit is the number of a digit key, -1 for another.
func digit(k Key) int {
	if len(k) == 1 && k[0] >= '0' && k[0] <= '9' {
		return int(k[0] - '0')
	}
	return -1
}
