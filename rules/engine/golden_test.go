package engine_test

import (
	"bytes"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"pitchdark/maps"
	"pitchdark/rules/core"
	"pitchdark/rules/engine"
)

var update = flag.Bool("update", false, "rewrite golden journals and digests")

// golden are the whole games that are kept as journals: none of their outcomes
// may change unless the ruleset's number does.
var golden = []game{
	{name: "cellar", level: "cellar", seed: 11},
	{name: "cellar-party", level: "cellar", seed: 1<<64 - 1, heroes: []string{"ysolde", "odo", "wren"}},
	{name: "dark-room", level: "dark-room", seed: 2},
	{name: "long-hall", level: "long-hall", seed: 1},
	{name: "wind", level: "wind-in-the-shaft", seed: 1},
	{name: "endless", level: "endless", seed: 4},
	{name: "random", level: "cellar", seed: 4, heroes: []string{"bran", "ilario"}, random: 250},
	{name: "purple-lit", level: "lit", file: "fights.map", system: "purple", seed: 3, heroes: []string{"first"}},
	{name: "purple-dark", level: "dark", file: "fights.map", system: "purple", seed: 5, heroes: []string{"human-warrior", "dwarf-warrior"}},
	{name: "purple-four", level: "lit", file: "fights.map", system: "purple", seed: 7, heroes: []string{"first", "second", "third", "fourth"}, random: 400},
}

type game struct {
	name   string
	level  string
	file   string // of testdata, with the level; empty: it ships
	system string // empty: core
	seed   uint64
	heroes []string
	random int // commands of a random player; 0: minds lead
}

// atlas is where a golden game is played.
func (g *game) atlas(t *testing.T) *maps.Atlas {
	if g.file == "" {
		return open(t, g.level)
	}
	levels, _, err := maps.Read(os.DirFS("testdata"), g.file)
	require.NoError(t, err)
	at := slices.IndexFunc(levels, func(l *maps.Level) bool { return l.ID == g.level })
	a, err := maps.NewAtlas(levels[at:]...)
	require.NoError(t, err)
	return a
}

// play plays a golden game to its end, or to so many commands.
func (g *game) play(t *testing.T) (*engine.Session, []byte) {
	var journal bytes.Buffer
	s, err := engine.New(engine.Setup{System: g.system, Level: g.level, Seed: g.seed, Heroes: g.heroes, Auto: g.random == 0}, engine.Options{Atlas: g.atlas(t), Sink: &journal})
	require.NoError(t, err)
	seat, p := s.Party(), newPlayer(g.seed)
	for s.Ended() == "" && s.Rounds() < 1000 && (g.random == 0 || s.Commands() < g.random) {
		if g.random == 0 {
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
			if testing.Short() && g.system != "" {
				t.Skip("make test plays it")
			}
			path := filepath.Join("testdata", g.name+".journal")
			if *update {
				_, journal := g.play(t)
				require.NoError(t, os.WriteFile(path, journal, 0o644))
			}
			journal, err := os.ReadFile(path)
			require.NoError(t, err)
			s, damage, err := engine.Resume(journal, engine.Options{Atlas: g.atlas(t)})
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
	resumed(t, &sums, "")
	for _, seed := range []uint64{0, 1, 1<<64 - 1} {
		for _, heroes := range [][]string{nil, core.Heroes()} {
			r, err := engine.Simulate(engine.Setup{Level: "arena", Seed: seed, Heroes: heroes}, engine.Options{Atlas: arena(t)}, func(round int) bool { return round < 150 })
			require.NoError(t, err)
			fmt.Fprintf(&sums, "arena %#x of %d: %s after %d commands\n", seed, max(1, len(heroes)), r.Sum, r.Commands)
		}
	}
	compare(t, "digests.txt", sums.String())
}

// So are those of Purple Hack's.
func TestDigestsOfPurpleGames(t *testing.T) {
	if testing.Short() {
		t.Skip("make test plays them")
	}
	var sums strings.Builder
	f := &fields[1]
	resumed(t, &sums, f.system)
	for _, seed := range []uint64{0, 1} {
		r, err := engine.Simulate(engine.Setup{System: f.system, Level: "arena", Seed: seed, Heroes: f.heroes[:4]}, engine.Options{Atlas: f.atlas(t)}, func(round int) bool { return round < 60 })
		require.NoError(t, err)
		fmt.Fprintf(&sums, "arena %#x: %s after %d commands\n", seed, r.Sum, r.Commands)
	}
	compare(t, "digests-purple.txt", sums.String())
}

// resumed adds the sums of a system's golden games.
func resumed(t *testing.T, sums *strings.Builder, system string) {
	for i := range golden {
		g := &golden[i]
		if g.system != system {
			continue
		}
		journal, err := os.ReadFile(filepath.Join("testdata", g.name+".journal"))
		require.NoError(t, err)
		s, _, err := engine.Resume(journal, engine.Options{Atlas: g.atlas(t)})
		require.NoError(t, err)
		fmt.Fprintf(sums, "%s: %s after %d commands\n", g.name, s.Sum(), s.Commands())
	}
}

// compare holds sums against the committed ones.
func compare(t *testing.T, file, sums string) {
	path := filepath.Join("testdata", file)
	if *update {
		require.NoError(t, os.WriteFile(path, []byte(sums), 0o644))
	}
	want, err := os.ReadFile(path)
	require.NoError(t, err)
	assert.Equal(t, string(want), sums, "a game has changed: if rules or minds were meant to, run make golden")
}
