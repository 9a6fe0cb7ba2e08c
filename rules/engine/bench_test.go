package engine_test

import (
	"bytes"
	"testing"

	"github.com/stretchr/testify/require"

	"pitchdark/rules/core"
	"pitchdark/rules/engine"
)

// Simulated rounds of the Dark Room with its six creatures and one hero, minds
// and journal included. The figure asked for is rounds a second.
func BenchmarkRounds(b *testing.B) {
	atlas, rounds := open(b, "dark-room"), 0
	b.ReportAllocs()
	for seed := uint64(0); b.Loop(); seed++ {
		b.StopTimer()
		var journal bytes.Buffer
		s, err := engine.New(engine.Setup{Level: "dark-room", Seed: seed, Auto: true}, engine.Options{Atlas: atlas, Sink: &journal})
		require.NoError(b, err)
		b.StartTimer()
		for s.Rounds() < 100 && s.Advance() {
		}
		rounds += s.Rounds()
	}
	b.ReportMetric(float64(rounds)/b.Elapsed().Seconds(), "rounds/s")
}

// Replay of a Cellar journal of a thousand commands, its sums checked.
func BenchmarkReplay(b *testing.B) {
	atlas := open(b, "cellar")
	var s *engine.Session
	var journal bytes.Buffer
	for seed := uint64(0); s == nil || s.Commands() < 1000; seed++ {
		journal.Reset()
		var err error
		s, err = engine.New(engine.Setup{Level: "cellar", Seed: seed, Auto: true, Heroes: core.Heroes()}, engine.Options{Atlas: atlas, Sink: &journal})
		require.NoError(b, err)
		for s.Commands() < 1000 && s.Advance() {
		}
	}
	b.ReportAllocs()
	for b.Loop() {
		again, damage, err := engine.Resume(journal.Bytes(), engine.Options{Atlas: atlas})
		require.NoError(b, err)
		require.Nil(b, damage)
		require.Equal(b, s.Sum(), again.Sum())
	}
}
