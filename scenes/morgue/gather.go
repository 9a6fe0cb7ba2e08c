package morgue

import (
	"slices"

	"pitchdark/rules"
	"pitchdark/rules/engine"
	"pitchdark/rules/tell"
)

// gathering is a journal that is being played again before its heroes' eyes,
// and once the crawl is over also before one that sees the truth.
type gathering struct {
	account *Account
	seat    *engine.Seat
	master  *engine.Seat // nil while the crawl goes on
	eyes    []*eye
	judges  []*judge // of the truth, or else one for each hero
}

// eye is a hero, with what it lived through.
type eye struct {
	hero   rules.Handle
	teller tell.Teller
	rounds []Round
	round  int
	sheet  rules.Sheet // as it was when the hero last stood
	stood  int         // the last round in which it did
	ground rules.View  // the map as it was last known by sight
}

// begin opens the eyes.
func (g *gathering) begin() {
	for _, h := range g.seat.Heroes() {
		v := g.seat.View(h)
		g.eyes = append(g.eyes, &eye{hero: h, teller: tell.For(v), sheet: keep(v.Hero)})
		g.account.Heroes = append(g.account.Heroes, Hero{Sheet: g.eyes[len(g.eyes)-1].sheet})
	}
	heroes := g.account.Heroes
	if g.master == nil {
		for i := range heroes {
			g.judges = append(g.judges, newJudge(heroes[i:i+1], []rules.Handle{heroes[i].Handle}))
		}
		return
	}
	var handles []rules.Handle
	tokens := g.master.View(0).Tokens
	for _, hero := range heroes {
		i := slices.IndexFunc(tokens, func(t rules.Token) bool { return t.Name == hero.Name && t.Side == rules.Friend })
		handles = append(handles, tokens[i].Handle)
	}
	g.judges = append(g.judges, newJudge(heroes, handles))
}

// keep is a sheet that stays as it is when its view is made anew.
func keep(s rules.Sheet) rules.Sheet {
	s.Items, s.Stats, s.Conditions = slices.Clone(s.Items), slices.Clone(s.Stats), slices.Clone(s.Conditions)
	s.Tired, s.Meal.Lots = slices.Clone(s.Tired), slices.Clone(s.Meal.Lots)
	return s
}

// take takes in what the last command brought.
func (g *gathering) take(round int) {
	for i, e := range g.eyes {
		events := g.seat.Events(e.hero)
		if g.master == nil {
			g.judges[i].take(events, &e.teller)
		}
		e.take(events)
		v := g.seat.View(e.hero)
		if !v.Hero.Down && !v.Hero.Dead && v.Hero.MaxHealth > 0 {
			e.sheet, e.stood = keep(v.Hero), round
		}
		if g.master != nil && v.Blind == rules.Sighted {
			e.remember(v)
		}
	}
	if g.master != nil {
		g.judges[0].take(g.master.Events(0), &tell.Teller{})
	}
}

// take adds events to the hero's rounds, of which only the last are kept.
func (e *eye) take(events []rules.Event) {
	for _, event := range tell.Walks(events) {
		if event.Kind == rules.Began {
			e.round = event.Amount
		}
		if words := e.teller.Sentence(event); words != "" {
			if n := len(e.rounds); n == 0 || e.rounds[n-1].Number != e.round {
				e.rounds = append(e.rounds, Round{Number: e.round})
			}
			last := &e.rounds[len(e.rounds)-1]
			last.Lines = append(last.Lines, words)
		}
		e.teller.Follow(event)
	}
	for len(e.rounds) > 0 && e.rounds[0].Number <= e.round-lastRounds {
		e.rounds = e.rounds[1:]
	}
}

// remember keeps the ground of a view for the time when it is seen no more.
func (e *eye) remember(v *rules.View) {
	e.ground.Level, e.ground.Place, e.ground.Round, e.ground.Hero = v.Level, v.Place, v.Round, rules.Sheet{Handle: v.Hero.Handle, At: v.Hero.At}
	e.ground.Cells = append(e.ground.Cells[:0], v.Cells...)
	e.ground.Tokens = append(e.ground.Tokens[:0], v.Tokens...)
	e.ground.Lights = append(e.ground.Lights[:0], v.Lights...)
}

// end draws the account up.
func (g *gathering) end(s *engine.Session) {
	a := g.account
	a.How, a.Rounds, a.Deepest = s.Ended(), s.Rounds(), s.Depth()
	if g.master != nil {
		a.Commands = s.Commands()
	}
	for i, e := range g.eyes {
		now := g.seat.View(e.hero).Hero
		e.sheet.Down, e.sheet.Dead, e.sheet.Health = now.Down, now.Dead, now.Health
		a.Heroes[i].Sheet = e.sheet
	}
	for _, j := range g.judges {
		a.Score, a.Prize = max(a.Score, j.score), j.prize
		a.Felled = append(a.Felled, j.names()...)
	}
	slices.Sort(a.Felled)
	last := g.eyes[0]
	for _, e := range g.eyes {
		if e.stood > last.stood {
			last = e
		}
	}
	v := g.seat.View(last.hero)
	a.Teller, a.Last, a.Place = last.sheet.Name, last.rounds, v.Place
	a.Known = &rules.View{Round: v.Round, Hero: rules.Sheet{Handle: v.Hero.Handle, At: v.Hero.At}, Cells: v.Cells, Tokens: v.Tokens, Lights: v.Lights, Trace: v.Trace, Contacts: v.Contacts}
	if g.master != nil {
		if v.Blind != rules.Sighted && len(last.ground.Cells) > 0 {
			a.Known = &last.ground
		}
		truth := *g.master.View(0)
		a.Truth = &truth
	}
}
