package engine_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"pitchdark/rules/grid"
	"pitchdark/rules/internal/world"
	"pitchdark/rules/scenario"
	"pitchdark/rules/tabletest"
)

// Equal states have equal digests: a door that was opened from one side and
// shut from the other is as it was [DK-CMD-02].
func TestDigestsOfADoorOpenedAndShut(t *testing.T) {
	tabletest.Play(t, "DK-CMD-02", scenario.Position{
		Map: "#####\n#b..#\n#####", Actors: []string{"b bran bare hero facing=E"}, Edges: []string{"1,1 E closed thin door"},
	}, func(table *tabletest.Table) {
		w, d := table.W, table.Direction(grid.East)
		before := w.Digest()
		require.NoError(t, w.SetEdge(0, table.Point(1, 1), d, grid.OpenThinDoor))
		open := w.Digest()
		require.NoError(t, w.SetEdge(0, table.Point(2, 1), d.Opposite(), grid.ClosedThinDoor))
		assert.NotEqual(t, before, open)
		assert.Equal(t, before, w.Digest())
		w.SetTerrain(world.LevelID(0), table.Point(3, 1), grid.Rubble)
		assert.NotEqual(t, before, w.Digest())
		w.SetTerrain(world.LevelID(0), table.Point(3, 1), grid.Floor)
		assert.Equal(t, before, w.Digest())
	})
}
