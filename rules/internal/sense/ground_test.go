package sense

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"pitchdark/rules"
	"pitchdark/rules/grid"
	"pitchdark/rules/internal/light"
	"pitchdark/rules/internal/world"
)

// The ground that is lit at once, for a view, is as light as each of its tiles
// found alone [DK-VIS-01, DK-GRD-05].
func TestGroundIsLitAsEachTile(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		w, a := litPlace(t)
		g := w.LevelOf(a).Grid
		alone := make([]rules.Light, g.Width()*g.Height())
		for i := range alone {
			alone[i] = GroundLight(w, a, g.PointAt(i))
		}
		assert.Equal(t, alone, ground(w, a))
	})
}

// litPlace is a creature somewhere on a small map of any terrain and light.
func litPlace(t *rapid.T) (*world.World, *world.Actor) {
	g, err := grid.New(rapid.IntRange(1, 70).Draw(t, "width"), rapid.IntRange(1, 9).Draw(t, "height"))
	require.NoError(t, err)
	point := rapid.Custom(func(t *rapid.T) grid.Point {
		return g.PointAt(rapid.IntRange(0, g.Width()*g.Height()-1).Draw(t, "tile"))
	})
	terrains := rapid.SampledFrom([]grid.Terrain{grid.Wall, grid.Pillar, grid.Curtain, grid.ClosedDoor, grid.Pit})
	for _, p := range rapid.SliceOfN(point, 0, 60).Draw(t, "blocks") {
		g.Set(p, terrains.Draw(t, "terrain"))
	}
	l := &world.Level{Grid: g}
	if rapid.Bool().Draw(t, "deep") {
		l.Zones = []world.Zone{{Tiles: []grid.Point{point.Draw(t, "zone")}, Magical: 1, Deep: true}}
	}
	lit := light.NewMap(g)
	for id, p := range rapid.SliceOfN(point, 0, 3).Draw(t, "lights") {
		lit.Add(light.Source{ID: id, At: p, Rings: []light.Ring{{Radius: 2, Level: uint8(rules.Bright)}, {Radius: 4, Level: 3}}})
	}
	l.Lit = lit
	if rapid.Bool().Draw(t, "a door swung since") {
		p := point.Draw(t, "door")
		g.Set(p, grid.OpenDoor)
		l.Changed = append(l.Changed, p)
	}
	w := world.New(nil, 1)
	w.Levels = []*world.Level{l}
	w.Actors = []*world.Actor{{At: point.Draw(t, "at"), Eyes: rules.Vision(rapid.IntRange(int(rules.NormalVision), int(rules.DarkVision)).Draw(t, "eyes"))}}
	return w, w.Actors[0]
}
