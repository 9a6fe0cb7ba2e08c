package main

import (
	"cmp"
	"errors"
	"fmt"
	"image"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"pitchdark/rules"
	"pitchdark/rules/engine"
	"pitchdark/rules/tell"
	"pitchdark/scenes"
	"pitchdark/scenes/keep"
	"pitchdark/scenes/morgue"
	"pitchdark/scenes/saves"
)

// saves is the page of the crawls that wait.
func (p *program) saves() scenes.Scene {
	return saves.New(saves.Options{List: p.waiting, Continue: p.resume, Trash: p.store.Trash, Copy: copied})
}

// waiting are the crawls that can be gone on with, in words, the last played
// first.
func (p *program) waiting() ([]saves.Crawl, error) {
	all, err := p.store.Saves()
	var list []saves.Crawl
	for _, s := range all {
		list = append(list, p.crawlOf(s))
	}
	return list, err
}

func (p *program) crawlOf(s keep.Save) saves.Crawl {
	c := saves.Crawl{Path: s.Path, Played: ago(time.Since(s.Played)), Title: filepath.Base(s.Path)}
	setup, err := headerOf(s.Path)
	if err != nil {
		c.Not = sentence(err)
		return c
	}
	c.Title, c.Seed, c.Picture = crawlName(setup), setup.Seed, s.Picture()
	if s.Card.Place != "" {
		c.Where = fmt.Sprintf("%s, round %d", s.Card.Place, s.Card.Round)
		c.State = s.Card.Health + ". " + s.Card.Light
	}
	return c
}

// headerOf tells how a journal's game began.
func headerOf(path string) (engine.Setup, error) {
	content, err := os.ReadFile(path)
	if err != nil {
		return engine.Setup{}, fmt.Errorf("the journal could not be read: %w", err)
	}
	return engine.Header(content)
}

// ago is how long something is past, in words.
func ago(d time.Duration) string {
	switch {
	case d < time.Minute:
		return "just now"
	case d < time.Hour:
		return plural(int(d/time.Minute), "minute") + " ago"
	case d < 24*time.Hour:
		return plural(int(d/time.Hour), "hour") + " ago"
	}
	return plural(int(d/(24*time.Hour)), "day") + " ago"
}

func plural(n int, what string) string {
	if n == 1 {
		return "1 " + what
	}
	return fmt.Sprintf("%d %ss", n, what)
}

// cardOf is what a list tells of a crawl: what its heroes know themselves.
func cardOf(seat *engine.Seat) keep.Card {
	var card keep.Card
	var health []string
	for i, h := range seat.Heroes() {
		v := seat.View(h)
		health = append(health, fmt.Sprintf("%s %d of %d", v.Hero.Name, v.Hero.Health, v.Hero.MaxHealth))
		if i == 0 || h == seat.Asked() {
			card.Place, card.Round, card.Light = v.Place, v.Round, lightOf(v)
		}
	}
	card.Health = strings.Join(health, ", ")
	return card
}

// lightOf is what light a hero stands by, in a sentence.
func lightOf(v *rules.View) string {
	best := slices.MaxFunc(append([]rules.Held{{}}, v.Hero.Items...), func(a, b rules.Held) int { return cmp.Compare(burns(a), burns(b)) })
	switch {
	case burns(best) > 1:
		return "A " + best.Name + " burns: " + tell.Time(best.Left) + " left."
	case burns(best) > 0:
		return "A " + best.Name + " burns."
	case v.Blind != rules.Sighted:
		return "In the dark."
	}
	return "No light in hand."
}

func burns(h rules.Held) int {
	switch {
	case !h.Lit:
		return 0
	case h.Whole > 0:
		return 1 + h.Left
	}
	return 1
}

// pictured is a screen that can show what its hero sees.
type pictured interface{ Picture() image.Image }

// leave keeps a crawl that goes on, with what is shown of it meanwhile.
func (c *crawling) leave() error {
	var picture image.Image
	if s, ok := c.Scene.(pictured); ok {
		picture = s.Picture()
	}
	return errors.Join(c.journal.Describe(cardOf(c.session.Party()), picture), c.journal.Close())
}

// account tells of a journal's crawl; of one that goes on only what its heroes
// know.
func account(path string) (*morgue.Account, error) {
	content, err := os.ReadFile(path)
	if err != nil {
		return nil, fmt.Errorf("the journal could not be read: %w", err)
	}
	setup, err := engine.Header(content)
	if err != nil {
		return nil, err
	}
	return morgue.Read(content, filepath.Base(path), atlasOf(setup.Level))
}

// bury writes the page of a crawl that is over beside its journal, and adds it
// to the index.
func (p *program) bury(path string) (a *morgue.Account, page string, err error) {
	a, err = account(path)
	if err != nil {
		return nil, "", err
	}
	if page, err = p.store.WritePage(path, a.Text()); err != nil {
		return a, "", err
	}
	return a, page, p.index(a.Row(time.Now().UTC().Truncate(time.Second)))
}

// index adds a row to the index of the ended crawls.
func (p *program) index(row morgue.Row) error {
	rows, err := p.rows()
	if err != nil {
		return nil // a broken index is made anew in the hall
	}
	rows = slices.DeleteFunc(rows, func(r morgue.Row) bool { return r.Journal == row.Journal })
	text, err := morgue.WriteIndex(append(rows, row))
	if err != nil {
		return err
	}
	return p.store.SaveIndex(text)
}

// rows are those of the index, none if there is no index.
func (p *program) rows() ([]morgue.Row, error) {
	text, err := p.store.Index()
	if err != nil || text == nil {
		return nil, err
	}
	return morgue.ReadIndex(text)
}
