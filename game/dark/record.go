package main

import (
	"strings"

	"pitchdark/rules"
	"pitchdark/scenes/paper"
)

// record writes the dual record: what happened in truth and what each hero
// perceived, and after every round the ground about each hero as it is beside
// what that hero believes it to be.
func (r *reel) record(p *program) error {
	r.heading(p)
	p.say("In the maps " + paper.LettersMean)
	p.say("Round 0")
	for going := true; going; going = r.player.Step() {
		r.tellAll(p)
	}
	r.maps(p)
	r.closing(p)
	return nil
}

// tellAll tells what has newly happened to all eyes, the events of a round
// under its own heading.
func (r *reel) tellAll(p *program) {
	var told [][][]rules.Event
	for _, e := range r.eyes {
		told = append(told, byRound(e.seat.Events(e.hero)))
	}
	for part := range told[0] {
		if part > 0 {
			if part == 1 {
				r.maps(p)
			}
			p.say("Round %d", told[0][part][0].Amount)
		}
		for i, e := range r.eyes {
			if part < len(told[i]) {
				e.tell(p, told[i][part])
			}
		}
	}
}

// byRound parts events where a round begins, which everybody learns of. The
// first part goes on with the round before.
func byRound(events []rules.Event) [][]rules.Event {
	parts := [][]rules.Event{nil}
	for _, e := range events {
		if e.Kind == rules.Began {
			parts = append(parts, nil)
		}
		last := len(parts) - 1
		parts[last] = append(parts[last], e)
	}
	return parts
}

func (e *eye) tell(p *program, events []rules.Event) {
	for i := range events {
		if words := e.teller.Sentence(events[i]); words != "" {
			p.say("  %-8s %s", e.name, words)
		}
		follow(&e.teller, &events[i])
	}
}

// maps draws the ground about each hero.
func (r *reel) maps(p *program) {
	for _, e := range r.eyes {
		if e.hero == 0 {
			continue
		}
		v := *e.seat.View(e.hero)
		win := around10(v.Hero.At)
		title, believed := "", letters(&v, win)
		real := make([]string, len(believed))
		if r.truth() {
			title = pad("truth", win) + " | "
			for y, row := range letters(truthFor(r.eyes[0].seat.View(0), &v), win) {
				real[y] = row + " | "
			}
		}
		p.say("    %s%s believes", title, e.name)
		for y := range believed {
			p.say("    %s", strings.TrimRight(real[y]+believed[y], " "))
		}
	}
}

// truthFor is the truth with one hero marked as such.
func truthFor(truth, belief *rules.View) *rules.View {
	v := *truth
	v.Hero = rules.Sheet{Handle: belief.Hero.Handle, At: belief.Hero.At}
	return &v
}

func pad(word string, win window) string {
	return word + strings.Repeat(" ", max(0, win.to.X-win.from.X+1-len(word)))
}
