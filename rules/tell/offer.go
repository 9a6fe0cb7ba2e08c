package tell

import (
	"strings"

	"pitchdark/rules"
)

// Offer is an offer in one line: what can be done and its cost, or why it
// cannot be done now [DK-CMD-01].
func Offer(o rules.Offer) string {
	switch {
	case o.Not != "":
		return o.Title + " (not now: " + strings.TrimSuffix(o.Not, ".") + ")"
	case o.Actions == 0:
		return o.Title + " (free)"
	}
	return o.Title + " (" + plural(o.Actions, "action") + ")"
}
