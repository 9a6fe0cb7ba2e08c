package purple

import (
	"pitchdark/rules"
	"pitchdark/rules/dice"
	"pitchdark/rules/grid"
	"pitchdark/rules/internal/light"
	"pitchdark/rules/internal/sense"
	"pitchdark/rules/internal/world"
)

// The conditions of those whose side lost heart, besides flight [PH-MOR-03].
const (
	conditionAtBay   = "at bay"
	conditionYielded = "surrendered"
)

// morale tries the spirit of those who fight the party, at the end of the round
// and in secret; each thing that tries it does so once a fight [PH-MOR-01,
// PH-MOR-02, PH-DRK-19].
func (s *System) morale(t *world.Turn) {
	own := s.referee(t)
	for i := range t.W.Clock.Sides {
		side := &t.W.Clock.Sides[i]
		if side.Faction == party {
			continue
		}
		var been []Trial
		for trial := range trials {
			if side.Tried&(1<<trial) > 0 {
				been = append(been, trial)
			}
		}
		for _, trial := range s.muster(t.W, side).Trials(been) {
			side.Tried |= 1 << trial
			s.tryNerve(own, side, trial)
		}
	}
}

// muster counts what is left of a side among those who joined the fight
// [PH-MOR-02].
func (s *System) muster(w *world.World, side *world.Side) Muster {
	all := Muster{Ambushed: side.Ambushed}
	blind, watched := 0, false
	for _, a := range w.Actors {
		m := monsterOf(a)
		if m == nil || a.Faction != side.Faction || a.Is(conditionFights) == nil || !a.Stands() {
			continue
		}
		all.Standing++
		all.Morale = max(all.Morale, m.Morale)
		all.HitPoints, all.Most = a.HP, a.MaxHP
		if a.Senses.Blind != rules.ByDarkness {
			continue
		}
		blind++
		for _, foe := range foesBeside(w, a) {
			watched = watched || !sense.BlindVersus(w, foe, a)
		}
	}
	side.Start = max(side.Start, all.Standing+side.Lost)
	side.Lost = side.Start - all.Standing
	all.Began = side.Start
	all.Blinded = all.Standing > 0 && blind == all.Standing && watched
	return all
}

// tryNerve rolls 1d20 for each kind on a side against its Morale
// [PH-MOR-02, PH-MOR-03].
func (s *System) tryNerve(t *world.Turn, side *world.Side, trial Trial) {
	rolled := map[rules.ContentID]int{}
	for _, a := range t.W.Actors {
		m := monsterOf(a)
		switch {
		case m == nil || m.Morale == 0 || a.Faction != side.Faction || a.Is(conditionFights) == nil || !a.Stands(),
			a.Is(conditionFleeing) != nil || a.Is(conditionAtBay) != nil, trial == AmbushLoss && m.Morale < shaky:
			continue
		case rolled[a.Kind] == 0:
			rolled[a.Kind] = t.Roll(dice.Check, "morale", 20)
		}
		if !Stands(rolled[a.Kind], total(MoraleMods(0, false, 0)), m.Morale) {
			s.breaks(t, a, m)
		}
	}
}

// breaks is what one does whose side lost heart: it flees; cut off, it gives
// itself up if it has the wits, or else fights on [PH-MOR-03].
func (s *System) breaks(t *world.Turn, a *world.Actor, m *Monster) {
	switch m.Breaks(a.HP, a.MaxHP, cutOff(t.W, a)) {
	case Surrenders:
		s.yields(t, a)
	case TurnsAtBay:
		a.Conditions = append(a.Conditions, world.Condition{Kind: conditionAtBay, By: world.Nobody})
	default:
		a.Conditions = append(a.Conditions, world.Condition{Kind: conditionFleeing, By: world.Nobody, N: int(a.Temper)})
		a.Temper = rules.Timid
		t.Tell(a, rules.Event{Kind: Routed, Rules: []rules.RuleID{"PH-MOR-03"}})
	}
}

// yields is giving oneself up: it drops what it holds, and fights nobody until
// somebody hurts it [PH-MOR-03].
func (s *System) yields(t *world.Turn, a *world.Actor) {
	a.Faction, a.Temper = "", rules.Timid
	a.Conditions = append(a.Conditions, world.Condition{Kind: conditionYielded, By: world.Nobody})
	for _, it := range t.W.Things(a.ID) {
		if it.Where == rules.InHand {
			t.W.Drop(it, a.Level, a.At)
			light.Landed(t, it, false)
		}
	}
	t.Tell(a, rules.Event{Kind: Yielded, Rules: []rules.RuleID{"PH-MOR-03"}})
	sense.Refresh(t)
}

// cutOff reports whether no step takes a creature farther from the nearest of
// the enemies that it knows [PH-MOR-03].
func cutOff(w *world.World, a *world.Actor) bool {
	g, now := w.LevelOf(a).Grid, nearestFoe(w, a, a.At)
	for d := grid.North; d <= grid.NorthWest; d++ {
		p := a.At.Add(d.Delta())
		if g.Passable(a.At, d) && w.Standing(a.Level, p, a.ID) == nil && nearestFoe(w, a, p) > now {
			return false
		}
	}
	return true
}

// nearestFoe is how many tiles lie between a tile and the nearest enemy that a
// creature knows.
func nearestFoe(w *world.World, a *world.Actor, p grid.Point) int {
	near := 1 << 20
	for i := range a.Senses.Percepts {
		q := &a.Senses.Percepts[i]
		if b := w.Actors[q.Who]; q.Known && b.Stands() && a.Hostile(b) {
			near = min(near, grid.Steps(p, q.At))
		}
	}
	return near
}

// ambushed notes that a side has lost one that was surprised [PH-MOR-02].
func ambushed(w *world.World, faction string) {
	for i := range w.Clock.Sides {
		if side := &w.Clock.Sides[i]; side.Faction == faction {
			side.Ambushed = true
		}
	}
}
