package main

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"pitchdark/rules/engine"
	"pitchdark/scenes/keep"
	"pitchdark/scenes/morgue"
	"pitchdark/scenes/ui/screentest"
)

// leaveCrawl saves and leaves by the menu.
func leaveCrawl(t *testing.T, w *screentest.Player) {
	t.Helper()
	require.NoError(t, w.Press("F10", "Up", "Up", "Return"))
}

// Many crawls wait side by side, each with its picture; a chosen one is gone on
// with, given up, read about in the hall, and watched: all by keys.
func TestCrawlsAreKeptChosenGivenUpAndWatched(t *testing.T) {
	folder := home(t)
	p, w := sit(t)
	first := enter(t, w)
	require.NoError(t, w.Press("Right"))
	sum := first.session.Sum()
	leaveCrawl(t, w)
	require.NoError(t, w.Press("Return", "Up", "Right", "Right", "Down", "Down", "Return")) // the seed of the day, the second dungeon
	second := crawlOf(t, w)
	_, seed := daily(time.Now())
	assert.Equal(t, seed, second.session.Seed())
	leaveCrawl(t, w)

	saves, err := p.store.Saves()
	require.NoError(t, err)
	require.Len(t, saves, 2)
	for _, s := range saves {
		assert.NotEmpty(t, s.Card.Place)
		require.NotNil(t, s.Picture())
	}

	old := time.Now().Add(-time.Hour)
	require.NoError(t, os.Chtimes(first.journal.Path(), old, old))
	require.NoError(t, w.Press("Down", "Down", "Return", "Down", "Return")) // crawls that wait: the older one
	again := crawlOf(t, w)
	assert.Equal(t, first.journal.Path(), again.journal.Path())
	assert.Equal(t, sum, again.session.Sum())

	require.NoError(t, w.Press("F10", "Up", "Return", "Right", "Return")) // give up
	require.NoError(t, w.Wait(3))
	assert.Equal(t, engine.GaveUp, again.session.Ended())
	page := filepath.Join(folder, "journals", "ended", filepath.Base(keep.PagePath(first.journal.Path())))
	assert.FileExists(t, page)
	require.NoError(t, w.Press("Escape"))

	require.NoError(t, w.Press("Down", "Return")) // the hall
	require.NoError(t, w.Wait(3))
	require.NoError(t, w.Press("Right", "Return")) // watch it
	assert.Equal(t, "*theatre.screen", fmt.Sprintf("%T", w.Stack.Top()))
	require.NoError(t, w.Press("Right", "End", "Escape", "Escape"))
	rows, err := p.rows()
	require.NoError(t, err)
	require.Len(t, rows, 1)
	assert.Equal(t, "gave up", rows[0].How)
	_, err = p.resume(filepath.Join(folder, "journals", "ended", rows[0].Journal))
	assert.ErrorContains(t, err, "what is done is done")
}

func TestASecondWindowIsRefused(t *testing.T) {
	home(t)
	_, w := sit(t)
	enter(t, w)
	_, err := newProgram(true, true).resumeNewest()
	assert.ErrorIs(t, err, keep.ErrPlayed)
	w.Stack.Close()
	next, err := newProgram(true, true).resumeNewest()
	require.NoError(t, err)
	require.NoError(t, next.(*crawling).put())
}

// A crawl that ended while nobody could put it away is put away when it is
// asked for.
func TestACrawlThatWasOverIsNotGoneOnWith(t *testing.T) {
	home(t)
	p := newProgram(true, true)
	s, err := p.begin(choice{dungeon: "cellar", seed: 7})
	require.NoError(t, err)
	c := s.(*crawling)
	require.NoError(t, c.session.GiveUp())
	require.NoError(t, c.journal.Close())
	_, err = p.resumeNewest()
	assert.ErrorContains(t, err, "was over already")
	ended, err := p.store.Ended()
	require.NoError(t, err)
	require.Len(t, ended, 1)
	assert.NotEmpty(t, p.store.Page(ended[0].Path))
}

// gathered is the hall's count when all is read.
func gathered(t *testing.T, p *program) []morgue.Row {
	t.Helper()
	c := p.count()
	for done, all := 0, 1; done < all; {
		var err error
		done, all, err = c.gather()
		require.NoError(t, err)
	}
	return c.rows
}

func seeds(rows []morgue.Row) (all []uint64) {
	for _, r := range rows {
		all = append(all, r.Seed)
	}
	return all
}

func TestTheIndexIsMadeAnewFromTheJournals(t *testing.T) {
	folder := home(t)
	p := newProgram(true, true)
	assert.Empty(t, gathered(t, p))
	for seed := range uint64(3) {
		s, err := p.begin(choice{dungeon: "cellar", seed: seed})
		require.NoError(t, err)
		require.NoError(t, s.(*crawling).session.GiveUp())
		require.NoError(t, s.(*crawling).put())
	}
	index := filepath.Join(folder, "journals", "ended", "index.json")
	want := gathered(t, p)
	require.Len(t, want, 3)
	for _, broken := range []func() error{
		func() error { return os.Remove(index) },
		func() error { return os.WriteFile(index, []byte(`[{"journal":`), 0o644) },
		func() error { return os.WriteFile(index, nil, 0o644) },
	} {
		require.NoError(t, broken())
		rows := gathered(t, p)
		require.Len(t, rows, 3)
		assert.ElementsMatch(t, seeds(want), seeds(rows))
		kept, err := p.rows()
		require.NoError(t, err)
		assert.Len(t, kept, 3)
	}

	require.NoError(t, os.Remove(filepath.Join(folder, "journals", "ended", want[0].Journal)))
	require.NoError(t, os.WriteFile(filepath.Join(folder, "journals", "ended", "bad.journal"), []byte("no game\n"), 0o644))
	rows := gathered(t, p)
	require.Len(t, rows, 3)
	bad := slices.IndexFunc(rows, func(r morgue.Row) bool { return r.Journal == "bad.journal" })
	require.GreaterOrEqual(t, bad, 0)
	assert.Contains(t, rows[bad].Fault, "no journal's header")
	assert.Contains(t, p.best("cellar"), "Nobody came back of 2")
}

func TestAFriendsJournalIsCheckedBeforeItIsTakenIn(t *testing.T) {
	home(t)
	p := newProgram(true, true)
	s, err := p.begin(choice{dungeon: "cellar", seed: 5})
	require.NoError(t, err)
	c := s.(*crawling)
	require.NoError(t, c.session.GiveUp())
	require.NoError(t, c.put())
	content, err := os.ReadFile(c.journal.Path())
	require.NoError(t, err)

	words, err := p.take("/far/away/friend.jsonl", content)
	require.NoError(t, err)
	assert.Contains(t, words, "Taken in as friend.journal")
	for name, bad := range map[string][]byte{
		"cat.png":      []byte("\x89PNG\n"),
		"torn.journal": content[:len(content)-5],
	} {
		_, err = p.take(name, bad)
		require.ErrorContains(t, err, name+" is not taken in")
		assert.NotContains(t, err.Error(), "\n")
	}
	tales, err := p.watchable()
	require.NoError(t, err)
	require.Len(t, tales, 2)
	assert.Equal(t, "a friend's", tales[1].Side)
	stage, err := p.watch(p.find("friend.journal"))
	require.NoError(t, err)
	assert.NotNil(t, stage)
	assert.Len(t, gathered(t, p), 1, "a friend's crawl is not one's own")
}

func TestAPageOfARunningCrawlIsWritten(t *testing.T) {
	home(t)
	p := newProgram(true, true)
	s, err := p.begin(choice{dungeon: "cellar", seed: 5})
	require.NoError(t, err)
	c := s.(*crawling)
	assert.Contains(t, c.write(), "The page of this crawl is ")
	page := p.store.Page(c.journal.Path())
	assert.Contains(t, page, "under way")
	assert.NotContains(t, page, "as it was")
	require.NoError(t, c.put())
}

// The seed of a day is the same for everybody, for ever.
func TestTheSeedOfTheDayIsFixed(t *testing.T) {
	day, seed := daily(time.Date(2031, 2, 3, 23, 30, 0, 0, time.FixedZone("east", 3600)))
	assert.Equal(t, "2031-02-03", day)
	late, other := daily(time.Date(2031, 2, 3, 23, 30, 0, 0, time.FixedZone("west", -3600)))
	assert.Equal(t, "2031-02-04", late)
	assert.NotEqual(t, seed, other)
	assert.Equal(t, uint64(0xf1ce660a22558651), seed)
}

func TestTimesAreToldInWords(t *testing.T) {
	for d, want := range map[time.Duration]string{
		3 * time.Second: "just now", time.Minute: "1 minute ago", 5 * time.Hour: "5 hours ago", 49 * time.Hour: "2 days ago",
	} {
		assert.Equal(t, want, ago(d))
	}
}
