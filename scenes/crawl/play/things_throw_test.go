package play

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"pitchdark/rules"
	"pitchdark/rules/grid"
)

// chair is a seat whose view stands still.
type chair struct{ view rules.View }

func (c *chair) Heroes() []rules.Handle            { return []rules.Handle{1} }
func (c *chair) Asked() rules.Handle               { return 1 }
func (c *chair) View(rules.Handle) *rules.View     { return &c.view }
func (c *chair) Events(rules.Handle) []rules.Event { return nil }
func (c *chair) Do(rules.Command) error            { return rules.Refuse("DK-CMD-01", "this seat only looks") }
func (c *chair) Ended() string                     { return "" }
func (c *chair) Rounds() int                       { return 0 }
func (c *chair) Seed() uint64                      { return 0 }
func (c *chair) Commands() int                     { return 0 }
func (c *chair) Forecast(rules.Command) rules.Forecast {
	return rules.Forecast{Chances: []rules.Chance{{Name: "to hit the goblin", Percent: 55, Damage: "1d8"}}}
}
func (c *chair) Halts(rules.Handle, []rules.Event) (string, bool)           { return "", false }
func (c *chair) Lore(rules.ContentID) (rules.Lore, bool)                    { return rules.Lore{}, false }
func (c *chair) Errand(rules.Handle, *rules.Errand) (rules.Command, string) { return nil, "" }

// hall is a hero at the west end of a known hall with a pillar and a door, who
// holds a bow and a burning torch.
func hall() *Game {
	c := &chair{}
	v := &c.view
	for y := range 5 {
		for x := range 12 {
			terrain := grid.Floor
			if y == 0 || y == 4 || x == 0 {
				terrain = grid.Wall
			}
			v.Cells = append(v.Cells, rules.Glimpse{At: grid.Point{X: x, Y: y}, Terrain: terrain, Known: rules.Seen, Light: rules.Bright})
		}
	}
	v.Hero = rules.Sheet{Handle: 1, At: grid.Point{X: 1, Y: 2}, Facing: grid.East, Turn: true, Actions: 2, Items: []rules.Held{
		{Item: 1, Kind: "core/torch", Name: "torch", Light: true, Lit: true, Bright: 5, Low: 10, Where: rules.InHand, Left: 9, Whole: 360},
		{Item: 2, Kind: "core/bow", Name: "bow", Weapon: true, Range: 8, Where: rules.InHand},
	}}
	v.Tokens = []rules.Token{
		{Handle: 100, At: grid.Point{X: 6, Y: 1}, Degree: rules.Identified, Name: "goblin", Side: rules.Foe},
		{Handle: 101, At: grid.Point{X: 11, Y: 2}, Degree: rules.Identified, Name: "ogre", Side: rules.Foe},
	}
	v.Asks = []rules.Ask{{Who: 1, Phase: rules.PhaseTurn, Offers: []rules.Offer{
		{Do: "throw light", Title: "Throw a light", Key: "L", Actions: 1, Rule: "DK-LGT-10", Params: []rules.Param{{Kind: rules.ParamItem, Choices: []rules.Choice{{Value: 1, Text: "torch"}}}, {Kind: rules.ParamDirection}, {Kind: rules.ParamTiles, Min: 1, Max: 6}}},
		{Do: "shoot", Title: "Shoot", Key: "s", Actions: 1, Rule: "DK-LOW-01", Params: []rules.Param{{Kind: rules.ParamTarget, Choices: []rules.Choice{{Value: 100, Text: "goblin"}, {Value: 102, Text: "a shape"}}}}},
	}}}
	return New(c, c)
}

func TestALightFliesOverKnownGround(t *testing.T) {
	g := hall()
	_, flies := g.Flight(grid.Point{X: 4, Y: 2})
	assert.False(t, flies, "nothing is aimed")
	press(t, g, "L")
	f, flies := g.Flight(grid.Point{X: 4, Y: 2})
	require.True(t, flies)
	assert.Equal(t, grid.Point{X: 4, Y: 2}, f.Land)
	assert.True(t, f.Sure)
	assert.Equal(t, "East, 3 tiles of 6", f.Words)
	assert.Contains(t, f.Glow, grid.Point{X: 9, Y: 2})
	assert.NotContains(t, f.Glow, grid.Point{X: 10, Y: 2})
	f, _ = g.Flight(grid.Point{X: 4, Y: 3})
	assert.Equal(t, grid.Point{X: 4, Y: 2}, f.Land, "eight ways only")
	f, _ = g.Flight(grid.Point{X: 11, Y: 2})
	assert.Equal(t, grid.Point{X: 7, Y: 2}, f.Land, "as far as it flies")
	f, _ = g.Flight(grid.Point{X: 4, Y: -1})
	assert.Equal(t, "North-east, 1 tile of 6; the wall stops it", f.Words)
	f, _ = g.Flight(g.View().Hero.At)
	assert.NotEmpty(t, f.Not)
}

func TestAFlightIntoTheUnknownPromisesNothing(t *testing.T) {
	g := hall()
	g.view.Cells = g.view.Cells[:0]
	g.ground = GroundOf(g.view)
	press(t, g, "L")
	f, _ := g.Flight(grid.Point{X: 4, Y: 2})
	assert.False(t, f.Sure)
	assert.Contains(t, f.Words, "you do not know all of the way")
	assert.Empty(t, f.Glow)
}

func TestAnEdgeStopsAFlight(t *testing.T) {
	g := hall()
	for i := range g.view.Cells {
		if c := &g.view.Cells[i]; c.At == (grid.Point{X: 3, Y: 2}) {
			c.East = grid.ClosedThinDoor
		}
	}
	g.ground = GroundOf(g.view)
	press(t, g, "L")
	f, _ := g.Flight(grid.Point{X: 6, Y: 2})
	assert.Equal(t, grid.Point{X: 3, Y: 2}, f.Land)
	assert.Contains(t, f.Words, "the closed thin door stops it")
	assert.NotContains(t, f.Glow, grid.Point{X: 4, Y: 2})
}

func TestAShotIsAimedAtWhoIsSeen(t *testing.T) {
	g := hall()
	press(t, g, "s")
	f, flies := g.Flight(grid.Point{X: 6, Y: 1})
	require.True(t, flies)
	assert.Empty(t, f.Not)
	assert.Equal(t, "Goblin (foe), 5 of 8 tiles; 55 % to hit the goblin, 1d8 damage", f.Words)
	assert.Len(t, f.Way, 5)
	assert.Equal(t, grid.Point{X: 6, Y: 1}, f.Way[4])
	f, _ = g.Flight(grid.Point{X: 11, Y: 2})
	assert.Equal(t, "ogre (foe) is 10 tiles away, and it reaches 8", f.Not)
	f, _ = g.Flight(grid.Point{X: 3, Y: 2})
	assert.Equal(t, "you see nobody there", f.Not)
	assert.True(t, g.Point(grid.Point{X: 3, Y: 2}), "a click there is no walk")
	assert.Equal(t, "You see nobody there. [DK-LOW-01]", g.Notice())
	assert.NotNil(t, g.Pick())
	g.Point(grid.Point{X: 6, Y: 1})
	assert.Contains(t, g.Notice(), "his seat only looks", "the shot was given")
}

func TestAClickThrowsALight(t *testing.T) {
	g := open(t, "cellar", 1, nil)
	at := g.View().Hero.At
	press(t, g, "L")
	require.True(t, g.Point(at.Add(grid.Point{X: 2})))
	assert.Nil(t, g.Pick())
	assert.Equal(t, at.Add(grid.Point{X: 2}), thing(t, g, "torch").At)
}
