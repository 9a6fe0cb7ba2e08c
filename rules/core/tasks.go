package core

import (
	"pitchdark/rules"
	"pitchdark/rules/grid"
	"pitchdark/rules/internal/world"
)

func offerQuiet(_ *world.World, a *world.Actor) world.Offering {
	if a.Slot == 0 {
		return hide
	}
	return world.Offering{}
}

func (s *System) doSearch(t *world.Turn, a *world.Actor, _ *world.Deed) {
	begin(t.W, a, "searching", searchRounds)
}

func (s *System) doRest(t *world.Turn, a *world.Actor, _ *world.Deed) {
	begin(t.W, a, "resting", restRounds)
}

// begin starts a longer act: it goes round by round and stops at anything
// perceived [DK-HST-05].
func begin(w *world.World, a *world.Actor, task string, rounds int) {
	a.Task, a.TaskLeft, a.TaskSince = task, rounds, w.Round
	a.Senses.Alarm = 0
}

// taskOn is one round of a longer act; with its last, or when it is broken off,
// a turn begins.
func (s *System) taskOn(t *world.Turn, a *world.Actor) {
	w := t.W
	if a.Senses.Alarm > 0 {
		t.Private(a, world.Nobody, rules.Event{Kind: rules.Stopped, Text: "you stop " + a.Task, Rules: []rules.RuleID{"DK-HST-05"}})
		a.Task = ""
		openTurn(w, a)
		return
	}
	a.TaskLeft--
	if a.TaskLeft > 0 {
		return
	}
	task := a.Task
	a.Task = ""
	openTurn(w, a)
	if task == "resting" {
		s.rested(t, a)
		return
	}
	s.searched(t, a)
}

// rested gives back 1 hit point for an undisturbed turn, at most a third of the
// maximum on each level [DK-HST-07].
func (s *System) rested(t *world.Turn, a *world.Actor) {
	e := rules.Event{Kind: rules.Rested, Rules: []rules.RuleID{"DK-HST-07"}}
	for len(a.Healed) <= int(a.Level) {
		a.Healed = append(a.Healed, 0)
	}
	if a.HP < a.MaxHP && restLeft(a) > 0 {
		a.HP++
		a.Healed[a.Level]++
		e.Amount = 1
	}
	t.Tell(a, e)
}

// restLeft is how many hit points rest can still give back on this level
// [DK-HST-07].
func restLeft(a *world.Actor) int {
	left := a.MaxHP / 3
	if int(a.Level) < len(a.Healed) {
		left -= a.Healed[a.Level]
	}
	return max(0, left)
}

// searched finds by touch what lies on and around the searcher's tile.
func (s *System) searched(t *world.Turn, a *world.Actor) {
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
