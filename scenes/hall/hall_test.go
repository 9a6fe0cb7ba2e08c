package hall

import (
	"errors"
	"flag"
	"fmt"
	"image"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"pitchdark/scenes"
	"pitchdark/scenes/morgue"
	"pitchdark/scenes/ui/screentest"
)

var update = flag.Bool("update", false, "write the kept pictures anew")

func TestMain(m *testing.M) { screentest.Main(m) }

// still is a scene that stays.
type still struct{ name string }

func (still) Update(*scenes.Input) scenes.Transition { return scenes.Stay() }
func (still) Draw(*ebiten.Image)                     {}

// options are a hall of some crawls, of whose journals so many must be read
// first.
func options(missing int) Options {
	done := 0
	return Options{
		Gather: func() (int, int, error) { done = min(done+1, missing); return done, missing, nil },
		Rows: func() []morgue.Row {
			return []morgue.Row{
				{Journal: "a.journal", At: time.Date(2031, 2, 3, 12, 0, 0, 0, time.UTC), Dungeon: "cellar", Heroes: []string{"bran"}, Seed: 9, How: "died", Cause: "ogre", Rounds: 143, Deepest: 1, Felled: 3},
				{Journal: "b.journal", At: time.Date(2031, 2, 2, 12, 0, 0, 0, time.UTC), Dungeon: "endless", Heroes: []string{"wren", "odo"}, How: "escaped", Rounds: 900, Deepest: 8, Treasure: 640, Prize: "morning lamp"},
				{Journal: "c.journal", At: time.Date(2031, 2, 1, 12, 0, 0, 0, time.UTC), Dungeon: "cellar", Heroes: []string{"bran"}, How: "gave up", Rounds: 1, Deepest: 1},
				{Journal: "d.journal", At: time.Date(2031, 1, 1, 12, 0, 0, 0, time.UTC), Dungeon: "cellar", Heroes: []string{"bran"}, How: "died", Cause: "walking into the wall", Rounds: 40, Deepest: 1},
				{Journal: "old.journal", Fault: "Line 1: the journal was played by ruleset 1; this program plays ruleset 2."},
			}
		},
		Name: func(id string) string {
			return map[string]string{"cellar": "The Cellar", "endless": "The Endless Stair"}[id]
		},
		Page: func(journal string) (string, string, error) {
			if journal == "b.journal" {
				return "", "", errors.New("the page is gone")
			}
			return "Pitchdark\n=========\nHere lies Bran.\n", "/x/" + journal, nil
		},
		Watch: func(journal string) (scenes.Scene, error) { return still{journal}, nil },
		Copy:  func(words string) string { return "copied " + words },
	}
}

func open(t *testing.T, missing, width, height, percent int) (*screen, *screentest.Player) {
	s := New(options(missing)).(*screen)
	p := screentest.NewPlayer(t, s, width, height, percent)
	require.NoError(t, p.Wait(1))
	return s, p
}

func TestJournalsAreGatheredOneATick(t *testing.T) {
	s, p := open(t, 5, 640, 400, 100)
	assert.False(t, s.gathered)
	assert.Contains(t, s.words(), "2 of 5")
	require.NoError(t, p.Wait(3))
	assert.True(t, s.gathered)
	assert.Len(t, s.list.Rows, 5)
}

func TestAPageIsReadAndACrawlWatched(t *testing.T) {
	s, p := open(t, 0, 640, 400, 100)
	require.NoError(t, p.Press("Return"))
	require.NotNil(t, s.reader)
	assert.Contains(t, s.reader.Page.Text, "Here lies Bran")
	assert.Contains(t, s.reader.Remark, "/x/a.journal")
	require.NoError(t, p.Press("Down", "PadB", "Down", "Return"))
	assert.Nil(t, s.reader)
	assert.Equal(t, "the page is gone", s.notice)
	require.NoError(t, p.Press("Up", "Right", "Right", "Return"))
	assert.Equal(t, "copied 9", s.notice)
	require.NoError(t, p.Press("Left", "Return"))
	assert.Equal(t, still{"a.journal"}, p.Stack.Top())
}

func TestWhatCannotBeReadSaysWhy(t *testing.T) {
	s, p := open(t, 0, 640, 400, 100)
	require.NoError(t, p.Press("Up", "Right", "Return"))
	assert.Same(t, s, p.Stack.Top(), "it cannot be watched")
	assert.Contains(t, s.list.Rows[4].Note, "ruleset 1")
	require.NoError(t, p.Press("Left", "Return"))
	require.NotNil(t, s.reader, "its page was written long ago")
	require.NoError(t, p.Press("Escape"))
	assert.ErrorIs(t, p.Press("Escape"), ebiten.Termination)
}

func TestTheDeadAreAddedUp(t *testing.T) {
	s, _ := open(t, 0, 640, 400, 100)
	told := map[string]string{}
	for _, r := range s.sums.Rows {
		told[r.Words] = r.Side
	}
	for words, want := range map[string]string{
		"Ended": "4", "Came out alive": "1 of 4, 25 %", "Died": "2 of 4, 50 %", "Given up": "1 of 4, 25 %", "Deepest": "depth 8",
		"Best treasure brought out": "640", "Longest crawl": "900 rounds", "An ogre": "1", "Walking into the wall": "1",
		"The Cellar": "0 of 3, 0 %", "The Endless Stair": "1 of 1, 100 %", "Wren": "1 of 1, 100 %", "Bran": "0 of 3, 0 %",
	} {
		assert.Equal(t, want, told[words], words)
	}
	assert.Equal(t, "2031-02-02: came out with the morning lamp, depth 8, treasure 640", s.list.Rows[1].Note)
}

func TestButtonsFitAtEverySizeOfText(t *testing.T) {
	for _, size := range []image.Point{{1280, 720}, {1920, 1080}, {960, 600}} {
		for _, percent := range []int{75, 100, 150, 200} {
			s, _ := open(t, 0, size.X, size.Y, percent)
			for i := range s.bar.Buttons {
				b := &s.bar.Buttons[i]
				w, h := b.Size()
				assert.True(t, w <= b.Box.Dx() && h <= b.Box.Dy() && b.Box.In(image.Rect(0, 0, size.X, size.Y)), "%v, %d %%", size, percent)
			}
		}
	}
}

func TestPictures(t *testing.T) {
	for _, percent := range []int{75, 100, 200} {
		s, p := open(t, 0, 1280, 720, percent)
		screentest.Golden(t, fmt.Sprintf("hall-%d", percent), p.Shot(), *update)
		if percent == 200 {
			s.take(read)
			require.NoError(t, p.Wait(1))
			screentest.Golden(t, "page-200", p.Shot(), *update)
		}
	}
}
