package purple

import (
	"slices"

	"pitchdark/rules"
	"pitchdark/rules/dice"
	"pitchdark/rules/grid"
	"pitchdark/rules/internal/blind"
	"pitchdark/rules/internal/sense"
	"pitchdark/rules/internal/world"
)

// The kinds of event of traps.
const (
	TrapSought rules.Kind = "purple.trap.sought" // in secret: whether Thing at At was noticed (Rolls against Of)
	TrapFound  rules.Kind = "purple.trap.found"  // Who has found Thing at At
	TrapSprung rules.Kind = "purple.trap.sprung" // Who set Thing off
	TrapJammed rules.Kind = "purple.trap.jammed" // Who jammed Thing at At (Amount 1), or could not
	LookedOver rules.Kind = "purple.looked"      // Who has searched the square through
)

// trapMarks are the marks that show where a trap is, once it is known.
func trapMarks() []Item {
	var rows []Item
	for i := range trapTable {
		rows = append(rows, Item{Kind: markOf(trapTable[i].ID), Name: "trap: " + trapTable[i].Name, Fixed: true, Lasting: true})
	}
	return rows
}

func markOf(trap string) rules.ContentID { return rules.ContentID("purple/trap-" + trap) }

// floorTraps are those that a step sets off; the others are on locks, or wait
// for what they need of the world [PH-TRP-02].
var floorTraps = map[string]bool{
	"pit": true, "spiked-pit": true, "bells": true, "darts": true, "blade": true,
	"flame-jet": true, "draught-slot": true, "rolling-stone": true,
}

// Trap reports whether a map can have a trap of a name [PH-TRP-06].
func (*System) Trap(name string) bool { return floorTraps[name] }

// referees is the dice of the world's own about the n-th trap of a level: they
// hang on that alone, so that nothing anybody does shifts them [PH-GEN-06].
func referees(t *world.Turn, level world.LevelID, n int) *world.Turn {
	return &world.Turn{W: t.W, Actor: world.Nobody, Decision: int(level)<<16 | n, Listener: t.Listener, Forcer: t.Forcer, Places: t.Places}
}

// Stepped springs what the walker treads on, and has a cautious party notice
// what it comes near; it stops at both [PH-TRP-02, PH-TRP-03].
func (s *System) Stepped(t *world.Turn, a *world.Actor) bool {
	if a.Slot == 0 || !a.Stands() {
		return false // who lives there knows the place
	}
	level := t.W.LevelOf(a)
	stop := false
	for i := range level.Traps {
		trap := &level.Traps[i]
		switch {
		case trap.Spent:
		case trap.At == a.At:
			stop = s.tread(t, a, i) || stop
		case TriggerDue(paceOf(a), grid.Steps(a.At, trap.At), trap.Checked || trap.Known, a.Senses.Blind != rules.Sighted) &&
			sense.Tile(t.W, a, trap.At) > rules.Unseen:
			trap.Checked = true
			stop = s.notice(t, a, i) || stop
		}
	}
	return stop
}

// tread is a step onto a trigger: who knows of it and sees steps aside
// [PH-TRP-03].
func (s *System) tread(t *world.Turn, a *world.Actor, n int) bool {
	trap := &t.W.LevelOf(a).Traps[n]
	face := 1
	if trap.Worn {
		face = referees(t, a.Level, n).Roll(dice.Combat, "worn trigger", 6)
	}
	if !Trips(trap.Worn, face, false, trap.Known && a.Senses.Blind == rules.Sighted) {
		return false
	}
	s.spring(t, a, n)
	return true
}

// notice is the one secret check of the party for a trigger that it comes near:
// the average of those who go with the walker and see [PH-TRP-02, PH-PER-01].
func (s *System) notice(t *world.Turn, a *world.Actor, n int) bool {
	trap := &t.W.LevelOf(a).Traps[n]
	row := FindTrap(trap.Kind)
	difficulty, refused := row.Difficulty(Find{})
	if refused != nil {
		return false
	}
	var modifiers, bonuses []int
	for _, b := range t.W.Actors {
		if h := heroOf(b); h != nil && b.Level == a.Level && able(b) && b.Senses.Blind == rules.Sighted && near(a.At, b.At, darkness.Speech) {
			modifiers, bonuses = append(modifiers, h.Mod(Perception)), append(bonuses, h.CheckBonus())
		}
	}
	modifier, bonus, _ := Together(modifiers, bonuses)
	r := rules.Roll{Who: world.Truth(a.ID), Purpose: "perception", Dice: "d20", Result: referees(t, a.Level, n).Roll(dice.Check, "notice a trap", 20)}
	r.Mods = number(number(nil, Perception.String(), modifier, "PH-PER-01"), "check bonus", bonus, "PH-CHK-05")
	return s.sought(t, a, n, r, difficulty, "PH-TRP-02")
}

// sought tells the referee how a secret check for a trap came out, and the
// party if it was found [PH-GEN-06, PH-PER-01].
func (s *System) sought(t *world.Turn, a *world.Actor, n int, r rules.Roll, difficulty Difficulty, rule rules.RuleID) bool {
	trap := &t.W.LevelOf(a).Traps[n]
	row := FindTrap(trap.Kind)
	t.Secret(a.Level, rules.Event{Kind: TrapSought, At: trap.At, Thing: row.Name, Of: int(difficulty), Rolls: []rules.Roll{r}, Rules: []rules.RuleID{rule, "PH-GEN-06"}})
	if r.Total() < int(difficulty) {
		return false
	}
	s.reveal(t, a, n)
	t.Tell(a, rules.Event{Kind: TrapFound, At: trap.At, Thing: row.Name, Rules: []rules.RuleID{rule}})
	return true
}

// reveal lets the party know of a trap: a mark shows it to all who see the tile.
func (s *System) reveal(t *world.Turn, a *world.Actor, n int) {
	trap := &t.W.LevelOf(a).Traps[n]
	if !trap.Known {
		trap.Known = true
		t.W.Add(world.Item{Kind: markOf(trap.Kind), Count: 1, Holder: world.Nobody, Level: a.Level, At: trap.At, Fixed: true})
	}
}

// offerLookOver is open to a sighted hero outside a fight, whose square nobody
// searches yet [PH-EXP-03, PH-DRK-16].
func offerLookOver(w *world.World, a *world.Actor) world.Offering {
	o := offerQuiet(w, a)
	if o.Hide {
		return o
	}
	if a.Senses.Blind != rules.Sighted {
		return blind.Not("PH-DRK-16", "you cannot see to look for traps")
	}
	for _, b := range w.Actors {
		if refused := MaySearch(b != a && b.Slot > 0 && b.Level == a.Level && b.Task == taskSearches && near(a.At, b.At, 1)); refused != nil {
			return blind.Not(refused.Rule, clause(refused))
		}
	}
	return o
}

func doLookOver(t *world.Turn, a *world.Actor, _ *world.Deed) {
	blind.Begin(t.W, a, taskSearches, Turn)
}

// lookedOver ends a search of a turn: each trap on the tile and about it is
// found by a secret check, or without one if it can be seen [PH-TRP-01].
func (s *System) lookedOver(t *world.Turn, a *world.Actor) {
	h, level := heroOf(a), t.W.LevelOf(a)
	t.Tell(a, rules.Event{Kind: LookedOver, Rules: []rules.RuleID{"PH-EXP-03"}})
	for n := range level.Traps {
		trap := &level.Traps[n]
		if trap.Known || trap.Spent || !near(a.At, trap.At, 1) {
			continue
		}
		difficulty, refused := FindTrap(trap.Kind).Difficulty(Find{Search: true, Blind: a.Senses.Blind != rules.Sighted})
		if refused != nil {
			continue
		}
		r := rules.Roll{Who: world.Truth(a.ID), Purpose: "perception", Mods: h.CheckMods(Task{Ability: Perception, Times: 1 + given(h.Mod(Perception) > 0, 1)})}
		if difficulty > 0 {
			r.Dice, r.Result = "d20", t.Roll(dice.Check, "search for a trap", 20)
		}
		s.sought(t, a, n, r, difficulty, "PH-TRP-01")
	}
}

// knownTrap is a trap that the heroes know of beside one of them; -1 if there is
// none.
func knownTrap(w *world.World, a *world.Actor) int {
	traps := w.LevelOf(a).Traps
	for n := range traps {
		if traps[n].Known && !traps[n].Spent && near(a.At, traps[n].At, 1) && traps[n].At != a.At {
			return n
		}
	}
	return -1
}

// offerJam is open beside a trap that is known, to who has a spike and a hammer
// [PH-TRP-05].
func offerJam(w *world.World, a *world.Actor) world.Offering {
	o := offerQuiet(w, a)
	if o.Hide {
		return o
	}
	has := func(kind rules.ContentID) bool {
		return slices.ContainsFunc(w.Things(a.ID), func(it *world.Item) bool { return it.Kind == kind })
	}
	if refused := MayJam(knownTrap(w, a) >= 0, has("purple/spikes"), has("purple/hammer")); refused != nil {
		return blind.Not(refused.Rule, clause(refused))
	}
	return o
}

func doJam(t *world.Turn, a *world.Actor, _ *world.Deed) { blind.Begin(t.W, a, taskJams, Turn) }

// jammed ends a turn's work at a trap: it is jammed, or left, or springs
// [PH-TRP-05].
func (s *System) jammed(t *world.Turn, a *world.Actor) {
	n := knownTrap(t.W, a)
	if n < 0 {
		return
	}
	trap := &t.W.LevelOf(a).Traps[n]
	r := rules.Roll{Who: world.Truth(a.ID), Purpose: "jamming", Dice: "d20", Result: t.Roll(dice.Check, "jam a trap", 20), Mods: heroOf(a).CheckMods(Task{Ability: Dexterity, Times: 1})}
	done, springs := Jam(r.Result, r.Total()-r.Result)
	trap.Spent = done
	t.Tell(a, rules.Event{Kind: TrapJammed, At: trap.At, Thing: FindTrap(trap.Kind).Name, Amount: given(done, 1), Of: int(Hard), Rolls: []rules.Roll{r}, Rules: []rules.RuleID{"PH-TRP-05"}})
	if springs {
		s.spring(t, a, n)
	}
}
