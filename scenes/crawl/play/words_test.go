package play

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"pitchdark/rules"
	"pitchdark/rules/grid"
)

func TestPriceCountsAllThatIsIntendedWithTheAction(t *testing.T) {
	h := &rules.Sheet{Allowance: 6, BumpCost: 2, Items: []rules.Held{{Name: "mail", Where: rules.Worn}}}
	assert.Equal(t, "6 tiles: a wall would cost 6, your mail takes 2", Price(h, 6))
	assert.Equal(t, "1 tile: a wall would cost 1, your mail takes 1", Price(h, 1))
	h.Left = 3 // of a walk that stopped at the dark
	assert.Equal(t, "3 tiles: a wall would cost 6, your mail takes 2", Price(h, 3))
	h.BumpCost, h.Left = 0, 0
	assert.Equal(t, "2 tiles: a wall would cost 2", Price(h, 2))
}

func TestNoisesLieOnTheSideOfTheFacing(t *testing.T) {
	v := &rules.View{Round: 5, Hero: rules.Sheet{Facing: grid.East}, Sounds: []rules.Sound{
		{Round: 4, From: grid.North, Band: rules.Faint, Kind: rules.SoundStep},
		{Round: 5, From: grid.West, Band: rules.Clear, Kind: rules.SoundThud},
		{Round: 5, From: grid.West, Band: rules.Near, Kind: rules.SoundStep},
		{Round: 5, From: grid.West, Band: rules.Near, Kind: rules.SoundStep},
		{Round: 5, Here: true, Band: rules.Near, Kind: rules.SoundThud},
	}}
	assert.Equal(t, []Noise{
		{Here: true, Band: rules.Near, Text: "A heavy thud, near"},
		{Toward: grid.Backward, Band: rules.Near, Text: "Footsteps, near"},
		{Toward: grid.Backward, Band: rules.Clear, Order: 1, Text: "A heavy thud, clear"},
		{Toward: grid.Left, Band: rules.Faint, Age: 1, Text: "Footsteps, faint"},
	}, Noises(v))
}

func TestFlameIsTheLightOneGoesBy(t *testing.T) {
	h := &rules.Sheet{Items: []rules.Held{
		{Name: "lantern", Lit: true, Shuttered: true, Left: 900, Whole: 1440},
		{Name: "torch", Lit: true, Left: 30, Whole: 360, Gutters: true},
		{Name: "candle", Left: 1440, Whole: 1440},
	}}
	f, ok := FlameOf(h)
	require.True(t, ok)
	assert.Equal(t, Flame{Name: "torch", Left: "5 minutes", Part: 8, Gutters: true}, f)
	assert.Equal(t, "Your torch gutters: 5 minutes left", Warning(&rules.View{Hero: *h}))
	_, ok = FlameOf(&rules.Sheet{})
	assert.False(t, ok)
	assert.Empty(t, Warning(&rules.View{}))
}

func TestPickAsksForOneThingAfterAnother(t *testing.T) {
	v := &rules.View{Hero: rules.Sheet{Handle: 1, Facing: grid.South}}
	ask := &rules.Ask{Who: 1, Phase: rules.PhaseTurn}
	p := newPick(v, ask, rules.Offer{Do: "throw light", Params: []rules.Param{
		{Kind: rules.ParamItem, Choices: []rules.Choice{{Value: 2, Text: "torch"}, {Value: 5, Text: "candle"}}},
		{Kind: rules.ParamDirection},
		{Kind: rules.ParamTiles, Min: 1, Max: 6},
	}})
	require.Equal(t, Choice, p.Want())
	assert.False(t, p.Choose(2))
	require.True(t, p.Choose(1))
	require.Equal(t, Dial, p.Want())
	assert.False(t, p.Confirm(), "no direction yet")
	p.Aim(grid.West)
	p.Dial(40)
	require.True(t, p.Confirm())
	assert.Equal(t, rules.Act{Who: 1, Do: "throw light", Item: 5, To: grid.West, Tiles: 6}, p.Command())
}

func TestPickFillsWhatLeavesNoChoice(t *testing.T) {
	at := grid.Point{X: 3, Y: 3}
	v := &rules.View{Hero: rules.Sheet{Handle: 1}}
	ask := &rules.Ask{Who: 1, Phase: rules.PhaseTurn}
	attack := rules.Offer{Do: "attack", Params: []rules.Param{{Kind: rules.ParamTile, Points: []grid.Point{at}}}}
	p := newPick(v, ask, attack)
	require.Equal(t, Nothing, p.Want())
	assert.Equal(t, rules.Act{Who: 1, Do: "attack", At: &at}, p.Command())

	v.Tokens = []rules.Token{{At: at, Side: rules.Friend}}
	assert.Equal(t, Tile, newPick(v, ask, attack).Want(), "never a friend by itself")

	take := newPick(v, ask, rules.Offer{Do: "take", Optional: true, Params: []rules.Param{{Kind: rules.ParamItem, Min: 1, Max: 1}}})
	assert.Equal(t, rules.Act{Who: 1, Do: "take", Item: 1}, take.Command())
	door := newPick(v, ask, rules.Offer{Do: "open", Params: []rules.Param{{Kind: rules.ParamDirection, Directions: []grid.Direction{grid.West}}}})
	assert.Equal(t, rules.Act{Who: 1, Do: "open", To: grid.West}, door.Command())
}

func TestAnswersAreAnswers(t *testing.T) {
	v := &rules.View{Hero: rules.Sheet{Handle: 2, Facing: grid.West}}
	ask := &rules.Ask{Who: 2, Phase: rules.PhaseFacing}
	p := newPick(v, ask, rules.Offer{Do: "face", Params: []rules.Param{{Kind: rules.ParamDirection}}})
	require.Equal(t, Direction, p.Want())
	p.Aim(grid.South)
	assert.Equal(t, rules.Answer{Who: 2, Choose: "face", To: grid.South}, p.Command())
}

func TestPageOfARule(t *testing.T) {
	p := PageOf("DK-MOV-03")
	assert.Contains(t, p.Heading, "DK-MOV-03")
	assert.NotEmpty(t, p.Origin)
	assert.NotEmpty(t, p.Text)
	assert.Equal(t, "XX-NO-01", PageOf("XX-NO-01").Heading)
}
