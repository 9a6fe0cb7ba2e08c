package core

import (
	"slices"
	"sort"

	"pitchdark/rules"
	"pitchdark/rules/dice"
	"pitchdark/rules/internal/blind"
	"pitchdark/rules/internal/light"
	"pitchdark/rules/internal/sense"
	"pitchdark/rules/internal/world"
)

// wakeRounds is how long a bandaged one lies before it wakes [DK-HST-04].
const wakeRounds = world.RoundsPerTurn

// enter rolls a creature's initiative, hidden, as it enters play, and takes it
// into the order: high first, ties by Prs, then by ID [DK-HST-02, DK-HST-05].
func enter(t *world.Turn, a *world.Actor) {
	w := t.W
	a.Post = a.At
	own := world.Turn{W: w, Actor: a.ID, Forcer: t.Forcer}
	a.Initiative = own.Roll(dice.Initiative, "initiative", 20) + stat(w, a, Initiative)
	order := append(w.Clock.Order, a.ID)
	sort.SliceStable(order, func(i, j int) bool { return before(w, w.Actors[order[i]], w.Actors[order[j]]) })
	w.Clock.Order = order
}

func before(w *world.World, a, b *world.Actor) bool {
	switch {
	case a.Initiative != b.Initiative:
		return a.Initiative > b.Initiative
	case stat(w, a, Presence) != stat(w, b, Presence):
		return stat(w, a, Presence) > stat(w, b, Presence)
	}
	return a.ID < b.ID
}

// Next runs the turn order until somebody must decide [DK-HST-02].
func (s *System) Next(t *world.Turn) []world.Ask {
	w := t.W
	for w.Ended == "" {
		if asks := blind.Next(t); asks != nil {
			return asks
		}
		if s.over(t) {
			break
		}
		if asks := growth(w); asks != nil {
			return asks
		}
		if a := w.Actor(w.Clock.Current); a != nil {
			if asks := s.going(t, a); asks != nil {
				return asks
			}
			continue
		}
		s.advance(t)
	}
	return nil
}

// going goes on with the turn of the one whose it is; nil ends the turn.
func (s *System) going(t *world.Turn, a *world.Actor) []world.Ask {
	w := t.W
	if a.Stands() && a.Task == "" && !spent(w, a) {
		return []world.Ask{{Who: a.ID, Phase: rules.PhaseTurn, Text: a.Name + "'s turn."}}
	}
	endTurn(w)
	return nil
}

// spent reports whether a sighted creature has nothing left to do in its turn;
// a Blind one, and one that ran into somebody, still has its facing to choose
// [DK-BLD-08, DK-MOV-10].
func spent(w *world.World, a *world.Actor) bool {
	c := &w.Clock
	if c.Left > 0 || c.Tiles > 0 || a.Senses.Blind != rules.Sighted || slices.Contains(c.Crossed, a.ID) {
		return false
	}
	return !a.FreeAttack(w.Round) || len(blind.FreeAims(w, a)) == 0
}

func endTurn(w *world.World) {
	blind.FaceAnew(w)
	c := &w.Clock
	c.Current, c.Left, c.Tiles, c.Walked = world.Nobody, 0, 0, 0
}

// advance begins the next turn, or the next round when all have had theirs.
func (s *System) advance(t *world.Turn) {
	w := t.W
	c := &w.Clock
	if c.Next >= len(c.Order) {
		s.round(t)
		return
	}
	a := w.Actors[c.Order[c.Next]]
	c.Next++
	if !a.Stands() || a.Asleep || !w.Active(a.Level) {
		return
	}
	if a.Task != "" {
		s.taskOn(t, a)
		return
	}
	openTurn(w, a)
}

// openTurn begins a creature's turn.
func openTurn(w *world.World, a *world.Actor) {
	c := &w.Clock
	c.Current, c.Left, c.Tiles, c.Walked, c.Opening = a.ID, actionsPerTurn, 0, 0, true
}

// round ends a round and begins another: lines end, lights burn, winds blow,
// wounds bleed [DK-HST-04, DK-HST-05, DK-MOV-06].
func (s *System) round(t *world.Turn) {
	w := t.W
	w.Round++
	w.Clock.Next = 0
	w.Lines = w.Lines[:0]
	own := &world.Turn{W: w, Actor: world.Nobody, Decision: w.Round, Listener: t.Listener, Forcer: t.Forcer, Places: t.Places}
	own.Emit(world.Event{Who: world.Nobody, Other: world.Nobody, To: world.Nobody, What: rules.Event{Kind: rules.Began, Amount: w.Round, Rules: []rules.RuleID{"DK-HST-05"}}})
	for _, a := range w.Actors {
		if a.In() {
			sense.Age(w, a)
		}
	}
	light.Burn(own)
	light.Blow(own)
	for _, a := range w.Actors {
		s.bleed(own, a)
	}
	sense.Refresh(own)
	for _, a := range w.Actors {
		sense.Share(w, a)
	}
}

// bleed is a round of lying down: 1 hit point less until bandaged; one that was
// bandaged wakes at 1 [DK-HST-04].
func (s *System) bleed(t *world.Turn, a *world.Actor) {
	if !a.Down || !a.In() {
		return
	}
	if a.Bandaged > 0 {
		if t.W.Round+1-a.Bandaged >= wakeRounds {
			blind.Aside(t.W, a)
			a.Down, a.Bandaged, a.HP = false, 0, 1
			t.Tell(a, rules.Event{Kind: rules.Woke, Rules: []rules.RuleID{"DK-HST-04"}})
		}
		return
	}
	a.HP--
	if a.HP <= deathAt {
		s.die(t, a, world.Nobody)
		return
	}
	t.Tell(a, rules.Event{Kind: rules.Sank, Amount: a.HP, Rules: []rules.RuleID{"DK-HST-04"}})
}

// over ends the game when no hero is left to act in it.
func (s *System) over(t *world.Turn) bool { return blind.Over(t, "DK-HST-04") }
