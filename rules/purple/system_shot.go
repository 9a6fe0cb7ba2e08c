package purple

import (
	"pitchdark/rules"
	"pitchdark/rules/dice"
	"pitchdark/rules/grid"
	"pitchdark/rules/internal/blind"
	"pitchdark/rules/internal/sense"
	"pitchdark/rules/internal/world"
)

// HoldFire waits with a shot till the end of another phase [PH-CMB-26].
const HoldFire rules.ActionID = "hold fire"

// Strays is the kind of event that a shot of Who into a melee comes down on
// Other [PH-CMB-25].
const Strays rules.Kind = "purple.stray"

// heldStage is the stage of a phase, its last, in which those shoot who held
// their fire till its end.
const heldStage = 100

// shooting reports whether this is the Missile Phase, or the moment at the end
// of another for which somebody held its fire [PH-CMB-26].
func shooting(w *world.World) bool {
	return w.Clock.Phase == MissilePhase || w.Clock.Stage >= heldStage
}

// waits are the phases to whose end a shot can be held.
var waits = []string{MovementPhase, MeleePhase, MagicPhase}

// offerHoldFire is open to one that could shoot now [PH-CMB-26].
func (s *System) offerHoldFire(w *world.World, a *world.Actor) world.Offering {
	if w.Clock.Phase != MissilePhase || a.Doing.Acted {
		return hidden
	}
	p := rules.Param{Kind: rules.ParamWords}
	for _, phase := range waits {
		p.Choices = append(p.Choices, rules.Choice{Text: phase})
	}
	return world.Offering{Params: []rules.Param{p}}
}

func (s *System) doHoldFire(t *world.Turn, a *world.Actor, d *world.Deed) {
	a.Doing.Until = d.Words
	t.Private(a, world.Nobody, rules.Event{Kind: rules.Waited, Thing: string(HoldFire), Text: d.Words, Rules: []rules.RuleID{"PH-CMB-26"}})
	endSlot(t.W)
}

// looses gives those their shot who held it till the end of the phase that is
// over; it reports whether there is anybody [PH-CMB-26].
func (s *System) looses(w *world.World) bool {
	c := &w.Clock
	if c.Stage >= heldStage || c.Phase == MissilePhase || c.Phase == Exploring {
		return false
	}
	for _, a := range w.Actors {
		if a.Doing.Until == c.Phase && !a.Doing.Acted && able(a) {
			c.Order = append(c.Order, a.ID)
		}
	}
	if len(c.Order) > 0 {
		c.Stage = heldStage
	}
	return len(c.Order) > 0
}

// unsteady reports whether a shooter has spoilt its aim by moving: with bows and
// crossbows [PH-CMB-23, PH-CMB-26].
func unsteady(b *world.Blow) bool {
	row := rowOf(b.Weapon)
	return b.Attacker.Doing.Moved && !b.Thrown && row != nil && row.Missile != nil && row.Missile.Unsteadied()
}

// stray gives a shot into a melee another target: who cannot single out the one
// it means has as good a chance to strike any that it fights with [PH-CMB-25].
func (s *System) stray(t *world.Turn, b *world.Blow) {
	w, d := t.W, b.Defender
	fight := meleeOf(w, d)
	if len(fight) < 2 {
		return
	}
	var sizes []Size
	for _, c := range foesBeside(w, d) {
		if locks(w, c, d) || locks(w, d, c) {
			sizes = append(sizes, sizeOf(c))
		}
	}
	h := heroOf(b.Attacker)
	if MaySingleOut(sizeOf(d), sizes, h != nil && h.Times("marksman") > 0) {
		return
	}
	hit := fight[t.Roll(dice.Combat, "melee target", len(fight))-1]
	b.Rules = append(b.Rules, "PH-CMB-25")
	if hit.ID == d.ID {
		return
	}
	b.Defender, b.At = hit, hit.At
	t.Between(b.Attacker, hit, rules.Event{Kind: Strays, At: hit.At, Rules: []rules.RuleID{"PH-CMB-25"}})
}

// meleeOf is everybody that is connected with a creature by one locking another,
// in the order of their IDs [PH-CMB-25].
func meleeOf(w *world.World, d *world.Actor) []*world.Actor {
	in := make([]bool, len(w.Actors))
	in[d.ID] = true
	for grown := true; grown; {
		grown = false
		for _, a := range w.Actors {
			if !in[a.ID] || !a.Stands() {
				continue
			}
			for _, b := range foesBeside(w, a) {
				if !in[b.ID] && (locks(w, b, a) || locks(w, a, b)) {
					in[b.ID], grown = true, true
				}
			}
		}
	}
	var fight []*world.Actor
	for _, a := range w.Actors {
		if in[a.ID] {
			fight = append(fight, a)
		}
	}
	return fight
}

// mayLoose refuses a shot of one that is locked or lies on the ground. An enemy
// that only now has come beside it does not keep one from a shot that it held
// till the end of the Movement Phase [PH-CMB-21, PH-CMB-26].
func mayLoose(w *world.World, a *world.Actor) *rules.Refusal {
	shot := Shooter{InHand: true, Prone: a.Is(conditionProne) != nil}
	shot.Locked = holder(w, a) != nil && !(w.Clock.Stage >= heldStage && w.Clock.Phase == MovementPhase)
	row := rowOf(blind.Wielded(w, a, true))
	if row == nil || row.Missile == nil {
		if shot.Locked {
			return shot.MayShoot()
		}
		return nil
	}
	shot.Weapon, shot.Kind = row.Name, row.Missile
	return shot.MayShoot()
}

// volleys lets monsters shoot that need no weapon for it, at whom they see in
// reach [PH-MON-01].
func (s *System) volleys(row world.Action) world.Action {
	offer, do := row.Offer, row.Do
	row.Offer = func(w *world.World, a *world.Actor) world.Offering {
		missile := monsterOf(a).missile()
		if missile == nil {
			return offer(w, a)
		}
		var choices []rules.Choice
		for i := range a.Senses.Percepts {
			p := &a.Senses.Percepts[i]
			if b := w.Actors[p.Who]; p.Degree > rules.Unseen && b.Stands() && grid.Within(a.At, p.At, missile.Reach(true)) {
				choices = append(choices, rules.Choice{Value: int(sense.HandleFor(a, b, p)), Text: sense.Name(w, a, b)})
			}
		}
		if len(choices) == 0 {
			return blind.Not("DK-BLD-04", "you see nobody in reach")
		}
		return world.Offering{Params: []rules.Param{{Kind: rules.ParamTarget, Choices: choices}}}
	}
	row.Do = func(t *world.Turn, a *world.Actor, d *world.Deed) {
		if monsterOf(a).missile() == nil {
			do(t, a, d)
			return
		}
		blind.ShootAt(t, a, d.Target)
	}
	return row
}
