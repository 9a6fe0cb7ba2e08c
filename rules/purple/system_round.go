package purple

import (
	"pitchdark/rules"
	"pitchdark/rules/grid"
	"pitchdark/rules/internal/blind"
	"pitchdark/rules/internal/light"
	"pitchdark/rules/internal/sense"
	"pitchdark/rules/internal/world"
)

// The phases of a round of an encounter, and what a round outside one consists
// of [PH-CMB-15].
const (
	Exploring       = "Exploring"
	Declarations    = "Declarations"
	MissilePhase    = "Missile"
	InitiativePhase = "Initiative"
	MovementPhase   = "Movement"
	MeleePhase      = "Melee"
	MagicPhase      = "Magic"
	MoralePhase     = "Morale"
)

var phases = []string{Declarations, MissilePhase, InitiativePhase, MovementPhase, MeleePhase, MagicPhase, MoralePhase}

// Phases are the seven phases [PH-CMB-15].
func (*System) Phases() []string { return phases }

// Begin readies the first round.
func (s *System) Begin(t *world.Turn) {
	s.Arrive(t, t.W.Actors)
	kindle(t.W)
	sense.Refresh(t)
	s.opens(t)
}

// Arrive brings creatures into play. Nobody rolls: sides do, each round
// [PH-CMB-30].
func (*System) Arrive(_ *world.Turn, actors []*world.Actor) {
	for _, a := range actors {
		a.Post = a.At
	}
}

// Next runs the phases until somebody must decide [PH-CMB-15].
func (s *System) Next(t *world.Turn) []world.Ask {
	w := t.W
	for w.Ended == "" {
		if asks := blind.Next(t); asks != nil {
			return asks
		}
		if s.over(t) {
			break
		}
		if asks := s.open(t); asks != nil {
			return asks
		}
	}
	return nil
}

// open is who has to decide now; with nobody, play has gone a step further.
func (s *System) open(t *world.Turn) []world.Ask {
	w := t.W
	c := &w.Clock
	if c.Phase == Declarations {
		if asks := s.undeclared(w); asks != nil {
			return asks
		}
		s.next(t)
		return nil
	}
	if a := w.Actor(c.Current); a != nil {
		if s.active(w, a) {
			return []world.Ask{{Who: a.ID, Phase: rules.PhaseTurn, Text: slotText(w, a)}}
		}
		s.closeSlot(t)
		return nil
	}
	for c.Next < len(c.Order) {
		a := w.Actors[c.Order[c.Next]]
		c.Next++
		if s.openSlot(t, a) {
			return nil
		}
	}
	s.next(t)
	return nil
}

func slotText(w *world.World, a *world.Actor) string {
	if w.Clock.Stage >= heldStage {
		return "The end of the " + w.Clock.Phase + " Phase: " + a.Name + " may shoot."
	}
	switch w.Clock.Phase {
	case MissilePhase:
		return "Missile Phase: " + a.Name + " may shoot."
	case MovementPhase:
		return "Movement Phase: " + a.Name + " may move."
	case MeleePhase:
		return "Melee Phase: " + a.Name + " may act."
	}
	return a.Name + "'s turn."
}

// undeclared are the heroes that have yet to pick a stance, all at once
// [PH-CMB-17].
func (s *System) undeclared(w *world.World) []world.Ask {
	var asks []world.Ask
	for _, a := range w.Actors {
		if a.Slot > 0 && a.Doing.Stance == "" && able(a) && w.Active(a.Level) {
			asks = append(asks, world.Ask{Who: a.ID, Phase: rules.PhaseDeclare, Text: "Declarations: pick a stance for " + a.Name + "."})
		}
	}
	return asks
}

// able reports whether a creature can do anything of its own in this round
// [PH-CMB-03, PH-CMB-54].
func able(a *world.Actor) bool {
	return a.Stands() && !a.Asleep && a.Is(conditionStunned) == nil && a.Is(conditionSurprised) == nil && a.Is(conditionParalysed) == nil
}

// openSlot begins a creature's slot in the phase, if it has anything to do in
// it.
func (s *System) openSlot(t *world.Turn, a *world.Actor) bool {
	w := t.W
	c := &w.Clock
	if !able(a) && !a.Falls || !w.Active(a.Level) || dozes(w, a) || c.Phase != Exploring && !s.due(w, a) {
		return false
	}
	c.Current, c.Left, c.Tiles, c.Walked, c.Opening = a.ID, 1, 0, 0, true
	if c.Phase == MovementPhase || c.Phase == Exploring {
		a.Doing.From = a.At
	}
	return a.Task == "" || s.taskOn(t, a)
}

// due reports whether a creature has a slot in the phase: who has not acted,
// and in the Missile Phase who could shoot.
func (s *System) due(w *world.World, a *world.Actor) bool {
	switch {
	case shooting(w):
		return !a.Doing.Acted && s.mayShoot(w, a)
	case w.Clock.Phase == MeleePhase:
		return !a.Doing.Acted && (a.Slot > 0 || s.engaged(w, a) || a.Senses.Blind != rules.Sighted)
	}
	return true
}

// active reports whether the slot under way goes on.
func (s *System) active(w *world.World, a *world.Actor) bool {
	c := &w.Clock
	if !able(a) && !a.Falls || a.Task != "" || c.Left < 0 {
		return false
	}
	switch {
	case a.Doing.Mode == ChargeAt && c.Phase == MovementPhase:
		return false
	case shooting(w), c.Phase == MeleePhase:
		return !a.Doing.Acted || a.FreeAttack(w.Round) && len(blind.FreeAims(w, a)) > 0
	case c.Phase == MovementPhase:
		return !a.Doing.Moved || c.Tiles > 0 || a.Senses.Blind != rules.Sighted
	}
	return !a.Doing.Acted || !a.Doing.Moved || c.Tiles > 0 || a.Senses.Blind != rules.Sighted
}

// endSlot says that the slot under way is over.
func endSlot(w *world.World) { w.Clock.Left = -1 }

// closeSlot ends the slot under way.
func (s *System) closeSlot(t *world.Turn) {
	w := t.W
	blind.FaceAnew(w)
	c := &w.Clock
	if a := w.Actor(c.Current); a != nil && c.Phase == Exploring {
		s.stride(w, a, c.Walked)
	}
	c.Current, c.Left, c.Tiles, c.Walked = world.Nobody, 0, 0, 0
	if c.Phase == Exploring && s.alarmed(w) {
		c.Next = len(c.Order) // the rest of the round belongs to the encounter
	}
}

// next ends the step of the phase that is under way, and begins the next one.
func (s *System) next(t *world.Turn) {
	w := t.W
	c := &w.Clock
	if c.Phase == MeleePhase && c.Stage == 1 {
		s.wrestle(t)
	}
	s.results(t)
	c.Next, c.Order = 0, c.Order[:0]
	c.Stage++
	switch c.Phase {
	case Exploring, MoralePhase:
		s.round(t)
		return
	case MissilePhase, MeleePhase:
		if c.Stage <= lastStep {
			s.line(w, c.Stage)
			return
		}
	case MovementPhase:
		if c.Stage <= len(c.Sides) {
			s.march(w, c.Stage)
			return
		}
	}
	if s.looses(w) {
		return
	}
	s.phase(t, following(c.Phase))
}

func following(phase string) string {
	for i, p := range phases {
		if p == phase {
			return phases[i+1]
		}
	}
	return Declarations
}

// phase begins a phase of an encounter [PH-CMB-15].
func (s *System) phase(t *world.Turn, name string) {
	w := t.W
	c := &w.Clock
	c.Phase, c.Stage = name, 0
	t.Note(rules.Event{Kind: PhaseBegan, Text: name, Amount: w.Round, Rules: []rules.RuleID{"PH-CMB-15"}})
	switch name {
	case MissilePhase:
		s.line(w, 0)
	case MeleePhase:
		s.receive(t)
		s.line(w, 0)
	case InitiativePhase:
		s.initiative(t)
	case MovementPhase:
		s.march(w, 0)
	case MoralePhase:
		s.morale(t)
	}
}

// line is who acts in a step of the Missile or the Melee Phase: first heroes
// with Dash, then everyone else, the party before the others, and in melee last
// the slowest [PH-CMB-16, PH-CMB-19].
func (s *System) line(w *world.World, step int) {
	for _, a := range w.Actors {
		m := monsterOf(a)
		dash := a.Slot > 0 && a.Doing.Stance == Dash && Dashes(false, atSet(w, a), pointed(w, a))
		if StrikeStep(dash, m != nil && m.Has(ActsLast) && w.Clock.Phase == MeleePhase) == step {
			w.Clock.Order = append(w.Clock.Order, a.ID)
		}
	}
}

// march is who moves with a side; after the last side come those who belong to
// no side of the fight, and those who waited [PH-CMB-30, PH-CMB-35].
func (s *System) march(w *world.World, stage int) {
	c := &w.Clock
	for _, a := range w.Actors {
		late := a.Doing.Held || !hasSide(c.Sides, a.Faction)
		if stage == len(c.Sides) && late || stage < len(c.Sides) && !late && a.Faction == c.Sides[stage].Faction {
			c.Order = append(c.Order, a.ID)
		}
	}
}

// round ends a round and begins another: the dying sink, conditions end, lines
// are forgotten, lights burn, winds blow [PH-CMB-54, DK-MOV-06].
func (s *System) round(t *world.Turn) {
	w := t.W
	own, quiet := s.referee(t), w.Clock.Phase == Exploring
	s.endRound(own)
	w.Round++
	own.Decision = w.Round
	w.Lines = w.Lines[:0]
	own.Note(rules.Event{Kind: rules.Began, Amount: w.Round, Rules: []rules.RuleID{"PH-GEN-03"}})
	for _, a := range w.Actors {
		a.Doing = world.Doing{From: a.At}
		if a.In() {
			sense.Age(w, a)
		}
	}
	light.Burn(own)
	light.Blow(own)
	sense.Refresh(own)
	s.upkeep(own, quiet)
	for _, a := range w.Actors {
		sense.Share(w, a)
	}
	s.bide(own)
	s.opens(own)
	if w.Clock.Phase == Declarations {
		own.Note(rules.Event{Kind: PhaseBegan, Text: Declarations, Amount: w.Round, Rules: []rules.RuleID{"PH-CMB-15"}})
	}
}

// opens chooses between a round of seven phases and one of plain exploring, by
// what the heroes perceive [PH-CMB-55].
func (s *System) opens(t *world.Turn) {
	w := t.W
	c := &w.Clock
	c.Stage, c.Next, c.Order, c.Current, c.Left = 0, 0, c.Order[:0], world.Nobody, 0
	if s.alarmed(w) {
		c.Calm = w.Round + 1
	}
	if c.Calm > 0 && w.Round+1-c.Calm <= calmRounds {
		first := c.Phase == Exploring || c.Phase == ""
		c.Phase = Declarations
		s.enlistFoes(w)
		if first {
			s.surprise(t)
			s.meet(t)
		}
		c.Sides = sidesOf(w, c.Sides)
		for i := range c.Sides {
			s.muster(w, &c.Sides[i])
		}
		return
	}
	c.Phase, c.Sides = Exploring, nil
	for _, a := range w.Actors {
		settles(a)
	}
	for _, heroes := range [...]bool{true, false} {
		for _, a := range w.Actors {
			if (a.Slot > 0) == heroes {
				c.Order = append(c.Order, a.ID)
			}
		}
	}
}

// settles ends what lasts no longer than a fight: who lost heart takes it again
// [PH-CMB-55].
func settles(a *world.Actor) {
	lapse(a, conditionFights)
	if c := a.Is(conditionFleeing); c != nil {
		a.Temper = rules.Temper(c.N)
		lapse(a, conditionFleeing)
	}
}

// calmRounds is how many rounds an encounter goes on after the heroes last
// perceived a foe [PH-CMB-55].
const calmRounds = 1

// alarmed reports whether a hero perceives a foe, or somebody beside it whom it
// does not know [PH-CMB-55].
func (s *System) alarmed(w *world.World) bool {
	for _, a := range w.Actors {
		if a.Slot > 0 && a.Stands() && (menaced(w, a) || startled(w, a)) {
			return true
		}
	}
	return false
}

// startled reports whether a hero that cannot see has heard something in this or
// the last round: combat time is kept in the dark even without enemies
// [PH-DRK-03]. Steps are taken for a companion's while one is within speech.
func startled(w *world.World, a *world.Actor) bool {
	if a.Senses.Blind == rules.Sighted {
		return false
	}
	for i := range a.Senses.Sounds {
		if snd := &a.Senses.Sounds[i]; snd.Round >= w.Round-1 && snd.Side != rules.Friend && !(snd.Kind == rules.SoundStep && accompanied(w, a)) {
			return true
		}
	}
	return false
}

// accompanied reports whether another hero is within speech.
func accompanied(w *world.World, a *world.Actor) bool {
	for _, b := range w.Actors {
		if b.Slot > 0 && b != a && b.Stands() && b.Level == a.Level && grid.Steps(a.At, b.At) <= darkness.Speech {
			return true
		}
	}
	return false
}

func menaced(w *world.World, a *world.Actor) bool {
	for i := range a.Senses.Percepts {
		p := &a.Senses.Percepts[i]
		b := w.Actors[p.Who]
		if !b.Stands() {
			continue
		}
		if p.Known && a.Hostile(b) && !b.Asleep || p.Contact && !p.Known {
			return true
		}
	}
	return false
}
