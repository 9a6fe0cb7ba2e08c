package engine_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"pitchdark/maps"
	"pitchdark/rules/engine"
)

// A hero of no great wits comes out of a small dungeon alive often enough to
// try it, and not so often that the dark is harmless.
func TestSmallDungeonsAreFair(t *testing.T) {
	if testing.Short() {
		t.Skip("plays 180 games")
	}
	const games = 60
	for id, band := range map[string][2]int{"cellar": {70, 100}, "long-hall": {30, 80}, "wind-in-the-shaft": {30, 80}} { // the cellar is a newcomer's
		atlas, err := maps.Open(id)
		require.NoError(t, err)
		ends := map[string]int{}
		for seed := range uint64(games) {
			r, err := engine.Simulate(engine.Setup{Level: id, Seed: seed}, engine.Options{Atlas: atlas}, nil)
			require.NoError(t, err)
			ends[r.End]++
		}
		percent := 100 * ends["escaped"] / games
		assert.GreaterOrEqual(t, percent, band[0], "%s: %v", id, ends)
		assert.LessOrEqual(t, percent, band[1], "%s: %v", id, ends)
	}
}
