package world

import (
	"pitchdark/rules"
	"pitchdark/rules/dice"
	"pitchdark/rules/grid"
)

// Event is something that happened, in truth. Who perceives it, and how much
// of it, is for package sense to say.
type Event struct {
	Who, Other ActorID
	To         ActorID // if not Nobody: the only one that learns of it
	All        bool    // everybody learns of it, wherever they are
	Level      LevelID
	What       rules.Event // Who, Other and Names empty
}

// Listener is told every event at the moment at which it happens.
type Listener interface {
	Happened(w *World, e Event)
}

// Forcer yields dice decided beforehand; ok is false where none is forced.
type Forcer interface {
	Force(actor ActorID, purpose dice.Purpose, sides int) (value int, ok bool)
}

// Places lays out the levels of an atlas.
type Places interface {
	// Enter is the place of a level in the world; it is laid out, and its
	// creatures enter play, when it is first asked for.
	Enter(t *Turn, level string) (LevelID, error)
}

// Turn is the carrying out of one decision: its dice, and the way its events
// take.
type Turn struct {
	W        *World
	Actor    ActorID // who decided; Nobody for the world's own doings
	Decision int     // that actor's count of decisions; rounds for the world's own
	Listener Listener
	Forcer   Forcer
	Places   Places
	counts   []count
}

type count struct {
	stream  dice.Stream
	purpose dice.Purpose
	n       int
}

// Emit tells the listener what happened.
func (t *Turn) Emit(e Event) {
	if t.Listener != nil {
		t.Listener.Happened(t.W, e)
	}
}

// Tell emits an event about one creature that everyone may perceive.
func (t *Turn) Tell(a *Actor, what rules.Event) {
	t.Emit(Event{Who: a.ID, Other: Nobody, To: Nobody, Level: a.Level, What: at(what, a)})
}

// Note emits an event of the world's own that everybody learns of.
func (t *Turn) Note(what rules.Event) {
	t.Emit(Event{Who: Nobody, Other: Nobody, To: Nobody, All: true, What: what})
}

// Private emits an event that only the creature itself learns of.
func (t *Turn) Private(a *Actor, other ActorID, what rules.Event) {
	t.Emit(Event{Who: a.ID, Other: other, To: a.ID, Level: a.Level, What: at(what, a)})
}

// Secret emits an event that no creature learns of.
func (t *Turn) Secret(level LevelID, what rules.Event) {
	t.Emit(Event{Who: Nobody, Other: Nobody, To: Referee, Level: level, What: what})
}

// Between emits an event between two creatures that everyone may perceive.
func (t *Turn) Between(a, b *Actor, what rules.Event) {
	t.Emit(Event{Who: a.ID, Other: b.ID, To: Nobody, Level: a.Level, What: at(what, a)})
}

func at(what rules.Event, a *Actor) rules.Event {
	if what.At == (grid.Point{}) {
		what.At = a.At
	}
	return what
}

// Roll throws one die of 1…sides, keyed by who decided what for how many times
// before, so that nothing else shifts it [DK-CMD-03].
func (t *Turn) Roll(stream dice.Stream, purpose dice.Purpose, sides int) int {
	if t.Forcer != nil {
		if v, ok := t.Forcer.Force(t.Actor, purpose, sides); ok {
			return v
		}
	}
	return dice.Roll(dice.Key{
		Seed: t.W.Seed, Stream: stream, Actor: int(t.Actor), Decision: t.Decision,
		Purpose: purpose, Nth: t.nth(stream, purpose),
	}, sides)
}

// Throw throws dice by their notation and returns the sum with its constant.
func (t *Turn) Throw(stream dice.Stream, purpose dice.Purpose, d dice.Dice) int {
	sum := d.Add
	for range d.Count {
		sum += t.Roll(stream, purpose, d.Sides)
	}
	return sum
}

func (t *Turn) nth(stream dice.Stream, purpose dice.Purpose) int {
	for i := range t.counts {
		c := &t.counts[i]
		if c.stream == stream && c.purpose == purpose {
			c.n++
			return c.n
		}
	}
	t.counts = append(t.counts, count{stream: stream, purpose: purpose})
	return 0
}

// Reset readies a Turn for another decision without allocating.
func (t *Turn) Reset(actor ActorID, decision int) {
	t.Actor, t.Decision, t.counts = actor, decision, t.counts[:0]
}

// Truth is the handle by which the truth itself names a creature: in rolls of
// events before they are perceived, and in a game master's view.
func Truth(id ActorID) rules.Handle { return rules.Handle(truthBase + int(id)) }

const truthBase = 1_000_000

// OfTruth undoes Truth.
func OfTruth(h rules.Handle) (ActorID, bool) {
	if h < truthBase {
		return Nobody, false
	}
	return ActorID(h - truthBase), true
}
