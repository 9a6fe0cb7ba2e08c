// Package play is a crawl without its screen: the hero's view and log, what
// can be done now and by which key, the command that is being put together,
// and the ways that the mouse points out. It speaks to the rules through a
// seat alone and decides nothing; it draws nothing and knows no window.
package play

import (
	"errors"
	"reflect"
	"slices"

	"pitchdark/rules"
	"pitchdark/rules/tell"
)

// Beat is what one command brought for the hero that is shown: what it
// perceived, between two views.
type Beat struct {
	Before, After *rules.View
	Events        []rules.Event
}

// Seat is where the game is played from: an engine's seat.
type Seat interface {
	Heroes() []rules.Handle
	Asked() rules.Handle
	View(rules.Handle) *rules.View
	Events(rules.Handle) []rules.Event
	Do(rules.Command) error
	Errand(rules.Handle, *rules.Errand) (rules.Command, string)
	Halts(rules.Handle, []rules.Event) (why string, halts bool)
	Forecast(rules.Command) rules.Forecast
	Lore(rules.ContentID) (rules.Lore, bool)
}

// Session is what is known of the whole game: an engine's session.
type Session interface {
	Ended() string
	Rounds() int
	Seed() uint64
	Commands() int
}

// Game is a crawl under way at one seat.
type Game struct {
	seat    Seat
	session Session
	team    []member // in marching order, the leader first
	view    *rules.View
	ground  *Ground
	ask     *rules.Ask // the shown hero's, nil if it has none
	pick    *Pick      // the offer being filled, nil if none is
	entries []Entry
	open    bool // what cannot be done now is listed, too
	beats   []Beat
	tally   Tally
	hints   Hints
	course  course
	last    last
	notice  string
	points  func(Key) bool
	own     Own
	names   Names
	keyed   map[string]string // words with the names filled in
	sure    *brink            // a brink that was pointed at once
	deadly  rules.Command     // one that was warned of once
	alone   bool              // companions do not follow by themselves
	alarm   bool
	shock   bool
	broken  error
}

// New sits down at a seat; what its heroes perceived so far is in their logs.
func New(seat Seat, session Session) *Game {
	g := &Game{seat: seat, session: session}
	hero := seat.Asked()
	for _, h := range seat.Heroes() {
		if hero == 0 {
			hero = h
		}
		g.team = append(g.team, g.join(h))
	}
	if g.follows(hero) {
		hero = g.leader()
	}
	g.show(g.member(hero).view)
	return g
}

// join takes in all that a hero perceived before this seat was taken: how play
// began, or a whole crawl that is gone on with.
func (g *Game) join(h rules.Handle) member {
	first := &rules.View{Hero: rules.Sheet{Handle: h}}
	events, v := g.seat.Events(h), g.look(h)
	if !happened(events, h, rules.Moved, rules.Turned) {
		first.Hero.Facing = v.Hero.Facing
	}
	if !happened(events, h, rules.Blinded, rules.SeesAgain) {
		first.Blind = v.Blind
	}
	m := member{handle: h, log: &Log{}, view: v}
	m.log.hear(events, first)
	g.tally.count(events, first)
	return m
}

// happened reports whether one of some kinds of event was of a hero's.
func happened(events []rules.Event, h rules.Handle, kinds ...rules.Kind) bool {
	return slices.ContainsFunc(events, func(e rules.Event) bool { return e.Who == h && slices.Contains(kinds, e.Kind) })
}

// look is a copy of a hero's view that stays as it is.
func (g *Game) look(h rules.Handle) *rules.View {
	v := g.seat.View(h)
	if v == nil {
		return &rules.View{}
	}
	return clone(v)
}

func clone(v *rules.View) *rules.View {
	c := *v
	c.Hero = cloneSheet(v.Hero)
	c.Party = slices.Clone(v.Party)
	for i := range c.Party {
		c.Party[i] = cloneSheet(c.Party[i])
	}
	c.Cells, c.Tokens, c.Contacts = slices.Clone(v.Cells), slices.Clone(v.Tokens), slices.Clone(v.Contacts)
	c.Sounds, c.Trace, c.Lines = slices.Clone(v.Sounds), slices.Clone(v.Trace), slices.Clone(v.Lines)
	c.Things, c.Lights, c.Lost, c.Asks = slices.Clone(v.Things), slices.Clone(v.Lights), slices.Clone(v.Lost), slices.Clone(v.Asks)
	for i := range c.Asks {
		c.Asks[i].Offers = slices.Clone(c.Asks[i].Offers)
	}
	for i := range c.Lines {
		c.Lines[i].Tiles = slices.Clone(c.Lines[i].Tiles)
	}
	return &c
}

func cloneSheet(s rules.Sheet) rules.Sheet {
	s.Items, s.Stats, s.Conditions = slices.Clone(s.Items), slices.Clone(s.Stats), slices.Clone(s.Conditions)
	s.Tired, s.Meal.Lots = slices.Clone(s.Tired), slices.Clone(s.Meal.Lots)
	return s
}

// show makes a view the one that is shown, with what can be done in it.
func (g *Game) show(v *rules.View) {
	g.view, g.ground, g.ask, g.pick = v, GroundOf(v), nil, nil
	if len(v.Asks) > 0 {
		g.ask = &v.Asks[0]
	}
	g.list()
	g.begin()
}

// begin opens the dial of one that is Blind, or the facing at the end of its
// turn when nothing else is left to choose.
func (g *Game) begin() {
	if g.ask == nil {
		return
	}
	if g.ask.Phase == rules.PhaseFacing {
		g.pick = newPick(g.view, g.ask, g.ask.Offers[0])
		return
	}
	if g.ask.Phase != rules.PhaseTurn || g.view.Blind == rules.Sighted {
		return
	}
	if o := g.offer("blind move"); o != nil {
		g.pick = newPick(g.view, g.ask, *o)
		return
	}
	if o := g.offer("end"); o != nil && !g.busy() {
		g.pick = newPick(g.view, g.ask, *o)
	}
}

// busy reports whether anything but ending the turn can be done.
func (g *Game) busy() bool {
	return slices.ContainsFunc(g.ask.Offers, func(o rules.Offer) bool { return o.Not == "" && o.Do != "end" })
}

// offer is an action's offer that can be taken now, or nil.
func (g *Game) offer(do rules.ActionID) *rules.Offer {
	if g.ask == nil {
		return nil
	}
	for i := range g.ask.Offers {
		if o := &g.ask.Offers[i]; o.Do == do && o.Not == "" {
			return o
		}
	}
	return nil
}

// Give gives a command and takes in what follows. It reports whether it was
// carried out; if not, the notice says why. What is known to be deadly must be
// given twice [DK-CMD-01].
func (g *Game) Give(c rules.Command) bool {
	if words := g.seat.Forecast(c).Deadly; words != "" && !reflect.DeepEqual(c, g.deadly) {
		g.deadly, g.notice = c, capital(words)+" Do it again to do it all the same."
		return false
	}
	err := g.seat.Do(c)
	var refusal *rules.Refusal
	if errors.As(err, &refusal) {
		g.notice = tell.Refusal(err)
		return false
	}
	if err != nil {
		g.broken, g.notice = err, tell.Refusal(err)
		return false
	}
	g.notice, g.sure, g.deadly, g.alarm, g.shock, g.course.halt = "", nil, nil, false, false, ""
	g.take()
	return true
}

// take gathers what the heroes perceived, and then turns to the hero that is
// asked, unless that one only follows.
func (g *Game) take() {
	hero := g.view.Hero.Handle
	for i := range g.team {
		g.witness(&g.team[i], hero)
	}
	if asked := g.seat.Asked(); asked != 0 && !g.follows(asked) {
		hero = asked
	}
	g.show(g.member(hero).view)
}

// witness takes in what one hero perceived; what the shown one did is to be
// played.
func (g *Game) witness(m *member, shown rules.Handle) {
	before, events := m.view, g.seat.Events(m.handle)
	m.view = g.look(m.handle)
	m.log.hear(events, before)
	g.tally.count(events, before)
	g.hints.heed(before, m.view, events)
	if why, halts := g.seat.Halts(m.handle, events); halts && g.course.halt == "" {
		g.course.halt, g.course.told = g.named(m, why), m.handle == shown
	}
	asked := g.seat.Asked() == m.handle
	if m.handle != shown && !asked {
		return
	}
	g.alarm = g.alarm || slices.ContainsFunc(events, func(e rules.Event) bool { return alarming(&e, m.handle) })
	g.shock = g.shock || slices.ContainsFunc(events, func(e rules.Event) bool { return shocking(&e, m.handle) })
	if m.handle == shown {
		g.beats = append(g.beats, Beat{Before: before, After: m.view, Events: events})
	}
}

// alarming are the events at which a held key stops walking on.
func alarming(e *rules.Event, hero rules.Handle) bool {
	switch e.Kind {
	case rules.Blinded, rules.SeesAgain, rules.LightOut, rules.LightGutter, rules.Saw, rules.Met, rules.Crossed, rules.Stopped, rules.Blocked, rules.Noted, rules.Entered, rules.Awakened, rules.Ended:
		return true
	case rules.Bumped:
		return e.Who == hero
	case rules.Struck, rules.Missed, rules.WasTouched:
		return e.Other == hero || e.Who == hero
	}
	return false
}

// shocking are the events after which a key that was meant for something else
// had better do nothing.
func shocking(e *rules.Event, hero rules.Handle) bool {
	switch e.Kind {
	case rules.Blinded, rules.Crossed, rules.Awakened, rules.Ended:
		return true
	case rules.LightOut, rules.Bumped, rules.Downed:
		return e.Who == hero
	case rules.Struck:
		return e.Other == hero
	}
	return false
}

// Beats takes what commands brought since the last call, in order.
func (g *Game) Beats() []Beat {
	beats := g.beats
	g.beats = nil
	return beats
}

// View is what the hero shown perceives. Do not change it.
func (g *Game) View() *rules.View { return g.view }

// Ask is the decision that is open, or nil.
func (g *Game) Ask() *rules.Ask { return g.ask }

// Pick is the offer that is being filled, or nil.
func (g *Game) Pick() *Pick { return g.pick }

// Log is the shown hero's.
func (g *Game) Log() *Log { return g.member(g.view.Hero.Handle).log }

// Tell shows a sentence where notices stand, until a command is carried out.
func (g *Game) Tell(notice string) { g.notice = notice }

// Notice is why the last command was not carried out, "" if it was.
func (g *Game) Notice() string { return g.notice }

// Alarm reports whether the last command brought something at which one stops
// to look.
func (g *Game) Alarm() bool { return g.alarm }

// Shock reports whether the last command brought something that changes what
// the next key would mean.
func (g *Game) Shock() bool { return g.shock }

// Broken is what stopped play for good, if anything did.
func (g *Game) Broken() error { return g.broken }

// Ended is how the game ended, "" while it goes on.
func (g *Game) Ended() string { return g.session.Ended() }
