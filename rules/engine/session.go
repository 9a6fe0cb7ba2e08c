// Package engine runs games: it lays out a level, asks, checks and carries out
// commands, lets minds decide for those that no player leads, writes the
// journal, and gives every seat its own view and events. It is the only door
// to the rules for screens and programs. It decides no rule itself.
package engine

import (
	"encoding/json"
	"errors"
	"fmt"

	"pitchdark/rules"
	"pitchdark/rules/dice"
	"pitchdark/rules/grid"
	"pitchdark/rules/internal/light"
	"pitchdark/rules/internal/sense"
	"pitchdark/rules/internal/world"
	"pitchdark/rules/mind"
)

// MaxHeroes is the largest party.
const MaxHeroes = 6

// Setup is how a game begins. With the commands it determines everything.
type Setup struct {
	System string   // one of Systems; empty: that for which the dungeon is made, else the first
	Level  string   // the dungeon's ID
	Seed   uint64   // all 64 bits count
	Heroes []string // names that the system knows, 1…MaxHeroes; empty: its first
	// Sheets are heroes that were made, in place of Heroes, 1…MaxHeroes of them.
	Sheets []json.RawMessage
	Auto   bool // minds lead the heroes
	Table  bool // a table or a lesson: its game can go back
	Keep   bool // traces in the dark are kept for ever [DK-VIS-04]
	Prize  bool // the dungeon holds a prize: set by New from the atlas [DK-HST-13]
	// Light is how minds keep the light of the heroes that they lead. It is for
	// simulations and no journal has it: what they did is there as commands.
	Light mind.Keeping
}

// Sink takes the journal's lines, one a command; an error stops play.
type Sink interface {
	Write(line []byte) (int, error)
}

// Options are what a game needs from outside.
type Options struct {
	Atlas Atlas
	Sink  Sink         // may be nil
	Dice  world.Forcer // dice decided beforehand; may be nil
	// Verify asks minds again while a journal is replayed, and reports the
	// first decision that differs.
	Verify bool
}

// Session is one game under way. It is not safe for concurrent use.
type Session struct {
	setup   Setup
	options Options
	w       *world.World
	turn    world.Turn
	mind    mind.Mind
	view    rules.View // of minds
	menu    menu       // of minds
	asks    []world.Ask
	seats   []*listener
	chain   chain
	script  *script // of a replay under way
	tally   *tally  // of a simulation
	manual  bool    // no mind decides unless told to
	broken  error
}

// New begins a game.
func New(setup Setup, o Options) (*Session, error) {
	s, err := begin(setup, o, nil)
	if err != nil {
		return nil, err
	}
	return s, s.broken
}

// Heroes are the names of the heroes that a system ships.
func Heroes(system string) ([]string, error) {
	s, err := systemOf(system)
	if err != nil {
		return nil, err
	}
	return s.Heroes(), nil
}

// Actions are all that a hero of a system can ever do in its own turn, unfilled
// and in the system's order: for those who want to know their names and keys
// beforehand.
func Actions(system string) ([]rules.Offer, error) {
	s, err := systemOf(system)
	if err != nil {
		return nil, err
	}
	var offers []rules.Offer
	for _, a := range s.Actions() {
		if a.Phase == rules.PhaseTurn {
			offers = append(offers, rules.Offer{Do: a.ID, Title: a.Title, Key: a.Key, Actions: a.Actions, Senses: a.Senses, Rule: a.Rule})
		}
	}
	return offers, nil
}

// MadeForError says that a level is made for another rule system than the one
// that is played.
type MadeForError struct{ Level, Rules, Played string }

func (e *MadeForError) Error() string {
	return fmt.Sprintf("%s is made for the rules %q, not for %q; choose those", e.Level, e.Rules, e.Played)
}

func begin(setup Setup, o Options, sc *script) (*Session, error) {
	if setup.System == "" && o.Atlas != nil {
		setup.System = o.Atlas.Rules()
	}
	system, err := systemOf(setup.System)
	if err != nil {
		return nil, err
	}
	setup.System = system.Name()
	if len(setup.Sheets) > 0 {
		setup.Heroes = nil
	} else if len(setup.Heroes) == 0 {
		setup.Heroes = system.Heroes()[:1]
	}
	if n := len(setup.Heroes) + len(setup.Sheets); n > MaxHeroes {
		return nil, fmt.Errorf("a party of %d: it may have 1 to %d heroes", n, MaxHeroes)
	}
	if o.Atlas == nil {
		return nil, errors.New("a game needs an atlas of levels")
	}
	if sc == nil {
		setup.Prize = o.Atlas.Prized()
	}
	s := &Session{setup: setup, options: o, w: world.New(system, setup.Seed), script: sc}
	s.w.Keep, s.w.Prized = setup.Keep, setup.Prize
	s.mind.Light = setup.Light
	s.turn = world.Turn{W: s.w, Actor: world.Nobody, Listener: s, Forcer: o.Dice, Places: s}
	s.chain.head(s)
	plan, err := s.plan(s.first())
	if err != nil {
		return nil, err
	}
	if plan.Rules != "" && plan.Rules != setup.System {
		return nil, &MadeForError{Level: plan.Name, Rules: plan.Rules, Played: setup.System}
	}
	if err := heroes(s.w, &setup); err != nil {
		return nil, err
	}
	id, err := lay(s.w, plan)
	if err != nil {
		return nil, err
	}
	if err := seat(s.w, plan, id); err != nil {
		return nil, err
	}
	for _, a := range s.w.Actors {
		if a.Slot > 0 {
			s.seats = append(s.seats, &listener{actor: a.ID})
		}
	}
	s.w.System().Begin(&s.turn)
	s.run()
	return s, nil
}

func (s *Session) first() string {
	if s.script != nil {
		return s.script.first
	}
	return s.options.Atlas.First()
}

// plan gets a level's plan: from the journal that is replayed, else from the
// atlas, and then into the journal.
func (s *Session) plan(id string) (*grid.Plan, error) {
	if s.script != nil {
		l, err := s.script.level(id, s.chain)
		if err != nil {
			return nil, err
		}
		if l.line > 0 {
			s.chain.level(l)
			return s.options.Atlas.Read(l.Text, l.Depth)
		}
	}
	p, err := s.options.Atlas.Plan(id, s.setup.Seed)
	if err != nil {
		return nil, err
	}
	s.write(s.chain.level(levelLine{Level: p.ID, Depth: p.Depth, Text: p.Text}))
	return p, nil
}

// Enter lays out a level when it is first asked for; its creatures enter play.
func (s *Session) Enter(t *world.Turn, id string) (world.LevelID, error) {
	for i, l := range s.w.Levels {
		if l.ID == id {
			return world.LevelID(i), nil
		}
	}
	p, err := s.plan(id)
	if err != nil {
		return 0, err
	}
	actors := len(s.w.Actors)
	level, err := lay(s.w, p)
	if err != nil {
		return 0, err
	}
	s.w.System().Arrive(t, s.w.Actors[actors:])
	return level, nil
}

// run lets the world go on until a player must decide, or the game is over.
func (s *Session) run() {
	for s.broken == nil {
		s.asks = s.w.System().Next(&s.turn)
		s.settle()
		if len(s.asks) == 0 {
			return
		}
		if s.script != nil {
			if !s.script.feed(s) {
				return
			}
			continue
		}
		ask, ok := s.minded()
		if !ok || s.manual {
			return
		}
		s.decide(ask)
	}
}

// Advance lets a mind lead the hero whose decision is open, and the world go on
// to the next; false when there is none or play has stopped.
func (s *Session) Advance() bool {
	if s.broken != nil || len(s.asks) == 0 || s.w.Ended != "" {
		return false
	}
	s.decide(s.asks[0])
	s.run()
	return s.broken == nil
}

// wake makes anew what is derived from the world: light and eyes.
func (s *Session) wake() {
	for id := range s.w.Levels {
		light.Update(s.w, world.LevelID(id))
	}
	for _, a := range s.w.Actors {
		a.Eyes = s.w.System().Vision(s.w, a)
	}
}

// minded is the first open ask that a mind answers.
func (s *Session) minded() (world.Ask, bool) {
	for _, ask := range s.asks {
		if s.w.Actors[ask.Who].Slot == 0 {
			return ask, true
		}
	}
	return world.Ask{}, false
}

// decide lets a mind answer from its own view alone [DK-NPC-05].
func (s *Session) decide(ask world.Ask) {
	a := s.w.Actors[ask.Who]
	c, rolls := s.ponder(a, ask)
	if err := s.apply(a, ask, c, rolls); err != nil {
		s.broken = fmt.Errorf("the mind of the %s gave an illegal command %+v: %w", a.Name, c, err)
	}
}

func (s *Session) ponder(a *world.Actor, ask world.Ask) (rules.Command, []rules.Roll) {
	s.look(a, &s.view)
	s.menu.lay(s.w, a, ask.Phase, a.Slot > 0)
	s.mind.Offers = &s.menu
	r := roller{turn: world.Turn{W: s.w, Actor: a.ID, Decision: a.Decisions + 1, Forcer: s.options.Dice}}
	if a.Slot > 0 {
		return s.mind.Delve(&s.view, &r), r.rolls
	}
	return s.mind.Decide(&s.view, &r), r.rolls
}

// roller is a mind's dice: a stream of its own, so that pondering shifts no
// other die [DK-CMD-03].
type roller struct {
	turn  world.Turn
	rolls []rules.Roll
}

// Roll throws one die for a mind.
func (r *roller) Roll(purpose string, sides int) int {
	n := r.turn.Roll(dice.Mind, dice.Purpose(purpose), sides)
	r.rolls = append(r.rolls, rules.Roll{Purpose: purpose, Dice: fmt.Sprintf("d%d", sides), Result: n})
	return n
}

// fill makes a hero's view with its open asks and their offers.
func (s *Session) fill(a *world.Actor, v *rules.View) {
	s.look(a, v)
	for i := range v.Asks {
		ask := &v.Asks[i]
		ask.Offers = offers(s.w, a, ask.Phase, true, ask.Offers)
	}
}

// look makes a creature's view with its open asks, but not what they offer.
func (s *Session) look(a *world.Actor, v *rules.View) {
	var room []rules.Offer // of the last time
	if cap(v.Asks) > 0 {
		room = v.Asks[:1][0].Offers[:0]
	}
	sense.View(s.w, a, v)
	for _, ask := range s.asks {
		if ask.Who == a.ID {
			v.Asks = append(v.Asks, rules.Ask{Who: sense.Self(a), Phase: ask.Phase, Text: ask.Text, Offers: room})
			room = nil
		}
	}
}

// apply checks a command against an ask and carries it out. A refusal changes
// nothing.
func (s *Session) apply(a *world.Actor, ask world.Ask, c rules.Command, rolls []rules.Roll) error {
	if r := whole(c); r != nil {
		return r
	}
	row, d, err := fit(s.w, a, ask.Phase, c)
	if err != nil {
		return err
	}
	a.Decisions++
	s.turn.Reset(a.ID, a.Decisions)
	s.chain.command(a.ID, c, rolls)
	s.w.System().Resolve(&s.turn, a, row, d)
	return nil
}

// settle closes the journal's line of the last command: everything that
// followed from it has happened.
func (s *Session) settle() {
	if line := s.chain.close(s.w.Digest()); line != nil {
		s.write(line)
	}
}

func (s *Session) write(line []byte) {
	if s.options.Sink == nil || s.script != nil || s.broken != nil {
		return
	}
	if _, err := s.options.Sink.Write(line); err != nil {
		s.broken = fmt.Errorf("the journal could not be written, so play stops here: %w", err)
	}
}

// Happened takes every event as it happens: into the journal's sum, and to
// each listening seat its part.
func (s *Session) Happened(w *world.World, e world.Event) {
	s.chain.event(e)
	if s.tally != nil {
		s.tally.take(w, e)
	}
	for _, l := range s.seats {
		l.take(w, e, s.turn.Actor)
	}
}

// Ended is how the game ended: "escaped", "died", or "" while it goes on.
func (s *Session) Ended() string { return s.w.Ended }

// Rounds is the number of rounds since play began.
func (s *Session) Rounds() int { return s.w.Round }

// Seed is the game's seed.
func (s *Session) Seed() uint64 { return s.setup.Seed }

// Setup is how the game began.
func (s *Session) Setup() Setup { return s.setup }

// Commands is the number of commands given so far.
func (s *Session) Commands() int { return s.chain.n }

// Sum is the journal's chained sum, as it stands in its last line.
func (s *Session) Sum() string { return s.chain.text() }

// Err is what stopped play, if anything did.
func (s *Session) Err() error { return s.broken }
