package main

import (
	"fmt"

	"pitchdark/maps"
	"pitchdark/rules"
	"pitchdark/rules/engine"
	"pitchdark/rules/grid"
	"pitchdark/rules/tell"
	"pitchdark/scenes/paper"
)

// demoSeed is that of a crawl in which a light is lost and the hero lives.
const (
	demoSeed    seed = 0x2a7
	demoPicture      = "pitchdark-demo.png"
)

// demo plays the demonstration crawl: the Cellar, by a hero that decides for
// itself. It tells its story and draws the hero's way.
func demo(p *program, given *seed) error {
	setup := engine.Setup{System: "core", Level: maps.Shipped()[0], Seed: uint64(demoSeed), Auto: true}
	if given != nil {
		setup.Seed = uint64(*given)
	}
	atlas, err := maps.Open(setup.Level)
	if err != nil {
		return err
	}
	s, err := engine.New(setup, engine.Options{Atlas: atlas})
	if err != nil {
		return err
	}
	seat := s.Party()
	hero := seat.Heroes()[0]
	v := seat.View(hero)
	p.say("The demonstration crawl: %s goes into %s, seed %#x, deciding alone.", v.Hero.Name, v.Place, setup.Seed)
	way := rules.Line{Tiles: []grid.Point{v.Hero.At}}
	story := &story{p: p, teller: tell.For(v), shown: -1, indent: "  ", brief: map[string]bool{}}
	for going := true; going; {
		events := seat.Events(hero)
		story.tell(events)
		walk(&way, events, hero)
		story.teller = tell.For(seat.View(hero))
		going = s.Rounds() < engine.MaxRounds && s.Advance()
	}
	story.tell(seat.Events(hero))
	if err := s.Err(); err != nil {
		return err
	}
	return ending(p, s, way)
}

// ending tells how the crawl ended and draws the place as it is, with the
// hero's way through it.
func ending(p *program, s *engine.Session, way rules.Line) error {
	how := s.Ended()
	if how == "" {
		how = "unfinished"
	}
	v := *s.Master().View(0)
	v.Lines = []rules.Line{way}
	title := fmt.Sprintf("%s, seed %#x: %s after %s", v.Place, s.Seed(), how, count(s.Rounds(), "round"))
	if err := writePNG(demoPicture, paper.Map(&v, paper.Options{Title: title, Legend: true, Record: true})); err != nil {
		return err
	}
	p.say("%s. The picture of the way is ./%s.", capital(how)+" after "+count(s.Rounds(), "round"), demoPicture)
	p.say("Play it yourself: dark play --seed %#x", s.Seed())
	return nil
}

// walk adds a hero's steps to its way; what it walked on an earlier level goes.
func walk(way *rules.Line, events []rules.Event, hero rules.Handle) {
	for _, e := range events {
		switch {
		case e.Who != hero:
		case e.Kind == rules.Entered:
			way.Tiles = nil
		case e.Kind == rules.Moved:
			way.Tiles = append(way.Tiles, e.Path...)
			way.Facing = e.Facing
		}
	}
}

// story tells events round by round.
type story struct {
	p      *program
	teller tell.Teller
	round  int             // the one that is being told
	shown  int             // the one whose heading stands
	indent string          // before every sentence
	brief  map[string]bool // who was seen; nil to tell of every coming and going
}

// passes reports whether a brief story leaves an event out: whoever comes into
// sight again, or goes out of it, or bleeds on.
func (s *story) passes(e *rules.Event) bool {
	if s.brief == nil {
		return false
	}
	switch e.Kind {
	case rules.LostSight, rules.Sank:
		return true
	case rules.Saw:
		before := s.brief[e.Names.Other]
		s.brief[e.Names.Other] = true
		return before
	}
	return false
}

func (s *story) tell(events []rules.Event) {
	for i := range events {
		e := &events[i]
		if e.Kind == rules.Began {
			s.round = e.Amount
		}
		if words := s.teller.Sentence(*e); words != "" && !s.passes(e) {
			if s.round != s.shown {
				s.shown = s.round
				s.p.say("Round %d", s.round)
			}
			s.p.say("%s%s", s.indent, words)
		}
		follow(&s.teller, e)
	}
}
