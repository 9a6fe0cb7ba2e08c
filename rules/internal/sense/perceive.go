package sense

import (
	"pitchdark/rules"
	"pitchdark/rules/grid"
	"pitchdark/rules/internal/world"
)

// Perceive is the part of an event that reaches one creature, at the moment
// and in the light in which it happens; ok is false if nothing of it does. A
// sound is not part of it: noises are heard by MakeNoise [DK-VIS-05].
func Perceive(w *world.World, a *world.Actor, e world.Event) (rules.Event, bool) {
	if e.To != world.Nobody && e.To != a.ID || e.What.Kind == rules.Staged {
		return rules.Event{}, false // an edit is the game master's; its effects are perceived
	}
	out := e.What
	part := e.Who == a.ID || e.Other == a.ID || e.To == a.ID
	if !part && !witnesses(w, a, e) {
		return rules.Event{}, false
	}
	switch {
	case !part && blows(e.What.Kind) && !sees(w, a, e.Who):
		out.At, out.From, out.Thing = w.Actors[e.Other].At, grid.Point{}, "" // a blow out of the dark
	case e.To == world.Nobody:
		places(w, a, e, &out)
	}
	if !part {
		fromOutside(&out)
	}
	out.Who, out.Names.Who = nameFor(w, a, e.Who)
	out.Other, out.Names.Other = nameFor(w, a, e.Other)
	out.Rolls = rollsFor(w, a, e)
	if b := w.Actor(e.Other); b != nil && b.ID != a.ID && !knows(a, b) {
		out.Rules = unexplained(out.Rules)
	}
	return out, true
}

// places leaves of an event's places only those that the reader sees; what it
// saw begin, or end, out of its sight it takes to be where it sees the doer. A
// doer knows where it acts, but not where a thing lands that it threw into the
// dark [DK-VIS-05].
func places(w *world.World, a *world.Actor, e world.Event, out *rules.Event) {
	doer := w.Actor(e.Who)
	if doer == nil || (e.Who == a.ID || e.Other == a.ID) && e.What.Kind != rules.LightMoved {
		return
	}
	seen := func(p grid.Point) bool { return p == a.At || p == doer.At || GroundLight(w, a, p) > rules.Dark }
	if !seen(out.At) {
		out.At = doer.At
		switch out.Kind {
		case rules.LightMoved:
			out.At = out.From.Add(out.Facing.Delta())
		case rules.Bumped:
			out.Thing = ""
		}
	}
	if !seen(out.From) {
		out.From = out.At
	}
}

// fromOutside leaves out what only the doer knows of its deed: what it meant,
// what its armour took, how near to death it is.
func fromOutside(out *rules.Event) {
	out.Mods = nil
	switch out.Kind {
	case rules.Bumped:
		out.Of = 0
	case rules.Sank:
		out.Amount = 0
	}
}

func knows(a, b *world.Actor) bool {
	p := a.Perceives(b.ID)
	return p != nil && p.Known
}

// unexplained leaves out why a stealth attack went as it did: that tells
// whether an unknown defender was Blind [DK-STL-02].
func unexplained(ids []rules.RuleID) []rules.RuleID {
	var kept []rules.RuleID
	for _, id := range ids {
		if id != "DK-STL-01" && id != "DK-STL-04" && id != "DK-STL-05" {
			kept = append(kept, id)
		}
	}
	return kept
}

// blows are the kinds of event that show on whoever is struck.
func blows(k rules.Kind) bool { return k == rules.Struck || k == rules.Missed }

// sees reports whether a sees a creature now.
func sees(w *world.World, a *world.Actor, id world.ActorID) bool {
	b := w.Actor(id)
	return b != nil && Sees(w, a, b) > rules.Unseen
}

// witnesses reports whether a sees an event in which it has no part: whoever
// did it or was struck by it, or where nobody did it, the place.
func witnesses(w *world.World, a *world.Actor, e world.Event) bool {
	if e.Level != a.Level || !a.Stands() || a.Asleep {
		return worldly(e)
	}
	if worldly(e) {
		return true
	}
	if b := w.Actor(e.Who); b != nil {
		if Sees(w, a, b) > rules.Unseen || blows(e.What.Kind) && sees(w, a, e.Other) {
			return true
		}
		p := a.Perceives(b.ID)
		return p != nil && p.Contact && felt(e.What.Kind)
	}
	return Tile(w, a, e.What.At) > rules.Unseen
}

// worldly reports whether everybody learns of an event, wherever they are.
func worldly(e world.Event) bool {
	return e.All || e.What.Kind == rules.Ended || e.What.Kind == rules.Began || e.What.Kind == rules.Awakened
}

// felt reports whether one notices what a contact does without seeing it.
func felt(k rules.Kind) bool { return k == rules.Downed || k == rules.Died }

// nameFor is how a reader names a creature: its handle and a phrase.
func nameFor(w *world.World, a *world.Actor, id world.ActorID) (rules.Handle, string) {
	b := w.Actor(id)
	if b == nil {
		return 0, ""
	}
	if b.ID == a.ID {
		return rules.Handle(b.Slot), b.Name
	}
	p := a.Perceives(id)
	switch {
	case p == nil && Sees(w, a, b) == rules.Identified:
		return 0, phrase(b)
	case p == nil:
		return 0, "someone"
	case p.Known:
		return HandleFor(a, b, p), phrase(b)
	case p.Contact:
		return p.Handle, "someone"
	}
	return p.Handle, "a shape"
}

// Name is what a calls b in a sentence.
func Name(w *world.World, a, b *world.Actor) string {
	_, name := nameFor(w, a, b.ID)
	return name
}

// HandleFor is the handle by which a names b: a hero's own where a knows it
// for one of its party, else the percept's.
func HandleFor(a, b *world.Actor, p *world.Percept) rules.Handle {
	if p.Known && a.Slot > 0 && b.Slot > 0 {
		return rules.Handle(b.Slot)
	}
	return p.Handle
}

// phrase names a creature in a sentence: heroes by their names, others with
// an article.
func phrase(b *world.Actor) string {
	if b.Slot > 0 {
		return b.Name
	}
	return "the " + b.Name
}

// rollsFor leaves only the dice of those whom the reader knows, and names
// them by the reader's handles.
func rollsFor(w *world.World, a *world.Actor, e world.Event) []rules.Roll {
	var rolls []rules.Roll
	for _, r := range e.What.Rolls {
		id, ok := world.OfTruth(r.Who)
		if !ok {
			rolls = append(rolls, r)
			continue
		}
		b := w.Actor(id)
		if id != a.ID && !knows(a, b) {
			continue
		}
		r.Who, _ = nameFor(w, a, id)
		if shooter := w.Actor(e.Who); shooter != nil && e.Who != a.ID && a.Perceives(e.Who) == nil {
			r.Mods = withoutRange(r.Mods)
		}
		rolls = append(rolls, r)
	}
	return rolls
}

// withoutRange leaves out what tells how far away an unseen shooter stands.
func withoutRange(mods []rules.Number) []rules.Number {
	var kept []rules.Number
	for _, m := range mods {
		if m.Rule != "DK-LOW-02" {
			kept = append(kept, m)
		}
	}
	return kept
}

// Truth is the whole of an event, as a game master reads it.
func Truth(w *world.World, e world.Event) rules.Event {
	out := e.What
	if b := w.Actor(e.Who); b != nil {
		out.Who, out.Names.Who = world.Truth(b.ID), phrase(b)
	}
	if b := w.Actor(e.Other); b != nil {
		out.Other, out.Names.Other = world.Truth(b.ID), phrase(b)
	}
	return out
}

// Target finds the creature that one of a's handles names now, or nil.
func Target(w *world.World, a *world.Actor, h rules.Handle) *world.Actor {
	for i := range a.Senses.Percepts {
		p := &a.Senses.Percepts[i]
		if b := w.Actors[p.Who]; HandleFor(a, b, p) == h {
			return b
		}
	}
	if h == rules.Handle(a.Slot) && a.Slot > 0 {
		return a
	}
	return nil
}
