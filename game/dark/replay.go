package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"path/filepath"
	"strings"

	"pitchdark/rules"
	"pitchdark/rules/engine"
	"pitchdark/rules/tell"
	"pitchdark/scenes/morgue"
)

// replayCommand shows what happened in a journal.
type replayCommand struct {
	File   string `arg:"" help:"The journal." placeholder:"FILE"`
	Verify bool   `help:"Play it again, minds included, and compare every sum."`
	Text   bool   `help:"The record in full: the truth beside what each hero believed."`
	PNG    string `name:"png" help:"A picture of every round into this folder." placeholder:"DIR"`
	GIF    string `name:"gif" help:"All rounds as one moving picture." placeholder:"FILE"`
	JSON   bool   `name:"json" help:"One JSON line for each command that was perceived."`
	Morgue bool   `help:"The page of the crawl: how it ended, the party, the last rounds, the maps."`
	Spoil  bool   `help:"Show the truth of a crawl that goes on."`
}

// Help is the long help of the command.
func (*replayCommand) Help() string {
	return `Without flags the story is told in sentences. A crawl that has ended shows the truth; one that goes on shows only what its heroes perceived, unless --spoil asks for the truth.

Examples:

    dark replay my.jsonl
    dark replay my.jsonl --verify
    dark replay my.jsonl --text > record.txt
    dark replay my.jsonl --morgue > page.txt
    dark replay my.jsonl --png rounds/
    dark replay my.jsonl --gif my.gif --spoil`
}

// Run replays.
func (c *replayCommand) Run(p *program) error {
	if n := chosen(c.Verify, c.Text, c.PNG != "", c.GIF != "", c.JSON, c.Morgue); n > 1 {
		return errors.New("choose one of --verify, --text, --png, --gif, --json and --morgue")
	}
	data, setup, err := readJournal(c.File)
	if err != nil {
		return err
	}
	if c.Verify {
		return c.verify(p, data, setup)
	}
	if c.Morgue {
		a, err := morgue.Read(data, filepath.Base(c.File), atlasOf(setup.Level))
		if err != nil {
			return fmt.Errorf("%s: %w", c.File, err)
		}
		p.say("%s", strings.TrimSuffix(a.Text(), "\n"))
		return nil
	}
	r, err := c.open(data, setup)
	if err != nil {
		return err
	}
	if r.damage != nil {
		p.remark("%s.", capital(r.damage.Error()))
	}
	if r.spoilt {
		p.remark("Spoiled: this crawl goes on, and what follows is the truth of it.")
	}
	switch {
	case c.JSON:
		return r.lines(p)
	case c.Text:
		return r.record(p)
	case c.PNG != "":
		return r.pictures(p, c.PNG)
	case c.GIF != "":
		return r.film(p, c.GIF)
	}
	return r.story(p)
}

func chosen(flags ...bool) int {
	n := 0
	for _, f := range flags {
		if f {
			n++
		}
	}
	return n
}

// verify plays a journal again and asks every mind again.
func (c *replayCommand) verify(p *program, data []byte, setup engine.Setup) error {
	s, damage, err := engine.Resume(data, engine.Options{Atlas: atlasOf(setup.Level), Verify: true})
	switch {
	case err != nil:
		return fmt.Errorf("%s: %w", c.File, err)
	case damage != nil:
		return fmt.Errorf("%s: %w", c.File, damage)
	}
	p.say("%s is whole: %s, %s, every sum and every mind's decision as before (sum %s).", c.File, count(s.Commands(), "command"), count(s.Rounds(), "round"), s.Sum())
	return nil
}

// reel is a journal that is played again before some eyes.
type reel struct {
	name   string
	data   []byte
	atlas  engine.Atlas
	player *engine.Player
	damage *engine.Damage
	eyes   []*eye // the truth first, if it may be shown
	spoilt bool   // the truth of a crawl that goes on
	total  int    // rounds in all
	ended  string
}

// eye is one of those before whom a journal is played again.
type eye struct {
	name   string // "truth", or the hero's
	seat   *engine.Seat
	hero   rules.Handle // 0 for the truth
	teller tell.Teller
}

func (c *replayCommand) open(data []byte, setup engine.Setup) (*reel, error) {
	r := &reel{name: c.File, data: data, atlas: atlasOf(setup.Level)}
	whole, damage, err := engine.Resume(data, engine.Options{Atlas: r.atlas})
	if err != nil {
		return nil, fmt.Errorf("%s: %w", c.File, err)
	}
	r.damage, r.ended, r.total = damage, whole.Ended(), whole.Rounds()
	r.spoilt = c.Spoil && r.ended == ""
	return r, r.rewind()
}

// rewind goes back to how play began.
func (r *reel) rewind() error {
	player, _, err := engine.Watch(r.data, engine.Options{Atlas: r.atlas})
	if err != nil {
		return fmt.Errorf("%s: %w", r.name, err)
	}
	r.player, r.eyes = player, nil
	s := player.Session()
	if r.truth() {
		r.eyes = append(r.eyes, &eye{name: "truth", seat: s.Master()})
	}
	party := s.Party()
	for _, h := range party.Heroes() {
		v := party.View(h)
		r.eyes = append(r.eyes, &eye{name: v.Hero.Name, seat: party, hero: h, teller: tell.For(v)})
	}
	return nil
}

// truth reports whether the truth is shown.
func (r *reel) truth() bool { return r.ended != "" || r.spoilt }

// first are those before whom the story is told: the truth, or else every
// hero.
func (r *reel) first() []*eye {
	if r.truth() {
		return r.eyes[:1]
	}
	return r.eyes
}

// heading tells what journal it is.
func (r *reel) heading(p *program) {
	s := r.player.Session()
	var names []string
	for _, e := range r.eyes {
		if e.hero != 0 {
			names = append(names, e.name)
		}
	}
	place := r.eyes[0].seat.View(r.eyes[0].hero).Place
	p.say("%s (%s), seed %#x, with %s.", place, s.Setup().System, s.Seed(), strings.Join(names, ", "))
}

func (r *reel) closing(p *program) {
	if r.ended == "" {
		p.say("It goes on, in round %d.", r.total)
		return
	}
	p.say("It ended after %s: %s.", count(r.total, "round"), r.ended)
}

// story tells what happened in sentences.
func (r *reel) story(p *program) error {
	r.heading(p)
	var stories []*story
	for _, e := range r.first() {
		s := &story{p: p, teller: e.teller, round: 0, shown: -1, indent: "  "}
		if e.hero != 0 && len(r.first()) > 1 {
			s.indent = "  " + e.name + ": "
		}
		stories = append(stories, s)
	}
	for going := true; going; going = r.player.Step() {
		for i, e := range r.first() {
			stories[i].tell(e.seat.Events(e.hero))
		}
	}
	for i, e := range r.first() {
		stories[i].tell(e.seat.Events(e.hero))
	}
	r.closing(p)
	return nil
}

// line is what one command brought to one of those before whom a journal is
// played.
type line struct {
	For    string        `json:"for"` // "truth", or a hero's name
	Round  int           `json:"round"`
	Events []rules.Event `json:"events"`
	Told   []string      `json:"told,omitempty"`
}

// lines writes what happened as JSON lines.
func (r *reel) lines(p *program) error {
	out := json.NewEncoder(p.out)
	for going := true; going; going = r.player.Step() {
		for _, e := range r.eyes {
			l := line{For: e.name, Round: r.player.Session().Rounds(), Events: e.seat.Events(e.hero)}
			for i := range l.Events {
				if words := e.teller.Sentence(l.Events[i]); words != "" {
					l.Told = append(l.Told, words)
				}
				follow(&e.teller, &l.Events[i])
			}
			if len(l.Events) == 0 {
				continue
			}
			if err := out.Encode(l); err != nil {
				return err
			}
		}
	}
	return out.Encode(map[string]any{"end": r.ended, "rounds": r.total})
}
