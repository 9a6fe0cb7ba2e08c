package play

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"pitchdark/maps"
	"pitchdark/rules"
	"pitchdark/rules/engine"
	"pitchdark/rules/grid"
)

// party opens a shipped dungeon with several heroes.
func party(t *testing.T, dungeon string, seed uint64, heroes ...string) *Game {
	t.Helper()
	atlas, err := maps.Open(dungeon)
	require.NoError(t, err)
	s, err := engine.New(engine.Setup{Seed: seed, Heroes: heroes}, engine.Options{Atlas: atlas})
	require.NoError(t, err)
	return New(s.Party(), s)
}

// goOn takes steps of courses until there are none.
func goOn(g *Game) (steps int) {
	for g.Onward() && steps < 500 {
		steps++
	}
	return steps
}

func TestExploringGoesOnUntilSomethingIsNew(t *testing.T) {
	g := open(t, "cellar", 1, nil)
	from := g.View().Hero.At
	press(t, g, "x")
	assert.True(t, g.Bound())
	assert.Positive(t, goOn(g))
	assert.False(t, g.Bound())
	assert.NotEqual(t, from, g.View().Hero.At)
	assert.Contains(t, told(g)+g.Notice(), "Pillars", "the words of a room end it")
}

func TestACourseCanBeHalted(t *testing.T) {
	g := open(t, "cellar", 1, nil)
	press(t, g, "x")
	require.True(t, g.Bound())
	at := g.View().Hero.At
	g.Halt()
	assert.False(t, g.Onward())
	assert.Equal(t, at, g.View().Hero.At)
}

func TestAFarClickTravelsOverSeveralTurns(t *testing.T) {
	g := open(t, "cellar", 1, nil)
	press(t, g, "x")
	goOn(g)
	var far grid.Point
	for _, c := range g.View().Cells {
		if path := g.ground.Route(c.At); len(path) > 8 && g.ground.open(c.At) {
			far = c.At
		}
	}
	require.NotZero(t, far)
	require.True(t, g.Point(far))
	goOn(g)
	assert.Equal(t, far, g.View().Hero.At)
}

func TestAnArrowWalksOnIntoTheNextTurn(t *testing.T) {
	g := open(t, "cellar", 1, nil)
	round, at := g.View().Round, g.View().Hero.At
	for range 7 {
		press(t, g, "Down", "Up")
	}
	assert.Greater(t, g.View().Round, round)
	assert.Equal(t, at, g.View().Hero.At)
}

func TestADeedGoesOnIntoTheNextTurn(t *testing.T) {
	g := open(t, "cellar", 1, nil)
	press(t, g, "k", "Right")
	require.Zero(t, g.View().Hero.Actions)
	round := g.View().Round
	press(t, g, "k")
	assert.Equal(t, round+1, g.View().Round)
	assert.Equal(t, 1, g.View().Hero.Actions)
}

func TestAgainRepeats(t *testing.T) {
	g := open(t, "cellar", 1, nil)
	at := g.View().Hero.At
	press(t, g, "Right", "n", "n")
	assert.Equal(t, at.Add(grid.Point{X: 3}), g.View().Hero.At)
	press(t, g, "x")
	goOn(g)
	at = g.View().Hero.At
	press(t, g, "n")
	goOn(g)
	assert.NotEqual(t, at, g.View().Hero.At, "an errand is set again")
}

func TestPlacesAreThoseThatTheHeroKnows(t *testing.T) {
	g := open(t, "cellar", 1, nil)
	assert.Empty(t, g.Landmarks())
	for range 8 {
		press(t, g, "x")
		goOn(g)
	}
	known := map[grid.Point]bool{}
	for _, c := range g.View().Cells {
		known[c.At] = true
	}
	require.NotEmpty(t, g.Landmarks())
	for _, p := range g.Landmarks() {
		assert.True(t, known[p.At], "%v", p)
	}
}

func TestTheBlindSetNoCourseByTheEye(t *testing.T) {
	g := dark(t)
	for _, e := range g.Entries() {
		if e.Offer.Do == doExplore || e.Offer.Do == doTravel {
			assert.NotEmpty(t, e.Not)
		}
	}
}

func TestCompanionsFollowAndTheLeaderIsShown(t *testing.T) {
	g := party(t, "cellar", 5, "bran", "odo", "wren")
	assert.Equal(t, "Bran", g.View().Hero.Name)
	goOn(g)
	press(t, g, "x")
	goOn(g)
	if g.View().Label != "encounter" {
		assert.Equal(t, "Bran", g.View().Hero.Name)
		assert.Equal(t, g.View().Hero.Handle, g.Asked())
	}
	for _, h := range g.Team()[1:] {
		assert.LessOrEqual(t, grid.Steps(h.At, g.View().Hero.At), 14, "%s has come along", h.Name)
	}
}

func TestOthersWaitWhenTheyAreTold(t *testing.T) {
	g := party(t, "cellar", 5, "bran", "odo")
	goOn(g)
	press(t, g, "j")
	assert.False(t, g.Following())
	for range 4 {
		require.True(t, g.do("end") || g.Confirm())
		if g.View().Hero.Name == "Odo" {
			assert.Equal(t, g.Asked(), g.View().Hero.Handle, "it is led by hand")
			return
		}
	}
	assert.Fail(t, "Odo was never asked")
}

func TestAnotherHeroIsLookedAt(t *testing.T) {
	g := party(t, "cellar", 5, "bran", "odo", "wren")
	goOn(g)
	asked := g.Asked()
	press(t, g, "]")
	assert.Equal(t, "Odo", g.View().Hero.Name)
	assert.Nil(t, g.Ask())
	require.NotEmpty(t, g.Entries())
	assert.Contains(t, g.Entries()[0].Title, "Back to Bran")
	press(t, g, "[", "[")
	assert.Equal(t, "Wren", g.View().Hero.Name)
	press(t, g, Enter)
	assert.Equal(t, asked, g.View().Hero.Handle)
}

func TestTheMarchingOrderCanBeChanged(t *testing.T) {
	g := party(t, "cellar", 5, "bran", "odo", "wren")
	goOn(g)
	names := func() (names []string) {
		for _, h := range g.Team() {
			names = append(names, h.Name)
		}
		return names
	}
	press(t, g, "}")
	assert.Equal(t, []string{"Odo", "Bran", "Wren"}, names())
	press(t, g, "}", "}")
	assert.Equal(t, []string{"Odo", "Wren", "Bran"}, names())
	press(t, g, "{")
	assert.Equal(t, []string{"Odo", "Bran", "Wren"}, names())
}

// warned is a seat at which a command is known to be deadly.
type warned struct {
	Seat
	given []rules.Command
}

func (w *warned) Forecast(c rules.Command) rules.Forecast {
	return rules.Forecast{Deadly: "the fall would kill you."}
}

func (w *warned) Do(c rules.Command) error {
	w.given = append(w.given, c)
	return nil
}

func TestWhatIsKnownToBeDeadlyIsGivenTwice(t *testing.T) {
	g := open(t, "cellar", 1, nil)
	w := &warned{Seat: g.seat}
	g.seat = w
	c := rules.Turn{Who: 1, To: grid.West}
	assert.False(t, g.Give(c))
	assert.Equal(t, "The fall would kill you. Do it again to do it all the same.", g.Notice())
	assert.False(t, g.Give(rules.Turn{Who: 1, To: grid.East}), "another deed is another matter")
	assert.Empty(t, w.given)
	assert.False(t, g.Give(c))
	assert.True(t, g.Give(c))
	assert.Equal(t, []rules.Command{c}, w.given)
}

func TestHintsComeOnce(t *testing.T) {
	g := open(t, "cellar", 1, nil)
	g.Teach(false, nil)
	require.NotNil(t, g.Hint())
	assert.Equal(t, "walk", g.Hint().ID)
	g.Heard()
	press(t, g, "d")
	for range 12 {
		if g.View().Blind != rules.Sighted {
			break
		}
		press(t, g, "d")
	}
	var given []string
	for g.Hint() != nil {
		given = append(given, g.Hint().ID)
		g.Heard()
	}
	assert.Contains(t, given, "blind")
	assert.Subset(t, g.Taught(), given)
	seen := g.Taught()

	g = open(t, "cellar", 1, nil)
	g.Teach(false, seen)
	assert.Nil(t, g.Hint(), "what was said in another crawl is not said again")
	g.Teach(true, nil)
	assert.Nil(t, g.Hint(), "hints can be turned off")
}

func TestEveryHintHasItsOwnID(t *testing.T) {
	seen := map[string]bool{}
	for _, o := range occasions {
		assert.False(t, seen[o.ID], o.ID)
		seen[o.ID] = true
		assert.Regexp(t, `^[A-Z].*\.$`, o.Words)
	}
}

// bound names keys by their marks, and those of actions by what they do.
type bound struct{ wants map[string]bool }

func (b bound) Intent(name string) string {
	b.wants[name] = true
	return "<" + name + ">"
}

func (bound) Action(key, _ Key) string { return "<" + string(key) + ">" }

func TestWordsNameTheKeysOfNow(t *testing.T) {
	g := open(t, "cellar", 1, nil)
	assert.Equal(t, "press {help} or {take:g}", g.Keyed("press {help} or {take:g}"), "nobody names keys")
	g.Names(bound{map[string]bool{}})
	g.Own(func(do rules.ActionID) (key, pad Key, named bool) { return "Q", "", do == "take" })
	assert.Equal(t, "press <help> or <Q>, <{> <}>", g.Keyed("press {help} or {take:g}, {course forward:{} {course rearward:}}"))
	for _, o := range occasions {
		assert.NotContains(t, g.Keyed(o.Words), "{", o.ID)
		assert.NotRegexp(t, `F\d|Enter|arrow keys| [<>] `, o.Words, o.ID)
	}
}

func TestSightsAreWhatThereIsToLookAt(t *testing.T) {
	v := &rules.View{Hero: rules.Sheet{Handle: 1, At: grid.Point{X: 5, Y: 5}}}
	v.Tokens = []rules.Token{{Handle: 9, At: grid.Point{X: 9, Y: 5}}, {Handle: 8, At: grid.Point{X: 6, Y: 5}}}
	v.Things = []rules.Thing{{At: grid.Point{X: 5, Y: 6}}}
	v.Cells = []rules.Glimpse{{At: grid.Point{X: 1, Y: 1}, Terrain: grid.StairsUp, Known: rules.Remembered}, {At: grid.Point{X: 2, Y: 2}, Terrain: grid.Floor, Known: rules.Seen}}
	g := &Game{view: v}
	assert.Equal(t, []grid.Point{{X: 6, Y: 5}, {X: 9, Y: 5}, {X: 5, Y: 6}, {X: 1, Y: 1}}, g.Sights())
}

// Where a round has one movement besides the action, an arrow walks on too
// [PH-CMB-31].
func TestAnArrowWalksOnIntoTheNextRoundOfPhases(t *testing.T) {
	atlas, err := maps.Open("endless")
	require.NoError(t, err)
	s, err := engine.New(engine.Setup{System: "purple", Seed: 1, Heroes: []string{"first"}}, engine.Options{Atlas: atlas})
	require.NoError(t, err)
	g := New(s.Party(), s)
	round, at := g.View().Round, g.View().Hero.At
	for range 12 {
		press(t, g, "Down", "Up")
	}
	assert.Greater(t, g.View().Round, round)
	assert.Equal(t, at, g.View().Hero.At)
}
