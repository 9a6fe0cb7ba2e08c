// Package direct turns the events that a seat got into cues: what is shown,
// in which order and for how long. It reads only what the seat perceived,
// changes nothing and draws nothing.
package direct

import (
	"strings"

	"pitchdark/rules"
	"pitchdark/rules/grid"
	"pitchdark/sprites/cue"
)

// Cues are the cues of events, in their order. Before and after are the same
// hero's views before the first event and after the last; before may be nil.
func Cues(events []rules.Event, before, after *rules.View) []cue.Cue {
	cues, _ := Plan(events, before, after)
	return cues
}

// Plan is the cues of events, and for each event the tick at which what it
// shows begins, if the cues are played one after another.
func Plan(events []rules.Event, before, after *rules.View) (cues []cue.Cue, starts []int) {
	d := director{before: before, after: after, hero: after.Hero.Handle}
	d.ownFlame = diesOwnFlame(events, d.hero)
	if before == nil {
		before = after
	}
	d.blind = before.Blind != rules.Sighted
	starts = make([]int, len(events))
	for _, i := range inOrder(events) {
		for _, c := range d.cues {
			starts[i] += c.Hold()
		}
		d.direct(&events[i])
	}
	return d.cues, starts
}

// Text is the cues in words, one a line: what golden tests compare.
func Text(cues []cue.Cue) string {
	var b strings.Builder
	for _, c := range cues {
		b.WriteString(c.String())
		b.WriteByte('\n')
	}
	return b.String()
}

// director gathers the cues of one list of events.
type director struct {
	before, after *rules.View
	hero          rules.Handle
	blind         bool // the hero is, at this point of the events
	ownFlame      bool // the darkness that comes is that of the hero's own flame
	cues          []cue.Cue
}

func (d *director) add(cues ...cue.Cue) { d.cues = append(d.cues, cues...) }

// inOrder is the order in which events are shown: a step before what is
// perceived on coming to the new tile, although the senses report first.
func inOrder(events []rules.Event) []int {
	out := make([]int, len(events))
	for i := range out {
		out[i] = i
		if events[i].Kind != rules.Moved {
			continue
		}
		for j := i; j > 0 && sensed(events[out[j-1]].Kind); j-- {
			out[j], out[j-1] = out[j-1], out[j]
		}
	}
	return out
}

// sensed are the events by which the senses report a change.
func sensed(k rules.Kind) bool {
	switch k {
	case rules.Blinded, rules.SeesAgain, rules.Saw, rules.LostSight, rules.Met, rules.LostTouch:
		return true
	}
	return false
}

// diesOwnFlame reports whether the hero goes blind with a light going out in
// its own hand.
func diesOwnFlame(events []rules.Event, hero rules.Handle) bool {
	blinded, died := false, false
	for i := range events {
		switch e := &events[i]; e.Kind {
		case rules.Blinded:
			blinded = true
		case rules.LightOut:
			died = died || e.Who == hero
		}
	}
	return blinded && died
}

// place is where somebody is: as the event says, or as the views know.
func (d *director) place(who rules.Handle, said grid.Point) grid.Point {
	if said != (grid.Point{}) {
		return said
	}
	for _, v := range []*rules.View{d.after, d.before} {
		if v == nil {
			continue
		}
		if p, ok := find(v, who); ok {
			return p
		}
	}
	return said
}

// find is where a view has somebody.
func find(v *rules.View, who rules.Handle) (grid.Point, bool) {
	if who == v.Hero.Handle {
		return v.Hero.At, true
	}
	for i := range v.Tokens {
		if v.Tokens[i].Handle == who {
			return v.Tokens[i].At, true
		}
	}
	for i := range v.Contacts {
		if v.Contacts[i].Handle == who {
			return v.Contacts[i].At, true
		}
	}
	return grid.Point{}, false
}

func tile(p grid.Point) cue.Tile                   { return cue.Tile{X: p.X, Y: p.Y} }
func token(h rules.Handle) cue.Token               { return cue.Token(h) }
func facing(d grid.Direction) cue.Direction        { return cue.Direction(d) }
func toward(from, to grid.Point) cue.Direction     { return cue.Direction(grid.Nearest(to.Sub(from))) }
func band(b rules.Band) cue.Band                   { return cue.Band(b) }
func bare(thing string) string                     { return thing[strings.LastIndexByte(thing, '/')+1:] }
func (d *director) own(e *rules.Event) bool        { return e.Who == d.hero }
func (d *director) tileOf(e *rules.Event) cue.Tile { return tile(d.place(e.Who, e.At)) }
