// Package tell puts events, sounds, views, offers and refusals into words: for
// the log, for narration, for tests and for the terminal. It says what it is
// given and nothing more, in the same words every time; it decides nothing and
// looks nothing up.
package tell

import (
	"slices"

	"pitchdark/rules"
	"pitchdark/rules/grid"
)

// Teller speaks to the player of one hero. With Hero zero it speaks to a game
// master, and nobody is "you".
type Teller struct {
	Hero   rules.Handle
	Facing grid.Direction
	Blind  bool           // directions are told relative to the facing
	Party  []rules.Handle // the hero's companions, of whom more is told than of others
}

// For is the teller for the hero of a view.
func For(v *rules.View) Teller {
	t := Teller{Hero: v.Hero.Handle, Facing: v.Hero.Facing, Blind: v.Blind != rules.Sighted}
	for i := range v.Party {
		t.Party = append(t.Party, v.Party[i].Handle)
	}
	return t
}

// Sentence is an event as a line of the log. It is empty for events that are
// not worth one: a single step (see Walks), a turn of the head, the beginning of
// a round.
func (t Teller) Sentence(e rules.Event) string {
	say, ok := sentences[e.Kind]
	if !ok {
		say, ok = ofPurple[e.Kind]
	}
	if !ok {
		say, ok = ofUpkeep[e.Kind]
	}
	if !ok {
		say, ok = ofExploring[e.Kind]
	}
	if !ok {
		return ""
	}
	return finish(say(&voice{Event: e, to: t}))
}

// Follow keeps the teller's facing and sight as they are after an event, so
// that the next one is told from where the hero then looks.
func (t *Teller) Follow(e rules.Event) {
	if e.Who != t.Hero || e.Who == 0 {
		return
	}
	switch e.Kind {
	case rules.Moved, rules.Turned, rules.Declared:
		t.Facing = e.Facing
	case rules.Blinded:
		t.Blind = true
	case rules.SeesAgain:
		t.Blind = false
	}
}

// Walks draws the single steps of each walk together into one event, so that it
// is told as one; the order of all else is kept, and the given events are left
// as they are.
func Walks(events []rules.Event) []rules.Event {
	var out []rules.Event
	for _, e := range events {
		if n := len(out) - 1; n >= 0 && goesOn(&out[n], &e) {
			last := &out[n]
			last.Path = slices.Concat(last.Path, e.Path)
			last.At, last.Facing = e.At, e.Facing
			continue
		}
		out = append(out, e)
	}
	return out
}

// goesOn reports whether an event is the next step of a walk.
func goesOn(walk, e *rules.Event) bool {
	return walk.Kind == rules.Moved && e.Kind == rules.Moved &&
		walk.Who == e.Who && walk.Names.Who == e.Names.Who && walk.At == e.From
}

// Calmed leaves out that a hero lost sight of somebody who came into sight again
// at once, as behind a row of pillars: both that and the coming back. It goes by
// what the hero calls them. The given events are left as they are.
func Calmed(events []rules.Event) []rules.Event {
	type pair struct {
		who  rules.Handle
		name string
	}
	gone, out := map[pair][]int{}, []rules.Event(nil)
	dropped := make([]bool, len(events))
	for i := range events {
		e := &events[i]
		p := pair{e.Who, e.Names.Other}
		switch n := len(gone[p]); {
		case e.Kind == rules.LostSight:
			gone[p] = append(gone[p], i)
		case e.Kind == rules.Saw && n > 0:
			dropped[i], dropped[gone[p][n-1]] = true, true
			gone[p] = gone[p][:n-1]
		}
	}
	for i, e := range events {
		if !dropped[i] {
			out = append(out, e)
		}
	}
	return out
}
