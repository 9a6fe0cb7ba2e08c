package crawl

import (
	"bytes"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"pitchdark/maps"
	"pitchdark/rules"
	"pitchdark/rules/engine"
	"pitchdark/rules/grid"
	"pitchdark/scenes"
)

// walker plays a dungeon by keys alone. It has seen the map, as a test may;
// its keys go where a player's do.
type walker struct {
	hands
	s    *screen
	ways *grid.Grid
	out  grid.Point
	keys []tap

	journal bytes.Buffer
}

// tap is a key, with how long the journal was once it had been pressed.
type tap struct {
	key     scenes.Key
	journal int
}

func newWalker(t *testing.T, dungeon string, seed uint64) *walker {
	t.Helper()
	levels, err := maps.Load(dungeon)
	require.NoError(t, err)
	w := &walker{ways: levels[0].Grid}
	setup := engine.Setup{System: "core", Level: dungeon, Seed: seed}
	w.s = journalled(t, setup, &w.journal, Options{End: func(Tally) scenes.Scene { return &page{} }})
	w.hands = sit(t, w.s, 640, 400, 100)
	for _, m := range levels[0].Marks {
		if m.Kind == maps.KindExit {
			w.out = m.At
		}
	}
	return w
}

// tap presses a key and remembers it.
func (w *walker) tap(k scenes.Key) {
	if len(k) == 1 {
		w.types(string(k))
	} else {
		w.press(k)
	}
	w.keys = append(w.keys, tap{k, w.journal.Len()})
}

// arrows are the keys of the eight directions.
var arrows = [8]scenes.Key{"Up", "PageUp", "Right", "PageDown", "Down", "End", "Left", "Home"}

// next is the first step of a shortest way out, through doors.
func (w *walker) next() grid.Direction {
	steps := map[grid.Point]int{w.out: 0}
	for queue := []grid.Point{w.out}; len(queue) > 0; queue = queue[1:] {
		for d := grid.North; d <= grid.NorthWest; d += 2 {
			p := queue[0].Add(d.Delta())
			t := w.ways.At(p)
			if _, known := steps[p]; !known && (!t.Has(grid.BlocksMove) || t == grid.ClosedDoor) {
				steps[p] = steps[queue[0]] + 1
				queue = append(queue, p)
			}
		}
	}
	at := w.s.game.View().Hero.At
	best := grid.North
	for d := grid.North; d <= grid.NorthWest; d += 2 {
		n, ok := steps[at.Add(d.Delta())]
		if m, other := steps[at.Add(best.Delta())]; ok && (!other || n < m) {
			best = d
		}
	}
	return best
}

// foe is the way to a foe that is seen beside the hero.
func (w *walker) foe() (grid.Direction, bool) {
	v := w.s.game.View()
	for _, t := range v.Tokens {
		if t.Side == rules.Foe && !t.Down && !t.Dead && grid.Steps(t.At, v.Hero.At) == 1 {
			return grid.Nearest(t.At.Sub(v.Hero.At)), true
		}
	}
	return 0, false
}

// act presses the next key, or keys.
func (w *walker) act() {
	g := w.s.game
	h := g.View().Hero
	pick := g.Pick()
	switch d, near := w.foe(); {
	case g.Asking() && pick == nil:
		w.tap("1")
	case pick != nil && pick.Offer.Do == "blind move":
		w.tap(arrows[(w.next()+8-facing(w.s))%8])
		w.tap("Return")
	case pick != nil:
		w.tap("Return")
	case h.At == w.out && h.Actions > 0:
		w.tap(">")
	case near && h.Actions > 0:
		w.tap(arrows[d])
	case h.Actions == 0 && (h.Left == 0 || g.Notice() != ""):
		w.tap("Return")
	default:
		w.tap(arrows[w.next()])
	}
}

// facing is what a key's up means: forward in the dark, north in the light.
func facing(s *screen) grid.Direction {
	if s.blind() {
		return s.game.View().Hero.Facing
	}
	return grid.North
}

// finish plays until the game is over.
func (w *walker) finish() string {
	for range 1500 {
		if w.s.game.Ended() != "" {
			break
		}
		w.act()
	}
	return w.s.game.Ended()
}

// survivor is a game in which the straight way through a dungeon is survived;
// which seed that is changes with the rules.
func survivor(t *testing.T, dungeon string) *walker {
	t.Helper()
	for seed := range uint64(20) {
		if w := newWalker(t, dungeon, seed); w.finish() == "escaped" {
			return w
		}
	}
	require.Fail(t, "nobody comes through alive")
	return nil
}

func TestTheCellarIsWalkedToItsEndByKeys(t *testing.T) {
	w := survivor(t, "cellar")
	tally := w.s.game.Tally()
	assert.Greater(t, tally.Walked, 60)
	assert.Greater(t, len(w.keys), 60)
	t.Logf("seed %d: %d keys, %d commands, %d rounds", tally.Seed, len(w.keys), tally.Commands, tally.Rounds)
}
