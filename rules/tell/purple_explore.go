package tell

import (
	"fmt"

	"pitchdark/rules"
)

// ofExploring has a row for every kind of event of exploring in Purple Hack that
// is worth a line.
var ofExploring = map[rules.Kind]func(*voice) string{
	"purple.pace": func(v *voice) string {
		return v.does("go", "goes") + " " + v.Text + " from now on, and the others likewise"
	},
	"purple.trap.sought": func(v *voice) string {
		return fmt.Sprintf("in secret: a check for a %s, against %d", v.Thing, v.Of)
	},
	"purple.trap.found":  func(v *voice) string { return v.does("find", "finds") + " a trap: " + v.Thing },
	"purple.trap.sprung": func(v *voice) string { return v.does("set", "sets") + " off a trap: " + v.Thing },
	"purple.trap.jammed": func(v *voice) string {
		if v.Amount > 0 {
			return v.does("jam", "jams") + " the trap: " + v.Thing
		}
		return v.does("do", "does") + " not manage to jam the trap: " + v.Thing
	},
	"purple.looked": func(v *voice) string { return v.does("have", "has") + " searched the square through" },
	"purple.fall": func(v *voice) string {
		return fmt.Sprintf("%s %d feet: %d damage", v.does("fall", "falls"), v.Amount, v.Of)
	},
	"purple.climb": func(v *voice) string {
		if v.Amount > 0 {
			return v.does("climb", "climbs") + " out of the pit"
		}
		return v.does("slip", "slips") + " back into the pit"
	},
}
