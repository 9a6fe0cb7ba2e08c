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
