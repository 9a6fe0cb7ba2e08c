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

// forecast asks the seat of hero 1 of a table.
func forecast(table *tabletest.Table, c rules.Command) rules.Forecast {
	return table.S.Party().Forecast(c)
}

// walk is a walk of the first hero through tiles of the drawn map.
func walk(table *tabletest.Table, tiles ...grid.Point) rules.Move {
	m := rules.Move{Who: 1}
	for _, p := range tiles {
		m.Path = append(m.Path, table.Point(p.X, p.Y))
	}
	return m
}

func east(from, n int) (tiles []grid.Point) {
	for x := from + 1; x <= from+n; x++ {
		tiles = append(tiles, grid.Point{X: x, Y: 1})
	}
	return tiles
}

// The light after a walk is what it is once it is walked [DK-LGT-03, DK-MOV-12].
func TestLightAfterAWalk(t *testing.T) {
	for name, c := range map[string]struct {
		position scenario.Position
		tiles    int
		light    rules.Light
	}{
		"with a torch": {scenario.Position{
			Map: "##########\n#b.......#\n##########", Actors: []string{"b bran bare hero facing=E"}, Lights: []string{"torch b"},
		}, 6, rules.Bright},
		"out of a torch's bright light": {scenario.Position{
			Map: "####################\n#b.................#\n####################", Actors: []string{"b bran bare hero facing=E"}, Lights: []string{"torch 1,1"},
		}, 6, 1},
		"in painted light": {scenario.Position{
			Map: "##########\n#b.......#\n##########", Actors: []string{"b bran bare hero facing=E"},
			Zones: []string{"1,1 5", "2,1 5", "3,1 5", "4,1 3"},
		}, 3, 3},
		"into magical darkness": {scenario.Position{
			Map: "##########\n#b.......#\n##########", Actors: []string{"b bran bare hero facing=E"}, Lights: []string{"torch b"},
			Zones: []string{"4,1 magical 2", "5,1 magical 2"},
		}, 4, rules.Bright},
	} {
		t.Run(name, func(t *testing.T) {
			tabletest.Play(t, "DK-LGT-03", c.position, func(table *tabletest.Table) {
				b := table.Seat('b')
				command := walk(table, east(1, c.tiles)...)
				f := forecast(table, command)
				require.True(t, f.Lit)
				assert.Equal(t, c.light, f.Light)
				require.NoError(t, table.S.Party().Do(command))
				v := b.View()
				assert.Equal(t, v.Light, f.Light)
				assert.Equal(t, v.Hero.At, f.Ends)
			})
		})
	}
}

// A blind walk tells what a wall would cost, that it would kill, and what is
// known to be in the way [DK-MOV-03, DK-MOV-04].
func TestForecastOfABlindWalk(t *testing.T) {
	p := scenario.Position{Map: "########\n#b.....#\n########", Actors: []string{"b bran bare hero facing=E hp=5 armour=1"}}
	tabletest.Play(t, "DK-MOV-03", p, func(table *tabletest.Table) {
		f := forecast(table, rules.BlindMove{Who: 1, Toward: grid.Forward, Tiles: 5})
		assert.Equal(t, "A wall on the way would cost 4 hit points (5 tiles intended − 1 armour).", f.Harm)
		assert.Empty(t, f.Deadly)
		assert.Len(t, f.Path, 5)
		assert.False(t, f.Lit)
		assert.Equal(t, 4, f.Noise)
		f = forecast(table, rules.BlindMove{Who: 1, Toward: grid.Forward, Tiles: 6})
		assert.Equal(t, "A wall on the way would cost 5 hit points (6 tiles intended − 1 armour).", f.Harm)
		assert.Empty(t, f.Deadly, "nobody knows whether there is a wall")
		table.Seat('b').Act("feel")
		f = forecast(table, rules.BlindMove{Who: 1, Toward: grid.Backward, Tiles: 6})
		assert.Equal(t, "You would run into what is in the way for 5 hit points, and you have 5: you would go down.", f.Deadly)
		assert.Contains(t, f.Notes, "After 0 tiles is a wall that you have felt.")
		assert.Equal(t, 20, f.Noise)
		assert.Equal(t, rules.SoundThud, f.Sound)
	})
}

// The tiles that an action has walked sighted count for its price [DK-MOV-12].
func TestForecastOfAWalkGoneBlind(t *testing.T) {
	p := scenario.Position{Map: "########\n#b.....#\n########", Zones: []string{"1,1 5", "2,1 5", "3,1 5"}, Actors: []string{"b bran bare hero facing=E"}}
	tabletest.Play(t, "DK-MOV-12", p, func(table *tabletest.Table) {
		f := forecast(table, walk(table, east(1, 5)...))
		assert.Len(t, f.Path, 2)
		assert.Contains(t, f.Notes, "You would stop where you no longer see the next tile.")
		table.Seat('b').Walk(grid.East, grid.East)
		f = forecast(table, rules.BlindMove{Who: 1, Toward: grid.Forward, Tiles: 4})
		assert.Contains(t, f.Harm, "6 hit points")
	})
}

// Nothing is foretold of a wall that is not known, and a contact in the way is
// named as somebody [DK-MOV-05, DK-VIS-05].
func TestForecastKnowsNoMoreThanTheHero(t *testing.T) {
	p := scenario.Position{Map: "########\n#bo..#.#\n########", Actors: []string{"b bran bare hero facing=E", "o goblin bare"}}
	tabletest.Play(t, "DK-VIS-05", p, func(table *tabletest.Table) {
		f := forecast(table, rules.BlindMove{Who: 1, Toward: grid.Forward, Tiles: 6})
		assert.Len(t, f.Path, 6)
		assert.Contains(t, f.Notes, "After 1 tile you would run into somebody.")
		require.Len(t, f.Hearers, 0, "the goblin is behind, and too far")
		at := table.Point(2, 1)
		f = forecast(table, rules.Act{Who: 1, Do: "attack", At: &at})
		require.Len(t, f.Chances, 1)
		assert.Equal(t, "you do not know what it is", f.Chances[0].Not)
		at = table.Point(1, 0)
		f = forecast(table, rules.Act{Who: 1, Do: "attack", At: &at})
		require.Len(t, f.Chances, 1)
		assert.Equal(t, "you do not know whether anybody is there", f.Chances[0].Not)
	})
}

// A free attack out of the dark on one that does not see in it has the Stealth
// bonus; one that sees has not [DK-STL-01, DK-STL-04, DK-STL-05].
func TestForecastOfAFreeAttack(t *testing.T) {
	for kind, want := range map[string]int{"cultist": 100, "ghoul": 57} {
		p := scenario.Position{Map: "#####\n#bo.#\n#####", Zones: []string{"2,1 5"}, Actors: []string{"b bran bare hero facing=E attack=4", "o " + kind + " bare"}}
		tabletest.Play(t, "DK-STL-01", p, func(table *tabletest.Table) {
			at := table.Point(2, 1)
			f := forecast(table, rules.Act{Who: 1, Do: "free attack", At: &at})
			require.Len(t, f.Chances, 1)
			assert.Equal(t, want, f.Chances[0].Percent, kind)
		})
	}
}

// A shot into low light from beyond twice its light names the penalty
// [DK-LOW-02].
func TestForecastOfAShot(t *testing.T) {
	p := scenario.Position{
		Map: "###############\n#b...........o#\n###############", Zones: []string{"1,1 5", "13,1 2"}, Items: []string{"bow b"},
		Actors: []string{"b bran bare hero facing=E attack=4", "o cultist bare"},
	}
	tabletest.Play(t, "DK-LOW-02", p, func(table *tabletest.Table) {
		v := table.Seat('b').View()
		require.Len(t, v.Tokens, 1)
		f := forecast(table, rules.Act{Who: 1, Do: "shoot", Target: v.Tokens[0].Handle})
		require.Len(t, f.Chances, 1)
		assert.Equal(t, "you do not know what it is", f.Chances[0].Not, "a shape")
		assert.Contains(t, f.Chances[0].Mods, rules.Number{Name: "far in low light", Value: -8, Rule: "DK-LOW-02"})
		require.Len(t, f.Hearers, 1)
		assert.Equal(t, rules.Hearer{Handle: v.Tokens[0].Handle, Name: "somebody", Band: rules.Faint, Perhaps: true}, f.Hearers[0])
	})
}

// Nothing is foretold for those that are not the seat's [DK-VIS-05].
func TestForecastForStrangers(t *testing.T) {
	tabletest.Play(t, "DK-VIS-05", scenario.Position{Map: "#####\n#bo.#\n#####", Actors: []string{"b bran bare hero facing=E", "o goblin bare"}}, func(table *tabletest.Table) {
		assert.Zero(t, forecast(table, rules.Turn{Who: 2}))
		assert.Zero(t, forecast(table, nil))
	})
}
