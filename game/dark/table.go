package main

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"strings"

	"pitchdark/rules"
	"pitchdark/rules/engine"
	"pitchdark/rules/tell"
)

// maxLine is the longest line that is read, in bytes.
const maxLine = 64 << 10

// errLeft says that the player has left.
var errLeft = errors.New("the player has left")

// table is a crawl at the terminal: it tells what the heroes perceive and asks
// for commands, a line at a time.
type table struct {
	p       *program
	session *engine.Session
	seat    *engine.Seat
	journal *journal
	lines   *bufio.Scanner
	tellers map[rules.Handle]*tell.Teller
	told    []rules.Event             // what was last told, for why
	saids   []string                  // their sentences
	seen    map[rules.Handle][]string // what was last told of each hero's view
	menu    menu
	march   marching
	last    []string // the last line that was carried out
}

func newTable(p *program, s *engine.Session, j *journal) *table {
	t := &table{p: p, session: s, seat: s.Party(), journal: j, lines: bufio.NewScanner(p.in), tellers: map[rules.Handle]*tell.Teller{}, seen: map[rules.Handle][]string{}}
	t.lines.Buffer(nil, maxLine)
	for _, h := range t.seat.Heroes() {
		teller := tell.For(t.seat.View(h))
		t.tellers[h] = &teller
	}
	return t
}

// forget passes over what happened before this table sat down.
func (t *table) forget() {
	for _, h := range t.seat.Heroes() {
		t.seat.Events(h)
	}
}

// play goes on until the crawl ends, the player leaves, or play must stop.
func (t *table) play() error {
	err := t.rounds()
	if errors.Is(err, errLeft) {
		err = nil
	}
	if saved := t.journal.close(); err == nil {
		err = saved
	}
	if err != nil {
		return err
	}
	if end := t.session.Ended(); end != "" {
		page, err := t.journal.bury()
		if err != nil {
			return err
		}
		if page != "" {
			t.p.say("All that is to tell of it stands in %s.", page)
		}
		t.p.say("The crawl is over (%s) after %s. Its story: dark replay %s", end, count(t.session.Rounds(), "round"), t.journal.name)
	} else {
		t.p.say("Saved. Go on with: dark play --resume %s", t.journal.name)
	}
	return nil
}

func (t *table) rounds() error {
	for {
		t.narrate()
		if err := t.session.Err(); err != nil {
			return err
		}
		hero := t.seat.Asked()
		if t.session.Ended() != "" || hero == 0 {
			return nil
		}
		if err := t.decide(hero); err != nil {
			return err
		}
	}
}

// decide asks a hero until one command is carried out.
func (t *table) decide(hero rules.Handle) error {
	v := t.seat.View(hero)
	if len(v.Asks) == 0 {
		return errors.New("nothing is asked of anybody, so play cannot go on; this is a fault of the program, please report it with the journal")
	}
	if c := t.onward(hero); c != nil {
		return t.seat.Do(c)
	}
	v = t.seat.View(hero)
	t.news(v)
	t.menu.show(t.p, v)
	for {
		words, err := t.read(t.prompt(v))
		if err != nil {
			return err
		}
		c, err := t.understand(v, words)
		switch {
		case errors.Is(err, errLeft):
			return err
		case err != nil:
			t.p.say("%s", tell.Refusal(err))
			continue
		case c == nil:
			continue
		}
		err = t.seat.Do(c)
		var refusal *rules.Refusal
		if errors.As(err, &refusal) {
			t.p.say("%s", tell.Refusal(err))
			v = t.seat.View(hero)
			continue
		}
		t.given(hero, words)
		return err
	}
}

// given takes in that a line was carried out: who follows follows on.
func (t *table) given(hero rules.Handle, words []string) {
	if !again(words) {
		t.last = words
	}
	if hero == t.march.leader {
		t.march.halted = false
	}
}

// again reports whether a line asks for the last one once more.
func again(words []string) bool { return len(words) == 1 && strings.EqualFold(words[0], "again") }

func (t *table) prompt(v *rules.View) string {
	if len(t.seat.Heroes()) > 1 {
		return v.Hero.Name + "> "
	}
	return "> "
}

// read reads a line in words; the end of what there is to read is leaving.
func (t *table) read(prompt string) ([]string, error) {
	fmt.Fprint(t.p.out, prompt)
	if !t.lines.Scan() {
		fmt.Fprintln(t.p.out)
		if err := t.lines.Err(); err != nil && !errors.Is(err, io.EOF) {
			return nil, fmt.Errorf("the commands could not be read (%w); what was done is saved", err)
		}
		return nil, errLeft
	}
	if t.p.echo {
		fmt.Fprintln(t.p.out, t.lines.Text())
	}
	return strings.Fields(t.lines.Text()), nil
}

// understand makes a command of a line; nil if the line only wanted to know
// something.
func (t *table) understand(v *rules.View, words []string) (rules.Command, error) {
	if len(words) == 0 {
		return nil, errors.New("choose a number or type a command; help tells how")
	}
	if again(words) {
		if words = t.last; len(words) == 0 {
			return nil, errors.New("there is nothing yet to do again")
		}
	}
	if done, err := t.answer(v, words); done || err != nil {
		return nil, err
	}
	if c, done, err := t.sets(v, words); done {
		return c, err
	}
	o, err := newOrder(v, t.menu.numbers, words)
	if err != nil {
		return nil, err
	}
	for p := o.missing(); p != nil; p = o.missing() {
		if err := t.complete(o, p); err != nil {
			return nil, err
		}
	}
	return o.command(), nil
}

// complete asks for one parameter until it is given, left out or given up.
func (t *table) complete(o *order, p *rules.Param) error {
	for {
		t.p.say("%s", o.question(p))
		words, err := t.read("  ? ")
		switch {
		case err != nil:
			return err
		case len(words) == 0 && o.offer.Optional:
			o.leave(p)
			return nil
		case len(words) == 0:
			return errors.New("given up; nothing was done")
		}
		if o.reply(p, words) {
			return nil
		}
		switch done, err := t.answer(o.view, words); {
		case errors.Is(err, errLeft):
			return err
		case err != nil:
			t.p.say("%s", tell.Refusal(err))
			continue
		case done:
			continue
		}
		t.p.say("That is not one of the answers; an empty line gives it up.")
	}
}
