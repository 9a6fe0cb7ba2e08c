package engine_test

import (
	"bytes"
	"errors"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"pitchdark/rules"
	"pitchdark/rules/engine"
	"pitchdark/rules/internal/world"
)

// Whatever is read as a journal either plays, up to a damage that one sentence
// names, or is refused in one sentence.
func FuzzJournal(f *testing.F) {
	journal, _ := short(f)
	f.Add(journal)
	f.Add([]byte(""))
	f.Add(bytes.Replace(journal, []byte(`"n":2`), []byte(`"n":1`), 1))
	for _, line := range bytes.SplitAfter(journal, []byte("\n")) {
		f.Add(append(bytes.Clone(journal), line...))
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		s, damage, err := engine.Resume(data, engine.Options{Atlas: upper(t)})
		switch {
		case err != nil:
			require.NotContains(t, strings.TrimSpace(err.Error()), "\n")
		case damage != nil:
			require.NotContains(t, strings.TrimSpace(damage.Error()), "\n")
			require.NotNil(t, s)
		default:
			require.NoError(t, s.Err())
		}
	})
}

// A command written by anybody is refused and changes nothing, or it is one of
// the game's and takes it further: it never panics and is never half done
// [DK-CMD-01].
func FuzzCommand(f *testing.F) {
	for _, seed := range []string{
		`{"type":"move","who":1,"path":[{"x":2,"y":7}]}`, `{"type":"blind move","who":1,"toward":2,"tiles":3}`, `{"type":"turn","who":1,"to":3}`,
		`{"type":"act","who":1,"do":"attack","at":{"x":3,"y":6}}`, `{"type":"act","who":1,"do":"throw light","item":2,"to":2,"tiles":4}`,
		`{"type":"act","who":1,"do":"identify","target":100,"words":"touch"}`, `{"type":"answer","who":1,"choose":"nothing"}`,
		`{"type":"stage","edit":"light","at":{"x":3,"y":6},"name":"core/torch"}`, `{"type":"stage","edit":"place","who":1000001,"at":{"x":3,"y":6},"to":1}`,
	} {
		f.Add([]byte(seed), uint8(len(seed)))
	}
	f.Fuzz(func(t *testing.T, data []byte, before uint8) {
		c, err := engine.Decode(data)
		if err != nil {
			return
		}
		var sink lines
		s, err := engine.New(engine.Setup{Level: "dark-room", Seed: uint64(before)}, engine.Options{Atlas: open(t, "dark-room"), Sink: &sink})
		require.NoError(t, err)
		p := newPlayer(uint64(before))
		for range before % 16 {
			if s.Party().Asked() > 0 {
				_ = s.Party().Do(p.command(s.Party().View(1)))
			}
		}
		for _, seat := range []*engine.Seat{s.Party(), s.Master()} {
			digest, n := s.Truth(world.Pass{}).Digest(), len(sink)
			err := seat.Do(c)
			var refusal *rules.Refusal
			if errors.As(err, &refusal) {
				require.NotEmpty(t, refusal.Rule)
				require.Equal(t, digest, s.Truth(world.Pass{}).Digest())
				require.Len(t, sink, n)
				continue
			}
			require.NoError(t, err)
			require.Greater(t, len(sink), n)
		}
		again, damage, err := engine.Resume(join(sink), engine.Options{Atlas: open(t, "dark-room")})
		require.NoError(t, err)
		require.Nil(t, damage)
		require.Equal(t, s.Sum(), again.Sum())
	})
}
