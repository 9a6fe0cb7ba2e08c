package purple

import (
	"pitchdark/rules"
	"pitchdark/rules/dice"
	"pitchdark/rules/internal/world"
)

// unusual is how loud a noise is that draws those who wander, outside a fight
// [PH-RND-03].
const unusual = 20

// stay counts the heroes' stay on a level in turns, from when the first of them
// came, and rolls for those who wander at the end of each that is due
// [PH-RND-01, PH-RND-02].
func (s *System) stay(t *world.Turn, id world.LevelID, quiet bool) {
	w, l := t.W, t.W.Levels[id]
	if !peopled(w, id) {
		l.Stay.Since, l.Stay.Noisy = 0, false
		return
	}
	if l.Stay.Since == 0 {
		l.Stay.Since = w.Round // the round that has just ended was the first
	}
	s.listen(t, id, quiet)
	s.hue(t, id)
	rounds := w.Round + 1 - l.Stay.Since
	if rounds%Turn == 0 && s.watch(w, id).Due(rounds/Turn) {
		s.check(t, id)
	}
}

// peopled reports whether a hero is on a level and in play.
func peopled(w *world.World, id world.LevelID) bool {
	for _, a := range w.Actors {
		if a.Slot > 0 && a.Level == id && a.In() {
			return true
		}
	}
	return false
}

// listen marks a level on which a hero made an unusual noise in the round that
// has ended, and not in a fight [PH-RND-03].
func (s *System) listen(t *world.Turn, id world.LevelID, quiet bool) {
	for _, a := range t.W.Actors {
		if a.Slot == 0 || a.Level != id {
			continue
		}
		loud := a.Din >= unusual && quiet
		a.Din = 0
		if loud && a.In() {
			t.W.Levels[id].Stay.Noisy = true
			t.Private(a, world.Nobody, rules.Event{Kind: WasNoisy, Rules: []rules.RuleID{"PH-RND-03"}})
		}
	}
}

// hue raises the alarm of a level when one of its orderly folk has called its
// own in the round that has ended [PH-RND-02].
func (s *System) hue(t *world.Turn, id world.LevelID) {
	for _, a := range t.W.Actors {
		if a.Level == id && a.Called == t.W.Round && orderly(a) {
			s.alarm(t, id)
		}
	}
}

// alarm raises the alarm on a level, once [PH-RND-02].
func (s *System) alarm(t *world.Turn, id world.LevelID) {
	l := t.W.Levels[id]
	if l.Stay.Alarm {
		return
	}
	l.Stay.Alarm = true
	t.Secret(id, rules.Event{Kind: AlarmRaised, Rules: []rules.RuleID{"PH-RND-02"}})
}

// orderlyFolk keep watch under one command where enough of them live
// [PH-RND-02].
var orderlyFolk = map[string]bool{
	"goblin": true, "orc": true, "hobgoblin": true, "gnoll": true, "bugbear": true, "lizardfolk": true, "cultist": true, "bandit": true,
}

// garrison is how many orderly folk defend a place as one [PH-RND-02].
const garrison = 3

func orderly(a *world.Actor) bool {
	m := monsterOf(a)
	return m != nil && a.Stands() && a.Faction == dwellers && orderlyFolk[m.ID]
}

// watch is how a level is guarded: by one command where three or more of an
// orderly folk live [PH-RND-02].
func (s *System) watch(w *world.World, id world.LevelID) Watch {
	n := 0
	for _, a := range w.Actors {
		if a.Level == id && a.Is(conditionWanders) == nil && orderly(a) {
			n++
		}
	}
	return Watch{Organised: n >= garrison, Alarm: w.Levels[id].Stay.Alarm}
}

// check rolls in secret for those who wander by at the end of a turn that is due
// [PH-RND-01, PH-RND-03, PH-FOD-05].
func (s *System) check(t *world.Turn, id world.LevelID) {
	stay := &t.W.Levels[id].Stay
	noisy := stay.Noisy
	stay.Noisy = false
	roll := rules.Roll{Purpose: "encounter", Dice: "d6", Result: t.Roll(dice.Encounter, "encounter", 6), Mods: EncounterMods(noisy, fireBurns(t.W, id))}
	e := rules.Event{Kind: EncounterChecked, Rolls: []rules.Roll{roll}, Rules: []rules.RuleID{"PH-RND-01"}}
	switch {
	case !Encounters(roll.Result, total(roll.Mods)):
	case s.hideout(t.W, id).Exceptional():
		die := rules.Roll{Purpose: "passed over", Dice: "d6", Result: t.Roll(dice.Encounter, "passed over", 6)}
		e.Rolls, e.Rules = append(e.Rolls, die), append(e.Rules, "PH-RND-02")
		if !s.hideout(t.W, id).PassedOver(die.Result) {
			s.come(t, id, noisy, &e)
		} else {
			e.Text = "the hiding place is passed over"
		}
	default:
		s.come(t, id, noisy, &e)
	}
	t.Secret(id, e)
}

// fireBurns reports whether a cooking fire burns where heroes are, whose light
// and smell draw those who wander [PH-FOD-05].
func fireBurns(w *world.World, id world.LevelID) bool {
	for _, it := range w.Items {
		if it.Kind != campfire || !it.Lit || it.Gone || it.Level != id {
			continue
		}
		for _, a := range w.Actors {
			if a.Slot > 0 && a.In() && a.Level == id && near(a.At, it.At, campTiles) {
				return true
			}
		}
	}
	return false
}
