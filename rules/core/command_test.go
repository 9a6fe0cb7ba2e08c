package core_test

import (
	"errors"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"pitchdark/rules"
	"pitchdark/rules/engine"
	"pitchdark/rules/grid"
	"pitchdark/rules/internal/world"
	"pitchdark/rules/scenario"
	"pitchdark/rules/tabletest"
)

// The world always says whose decision is next, and what it may be: each offer
// with its price, its senses and its rule; what cannot be done is greyed with
// the reason, and refused by the same rule.
func TestOffers(t *testing.T) {
	tabletest.Play(t, "DK-CMD-01", scenario.Position{
		Map:    corridor("bo."),
		Actors: []string{"b bran hero facing=E blinded=9", "o ogre"},
	}, func(table *tabletest.Table) {
		b := table.Seat('b')
		require.Equal(t, rules.PhaseTurn, table.Asked('b'))
		asks := b.View().Asks
		require.Len(t, asks, 1)
		assert.NotEmpty(t, asks[0].Text)
		greyed := 0
		for _, o := range asks[0].Offers {
			assert.NotEmpty(t, o.Title)
			assert.Regexp(t, `^DK-[A-Z]{3}-\d\d$`, string(o.Rule))
			if o.Not != "" {
				greyed++
				refused(t, table, o)
			}
		}
		assert.Positive(t, greyed)
		assert.Empty(t, table.Seat('o').View().Asks, "one that is not asked is offered nothing")
	})
}

// refused checks that a greyed offer's command is refused as it says.
func refused(t *testing.T, table *tabletest.Table, o rules.Offer) {
	var c rules.Command = rules.Act{Do: o.Do}
	switch o.Do {
	case "move":
		c = rules.Move{}
	case "blind move":
		c = rules.BlindMove{}
	case "turn":
		c = rules.Turn{}
	}
	table.Seat('b').Refused(o.Rule, c)
}

// What only the unperceived truth forbids is tried, costs its price and tells
// what was felt.
func TestTryingTheImpossible(t *testing.T) {
	tabletest.Play(t, "DK-CMD-01", scenario.Position{
		Map:    corridor("b"),
		Actors: []string{"b bran bare hero facing=E"},
	}, func(table *tabletest.Table) {
		b := table.Seat('b')
		b.Act("attack", rules.Act{At: at(2, 1)})
		b.Told(rules.StruckEmpty)
		b.Act("open", rules.Act{To: grid.East})
		assert.Equal(t, "wall", b.Told(rules.FeltAbout).Thing)
		assert.Zero(t, b.View().Hero.Actions)
	})
}

// A command's events come in order, each with its rules; from the same seed and
// commands follow the same events and digests.
func TestEventsFollow(t *testing.T) {
	p := scenario.Position{
		Map:    corridor("b.o..."),
		Actors: []string{"b bran bare hero facing=E", "o ogre vision=normal"},
	}
	var told [2][][]rules.Event
	var digests [2][]uint64
	for i := range told {
		tabletest.Play(t, "DK-CMD-02", p, func(table *tabletest.Table) {
			b, o := table.Seat('b'), table.Seat('o')
			b.Blind(grid.Forward, 4)
			b.Answer("nothing")
			o.Answer("words", "known")
			b.Act("attack", rules.Act{At: at(4, 1)})
			for range 4 {
				o.Mind()
			}
			events := b.Events()
			for _, e := range events {
				assert.NotEmpty(t, e.Rules, e.Kind)
			}
			told[i] = append(told[i], events)
			digests[i] = append(digests[i], uint64(table.W.Digest()))
			order(t, events, rules.Declared, rules.Moved, rules.Crossed, rules.Answered, rules.Heard, rules.Moved)
		})
	}
	assert.Equal(t, told[0], told[1])
	assert.Equal(t, digests[0], digests[1])
}

// order checks that kinds come one after the other among events.
func order(t *testing.T, events []rules.Event, kinds ...rules.Kind) {
	t.Helper()
	for _, e := range events {
		if len(kinds) > 0 && e.Kind == kinds[0] {
			kinds = kinds[1:]
		}
	}
	assert.Empty(t, kinds, "not told, or not in this order")
}

// Every die is told with its purpose; one more roll of another purpose shifts
// none.
func TestDiceAreIndependent(t *testing.T) {
	p := scenario.Position{
		Map:     corridor("bo"),
		Actors:  []string{"b bran bare hero facing=E", "o ogre"},
		Ambient: rules.Bright,
	}
	var seen [2][]int
	for i := range seen {
		tabletest.Play(t, "DK-CMD-03", p, func(table *tabletest.Table) {
			b := table.Seat('b')
			if i == 1 { // a forced die of another purpose is one that was not rolled
				table.Dice('b', "attack", 20)
			}
			b.Act("attack", rules.Act{At: at(2, 1)})
			for _, e := range b.Events() {
				for _, r := range e.Rolls {
					assert.NotEmpty(t, r.Purpose)
					assert.NotEmpty(t, r.Dice)
					if r.Purpose == "defence" {
						seen[i] = append(seen[i], r.Result)
					}
				}
			}
		})
	}
	require.Len(t, seen[0], 8)
	assert.Equal(t, seen[0], seen[1])
}

// The core refuses at least these, each by its rule, and nothing changes.
func TestRefusals(t *testing.T) {
	dark := scenario.Position{
		Map:    corridor("b..o"),
		Actors: []string{"b bran bare hero facing=E", "o ogre vision=normal"},
		Items:  []string{"bow b", "rope b pack"},
	}
	close := dark
	close.Map = corridor("bo..")
	lights := func(items ...string) scenario.Position {
		p := dark
		p.Items = items
		return p
	}
	for _, c := range []struct {
		name  string
		rule  rules.RuleID
		place scenario.Position
		first []rules.Command
		do    rules.Command
	}{
		{"distance 0", "DK-MOV-01", dark, nil, rules.BlindMove{Tiles: 0}},
		{"beyond the allowance", "DK-MOV-01", dark, nil, rules.BlindMove{Tiles: 7}},
		{"a target tile in a blind move", "DK-MOV-01", dark, nil, rules.Move{Path: []grid.Point{{X: 2, Y: 1}}}},
		{"what needs sight", "DK-BLD-01", blinded(dark), nil, rules.Act{Do: "shoot"}},
		{"beyond reach", "DK-BLD-02", dark, nil, rules.Act{Do: "attack", At: at(3, 1)}},
		{"a second free attack", "DK-STL-02", close, []rules.Command{rules.Act{Do: "free attack", At: at(2, 1)}}, rules.Act{Do: "free attack", At: at(2, 1)}},
		{"no contact to identify", "DK-BLD-05", dark, nil, rules.Act{Do: "identify", Words: "touch"}},
		{"an answer to nothing", "DK-MOV-08", dark, nil, rules.Answer{Choose: "nothing"}},
		{"nothing to kindle with", "DK-LGT-08", lights("torch b pack"), nil, rules.Act{Do: "light", Item: 1}},
		{"no free hand", "DK-LGT-08", lights("bow b", "torch b pack", "tinderbox b pack"), nil, rules.Act{Do: "light", Item: 2}},
		{"no action left", "DK-HST-02", dark, []rules.Command{act("wait"), act("wait")}, act("wait")},
	} {
		t.Run(c.name, func(t *testing.T) {
			tabletest.Play(t, "DK-CMD-04", c.place, func(table *tabletest.Table) {
				b := table.Seat('b')
				for _, first := range c.first {
					b.Do(first)
				}
				b.Refused(c.rule, c.do)
			})
		})
	}
}

func blinded(p scenario.Position) scenario.Position {
	p.Actors = []string{p.Actors[0] + " blinded=9", p.Actors[1]}
	return p
}

// It must be one's own turn, and one's own creature.
func TestWhoseTurn(t *testing.T) {
	tabletest.Play(t, "DK-CMD-04", scenario.Position{
		Map:    corridor("b.a"),
		Actors: []string{"b bran bare hero", "a ysolde bare hero"},
	}, func(table *tabletest.Table) {
		seat := table.S.Hero(1)
		for _, c := range []struct {
			rule rules.RuleID
			seat *engine.Seat
			do   rules.Command
		}{
			{"DK-HST-02", table.S.Hero(2), rules.Act{Who: 2, Do: "wait"}},
			{"DK-VIS-05", seat, rules.Act{Who: 2, Do: "wait"}},
			{"DK-VIS-05", seat, rules.Act{Who: 9, Do: "wait"}},
			{"DK-VIS-05", seat, rules.Stage{Edit: rules.StageClock, Value: 1}},
			{"DK-MOV-08", table.S.Hero(2), rules.Answer{Who: 2, Choose: "nothing"}},
		} {
			before := table.W.Digest()
			err := c.seat.Do(c.do)
			var refusal *rules.Refusal
			require.True(t, errors.As(err, &refusal), "%v", err)
			assert.Equal(t, c.rule, refusal.Rule, refusal.Why)
			assert.Equal(t, before, table.W.Digest())
		}
		assert.NoError(t, seat.Do(rules.Act{Who: 1, Do: "wait"}))
	})
}

// One that cannot see is refused nothing that its senses do not tell it: a wall
// and an empty tile, a friend and a foe, are offered alike.
func TestRefusalsTellNothing(t *testing.T) {
	var offers [2][]rules.Offer
	for i, drawn := range []string{corridor("b.#"), corridor("b..")} {
		tabletest.Play(t, "DK-CMD-01", scenario.Position{
			Map: drawn, Actors: []string{"b bran bare hero facing=E"},
		}, func(table *tabletest.Table) {
			offers[i] = append(offers[i], table.S.Eyes(world.Pass{}, table.Actor('b').ID).Asks[0].Offers...)
		})
	}
	assert.Equal(t, offers[0], offers[1])
}
