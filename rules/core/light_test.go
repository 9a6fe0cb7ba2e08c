package core_test

import (
	"reflect"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"pitchdark/rules"
	"pitchdark/rules/engine"
	"pitchdark/rules/grid"
	"pitchdark/rules/scenario"
	"pitchdark/rules/tabletest"
)

// corridor is a map of one row of floor with creatures on it.
func corridor(floor string) string {
	wall := strings.Repeat("#", len(floor)+2)
	return wall + "\n#" + floor + "#\n" + wall
}

// lightAt is the true illumination of a tile of the drawn map.
func lightAt(table *tabletest.Table, x, y int) rules.Light {
	return rules.Light(table.W.Levels[0].Lit.Level(table.Point(x, y)))
}

// Every tile has one level: bright, low light n, or darkness, which is low
// light 0.
func TestOneLevelATile(t *testing.T) {
	tabletest.Play(t, "DK-LGT-01", scenario.Position{
		Map:    corridor("b..."),
		Actors: []string{"b bran bare hero facing=E"},
		Zones:  []string{"2,1 7", "3,1 101"},
	}, func(table *tabletest.Table) {
		assert.Equal(t, rules.Dark, lightAt(table, 1, 1))
		assert.Equal(t, rules.Light(7), lightAt(table, 2, 1))
		assert.Equal(t, rules.Bright, lightAt(table, 3, 1))
		assert.Equal(t, "low light 7", lightAt(table, 2, 1).String())
	})
}

// A torch is bright out to 5 tiles and low light 1 out to 10, both from the
// source and with the tile at that distance.
func TestTorchRadii(t *testing.T) {
	for _, kind := range []string{"torch", "candle", "campfire", "hurricane-candle"} {
		tabletest.Play(t, "DK-LGT-02", scenario.Position{
			Map:    corridor("b.............."),
			Actors: []string{"b bran bare hero facing=E"},
			Lights: []string{kind + " 1,1"},
		}, func(table *tabletest.Table) {
			assert.Equal(t, rules.Bright, lightAt(table, 6, 1))
			assert.Equal(t, rules.Light(1), lightAt(table, 7, 1))
			assert.Equal(t, rules.Light(1), lightAt(table, 11, 1))
			assert.Equal(t, rules.Dark, lightAt(table, 12, 1))
		})
	}
	tabletest.Play(t, "DK-LGT-02", scenario.Position{ // walls block
		Map:    "#####\n#b#.#\n#####",
		Actors: []string{"b bran bare hero facing=E"},
		Lights: []string{"torch 1,1"},
	}, func(table *tabletest.Table) {
		assert.Equal(t, rules.Dark, lightAt(table, 3, 1))
	})
}

// A tile takes the highest level that any source or the ambient light gives it;
// levels do not add up.
func TestSourcesDoNotAddUp(t *testing.T) {
	tabletest.Play(t, "DK-LGT-03", scenario.Position{
		Map:     corridor("b..................."),
		Actors:  []string{"b bran bare hero facing=E"},
		Lights:  []string{"torch 1,1", "torch 20,1"},
		Ambient: 3,
	}, func(table *tabletest.Table) {
		assert.Equal(t, rules.Light(3), lightAt(table, 10, 1), "1 and 1 and an ambient 3")
		assert.Equal(t, rules.Bright, lightAt(table, 5, 1))
	})
}

// Magical darkness holds its tiles at 0 whatever shines on them; a weaker
// source inside lights nothing; one sees across it; dark vision sees in it
// unless the zone says otherwise.
func TestMagicalDarkness(t *testing.T) {
	for _, deep := range []string{"", " deep"} {
		tabletest.Play(t, "DK-LGT-04", scenario.Position{
			Map:    corridor("b.z...g"),
			Actors: []string{"b bran bare hero facing=E", "z ogre", "g gravewarden"},
			Lights: []string{"torch 1,1"},
			Zones:  []string{"3,1 magical 2" + deep},
		}, func(table *tabletest.Table) {
			b, g := table.Seat('b'), table.Seat('g')
			table.Wait('b')
			assert.Equal(t, rules.Dark, lightAt(table, 3, 1))
			assert.Equal(t, rules.Bright, lightAt(table, 5, 1), "and beyond it light is light")
			require.Len(t, b.View().Tokens, 1, "the ogre in it is unseen, the warden beyond is a shape")
			want := 2
			if deep != "" {
				want = 1
			}
			assert.Len(t, g.View().Tokens, want)
		})
	}
	tabletest.Play(t, "DK-LGT-04", scenario.Position{
		Map:    corridor("b..."),
		Actors: []string{"b bran bare hero facing=E"},
		Lights: []string{"torch 2,1"},
		Zones:  []string{"2,1 magical 2"},
	}, func(table *tabletest.Table) {
		assert.Equal(t, rules.Dark, lightAt(table, 3, 1), "a weaker source inside lights nothing outside either")
	})
}

// A dropped torch stays lit; a bare candle goes out on 4+ when dropped and
// always when thrown; a shuttered lantern burns on, unlit.
func TestMovingLights(t *testing.T) {
	for _, c := range []struct {
		kind string
		die  int
		lit  bool
	}{{"torch", 0, true}, {"candle", 3, true}, {"candle", 4, false}} {
		tabletest.Play(t, "DK-LGT-05", scenario.Position{
			Map:    corridor("b..."),
			Actors: []string{"b bran bare hero facing=E"},
			Lights: []string{c.kind + " b"},
		}, func(table *tabletest.Table) {
			b := table.Seat('b')
			if c.die > 0 {
				table.Dice('b', "candle dropped", c.die)
			}
			b.Act("drop", rules.Act{Item: 1})
			assert.Equal(t, c.lit, lightAt(table, 1, 1) == rules.Bright)
			assert.Equal(t, table.Point(1, 1), b.Told(rules.LightMoved).At)
		})
	}
	tabletest.Play(t, "DK-LGT-05", scenario.Position{
		Map:    corridor("b..."),
		Actors: []string{"b bran bare hero facing=E"},
		Lights: []string{"lantern b"},
	}, func(table *tabletest.Table) {
		b := table.Seat('b')
		b.Act("shutter", rules.Act{Item: 1})
		assert.Equal(t, rules.Dark, lightAt(table, 1, 1))
		left := b.View().Hero.Items[0].Left
		table.Rounds(3)
		assert.Equal(t, left-3, b.View().Hero.Items[0].Left, "it burns on")
		b.Act("shutter", rules.Act{Item: 1})
		assert.Equal(t, rules.Bright, lightAt(table, 1, 1))
	})
}

// One douse puts out a bare candle; a torch needs three on consecutive rounds,
// and a round without one starts anew.
func TestDousing(t *testing.T) {
	tabletest.Play(t, "DK-LGT-06", scenario.Position{
		Map:    corridor("b..."),
		Actors: []string{"b bran bare hero facing=E"},
		Lights: []string{"candle 2,1"},
	}, func(table *tabletest.Table) {
		b := table.Seat('b')
		b.Act("douse", rules.Act{At: at(2, 1)})
		assert.Equal(t, rules.Dark, lightAt(table, 2, 1))
		assert.Equal(t, "doused", b.Told(rules.LightOut).Text)
	})
	tabletest.Play(t, "DK-LGT-06", scenario.Position{
		Map:    corridor("b...o"),
		Actors: []string{"b bran bare hero facing=E", "o ogre"},
		Lights: []string{"torch 2,1"},
	}, func(table *tabletest.Table) {
		b := table.Seat('b')
		douse := func(n int) {
			b.Act("douse", rules.Act{At: at(2, 1)})
			assert.Equal(t, n, b.Told(rules.DouseTried).Amount)
		}
		douse(1)
		douse(1) // twice in one round counts once
		table.Rounds(1)
		douse(2)
		table.Rounds(2)
		douse(1) // a round went by without
		table.Rounds(1)
		douse(2)
		table.Rounds(1)
		b.Act("douse", rules.Act{At: at(2, 1)})
		assert.Equal(t, rules.Dark, lightAt(table, 2, 1))
	})
}

// Wind puts out every bare flame in its reach and sight, and nothing else; a
// hit on the bearer puts out a bare candle on 1–3; deep water everything.
func TestWindBlowsAndWater(t *testing.T) {
	tabletest.Play(t, "DK-LGT-06", scenario.Position{
		Map:    corridor("b........"),
		Actors: []string{"b bran bare hero facing=E"},
		Lights: []string{"candle 6,1", "torch 6,1", "candle 8,1"},
		Winds:  []string{"1,1 period=1"},
	}, func(table *tabletest.Table) {
		table.Rounds(1)
		lit := map[string]int{}
		for _, l := range table.S.Master().View(0).Lights {
			lit[string(l.Kind)]++
		}
		assert.Equal(t, map[string]int{"core/torch": 1, "core/candle": 1}, lit, "the candle at 7 tiles is out of reach")
		table.Seat('b').Told(rules.Gust)
	})
	for _, c := range []struct {
		die int
		lit bool
	}{{3, false}, {4, true}} {
		tabletest.Play(t, "DK-LGT-06", scenario.Position{
			Map:    corridor("bo.."),
			Actors: []string{"o ogre", "b bran bare hero facing=E"},
			Lights: []string{"candle b"},
		}, func(table *tabletest.Table) {
			o := table.Seat('o')
			table.Dice('o', "attack", 20)
			table.Dice('o', "defence", 1)
			table.Dice('o', "damage", 1, 1)
			table.Dice('o', "candle struck", c.die)
			o.Act("attack", rules.Act{At: at(1, 1)})
			assert.Equal(t, c.lit, lightAt(table, 1, 1) == rules.Bright)
		})
	}
	tabletest.Play(t, "DK-LGT-06", scenario.Position{
		Map:    corridor("bw.."),
		Actors: []string{"b bran bare hero facing=E"},
		Lights: []string{"torch b"},
	}, func(table *tabletest.Table) {
		b := table.Seat('b')
		b.Walk(grid.East) // stops before deep water unless it means to enter
		b.At(1, 1)
		b.Do(rules.Move{Path: []grid.Point{{X: 2, Y: 1}}, Enter: true})
		b.At(2, 1)
		assert.Equal(t, "water", b.Told(rules.LightOut).Text)
	})
}

// A torch burns an hour, counted while lit; the last tenth warns and gutters.
func TestBurningTime(t *testing.T) {
	tabletest.PlayTurned(t, "DK-LGT-07", scenario.Position{
		Map:    corridor("b......"),
		Actors: []string{"b bran bare hero facing=E"},
		Lights: []string{"torch b left=38", "candle b out"},
	}, func(table *tabletest.Table) {
		b := table.Seat('b')
		held := b.View().Hero.Items
		assert.Equal(t, 360, held[0].Whole)
		assert.Equal(t, 1440, held[1].Whole)
		table.Rounds(1)
		b.NotTold(rules.LightGutter)
		table.Rounds(1)
		assert.Equal(t, 36, b.Told(rules.LightGutter).Amount)
		assert.Equal(t, rules.Bright, lightAt(table, 6, 1), "its radius is unchanged")
		table.Rounds(36)
		assert.Equal(t, "burnt out", b.Told(rules.LightOut).Text)
		b.Told(rules.Blinded)
		assert.Equal(t, 1440, b.View().Hero.Items[0].Left, "the unlit candle did not burn")
	})
}

// Lighting needs a free hand, and a tinderbox or a flame in reach; it can be
// done blind.
func TestLighting(t *testing.T) {
	tabletest.Play(t, "DK-LGT-08", scenario.Position{
		Map:    corridor("b..."),
		Actors: []string{"b bran bare hero facing=E"},
		Lights: []string{"torch b out"},
	}, func(table *tabletest.Table) {
		table.Seat('b').Refused("DK-LGT-08", rules.Act{Do: "light", Item: 1})
	})
	tabletest.Play(t, "DK-LGT-08", scenario.Position{
		Map:    corridor("b..."),
		Actors: []string{"b bran bare hero facing=E"},
		Items:  []string{"torch b pack", "tinderbox b pack", "great-sword b"},
	}, func(table *tabletest.Table) {
		b := table.Seat('b')
		b.View()
		b.Refused("DK-LGT-08", rules.Act{Do: "light", Item: 1}) // no burning time given: nothing to light
	})
	tabletest.Play(t, "DK-LGT-08", scenario.Position{
		Map:    corridor("b..."),
		Actors: []string{"b bran bare hero facing=E"},
		Lights: []string{"torch b out"},
		Items:  []string{"tinderbox b pack"},
	}, func(table *tabletest.Table) {
		b := table.Seat('b')
		table.Wait('b')
		assert.Equal(t, rules.ByDarkness, b.View().Blind)
		b.Act("light", rules.Act{Item: 1})
		b.Told(rules.LightLit)
		assert.Equal(t, rules.Sighted, b.View().Blind)
	})
	tabletest.Play(t, "DK-LGT-08", scenario.Position{
		Map:    corridor("b..."),
		Actors: []string{"b bran bare hero facing=E"},
		Lights: []string{"torch b out", "torch 2,1"},
	}, func(table *tabletest.Table) {
		table.Seat('b').Act("light", rules.Act{Item: 1}) // from the flame beside
	})
}

// The spread of a light is drawn from its radii, with the letters of the rules'
// own figure.
func TestSpread(t *testing.T) {
	rows, err := engine.Spread("core", "core/torch")
	require.NoError(t, err)
	require.Len(t, rows, 23, "DK-LGT-09")
	middle := rows[11]
	assert.Equal(t, "LS", middle[11])
	assert.Equal(t, "BL", middle[16])
	assert.Equal(t, "L1", middle[17])
	assert.Equal(t, "L1", middle[21])
	assert.Equal(t, "AD", middle[22])
	assert.Equal(t, "BL", rows[8][15], "3 and 4 is 5 tiles")
	_, err = engine.Spread("core", "core/sun")
	assert.ErrorContains(t, err, "core/sun")
	kinds, err := engine.Lights("core")
	require.NoError(t, err)
	assert.Subset(t, kinds, []rules.ContentID{"core/candle", "core/hurricane-candle", "core/torch", "core/lantern", "core/campfire"})
}

// A light is thrown 1 to 6 tiles in a direction of eight, also into darkness,
// and lands on the last free tile before the first wall.
func TestThrowingALight(t *testing.T) {
	tabletest.Play(t, "DK-LGT-10", scenario.Position{
		Map:    corridor("b......"),
		Actors: []string{"b bran bare hero facing=E"},
		Lights: []string{"torch b", "candle b"},
	}, func(table *tabletest.Table) {
		b := table.Seat('b')
		b.Refused("DK-LGT-10", rules.Act{Do: "throw light", Item: 1, To: grid.East, Tiles: 7})
		b.Act("throw light", rules.Act{Item: 1, To: grid.East, Tiles: 4})
		assert.Equal(t, table.Point(5, 1), b.Told(rules.LightMoved).At)
		b.Act("throw light", rules.Act{Item: 1, To: grid.West, Tiles: 6})
		assert.Equal(t, "fall", b.Told(rules.LightOut).Text, "a bare candle always goes out when thrown")
		table.Rounds(1)
		assert.Equal(t, rules.Bright, lightAt(table, 5, 1))
	})
}

// A torch that is put away goes out, and so it is told.
func TestPuttingALightAway(t *testing.T) {
	tabletest.Play(t, "DK-LGT-06", scenario.Position{
		Map:    corridor("b..o"),
		Actors: []string{"b bran bare hero facing=E", "o ogre facing=N vision=normal"},
		Lights: []string{"torch b"},
	}, func(table *tabletest.Table) {
		b, o := table.Seat('b'), table.Seat('o')
		b.Act("ready", rules.Act{Item: 1})
		assert.Equal(t, "doused", b.Told(rules.LightOut).Text)
		o.Told(rules.LightOut)
		assert.Equal(t, rules.Dark, lightAt(table, 1, 1))
	})
}

// A torch that falls into deep water drowns.
func TestThrownIntoWater(t *testing.T) {
	tabletest.Play(t, "DK-LGT-06", scenario.Position{
		Map:    corridor("b..w..."),
		Actors: []string{"b bran bare hero facing=E"},
		Lights: []string{"torch b"},
	}, func(table *tabletest.Table) {
		b := table.Seat('b')
		b.Act("throw light", rules.Act{Item: 1, To: grid.East, Tiles: 3})
		assert.Equal(t, "water", b.Told(rules.LightOut).Text)
		assert.Equal(t, rules.Dark, lightAt(table, 4, 1))
	})
}

// Light at the target's tile decides what one makes of it, wherever one stands.
func TestDegreesOfSeeing(t *testing.T) {
	for _, c := range []struct {
		vision string
		zone   string
		want   rules.Degree
	}{
		{"normal", "101", rules.Identified},
		{"normal", "9", rules.Identified},
		{"normal", "8", rules.Noticed},
		{"normal", "", rules.Unseen},
		{"low-light_immune", "1", rules.Identified},
		{"low-light_immune", "", rules.Unseen},
		{"dark_vision", "", rules.Identified},
		{"dark_vision", "1", rules.Identified},
		{"sightless", "101", rules.Unseen},
	} {
		p := scenario.Position{Map: corridor("b........o"), Actors: []string{"b bran bare hero facing=E vision=" + c.vision, "o ogre"}}
		if c.zone != "" {
			p.Zones = []string{"10,1 " + c.zone}
		}
		tabletest.Play(t, "DK-VIS-01", p, func(table *tabletest.Table) {
			b := table.Seat('b')
			got := rules.Unseen
			for _, k := range b.View().Tokens {
				got = k.Degree
			}
			assert.Equal(t, c.want, got, "%s in %s", c.vision, c.zone)
		})
	}
	tabletest.Play(t, "DK-VIS-01", scenario.Position{
		Map:    "#####\n#b#o#\n#####",
		Actors: []string{"b bran bare hero facing=E vision=dark_vision", "o ogre"}, Ambient: rules.Bright,
	}, func(table *tabletest.Table) {
		assert.Empty(t, table.Seat('b').View().Tokens, "no line of sight")
	})
}

// Blind by darkness while one's own tile is dark; by other cause while an
// effect says so: then not even lit tiles are seen.
func TestTwoKindsOfBlind(t *testing.T) {
	spec := scenario.Position{
		Map:    corridor("b........o"),
		Actors: []string{"b bran bare hero facing=E", "o ogre"},
		Zones:  []string{"10,1 101"},
	}
	tabletest.Play(t, "DK-VIS-02", spec, func(table *tabletest.Table) {
		v := table.Seat('b').View()
		assert.Equal(t, rules.ByDarkness, v.Blind)
		assert.Len(t, v.Tokens, 1)
	})
	spec.Actors = []string{"b bran bare hero facing=E blinded=2", "o ogre"}
	tabletest.Play(t, "DK-VIS-02", spec, func(table *tabletest.Table) {
		b := table.Seat('b')
		assert.Equal(t, rules.ByOtherCause, b.View().Blind)
		assert.Empty(t, b.View().Tokens)
		table.Rounds(2)
		assert.Equal(t, rules.ByDarkness, b.View().Blind, "the effect is over, the darkness is not")
	})
}

// One in light is Blind versus anything wholly in darkness; a wall between is
// another matter.
func TestBlindVersus(t *testing.T) {
	tabletest.Play(t, "DK-VIS-03", scenario.Position{
		Map:    corridor("bo.."),
		Actors: []string{"o ogre vision=normal", "b bran bare hero facing=E"},
		Zones:  []string{"1,1 101"},
	}, func(table *tabletest.Table) {
		o, b := table.Seat('o'), table.Seat('b')
		assert.Equal(t, rules.Sighted, b.View().Blind)
		table.Dice('o', "attack", 1)
		table.Dice('o', "damage", 1, 1)
		o.Act("free attack", rules.Act{At: at(1, 1)})
		assert.Contains(t, b.Told(rules.Struck).Rules, rules.RuleID("DK-STL-01"))
		require.Len(t, b.View().Contacts, 1, "and it is a contact")
	})
}

// The Blind are shown no map: their trace, what they touched, and lit places.
func TestNoMapForTheBlind(t *testing.T) {
	tabletest.Play(t, "DK-VIS-04", scenario.Position{
		Map: `
			##########
			#b.......#
			##########`,
		Actors: []string{"b bran bare hero facing=E"},
		Lights: []string{"candle b"},
	}, func(table *tabletest.Table) {
		b := table.Seat('b')
		table.Wait('b')
		assert.Greater(t, len(b.View().Cells), 10)
		b.Act("douse", rules.Act{At: at(1, 1)})
		assert.Empty(t, b.View().Cells)
		b.Blind(grid.Forward, 2)
		b.Knows(`
			??????????
			?..b??????
			??????????`)
		table.Rounds(1)
		assert.Len(t, b.View().Trace, 3, "the previous round's is kept")
		table.Rounds(1)
		assert.Empty(t, b.View().Trace, "what is older is lost")
	})
}

// Two worlds that differ only in what one does not perceive give it the same
// view.
func TestViewsHoldNothingElse(t *testing.T) {
	var seen []rules.View
	for _, other := range []string{"o ogre hp=5 facing=N", "o goblin facing=S"} {
		tabletest.PlayTurned(t, "DK-VIS-05", scenario.Position{
			Map:    "##########\n#b....#.o#\n##########",
			Actors: []string{"b bran bare hero facing=E", other},
			Zones:  []string{"1,1 101", "8,1 101"},
		}, func(table *tabletest.Table) {
			b := table.Seat('b')
			table.Wait('b')
			seen = append(seen, *b.View())
		})
	}
	require.Len(t, seen, 8)
	for turn := range 4 {
		assert.True(t, reflect.DeepEqual(seen[turn], seen[turn+4]), "the views differ under turn %d", turn)
	}
}
