package core_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"pitchdark/rules"
	"pitchdark/rules/grid"
	"pitchdark/rules/internal/world"
	"pitchdark/rules/scenario"
	"pitchdark/rules/tabletest"
)

// Nobody bandages an enemy: whom one sees to be one is not offered, and the
// hand that reaches for one in the dark leaves it. Whoever keeps the peace may be
// helped.
func TestEnemiesAreNotBandaged(t *testing.T) {
	p := scenario.Position{
		Map: corridor("bo"), Ambient: rules.Bright,
		Actors: []string{"b bran bare hero facing=E", "o goblin bare hp=-2"}, Items: []string{"bandage b pack"},
	}
	tabletest.Play(t, "DK-HST-04", p, func(table *tabletest.Table) {
		b := table.Seat('b')
		b.Refused("DK-HST-04", rules.Act{Do: "bandage", To: grid.East})
	})
	p.Ambient = rules.Dark
	tabletest.Play(t, "DK-HST-04", p, func(table *tabletest.Table) {
		b := table.Seat('b')
		b.Act("bandage", rules.Act{To: grid.East})
		assert.Equal(t, "no friend", b.Told(rules.FeltAbout).Thing)
		assert.Zero(t, table.Actor('o').Bandaged)
		assert.Len(t, b.View().Hero.Items, 1, "the bandage is kept")
	})
	p.Actors[1] = "o goblin bare hp=-2 faction=party"
	tabletest.Play(t, "DK-HST-04", p, func(table *tabletest.Table) {
		b := table.Seat('b')
		b.Act("bandage", rules.Act{To: grid.East})
		b.Told(rules.Used)
		assert.NotZero(t, table.Actor('o').Bandaged)
	})
}

// A turn that ends without a direction leaves the facing as it was; north is
// said to be meant.
func TestEndingKeepsTheFacing(t *testing.T) {
	for act, facing := range map[rules.Act]grid.Direction{
		{Do: "end"}:                     grid.East,
		{Do: "end", North: true}:        grid.North,
		{Do: "end", To: grid.SouthWest}: grid.SouthWest,
	} {
		s, err := begin(t, "level hall\nambient bright\nmap\n  ####\n  #..#\n  ####\nmark 1,1 start facing=E\n", 1)
		require.NoError(t, err)
		act.Who = 1
		require.NoError(t, s.Give(world.Pass{}, hero(s).ID, act))
		assert.Equal(t, facing, hero(s).Facing, "DK-BLD-08: %+v", act)
	}
}
