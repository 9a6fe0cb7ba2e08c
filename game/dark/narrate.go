package main

import (
	"pitchdark/rules"
	"pitchdark/rules/tell"
)

// narrate tells what each hero perceived since the last time.
func (t *table) narrate() {
	heroes := t.seat.Heroes()
	var told []rules.Event
	var saids []string
	for _, h := range heroes {
		name := ""
		if len(heroes) > 1 {
			name = t.seat.View(h).Hero.Name + ": "
		}
		events := t.seat.Events(h)
		if _, halts := t.seat.Halts(h, events); halts {
			t.halt()
		}
		for _, e := range tell.Calmed(events) {
			if words := t.tellers[h].Sentence(e); words != "" {
				t.p.say("%s%s", name, words)
				told, saids = append(told, e), append(saids, words)
			}
			follow(t.tellers[h], &e)
		}
		*t.tellers[h] = tell.For(t.seat.View(h))
	}
	if len(told) > 0 {
		t.told, t.saids = told, saids
	}
}

// follow keeps the teller's facing and sight as they are after an event.
func follow(t *tell.Teller, e *rules.Event) {
	if e.Who != t.Hero || t.Hero == 0 {
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

// news tells what is new in a hero's view since it was last told. The question
// that is asked comes later, with its offers.
func (t *table) news(v *rules.View) {
	if len(t.seat.Heroes()) > 1 {
		t.p.say("%s.", v.Hero.Name)
	}
	fresh, all := tell.News(v, t.seen[v.Hero.Handle])
	for _, line := range fresh {
		t.p.say("%s", line)
	}
	t.seen[v.Hero.Handle] = all
}
