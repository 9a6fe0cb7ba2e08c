package crawl

import (
	"errors"
	"image"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"pitchdark/maps"
	"pitchdark/rules"
	"pitchdark/rules/engine"
	"pitchdark/rules/grid"
	"pitchdark/scenes"
	"pitchdark/scenes/crawl/play"
	"pitchdark/scenes/ui/screentest"
)

func TestMain(m *testing.M) { screentest.Main(m) }

// begin opens a shipped dungeon with nothing animated.
func begin(t *testing.T, dungeon string, seed uint64, o Options, heroes ...string) *screen {
	t.Helper()
	return journalled(t, engine.Setup{System: "core", Level: dungeon, Seed: seed, Heroes: heroes}, nil, o)
}

// journalled opens a shipped dungeon whose journal goes into a sink.
func journalled(t *testing.T, setup engine.Setup, sink engine.Sink, o Options) *screen {
	t.Helper()
	atlas, err := maps.Open(setup.Level)
	require.NoError(t, err)
	session, err := engine.New(setup, engine.Options{Atlas: atlas, Sink: sink})
	require.NoError(t, err)
	o.TestSpeed = true
	return Open(session.Party(), session, o).(*screen)
}

// hands play without drawing every tick, which is slow where there is no
// graphics card.
type hands struct {
	*testing.T
	*screentest.Player
}

// sit opens a window on a screen.
func sit(t *testing.T, s *screen, width, height, percent int) hands {
	t.Helper()
	p := screentest.NewPlayer(t, s, width, height, percent)
	require.NoError(t, p.Wait(2))
	return hands{t, p}
}

// pass lets ticks pass.
func (h hands) pass(ticks int) {
	h.Helper()
	for range ticks {
		require.NoError(h.T, h.Stack.Update())
	}
}

func (h hands) press(keys ...scenes.Key) {
	h.Helper()
	for _, k := range keys {
		h.Now.Down = []scenes.Key{k}
		h.pass(1)
		h.Now.Down = nil
		h.pass(1)
	}
}

func (h hands) types(words string) {
	h.Helper()
	for _, r := range words {
		h.Now.Typed = []rune{r}
		h.pass(1)
		h.Now.Typed = nil
	}
}

// click draws first, so that what is clicked lies where it is seen.
func (h hands) click(at image.Point) {
	h.Helper()
	require.NoError(h.T, h.Player.Click(at))
}

// douse puts out the torch, so that the hero is blind, and lets the ring open.
func douse(t *testing.T, s *screen, p hands) {
	t.Helper()
	for range 20 {
		if s.blind() {
			p.pass(60)
			return
		}
		p.types("d")
	}
	t.Fatal("the torch will not go out")
}

func TestArrowsWalk(t *testing.T) {
	s := begin(t, "cellar", 1, Options{})
	p := sit(t, s, 640, 400, 100)
	at := s.game.View().Hero.At
	p.press("Right", "Right", "KP2")
	assert.Equal(t, at.Add(grid.Point{X: 2, Y: 1}), s.game.View().Hero.At)
}

func TestAClickWalksToTheTileUnderIt(t *testing.T) {
	s := begin(t, "cellar", 1, Options{})
	p := sit(t, s, 640, 400, 100)
	to := s.game.View().Hero.At.Add(grid.Point{X: 3, Y: 1})
	x, y := s.world.PixelOf(tile(to))
	require.NoError(t, p.Point(image.Pt(x, y)))
	p.pass(1)
	assert.NotEmpty(t, s.hints, "the way is shown first")
	p.click(image.Pt(x, y))
	assert.Equal(t, to, s.game.View().Hero.At)
}

// spotOf is the middle of a spot that is drawn.
func spotOf(t *testing.T, s *screen, p part, n int) image.Point {
	t.Helper()
	for _, on := range s.spots {
		if on.part == p && on.n == n {
			return on.box.Min.Add(on.box.Size().Div(2))
		}
	}
	require.Fail(t, "no such spot", "%d %d", p, n)
	return image.Point{}
}

func TestOffersAreTakenByTheMouse(t *testing.T) {
	s := begin(t, "cellar", 1, Options{})
	p := sit(t, s, 640, 400, 100)
	for i, e := range s.game.Entries() {
		if e.Offer.Do == "wait" {
			p.click(spotOf(t, s, onOffer, i))
			break
		}
	}
	assert.Equal(t, 1, s.game.View().Hero.Actions)
}

func TestAPadReachesEveryOffer(t *testing.T) {
	s := begin(t, "cellar", 1, Options{})
	p := sit(t, s, 640, 400, 100)
	for i, e := range s.game.Entries() {
		if e.Offer.Do != "wait" {
			continue
		}
		for range i + 1 {
			p.press("PadR")
		}
		p.press("PadL", "PadR", "PadA")
		break
	}
	assert.Equal(t, 1, s.game.View().Hero.Actions)
	assert.Zero(t, s.cursor)
	p.press("PadR", "PadB")
	assert.Zero(t, s.cursor)
	assert.Zero(t, s.menu, "B let go of the cursor only")
}

func TestNothingIsAllocatedWhileNothingHappens(t *testing.T) {
	for name, blind := range map[string]bool{"lit": false, "blind": true} {
		t.Run(name, func(t *testing.T) {
			s := begin(t, "cellar", 1, Options{})
			p := sit(t, s, 1280, 720, 100)
			if blind {
				douse(t, s, p)
			}
			p.Shot()
			p.pass(90)
			assert.LessOrEqual(t, testing.AllocsPerRun(50, func() { _ = p.Stack.Update() }), 0.0)
		})
	}
}

func TestTheRingIsPlayedByTheMouse(t *testing.T) {
	s := begin(t, "cellar", 1, Options{})
	p := sit(t, s, 640, 400, 100)
	douse(t, s, p)
	p.press("Return", "Return") // a new turn
	h := s.game.View().Hero
	right := image.Pt(int(s.ring.X+s.ring.Radius*0.9), int(s.ring.Y))
	p.click(right)
	require.True(t, s.game.Pick().Aimed)
	assert.Equal(t, h.Facing.Turn(grid.Right), s.game.Pick().To)
	p.Now.Wheel = 1
	p.pass(1)
	p.Now.Wheel = 0
	assert.Equal(t, 2, s.game.Pick().Tiles)
	p.click(image.Pt(int(s.ring.X), int(s.ring.Y)))
	assert.Equal(t, h.Facing.Turn(grid.Right), s.game.View().Hero.Facing, "it went that way")
}

func TestTheLogOpensAtItsReasons(t *testing.T) {
	s := begin(t, "cellar", 1, Options{})
	p := sit(t, s, 640, 400, 100)
	p.press("Tab")
	require.True(t, s.log.open)
	require.NotNil(t, s.chosenLine())
	assert.NotEmpty(t, s.chosenLine().Rules)
	at := s.game.View().Hero.At
	p.press("Up", "Down", "Right", "Space")
	assert.Equal(t, at, s.game.View().Hero.At, "the keys are the log's")
	p.press("Escape")
	assert.False(t, s.log.open)
	p.Shot()
	p.click(spotOf(t, s, onLine, 0))
	assert.True(t, s.log.open, "a click on a line opens it")
}

func TestHelpAndMenuLieOverTheGame(t *testing.T) {
	s := begin(t, "cellar", 1, Options{})
	p := sit(t, s, 640, 400, 100)
	at := s.game.View().Hero.At
	p.types("?")
	require.True(t, s.help)
	p.press("Right")
	assert.False(t, s.help, "any key shuts it")
	assert.Equal(t, at, s.game.View().Hero.At)
	p.press("Escape")
	assert.Equal(t, 1, s.menu)
	p.press("Down", "Down", "Down", "Down")
	assert.ErrorIs(t, p.Player.Press("Return"), ebiten.Termination, "left, with nothing below it")
}

// Help, hints and looks name the keys that are bound now.
func TestHelpNamesTheKeysOfNow(t *testing.T) {
	s := begin(t, "cellar", 1, Options{})
	p := sit(t, s, 640, 400, 100)
	lines := func() string {
		s.layHelp()
		words := s.game.Keyed(play.LookKeys)
		for _, r := range s.keys.Rows {
			words += "\n" + r.Words + ": " + r.Columns[0]
		}
		return words
	}
	assert.Contains(t, lines(), "\nF4: show the levels of light")
	assert.Contains(t, lines(), "\nx: explore until")
	assert.Contains(t, lines(), "\n[ ]: show another hero; { } move it")
	assert.NotContains(t, lines(), "(no key)")
	delete(s.in.Bindings, "F4")
	s.in.Bindings["F8"] = scenes.Overlay
	s.in.Own = scenes.Own{"course explore": {"X"}, "course look": {}}
	s.Resume()
	p.pass(1)
	assert.Contains(t, lines(), "\nF8: show the levels of light")
	assert.Contains(t, lines(), "\nX: explore until")
	assert.Contains(t, lines(), "Tab or (no key) goes to the next thing")
}

func TestACrawlIsGivenUpOnlyWhenThatIsMeant(t *testing.T) {
	given, written := 0, 0
	s := begin(t, "cellar", 1, Options{
		GiveUp: func() error { given++; return errors.New("the disk is full") },
		Page:   func() string { written++; return "The page is there." },
	})
	p := sit(t, s, 640, 400, 100)
	p.press("Escape", "Up", "Return", "Escape")
	assert.Zero(t, given)
	assert.Nil(t, s.question)
	p.press("Escape", "Up", "Return", "Return")
	assert.Zero(t, given, "the answer to begin with changes nothing")
	p.press("Escape", "Up", "Return", "Right", "Return")
	assert.Equal(t, 1, given)
	assert.Contains(t, s.game.Notice(), "he disk is full")
	p.press("F10", "Down", "Down", "Down", "Return")
	assert.Equal(t, 1, written)
	assert.Equal(t, "The page is there.", s.game.Notice())
}

func TestAnimationIsCutShortByAKeyThatActs(t *testing.T) {
	s := begin(t, "cellar", 1, Options{})
	s.o.TestSpeed = false
	p := sit(t, s, 640, 400, 100)
	at := s.game.View().Hero.At
	p.press("Right")
	require.True(t, s.busy())
	p.press("Right")
	assert.Equal(t, at.Add(grid.Point{X: 2}), s.game.View().Hero.At)
	p.pass(120)
	assert.False(t, s.busy())
}

func TestALossOfLightIsOnlyCutShort(t *testing.T) {
	s := begin(t, "cellar", 1, Options{})
	p := sit(t, s, 640, 400, 100)
	s.o.TestSpeed = false
	for range 60 {
		if s.blind() {
			break
		}
		p.types("d")
		if !s.blind() {
			p.pass(60)
		}
	}
	require.True(t, s.blind())
	require.True(t, s.busy())
	pick := *s.game.Pick()
	p.press("Return")
	assert.Equal(t, pick.Offer.Do, s.game.Pick().Offer.Do, "the key did nothing but skip")
	assert.False(t, s.busy())
}

// page is a scene that keeps what it was opened with.
type page struct{ tally Tally }

func (*page) Update(*scenes.Input) scenes.Transition { return scenes.Stay() }
func (*page) Draw(*ebiten.Image)                     {}

func TestTheEndPageFollowsWithItsTally(t *testing.T) {
	end := &page{}
	s := begin(t, "dark-room", 3, Options{Journal: "here.journal", End: func(tally Tally) scenes.Scene { end.tally = tally; return end }})
	p := sit(t, s, 640, 400, 100)
	p.press("PageDown", "Return", "PageUp", "Return") // blind to the door behind
	if s.game.Pick() != nil && s.game.Pick().Offer.Do == "end" {
		p.press("Return")
	}
	p.types(">")
	for range 20 {
		p.pass(1)
	}
	require.True(t, p.Stack.Top() == scenes.Scene(end), "%v at %v: %s", s.game.Ended(), s.game.View().Hero.At, s.game.Notice())
	assert.Equal(t, "escaped", end.tally.How)
	assert.Equal(t, "here.journal", end.tally.Journal)
	assert.EqualValues(t, 3, end.tally.Seed)
	assert.Equal(t, 2, end.tally.Groped)
}

func TestAPartyPassesFromHeroToHero(t *testing.T) {
	names, err := engine.Heroes("core")
	require.NoError(t, err)
	s := begin(t, "cellar", 1, Options{}, names[:2]...)
	p := sit(t, s, 640, 400, 100)
	p.types("j") // each is led by hand
	first := s.game.View().Hero.Handle
	for range 4 {
		p.press("Return")
		if s.game.View().Hero.Handle != first {
			break
		}
	}
	assert.NotEqual(t, first, s.game.View().Hero.Handle)
	assert.Len(t, s.game.View().Party, 1)
	assert.Equal(t, int(s.game.View().Hero.Handle), int(s.stageHero()))
}

// stageHero is the hero in the middle of the picture.
func (s *screen) stageHero() rules.Handle { return rules.Handle(s.stage.Set(s.game.View()).Hero) }

// The parts of the screen neither overlap nor leave it, whatever its size and
// that of its text.
func TestLayoutHolds(t *testing.T) {
	for _, size := range []image.Point{{640, 400}, {1280, 720}, {1920, 1080}, {3840, 1600}} {
		for _, line := range []int{12, 20, 40} {
			l := arrange(size.X, size.Y, line)
			whole := image.Rectangle{Max: size}
			for _, r := range []image.Rectangle{l.world, l.column, l.log, l.opened()} {
				assert.True(t, r.In(whole), "%v in %v", r, whole)
				assert.False(t, r.Empty(), "%v", size)
			}
			assert.False(t, l.world.Overlaps(l.column))
			assert.False(t, l.world.Overlaps(l.log))
			assert.GreaterOrEqual(t, l.world.Dx()*2, size.X, "the world keeps half of the width")
			assert.GreaterOrEqual(t, l.world.Dy()*2, size.Y)
		}
	}
}

func TestTheMenuOpensByMouse(t *testing.T) {
	s := begin(t, "cellar", 1, Options{})
	p := sit(t, s, 640, 400, 100)
	p.pass(2)
	p.click(spotOf(t, s, onMenuButton, 0))
	assert.Equal(t, 1, s.menu)
}
