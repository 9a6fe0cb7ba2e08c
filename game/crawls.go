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
	"pitchdark/scenes/morgue"
)

// crawling is the screen of a crawl, with the journal that is written while it
// is open.
type crawling struct {
	scenes.Scene
	program *program
	session *engine.Session
	journal *keep.Journal
	notice  string          // what it began with
	done    bool            // it is over and put away
	account *morgue.Account // once it is over, if it could be told
	page    string          // where that is written
}

// Resume passes on that what lay above has gone.
func (c *crawling) Resume() {
	if r, ok := c.Scene.(scenes.Resumer); ok {
		r.Resume()
	}
}

// Close puts the journal away.
func (c *crawling) Close() {
	c.program.sounds.Title()
	c.program.note(c.put())
}

// put closes the journal; that of a crawl that is over is put to the ended
// ones, with its page beside it.
func (c *crawling) put() error {
	switch {
	case c.done:
		return nil
	case c.session.Ended() == "":
		return c.leave()
	}
	c.done = true
	if err := c.journal.End(); err != nil {
		return err
	}
	var err error
	c.account, c.page, err = c.program.bury(c.journal.Path())
	return err
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
	text := ""
	if a := c.account; a != nil {
		text, account.Prize, account.Fates = a.Text(), a.Prize, fates(a)
	}
	return end.New(account, end.Options{
		Another: func() (scenes.Scene, error) { return c.anew(chance()) },
		Again:   func() (scenes.Scene, error) { return c.anew(c.session.Seed()) },
		Page:    text, Path: c.page, Copy: copied,
	})
}

// anew begins the same dungeon with the same heroes.
func (c *crawling) anew(seed uint64) (scenes.Scene, error) {
	setup := c.session.Setup()
	return c.program.begin(choice{dungeon: setup.Level, heroes: setup.Heroes, seed: seed, system: setup.System, sheets: setup.Sheets})
}

func fates(a *morgue.Account) []end.Fate {
	var all []end.Fate
	for i := range a.Heroes {
		h := &a.Heroes[i]
		all = append(all, end.Fate{Hero: h.Name, By: h.Fate.By, Round: h.Fate.Round})
	}
	return all
}

// write writes what the heroes know of a crawl that goes on beside its journal,
// and says where.
func (c *crawling) write() string {
	a, err := account(c.journal.Path())
	if err != nil {
		return sentence(err)
	}
	path, err := c.program.store.WritePage(c.journal.Path(), a.Text())
	if err != nil {
		return sentence(err)
	}
	return "The page of this crawl is " + path
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
	setup := engine.Setup{System: c.system, Level: c.dungeon, Seed: c.seed, Heroes: c.heroes, Sheets: c.sheets}
	session, err := engine.New(setup, engine.Options{Atlas: atlas, Sink: j})
	if err != nil {
		j.Discard()
		return nil, err
	}
	return p.crawl(session, j, ""), nil
}

// newest is the journal of the crawl that was played last.
func (p *program) newest() (path string, err error) {
	all, err := p.store.Saves()
	if err == nil && len(all) == 0 {
		err = errors.New("no crawl is under way")
	}
	if err != nil {
		return "", err
	}
	return all[0].Path, nil
}

// unfinished says which crawl can be gone on with, or why none can.
func (p *program) unfinished() (what, not string) {
	path, err := p.newest()
	if err != nil {
		return "", sentence(err)
	}
	setup, err := headerOf(path)
	if err != nil {
		return "", sentence(err)
	}
	return crawlName(setup), ""
}

// resumeNewest goes on with the crawl that was played last.
func (p *program) resumeNewest() (scenes.Scene, error) {
	path, err := p.newest()
	if err != nil {
		return nil, err
	}
	return p.resume(path)
}

// resume goes on with a crawl exactly where it stood. One that is over goes to
// the ended ones instead: death is final.
func (p *program) resume(path string) (scenes.Scene, error) {
	j, content, err := p.store.Find(path)
	if err != nil {
		return nil, err
	}
	s, err := p.reopen(j, content)
	if err != nil {
		return nil, errors.Join(err, j.Close())
	}
	return s, nil
}

func (p *program) reopen(j *keep.Journal, content []byte) (scenes.Scene, error) {
	setup, err := engine.Header(content)
	if err != nil {
		return nil, err
	}
	session, damage, err := engine.Resume(content, engine.Options{Atlas: atlasOf(setup.Level), Sink: j})
	if err != nil {
		return nil, err
	}
	if session.Ended() != "" {
		if err := j.End(); err != nil {
			return nil, err
		}
		_, _, err := p.bury(j.Path())
		return nil, errors.Join(errors.New("that crawl was over already, and is with the ended ones now"), err)
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
		Journal: j.Path(), TestSpeed: p.fast, Notice: notice, End: c.end,
		GiveUp: session.GiveUp, Page: c.write, Settings: p.tune, Sound: p.sounds,
		NoHints: !p.settings.Hints, Hints: p.settings.Given, Taught: p.taught,
	})
	return c
}

// taught keeps which hints were given, so that none comes twice.
func (p *program) taught(ids []string) {
	p.settings.Given = ids
	p.note(p.store.Save(p.settings))
}

// sentence is an error as a line that a screen can show.
func sentence(err error) string {
	words := strings.TrimSuffix(err.Error(), ".") + "."
	r, n := utf8.DecodeRuneInString(words)
	return string(unicode.ToUpper(r)) + words[n:]
}
