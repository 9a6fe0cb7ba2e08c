package title

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

// owner is what the title asks things of.
type owner struct {
	begun     []Choice
	continued int
	fails     error
	not       string
	best      map[string]string
	closed    string // the dungeon that other rules do not know
}

func (o *owner) options() Options {
	return Options{
		Dungeons: []string{"cellar", "dark-room"}, Heroes: []string{"bran", "ysolde", "odo"},
		Begin: func(c Choice) (scenes.Scene, error) {
			o.begun = append(o.begun, c)
			return still{}, o.fails
		},
		Unfinished: func() (string, string) { return "The Cellar, with Bran", o.not },
		Continue:   func() (scenes.Scene, error) { o.continued++; return still{}, o.fails },
		Largest:    3,
		Best:       func(id string) string { return o.best[id] },
		Saves:      func() scenes.Scene { return still{"saves"} },
		Hall:       func() scenes.Scene { return still{"hall"} },
		Watch:      func() scenes.Scene { return still{"watch"} },
		Daily:      func() (string, uint64) { return "2031-02-03", 18446744073709551615 },
		Seed:       func() uint64 { return 99 },
		Settings:   func() scenes.Scene { return still{"settings"} },
	}
}

// still is a scene that stays until Escape.
type still struct{ name string }

func (still) Update(in *scenes.Input) scenes.Transition {
	if in.Take(scenes.Back) {
		return scenes.Pop()
	}
	return scenes.Stay()
}
func (still) Draw(*ebiten.Image) {}

func open(t *testing.T, o *owner, width, height, percent int) (*screen, *screentest.Player) {
	s := New(o.options()).(*screen)
	p := screentest.NewPlayer(t, s, width, height, percent)
	require.NoError(t, p.Wait(1))
	return s, p
}

func middle(r image.Rectangle) image.Point { return r.Min.Add(r.Max).Div(2) }

func TestACrawlIsBegunByKeysAlone(t *testing.T) {
	o := &owner{}
	_, p := open(t, o, 480, 400, 100)
	require.NoError(t, p.Press("Return", "Down", "Return"))
	assert.Equal(t, []Choice{{Dungeon: "dark-room", Heroes: []string{"bran"}, Seed: 99}}, o.begun)
	assert.IsType(t, still{}, p.Stack.Top())
	require.NoError(t, p.Press("Escape"))
	assert.IsType(t, &screen{}, p.Stack.Top())
}

func TestACrawlIsBegunWithHeroAndSeed(t *testing.T) {
	for typed, want := range map[string]uint64{"42": 42, "0xfG": 15, "18446744073709551615": 1<<64 - 1, "0xffffffffffffffff": 1<<64 - 1} {
		o := &owner{}
		_, p := open(t, o, 480, 400, 100)
		require.NoError(t, p.Press("Return", "Down", "Down", "Down", "Return", "Up", "Return"))
		require.NoError(t, p.Type(typed))
		require.NoError(t, p.Press("Down", "PadA"))
		assert.Equal(t, []Choice{{Dungeon: "cellar", Heroes: []string{"ysolde"}, Seed: want}}, o.begun, typed)
	}
}

func TestASeedIsCorrectedAndRefused(t *testing.T) {
	o := &owner{}
	s, p := open(t, o, 480, 400, 100)
	require.NoError(t, p.Press("Return"))
	require.NoError(t, p.Type("18446744073709551616000"))
	require.NoError(t, p.Press("Down", "Return"))
	assert.Empty(t, o.begun)
	assert.Contains(t, s.notice, "64 bits")
	require.NoError(t, p.Press("Backspace", "Down", "Return"))
	assert.Equal(t, []Choice{{Dungeon: "cellar", Heroes: []string{"bran"}, Seed: 1844674407370955161}}, o.begun)
}

func TestACrawlIsBegunByTheMouseAlone(t *testing.T) {
	o := &owner{}
	s, p := open(t, o, 480, 400, 100)
	require.NoError(t, p.Click(middle(s.list.RowBox(0))))
	require.NoError(t, p.Click(middle(s.list.RowBox(5))))
	require.NoError(t, p.Click(middle(s.list.RowBox(1))))
	assert.Equal(t, []Choice{{Dungeon: "cellar", Heroes: []string{"bran", "ysolde"}, Seed: 99}}, o.begun)
}

func TestAPartyIsGatheredAndOrdered(t *testing.T) {
	o := &owner{}
	s, p := open(t, o, 640, 600, 100)
	require.NoError(t, p.Press("Return", "Down", "Down", "Return")) // Bran has to stay
	assert.Contains(t, s.notice, "Somebody has to go")
	require.NoError(t, p.Press("Down", "Return", "Down", "Right")) // Ysolde and Odo come along
	assert.Equal(t, []string{"bran", "ysolde", "odo"}, s.party)
	require.NoError(t, p.Press("Left", "Left", "Left", "Up", "Right")) // Odo goes first, Ysolde is the last already
	assert.Equal(t, []string{"odo", "bran", "ysolde"}, s.party)
	require.NoError(t, p.Press("Up", "Return", "Up", "Up", "PadA")) // Bran stays
	assert.Equal(t, []Choice{{Dungeon: "cellar", Heroes: []string{"odo", "ysolde"}, Seed: 99}}, o.begun)
	assert.Equal(t, "bran", s.o.Heroes[0])
}

func TestAPartyIsOnlySoLarge(t *testing.T) {
	o := &owner{}
	s, _ := open(t, o, 640, 600, 100)
	s.o.Largest = 2
	s.toggle("odo")
	s.toggle("ysolde")
	assert.Equal(t, []string{"bran", "odo"}, s.party)
	assert.Contains(t, s.notice, "at most 2 heroes")
}

func TestTheSeedOfTheDayIsTaken(t *testing.T) {
	o := &owner{}
	s, p := open(t, o, 640, 600, 100)
	require.NoError(t, p.Press("Return", "Up", "Right"))
	assert.Contains(t, s.list.Rows[s.list.Chosen].Note, "2031-02-03")
	require.NoError(t, p.Press("Down", "Return"))
	assert.Equal(t, []Choice{{Dungeon: "cellar", Heroes: []string{"bran"}, Seed: 1<<64 - 1}}, o.begun)
	require.NoError(t, p.Press("Escape", "Return"))
	require.NoError(t, p.Type("7"))
	assert.Equal(t, "7", s.seedShown())
	require.NoError(t, p.Press("Right"))
	assert.Equal(t, "by chance", s.seedShown())
}

func TestAPadWritesTheSeedDigitByDigit(t *testing.T) {
	o := &owner{}
	s, p := open(t, o, 640, 600, 100)
	require.NoError(t, p.Press("PadA", "PadUp", "PadLeft", "PadA", "PadRight", "PadRight", "PadRight", "PadA", "PadA"))
	assert.Equal(t, "922", s.seedShown())
	require.NoError(t, p.Press("PadDown", "PadA"))
	require.Len(t, o.begun, 1)
	assert.Equal(t, uint64(922), o.begun[0].Seed)
	require.NoError(t, p.Press("PadB", "PadA", "PadUp", "PadUp", "PadLeft"))
	assert.Equal(t, "by chance", s.seedShown(), "the seed's own row clears it")
}

func TestTheOtherPagesAreReached(t *testing.T) {
	for n, name := range []string{"saves", "hall", "watch", "settings"} {
		_, p := open(t, &owner{}, 640, 600, 100)
		for range n + 2 {
			require.NoError(t, p.Press("Down"))
		}
		require.NoError(t, p.Press("Return"))
		assert.Equal(t, still{name}, p.Stack.Top())
	}
}

func TestTheBestOfADungeonIsTold(t *testing.T) {
	o := &owner{best: map[string]string{"cellar": "2 of 3 came out; fastest 70 rounds."}}
	s, p := open(t, o, 640, 600, 100)
	require.NoError(t, p.Press("Return"))
	assert.Contains(t, s.list.Rows[1].Note, "2 of 3 came out")
}

func TestContinueIsGreyWithItsReasonWhenThereIsNothing(t *testing.T) {
	o := &owner{not: "No crawl is under way."}
	s, p := open(t, o, 480, 400, 100)
	require.NoError(t, p.Press("Down", "Return"))
	assert.Zero(t, o.continued)
	assert.Equal(t, o.not, s.list.Rows[1].Not)
	o.not = ""
	s.Resume()
	require.NoError(t, p.Press("Return"))
	assert.Equal(t, 1, o.continued)
}

func TestWhatGoesWrongIsTold(t *testing.T) {
	o := &owner{fails: errors.New("the disk is full")}
	s, p := open(t, o, 480, 400, 100)
	require.NoError(t, p.Press("Down", "Return"))
	assert.Equal(t, "the disk is full", s.notice)
	assert.Same(t, s, p.Stack.Top())
}

func TestBackLeadsToTheFirstPageAndThenToQuit(t *testing.T) {
	o := &owner{}
	s, p := open(t, o, 480, 400, 100)
	require.NoError(t, p.Press("Return", "Escape"))
	assert.Equal(t, main, s.page)
	require.NoError(t, p.Press("Escape"))
	assert.ErrorIs(t, p.Press("Return"), ebiten.Termination)
}

// At every size of text all that is written has room, by scrolling at most.
func TestEverythingFitsAtEverySizeOfText(t *testing.T) {
	for _, size := range []image.Point{{1280, 720}, {1920, 1080}, {960, 600}} {
		for _, percent := range []int{75, 100, 150, 200} {
			o := &owner{not: "No crawl is under way."}
			s, p := open(t, o, size.X, size.Y, percent)
			for _, at := range []page{main, play} {
				s.open(at)
				s.notice = "The settings in a file were broken and are now in another file; the usual ones are in use."
				require.NoError(t, p.Pass())
				what := fmt.Sprintf("page %d, %v, %d %%", at, size, percent)
				at := s.places(size.X, size.Y)
				assert.LessOrEqual(t, name().Width("Pitchdark"), at.name.Dx(), what)
				assert.True(t, ui.Small.Fits(s.hint, image.Rect(0, 0, at.hint.Dx()-ui.Px(10), at.hint.Dy())), what+": "+s.hint)
				assert.True(t, ui.Small.Fits(s.notice, at.notice.Inset(ui.Px(8))), what)
				for i, r := range s.list.Rows {
					box := s.list.RowBox(i)
					assert.LessOrEqual(t, box.Dy(), s.list.Box.Dy(), what+": "+r.Words)
					assert.LessOrEqual(t, ui.Small.Width(r.Side), box.Dx()*2/5, what+": "+r.Side)
				}
				s.notice = ""
				s.list.Chosen = len(s.list.Rows) - 1
				require.NoError(t, p.Pass())
				assert.True(t, s.list.RowBox(s.list.Chosen).In(s.list.Box), what)
			}
		}
	}
}

func TestPictures(t *testing.T) {
	for _, c := range []struct {
		name          string
		width, height int
		percent       int
		keys          []scenes.Key
	}{
		{name: "title", width: 1280, height: 720, percent: 100},
		{name: "play", width: 1280, height: 720, percent: 100, keys: []scenes.Key{"Return"}},
		{name: "play-200", width: 1280, height: 720, percent: 200, keys: []scenes.Key{"Return"}},
	} {
		t.Run(c.name, func(t *testing.T) {
			_, p := open(t, &owner{}, c.width, c.height, c.percent)
			require.NoError(t, p.Press(c.keys...))
			require.NoError(t, p.Wait(40-2*len(c.keys)))
			screentest.Golden(t, c.name, p.Shot(), *update)
		})
	}
}
