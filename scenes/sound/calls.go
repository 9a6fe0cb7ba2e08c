package sound

import (
	"slices"

	"pitchdark/rules"
	"pitchdark/scenes/sound/synth"
)

// Beat is what one hero perceived of a command, between two of its views.
type Beat struct {
	Events        []rules.Event
	Before, After *rules.View
	Starts        []int // the tick at which each event is shown
	Speed         int   // of what is shown, in percent; 0 is 100
}

// Call is one sound to be heard.
type Call struct {
	Event   int          // its place among the beat's, −1 for a sound that no event tells of
	Name    synth.Name   // what is heard
	With    synth.Name   // and what with it, "" for nothing
	Tick    int          // when, in ticks of what is shown
	Times   int          // how often
	Every   int          // ticks between two
	Heard   *rules.Sound // the cue by which it is heard; nil for what one does oneself
	Caption string
}

// Calls are the sounds of a beat: one for each sound cue that the hero got, and
// one for each thing it did itself that makes a sound. What others do is heard
// by its cue or not at all, seen or unseen [DK-SND-01, DK-VIS-05].
func Calls(b Beat) []Call {
	l := listening{Beat: b, hero: b.After.Hero.Handle, cues: fresh(b)}
	for i := range b.Events {
		e := &b.Events[i]
		switch {
		case e.Kind == rules.Heard:
			l.hear(i, e.Sound)
		case l.own(e):
			l.do(i, e)
		default:
			l.match(i, e)
		}
	}
	l.rest()
	return l.calls
}

// listening gathers the calls of one beat.
type listening struct {
	Beat
	hero  rules.Handle
	cues  []rules.Sound // those that no event told of, by order
	calls []Call
}

// fresh are the cues of what the hero saw being made, which no event tells of:
// those of the later view that the earlier one had not yet.
func fresh(b Beat) []rules.Sound {
	last := -1
	if b.Before != nil {
		for _, s := range b.Before.Sounds {
			last = max(last, s.Order)
		}
	}
	var list []rules.Sound
	for _, s := range b.After.Sounds {
		told := slices.ContainsFunc(b.Events, func(e rules.Event) bool {
			return e.Kind == rules.Heard && e.Sound != nil && e.Sound.Order == s.Order
		})
		if s.Order > last && !told {
			list = append(list, s)
		}
	}
	return list
}

// own reports whether an event is a deed or a lot of the hero's own, or of
// nobody's that all perceive.
func (l *listening) own(e *rules.Event) bool {
	switch e.Kind {
	case rules.Awakened, rules.Gust:
		return true
	case rules.Crossed:
		return e.Who == l.hero || e.Other == l.hero
	}
	return e.Who == l.hero
}

func (l *listening) start(i int) int {
	if i >= 0 && i < len(l.Starts) {
		return l.Starts[i]
	}
	return 0
}

func (l *listening) add(c Call) {
	c.Times = max(c.Times, 1)
	l.calls = append(l.calls, c)
}

// hear is a cue as a sound.
func (l *listening) hear(i int, s *rules.Sound) {
	if s == nil {
		return
	}
	l.add(Call{Event: i, Name: heardAs(s), Tick: l.start(i), Heard: s, Caption: l.words(s)})
}

// match gives an event that was seen the cue that came of it, if one did.
func (l *listening) match(i int, e *rules.Event) {
	makes := noises[e.Kind]
	if l.goesOn(i) {
		return
	}
	at := slices.IndexFunc(l.cues, func(s rules.Sound) bool { return slices.Contains(makes, s.Kind) })
	if at < 0 {
		return
	}
	s := l.cues[at]
	l.cues = slices.Delete(l.cues, at, at+1)
	c := Call{Event: i, Name: heardAs(&s), Tick: l.start(i), Heard: &s, Caption: l.words(&s)}
	l.seen(&c, e)
	l.add(c)
}

// goesOn reports whether a step only goes on with a walk, which is heard once.
func (l *listening) goesOn(i int) bool {
	e := &l.Events[i]
	if e.Kind != rules.Moved {
		return false
	}
	return slices.ContainsFunc(l.Events[:i], func(o rules.Event) bool {
		return o.Kind == rules.Moved && o.Who == e.Who && o.At == e.From
	})
}

// rest lets the cues be heard that no event could be found for, at the end.
func (l *listening) rest() {
	last := 0
	for _, tick := range l.Starts {
		last = max(last, tick)
	}
	for i := range l.cues {
		s := &l.cues[i]
		l.add(Call{Event: -1, Name: heardAs(s), Tick: last, Heard: s, Caption: l.words(s)})
	}
}
