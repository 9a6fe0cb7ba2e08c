package core_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"pitchdark/rules/grid"
	"pitchdark/rules/internal/sense"
	"pitchdark/rules/internal/world"
	"pitchdark/rules/scenario"
	"pitchdark/rules/tabletest"
)

// What one sees of the ground does not hang on whether a view was built before,
// curtains and one's own tile included.
func TestTheGroundIsSeenAlikeWithAndWithoutAView(t *testing.T) {
	for _, vision := range []string{"normal", "low-light_immune", "dark_vision"} {
		tabletest.Play(t, "DK-CMD-02", scenario.Position{
			Map: `
				#########
				#...#...#
				#b.%%.+.#
				#.,.O.%.#
				#########`,
			Actors: []string{"b bran bare hero facing=E vision=" + vision},
			Lights: []string{"torch 6,1", "candle 2,3"},
		}, func(table *tabletest.Table) {
			a, g := table.Actor('b'), table.W.Levels[0].Grid
			for _, x := range []int{1, 2, 3, 4, 5} { // on the curtains too
				a.At = table.Point(x, 2)
				for i := range g.Width() * g.Height() {
					p := g.PointAt(i)
					a.Glanced = world.Glance{}
					alone := sense.GroundLight(table.W, a, p)
					table.Seat('b').View()
					assert.Equal(t, sense.GroundLight(table.W, a, p), alone, "tile %v from %v", p, grid.Point{X: x, Y: 2})
				}
			}
		})
	}
}
