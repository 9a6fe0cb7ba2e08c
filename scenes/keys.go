package scenes

import (
	"strings"
	"unicode"
)

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
	return prefix + string(rest)
}

// Glyph is the key of an intent on the device in use: the shortest name that a
// screen can show, "" if it has none.
func (in *Input) Glyph(i Intent) string {
	best := ""
	for _, k := range in.Bindings.Keys(i) {
		if k.Pad() != (in.device == Pad) || strings.HasPrefix(string(k), "KP") {
			continue
		}
		if l := k.Label(); best == "" || better(k, l, best) {
			best = l
		}
	}
	return best
}

// better prefers keys that type nothing to letters, then the shorter label.
func better(k Key, label, best string) bool {
	if typed := len(k) == 1 && unicode.IsLetter(rune(k[0])); typed {
		return false
	}
	return len(best) == 1 && unicode.IsLetter(rune(best[0])) || len(label) < len(best)
}
