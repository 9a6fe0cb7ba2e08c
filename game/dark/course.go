package main

import (
	"errors"
	"slices"
	"strings"

	"pitchdark/maps"
	"pitchdark/rules"
	"pitchdark/rules/tell"
)

// marching is what heroes do by themselves between two lines that are typed:
// one of them an errand, and those that follow it their places behind it.
type marching struct {
	hero    rules.Handle  // who is on the errand
	errand  *rules.Errand // nil: nobody is
	leader  rules.Handle  // who is followed; 0: nobody
	follows map[rules.Handle]*rules.Errand
	halted  bool // something was perceived since the leader's last command
}

// errands are the words that set a hero on one.
var errands = map[string]rules.ErrandKind{
	"travel down": rules.Descend, "go to stairs": rules.Descend, "go to the stairs": rules.Descend,
	"travel up": rules.Ascend, "go to the way out": rules.Ascend,
	"explore": rules.Explore, "search": rules.Search, "rest": rules.Rest,
}

// errandOf reads an errand; nil if the line is none.
func errandOf(words []string) (*rules.Errand, error) {
	line := strings.ToLower(strings.Join(words, " "))
	if kind, ok := errands[line]; ok {
		return &rules.Errand{Kind: kind}, nil
	}
	if strings.ToLower(words[0]) != "travel" {
		return nil, nil
	}
	if len(words) == 2 {
		if to, ok := maps.ParsePoint(words[1]); ok {
			return &rules.Errand{Kind: rules.Travel, To: to}, nil
		}
	}
	return nil, errors.New("travel where? travel X,Y, travel down or travel up; look and map show what you know")
}

// sets sets a hero on an errand, or begins and ends the following, if the line
// says so; the command is the first of the errand's.
func (t *table) sets(v *rules.View, words []string) (c rules.Command, done bool, err error) {
	if strings.ToLower(words[0]) == "follow" {
		return nil, true, t.follow(v, words[1:])
	}
	e, err := errandOf(words)
	if e == nil {
		return nil, err != nil, err
	}
	t.march.hero, t.march.errand, t.march.halted = v.Hero.Handle, e, false
	if v.Hero.Handle == t.march.leader {
		e.Behind = t.others(t.march.leader)
	}
	return t.onward(v.Hero.Handle), true, nil
}

// follow lets the others follow a hero, or no longer.
func (t *table) follow(v *rules.View, words []string) error {
	heroes := t.others(v.Hero.Handle)
	switch on := strings.ToLower(strings.Join(words, " ")); {
	case len(heroes) == 0:
		return errors.New("there is nobody to follow you")
	case on == "off":
		t.march.leader = 0
		t.p.say("Each goes their own way.")
		return nil
	case on != "on":
		return errors.New("follow on, or follow off")
	}
	t.march.leader, t.march.follows = v.Hero.Handle, map[rules.Handle]*rules.Errand{}
	for i, h := range heroes {
		t.march.follows[h] = &rules.Errand{Kind: rules.Follow, Leader: v.Hero.Handle, Place: i + 1, Before: heroes[:i]}
	}
	t.p.say("The others follow %s, two abreast.", v.Hero.Name)
	return nil
}

// others are the seat's heroes but one.
func (t *table) others(but rules.Handle) []rules.Handle {
	var list []rules.Handle
	for _, h := range t.seat.Heroes() {
		if h != but {
			list = append(list, h)
		}
	}
	return list
}

// onward is the next command of what a hero does by itself, nil if it does
// nothing or has come to the end of it, which is told.
func (t *table) onward(h rules.Handle) rules.Command {
	e := t.march.errand
	if e == nil || t.march.hero != h {
		e = t.march.follows[h]
		if t.march.leader == 0 || t.march.leader == h || t.march.halted || e == nil {
			return nil
		}
	}
	c, why := t.seat.Errand(h, e)
	if c == nil {
		if !slices.Contains(tell.Sights(t.seat.View(h)), why) { // which is told anyway
			t.p.say("%s", why)
		}
		t.halt()
	}
	return c
}

// halt ends the errand under way and leaves the next decisions to the player.
func (t *table) halt() {
	t.march.errand, t.march.halted = nil, true
	for _, e := range t.march.follows {
		e.Course = rules.Course{}
	}
}
