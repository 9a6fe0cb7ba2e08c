package main

import (
	"errors"
	"os"
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
		return nil, errors.Join(err, j.Close(), os.Remove(j.Path()))
	}
	return p.crawl(session, j, ""), nil
}

// unfinished says which crawl can be gone on with, or why none can.
func (p *program) unfinished() (what, not string) {
	path, err := p.store.Unfinished()
	switch {
	case err != nil:
		return "", sentence(err)
	case path == "":
		return "", "No crawl is under way."
	}
	content, err := p.store.Read(path)
	if err != nil {
		return "", sentence(err)
	}
	setup, err := engine.Header(content)
	if err != nil {
		return "", sentence(err)
	}
	return crawlName(setup), ""
}

// resume goes on with the newest crawl that has not ended, exactly where it
// stood.
func (p *program) resume() (scenes.Scene, error) {
	path, err := p.store.Unfinished()
	if err != nil {
		return nil, err
	}
	content, err := p.store.Read(path)
	if err != nil {
		return nil, err
	}
	setup, err := engine.Header(content)
	if err != nil {
		return nil, err
	}
	var sink late
	session, damage, err := engine.Resume(content, engine.Options{Atlas: atlasOf(setup.Level), Sink: &sink})
	if err != nil {
		return nil, err
	}
	whole, notice := -1, ""
	if damage != nil {
		whole, notice = damage.Line-1, sentence(damage)
	}
	j, err := p.store.Reopen(path, whole)
	if err != nil {
		return nil, err
	}
	if err := sink.open(j); err != nil {
		return nil, errors.Join(err, j.Close())
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
	c := &crawling{program: p, session: session, journal: j}
	c.Scene = crawl.Open(session.Party(), session, crawl.Options{
		Journal: j.Path(), TestSpeed: p.fast, Speed: p.settings.Speed, Notice: notice, End: c.end,
	})
	return c
}

// late is a sink that holds lines back until the journal can be written to.
type late struct {
	to   *keep.Journal
	held [][]byte
}

// Write takes one line of the journal.
func (l *late) Write(line []byte) (int, error) {
	if l.to != nil {
		return l.to.Write(line)
	}
	l.held = append(l.held, append([]byte(nil), line...))
	return len(line), nil
}

func (l *late) open(j *keep.Journal) error {
	l.to = j
	for _, line := range l.held {
		if _, err := j.Write(line); err != nil {
			return err
		}
	}
	l.held = nil
	return nil
}

// sentence is an error as a line that a screen can show.
func sentence(err error) string {
	words := strings.TrimSuffix(err.Error(), ".") + "."
	r, n := utf8.DecodeRuneInString(words)
	return string(unicode.ToUpper(r)) + words[n:]
}
