package engine_test

import (
	"bytes"
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"pitchdark/rules"
	"pitchdark/rules/engine"
	"pitchdark/rules/internal/world"
)

// At every step of a game a journal resumes and a snapshot is restored to the
// same game: same state, same views, same next steps; and the world as a whole
// can be written and read back without loss [DK-CMD-02].
func TestSavedAtEveryStep(t *testing.T) {
	for i := range fields {
		t.Run(fields[i].system, fields[i].savedAtEveryStep)
	}
}

func (f *field) savedAtEveryStep(t *testing.T) {
	commands := 45
	if testing.Short() {
		commands = 12
	}
	for _, seed := range []uint64{0, 1, 1<<64 - 1} {
		var sink lines
		setup := engine.Setup{System: f.system, Level: "arena", Seed: seed, Heroes: f.heroes[:3]}
		s, err := engine.New(setup, engine.Options{Atlas: f.atlas(t), Sink: &sink})
		require.NoError(t, err)
		games := []*engine.Session{s}
		p := newPlayer(seed)
		for n := 0; n < commands && s.Party().Asked() != 0; n++ {
			games = append(games[:1], f.saved(t, s, sink)...)
			h := s.Party().Asked()
			c := p.command(s.Party().View(h))
			for _, g := range games {
				seat := g.Party()
				seat.Events(h)
				require.Equal(t, h, seat.Asked())
				require.Equal(t, *s.Party().View(h), *seat.View(h), "seed %d, step %d", seed, n)
			}
			err := s.Party().Do(c)
			for _, g := range games[1:] {
				same(t, err, g.Party().Do(c), "refusals", n)
				require.Equal(t, s.Sum(), g.Sum(), "seed %d, step %d, %+v", seed, n, c)
				require.Equal(t, s.Truth(world.Pass{}).Digest(), g.Truth(world.Pass{}).Digest())
			}
		}
	}
}

// saved are a game's resumed journal and its restored snapshot.
func (f *field) saved(t *testing.T, s *engine.Session, sink lines) []*engine.Session {
	resumed, damage, err := engine.Resume(join(sink), engine.Options{Atlas: f.atlas(t), Verify: true})
	require.NoError(t, err)
	require.Nil(t, damage)
	data, err := s.Snapshot()
	require.NoError(t, err)
	restored, err := engine.Restore(data, engine.Options{Atlas: f.atlas(t)})
	require.NoError(t, err)
	again, err := restored.Snapshot()
	require.NoError(t, err)
	require.True(t, bytes.Equal(data, again), "a snapshot of a snapshot differs")
	return []*engine.Session{resumed, restored}
}

// A replay steps through a journal command by command, to the same sums.
func TestWatchStepsThrough(t *testing.T) {
	var sink lines
	s, err := engine.New(engine.Setup{Level: "dark-room", Seed: 8, Auto: true}, engine.Options{Atlas: open(t, "dark-room"), Sink: &sink})
	require.NoError(t, err)
	for range 30 {
		s.Advance()
	}
	w, damage, err := engine.Watch(join(sink), engine.Options{Atlas: open(t, "dark-room")})
	require.NoError(t, err)
	require.Nil(t, damage)
	assert.Equal(t, s.Commands(), w.Len())
	for n := 1; w.Step(); n++ {
		var line struct{ Sum string }
		require.NoError(t, json.Unmarshal(sink[n+1], &line)) // after the header and the level
		require.Equal(t, line.Sum, w.Session().Sum(), "command %d", n)
		require.Equal(t, n, w.Session().Commands())
	}
	assert.Equal(t, s.Sum(), w.Session().Sum())
	assert.False(t, w.Step())
}

// Verify asks the minds again: a decision that no mind would take is found.
func TestVerifyFindsAnothersDecision(t *testing.T) {
	var sink lines
	o := engine.Options{Atlas: open(t, "dark-room"), Sink: &sink}
	s, err := engine.New(engine.Setup{Level: "dark-room", Seed: 8}, o)
	require.NoError(t, err)
	require.NoError(t, s.Party().Do(rules.Act{Who: 1, Do: "call"}))
	_, _, err = engine.Resume(join(sink), engine.Options{Atlas: o.Atlas, Verify: true})
	require.NoError(t, err, "players may decide as they like")

	sink = nil
	s, err = engine.New(engine.Setup{Level: "dark-room", Seed: 8, Auto: true}, o)
	require.NoError(t, err)
	require.NoError(t, s.Party().Do(rules.Act{Who: 1, Do: "call"}))
	_, _, err = engine.Resume(join(sink), engine.Options{Atlas: o.Atlas, Verify: true})
	assert.ErrorContains(t, err, "decided")
	_, _, err = engine.Resume(join(sink), engine.Options{Atlas: o.Atlas})
	assert.NoError(t, err)
}
