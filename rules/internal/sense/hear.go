package sense

import (
	"pitchdark/rules"
	"pitchdark/rules/grid"
	"pitchdark/rules/internal/world"
)

// Noise is one sound at its source.
type Noise struct {
	Maker *world.Actor // nil: nobody
	Level world.LevelID
	At    grid.Point
	Loud  int // steps that it carries [DK-SND-03]
	Kind  rules.SoundKind
	Voice bool         // a call or a word that makes its speaker known [DK-BLD-05]
	Aware *world.Actor // knows what made it: it has the cue, and is not told again
}

// MakeNoise lets everybody on the level hear a sound who can; the deafened hear
// none [DK-SND-02, DK-SND-05].
func MakeNoise(t *world.Turn, n Noise) {
	if n.Loud <= 0 {
		return
	}
	if n.Maker != nil {
		n.Maker.Din = max(n.Maker.Din, n.Loud)
	}
	stirred := false
	for _, a := range t.W.Actors {
		if a.Level == n.Level && a.In() && !a.Down && !a.Deaf && (n.Maker == nil || a.ID != n.Maker.ID) {
			stirred = hear(t, a, n) || stirred
		}
	}
	if stirred {
		Refresh(t)
	}
}

// Band is how loudly a sound comes over a way of w steps when it carries
// reach: near to a third of its reach, clear to two thirds [DK-SND-02].
func Band(way, reach int) rules.Band {
	switch {
	case 3*way <= reach:
		return rules.Near
	case 3*way <= 2*reach:
		return rules.Clear
	}
	return rules.Faint
}

// hear lets one creature hear a sound; it reports whether that changed who sees
// whom, by waking it or by giving away one that hid from it.
func hear(t *world.Turn, a *world.Actor, n Noise) (stirred bool) {
	reach := n.Loud*max(1, a.Hearing) + a.Keen
	if grid.Steps(n.At, a.At) > reach {
		return false
	}
	way, ok := t.W.Levels[n.Level].Grid.Hear(n.At, a.At, reach)
	if !ok {
		return false
	}
	s := rules.Sound{
		Round: t.W.Round, Order: a.Senses.Heard, From: way.From, Here: way.Here,
		Band: Band(way.Way, reach), Kind: n.Kind,
	}
	if n.Voice && n.Maker != nil {
		s.Voice, s.Look, s.Side = n.Maker.Name, n.Maker.Kind, a.SideOf(n.Maker)
		Identify(a, n.Maker)
	}
	a.Senses.Heard++
	a.Senses.Sounds = append(a.Senses.Sounds, s)
	stirred = a.Asleep && s.Band != rules.Faint
	if stirred {
		wake(t, a)
	}
	if n.Maker != nil && n.Maker.HiddenFrom(a.ID) {
		found(t, n.Maker, a)
		stirred = true
	}
	if a != n.Aware && (n.Maker == nil || Sees(t.W, a, n.Maker) == rules.Unseen) {
		a.Senses.Alarm = t.W.Round + 1
		t.Private(a, world.Nobody, rules.Event{Kind: rules.Heard, Sound: &s, Rules: []rules.RuleID{"DK-SND-01", "DK-SND-02"}})
	}
	return stirred
}

// wake rouses a sleeper by a sound that is more than faint.
func wake(t *world.Turn, a *world.Actor) {
	a.Asleep = false
	t.Tell(a, rules.Event{Kind: rules.Woke, Rules: []rules.RuleID{"DK-HST-06"}})
}

// Rouse wakes a sleeper, which perceives at once.
func Rouse(t *world.Turn, a *world.Actor) {
	if a.Asleep {
		wake(t, a)
		Refresh(t)
	}
}
