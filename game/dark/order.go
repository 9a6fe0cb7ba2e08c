package main

import (
	"fmt"
	"strings"

	"pitchdark/rules"
	"pitchdark/rules/grid"
)

// order is an offer that is being filled in.
type order struct {
	view   *rules.View
	ask    *rules.Ask
	offer  *rules.Offer
	ready  []bool // which parameters are filled or left out
	act    rules.Act
	path   []grid.Point
	enter  bool
	toward grid.Relative
}

// newOrder reads a line: an offer by number, name or key, then its parameters
// in any order that can be told apart.
func newOrder(v *rules.View, list numbers, words []string) (*order, error) {
	ask := &v.Asks[0]
	offer, rest, err := choose(ask, list, words)
	if err != nil {
		return nil, err
	}
	if offer.Not != "" {
		return nil, rules.Refuse(offer.Rule, "not now: "+offer.Not)
	}
	o := &order{view: v, ask: ask, offer: offer, ready: make([]bool, len(offer.Params))}
	o.act.To = v.Hero.Facing
	_, _, numbered := number(words)
	for progress := true; progress && len(rest) > 0; {
		rest, progress = o.next(rest)
	}
	if len(rest) > 0 {
		return nil, fmt.Errorf("“%s” does not fit there; the form is: %s", strings.Join(rest, " "), form(offer))
	}
	if offer.Optional && !numbered {
		for i := range o.ready {
			o.ready[i] = true
		}
	}
	return o, nil
}

// next fills whichever parameter the next words can fill.
func (o *order) next(words []string) (rest []string, ok bool) {
	if o.offer.Do == "move" && words[0] == "enter" {
		o.enter = true
		return words[1:], true
	}
	for i := range o.offer.Params {
		if o.ready[i] {
			continue
		}
		if rest, ok := o.fill(&o.offer.Params[i], words); ok {
			return rest, true
		}
	}
	return words, false
}

// choose finds the offer that a line begins with.
func choose(ask *rules.Ask, list numbers, words []string) (*rules.Offer, []string, error) {
	if n, rest, ok := number(words); ok {
		for i := range ask.Offers {
			if o := &ask.Offers[i]; n > 0 && list[o.Do] == n {
				return o, rest, nil
			}
		}
		return nil, nil, fmt.Errorf("number %s cannot be done now; offers lists what can", words[0])
	}
	for n := min(3, len(words)); n > 0; n-- {
		if o := named(ask, strings.Join(words[:n], " ")); o != nil {
			return o, words[n:], nil
		}
	}
	return nil, nil, fmt.Errorf("“%s” is nothing that can be done now; offers lists what can", strings.Join(words, " "))
}

// named is the offer with a name, a title or a key, or the only one whose name
// begins so.
func named(ask *rules.Ask, name string) *rules.Offer {
	lower := strings.ToLower(name)
	var begins []*rules.Offer
	for i := range ask.Offers {
		o := &ask.Offers[i]
		if string(o.Do) == lower || strings.ToLower(o.Title) == lower || o.Key == name && name != "" {
			return o
		}
		if len(lower) > 1 && strings.HasPrefix(string(o.Do), lower) {
			begins = append(begins, o)
		}
	}
	if len(begins) == 1 {
		return begins[0]
	}
	return nil
}

// missing is the first parameter that is not filled, nil if none is.
func (o *order) missing() *rules.Param {
	for i, ready := range o.ready {
		if !ready {
			return &o.offer.Params[i]
		}
	}
	return nil
}

// leave leaves a parameter out.
func (o *order) leave(p *rules.Param) { o.ready[o.index(p)] = true }

func (o *order) index(p *rules.Param) int {
	for i := range o.offer.Params {
		if p == &o.offer.Params[i] {
			return i
		}
	}
	panic("a parameter of another offer")
}

// command is the order as a command.
func (o *order) command() rules.Command {
	who := o.ask.Who
	o.act.Who, o.act.Do = who, o.offer.Do
	switch {
	case o.ask.Phase != rules.PhaseTurn:
		return rules.Answer{Who: who, Choose: o.offer.Do, To: o.act.To, Words: o.act.Words}
	case o.offer.Do == "move":
		return rules.Move{Who: who, Path: o.path, Enter: o.enter}
	case o.offer.Do == "blind move":
		return rules.BlindMove{Who: who, Toward: o.toward, Tiles: o.act.Tiles}
	case o.offer.Do == "turn":
		return rules.Turn{Who: who, To: o.act.To}
	}
	return o.act
}
