package engine

import (
	"pitchdark/rules"
	"pitchdark/rules/internal/sense"
	"pitchdark/rules/internal/world"
)

// Arrange begins a game whose position is put together by hand and in which no
// mind decides unless told to: for scenarios and tests. Only packages under
// rules can call it, since only they can make a Pass.
func Arrange(_ world.Pass, setup Setup, o Options, place func(*world.World) error) (*Session, error) {
	system, err := systemOf(setup.System)
	if err != nil {
		return nil, err
	}
	setup.System = system.Name()
	s := &Session{setup: setup, options: o, w: world.New(system, setup.Seed), manual: true}
	s.w.Keep = setup.Keep
	s.turn = world.Turn{W: s.w, Actor: world.Nobody, Listener: s, Forcer: o.Dice, Places: s}
	s.chain.head(s)
	if err := place(s.w); err != nil {
		return nil, err
	}
	for _, a := range s.w.Actors {
		s.seats = append(s.seats, &listener{actor: a.ID})
	}
	s.listen(world.Nobody)
	s.w.System().Begin(&s.turn)
	s.run()
	return s, s.broken
}

// Truth is the world itself. Only packages under rules can ask for it.
func (s *Session) Truth(world.Pass) *world.World { return s.w }

// Open are the open asks.
func (s *Session) Open(world.Pass) []world.Ask { return s.asks }

// Give gives a command to any creature that is asked, as its own player would.
func (s *Session) Give(_ world.Pass, id world.ActorID, c rules.Command) error {
	if edit, ok := c.(rules.Stage); ok {
		return s.stage(s.Master(), edit)
	}
	for _, ask := range s.asks {
		if ask.Who != id {
			continue
		}
		if err := s.apply(s.w.Actors[id], ask, c, nil); err != nil {
			return err
		}
		s.run()
		return s.broken
	}
	if _, ok := c.(rules.Answer); ok {
		return rules.Refuse("DK-MOV-08", "nothing was asked that you could answer")
	}
	return rules.Refuse("DK-HST-02", "it is not "+s.w.Actors[id].Name+"'s turn")
}

// Ponder lets a mind answer the open ask of a creature.
func (s *Session) Ponder(_ world.Pass, id world.ActorID) error {
	for _, ask := range s.asks {
		if ask.Who == id {
			s.decide(ask)
			s.run()
			return s.broken
		}
	}
	return rules.Refuse("DK-HST-02", "it is not "+s.w.Actors[id].Name+"'s turn")
}

// Eyes is the view of any creature, with its open asks.
func (s *Session) Eyes(_ world.Pass, id world.ActorID) *rules.View {
	v := &rules.View{}
	s.fill(s.w.Actors[id], v)
	return v
}

// Told are the events that reached any creature (Nobody: all of them, in
// truth) since the last call.
func (s *Session) Told(_ world.Pass, id world.ActorID) []rules.Event {
	for _, l := range s.seats {
		if l.actor == id {
			events := l.events
			l.events = nil
			return events
		}
	}
	return nil
}

// Refresh renews light and senses after the truth was changed by hand.
func (s *Session) Refresh(world.Pass) {
	for i := range s.w.Levels {
		s.w.Levels[i].Lit = nil
	}
	sense.Refresh(&s.turn)
}
