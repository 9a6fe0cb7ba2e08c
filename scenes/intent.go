package scenes

import "slices"

// Intent is what a key, a click or a pad's button means.
type Intent uint8

// The intents. The first eight are directions clockwise from up, so that
// Intent-Up is their number.
const (
	Up Intent = iota
	UpRight
	Right
	DownRight
	Down
	DownLeft
	Left
	UpLeft
	Confirm
	Back
	Skip // let an animation end now
	Next // to the next thing on the screen
	Previous
	Menu
	Why     // open the rule behind a line of the log
	Log     // open the log
	Overlay // show the levels of light
	Help
	Bigger // larger text
	Smaller
	ScrollUp
	ScrollDown
	ZoomIn
	ZoomOut
	Describe // say all that is on the screen
	Things   // what one carries, and what lies here
	NoIntent
)

var intentNames = [NoIntent + 1]string{
	"up", "up-right", "right", "down-right", "down", "down-left", "left", "up-left",
	"confirm", "back", "skip", "next", "previous", "menu", "why", "log", "overlay", "help",
	"bigger text", "smaller text", "scroll up", "scroll down", "zoom in", "zoom out", "describe", "things", "nothing",
}

// String is the intent's name, as the settings file has it.
func (i Intent) String() string { return intentNames[min(i, NoIntent)] }

// ParseIntent finds an intent by its name.
func ParseIntent(name string) (Intent, bool) {
	i := slices.Index(intentNames[:NoIntent], name)
	if i < 0 {
		return NoIntent, false
	}
	return Intent(i), true
}

// Direction is the number of a direction, 0…7 clockwise from up.
func (i Intent) Direction() (int, bool) { return int(i), i <= UpLeft }

// Key is a key by its name: the character that it types ("a", "?", "7"), or
// "Return", "Up", "F1", "KP8", "PadA" for one that types none, with "Ctrl+" or
// "Shift+" before it where those are held.
type Key string

// Bindings say what keys mean. One key means one thing; many keys may mean the
// same. Letters are best left to the screens.
type Bindings map[Key]Intent

// Defaults are the bindings to begin with.
func Defaults() Bindings {
	return Bindings{
		"Up": Up, "PageUp": UpRight, "Right": Right, "PageDown": DownRight,
		"Down": Down, "End": DownLeft, "Left": Left, "Home": UpLeft,
		"KP8": Up, "KP9": UpRight, "KP6": Right, "KP3": DownRight,
		"KP2": Down, "KP1": DownLeft, "KP4": Left, "KP7": UpLeft,
		"Return": Confirm, "Escape": Back, "Space": Skip, "Tab": Next, "Shift+Tab": Previous,
		"F10": Menu, "F1": Help, "F2": Log, "F3": Why, "F4": Overlay,
		"Ctrl+=": Bigger, "Ctrl++": Bigger, "Ctrl+KP+": Bigger, "Ctrl+-": Smaller, "Ctrl+KP-": Smaller,
		"Shift+PageUp": ScrollUp, "Shift+PageDown": ScrollDown, "Shift+Up": ScrollUp, "Shift+Down": ScrollDown,
		"F5": Describe, "F7": ZoomIn, "F6": ZoomOut, "I": Things,
		"PadUp": Up, "PadRight": Right, "PadDown": Down, "PadLeft": Left,
		"StickUp": Up, "StickUpRight": UpRight, "StickRight": Right, "StickDownRight": DownRight,
		"StickDown": Down, "StickDownLeft": DownLeft, "StickLeft": Left, "StickUpLeft": UpLeft,
		"PadA": Confirm, "PadB": Back, "PadX": Skip, "PadY": Things, "PadL": Previous, "PadR": Next,
		"PadL2": ScrollUp, "PadR2": ScrollDown, "PadSelect": Log, "PadStart": Menu,
		"PadL3": Overlay, "PadR3": Help,
		"Stick2Up": ZoomIn, "Stick2Down": ZoomOut, "Stick2Right": Describe, "Stick2Left": Why,
	}
}

// letters point for those who want them to.
var letters = [...]Key{Up: "k", UpRight: "u", Right: "l", DownRight: "n", Down: "j", DownLeft: "b", Left: "h", UpLeft: "y"}

// Letters lets h, j, k, l, y, u, b and n point, or no longer.
func (b Bindings) Letters(point bool) {
	for i, k := range letters {
		if point {
			b[k] = Intent(i)
		} else if b[k] == Intent(i) {
			delete(b, k)
		}
	}
}

// Of is what a key means, NoIntent if nothing.
func (b Bindings) Of(k Key) Intent {
	if i, ok := b[k]; ok {
		return i
	}
	return NoIntent
}

// Keys are the keys of an intent, sorted.
func (b Bindings) Keys(i Intent) []Key {
	var keys []Key
	for k, bound := range b {
		if bound == i {
			keys = append(keys, k)
		}
	}
	slices.Sort(keys)
	return keys
}

// Bind lets a key mean an intent besides those that it has. A key that meant
// something else means it no longer, which is told so that it can be shown.
func (b Bindings) Bind(i Intent, k Key) (lost Intent, was bool) {
	lost, was = b[k]
	b[k] = i
	return lost, was && lost != i
}

// Unbind takes a key of an intent away; the last one stays.
func (b Bindings) Unbind(i Intent, k Key) bool {
	if b[k] != i || len(b.Keys(i)) == 1 {
		return false
	}
	delete(b, k)
	return true
}

// Names are the bindings as plain words: the keys of each intent by its name.
func (b Bindings) Names() map[string][]string {
	names := map[string][]string{}
	for i := Up; i < NoIntent; i++ {
		for _, k := range b.Keys(i) {
			names[i.String()] = append(names[i.String()], string(k))
		}
	}
	return names
}

// Named are the bindings of plain words; names of no intent are passed over.
func Named(names map[string][]string) Bindings {
	b := Bindings{}
	for i := Up; i < NoIntent; i++ {
		for _, k := range names[i.String()] {
			b[Key(k)] = i
		}
	}
	return b
}
