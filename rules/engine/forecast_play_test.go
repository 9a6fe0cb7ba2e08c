package engine_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"pitchdark/rules"
	"pitchdark/rules/engine"
	"pitchdark/rules/internal/world"
)

// What is said beforehand to be the light after a deed is so when it is done,
// whatever lies about unknown; and nothing is changed by asking
// [DK-VIS-05, DK-CMD-01].
func TestForecastsHold(t *testing.T) {
	steps := 80
	if testing.Short() {
		steps = 25
	}
	sure, deeds := 0, 0
	rapid.Check(t, func(t *rapid.T) {
		seed := rapid.Uint64().Draw(t, "seed")
		lit := rapid.Bool().Draw(t, "lit")
		atlas := coreField.lurker(t, seed, lit, true, "goblin", rapid.IntRange(0, 900).Draw(t, "spot"), nil)
		s, err := engine.New(engine.Setup{Level: "lurker", Seed: seed}, engine.Options{Atlas: atlas})
		require.NoError(t, err)
		seat, w := s.Party(), s.Truth(world.Pass{})
		p := newPlayer(seed)
		for range steps {
			if seat.Asked() == 0 {
				return
			}
			c := p.command(seat.View(1))
			digest := w.Digest()
			f := seat.Forecast(c)
			require.Equal(t, digest, w.Digest(), "a forecast changed the world")
			same(t, f, seat.Forecast(c), "the same forecast twice", 0)
			seat.Events(1)
			decisions, round := w.Actors[0].Decisions, w.Round
			if seat.Do(c) != nil {
				continue
			}
			v := seat.View(1)
			if slices.ContainsFunc(seat.Events(1), func(e rules.Event) bool { return e.Kind == rules.Struck && e.Other == 1 }) {
				continue // a blow may put out a flame
			}
			if w.Actors[0].Decisions != decisions+1 || w.Round != round || !v.Hero.Turn || v.Hero.At != f.Ends {
				continue
			}
			deeds++
			if f.Lit {
				sure++
				require.Equal(t, f.Light, v.Light, "the light after %+v", c)
			}
		}
	})
	t.Logf("%d deeds, %d with a known light", deeds, sure)
	require.Greater(t, sure, steps)
}
