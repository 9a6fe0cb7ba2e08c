package blind

import (
	"pitchdark/rules"
	"pitchdark/rules/grid"
	"pitchdark/rules/internal/world"
)

// Begin starts a longer act: it goes round by round and stops at anything
// perceived [DK-HST-05].
func Begin(w *world.World, a *world.Actor, task string, rounds int) {
	a.Task, a.TaskLeft, a.TaskSince = task, rounds, w.Round
	a.Senses.Alarm = 0
}

// TaskOn is one round of a longer act. It reports whether the creature's own
// turn is due again, and what it has finished; nothing if it was broken off.
func TaskOn(t *world.Turn, a *world.Actor) (finished string, over bool) {
	if a.Senses.Alarm > 0 {
		stopped(t, a, rules.Refusal{Rule: "DK-HST-05", Why: "you stop " + a.Task})
		a.Task = ""
		return "", true
	}
	a.TaskLeft--
	if a.TaskLeft > 0 {
		return "", false
	}
	finished, a.Task = a.Task, ""
	return finished, true
}

// Searched finds by touch what lies on and around the searcher's tile.
func Searched(t *world.Turn, a *world.Actor) {
	w := t.W
	for _, it := range w.Items {
		if it.Holder != world.Nobody || it.Gone || it.Level != a.Level || grid.Steps(it.At, a.At) > 1 {
			continue
		}
		t.Private(a, world.Nobody, rules.Event{Kind: rules.FeltAbout, At: it.At, Facing: grid.Nearest(it.At.Sub(a.At)), Thing: w.Gear(it).Name, Text: where(it.At == a.At), Rules: []rules.RuleID{"DK-HST-05"}})
	}
	t.Tell(a, rules.Event{Kind: rules.FeltAbout, Rules: []rules.RuleID{"DK-HST-05"}})
}

func where(here bool) string {
	if here {
		return "underfoot"
	}
	return ""
}
