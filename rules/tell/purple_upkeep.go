package tell

import (
	"fmt"

	"pitchdark/rules"
)

// ofUpkeep has a row for every kind of event of the passing of time in Purple
// Hack that is worth a line.
var ofUpkeep = map[rules.Kind]func(*voice) string{
	"purple.encounter": wandererRolled,
	"purple.reaction":  func(v *voice) string { return fmt.Sprintf("in secret: %s would be %s", v.Thing, v.Text) },
	"purple.noisy":     func(v *voice) string { return v.whose() + " noise will have been heard far off" },
	"purple.alert":     func(*voice) string { return "in secret: the alarm is raised here" },
	"purple.wear":      func(v *voice) string { return v.whose() + " " + v.thing() + " is now " + v.Text },
	"purple.broke":     func(v *voice) string { return v.whose() + " " + v.thing() + " breaks" },
	"purple.item":      itemSaved,
	"purple.ready":     readiedSet,
}

// wandererRolled is the referee's: no player reads it.
func wandererRolled(v *voice) string {
	switch {
	case v.Amount > 0:
		return "in secret: somebody comes by: " + v.Thing
	case v.Text != "":
		return "in secret: nobody comes by, for " + orElse(v.Text, "luck")
	}
	return "in secret: nobody comes by"
}

func itemSaved(v *voice) string {
	if v.Amount > 0 {
		return v.whose() + " " + v.thing() + " comes through " + v.Text
	}
	return v.whose() + " " + v.thing() + " is destroyed by " + v.Text
}

func readiedSet(v *voice) string {
	if v.Amount > 0 {
		return v.does("ready", "readies") + " the " + v.thing()
	}
	return v.does("put", "puts") + " the " + v.thing() + " away from where it is readied"
}
