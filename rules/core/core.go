// Package core is the plain host of the darkness: hit points, d20 rolls, a
// turn of two actions, six heroes and their foes, and what lives and lies at
// which depth. It holds their tables and the System that plays by them. What
// the dark does of its own is not here but in internal/blind, internal/light
// and internal/sense.
package core

import (
	"pitchdark/rules"
	"pitchdark/rules/dice"
	"pitchdark/rules/grid"
	"pitchdark/rules/internal/blind"
	"pitchdark/rules/internal/sense"
	"pitchdark/rules/internal/world"
)

// The figures of a character, by their place in Actor.Stats [DK-HST-01].
const (
	Attack = iota
	Defence
	Armour
	Stealth
	Presence
	Initiative
	stats
)

var statNames = [stats]string{"Attack", "Defence", "Armour", "Stealth", "Prs", "Initiative"}

// actionsPerTurn is how many actions a turn has [DK-HST-02].
const actionsPerTurn = 2

// System plays by the plain core rules. It holds nothing but tables.
type System struct {
	actions []world.Action
}

// New makes the plain core host.
func New() *System {
	s := &System{}
	s.actions = append(s.actions, blind.MoveActions()...)
	s.actions = append(s.actions, blind.FightActions()...)
	s.actions = append(s.actions, blind.TouchActions()...)
	s.actions = append(s.actions, blind.LightActions()...)
	s.actions = append(s.actions, blind.DoorActions()...)
	s.actions = append(s.actions, s.hostActions()...)
	s.actions = append(s.actions, blind.AnswerActions()...)
	return s
}

// Name is "core".
func (*System) Name() string { return "core" }

var darkness = world.Darkness{
	Step: 4, Walk: 3, Speech: 10, Touch: 2, Voice: 10, Call: 25,
	Bump: 20, BumpHeavy: 25, Attack: 15, Door: 8, Force: 20, Stumble: 4,
	DouseActions: 3, TraceRounds: 2, PitStops: true,
}

// Darkness are the plain figures of the darkness core [DK-SND-03].
func (*System) Darkness() *world.Darkness { return &darkness }

// Actions is the table of what can be done [DK-HST-02].
func (s *System) Actions() []world.Action { return s.actions }

// Resolve pays for a deed with actions and carries it out [DK-HST-02].
func (s *System) Resolve(t *world.Turn, a *world.Actor, row *world.Action, d *world.Deed) {
	c := &t.W.Clock
	if row.Phase == rules.PhaseTurn {
		if !d.Free {
			c.Left -= row.Actions
		}
		if row.ID != blind.Move && row.ID != blind.BlindMove && row.ID != blind.Turn && row.ID != blind.FreeAttack {
			c.Tiles = 0
		}
		if row.ID != blind.Turn {
			c.Opening = false
		}
	}
	row.Do(t, a, d)
}

// stat is a figure of a creature with what it wears.
func stat(w *world.World, a *world.Actor, which int) int {
	n := 0
	if which < len(a.Stats) {
		n = a.Stats[which]
	}
	w.Carried(a.ID, func(it *world.Item) bool {
		g := w.Gear(it)
		switch {
		case which == Armour && it.Where == rules.Worn && g.Armour != nil:
			n += g.Armour.Value
		case which == Stealth && it.Where == rules.Worn && g.Armour != nil:
			n += g.Armour.Stealth
		}
		return true
	})
	return n
}

// Bump is the damage of a wall: tiles intended less armour, at least none
// [DK-HST-03].
func (s *System) Bump(w *world.World, a *world.Actor, tiles int, _ bool) (int, []rules.Number) {
	armour := stat(w, a, Armour)
	var mods []rules.Number
	if armour > 0 {
		mods = []rules.Number{{Name: "armour", Value: -armour, Rule: "DK-HST-03"}}
	}
	return max(0, tiles-armour), mods
}

// Contest is an opposed stealth roll: 1d20 + Stealth + Prs on both sides, ties
// to the defender [DK-STL-03].
func (s *System) Contest(t *world.Turn, sneaker, target *world.Actor, bonus rules.Number) (bool, []rules.Roll) {
	one := contestRoll(t, sneaker, "stealth")
	if bonus.Value != 0 {
		one.Mods = append(one.Mods, bonus)
	}
	other := contestRoll(t, target, "watch")
	return one.Total() > other.Total(), []rules.Roll{one, other}
}

func contestRoll(t *world.Turn, a *world.Actor, purpose dice.Purpose) rules.Roll {
	return rules.Roll{
		Who: world.Truth(a.ID), Purpose: string(purpose), Dice: "d20", Result: t.Roll(dice.Check, purpose, 20),
		Mods: []rules.Number{
			{Name: "Stealth", Value: stat(t.W, a, Stealth), Rule: "DK-STL-03"},
			{Name: "Prs", Value: stat(t.W, a, Presence), Rule: "DK-STL-03"},
		},
	}
}

// Vision is a creature's eyes, with a draught of dark vision or a ring
// [DK-HST-11].
func (s *System) Vision(w *world.World, a *world.Actor) rules.Vision {
	if a.Vision == rules.Sightless || a.Vision == rules.DarkVision {
		return a.Vision
	}
	if a.OwlUntil > w.Round {
		return rules.DarkVision
	}
	eyes := a.Vision
	w.Carried(a.ID, func(it *world.Item) bool {
		if it.Kind == ringOfOwls && it.Where == rules.Worn {
			eyes = rules.LowLightImmune
		}
		return true
	})
	return eyes
}

// Allowance is a creature's Move, less in plate [DK-HST-09].
func (s *System) Allowance(w *world.World, a *world.Actor) int {
	move := a.Move
	w.Carried(a.ID, func(it *world.Item) bool {
		if g := w.Gear(it); it.Where == rules.Worn && g.Armour != nil && g.Armour.Move > 0 {
			move = min(move, g.Armour.Move)
		}
		return true
	})
	return move
}

// Phases are none: turns follow one another [DK-HST-02].
func (*System) Phases() []string { return nil }

// Price is one tile of the allowance for every tile [DK-GRD-04].
func (*System) Price(*world.World, *world.Actor, grid.Point, bool) int { return 1 }

// Trap is false: there are no traps [DK-HST-12].
func (*System) Trap(string) bool { return false }

// Stepped is nothing to the plain rules.
func (*System) Stepped(*world.Turn, *world.Actor) bool { return false }

// Halts never stops a walker: nobody holds another fast by standing beside it.
func (*System) Halts(*world.Turn, *world.Actor) rules.Refusal { return rules.Refusal{} }

// Heroes are the names of the shipped heroes [DK-HST-09].
func (*System) Heroes() []string { return Heroes() }

// Sheet adds the figures of the plain host [DK-HST-01].
func (s *System) Sheet(w *world.World, a *world.Actor, sheet *rules.Sheet) {
	for i, name := range statNames {
		sheet.Stats = append(sheet.Stats, rules.Number{Name: name, Value: stat(w, a, i), Rule: "DK-HST-01"})
	}
	if n := blind.Worth(w, a); n > 0 {
		sheet.Stats = append(sheet.Stats, rules.Number{Name: "Treasure", Value: n, Rule: "DK-HST-12"})
	}
	sheet.BumpCost, sheet.Room = stat(w, a, Armour), packSize
	sheet.Rest = restLeft(a)
	if a.OwlUntil > w.Round {
		sheet.Conditions = append(sheet.Conditions, "dark vision")
	}
	if a.Held {
		sheet.Conditions = append(sheet.Conditions, "held")
	}
	if a.Task != "" {
		sheet.Conditions = append(sheet.Conditions, a.Task)
	}
	if a.Down && a.Bandaged > 0 {
		sheet.Conditions = append(sheet.Conditions, "bandaged")
	}
}

// Begin rolls initiative for everybody and readies the first round
// [DK-HST-02, DK-HST-05].
func (s *System) Begin(t *world.Turn) {
	s.Arrive(t, t.W.Actors)
	sense.Refresh(t)
}

// Arrive takes creatures into the turn order.
func (s *System) Arrive(t *world.Turn, actors []*world.Actor) {
	for _, a := range actors {
		enter(t, a)
	}
}
