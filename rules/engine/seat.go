package engine

import (
	"pitchdark/rules"
	"pitchdark/rules/internal/sense"
	"pitchdark/rules/internal/world"
)

// Seat is a place at the table: it holds heroes, and gets their views and
// events and nothing else [DK-VIS-05].
type Seat struct {
	s      *Session
	heroes []*listener
	master *listener
	view   rules.View
	ahead  rules.View // for forecasts
	menu   menu       // for forecasts and errands
}

// listener collects the events that reach one hero, or all of them for a game
// master.
type listener struct {
	actor  world.ActorID // Nobody: the game master's
	events []rules.Event
	learnt learnt
	things []lying // seen on errands
	noises []noise // that heroes made, heard since the last command
}

// take takes in an event that came of a decision of somebody's.
func (l *listener) take(w *world.World, e world.Event, decider world.ActorID) {
	if l.actor == world.Nobody {
		l.events = append(l.events, sense.Truth(w, e))
		return
	}
	a := w.Actors[l.actor]
	if mine, ok := sense.Perceive(w, a, e); ok {
		l.events = append(l.events, mine)
		l.listens(w, mine, decider)
		l.learnt.take(w.LevelOf(a).ID, a.At, mine)
	}
}

// Hero is a seat that leads one hero of the party, by its handle.
func (s *Session) Hero(h rules.Handle) *Seat {
	seat := &Seat{s: s}
	for _, a := range s.w.Actors {
		if a.Slot > 0 && rules.Handle(a.Slot) == h {
			seat.heroes = append(seat.heroes, s.listen(a.ID))
		}
	}
	return seat
}

// Party is a seat that leads every hero.
func (s *Session) Party() *Seat {
	seat := &Seat{s: s}
	for _, a := range s.w.Actors {
		if a.Slot > 0 {
			seat.heroes = append(seat.heroes, s.listen(a.ID))
		}
	}
	return seat
}

// Master is a game master's seat: the truth. It is for tables, lessons and
// ended journals; whoever grants it answers for that.
func (s *Session) Master() *Seat {
	return &Seat{s: s, master: s.listen(world.Nobody)}
}

// listen is the listener of a creature; heroes have theirs from the start, so
// that no seat misses how play began.
func (s *Session) listen(id world.ActorID) *listener {
	for _, l := range s.seats {
		if l.actor == id {
			return l
		}
	}
	l := &listener{actor: id}
	s.seats = append(s.seats, l)
	return l
}

// Heroes are the handles of the seat's heroes.
func (t *Seat) Heroes() []rules.Handle {
	var handles []rules.Handle
	for _, l := range t.heroes {
		handles = append(handles, rules.Handle(t.s.w.Actors[l.actor].Slot))
	}
	return handles
}

func (t *Seat) hero(h rules.Handle) *listener {
	for _, l := range t.heroes {
		if rules.Handle(t.s.w.Actors[l.actor].Slot) == h {
			return l
		}
	}
	return nil
}

// Asked is the hero of the seat that has an open ask, 0 if none has.
func (t *Seat) Asked() rules.Handle {
	for _, ask := range t.s.asks {
		if a := t.s.w.Actors[ask.Who]; t.hero(rules.Handle(a.Slot)) != nil {
			return rules.Handle(a.Slot)
		}
	}
	return 0
}

// View is what a hero perceives and remembers, with its open asks; for a game
// master's seat, with handle 0, the truth. It is valid until the next call. It
// is nil for a hero that is not the seat's.
func (t *Seat) View(h rules.Handle) *rules.View {
	if t.master != nil && h == 0 {
		sense.Master(t.s.w, &t.view)
		return &t.view
	}
	l := t.hero(h)
	if l == nil {
		return nil
	}
	t.s.fill(t.s.w.Actors[l.actor], &t.view)
	return &t.view
}

// Events are those that reached a hero (0: the game master) since the last
// call, in order.
func (t *Seat) Events(h rules.Handle) []rules.Event {
	l := t.master
	if l == nil || h != 0 {
		l = t.hero(h)
	}
	if l == nil {
		return nil
	}
	events := l.events
	l.events = nil
	return events
}

// Do gives a command. A *rules.Refusal says why it is not carried out, and
// nothing has changed; any other error stops play.
func (t *Seat) Do(c rules.Command) error {
	s := t.s
	if s.broken != nil {
		return s.broken
	}
	if edit, ok := c.(rules.Stage); ok {
		return s.stage(t, edit)
	}
	if r := whole(c); r != nil {
		return r
	}
	l := t.hero(c.Actor())
	if l == nil {
		return rules.Refuse("DK-VIS-05", "that creature is not yours to command")
	}
	if s.w.Ended != "" {
		return rules.Refuse("DK-CMD-01", "the game is over")
	}
	a := s.w.Actors[l.actor]
	for _, ask := range s.asks {
		if ask.Who != a.ID {
			continue
		}
		if err := s.apply(a, ask, c, nil); err != nil {
			return err
		}
		s.run()
		return s.broken
	}
	if _, ok := c.(rules.Answer); ok {
		return rules.Refuse("DK-MOV-08", "nothing was asked that you could answer")
	}
	return rules.Refuse("DK-HST-02", "it is not "+a.Name+"'s turn")
}

// Lore is what the printed tables of the game's system tell of a kind of
// creature; false if it is not in them.
func (t *Seat) Lore(kind rules.ContentID) (rules.Lore, bool) { return t.s.w.System().Lore(kind) }
