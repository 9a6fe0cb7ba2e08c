package engine_test

import (
	"cmp"
	"os"
	"testing"

	"github.com/stretchr/testify/require"

	"pitchdark/maps"
	"pitchdark/rules/engine"
	"pitchdark/rules/internal/world"
)

// Random legal play through every dungeon that ships, dug ones included: what
// must always be so is so after every command. SOAK=long gives 100,000 commands.
func TestSoakOfDungeons(t *testing.T) {
	commands := 1500
	switch soak := os.Getenv("SOAK"); {
	case soak == "long":
		commands = 100_000
	case soak == "short":
		commands = 6000
	case testing.Short():
		commands = 300
	}
	shipped := maps.Shipped()
	for seed := uint64(0); commands > 0; seed++ {
		commands -= wander(t, shipped[seed%uint64(len(shipped))], seed, 1000)
		if t.Failed() {
			t.FailNow()
		}
	}
}

// wander plays a dungeon at random for so many commands at most, and returns how
// many there were.
func wander(t *testing.T, dungeon string, seed uint64, most int) int {
	atlas := open(t, dungeon)
	system := cmp.Or(atlas.Rules(), "core")
	heroes, err := engine.Heroes(system)
	require.NoError(t, err)
	s, err := engine.New(engine.Setup{System: system, Level: dungeon, Seed: seed, Heroes: heroes[:1+seed%6]}, engine.Options{Atlas: atlas})
	require.NoError(t, err)
	seat, p, w := s.Party(), newPlayer(seed), s.Truth(world.Pass{})
	p.fond["move"], p.fond["stairs"], p.fond["open"] = 30, 40, 20
	n := 0
	for ; n < most && s.Ended() == ""; n++ {
		h := seat.Asked()
		if h == 0 {
			break
		}
		_ = seat.Do(p.command(seat.View(h)))
		require.NoError(t, s.Err(), "%s, seed %d", dungeon, seed)
		whole(t, w, seed)
	}
	return max(n, 1)
}
