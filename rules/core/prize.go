package core

import (
	"pitchdark/rules"
	"pitchdark/rules/dice"
	"pitchdark/rules/grid"
	"pitchdark/rules/internal/sense"
	"pitchdark/rules/internal/world"
)

const (
	// wokenDeeper is how much deeper, and how much more to a lair, an awake
	// dungeon stocks [DK-HST-13].
	wokenDeeper = 2
	// wokenAway is how many steps from where heroes come in it does not.
	wokenAway = 8
)

// awaken wakes the whole dungeon when its prize is taken [DK-HST-13].
func (s *System) awaken(t *world.Turn, a *world.Actor, prize rules.ContentID) {
	w := t.W
	if w.Awake > 0 {
		return
	}
	w.Awake = w.Round + 1
	w.Levels[a.Level].Roused = true
	t.Emit(world.Event{Who: world.Nobody, Other: world.Nobody, To: world.Nobody, Level: a.Level, What: rules.Event{
		Kind: rules.Awakened, Thing: string(prize), Rules: []rules.RuleID{"DK-HST-13"},
	}})
	for _, b := range w.Actors {
		if b.Slot > 0 {
			b.Senses.Alarm = w.Round + 1
		} else if b.In() {
			sense.Rouse(t, b)
		}
	}
}

// Opened fills the lairs of a level anew when heroes come to it and the dungeon
// is awake: whoever is there is up, and those that have come hunt. Where heroes
// are already nobody can have come unseen [DK-HST-13].
func (s *System) Opened(t *world.Turn, id world.LevelID, at grid.Point) {
	w := t.W
	l := w.Levels[id]
	if w.Awake == 0 || l.Roused || w.Active(id) {
		return
	}
	l.Roused = true
	for _, a := range w.Actors {
		a.Asleep = a.Asleep && a.Level != id
	}
	first := len(w.Actors)
	for n, slot := range l.Slots {
		row := lairOf(slot.Lair)
		if slot.Lair != anyLair && (row == nil || row.apart) || grid.Steps(slot.At, at) <= wokenAway {
			continue
		}
		slot.Depth, slot.Size = min(slot.Depth+wokenDeeper, bottom), slot.Size+wokenDeeper
		s.people(w, id, &slot, world.DrawFor(w, id, n, dice.Encounter))
	}
	came := w.Actors[first:]
	for _, a := range came {
		a.Facing, a.Senses.Alarm = grid.Nearest(at.Sub(a.At)), w.Round+1
		a.Senses.Lost = []rules.Lost{{Side: rules.Foe, At: at, Round: w.Round}}
	}
	s.Arrive(t, came)
}
