package engine_test

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"pitchdark/maps"
	"pitchdark/rules/engine"
	"pitchdark/rules/internal/world"
)

// open is the atlas of a shipped dungeon.
func open(t testing.TB, dungeon string) *maps.Atlas {
	t.Helper()
	a, err := maps.Open(dungeon)
	require.NoError(t, err)
	return a
}

// auto plays a game led by minds for at most so many decisions of heroes, and
// returns it with its journal.
func auto(t testing.TB, dungeon string, seed uint64, decisions int) (*engine.Session, []byte) {
	t.Helper()
	var journal bytes.Buffer
	s, err := engine.New(engine.Setup{Level: dungeon, Seed: seed, Auto: true}, engine.Options{Atlas: open(t, dungeon), Sink: &journal})
	require.NoError(t, err)
	for range decisions {
		if !s.Advance() {
			break
		}
	}
	require.NoError(t, s.Err())
	return s, journal.Bytes()
}

// The seed, the set-up and the commands give the same game again [DK-CMD-02].
func TestReplayEqualsPlay(t *testing.T) {
	for _, dungeon := range maps.Shipped() {
		for _, seed := range []uint64{0, 1, 1<<64 - 1} {
			s, journal := auto(t, dungeon, seed, 200)
			again, damage, err := engine.Resume(journal, engine.Options{Atlas: open(t, dungeon), Verify: true})
			require.NoError(t, err)
			require.Nil(t, damage)
			assert.Equal(t, s.Sum(), again.Sum(), "%s, seed %d", dungeon, seed)
			assert.Equal(t, s.Commands(), again.Commands())
		}
	}
}

// A snapshot taken at any step goes on exactly as the game does.
func TestSnapshotGoesOn(t *testing.T) {
	for _, dungeon := range maps.Shipped() {
		s, _ := auto(t, dungeon, 7, 5)
		for step := 0; step < 25 && s.Ended() == ""; step++ {
			data, err := s.Snapshot()
			require.NoError(t, err)
			other, err := engine.Restore(data, engine.Options{Atlas: open(t, dungeon)})
			require.NoError(t, err)
			for range 5 {
				require.Equal(t, s.Advance(), other.Advance())
			}
			require.Equal(t, s.Sum(), other.Sum(), "%s, step %d", dungeon, step)
		}
	}
}

// A journal or a snapshot of other rules is refused in one sentence that says
// which rules played it and which play here [DK-CMD-02].
func TestOtherRulesetsAreRefused(t *testing.T) {
	journal, err := os.ReadFile(filepath.Join("testdata", "cellar.journal"))
	require.NoError(t, err)
	now := fmt.Sprintf(`"ruleset":%d`, world.Ruleset)
	require.Contains(t, string(journal), now)
	old := strings.Replace(string(journal), now, `"ruleset":1`, 1)
	want := fmt.Sprintf("line 1: the journal was played by ruleset 1; this program plays ruleset %d", world.Ruleset)
	_, err = engine.Header([]byte(old))
	assert.EqualError(t, err, want)
	_, _, err = engine.Resume([]byte(old), engine.Options{Atlas: open(t, "cellar")})
	assert.EqualError(t, err, want)
	_, _, err = engine.Watch([]byte(old), engine.Options{Atlas: open(t, "cellar")})
	assert.EqualError(t, err, want)
	_, err = engine.Restore([]byte(`{"Ruleset":1}`), engine.Options{Atlas: open(t, "cellar")})
	assert.ErrorContains(t, err, "the snapshot is of ruleset 1")
}
