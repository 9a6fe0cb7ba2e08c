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

// What a hero found out about a lock counts beforehand: the chance, and the
// tries that are gone [DK-HST-08].
func TestForecastOfForcing(t *testing.T) {
	p := scenario.Position{
		Map: "#####\n#b+.#\n#####", Doors: []string{"2,1 locked"}, Zones: []string{"1,1 101"},
		Actors: []string{"b bran bare hero facing=E attack=4"},
	}
	tabletest.Play(t, "DK-HST-08", p, func(table *tabletest.Table) {
		force := rules.Act{Who: 1, Do: "force", To: table.Direction(grid.East)}
		f := forecast(table, force)
		require.Len(t, f.Chances, 1)
		assert.Equal(t, "to force it, if it is locked", f.Chances[0].Name)
		assert.Equal(t, 50, f.Chances[0].Percent)
		assert.Equal(t, 20, f.Noise)
		table.Dice('b', "force", 1)
		table.Seat('b').Act("force", rules.Act{To: grid.East})
		f = forecast(table, force)
		require.Len(t, f.Chances, 1)
		assert.Equal(t, "to force it", f.Chances[0].Name)
		assert.Contains(t, f.Notes, "You have tried 1 of 3 times; the last failure jams it.")
	})
}

// A bare flame does not outlive a throw, a torch lights where it lands
// [DK-LGT-05, DK-LGT-10].
func TestForecastOfAThrownLight(t *testing.T) {
	for kind, want := range map[string]rules.Light{"candle": rules.Dark, "torch": 1} {
		p := scenario.Position{Map: "#########\n#b......#\n#########", Lights: []string{kind + " b"}, Actors: []string{"b bran bare hero facing=E"}}
		tabletest.Play(t, "DK-LGT-10", p, func(table *tabletest.Table) {
			items := table.Seat('b').View().Hero.Items
			f := forecast(table, rules.Act{Who: 1, Do: "throw light", Item: len(items), To: table.Direction(grid.East), Tiles: 6})
			assert.Equal(t, want, f.Light)
			assert.Equal(t, 4, f.Noise)
		})
	}
}

// Whatever is asked, a forecast is given: nonsense is no more than a sentence
// [DK-CMD-01].
func TestForecastOfNonsense(t *testing.T) {
	p := scenario.Position{Map: "#####\n#bo.#\n#####", Lights: []string{"torch b"}, Actors: []string{"b bran bare hero facing=E", "o goblin bare"}}
	far := grid.Point{X: 999, Y: -9}
	tabletest.Play(t, "DK-CMD-01", p, func(table *tabletest.Table) {
		for _, o := range table.Seat('b').View().Asks[0].Offers {
			for _, act := range []rules.Act{{}, {At: &far, Item: 99, Target: 99, To: 200, Tiles: 1 << 30, Words: "?"}, {Item: -1, Tiles: -5, Target: -1}, {Tiles: 2}} {
				act.Who, act.Do = 1, o.Do
				forecast(table, act)
			}
			forecast(table, rules.Answer{Who: 1, Choose: o.Do})
		}
		forecast(table, rules.Move{Who: 1})
		forecast(table, rules.Move{Who: 1, Path: []grid.Point{far, far}})
		forecast(table, rules.BlindMove{Who: 1, Toward: 99, Tiles: -3})
	})
}
