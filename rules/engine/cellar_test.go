package engine_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"pitchdark/maps"
	"pitchdark/rules/engine"
)

// A hero of no great wits comes out of the Cellar alive often enough to try it,
// and not so often that the dark is harmless.
func TestTheCellarIsFair(t *testing.T) {
	if testing.Short() {
		t.Skip("plays a hundred games")
	}
	atlas, err := maps.Open("cellar")
	require.NoError(t, err)
	ends := map[string]int{}
	for seed := range uint64(100) {
		r, err := engine.Simulate(engine.Setup{Level: "cellar", Seed: seed}, engine.Options{Atlas: atlas}, nil)
		require.NoError(t, err)
		ends[r.End]++
	}
	assert.GreaterOrEqual(t, ends["escaped"], 30, "%v", ends)
	assert.LessOrEqual(t, ends["escaped"], 80, "%v", ends)
}
