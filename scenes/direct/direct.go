// Package direct turns the events that a seat got into cues: what is shown,
// in which order and for how long. It reads only what the seat perceived,
// changes nothing and draws nothing.
package direct

import (
	"pitchdark/rules"
	"pitchdark/sprites/cue"
)

// Cues are the cues of events, in their order. Before and after are the same
// hero's views before the first event and after the last.
func Cues(events []rules.Event, before, after *rules.View) []cue.Cue {
	return nil
}
