package engine_test

import (
	"bytes"
	"testing"

	"github.com/stretchr/testify/require"

	"pitchdark/maps"
	"pitchdark/maps/mapstest"
	"pitchdark/rules"
	"pitchdark/rules/core"
	"pitchdark/rules/engine"
	"pitchdark/rules/internal/sense"
	"pitchdark/rules/internal/world"
)

// Simulated rounds of the Dark Room with its six creatures and one hero, minds
// and journal included; a game that ends is followed by the next, and setting
// up is not counted.
func BenchmarkSimulate(b *testing.B) {
	b.Run("dark-room", func(b *testing.B) {
		atlas, rounds, commands := open(b, "dark-room"), 0, 0
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
			commands += s.Commands()
		}
		b.ReportMetric(float64(rounds)/b.Elapsed().Seconds(), "rounds/s")
		b.ReportMetric(float64(commands)/b.Elapsed().Seconds(), "commands/s")
	})
}

// Replay of a Cellar journal of a thousand commands, its sums checked.
func BenchmarkReplay(b *testing.B) {
	b.Run("cellar-1000", func(b *testing.B) {
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
	})
}

// underway is a Cellar game with some memory of the place, in which a hero is
// asked.
func underway(b *testing.B) *engine.Session {
	s, err := engine.New(engine.Setup{Level: "cellar", Heroes: core.Heroes()}, engine.Options{Atlas: open(b, "cellar")})
	require.NoError(b, err)
	for s.Rounds() < 8 && s.Advance() {
	}
	require.Empty(b, s.Ended())
	return s
}

// What a hero perceives and remembers, built anew: it allocates nothing.
func BenchmarkView(b *testing.B) {
	w := underway(b).Truth(world.Pass{})
	var v rules.View
	sense.View(w, w.Actors[0], &v)
	b.ReportAllocs()
	for b.Loop() {
		sense.View(w, w.Actors[0], &v)
	}
}

// The view of the hero that is asked, with all its offers, as a screen wants it
// after each command.
func BenchmarkOffers(b *testing.B) {
	seat := underway(b).Party()
	hero := seat.Asked()
	require.NotEmpty(b, seat.View(hero).Asks)
	b.ReportAllocs()
	for b.Loop() {
		seat.View(hero)
	}
}

// The forecast of a walk of six tiles with a torch, as a screen wants it when a
// pointer comes to rest, on a level of 64×40 that the hero knows in part.
func BenchmarkForecast(b *testing.B) {
	level := mapstest.Rooms(7, 64, 40)
	people(level, 7, 0)
	atlas, err := maps.NewAtlas(level)
	require.NoError(b, err)
	s, err := engine.New(engine.Setup{Level: level.ID, Heroes: core.Heroes()[:1]}, engine.Options{Atlas: atlas})
	require.NoError(b, err)
	seat := s.Party()
	p := newPlayer(1)
	for range 25 {
		_ = seat.Do(rules.Move{Who: 1, Path: p.path(seat.View(1), 6)}) // refused where it leads nowhere
		_ = seat.Do(rules.Act{Who: 1, Do: "end"})
	}
	require.Empty(b, s.Ended())
	command := rules.Move{Who: 1}
	for range 1000 {
		if path := p.path(seat.View(1), 6); len(path) > len(command.Path) {
			command.Path = path
		}
	}
	b.Logf("%d cells known, %d tiles to walk, %d forecast", len(seat.View(1).Cells), len(command.Path), len(seat.Forecast(command).Path))
	b.ReportAllocs()
	for b.Loop() {
		seat.Forecast(command)
	}
}
