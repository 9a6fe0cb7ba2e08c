package play

import "pitchdark/rules"

// Tally is what the end page tells of a crawl that was played.
type Tally struct {
	How      string // "escaped", "died"
	Hero     string
	Place    string
	Seed     uint64
	Rounds   int
	Commands int
	Journal  string // its path

	Walked    int // tiles in the light
	Groped    int // tiles in the dark
	DarkTurns int // rounds begun Blind
	Bumps     int
	BumpHarm  int // hit points
	Meetings  int // run into somebody in the dark
	Dealt     int // hit points of others
	Taken     int // of the hero's own, walls not counted
	LightsOut int // of the hero's own lights
	Sounds    int
}

// count adds what a hero perceived.
func (t *Tally) count(events []rules.Event, before *rules.View) {
	hero, blind := before.Hero.Handle, before.Blind != rules.Sighted
	for i := range events {
		e := &events[i]
		mine := e.Who == hero
		switch {
		case e.Kind == rules.Blinded && mine:
			blind = true
		case e.Kind == rules.SeesAgain && mine:
			blind = false
		case e.Kind == rules.Moved && mine && blind:
			t.Groped += len(e.Path)
		case e.Kind == rules.Moved && mine:
			t.Walked += len(e.Path)
		case e.Kind == rules.Began && blind:
			t.DarkTurns++
		case e.Kind == rules.Heard:
			t.Sounds++
		case e.Kind == rules.Crossed:
			t.Meetings++
		case e.Kind == rules.LightOut && mine:
			t.LightsOut++
		default:
			t.harm(e, hero)
		}
	}
}

func (t *Tally) harm(e *rules.Event, hero rules.Handle) {
	switch {
	case e.Kind == rules.Bumped && e.Who == hero:
		t.Bumps++
		t.BumpHarm += e.Amount
	case e.Kind == rules.Struck && e.Other == hero:
		t.Taken += e.Amount
	case e.Kind == rules.Struck && e.Who == hero:
		t.Dealt += e.Amount
	}
}

// Tally is the account of the crawl as it stands; it counts what happened
// since this program took it up.
func (g *Game) Tally() Tally {
	t := g.tally
	t.How, t.Seed, t.Rounds, t.Commands = g.session.Ended(), g.session.Seed(), g.session.Rounds(), g.session.Commands()
	t.Hero, t.Place = g.view.Hero.Name, g.view.Place
	return t
}
