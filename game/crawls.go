package main

import (
	"errors"
	"strings"
	"unicode"
	"unicode/utf8"

	"pitchdark/maps"
	"pitchdark/rules/engine"
	"pitchdark/scenes"
	"pitchdark/scenes/crawl"
	"pitchdark/scenes/end"
	"pitchdark/scenes/keep"
)

// crawling is the screen of a crawl, with the journal that is written while it
// is open.
type crawling struct {
	scenes.Scene
	program *program
	session *engine.Session
	journal *keep.Journal
	notice  string // what it began with
}

// Resume passes on that what lay above has gone.
func (c *crawling) Resume() {
	if r, ok := c.Scene.(scenes.Resumer); ok {
		r.Resume()
	}
}

// Close puts the journal away.
func (c *crawling) Close() { c.program.note(c.put()) }

// put closes the journal; that of a crawl that is over is put to the ended
// ones.
func (c *crawling) put() error {
	if c.session.Ended() != "" {
		return c.journal.End()
	}
	return c.journal.Close()
}

// end is the page that follows; the crawl's journal is put away before it.
func (c *crawling) end(t crawl.Tally) scenes.Scene {
	account := end.Tally{
		How: t.How, Hero: t.Hero, Place: t.Place, Seed: t.Seed, Rounds: t.Rounds, Commands: t.Commands,
		Walked: t.Walked, Groped: t.Groped, Blind: t.DarkTurns, Bumps: t.Bumps, BumpHarm: t.BumpHarm,
		Meetings: t.Meetings, Lights: t.LightsOut, Taken: t.Taken, Dealt: t.Dealt, Sounds: t.Sounds,
	}
	if err := c.put(); err != nil {
		account.Notice = sentence(err)
	}
	account.Journal = c.journal.Path()
	setup := c.session.Setup()
	return end.New(account, func() (scenes.Scene, error) {
		return c.program.begin(choice{dungeon: setup.Level, heroes: setup.Heroes, seed: setup.Seed})
	})
}

// begin begins a crawl with a new journal.
func (p *program) begin(c choice) (scenes.Scene, error) {
	atlas, err := maps.Open(c.dungeon)
	if err != nil {
		return nil, err
	}
	j, err := p.store.Create(c.dungeon)
	if err != nil {
		return nil, err
	}
	setup := engine.Setup{System: "core", Level: c.dungeon, Seed: c.seed, Heroes: c.heroes}
	session, err := engine.New(setup, engine.Options{Atlas: atlas, Sink: j})
	if err != nil {
		j.Discard()
		return nil, err
	}
	return p.crawl(session, j, ""), nil
}

// find reads the newest crawl that has not ended: its journal, and how it
// began.
func (p *program) find() (j *keep.Journal, content []byte, setup engine.Setup, err error) {
	path, err := p.store.Unfinished()
	if err == nil && path == "" {
		err = errors.New("no crawl is under way")
	}
	if err == nil {
		j, content, err = p.store.Find(path)
	}
	if err == nil {
		setup, err = engine.Header(content)
	}
	return j, content, setup, err
}

// unfinished says which crawl can be gone on with, or why none can.
func (p *program) unfinished() (what, not string) {
	_, _, setup, err := p.find()
	if err != nil {
		return "", sentence(err)
	}
	return crawlName(setup), ""
}

// resume goes on with the newest crawl that has not ended, exactly where it
// stood.
func (p *program) resume() (scenes.Scene, error) {
	j, content, setup, err := p.find()
	if err != nil {
		return nil, err
	}
	session, damage, err := engine.Resume(content, engine.Options{Atlas: atlasOf(setup.Level), Sink: j})
	if err != nil {
		return nil, err
	}
	whole, notice := -1, ""
	if damage != nil {
		whole, notice = damage.Line-1, sentence(damage)
	}
	if err := j.Reopen(whole); err != nil {
		return nil, err
	}
	return p.crawl(session, j, notice), nil
}

// atlasOf is the atlas of a journal's dungeon. One that is not shipped has
// none: the levels that were entered stand in the journal itself.
func atlasOf(dungeon string) *maps.Atlas {
	if a, err := maps.Open(dungeon); err == nil {
		return a
	}
	return &maps.Atlas{}
}

// crawl is the screen of a session whose journal is open.
func (p *program) crawl(session *engine.Session, j *keep.Journal, notice string) scenes.Scene {
	p.journal = j.Path()
	c := &crawling{program: p, session: session, journal: j, notice: notice}
	c.Scene = crawl.Open(session.Party(), session, crawl.Options{
		Journal: j.Path(), TestSpeed: p.fast, Speed: p.settings.Speed, Notice: notice, End: c.end,
	})
	return c
}

// sentence is an error as a line that a screen can show.
func sentence(err error) string {
	words := strings.TrimSuffix(err.Error(), ".") + "."
	r, n := utf8.DecodeRuneInString(words)
	return string(unicode.ToUpper(r)) + words[n:]
}
