package tell

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"pitchdark/rules"
	"pitchdark/rules/grid"
)

// drawn are the tiles of a map that are all seen; ? is one that is not.
func drawn(rows ...string) []rules.Glimpse {
	var cells []rules.Glimpse
	for y, row := range rows {
		for x, r := range []rune(row) {
			if terrain, ok := grid.TerrainOf(r); ok {
				cells = append(cells, rules.Glimpse{At: grid.Point{X: x, Y: y}, Terrain: terrain, Known: rules.Seen, Light: rules.Bright})
			}
		}
	}
	return cells
}

func bran() rules.Sheet {
	return rules.Sheet{
		Handle: 1, Name: "Bran", At: grid.Point{X: 3, Y: 2}, Facing: grid.East, Health: 14, MaxHealth: 20,
		Turn: true, Actions: 2, Allowance: 6, Left: 2, Free: true, Hidden: true, Conditions: []string{"owl-eyed"},
		Items: []rules.Held{
			{Item: 1, Name: "sword", Where: rules.InHand, Weapon: true},
			{Item: 2, Name: "torch", Where: rules.InHand, Light: true, Lit: true, Left: 120, Whole: 360},
			{Item: 3, Name: "candle", Light: true, Left: 1440, Whole: 1440},
			{Item: 4, Name: "hooded lantern", Light: true, Lit: true, Shuttered: true, Gutters: true, Left: 36, Whole: 1440},
		},
	}
}

func inLight() *rules.View {
	return &rules.View{
		Hero: bran(), Round: 12, Place: "The Cellar", Light: rules.Bright,
		Party: []rules.Sheet{{Handle: 2, Name: "Edda", At: grid.Point{X: 4, Y: 2}, Health: 20, MaxHealth: 20}, {Handle: 3, Name: "Odo"}},
		Cells: drawn(
			"####?",
			"#..+?",
			"#...~",
			"#..>#",
		),
		Tokens: []rules.Token{
			{Handle: 101, At: grid.Point{X: 3, Y: 9}, Degree: rules.Noticed, Big: true},
			{Handle: 100, At: grid.Point{X: 1, Y: 2}, Degree: rules.Identified, Name: "goblin", Side: rules.Foe, Health: rules.BadlyHurt},
			{Handle: 2, At: grid.Point{X: 4, Y: 2}, Degree: rules.Identified, Name: "Edda", Side: rules.Friend},
			{Handle: 0, At: grid.Point{X: 1, Y: 1}, Degree: rules.Identified, Name: "ogre", Side: rules.Foe, Dead: true},
		},
		Lines: []rules.Line{{Who: 100, Tiles: []grid.Point{{X: 1, Y: 3}, {X: 1, Y: 2}}, Facing: grid.North}},
		Lost:  []rules.Lost{{Name: "bat", At: grid.Point{X: 3, Y: 6}, Round: 10}},
		Things: []rules.Thing{
			{At: grid.Point{X: 1, Y: 3}, Name: "key", Count: 1}, {At: grid.Point{X: 3, Y: 2}, Name: "bandage", Count: 3},
		},
		Lights: []rules.Shine{
			{At: grid.Point{X: 3, Y: 2}, Kind: "core/torch", Bearer: 1}, {At: grid.Point{X: 1, Y: 1}, Kind: "core/campfire", Gutters: true},
		},
	}
}

func inTheDark() *rules.View {
	here := grid.Point{X: 3, Y: 2}
	return &rules.View{
		Hero: bran(), Round: 12, Place: "The Cellar", Blind: rules.ByDarkness,
		Trace: []rules.Trace{
			{At: here, Round: 12, Walked: true},
			{At: here.Add(grid.West.Delta()), Round: 11, Walked: true},
			{At: here.Add(grid.East.Delta()), Round: 12, Terrain: grid.Wall},
			{At: here.Add(grid.South.Delta()), Round: 12, Free: true},
			{At: here, Round: 12, IsEdge: true, Edge: grid.ClosedThinDoor, Toward: grid.North},
			{At: here.Add(grid.Point{X: -4}), Round: 11, Terrain: grid.Pillar},
		},
		Contacts: []rules.Contact{
			{Handle: 104, At: here.Add(grid.SouthWest.Delta())},
			{Handle: 105, At: here.Add(grid.South.Delta()), Known: true, Name: "goblin", Side: rules.Foe},
		},
		Sounds: []rules.Sound{
			{Round: 11, From: grid.North, Band: rules.Faint, Kind: rules.SoundStep},
			{Round: 12, From: grid.West, Band: rules.Near, Kind: rules.SoundCall, Voice: "Edda"},
		},
		Tokens: []rules.Token{{Handle: 106, At: grid.Point{X: 12, Y: 2}, Degree: rules.Identified, Name: "archer", Side: rules.Foe}},
		Asks: []rules.Ask{
			{Who: 1, Phase: rules.PhaseTurn, Text: "It is your turn."},
			{Who: 1, Phase: rules.PhaseExchange, Text: "you have run into someone: what do you do?"},
		},
	}
}

func TestViewsAreAsKept(t *testing.T) {
	blinded := &rules.View{Hero: rules.Sheet{Handle: 1, Facing: grid.North, Health: -2, MaxHealth: 20, Down: true}, Blind: rules.ByOtherCause}
	over := &rules.View{Hero: rules.Sheet{Handle: 1, Health: -10, MaxHealth: 20, Dead: true}, Ended: "died"}
	for _, c := range []struct {
		name string
		v    *rules.View
	}{{"view-light", inLight()}, {"view-dark", inTheDark()}, {"view-blinded", blinded}, {"view-over", over}} {
		golden(t, c.name, strings.Join(View(c.v), "\n")+"\n")
	}
}

func TestViewsAreSentences(t *testing.T) {
	for _, v := range []*rules.View{inLight(), inTheDark(), {}} {
		for _, line := range View(v) {
			check(t, line)
		}
	}
}

// A Blind hero is told of no tile but those that it sees lit far off, and no
// compass [DK-VIS-04].
func TestTheBlindAreToldByTheirFacing_DK_VIS_04(t *testing.T) {
	for i, line := range View(inTheDark()) {
		if i > 0 {
			assert.NotRegexp(t, "north|south|east|west", line)
		}
		assert.NotContains(t, line, "Cellar")
	}
}

func TestAThinWallEndsTheOpenGround(t *testing.T) {
	v := inLight()
	v.Cells = drawn("...", "...", "...")
	v.Hero.At = grid.Point{X: 1, Y: 1}
	assert.Equal(t, "About you: north 1 tile then unseen, east 1 tile then unseen, south 1 tile then unseen, west 1 tile then unseen.", about(v))
	for i := range v.Cells {
		switch v.Cells[i].At {
		case grid.Point{X: 1, Y: 1}:
			v.Cells[i].East = grid.ThinWall
		case grid.Point{X: 1, Y: 0}:
			v.Cells[i].South = grid.Window
		case grid.Point{X: 0, Y: 1}:
			v.Cells[i].East = grid.OpenThinDoor
		}
	}
	assert.Equal(t, "About you: north a window, east a thin wall, south 1 tile then unseen, west 1 tile then unseen.", about(v))
}

func TestViewLeavesTheViewAsItIs(t *testing.T) {
	v := inLight()
	View(v)
	assert.Equal(t, inLight(), v)
}

// A light that lies there and burns is told once, as burning; of two of a kind
// nobody knows which one burns.
func TestWhatLiesAndBurnsIsToldOnce(t *testing.T) {
	at := grid.Point{X: 3, Y: 4}
	v := inLight()
	v.Things = []rules.Thing{{At: at, Kind: "core/candle", Name: "candle", Count: 1}}
	v.Lights = []rules.Shine{{At: at, Kind: "core/candle"}}
	told := func() (lines []string) {
		for _, line := range View(v) {
			if strings.Contains(line, "candle") && !strings.HasPrefix(line, "You carry") {
				lines = append(lines, line)
			}
		}
		for _, line := range LookAt(v, at, nil) {
			if strings.Contains(line.Text, "candle") && strings.Contains(line.Text, " there") {
				lines = append(lines, line.Text)
			}
		}
		return lines
	}
	assert.Equal(t, []string{"A candle burns 2 tiles to the south.", "A candle burns there."}, told())
	v.Lights[0].Gutters = true
	assert.Equal(t, "A candle gutters 2 tiles to the south.", told()[0])
	v.Lights = nil
	assert.Equal(t, []string{"A candle lies 2 tiles to the south.", "A candle lies there."}, told())
	v.Things[0].Count, v.Lights = 2, []rules.Shine{{At: at, Kind: "core/candle"}}
	assert.Len(t, told(), 4)
}
