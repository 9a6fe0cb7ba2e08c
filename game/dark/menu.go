package main

import (
	"fmt"
	"slices"

	"pitchdark/rules"
	"pitchdark/rules/tell"
)

// menu gives the offers their numbers. On a hero's turn an offer keeps its
// number for the whole crawl, so that only what is new must be listed.
type menu struct {
	numbers numbers
	turn    numbers // those of turns, while something else is asked
	heroes  map[rules.Handle]*listed
}

// listed is what was listed to a hero, in which mood: what was asked, and
// whether it could see.
type listed struct {
	mood string
	all  []rules.ActionID
}

// numbers are those of offers; what has none was never offered.
type numbers map[rules.ActionID]int

// show lists what can be done and was not listed yet: all of it when something
// else is asked than before, or sight came or went.
func (m *menu) show(p *program, v *rules.View) {
	ask := &v.Asks[0]
	m.count(ask)
	if ask.Phase != rules.PhaseTurn {
		p.say("%s", ask.Text)
	}
	l, also := m.recall(v, ask)
	for i := range ask.Offers {
		o := &ask.Offers[i]
		if o.Not != "" || slices.Contains(l.all, o.Do) {
			continue
		}
		if also {
			p.say("Now also:")
			also = false
		}
		l.all = append(l.all, o.Do)
		p.say("%3d  %s: %s", m.numbers[o.Do], tell.Offer(*o), form(o))
	}
}

// recall is what was listed to a hero already, and whether that still counts.
func (m *menu) recall(v *rules.View, ask *rules.Ask) (l *listed, also bool) {
	if m.heroes == nil {
		m.heroes = map[rules.Handle]*listed{}
	}
	mood := fmt.Sprint(ask.Phase, v.Blind)
	l = m.heroes[v.Hero.Handle]
	if l == nil || l.mood != mood || ask.Phase != rules.PhaseTurn {
		l = &listed{mood: mood}
		m.heroes[v.Hero.Handle] = l
		return l, false
	}
	return l, true
}

// count numbers the offers: on a turn as they first come, else from 1.
func (m *menu) count(ask *rules.Ask) {
	if m.turn == nil {
		m.turn = numbers{}
	}
	m.numbers = m.turn
	if ask.Phase != rules.PhaseTurn {
		m.numbers = numbers{}
	}
	for i := range ask.Offers {
		o := &ask.Offers[i]
		if _, known := m.numbers[o.Do]; !known && o.Not == "" {
			m.numbers[o.Do] = len(m.numbers) + 1
		}
	}
}

// all lists every offer, with the reasons why some cannot be taken.
func (m *menu) all(p *program, ask *rules.Ask) {
	for i := range ask.Offers {
		o := &ask.Offers[i]
		number := "-"
		if o.Not == "" {
			number = fmt.Sprint(m.numbers[o.Do])
		}
		key := ""
		if o.Key != "" {
			key = ", key " + o.Key
		}
		p.say("%3s  %s: %s%s [%s]", number, tell.Offer(*o), form(o), key, o.Rule)
	}
}
