package purple

import (
	"pitchdark/rules"
	"pitchdark/rules/dice"
	"pitchdark/rules/grid"
	"pitchdark/rules/internal/blind"
	"pitchdark/rules/internal/sense"
	"pitchdark/rules/internal/world"
)

// What is done in a grapple.
const (
	SeizeIt    rules.ActionID = "grapple"
	BreakLoose rules.ActionID = "break free"
	LetGo      rules.ActionID = "let go"
	DragOff    rules.ActionID = "drag"
)

// Wrestles is the kind of event of a grapple of Who with Other; Thing says how
// it came out, one of the words below, Amount for how many rounds somebody is
// stunned [PH-CMB-46, PH-CMB-47].
const Wrestles rules.Kind = "purple.grapple"

// How a grapple comes out.
const (
	gotHold   = "got hold" // the hand is on Other; the contest follows
	missedIt  = "missed"
	holdsIt   = "holds"
	strugglIt = "struggles"
	thrownOff = "thrown"
	brokeFree = "free"
	stayedIn  = "held on"
	letGo     = "let go"
	dragged   = "drags"
)

// The conditions of those in a grapple: Held and Struggling are of who was
// grappled, Holding of those who have it.
const (
	conditionStruggling = string(StatusStruggling)
	conditionHolding    = "holding"
)

// gripped reports whether a creature is in a grapple, on either side.
func gripped(a *world.Actor) bool {
	return isHeld(a) || a.Is(conditionHolding) != nil
}

// isHeld reports whether somebody has hold of a creature.
func isHeld(a *world.Actor) bool {
	return a.Is(conditionHeld) != nil || a.Is(conditionStruggling) != nil
}

// hasHold reports whether a has hold of b.
func hasHold(a, b *world.Actor) bool {
	c := a.Is(conditionHolding)
	return c != nil && c.By == b.ID
}

// holdersOf are those that have hold of a creature.
func holdersOf(w *world.World, b *world.Actor) []*world.Actor {
	var list []*world.Actor
	for _, a := range w.Actors {
		if hasHold(a, b) {
			list = append(list, a)
		}
	}
	return list
}

// grips reports whether one that a grapples with stands on a tile.
func grips(w *world.World, a *world.Actor, p grid.Point) bool {
	b := w.Standing(a.Level, p, a.ID)
	return b != nil && (hasHold(a, b) || hasHold(b, a))
}

// offerSeize lists the tiles beside a creature on which it perceives somebody
// that it could grapple [PH-CMB-46, PH-DRK-04].
func (s *System) offerSeize(w *world.World, a *world.Actor) world.Offering {
	if gripped(a) {
		return hidden
	}
	var points []grid.Point
	var not *rules.Refusal
	for _, p := range blind.InReach(w, a) {
		b := w.Standing(a.Level, p, a.ID)
		switch {
		case b == nil || grid.Steps(a.At, p) > 1 || knows(a, b) && !a.Hostile(b):
			continue
		case knows(a, b):
			if refused := MayGrapple(sizeOf(a), sizeOf(b), seizing(w, b)); refused != nil {
				not = refused
				continue
			}
		}
		points = append(points, p)
	}
	switch {
	case len(points) > 0:
		return world.Offering{Params: []rules.Param{{Kind: rules.ParamTile, Points: points}}}
	case not != nil:
		return world.Offering{Not: plainly(not)}
	}
	return blind.Not("PH-CMB-46", "nobody is beside you to grapple with")
}

// seizing is how many have laid hands on a creature in this round.
func seizing(w *world.World, b *world.Actor) int {
	n := 0
	for _, a := range w.Actors {
		if seizes(a, b) {
			n++
		}
	}
	return n
}

func seizes(a, b *world.Actor) bool {
	return a.Doing.Mode == SeizeIt && a.Doing.Foe == 1+int(b.ID) && a.Stands()
}

// doSeize is the roll to lay hands on somebody; all who did so in this step are
// one group, and the contest comes at its end [PH-CMB-46].
func (s *System) doSeize(t *world.Turn, a *world.Actor, d *world.Deed) {
	b := t.W.Standing(a.Level, d.At, a.ID)
	if b == nil {
		t.Tell(a, rules.Event{Kind: rules.StruckEmpty, At: d.At, Rules: []rules.RuleID{"PH-CMB-46"}})
		return
	}
	sense.Rouse(t, b)
	blow := &world.Blow{Attacker: a, Defender: b, At: d.At, Rules: []rules.RuleID{"PH-CMB-46"}}
	s.faceAttacker(t, *blow)
	e, hit, _ := s.aim(t, blow, "")
	e.Kind, e.Thing = Wrestles, missedIt
	if hit && MayGrapple(sizeOf(a), sizeOf(b), seizing(t.W, b)) == nil {
		e.Thing = gotHold
		a.Doing.Mode, a.Doing.Foe = SeizeIt, 1+int(b.ID)
	}
	t.Between(a, b, e)
	sense.MakeNoise(t, sense.Noise{Maker: a, Aware: b, Level: a.Level, At: d.At, Loud: darkness.Attack, Kind: rules.SoundAttack})
	sense.Refresh(t)
}

// wrestle settles every grapple of the step: Hit Dice against Hit Dice
// [PH-CMB-46].
func (s *System) wrestle(t *world.Turn) {
	w := t.W
	for _, b := range w.Actors {
		var group []*world.Actor
		for _, a := range w.Actors {
			if seizes(a, b) {
				group = append(group, a)
			}
		}
		if len(group) > 0 && b.In() {
			s.contestHold(t, group, b)
		}
	}
	for _, a := range w.Actors {
		if a.Doing.Mode == SeizeIt {
			a.Doing.Mode = ""
		}
	}
}

func (s *System) contestHold(t *world.Turn, group []*world.Actor, b *world.Actor) {
	own, rolls := s.wrestled(t, b)
	all := 0
	for _, a := range group {
		n, r := s.wrestled(t, a)
		all, rolls = all+n, append(rolls, r...)
	}
	e := rules.Event{Kind: Wrestles, Rolls: rolls, Rules: []rules.RuleID{"PH-CMB-46"}}
	grip, stunned := Grapple(all, own)
	lapse(b, conditionHeld)
	lapse(b, conditionStruggling)
	switch grip {
	case Gripped:
		e.Thing = holdsIt
		b.Conditions = append(b.Conditions, world.Condition{Kind: conditionHeld, By: group[0].ID, N: all - own})
	case Struggle:
		e.Thing = strugglIt
		b.Conditions = append(b.Conditions, world.Condition{Kind: conditionStruggling, By: group[0].ID})
	case Thrown:
		e.Thing, e.Amount = thrownOff, stunned
	}
	for _, a := range group {
		if grip != Thrown {
			a.Conditions = append(a.Conditions, world.Condition{Kind: conditionHolding, By: b.ID})
			continue
		}
		a.Conditions = append(a.Conditions, world.Condition{Kind: conditionStunned, Until: t.W.Round + 1 + stunned, By: b.ID})
		beatBack(t.W, a, b)
	}
	t.Between(group[0], b, e)
	sense.Refresh(t)
}

// wrestled is what a creature's Hit Dice come to in a grapple [PH-CMB-46].
func (s *System) wrestled(t *world.Turn, a *world.Actor) (int, []rules.Roll) {
	var d dice.Dice
	if h := heroOf(a); h != nil {
		d = h.GrappleDice()
	} else {
		d = monsterOf(a).GrappleDice()
	}
	own := &world.Turn{W: t.W, Actor: a.ID, Decision: t.W.Round, Forcer: t.Forcer}
	faces := keyedFaces(d, func(sides int) int { return own.Roll(dice.Combat, "grapple", sides) })
	n := Wrestled(d, faces)
	return n, []rules.Roll{{Who: world.Truth(a.ID), Purpose: "grapple", Dice: d.String(), Result: n}}
}

// beatBack moves one that is thrown off a tile away, if that is free
// [PH-CMB-46].
func beatBack(w *world.World, a, b *world.Actor) {
	if a.At == b.At {
		return
	}
	d := grid.Nearest(a.At.Sub(b.At))
	p := a.At.Add(d.Delta())
	if w.LevelOf(a).Grid.Passable(a.At, d) && w.Standing(a.Level, p, a.ID) == nil {
		a.At = p
	}
}

// offerBreak is open to one of whom somebody has hold [PH-CMB-47].
func offerBreak(_ *world.World, a *world.Actor) world.Offering {
	if !isHeld(a) {
		return hidden
	}
	return world.Offering{}
}

// doBreak is another contest of Hit Dice, with all who have hold
// [PH-CMB-47].
func (s *System) doBreak(t *world.Turn, a *world.Actor, _ *world.Deed) {
	own, rolls := s.wrestled(t, a)
	all := 0
	group := holdersOf(t.W, a)
	for _, b := range group {
		n, r := s.wrestled(t, b)
		all, rolls = all+n, append(rolls, r...)
	}
	e := rules.Event{Kind: Wrestles, Thing: stayedIn, Rolls: rolls, Rules: []rules.RuleID{"PH-CMB-47"}}
	switch BreakFree(all, own) {
	case Thrown:
		e.Thing = brokeFree
		freed(t.W, a)
	case Struggle:
		e.Thing = strugglIt
		if lapse(a, conditionHeld) {
			a.Conditions = append(a.Conditions, world.Condition{Kind: conditionStruggling, By: group[0].ID})
		}
	case Gripped:
	}
	if len(group) == 0 {
		t.Tell(a, e)
		return
	}
	t.Between(a, group[0], e)
}

// freed ends the hold on a creature.
func freed(w *world.World, a *world.Actor) {
	lapse(a, conditionHeld)
	lapse(a, conditionStruggling)
	for _, b := range holdersOf(w, a) {
		lapse(b, conditionHolding)
	}
}

// loosen ends the holds of those that can hold no more, and on those that are
// beyond it.
func loosen(w *world.World) {
	for _, a := range w.Actors {
		if c := a.Is(conditionHolding); c != nil {
			if b := w.Actors[c.By]; !able(a) || !b.In() || !sense.Touching(w, a, b) {
				lapse(a, conditionHolding)
			}
		}
	}
	for _, a := range w.Actors {
		if isHeld(a) && len(holdersOf(w, a)) == 0 {
			freed(w, a)
		}
	}
}

func offerLetGo(_ *world.World, a *world.Actor) world.Offering {
	if a.Is(conditionHolding) == nil {
		return hidden
	}
	return world.Offering{}
}

func (s *System) doLetGo(t *world.Turn, a *world.Actor, _ *world.Deed) {
	b := t.W.Actors[a.Is(conditionHolding).By]
	lapse(a, conditionHolding)
	t.Between(a, b, rules.Event{Kind: Wrestles, Thing: letGo, Rules: []rules.RuleID{"PH-CMB-47"}})
	loosen(t.W)
}

// offerDrag is open to one that holds somebody by a margin wide enough, toward
// the free tiles beside it [PH-CMB-47].
func (s *System) offerDrag(w *world.World, a *world.Actor) world.Offering {
	c := a.Is(conditionHolding)
	if c == nil {
		return hidden
	}
	b := w.Actors[c.By]
	h, held := heroOf(b), b.Is(conditionHeld)
	if held == nil || !Drags(held.N, 0, h != nil && h.Times("defender") > 0) {
		return blind.Not("PH-CMB-47", "you have not so firm a hold that you could drag it off")
	}
	var free []grid.Direction
	for d := grid.North; d <= grid.NorthWest; d++ {
		if w.LevelOf(a).Grid.Passable(a.At, d) && w.Standing(a.Level, a.At.Add(d.Delta()), a.ID) == nil {
			free = append(free, d)
		}
	}
	if len(free) == 0 {
		return blind.Not("PH-CMB-47", "there is nowhere to drag it")
	}
	return world.Offering{Params: []rules.Param{{Kind: rules.ParamDirection, Directions: free}}}
}

// doDrag moves a tile, and the held after [PH-CMB-47].
func (s *System) doDrag(t *world.Turn, a *world.Actor, d *world.Deed) {
	b := t.W.Actors[a.Is(conditionHolding).By]
	b.At, a.At = a.At, a.At.Add(d.To.Delta())
	t.Between(a, b, rules.Event{Kind: Wrestles, Thing: dragged, At: a.At, Facing: d.To, Rules: []rules.RuleID{"PH-CMB-47"}})
	sense.Refresh(t)
}
