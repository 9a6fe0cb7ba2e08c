package core

import (
	"pitchdark/rules"
	"pitchdark/rules/internal/blind"
	"pitchdark/rules/internal/world"
)

func offerQuiet(_ *world.World, a *world.Actor) world.Offering {
	if a.Slot == 0 {
		return hide
	}
	return world.Offering{}
}

func (s *System) doSearch(t *world.Turn, a *world.Actor, _ *world.Deed) {
	blind.Begin(t.W, a, "searching", searchRounds)
}

func (s *System) doRest(t *world.Turn, a *world.Actor, _ *world.Deed) {
	blind.Begin(t.W, a, "resting", restRounds)
}

// taskOn is one round of a longer act; with its last, or when it is broken off,
// a turn begins.
func (s *System) taskOn(t *world.Turn, a *world.Actor) {
	task, over := blind.TaskOn(t, a)
	if !over {
		return
	}
	openTurn(t.W, a)
	switch task {
	case "resting":
		s.rested(t, a)
	case "searching":
		blind.Searched(t, a)
	}
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
