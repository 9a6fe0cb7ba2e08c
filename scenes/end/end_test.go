package end

import (
	"errors"
	"flag"
	"fmt"
	"image"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"pitchdark/scenes"
	"pitchdark/scenes/ui"
	"pitchdark/scenes/ui/screentest"
)

var update = flag.Bool("update", false, "write the kept pictures anew")

func TestMain(m *testing.M) { screentest.Main(m) }

func tally(how string) Tally {
	return Tally{
		How: how, Hero: "Bran", Place: "The Cellar", Seed: 18446744073709551615, Rounds: 143, Commands: 96,
		Journal: "/home/somebody/.local/share/pitchdark/journals/ended/cellar-20310203-040506.journal",
		Fates:   []Fate{{Hero: "Bran", By: fell(how), Round: 141}}, Prize: "a reliquary",
		Walked: 120, Groped: 41, Blind: 37, Bumps: 5, BumpHarm: 9, Meetings: 2, Lights: 1, Taken: 12, Dealt: 20, Sounds: 58,
	}
}

func fell(how string) string {
	if how == "escaped" {
		return ""
	}
	return "the ghoul"
}

type still struct{}

func (still) Update(*scenes.Input) scenes.Transition { return scenes.Stay() }
func (still) Draw(*ebiten.Image)                     {}

func open(t *testing.T, s scenes.Scene, width, height, percent int) *screentest.Player {
	p := screentest.NewPlayer(t, s, width, height, percent)
	require.NoError(t, p.Wait(1))
	return p
}

func again() (scenes.Scene, error) { return still{}, nil }

func options(again func() (scenes.Scene, error)) Options {
	return Options{Another: again, Again: again, Page: "Pitchdark\n", Path: "/x/page.txt", Copy: func(words string) string { return "copied " + words }}
}

func TestThePageLeadsBack(t *testing.T) {
	for _, keys := range [][]scenes.Key{{"Left", "Return"}, {"Escape"}, {"PadB"}, {"PadLeft", "PadA"}} {
		p := open(t, New(tally("escaped"), options(again)), 480, 400, 100)
		assert.ErrorIs(t, p.Press(keys...), ebiten.Termination, keys)
	}
	s := New(tally("escaped"), options(again)).(*screen)
	p := open(t, s, 480, 400, 100)
	assert.ErrorIs(t, p.Click(s.bar.Buttons[back].Box.Min.Add(image.Pt(5, 5))), ebiten.Termination)
}

func TestTheSameCrawlBeginsAgain(t *testing.T) {
	p := open(t, New(tally("died"), options(again)), 480, 400, 100)
	require.NoError(t, p.Press("Right", "Return"))
	assert.Equal(t, still{}, p.Stack.Top())
	p = open(t, New(tally("died"), options(again)), 480, 400, 100)
	require.NoError(t, p.Press("Return"))
	assert.Equal(t, still{}, p.Stack.Top(), "another one, with a new seed")

	s := New(tally("died"), options(again)).(*screen)
	p = open(t, s, 480, 400, 100)
	require.NoError(t, p.Click(s.bar.Buttons[repeat].Box.Min.Add(image.Pt(5, 5))))
	assert.Equal(t, still{}, p.Stack.Top())

	s = New(tally("died"), options(func() (scenes.Scene, error) { return nil, errors.New("the disk is full") })).(*screen)
	p = open(t, s, 480, 400, 100)
	require.NoError(t, p.Press("Tab", "PadA"))
	assert.Same(t, s, p.Stack.Top())
	assert.Equal(t, "the disk is full", s.notice)
}

func TestTheWholePageIsRead(t *testing.T) {
	s := New(tally("died"), options(again)).(*screen)
	p := open(t, s, 480, 400, 100)
	require.NoError(t, p.Press("Right", "Right", "Return"))
	require.NotNil(t, s.reader)
	assert.Equal(t, "Pitchdark\n", s.reader.Page.Text)
	assert.Contains(t, s.reader.Remark, "/x/page.txt")
	require.NoError(t, p.Press("Escape"))
	assert.Nil(t, s.reader)
	require.NoError(t, p.Press("Right", "Return"))
	assert.Equal(t, "copied 18446744073709551615", s.notice)
}

func TestThePageTellsWhatTheDarknessCost(t *testing.T) {
	told := map[string]string{}
	a := tally("died")
	for _, r := range a.rows() {
		told[r.Words] = r.Side + r.Note
	}
	assert.Equal(t, "felled by the ghoul in round 141", told["Bran"])
	assert.Equal(t, "a reliquary", told["Brought out"])
	for words, want := range map[string]string{
		"Rounds without sight": "37 of 143", "Tiles groped along": "41 of 161", "Walls met": "5, for 9 hit points", "Others run into": "2",
		"Lights that went out": "1", "Sounds heard": "58", "Taken": "12 hit points", "Dealt": "20 hit points",
		"Seed": "18446744073709551615", "Journal": a.Journal,
	} {
		assert.Equal(t, want, told[words], words)
	}
	assert.Equal(t, "Bran did not come back", a.headline())
	assert.Equal(t, "none", harm(0, 0))
	assert.Equal(t, "1, for 1 hit point", harm(1, 1))
}

func TestEverythingFitsAtEverySizeOfText(t *testing.T) {
	for _, size := range []image.Point{{1280, 720}, {1920, 1080}, {960, 600}} {
		for _, percent := range []int{75, 100, 150, 200} {
			a := tally("escaped")
			a.Notice = "The ended journal could not be moved: there is no room left on the disk."
			s := New(a, options(again)).(*screen)
			p := screentest.NewPlayer(t, s, size.X, size.Y, percent)
			require.NoError(t, p.Pass())
			what := fmt.Sprintf("%v, %d %%", size, percent)
			at := s.place(size.X, size.Y)
			assert.True(t, ui.Title.Fits(a.headline(), at.title), what)
			assert.True(t, ui.Quiet.Fits(a.when(), at.when), what)
			assert.True(t, ui.Small.Fits(s.notice, at.notice), what)
			assert.Greater(t, at.list.Dy(), 2*ui.Body.LineHeight(), what)
			for i := range s.bar.Buttons {
				b := &s.bar.Buttons[i]
				w, h := b.Size()
				assert.True(t, w <= b.Box.Dx() && h <= b.Box.Dy(), what)
				assert.True(t, b.Box.In(image.Rect(0, 0, size.X, size.Y)), what)
			}
			for range 20 {
				p.Now.Down = []scenes.Key{"PageDown"}
				require.NoError(t, p.Pass())
				p.Now.Down = nil
				require.NoError(t, p.Pass())
			}
			assert.True(t, s.list.RowBox(len(s.list.Rows)-1).In(s.list.Box), what)
		}
	}
}

func TestPictures(t *testing.T) {
	for _, c := range []struct {
		name, how     string
		width, height int
		percent       int
	}{
		{"escaped", "escaped", 1280, 720, 100},
		{"died", "died", 1280, 720, 100},
		{"died-200", "died", 1280, 720, 200},
	} {
		p := open(t, New(tally(c.how), options(again)), c.width, c.height, c.percent)
		require.NoError(t, p.Wait(20))
		screentest.Golden(t, c.name, p.Shot(), *update)
	}
}
