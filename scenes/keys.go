package scenes

import "strings"

// Digit is the number that a press typed.
func (p Press) Digit() (int, bool) {
	if p.Rune < '0' || p.Rune > '9' {
		return 0, false
	}
	return int(p.Rune - '0'), true
}

// Pad reports whether the key is a button or a stick of a pad.
func (k Key) Pad() bool {
	return strings.HasPrefix(string(k), "Pad") || strings.HasPrefix(string(k), "Stick")
}

// keyOf names the key that types a character.
func keyOf(r rune) Key {
	if r == ' ' {
		return "Space"
	}
	return Key(r)
}

// labels are keys whose label is not their name.
var labels = map[Key]string{
	"Return": "Enter", "Escape": "Esc", "Up": "↑", "Down": "↓", "Left": "←", "Right": "→",
	"PageUp": "PgUp", "PageDown": "PgDn", "Backspace": "Backspace",
	"PadUp": "pad ↑", "PadDown": "pad ↓", "PadLeft": "pad ←", "PadRight": "pad →",
	"PadA": "(A)", "PadB": "(B)", "PadX": "(X)", "PadY": "(Y)", "PadL": "(LB)", "PadR": "(RB)",
	"PadL2": "(LT)", "PadR2": "(RT)", "PadSelect": "(Select)", "PadStart": "(Start)",
	"PadL3": "(left stick)", "PadR3": "(right stick)",
	"Stick2Up": "right stick ↑", "Stick2Down": "right stick ↓", "Stick2Left": "right stick ←", "Stick2Right": "right stick →",
	"StickUp": "stick ↑", "StickDown": "stick ↓", "StickLeft": "stick ←", "StickRight": "stick →",
	"StickUpRight": "stick up-right", "StickDownRight": "stick down-right", "StickDownLeft": "stick down-left", "StickUpLeft": "stick up-left",
}

// Label is the key as a screen shows it.
func (k Key) Label() string {
	rest := k
	prefix := ""
	for _, held := range []string{"Ctrl+", "Shift+"} {
		if after, ok := strings.CutPrefix(string(rest), held); ok && after != "" {
			prefix, rest = prefix+held, Key(after)
		}
	}
	if l, ok := labels[rest]; ok {
		return prefix + l
	}
	if n, ok := strings.CutPrefix(string(rest), "KP"); ok && n != "" {
		return prefix + "keypad " + n
	}
	return prefix + string(rest)
}

// Glyph is the key of an intent on the device in use, "" if it has none: rather
// one that it has always had than another, and a short name than a long one.
func (in *Input) Glyph(i Intent) string {
	best, usual := "", false
	for _, k := range in.Bindings.Keys(i) {
		if k.Pad() != (in.device == Pad) {
			continue
		}
		l, u := k.Label(), usualKeys.Of(k) == i && !strings.HasPrefix(string(k), "KP")
		if best == "" || u && !usual || u == usual && len(l) < len(best) {
			best, usual = l, u
		}
	}
	return best
}

var usualKeys = Defaults()
