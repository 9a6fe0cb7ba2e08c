package play

import (
	"fmt"

	"pitchdark/rules"
	"pitchdark/rules/grid"
	"pitchdark/rules/tell"
)

// Tone is how a line of the log is meant.
type Tone uint8

// The tones.
const (
	Told    Tone = iota
	Harm         // it hurt the hero
	Sounded      // it was only heard
	Light        // it is about a light or about seeing

	Spoken // the words of a place
)

// Line is one line of the log, with what explains it.
type Line struct {
	Round int
	Text  string
	Tone  Tone
	Times int            // how often the same came, one after another in a round
	Why   []string       // dice, modifiers, rules
	Rules []rules.RuleID // each has an entry in the codex
}

// maxLines is how long a log grows before its oldest part is dropped.
const maxLines = 2000

// Log is what one hero perceived, in sentences, oldest first.
type Log struct {
	Lines []Line
}

// add takes a line in; the same sound or sight again is told once, with a number.
func (l *Log) add(line Line, kind rules.Kind) {
	if n := len(l.Lines); n > 0 && (kind == rules.Heard || kind == rules.Saw) {
		if last := &l.Lines[n-1]; last.Round == line.Round && last.Text == line.Text {
			last.Times++
			return
		}
	}
	line.Times = 1
	if len(l.Lines) >= maxLines {
		l.Lines = append(l.Lines[:0], l.Lines[maxLines/4:]...)
	}
	l.Lines = append(l.Lines, line)
}

// hear tells events in their order. Directions are told by the facing that the
// hero had at that moment, which is before's and then turns with it.
func (l *Log) hear(events []rules.Event, before *rules.View) {
	t, round := tell.For(before), before.Round
	for _, e := range tell.Calmed(events) {
		if e.Kind == rules.Began {
			round = e.Amount
		}
		if text := t.Sentence(e); text != "" {
			l.add(Line{Round: round, Text: text, Tone: tone(&e, t.Hero), Why: tell.Why(e), Rules: cited(&e)}, e.Kind)
		}
		follow(&t, &e)
	}
}

// follow keeps the teller's facing and sight as they are after an event.
func follow(t *tell.Teller, e *rules.Event) {
	if e.Who != t.Hero {
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

func tone(e *rules.Event, hero rules.Handle) Tone {
	mine := e.Who == hero
	switch e.Kind {
	case rules.Heard:
		return Sounded
	case rules.Bumped, rules.Downed, rules.Sank, rules.Died:
		return pick(mine, Harm, Told)
	case rules.Struck:
		return pick(e.Other == hero, Harm, Told)
	case rules.Blinded, rules.SeesAgain, rules.LightOut, rules.LightLit, rules.LightGutter, rules.Shuttered:
		return Light
	case rules.Noted, rules.Entered:
		return Spoken
	}
	return Told
}

// cited are the rules that an event names, each once: its own, then those of
// its modifiers and dice.
func cited(e *rules.Event) []rules.RuleID {
	var ids []rules.RuleID
	add := func(id rules.RuleID) {
		for _, have := range ids {
			if have == id {
				return
			}
		}
		if id != "" {
			ids = append(ids, id)
		}
	}
	for _, id := range e.Rules {
		add(id)
	}
	for _, m := range e.Mods {
		add(m.Rule)
	}
	for _, r := range e.Rolls {
		for _, m := range r.Mods {
			add(m.Rule)
		}
	}
	return ids
}

func pick[T any](yes bool, a, b T) T {
	if yes {
		return a
	}
	return b
}

// Words are the line's text, with how often it came.
func (l *Line) Words() string {
	if l.Times < 2 {
		return l.Text
	}
	return fmt.Sprintf("%s (×%d)", l.Text, l.Times)
}

// Noise is one sound on the ring of a blind hero.
type Noise struct {
	Toward grid.Relative
	Here   bool
	Band   rules.Band
	Age    int    // rounds
	Order  int    // its place among those from the same side, 0 the latest
	Text   string // what and how loud
}

// Noises are the sounds that a view still has, the latest first.
func Noises(v *rules.View) []Noise {
	var list []Noise
	var count [9]int
	for i := len(v.Sounds) - 1; i >= 0; i-- {
		s := &v.Sounds[i]
		n := Noise{Here: s.Here, Band: s.Band, Age: max(0, v.Round-s.Round), Text: soundWords(s, v.Hero.Facing)}
		side := 8
		if !s.Here {
			n.Toward = v.Hero.Facing.Toward(s.From)
			side = int(n.Toward)
		}
		if repeats(list, &n) {
			continue
		}
		n.Order = count[side]
		count[side]++
		list = append(list, n)
	}
	return list
}

// repeats reports whether the same was heard from the same side already.
func repeats(list []Noise, n *Noise) bool {
	for _, m := range list {
		if m.Toward == n.Toward && m.Here == n.Here && m.Text == n.Text {
			return true
		}
	}
	return false
}
