package main

import (
	"cmp"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"pitchdark/rules/engine"
	"pitchdark/scenes"
	"pitchdark/scenes/hall"
	"pitchdark/scenes/keep"
	"pitchdark/scenes/morgue"
	"pitchdark/scenes/theatre"
)

// hall is the hall of the dead.
func (p *program) hall() scenes.Scene {
	c := p.count()
	return hall.New(hall.Options{
		Gather: c.gather,
		Rows:   func() []morgue.Row { return c.rows },
		Name:   placeName,
		Page:   c.page,
		Watch:  func(journal string) (scenes.Scene, error) { return p.watch(c.paths[journal]) },
		Copy:   copied,
	})
}

// counting brings the index of the ended crawls up to what there is: rows of
// journals that are gone go, and journals without a row are read.
type counting struct {
	program *program
	rows    []morgue.Row
	paths   map[string]string // of journals, by their names
	missing []keep.Tale
	all     int
	err     error
}

func (p *program) count() *counting {
	c := &counting{program: p, paths: map[string]string{}}
	tales, err := p.store.Ended()
	c.err, c.all = err, len(tales)
	for _, t := range tales {
		c.paths[filepath.Base(t.Path)] = t.Path
	}
	rows, _ := p.rows() // an index that is broken or gone is made anew
	for _, r := range rows {
		if c.paths[r.Journal] != "" {
			c.rows = append(c.rows, r)
		}
	}
	for _, t := range tales {
		if !slices.ContainsFunc(c.rows, func(r morgue.Row) bool { return r.Journal == filepath.Base(t.Path) }) {
			c.missing = append(c.missing, t)
		}
	}
	if len(c.missing) == 0 {
		c.sort()
	}
	return c
}

// gather reads one journal that has no row yet; with the last the index is
// kept.
func (c *counting) gather() (done, all int, err error) {
	if c.err != nil || len(c.missing) == 0 {
		return c.all, c.all, c.err
	}
	t := c.missing[0]
	c.missing = c.missing[1:]
	row := morgue.Row{Journal: filepath.Base(t.Path), At: t.At.UTC().Truncate(time.Second)}
	switch a, err := account(t.Path); {
	case err != nil:
		row.Fault = sentence(err)
	case a.How == "":
		row.Fault = sentence(errors.New("this crawl has not ended: " + a.Damage))
	default:
		row = a.Row(row.At)
		if c.program.store.Page(t.Path) == "" {
			_, err = c.program.store.WritePage(t.Path, a.Text())
		}
		c.err = err
	}
	c.rows = append(c.rows, row)
	if len(c.missing) == 0 {
		c.sort()
		c.err = errors.Join(c.err, c.keep())
	}
	return c.all - len(c.missing), c.all, c.err
}

// sort has what ended last stand first.
func (c *counting) sort() {
	slices.SortStableFunc(c.rows, func(a, b morgue.Row) int {
		return cmp.Or(b.At.Compare(a.At), cmp.Compare(b.Journal, a.Journal))
	})
}

func (c *counting) keep() error {
	text, err := morgue.WriteIndex(c.rows)
	if err != nil {
		return err
	}
	return c.program.store.SaveIndex(text)
}

// page is a crawl's page, from its file or written anew.
func (c *counting) page(journal string) (text, path string, err error) {
	at := c.paths[journal]
	if text = c.program.store.Page(at); text != "" {
		return text, keep.PagePath(at), nil
	}
	a, err := account(at)
	if err != nil {
		return "", "", err
	}
	path, err = c.program.store.WritePage(at, a.Text())
	return a.Text(), path, err
}

// best is the best that came of a dungeon so far, in a sentence.
func (p *program) best(dungeon string) string {
	rows, err := p.rows()
	if err != nil {
		return "" // the hall makes the index anew
	}
	for _, t := range morgue.Sum(rows).Dungeons {
		switch {
		case t.Name != dungeon:
		case t.Won == 0:
			return fmt.Sprintf("Nobody came back of %d; deepest %d.", t.Times, t.Deepest)
		case t.Treasure > 0:
			return fmt.Sprintf("%d of %d came out; best treasure %d, fastest %d rounds.", t.Won, t.Times, t.Treasure, t.Fastest)
		default:
			return fmt.Sprintf("%d of %d came out; fastest %d rounds.", t.Won, t.Times, t.Fastest)
		}
	}
	return ""
}

// tales is the page of the journals that can be watched.
func (p *program) tales() scenes.Scene {
	return theatre.NewShelf(theatre.ShelfOptions{
		List: p.watchable, Watch: p.watch, Import: p.take, Read: os.ReadFile, Dropped: ebiten.DroppedFiles,
	})
}

// watchable are the journals that can be watched, in words.
func (p *program) watchable() ([]theatre.Tale, error) {
	own, err := p.store.Ended()
	friends, err2 := p.store.Friends()
	var list []theatre.Tale
	for _, t := range append(own, friends...) {
		tale := theatre.Tale{Path: t.Path, Title: filepath.Base(t.Path), Side: ago(time.Since(t.At))}
		if t.Friend {
			tale.Side = "a friend's"
		}
		if setup, err := headerOf(t.Path); err != nil {
			tale.Not = sentence(err)
		} else {
			tale.Title, tale.Note = crawlName(setup), filepath.Base(t.Path)
		}
		list = append(list, tale)
	}
	return list, errors.Join(err, err2)
}

// find is the path of a journal that is named as it lies, or by its name alone
// among those that are kept.
func (p *program) find(name string) string {
	if _, err := os.Stat(name); err == nil || filepath.Base(name) != name {
		return name
	}
	for _, list := range []func() ([]keep.Tale, error){p.store.Ended, p.store.Friends} {
		tales, _ := list() // what cannot be listed does not hold it
		for _, t := range tales {
			if filepath.Base(t.Path) == name {
				return t.Path
			}
		}
	}
	return name
}

// watch is the stage on which a journal is played again.
func (p *program) watch(path string) (scenes.Scene, error) {
	content, err := os.ReadFile(path)
	if err != nil {
		return nil, fmt.Errorf("the journal could not be read: %w", err)
	}
	setup, err := engine.Header(content)
	if err != nil {
		return nil, fmt.Errorf("%s cannot be watched: %w", filepath.Base(path), err)
	}
	return theatre.Open(theatre.Options{Journal: content, Title: crawlName(setup), Atlas: atlasOf(setup.Level), TestSpeed: p.fast})
}

// take takes in a friend's journal, if it is one and whole, and says what it
// is.
func (p *program) take(name string, content []byte) (string, error) {
	name = filepath.Base(name)
	setup, err := engine.Header(content)
	if err != nil {
		return "", fmt.Errorf("%s is not taken in: %w", name, err)
	}
	session, damage, err := engine.Resume(content, engine.Options{Atlas: atlasOf(setup.Level)})
	switch {
	case err != nil:
		return "", fmt.Errorf("%s is not taken in: %w", name, err)
	case damage != nil:
		return "", fmt.Errorf("%s is not taken in: line %d does not fit (%s); ask for the whole file", name, damage.Line, damage.Why)
	}
	path, err := p.store.Import(name, content)
	if err != nil {
		return "", err
	}
	words := fmt.Sprintf("Taken in as %s: %s, %s.", filepath.Base(path), crawlName(setup), plural(session.Rounds(), "round"))
	if session.Ended() == "" {
		words += " It has not ended, so only what its heroes perceived is shown."
	}
	return words, nil
}
