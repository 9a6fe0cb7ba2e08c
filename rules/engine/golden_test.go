package engine_test

import (
	"bytes"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"pitchdark/rules/core"
	"pitchdark/rules/engine"
)

var update = flag.Bool("update", false, "rewrite golden journals and digests")

// golden are the whole games that are kept as journals: none of their outcomes
// may change unless the ruleset's number does.
var golden = []struct {
	name   string
	level  string
	seed   uint64
	heroes []string
	random int // commands of a random player; 0: minds lead
}{
	{name: "cellar", level: "cellar", seed: 11},
	{name: "cellar-party", level: "cellar", seed: 1<<64 - 1, heroes: []string{"ysolde", "odo", "wren"}},
	{name: "dark-room", level: "dark-room", seed: 2},
	{name: "long-hall", level: "long-hall", seed: 1},
	{name: "wind", level: "wind-in-the-shaft", seed: 1},
	{name: "endless", level: "endless", seed: 4},
	{name: "random", level: "cellar", seed: 4, heroes: []string{"bran", "ilario"}, random: 250},
}

// play plays a golden game to its end, or to so many commands.
func play(t *testing.T, level string, seed uint64, heroes []string, random int) (*engine.Session, []byte) {
	var journal bytes.Buffer
	s, err := engine.New(engine.Setup{Level: level, Seed: seed, Heroes: heroes, Auto: random == 0}, engine.Options{Atlas: open(t, level), Sink: &journal})
	require.NoError(t, err)
	seat, p := s.Party(), newPlayer(seed)
	for s.Ended() == "" && s.Rounds() < 1000 && (random == 0 || s.Commands() < random) {
		if random == 0 {
			require.True(t, s.Advance() || s.Ended() != "")
			continue
		}
		_ = seat.Do(p.command(seat.View(seat.Asked())))
	}
	require.NoError(t, s.Err())
	return s, journal.Bytes()
}

// A journal that was written once plays to the same end for ever, however maps
// and minds have changed since.
func TestGoldenJournals(t *testing.T) {
	for _, g := range golden {
		t.Run(g.name, func(t *testing.T) {
			path := filepath.Join("testdata", g.name+".journal")
			if *update {
				_, journal := play(t, g.level, g.seed, g.heroes, g.random)
				require.NoError(t, os.WriteFile(path, journal, 0o644))
			}
			journal, err := os.ReadFile(path)
			require.NoError(t, err)
			s, damage, err := engine.Resume(journal, engine.Options{Atlas: open(t, g.level)})
			require.NoError(t, err)
			require.Nil(t, damage, "an outcome has changed: if it was meant to, raise the ruleset's number")
			lines := bytes.Count(journal, []byte("\n"))
			assert.Equal(t, lines-1-bytes.Count(journal, []byte(`{"level"`)), s.Commands())
			assert.Contains(t, string(journal[len(journal)-40:]), s.Sum())
		})
	}
}

// The sums of several whole games, minds included, are the same on every
// platform [DK-CMD-02]. They change with the rules and the minds; the maps are
// the tests' own.
func TestDigestsOfWholeGames(t *testing.T) {
	var sums strings.Builder
	for _, g := range golden {
		journal, err := os.ReadFile(filepath.Join("testdata", g.name+".journal"))
		require.NoError(t, err)
		s, _, err := engine.Resume(journal, engine.Options{Atlas: open(t, g.level)})
		require.NoError(t, err)
		fmt.Fprintf(&sums, "%s: %s after %d commands\n", g.name, s.Sum(), s.Commands())
	}
	for _, seed := range []uint64{0, 1, 1<<64 - 1} {
		for _, heroes := range [][]string{nil, core.Heroes()} {
			r, err := engine.Simulate(engine.Setup{Level: "arena", Seed: seed, Heroes: heroes}, engine.Options{Atlas: arena(t)}, func(round int) bool { return round < 150 })
			require.NoError(t, err)
			fmt.Fprintf(&sums, "arena %#x of %d: %s after %d commands\n", seed, max(1, len(heroes)), r.Sum, r.Commands)
		}
	}
	path := filepath.Join("testdata", "digests.txt")
	if *update {
		require.NoError(t, os.WriteFile(path, []byte(sums.String()), 0o644))
	}
	want, err := os.ReadFile(path)
	require.NoError(t, err)
	assert.Equal(t, string(want), sums.String(), "a game has changed: if rules or minds were meant to, run make golden")
}
