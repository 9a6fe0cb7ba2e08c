package saves

import (
	"errors"
	"flag"
	"fmt"
	"image"
	"image/color"
	"image/draw"
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

// still is a scene that stays.
type still struct{}

func (still) Update(*scenes.Input) scenes.Transition { return scenes.Stay() }
func (still) Draw(*ebiten.Image)                     {}

// owner keeps the crawls of a test.
type owner struct {
	crawls            []Crawl
	continued, thrown []string
	fails             error
}

func (o *owner) options() Options {
	return Options{
		List: func() ([]Crawl, error) { return o.crawls, nil },
		Continue: func(path string) (scenes.Scene, error) {
			o.continued = append(o.continued, path)
			return still{}, o.fails
		},
		Trash: func(path string) (string, error) {
			o.thrown = append(o.thrown, path)
			o.crawls = o.crawls[1:]
			return "/trash/" + path, nil
		},
		Copy: func(words string) string { return words + " is on the clipboard." },
	}
}

func three() *owner {
	picture := image.NewRGBA(image.Rect(0, 0, 480, 270))
	draw.Draw(picture, picture.Bounds(), image.NewUniform(color.RGBA{90, 60, 30, 255}), image.Point{}, draw.Src)
	return &owner{crawls: []Crawl{
		{Path: "/home/somebody/.local/share/pitchdark/journals/cellar-20310203-040506.journal", Title: "The Cellar, with Bran, Wren", Where: "The Cellar, round 143", State: "Bran 12 of 20, Wren 3 of 20. A torch burns: 5 minutes left.", Played: "2 minutes ago", Seed: 1<<64 - 1, Picture: picture},
		{Path: "b", Title: "The Dark Room, with Odo", Played: "3 days ago", Seed: 7},
		{Path: "c", Title: "x.journal", Played: "9 days ago", Not: "Line 1 is no journal's header."},
	}}
}

func open(t *testing.T, o *owner, width, height, percent int) (*screen, *screentest.Player) {
	s := New(o.options()).(*screen)
	p := screentest.NewPlayer(t, s, width, height, percent)
	require.NoError(t, p.Wait(1))
	return s, p
}

func TestAChosenCrawlIsGoneOnWith(t *testing.T) {
	o := three()
	_, p := open(t, o, 640, 400, 100)
	require.NoError(t, p.Press("Down", "Return"))
	assert.Equal(t, []string{"b"}, o.continued)
	assert.Equal(t, still{}, p.Stack.Top())
}

func TestWhatCannotBeGoneOnWithSaysWhy(t *testing.T) {
	o := three()
	s, p := open(t, o, 640, 400, 100)
	require.NoError(t, p.Press("Up", "PadA"))
	assert.Empty(t, o.continued)
	assert.Contains(t, s.bar.Buttons[goOn].Not, "no journal's header")
	o.fails = errors.New("this crawl is open in another window or terminal")
	require.NoError(t, p.Press("Down", "Return"))
	assert.Same(t, s, p.Stack.Top())
	assert.Contains(t, s.notice, "another window")
}

func TestDeletingIsAskedFirst(t *testing.T) {
	o := three()
	s, p := open(t, o, 640, 400, 100)
	require.NoError(t, p.Press("Delete", "Return"))
	assert.Empty(t, o.thrown, "the answer to begin with changes nothing")
	require.NoError(t, p.Press("Right", "Right", "Return"))
	require.NotNil(t, s.question)
	assert.Contains(t, s.question.Words, "trash")
	require.NoError(t, p.Press("Right", "Return"))
	assert.Len(t, o.thrown, 1)
	assert.Len(t, s.list.Rows, 2)
	assert.Contains(t, s.notice, "/trash/")
}

func TestTheSeedIsCopied(t *testing.T) {
	s, p := open(t, three(), 640, 400, 100)
	require.NoError(t, p.Click(s.bar.Buttons[copySeed].Box.Min.Add(image.Pt(4, 4))))
	assert.Equal(t, "18446744073709551615 is on the clipboard.", s.notice)
	require.NoError(t, p.Point(s.list.RowBox(2).Min.Add(image.Pt(9, 4))))
	assert.Equal(t, 0, s.list.Chosen, "a mouse that passes chooses nothing")
	require.NoError(t, p.Click(s.list.RowBox(1).Min.Add(image.Pt(9, 4))))
	assert.Equal(t, 1, s.list.Chosen)
}

func TestAnEmptyPageLeadsBack(t *testing.T) {
	_, p := open(t, &owner{}, 640, 400, 100)
	require.NoError(t, p.Press("Return", "Delete"))
	assert.ErrorIs(t, p.Press("Escape"), ebiten.Termination)
}

func TestButtonsFitAtEverySizeOfText(t *testing.T) {
	for _, size := range []image.Point{{1280, 720}, {1920, 1080}, {960, 600}} {
		for _, percent := range []int{75, 100, 150, 200} {
			s, _ := open(t, three(), size.X, size.Y, percent)
			what := fmt.Sprintf("%v, %d %%", size, percent)
			for i := range s.bar.Buttons {
				b := &s.bar.Buttons[i]
				w, h := b.Size()
				assert.True(t, w <= b.Box.Dx() && h <= b.Box.Dy(), what)
				assert.True(t, b.Box.In(image.Rect(0, 0, size.X, size.Y)), what)
			}
			assert.Greater(t, s.list.Box.Dy(), 3*ui.Body.LineHeight(), what)
		}
	}
}

func TestPictures(t *testing.T) {
	for _, percent := range []int{100, 200} {
		s, p := open(t, three(), 1280, 720, percent)
		screentest.Golden(t, fmt.Sprintf("saves-%d", percent), p.Shot(), *update)
		if percent == 200 {
			s.take(throwAway)
			require.NoError(t, p.Wait(1))
			screentest.Golden(t, "delete-200", p.Shot(), *update)
		}
	}
}
