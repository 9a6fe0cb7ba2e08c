// Package morgue gathers what is told of a crawl when its journal is played
// again, writes it as a page of plain text, and adds the crawls up. Of a crawl
// that goes on it tells only what its heroes perceive and know; the truth comes
// after the end. It decides no rule, keeps no file and draws nothing.
package morgue

import (
	"pitchdark/rules"
	"pitchdark/rules/engine"
)

// Account is what is told of a crawl.
type Account struct {
	Journal  string // its file's name
	Setup    engine.Setup
	Place    string // where the hero that it is told by is, or fell
	How      string // "" while it goes on
	Rounds   int
	Commands int // of all creatures; 0 while it goes on, for it would tell of the unseen
	Deepest  int // depth, from 1
	Heroes   []Hero
	Score    int      // worth of what was brought out, in coins [DK-HST-12]
	Prize    string   // brought out, in words; "" if none was [DK-HST-13]
	Felled   []string // by the party, by name, once for each
	Teller   string   // the hero whose last rounds are told: the one that stood longest
	Last     []Round
	Known    *rules.View // the map as that hero knows it, or knew it last
	When     int         // the round of Known
	Truth    *rules.View // nil while the crawl goes on
	Damage   string      // why the journal is told only so far; "" if it is whole
}

// Hero is one of the party.
type Hero struct {
	rules.Sheet
	Fate Fate
}

// Fate is how a hero fell.
type Fate struct {
	Round   int
	Last    string   // what felled it, as a sentence
	Why     []string // its dice and rules
	By      string   // "the goblin", "walking into the wall", "the dark"; "" if it never fell
	Escaped bool
}

// Round is what happened in one round, in sentences.
type Round struct {
	Number int
	Lines  []string
}

// lastRounds is how many rounds are told.
const lastRounds = 20

// Read plays a journal again. The atlas is that of its dungeon; name is what
// the journal is called.
func Read(journal []byte, name string, atlas engine.Atlas) (*Account, error) {
	p, damage, err := engine.Watch(journal, engine.Options{Atlas: atlas})
	if err != nil {
		return nil, err
	}
	whole, _, err := engine.Resume(journal, engine.Options{Atlas: atlas})
	if err != nil {
		return nil, err
	}
	s := p.Session()
	a := &Account{Journal: name, Setup: s.Setup()}
	if damage != nil {
		a.Damage = damage.Error()
	}
	g := gathering{account: a, seat: s.Party()}
	if whole.Ended() != "" {
		g.master = s.Master()
	}
	g.begin()
	g.take(s.Rounds())
	for p.Step() {
		g.take(s.Rounds())
	}
	g.end(s)
	return a, nil
}
