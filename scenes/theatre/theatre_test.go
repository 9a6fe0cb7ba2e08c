package theatre

import (
	"bytes"
	"errors"
	"flag"
	"io/fs"
	"testing"
	"testing/fstest"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"pitchdark/maps"
	"pitchdark/rules/engine"
	"pitchdark/scenes"
	"pitchdark/scenes/ui/screentest"
)

func TestMain(m *testing.M) { screentest.Main(m) }

// crawl is the journal of a crawl that minds lead for so many decisions, and
// that is given up then if it is to end.
func crawl(t *testing.T, decisions int, ends bool) (*engine.Session, Options) {
	t.Helper()
	atlas, err := maps.Open("cellar")
	require.NoError(t, err)
	var journal bytes.Buffer
	s, err := engine.New(engine.Setup{Level: "cellar", Seed: 9, Heroes: []string{"bran", "wren"}, Auto: true}, engine.Options{Atlas: atlas, Sink: &journal})
	require.NoError(t, err)
	for range decisions {
		require.True(t, s.Advance())
	}
	if ends {
		require.NoError(t, s.GiveUp())
	}
	return s, Options{Journal: journal.Bytes(), Title: "The Cellar", Atlas: atlas, TestSpeed: true}
}

func open(t *testing.T, o Options) (*screen, *screentest.Player) {
	t.Helper()
	to, err := Open(o)
	require.NoError(t, err)
	p := screentest.NewPlayer(t, to, 640, 400, 100)
	require.NoError(t, p.Wait(1))
	return to.(*screen), p
}

func TestAnEndedCrawlIsWatchedToItsEnd(t *testing.T) {
	s, o := crawl(t, 60, true)
	w, p := open(t, o)
	assert.Len(t, w.reel.eyes, 3)
	require.NoError(t, p.Press("End"))
	assert.Equal(t, engine.GaveUp, w.reel.player.Session().Ended())
	assert.Equal(t, s.Sum(), w.reel.player.Session().Sum())
	assert.Equal(t, s.Rounds(), w.reel.round())
	require.NoError(t, p.Press("Right"))
	assert.Equal(t, s.Sum(), w.reel.player.Session().Sum(), "there is nothing after the end")
	require.NoError(t, p.Press("Home"))
	assert.Zero(t, w.reel.at)
}

func TestStepsAndRoundsGoForwardAndBack(t *testing.T) {
	_, o := crawl(t, 60, true)
	w, p := open(t, o)
	var sums []string
	for range 6 {
		sums = append(sums, w.reel.player.Session().Sum())
		require.NoError(t, p.Press("Right"))
	}
	for i := len(sums) - 1; i >= 0; i-- {
		require.NoError(t, p.Press("Left"))
		assert.Equal(t, sums[i], w.reel.player.Session().Sum(), "step %d", i)
	}
	require.NoError(t, p.Press("Down", "Down"))
	assert.Equal(t, 2, w.reel.round())
	require.NoError(t, p.Press("Up"))
	assert.Equal(t, 1, w.reel.round())
	require.NoError(t, p.Type("3"))
	require.NoError(t, p.Press("PadA"))
	assert.Equal(t, 3, w.reel.round())
	assert.Empty(t, w.typed)
	require.NoError(t, p.Click(w.lay.time.Min))
	assert.Zero(t, w.reel.round())
}

func TestEyesAreChanged(t *testing.T) {
	_, o := crawl(t, 30, true)
	w, p := open(t, o)
	require.NoError(t, p.Press("Tab"))
	assert.Equal(t, "Wren", w.now().name)
	require.NoError(t, p.Press("PadR"))
	assert.True(t, w.truth())
	assert.True(t, w.look.Record, "the truth comes with the ways that were walked")
	require.NoError(t, p.Type("r"))
	assert.False(t, w.look.Record)
	require.NoError(t, p.Press("Right", "Right", "Shift+Tab"))
	assert.Equal(t, "Wren", w.now().name)
	require.NoError(t, p.Type("t"))
	assert.True(t, w.truth())
}

func TestItPlaysByItself(t *testing.T) {
	_, o := crawl(t, 30, true)
	w, p := open(t, o)
	require.NoError(t, p.Type("++"))
	require.NoError(t, p.Press("Space"))
	require.NoError(t, p.Wait(40))
	assert.Greater(t, w.reel.at, 3)
	require.NoError(t, p.Press("PadX"))
	at := w.reel.at
	require.NoError(t, p.Wait(40))
	assert.Equal(t, at, w.reel.at)
	assert.ErrorIs(t, p.Press("Escape"), ebiten.Termination)
}

// Of a crawl that goes on there is no eye but its heroes' [DK-VIS-05], and a
// step is never one that nothing of reached them.
func TestACrawlThatGoesOnHasNoTruth(t *testing.T) {
	_, o := crawl(t, 30, false)
	w, p := open(t, o)
	require.Len(t, w.reel.eyes, 2)
	require.NoError(t, p.Type("t"))
	assert.False(t, w.truth())
	for range 3 {
		require.NoError(t, p.Press("Tab"))
		assert.False(t, w.truth())
	}
	for w.reel.step(0) {
		assert.NotEmpty(t, w.reel.eyes[0].events)
	}
	assert.Contains(t, w.hint(), "has not ended")
}

func TestADamagedJournalIsWatchedUpToTheDamage(t *testing.T) {
	_, o := crawl(t, 30, false)
	o.Journal = o.Journal[:len(o.Journal)-9]
	w, _ := open(t, o)
	assert.Contains(t, w.notice, "damaged from line")
	o.Journal = []byte("no game\n")
	_, err := Open(o)
	assert.ErrorContains(t, err, "no journal's header")
}

// taken is a shelf whose owner takes in what begins with a J.
func taken(names *[]string) ShelfOptions {
	return ShelfOptions{
		List: func() ([]Tale, error) {
			list := []Tale{{Path: "own", Title: "The Cellar, with Bran"}}
			for _, n := range *names {
				list = append(list, Tale{Path: n, Title: n, Side: "a friend's"})
			}
			return list, nil
		},
		Watch: func(path string) (scenes.Scene, error) { return nil, errors.New("watching " + path) },
		Import: func(name string, content []byte) (string, error) {
			if !bytes.HasPrefix(content, []byte("J")) {
				return "", errors.New(name + " is no journal")
			}
			*names = append(*names, name)
			return "Taken in as " + name + ".", nil
		},
		Read:    func(path string) ([]byte, error) { return []byte("J of " + path), nil },
		Dropped: func() fs.FS { return nil },
	}
}

func TestAJournalIsTakenInByItsPath(t *testing.T) {
	var names []string
	s := NewShelf(taken(&names)).(*shelf)
	p := screentest.NewPlayer(t, s, 640, 400, 100)
	require.NoError(t, p.Press("Right", "Return"))
	require.True(t, s.typing)
	require.NoError(t, p.Type("/a b/dees"))
	require.NoError(t, p.Press("Backspace"))
	require.NoError(t, p.Type("p"))
	require.NoError(t, p.Press("Return"))
	assert.Equal(t, []string{"/a b/deep"}, names)
	assert.Contains(t, s.notice, "Taken in")
	require.NoError(t, p.Press("Left", "Down", "Return"))
	assert.Equal(t, "watching /a b/deep", s.notice)
	require.NoError(t, p.Press("Right", "Return", "Escape"))
	assert.False(t, s.typing)
	assert.ErrorIs(t, p.Press("Escape"), ebiten.Termination)
}

func TestFilesThatAreDroppedAreTakenIn(t *testing.T) {
	var names []string
	o := taken(&names)
	var dropped fs.FS
	o.Dropped = func() fs.FS {
		d := dropped
		dropped = nil
		return d
	}
	s := NewShelf(o).(*shelf)
	p := screentest.NewPlayer(t, s, 640, 400, 100)
	dropped = fstest.MapFS{"one.journal": {Data: []byte("J1")}, "two.journal": {Data: []byte("J2")}}
	require.NoError(t, p.Wait(1))
	assert.Equal(t, []string{"one.journal", "two.journal"}, names)
	assert.Len(t, s.list.Rows, 3)
	dropped = fstest.MapFS{"cat.png": {Data: []byte("PNG")}}
	require.NoError(t, p.Wait(1))
	assert.Equal(t, "cat.png is no journal", s.notice)
}

var update = flag.Bool("update", false, "write the kept pictures anew")

// The record of an ended crawl: who went where, where ways crossed, where walls
// were met.
func TestPictureOfTheRecord(t *testing.T) {
	_, o := crawl(t, 60, true)
	to, err := Open(o)
	require.NoError(t, err)
	p := screentest.NewPlayer(t, to, 1280, 720, 100)
	require.NoError(t, p.Wait(1))
	require.NoError(t, p.Press("End", "Tab", "Tab", "Left", "Left", "r"))
	require.NoError(t, p.Wait(60))
	screentest.Golden(t, "record", p.Shot(), *update)
}
