package engine_test

import (
	"os"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"pitchdark/maps"
	"pitchdark/rules/engine"
	"pitchdark/rules/mind"
)

// On the Endless Stair a hero that is careful with its light comes deeper than
// one that lets it burn, and that one than one that burns none: by the sum of
// the deepest levels over the same seeds. SOAK=long plays 60 seeds, else 12: the
// 12 only hold what is so now, as their difference is within chance.
func TestSoakOfLightKeeping(t *testing.T) {
	if testing.Short() || os.Getenv("SOAK") == "" {
		t.Skip("plays many crawls: part of make soak")
	}
	seeds := uint64(12)
	if os.Getenv("SOAK") == "long" {
		seeds = 60
	}
	atlas, err := maps.Open("endless")
	require.NoError(t, err)
	depth := map[mind.Keeping]int{}
	for seed := range seeds {
		for keeping := mind.Careful; keeping <= mind.Never; keeping++ {
			r, err := engine.Simulate(engine.Setup{Level: "endless", Seed: 5000 + seed, Light: keeping}, engine.Options{Atlas: atlas}, nil)
			require.NoError(t, err)
			depth[keeping] += r.Deepest
		}
	}
	t.Log(depth)
	assert.Greater(t, depth[mind.Careful], depth[mind.Always], "of %d seeds", seeds)
	assert.Greater(t, depth[mind.Always], depth[mind.Never], "of %d seeds", seeds)
}
