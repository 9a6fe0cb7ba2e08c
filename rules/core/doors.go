package core

import (
	"pitchdark/rules"
	"pitchdark/rules/dice"
	"pitchdark/rules/internal/blind"
	"pitchdark/rules/internal/sense"
	"pitchdark/rules/internal/world"
)

func (s *System) offerForce(w *world.World, a *world.Actor) world.Offering {
	o := blind.OfferDoor(true)(w, a)
	if o.Not.Why != "" {
		return hide
	}
	return o
}

// doForce is 1d20 + Attack against 15; the third failure jams the door
// [DK-HST-08].
func (s *System) doForce(t *world.Turn, a *world.Actor, d *world.Deed) {
	door, lock, ok := blind.DoorAt(t, a, d.To, true)
	if !ok {
		return
	}
	if lock == nil || !lock.Locked {
		blind.Swing(t, a, door, true, darkness.Force, "forced")
		return
	}
	if lock.Jammed {
		blind.Locked(a, door)
		t.Tell(a, rules.Event{Kind: rules.DoorMoved, At: a.At.Add(d.To.Delta()), Facing: d.To, Text: "jammed", Rules: []rules.RuleID{"DK-HST-08"}})
		return
	}
	roll := rules.Roll{
		Who: world.Truth(a.ID), Purpose: "force", Dice: "d20", Result: t.Roll(dice.Check, "force", 20),
		Mods: []rules.Number{{Name: "Attack", Value: stat(t.W, a, Attack), Rule: "DK-HST-08"}},
	}
	if roll.Total() >= forceTarget {
		lock.Locked = false
		blind.Swing(t, a, door, true, darkness.Force, "forced")
		return
	}
	lock.Tries++
	blind.Locked(a, door)
	how := "held"
	if lock.Tries >= forceTries {
		lock.Jammed, how = true, "jammed for good"
	}
	t.Tell(a, rules.Event{Kind: rules.DoorMoved, At: a.At.Add(d.To.Delta()), Facing: d.To, Text: how, Amount: lock.Tries, Of: forceTries, Rolls: []rules.Roll{roll}, Rules: []rules.RuleID{"DK-HST-08"}})
	sense.MakeNoise(t, sense.Noise{Maker: a, Level: a.Level, At: a.At, Loud: darkness.Force, Kind: rules.SoundForce})
}
