package play

import (
	"bytes"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"pitchdark/maps"
	"pitchdark/rules"
	"pitchdark/rules/engine"
	"pitchdark/rules/grid"
)

// open begins a crawl of a shipped dungeon.
func open(t *testing.T, dungeon string, seed uint64, sink engine.Sink) *Game {
	t.Helper()
	atlas, err := maps.Open(dungeon)
	require.NoError(t, err)
	s, err := engine.New(engine.Setup{Seed: seed}, engine.Options{Atlas: atlas, Sink: sink})
	require.NoError(t, err)
	return New(s.Party(), s)
}

// press presses keys, each of which must mean something.
func press(t *testing.T, g *Game, keys ...Key) {
	t.Helper()
	for _, k := range keys {
		require.True(t, pressed(g, k), "%s: %s", k, g.Notice())
	}
}

// pressed presses a key; arrows point.
func pressed(g *Game, k Key) bool {
	if d := slices.Index([]Key{"Up", "KP9", "Right", "PageDown", "Down", "End", "Left", "Home"}, k); d >= 0 {
		return g.Direct(grid.Direction(d))
	}
	return g.Press(k)
}

func told(g *Game) string {
	var all []string
	for _, l := range g.Log().Lines {
		all = append(all, l.Text)
	}
	return strings.Join(all, "\n")
}

// dark opens the Cellar and puts out the torch.
func dark(t *testing.T) *Game {
	t.Helper()
	g := open(t, "cellar", 1, nil)
	for range 12 {
		if g.View().Blind != rules.Sighted {
			return g
		}
		press(t, g, "d")
	}
	t.Fatal("the torch will not go out")
	return nil
}

func TestArrowsWalkAndKeepWhatIsLeftOfTheAction(t *testing.T) {
	g := open(t, "cellar", 1, nil)
	from := g.View().Hero.At
	press(t, g, "Right", "KP9", "PageDown")
	h := g.View().Hero
	assert.Equal(t, from.Add(grid.Point{X: 3}), h.At)
	assert.Equal(t, 1, h.Actions)
	assert.Equal(t, 3, h.Left)
	assert.Len(t, g.Beats(), 3)
	assert.Empty(t, g.Beats(), "beats are taken once")
}

func TestAWallInTheLightIsRefusedAndSaidSo(t *testing.T) {
	g := open(t, "cellar", 1, nil)
	press(t, g, "Left", "Left")
	at := g.View().Hero.At
	assert.False(t, pressed(g, "Left"))
	assert.Contains(t, g.Notice(), "barred by a wall")
	assert.Contains(t, g.Notice(), "[DK-GRD-04]")
	assert.Equal(t, at, g.View().Hero.At)
	press(t, g, "Right")
	assert.Empty(t, g.Notice(), "the next deed clears it")
}

// What cannot be done now is folded under one row that opens and closes; its
// keys say why not all the same.
func TestWhatCannotBeDoneIsFolded(t *testing.T) {
	g := open(t, "cellar", 1, nil)
	folded := g.Entries()
	last := folded[len(folded)-1]
	assert.Regexp(t, `^Not now \(\d+\)$`, last.Title)
	for i := range folded {
		assert.Empty(t, folded[i].Not, folded[i].Title)
	}
	assert.False(t, g.Take(&last), "no command")
	opened := g.Entries()
	assert.Greater(t, len(opened), len(folded)+foldFrom-1)
	assert.NotEmpty(t, opened[len(opened)-1].Not)
	g.Take(&opened[len(folded)-1])
	assert.Len(t, g.Entries(), len(folded))
	pressed(g, "l")
	assert.Contains(t, g.Notice(), "[DK-LGT-08]")
}

func TestOffersYieldTheirKeysToPointingLetters(t *testing.T) {
	g := open(t, "cellar", 1, nil)
	g.open = true
	g.list()
	key := func(do rules.ActionID) Key {
		for _, e := range g.Entries() {
			if e.Offer.Do == do {
				return e.Key
			}
		}
		return ""
	}
	assert.Equal(t, Key("l"), key("light"))
	g.Points(func(k Key) bool { return k == "l" })
	assert.Equal(t, Key("M"), key("light"))
	assert.Equal(t, Key("k"), key("make known"))
	keys := map[Key]bool{}
	for _, e := range g.Entries() {
		assert.False(t, keys[e.Key], "%s twice", e.Key)
		keys[e.Key] = true
	}
}

func TestAClickWalksTheKnownWay(t *testing.T) {
	g := open(t, "cellar", 1, nil)
	h := g.View().Hero
	to := h.At.Add(grid.Point{X: 3, Y: 2})
	path, allowed := g.Way(to)
	require.Len(t, path, 3)
	assert.Equal(t, 3, allowed)
	require.True(t, g.Point(to))
	assert.Equal(t, to, g.View().Hero.At)
	assert.False(t, g.Point(grid.Point{X: 40, Y: 16}), "the stair out is not known")
	assert.Contains(t, g.Notice(), "no way")
}

func TestTheDarkOpensTheDial(t *testing.T) {
	g := dark(t)
	require.NotNil(t, g.Pick())
	assert.Equal(t, Dial, g.Pick().Want())
	assert.False(t, g.Pick().Aimed)
	press(t, g, "Up", "4")
	assert.True(t, g.Pick().Aimed)
	assert.Equal(t, 4, g.Pick().Tiles)
	press(t, g, More, Fewer, "Up")
	assert.Equal(t, 5, g.Pick().Tiles, "the same way again is a tile more")
	assert.True(t, g.Wheel(9))
	assert.Equal(t, 6, g.Pick().Tiles)
	press(t, g, Escape)
	assert.False(t, g.Pick().Aimed)
}

func TestADialledWalkBumpsAndSaysWhy(t *testing.T) {
	g := dark(t)
	before := g.View().Hero
	press(t, g, "Down", "6", Enter)
	after := g.View().Hero
	assert.Equal(t, before.Health-5, after.Health, "six tiles meant, less leather")
	var bump *Line
	for i := range g.Log().Lines {
		if strings.Contains(g.Log().Lines[i].Text, "walk into") {
			bump = &g.Log().Lines[i]
		}
	}
	require.NotNil(t, bump, told(g))
	assert.Equal(t, Harm, bump.Tone)
	assert.Contains(t, bump.Rules, rules.RuleID("DK-MOV-03"))
	assert.Contains(t, strings.Join(bump.Why, "\n"), "armour: -1")
	assert.Equal(t, 1, g.Tally().Bumps)
	assert.Equal(t, 5, g.Tally().BumpHarm)
	assert.True(t, g.Alarm())
}

func TestReturnInTheDarkAsksForTheFacing(t *testing.T) {
	g := dark(t)
	was, round := g.View().Hero.Facing, g.View().Round
	press(t, g, Enter)
	require.NotNil(t, g.Pick())
	assert.Equal(t, rules.ActionID("end"), g.Pick().Offer.Do)
	press(t, g, Enter)
	assert.Equal(t, was, g.View().Hero.Facing, "kept")
	assert.Greater(t, g.View().Round, round)
	press(t, g, Enter, "Right")
	assert.Equal(t, was.Turn(grid.Right), g.View().Hero.Facing)
}

func TestSpentInTheDarkOnlyTheFacingIsLeft(t *testing.T) {
	g := dark(t)
	for range 3 {
		if g.Pick().Offer.Do == "end" {
			break
		}
		press(t, g, Space)
	}
	assert.Equal(t, rules.ActionID("end"), g.Pick().Offer.Do)
	assert.Equal(t, Direction, g.Pick().Want())
}

func TestAnUnseenTileOpensTheDialThatWay(t *testing.T) {
	g := open(t, "cellar", 1, nil)
	press(t, g, "D") // drop the torch and walk off from it
	require.Equal(t, Choice, g.Pick().Want())
	n := 0
	for i, c := range g.Pick().Choices() {
		if c.Text == "torch" {
			n = i
		}
	}
	require.True(t, g.Choose(n))
	for range 40 {
		if !pressed(g, "Right") || g.Pick() != nil {
			break
		}
	}
	if g.View().Blind == rules.Sighted && g.Pick() != nil {
		assert.Equal(t, rules.ActionID("blind move"), g.Pick().Offer.Do)
		assert.True(t, g.Pick().Aimed)
		press(t, g, Escape)
		assert.Nil(t, g.Pick())
	}
}

func TestCarefulTakesADirectionOfTheFacing(t *testing.T) {
	g := dark(t)
	h := g.View().Hero
	press(t, g, "c")
	require.Equal(t, Direction, g.Pick().Want())
	press(t, g, "Left")
	assert.Equal(t, h.At.Add(h.Facing.Turn(grid.Left).Delta()), g.View().Hero.At)
}

func TestGreyedOffersSayWhy(t *testing.T) {
	g := open(t, "cellar", 1, nil)
	assert.False(t, g.Press("a"))
	assert.Equal(t, "Nobody is within your reach. [DK-BLD-02]", g.Notice())
	greyed := false
	for _, e := range g.Entries() {
		assert.False(t, greyed && e.Not == "", "what can be done comes first")
		greyed = greyed || e.Not != ""
	}
}

func TestAResumedCrawlHasItsWholeLog(t *testing.T) {
	var journal bytes.Buffer
	g := open(t, "cellar", 3, &journal)
	press(t, g, "Right", "Right", "Return", "f", "Up")
	atlas, err := maps.Open("cellar")
	require.NoError(t, err)
	s, damage, err := engine.Resume(journal.Bytes(), engine.Options{Atlas: atlas})
	require.NoError(t, err)
	require.Nil(t, damage)
	again := New(s.Party(), s)
	assert.Equal(t, told(g), told(again))
	assert.Equal(t, g.View().Hero, again.View().Hero)
	assert.Equal(t, g.Tally(), again.Tally())
}

// The Dark Room is played on by simple keys until a hero is run into and asked.
func TestInterruptionsAreNumberedAnswers(t *testing.T) {
	for seed := range uint64(30) {
		g := open(t, "dark-room", seed, nil)
		for range 60 {
			if g.Ended() != "" || g.Ask() == nil {
				break
			}
			if g.Asking() && g.Ask().Phase == rules.PhaseExchange {
				var titles []string
				for i, e := range g.Entries() {
					assert.Equal(t, Key(rune('1'+i)), e.Key)
					titles = append(titles, e.Title)
				}
				assert.Contains(t, titles, "Call out")
				last := g.Entries()[len(g.Entries())-1]
				assert.Equal(t, "Do nothing", last.Title)
				press(t, g, last.Key)
				return
			}
			if g.Asking() && g.Ask().Phase != rules.PhaseFacing {
				press(t, g, "1")
				continue
			}
			if g.Pick() != nil && g.Pick().Want() == Dial {
				press(t, g, "Up", "3", Enter)
				continue
			}
			press(t, g, Enter)
		}
	}
	t.Fatal("nobody was ever run into")
}
