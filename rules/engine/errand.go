package engine

import (
	"slices"
	"strings"

	"pitchdark/rules"
	"pitchdark/rules/grid"
	"pitchdark/rules/internal/world"
	"pitchdark/rules/mind"
	"pitchdark/rules/tell"
)

// Errand is the next ordinary command of a hero's errand, from that hero's view
// alone, to be given with Do; or nil and in one sentence why the errand ends
// here. It changes nothing but the errand's own Course. Between two commands
// ask Halts, of each hero that perceived something [DK-HST-05, DK-VIS-05].
func (t *Seat) Errand(h rules.Handle, e *rules.Errand) (rules.Command, string) {
	l := t.hero(h)
	if l == nil {
		return nil, "That hero is not yours to command."
	}
	a, v := t.s.w.Actors[l.actor], &t.view
	t.s.look(a, v)
	begun := e.Course.Begun
	fresh := l.notice(v, e.Kind)
	if begun && fresh != "" && e.Kind != rules.Follow {
		return nil, fresh
	}
	if len(v.Asks) == 0 {
		return nil, "It is not " + v.Hero.Name + "'s turn."
	}
	e.Behind = slices.DeleteFunc(slices.Clone(e.Behind), func(h rules.Handle) bool { return !t.stands(h) })
	t.menu.lay(t.s.w, a, v.Asks[0].Phase, true)
	t.s.mind.Offers = &t.menu
	return t.s.mind.Errand(v, e)
}

// stands reports whether a hero of the seat is up: for one that is not nobody
// waits.
func (t *Seat) stands(h rules.Handle) bool {
	l := t.hero(h)
	return l != nil && t.s.w.Actors[l.actor].Stands()
}

// lying is a thing that a hero has seen on the ground.
type lying struct {
	level string
	at    grid.Point
	kind  rules.ContentID
}

// notice takes in what lies in sight, and tells what is new of it to one that
// walks; what an explorer takes along by itself is no news to it.
func (l *listener) notice(v *rules.View, kind rules.ErrandKind) string {
	var news []string
	for i := range v.Things {
		t := &v.Things[i]
		thing := lying{v.Level, t.At, t.Kind}
		if slices.Contains(l.things, thing) {
			continue
		}
		l.things = append(l.things, thing)
		if kind != rules.Explore || !mind.Gathers(v, t) {
			news = append(news, tell.Thing(v, t))
		}
	}
	return strings.Join(news, " ")
}

// noise is a sound of walking or of a door, and the hero whose deed it was.
type noise struct {
	order int // the hearer's own count
	maker world.ActorID
}

// listens notes which sounds come of what heroes do: a seat that leads both the
// maker and the hearer knows it.
func (l *listener) listens(w *world.World, e rules.Event, decider world.ActorID) {
	maker := w.Actor(decider)
	if e.Kind != rules.Heard || maker == nil || maker.Slot == 0 {
		return
	}
	if s := e.Sound; s.Kind == rules.SoundStep || s.Kind == rules.SoundDoor {
		l.noises = append(l.noises, noise{s.Order, decider})
	}
}

// Halts reports whether any of the events that reached a hero since the last
// command ends the errands of the seat's heroes, and tells the first that does
// in a sentence: anything new that is perceived, but for what the seat's own
// heroes do [DK-HST-05]. It is asked once of each hero after each command.
func (t *Seat) Halts(h rules.Handle, events []rules.Event) (why string, halts bool) {
	l := t.hero(h)
	if l == nil {
		return "", false
	}
	if len(events) > 0 {
		t.s.look(t.s.w.Actors[l.actor], &t.view)
	}
	v := &t.view
	for i := range events {
		if e := &events[i]; mind.Halts(v, e) && !t.ours(l, e) {
			why, halts = halt(v, e), true
			break
		}
	}
	l.noises = l.noises[:0]
	return why, halts
}

// ours reports whether an event is of a hero of the seat that the one who
// perceives it does not know for a companion: a sound that it makes, a shape
// where it stands.
func (t *Seat) ours(l *listener, e *rules.Event) bool {
	switch e.Kind {
	case rules.Heard:
		return slices.ContainsFunc(l.noises, func(n noise) bool { return n.order == e.Sound.Order && t.leads(n.maker) })
	case rules.Saw, rules.Met, rules.Moved:
		level := t.s.w.Actors[l.actor].Level
		return slices.ContainsFunc(t.heroes, func(other *listener) bool {
			a := t.s.w.Actors[other.actor]
			return other != l && a.In() && a.Level == level && a.At == e.At
		})
	}
	return false
}

// leads reports whether a creature is a hero of the seat.
func (t *Seat) leads(id world.ActorID) bool {
	return slices.ContainsFunc(t.heroes, func(l *listener) bool { return l.actor == id })
}

func halt(v *rules.View, e *rules.Event) string {
	if words := tell.For(v).Sentence(*e); words != "" {
		return words
	}
	if who := e.Names.Who; who != "" {
		return strings.ToUpper(who[:1]) + who[1:] + " stirs."
	}
	return "Something stirs."
}
