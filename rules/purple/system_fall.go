package purple

import (
	"pitchdark/rules"
	"pitchdark/rules/dice"
	"pitchdark/rules/internal/blind"
	"pitchdark/rules/internal/light"
	"pitchdark/rules/internal/sense"
	"pitchdark/rules/internal/world"
)

// The conditions [PH-CMB-54, PH-DTH-02, PH-DTH-05].
const (
	conditionProne     = string(StatusProne)
	conditionStunned   = string(StatusStunned)
	conditionSurprised = string(StatusSurprised)
	conditionParalysed = string(StatusParalysed)
	conditionHeld      = string(StatusGrappled)
	conditionFleeing   = string(StatusFleeing)
	conditionWeakened  = string(StatusWeakened)
	conditionDying     = "dying"
	conditionStable    = string(StatusComatose)
	conditionAided     = "aided"
	conditionFights    = "in the fight"
)

// isHelpless reports whether any blow at a creature hits for all that it can do
// [PH-CMB-10].
func isHelpless(a *world.Actor) bool {
	return a.Down || a.Asleep || a.Is(conditionParalysed) != nil
}

// lift ends a condition [PH-CMB-54].
func lift(t *world.Turn, a *world.Actor, kind string) {
	if lapse(a, kind) {
		t.Tell(a, rules.Event{Kind: ConditionSet, Thing: kind, Rules: []rules.RuleID{"PH-CMB-54"}})
	}
}

func lapse(a *world.Actor, kind string) bool {
	for i := range a.Conditions {
		if a.Conditions[i].Kind == kind {
			a.Conditions = append(a.Conditions[:i], a.Conditions[i+1:]...)
			return true
		}
	}
	return false
}

// suffered is what of a blow's damage its target takes by its nature
// [PH-CMB-12].
func suffered(b *world.Blow, damage int, by Cause) int {
	m := monsterOf(b.Defender)
	if m == nil {
		return damage
	}
	return m.Suffers(damage, by)
}

// Harm takes hit points, never below 0. One brought to 0 in the Missile or the
// Melee Phase still acts in that step; what becomes of it shows at the end of
// it [PH-CMB-16, PH-DTH-01]. Any harm to a hero that lies at 0 kills
// [PH-DTH-06].
func (s *System) Harm(t *world.Turn, a *world.Actor, damage int, by world.ActorID) {
	if damage <= 0 || !a.In() {
		return
	}
	if b := t.W.Actor(by); b != nil && b.Slot > 0 && a.Slot == 0 && !a.Hostile(b) {
		a.Resent(b.Faction)
		s.provoke(t, a)
	}
	a.Senses.Alarm = t.W.Round + 1
	labours(a, Fighting)
	if a.Down {
		s.die(t, a, by, "PH-DTH-06")
		return
	}
	a.HP = max(0, a.HP-damage)
	if a.HP > 0 || a.Falls {
		return
	}
	a.Falls, a.FelledBy = true, by
	if phase := t.W.Clock.Phase; phase != MissilePhase && phase != MeleePhase {
		s.results(t)
	}
}

// results takes effect at the end of a step: those at 0 hit points fall
// [PH-CMB-16].
func (s *System) results(t *world.Turn) {
	for _, a := range t.W.Actors {
		if !a.Falls {
			continue
		}
		a.Falls = false
		if a.Is(conditionSurprised) != nil {
			ambushed(t.W, a.Faction)
		}
		if a.Slot > 0 {
			s.down(t, a)
		} else {
			s.die(t, a, a.FelledBy, "PH-CMB-16")
		}
	}
	loosen(t.W)
}

// down lays a hero low: it drops what it holds, and a death save tells whether
// it dies at once or in 1d4 rounds, which nobody is told [PH-DTH-01,
// PH-DTH-02].
func (s *System) down(t *world.Turn, a *world.Actor) {
	w := t.W
	own := &world.Turn{W: w, Actor: a.ID, Decision: w.Round, Forcer: t.Forcer}
	save := s.deathSave(own, a)
	t.Emit(world.Event{Who: a.ID, Other: a.FelledBy, To: world.Nobody, Level: a.Level, What: rules.Event{
		Kind: rules.Downed, At: a.At, Rolls: []rules.Roll{save}, Rules: []rules.RuleID{"PH-DTH-01", "PH-SAV-03"},
	}})
	a.Down, a.Task, a.Hidden, a.Conditions = true, "", nil, nil
	for _, it := range w.Things(a.ID) {
		if it.Where == rules.InHand {
			w.Drop(it, a.Level, a.At)
			light.Landed(t, it, false)
		}
	}
	sense.MakeNoise(t, sense.Noise{Maker: a, Level: a.Level, At: a.At, Loud: darkness.Bump, Kind: rules.SoundFall})
	if !Saves(save.Result, save.Total()-save.Result, DeathTarget) {
		s.die(t, a, a.FelledBy, "PH-DTH-01")
		return
	}
	a.Conditions = append(a.Conditions, world.Condition{Kind: conditionDying, Until: DiesAfter(w.Round, own.Roll(dice.Mishap, "dying", DyingSides)) + 1, By: world.Nobody})
	sense.Refresh(t)
}

// deathSave is the save of one that fell, with the second try that True Grit
// gives [PH-DTH-01, PH-FEA-08].
func (s *System) deathSave(t *world.Turn, a *world.Actor) rules.Roll {
	h := heroOf(a)
	r := rules.Roll{Who: world.Truth(a.ID), Purpose: "death save", Dice: "d20", Result: t.Roll(dice.Check, "death save", 20)}
	u := h.upkeep()
	r.Mods = append(h.DeathMods(), u.saveMods(Constitution, t.W.Round)...)
	if !Saves(r.Result, r.Total()-r.Result, DeathTarget) && h.Times("true-grit") > 0 {
		r.Result = t.Roll(dice.Check, "death save", 20)
	}
	return r
}

// die ends a creature; what it had falls where it lies.
func (s *System) die(t *world.Turn, a *world.Actor, by world.ActorID, rule rules.RuleID) {
	t.Emit(world.Event{Who: a.ID, Other: by, To: world.Nobody, Level: a.Level, What: rules.Event{Kind: rules.Died, At: a.At, Rules: []rules.RuleID{rule}}})
	fell := !a.Down
	a.Down, a.Dead, a.Task, a.Hidden, a.Conditions, a.Falls = false, true, "", nil, nil, false
	for _, it := range t.W.Things(a.ID) {
		t.W.Drop(it, a.Level, a.At)
		light.Landed(t, it, false)
	}
	if fell {
		sense.MakeNoise(t, sense.Noise{Maker: a, Level: a.Level, At: a.At, Loud: darkness.Step, Kind: rules.SoundFall})
	}
	sense.Refresh(t)
}

// endRound lets the dying die whose time has come, and ends conditions
// [PH-DTH-02, PH-CMB-54].
func (s *System) endRound(t *world.Turn) {
	w := t.W
	for _, a := range w.Actors {
		if c := a.Is(conditionDying); c != nil && a.In() && c.Until <= w.Round+1 {
			s.die(t, a, world.Nobody, "PH-DTH-02")
			continue
		}
		if c := a.Is(conditionStable); c != nil && a.In() && c.Until <= w.Round+1 {
			s.wakes(t, a)
		}
		s.fester(t, a)
		s.expire(t, a)
	}
}

func (s *System) expire(t *world.Turn, a *world.Actor) {
	for i := len(a.Conditions) - 1; i >= 0; i-- {
		c := a.Conditions[i]
		if c.Until > 0 && c.Until <= t.W.Round+1 && c.Kind != conditionDying && c.Kind != conditionStable {
			lift(t, a, c.Kind)
			if c.Kind == conditionDoomed {
				a.HP = 0
				s.die(t, a, c.By, "PH-SAV-03")
				return
			}
		}
	}
}

// wakes ends a coma with 1 hit point [PH-DTH-05].
func (s *System) wakes(t *world.Turn, a *world.Actor) {
	blind.Aside(t.W, a)
	a.Down, a.HP, a.Conditions = false, WakesWith(a.HP), nil
	t.Tell(a, rules.Event{Kind: rules.Woke, Rules: []rules.RuleID{"PH-DTH-05"}})
	sense.Refresh(t)
}

// offerAid needs somebody beside one that lies dying, seen, or felt for in the
// dark, whom one has not tried to help before [PH-DTH-03, PH-DRK-25].
func (s *System) offerAid(w *world.World, a *world.Actor) world.Offering {
	return blind.OfferTend(w, a, func(b *world.Actor) rules.Refusal {
		if refused := MayAid(a.Name, aidedBy(b, a.ID), a.Slot > 0); refused != nil {
			return *refused
		}
		return rules.Refusal{}
	})
}

func aidedBy(b *world.Actor, by world.ActorID) bool {
	for i := range b.Conditions {
		if c := &b.Conditions[i]; c.Kind == conditionAided && c.By == by {
			return true
		}
	}
	return false
}

// doAid is the one try of a hero at a dying one's life: Very Hard, Hard with
// proper bandages, easier by a level with Herbalism [PH-DTH-03].
func (s *System) doAid(t *world.Turn, a *world.Actor, d *world.Deed) {
	w := t.W
	b := blind.Tended(t, a, d)
	if b == nil {
		return
	}
	h, bandaged := heroOf(a), false
	e := rules.Event{Kind: Aided, At: b.At, Rules: []rules.RuleID{"PH-DTH-03"}}
	for _, it := range w.Things(a.ID) {
		if it.Kind == bandages {
			bandaged, e.Thing = true, string(bandages)
			w.Spend(it)
			break
		}
	}
	target := AidTarget(bandaged, h.HasSkill("herbalism"))
	u := h.upkeep()
	r := rules.Roll{Who: world.Truth(a.ID), Purpose: "aid", Dice: "d20", Result: t.Roll(dice.Check, "aid", 20), Mods: []rules.Number{{Name: "checks", Value: h.CheckBonus(), Rule: "PH-CHK-04"}}}
	r.Mods = append(r.Mods, u.checkMods(Dexterity, w.Round)...)
	e.Rolls, e.Of = []rules.Roll{r}, int(target)
	b.Conditions = append(b.Conditions, world.Condition{Kind: conditionAided, By: a.ID})
	if r.Total() >= int(target) && b.Is(conditionDying) != nil {
		e.Amount = 1
		lapse(b, conditionDying)
		own := world.Turn{W: w, Actor: b.ID, Decision: w.Round, Forcer: t.Forcer}
		b.Conditions = append(b.Conditions, world.Condition{Kind: conditionStable, Until: w.Round + 1 + ComaRounds(own.Roll(dice.Mishap, "coma", ComaSides)), By: world.Nobody})
	}
	t.Between(a, b, e)
}

// over ends the game when no hero is left to act in it.
func (s *System) over(t *world.Turn) bool { return blind.Over(t, "PH-DTH-08") }
