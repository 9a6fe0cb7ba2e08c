package purple

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"pitchdark/rules"
	"pitchdark/rules/grid"
	"pitchdark/rules/internal/world"
)

// The phases are kept for one who cannot see and hears something, but steps are
// taken for a companion's while one is within speech, whosever they are
// [PH-DRK-03].
func TestTheBlindAreStartledBySounds(t *testing.T) {
	for name, row := range map[string]struct {
		heard     rules.SoundKind
		side      rules.Side
		round     int
		companion grid.Point
		sighted   bool
		startled  bool
	}{
		"steps, alone":                {heard: rules.SoundStep, round: 5, companion: grid.Point{X: 11}, startled: true},
		"steps, a companion near":     {heard: rules.SoundStep, round: 5, companion: grid.Point{X: 10}},
		"a call, a companion near":    {heard: rules.SoundCall, round: 5, companion: grid.Point{X: 1}, startled: true},
		"a companion's call":          {heard: rules.SoundCall, side: rules.Friend, round: 5, companion: grid.Point{X: 1}},
		"a call of the last round":    {heard: rules.SoundCall, round: 4, companion: grid.Point{X: 1}, startled: true},
		"a call of two rounds before": {heard: rules.SoundCall, round: 3, companion: grid.Point{X: 1}},
		"by one who sees":             {heard: rules.SoundCall, round: 5, sighted: true},
	} {
		t.Run(name, func(t *testing.T) {
			a := &world.Actor{ID: 0, Slot: 1, HP: 8, MaxHP: 8}
			b := &world.Actor{ID: 1, Slot: 2, HP: 8, MaxHP: 8, At: row.companion}
			if !row.sighted {
				a.Senses.Blind = rules.ByDarkness
			}
			a.Senses.Sounds = []rules.Sound{{Round: row.round, Kind: row.heard, Side: row.side}}
			w := &world.World{Round: 5, Actors: []*world.Actor{a, b}}
			assert.Equal(t, row.startled, startled(w, a))
		})
	}
}
