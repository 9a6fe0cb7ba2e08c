package blind

import (
	"pitchdark/rules"
	"pitchdark/rules/internal/world"
)

// key is the thing that fits a lock.
func key(w *world.World, a *world.Actor, lock *world.Door) *world.Item {
	for _, it := range w.Things(a.ID) {
		if w.Gear(it).Use == world.UseKey && it.Key == lock.Key && it.Key != "" {
			return it
		}
	}
	return nil
}

// OfferUnlock offers one with a key to unlock a door.
func OfferUnlock(w *world.World, a *world.Actor) world.Offering {
	keys := Choices(w, a, func(_ *world.Item, g *world.Gear) bool { return g.Use == world.UseKey })
	if len(keys) == 0 {
		return hidden
	}
	return OfferDoor(true)(w, a)
}

// DoUnlock turns a key in a lock [DK-HST-08].
func DoUnlock(t *world.Turn, a *world.Actor, d *world.Deed) {
	door, lock, ok := DoorAt(t, a, d.To, true)
	if !ok {
		return
	}
	how := "not locked"
	switch {
	case lock == nil || !lock.Locked:
	case lock.Jammed:
		how = "jammed"
		Locked(a, door)
	case key(t.W, a, lock) == nil:
		how = "no key fits"
		Locked(a, door)
	default:
		lock.Locked = false
		Swing(t, a, door, true, t.W.System().Darkness().Door, "unlocked")
		return
	}
	t.Tell(a, rules.Event{Kind: rules.DoorMoved, At: a.At.Add(d.To.Delta()), Facing: d.To, Text: how, Rules: []rules.RuleID{"DK-HST-08"}})
}
