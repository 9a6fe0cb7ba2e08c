package engine_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"pitchdark/rules"
	"pitchdark/rules/grid"
	"pitchdark/rules/scenario"
	"pitchdark/rules/tabletest"
)

// offer finds what a view's first ask offers by an action's name.
func offer(t *testing.T, v *rules.View, do rules.ActionID) rules.Offer {
	t.Helper()
	require.NotEmpty(t, v.Asks)
	for _, o := range v.Asks[0].Offers {
		if o.Do == do {
			return o
		}
	}
	return rules.Offer{}
}

// One whose eyes fail for another reason than darkness does not know whether
// its own tile is lit [DK-VIS-02, DK-VIS-05].
func TestTheBlindedDoNotKnowTheirLight(t *testing.T) {
	for _, lights := range [][]string{nil, {"torch 3,1"}} {
		tabletest.Play(t, "DK-VIS-05", scenario.Position{
			Map: "#####\n#b..#\n#####", Lights: lights,
			Actors: []string{"b bran bare hero facing=E blinded=9"},
		}, func(table *tabletest.Table) {
			v := table.Seat('b').View()
			assert.Equal(t, rules.Dark, v.Light)
			assert.Equal(t, rules.RuleID("DK-BLD-01"), offer(t, v, "hide").Rule)
		})
	}
}

// A wall that is lit on its far side tells nobody on this side of it: one that
// strikes about in the dark may strike at it [DK-VIS-05, DK-GRD-05].
func TestLightBehindAWallShowsNothing(t *testing.T) {
	aims := map[bool][]grid.Point{}
	for _, lit := range []bool{false, true} {
		p := scenario.Position{Map: "#######\n#.b#..#\n#######", Actors: []string{"b bran bare hero facing=E"}}
		if lit {
			p.Lights = []string{"torch 5,1"}
		}
		tabletest.Play(t, "DK-VIS-05", p, func(table *tabletest.Table) {
			if table.Point(2, 1) == (grid.Point{X: 2, Y: 1}) {
				aims[lit] = offer(t, table.Seat('b').View(), "attack").Params[0].Points
			}
		})
	}
	assert.Len(t, aims[false], 8)
	assert.Equal(t, aims[false], aims[true])
}

// Whoever hides learns nothing of those that watch it from where it cannot see
// them, and their dice shift none of its own [DK-STL-06, DK-CMD-03].
func TestHidingTellsNothingOfUnseenWatchers(t *testing.T) {
	type told struct {
		events []rules.Event
		hidden bool
	}
	see := func(watcher string) (all []told) {
		tabletest.Play(t, "DK-STL-06", scenario.Position{
			Map:    "##################\n#b.........o...g.#\n##################",
			Actors: []string{"b bran bare hero facing=E", watcher, "o bat vision=normal"},
			Zones:  []string{"1,1 3", "11,1 1"},
		}, func(table *tabletest.Table) {
			b := table.Seat('b')
			b.Events()
			b.Act("hide")
			all = append(all, told{b.Events(), b.View().Hero.Hidden})
		})
		return all
	}
	assert.Equal(t, see("g ghoul sleeping=true"), see("g ghoul"))
}

// A light thrown into the dark goes out where nobody sees it: its thrower
// learns nothing of how far it flew [DK-LGT-10, DK-VIS-05].
func TestAThrowIntoTheDarkTellsNothing(t *testing.T) {
	see := func(drawn string) (events []rules.Event) {
		tabletest.Play(t, "DK-LGT-10", scenario.Position{
			Map: drawn, Lights: []string{"candle b out"}, Actors: []string{"b bran bare hero facing=E"},
		}, func(table *tabletest.Table) {
			b := table.Seat('b')
			b.Act("throw light", rules.Act{Item: len(b.View().Hero.Items), To: grid.East, Tiles: 5})
			events = append(events, b.Events()...)
		})
		return events
	}
	assert.Equal(t, see("########\n#b.....#\n########"), see("########\n#b.#...#\n########"))
}

// One that sees another bump does not learn what it bumped into out of sight,
// nor what it meant and what its armour took [DK-MOV-03, DK-VIS-05].
func TestABumpSeenFromAfar(t *testing.T) {
	tabletest.Play(t, "DK-VIS-05", scenario.Position{
		Map:    "##########\n#b......##\n#......o.+\n##########",
		Actors: []string{"o ogre bare vision=sightless facing=E", "b bran bare hero facing=E"},
		Zones:  []string{"7,2 101"},
	}, func(table *tabletest.Table) {
		table.Wait('o')
		b := table.Seat('b')
		b.Events()
		table.Seat('o').Do(rules.BlindMove{Toward: grid.Backward, Tiles: 6})
		b.NotTold(rules.Bumped)
		table.Seat('o').Do(rules.BlindMove{Toward: grid.Backward, Tiles: 6})
		for _, e := range b.Events() {
			assert.Empty(t, e.Mods)
			assert.Zero(t, e.Of)
		}
	})
}

// Nobody learns from an unseen shooter's arrow how far away the bow is
// [DK-LOW-02, DK-VIS-05].
func TestAnArrowTellsNoDistance(t *testing.T) {
	tabletest.Play(t, "DK-LOW-02", scenario.Position{
		Map:    "##############\n#b..........o#\n##############",
		Actors: []string{"o hobgoblin-archer bare facing=W", "b bran bare hero facing=E"},
		Items:  []string{"bow o"},
		Zones:  []string{"1,1 2"},
	}, func(table *tabletest.Table) {
		table.Dice('o', "attack", 1)
		table.Dice('o', "defence", 20)
		table.Seat('o').Act("shoot", rules.Act{Target: table.Seat('o').Handle('b')})
		e := table.Seat('b').Told(rules.Missed)
		assert.Zero(t, e.Who)
		require.Len(t, e.Rolls, 1, "its own defence alone")
		for _, m := range e.Rolls[0].Mods {
			assert.NotEqual(t, rules.RuleID("DK-LOW-02"), m.Rule)
		}
	})
}

// A sighted walker is stopped before a tile that it cannot see in the same
// words whatever is there [DK-MOV-12, DK-CMD-01].
func TestTheUnseenNextTileIsOneStop(t *testing.T) {
	see := func(drawn string) (events []rules.Event) {
		tabletest.Play(t, "DK-MOV-12", scenario.Position{
			Map: drawn, Actors: []string{"b bran bare hero facing=E"}, Zones: []string{"1,1 3", "2,1 3"},
		}, func(table *tabletest.Table) {
			b := table.Seat('b')
			b.Walk(grid.East, grid.East)
			events = append(events, b.Events()...)
		})
		return events
	}
	assert.Equal(t, see("######\n#b...#\n######"), see("######\n#b.f.#\n######"))
}

// A door on a tile too dark to see is not offered to the sighted
// [DK-HST-08, DK-VIS-05].
func TestADarkDoorIsNotOffered(t *testing.T) {
	tabletest.Play(t, "DK-VIS-05", scenario.Position{
		Map: "#####\n#b'.#\n#####", Actors: []string{"b bran bare hero facing=E"}, Zones: []string{"1,1 3"},
	}, func(table *tabletest.Table) {
		assert.Empty(t, offer(t, table.Seat('b').View(), "close").Do)
	})
}

// What burns under a shut hood kindles nothing for those that do not know of it,
// and is not offered for putting out [DK-LGT-06, DK-LGT-08].
func TestAShutLanternIsASecret(t *testing.T) {
	see := func(light string) (offers []rules.Offer) {
		tabletest.Play(t, "DK-LGT-08", scenario.Position{
			Map: "#####\n#bo.#\n#####", Actors: []string{"b bran bare hero facing=E", "o goblin bare"},
			Lights: []string{"candle b out", light},
		}, func(table *tabletest.Table) {
			for _, it := range table.W.Items {
				it.Shuttered = it.Kind == "core/lantern"
			}
			v := table.Seat('b').View()
			offers = append(offers, offer(t, v, "light"), offer(t, v, "douse"))
		})
		return offers
	}
	assert.Equal(t, see("lantern o out"), see("lantern o"))
}
