package main

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"pitchdark/rules"
	"pitchdark/rules/grid"
)

// asking is a view of a hero at 5,5 that faces north and is asked for a turn.
func asking(blind rules.Blindness) *rules.View {
	hero := rules.Sheet{Handle: 1, At: grid.Point{X: 5, Y: 5}, Facing: grid.North}
	offers := []rules.Offer{
		{Do: "move", Title: "Walk", Key: "w", Params: []rules.Param{{Kind: rules.ParamPath, Max: 6}}},
		{Do: "blind move", Title: "Walk blind", Key: "b", Params: []rules.Param{{Kind: rules.ParamRelative}, {Kind: rules.ParamTiles, Min: 1, Max: 6}}},
		{Do: "turn", Title: "Turn", Key: "t", Params: []rules.Param{{Kind: rules.ParamDirection, Directions: []grid.Direction{grid.East, grid.South}}}},
		{Do: "attack", Title: "Attack", Key: "a", Params: []rules.Param{{Kind: rules.ParamTile, Points: []grid.Point{{X: 5, Y: 4}, {X: 6, Y: 6}}}}},
		{Do: "identify", Title: "Identify", Key: "i", Params: []rules.Param{
			{Kind: rules.ParamTarget, Choices: []rules.Choice{{Value: 100, Text: "forward"}, {Value: 103, Text: "back-right"}}},
			{Kind: rules.ParamWords, Choices: []rules.Choice{{Text: "touch"}, {Text: "voice"}}},
		}},
		{Do: "throw light", Title: "Throw a light", Key: "L", Params: []rules.Param{
			{Kind: rules.ParamItem, Choices: []rules.Choice{{Value: 2, Text: "torch"}, {Value: 5, Text: "wax candle"}}},
			{Kind: rules.ParamDirection},
			{Kind: rules.ParamTiles, Min: 1, Max: 6},
		}},
		{Do: "take", Title: "Take", Optional: true, Params: []rules.Param{{Kind: rules.ParamItem, Min: 1, Max: 1}}},
		{Do: "load", Title: "Load", Not: "you have no crossbow", Rule: "DK-HST-09"},
		{Do: "end", Title: "End the turn", Optional: true, Params: []rules.Param{{Kind: rules.ParamDirection}}},
	}
	return &rules.View{Hero: hero, Blind: blind, Asks: []rules.Ask{{Who: 1, Phase: rules.PhaseTurn, Offers: offers}}}
}

func TestOneLineIsOneCommand(t *testing.T) {
	at := func(x, y int) *grid.Point { return &grid.Point{X: x, Y: y} }
	for line, want := range map[string]rules.Command{
		"move e e se":             rules.Move{Who: 1, Path: []grid.Point{{X: 6, Y: 5}, {X: 7, Y: 5}, {X: 8, Y: 6}}},
		"walk south east 2 enter": rules.Move{Who: 1, Path: []grid.Point{{X: 6, Y: 6}, {X: 7, Y: 7}}, Enter: true},
		"1 northwest":             rules.Move{Who: 1, Path: []grid.Point{{X: 4, Y: 4}}},
		"blind forward-left 4":    rules.BlindMove{Who: 1, Toward: grid.ForwardLeft, Tiles: 4},
		"blind 4 forward left":    rules.BlindMove{Who: 1, Toward: grid.ForwardLeft, Tiles: 4},
		"b back 1":                rules.BlindMove{Who: 1, Toward: grid.Backward, Tiles: 1},
		"turn right":              rules.Turn{Who: 1, To: grid.East},
		"turn S":                  rules.Turn{Who: 1, To: grid.South},
		"attack 2":                rules.Act{Who: 1, Do: "attack", To: grid.North, At: at(6, 6)},
		"attack 5,4":              rules.Act{Who: 1, Do: "attack", To: grid.North, At: at(5, 4)},
		"a forward":               rules.Act{Who: 1, Do: "attack", To: grid.North, At: at(5, 4)},
		"ident voice 2":           rules.Act{Who: 1, Do: "identify", To: grid.North, Target: 103, Words: "voice"},
		"throw light candle w 3":  rules.Act{Who: 1, Do: "throw light", Item: 5, To: grid.West, Tiles: 3},
		"L torch f 3 tiles":       rules.Act{Who: 1, Do: "throw light", Item: 2, To: grid.North, Tiles: 3},
		"take":                    rules.Act{Who: 1, Do: "take", To: grid.North},
		"end":                     rules.Act{Who: 1, Do: "end", To: grid.North},
		"end br":                  rules.Act{Who: 1, Do: "end", To: grid.SouthEast},
	} {
		v := asking(rules.Sighted)
		o, err := newOrder(v, numbers{"move": 1}, strings.Fields(line))
		require.NoError(t, err, line)
		assert.Nil(t, o.missing(), line)
		assert.Equal(t, want, o.command(), line)
	}
}

func TestWhatIsMissingIsAskedFor(t *testing.T) {
	for line, kind := range map[string]rules.ParamKind{
		"move": rules.ParamPath, "blind": rules.ParamRelative, "blind f": rules.ParamTiles, "blind 3": rules.ParamRelative,
		"identify voice": rules.ParamTarget, "throw light 1 3": rules.ParamDirection, "9": rules.ParamDirection,
	} {
		o, err := newOrder(asking(rules.ByDarkness), numbers{"end": 9}, strings.Fields(line))
		require.NoError(t, err, line)
		require.NotNil(t, o.missing(), line)
		assert.Equal(t, kind, o.missing().Kind, line)
		assert.NotEmpty(t, o.question(o.missing()))
	}
}

func TestWhatDoesNotFitIsSaid(t *testing.T) {
	for line, want := range map[string]string{
		"dance":         "“dance” is nothing",
		"move up":       "“up” does not fit there; the form is: move DIRECTIONS",
		"turn w":        "“w” does not fit",
		"attack 7,7":    "“7,7” does not fit",
		"throw light x": "“x” does not fit",
		"load":          "not now: you have no crossbow",
		"77":            "number 77",
		"0":             "number 0",
	} {
		_, err := newOrder(asking(rules.Sighted), numbers{"move": 1}, strings.Fields(line))
		require.ErrorContains(t, err, want, line)
	}
}

// A question is answered by number or by name; what does not fit leaves it open.
func TestReplies(t *testing.T) {
	o, err := newOrder(asking(rules.ByDarkness), nil, []string{"blind"})
	require.NoError(t, err)
	assert.False(t, o.reply(o.missing(), []string{"9"}))
	assert.False(t, o.reply(o.missing(), []string{"left", "4"}))
	assert.True(t, o.reply(o.missing(), []string{"8"}))
	assert.False(t, o.reply(o.missing(), []string{"7"}))
	assert.True(t, o.reply(o.missing(), []string{"5", "tiles"}))
	assert.Equal(t, rules.BlindMove{Who: 1, Toward: grid.ForwardLeft, Tiles: 5}, o.command())

	o, err = newOrder(asking(rules.ByDarkness), nil, []string{"turn"})
	require.NoError(t, err)
	assert.True(t, o.reply(o.missing(), []string{"2"}))
	assert.Equal(t, rules.Turn{Who: 1, To: grid.South}, o.command())
}

// The Blind are asked by their own facing, the sighted by the compass.
func TestQuestionsAreInTheHerosTerms(t *testing.T) {
	question := func(b rules.Blindness, line string) string {
		o, err := newOrder(asking(b), nil, strings.Fields(line))
		require.NoError(t, err)
		return o.question(o.missing())
	}
	assert.Equal(t, "Which direction? 1: east; 2: south.", question(rules.Sighted, "turn"))
	assert.Equal(t, "Which direction? 1: right; 2: backward.", question(rules.ByDarkness, "turn"))
	assert.Equal(t, "Where? 1: to the north; 2: to the south-east.", question(rules.Sighted, "attack"))
	assert.Equal(t, "Where? 1: ahead; 2: behind you to the right.", question(rules.ByDarkness, "attack"))
}
