package play

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"pitchdark/maps"
	"pitchdark/rules/engine"
	"pitchdark/rules/grid"
	"pitchdark/scenes/morgue"
)

// chamber is a room of random furniture, and what is in it as marks from
// column x on.
func chamber(r *rand.Rand, x, creatures int) (rows, marks []string) {
	const wide, high = 18, 10
	ground := make([][]byte, high)
	for y := range ground {
		for range wide {
			ground[y] = append(ground[y], "........,TO~^"[r.IntN(13)])
		}
	}
	kinds := []string{"goblin", "rat-swarm", "bat", "pilgrim", "ghoul", "hobgoblin-archer"}
	lie := []string{"light torch lit=true", "light candle lit=false", "item potion", "item oil", "item key name=brass"}
	spots := r.Perm(wide * (high - 1))
	spot := func() string {
		at := grid.Point{X: spots[0] % wide, Y: 1 + spots[0]/wide}
		spots = spots[1:]
		ground[at.Y][at.X] = '.'
		return fmt.Sprintf("mark %d,%d ", x+at.X, 1+at.Y)
	}
	for range 1 + r.IntN(4) {
		marks = append(marks, spot()+lie[r.IntN(len(lie))])
	}
	for range creatures {
		marks = append(marks, spot()+"creature "+kinds[r.IntN(len(kinds))]+[]string{"", " sleeping=true"}[r.IntN(2)])
	}
	copy(ground[0], "....")
	for _, row := range ground {
		rows = append(rows, string(row))
	}
	return rows, marks
}

// behindRock is a dungeon of two chambers with rock between them; heroes start
// in the near one.
func behindRock(t require.TestingT, near, far uint64, crowd int) *maps.Atlas {
	left, here := chamber(rand.New(rand.NewPCG(near, 1)), 1, 2)
	right, there := chamber(rand.New(rand.NewPCG(far, 2)), 22, crowd)
	var text strings.Builder
	text.WriteString("level pair\nname Pair\ntheme stone\nambient dark\n\nmap\n  " + strings.Repeat("#", 41) + "\n")
	for y := range left {
		text.WriteString("  #" + left[y] + "###" + right[y] + "#\n")
	}
	text.WriteString("  " + strings.Repeat("#", 41) + "\n\nmark 1,1 start facing=E lit=torch\n")
	text.WriteString(strings.Join(append(here, there...), "\n") + "\n")
	levels, err := maps.Parse("pair.map", []byte(text.String()))
	require.NoError(t, err)
	a, err := maps.NewAtlas(levels...)
	require.NoError(t, err)
	return a
}

// shown is all that a player of a crawl can be told in words: hints, notice,
// log, offers with what is foreseen of them, things, places, looks, the page.
func shown(t require.TestingT, g *Game, journal []byte, atlas *maps.Atlas) (all []string) {
	say := func(what string, v any) { all = append(all, fmt.Sprintf("%s: %+v", what, v)) }
	say("ended", g.Ended())
	if h := g.Hint(); h != nil {
		say("hint", *h)
	}
	say("taught", g.Taught())
	say("notice", g.Notice())
	say("log", g.Log().Lines)
	for _, e := range g.entries {
		say("offer", fmt.Sprint(e.Title, e.Cost, e.Not, g.Foresee(&e)))
	}
	for _, l := range g.Landmarks() {
		say("place", l)
	}
	for _, s := range g.Sights() {
		say("sight", s)
	}
	for i := range g.view.Cells {
		at := g.view.Cells[i].At
		say("tile", g.Describe(at))
		if i%16 == 0 {
			path, n := g.Way(at)
			say("way", fmt.Sprint(path, n))
		}
	}
	for d := range grid.Direction(8) {
		say("look", g.LookAt(g.view.Hero.At.Add(d.Delta())))
	}
	things := g.Things()
	for i := range things {
		say("thing", fmt.Sprint(things[i].Place, things[i].Name, things[i].Empty, things[i].Count, things[i].At, g.Note(&things[i])))
		for _, d := range g.Deeds(&things[i]) {
			say("deed", fmt.Sprint(d.Title, d.Cost, d.Not, g.Tip(&d)))
		}
	}
	if journal != nil {
		account, err := morgue.Read(journal, "pair.journal", atlas)
		require.NoError(t, err)
		say("page", account.Text())
	}
	return all
}

// Two dungeons that are alike on the heroes' side of solid rock are told, hinted
// at, foreseen, explored and written down in the same words, whatever is beyond
// it [DK-VIS-05].
func TestNoWordOnTheScreenComesThroughRock(t *testing.T) {
	steps := 40
	if testing.Short() {
		steps = 10
	}
	keys := []Key{"Up", "Right", "Down", "Left", "x", "x", "x", "z", "R", ">", "<", "n", "d", "l", "g", "i", "e", "c", "f", "m", "1", "2", Enter, Enter, Escape, "]"}
	rapid.Check(t, func(t *rapid.T) {
		near, far := rapid.Uint64().Draw(t, "near"), rapid.Uint64().Draw(t, "far")
		seed := rapid.Uint64().Draw(t, "seed")
		party := []string{"bran", "wren"}[:1+rapid.IntRange(0, 1).Draw(t, "party")]
		var games [2]*Game
		var journals [2]bytes.Buffer
		var atlases [2]*maps.Atlas
		for i := range games {
			atlases[i] = behindRock(t, near, far+uint64(i), 5*i)
			s, err := engine.New(engine.Setup{Level: "pair", Seed: seed, Heroes: party}, engine.Options{Atlas: atlases[i], Sink: &journals[i]})
			require.NoError(t, err)
			games[i] = New(s.Party(), s)
			games[i].Teach(false, nil)
		}
		r := rand.New(rand.NewPCG(seed, 7))
		for n := range steps {
			var page [2][]byte
			if n%10 == 9 {
				page = [2][]byte{journals[0].Bytes(), journals[1].Bytes()}
			}
			one, other := shown(t, games[0], page[0], atlases[0]), shown(t, games[1], page[1], atlases[1])
			for i := range min(len(one), len(other)) {
				require.Equal(t, one[i], other[i], "after %d keys", n)
			}
			require.Len(t, other, len(one), "after %d keys", n)
			if games[0].Ended() != "" {
				return
			}
			k, hear := keys[r.IntN(len(keys))], r.IntN(4) == 0
			for range 30 {
				more := games[0].Onward()
				require.Equal(t, more, games[1].Onward(), "whether the course goes on")
				if !more {
					break
				}
			}
			require.Equal(t, pressed(games[0], k), pressed(games[1], k), "whether %s means anything", k)
			if hear {
				games[0].Heard()
				games[1].Heard()
			}
		}
	})
}
