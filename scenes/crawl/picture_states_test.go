package crawl

import (
	"testing"

	"pitchdark/rules"
	"pitchdark/rules/grid"
	"pitchdark/scenes/ui"
	"pitchdark/scenes/ui/screentest"
)

// shown is a picture of what a seat's view stands for, on a screen of a size.
func shown(t *testing.T, name string, seat *sitter, width, height int) {
	t.Helper()
	s := open(seat, seat, Options{TestSpeed: true, NoHints: true})
	p := sit(t, s, width, height, 100)
	p.pass(40)
	screentest.Golden(t, name, p.Shot(), *update)
}

// company puts a friend, a foe, somebody neutral and a shape into the room.
func (s *sitter) company() {
	s.view.Tokens = []rules.Token{
		{Handle: 2, At: grid.Point{X: 11, Y: 2}, Facing: grid.South, Degree: rules.Identified, Kind: "core/wren", Name: "Wren", Side: rules.Friend, Health: rules.Unhurt},
		{Handle: 100, At: grid.Point{X: 15, Y: 2}, Facing: grid.West, Degree: rules.Identified, Kind: "core/goblin", Name: "goblin", Side: rules.Foe, Health: rules.Hurt},
		{Handle: 101, At: grid.Point{X: 14, Y: 3}, Facing: grid.NorthWest, Degree: rules.Identified, Kind: "core/pilgrim", Name: "pilgrim", Side: rules.Neutral, Health: rules.Unhurt},
		{Handle: 102, At: grid.Point{X: 20, Y: 3}, Degree: rules.Noticed},
	}
}

// Flames of several warmths mix where they meet.
func TestPictureOfSeveralLights(t *testing.T) {
	at := grid.Point{X: 12, Y: 3}
	seat := bran(t, at, at)
	seat.turn()
	seat.company()
	seat.view.Lights = []rules.Shine{
		{At: at, Kind: "core/torch", Bearer: 1},
		{At: grid.Point{X: 16, Y: 1}, Kind: "core/candle"},
		{At: grid.Point{X: 21, Y: 3}, Kind: "core/lantern"},
		{At: grid.Point{X: 9, Y: 4}, Kind: "core/campfire"},
	}
	shown(t, "lights", seat, 1280, 720)
}

// Low light is drained and blue, and its edge is dithered.
func TestPictureOfLowLight(t *testing.T) {
	seat := bran(t, grid.Point{X: 19, Y: 3}, grid.Point{X: 12, Y: 3})
	seat.turn()
	seat.view.Light, seat.view.Hero.Items[0].Lit = 1, false
	seat.view.Lights[0].Gutters = false
	shown(t, "low", seat, 1280, 720)
}

// Ground that is remembered is a thin grey drawing, with the edges that are
// known of it, those toward the unknown too.
func TestPictureOfMemory(t *testing.T) {
	at := grid.Point{X: 12, Y: 7}
	seat := bran(t, at, at)
	seat.turn()
	seen := map[grid.Point]bool{}
	for _, c := range seat.view.Cells {
		seen[c.At] = true
	}
	other := bran(t, grid.Point{X: 12, Y: 2}, grid.Point{X: 12, Y: 2})
	for _, c := range other.view.Cells {
		if !seen[c.At] {
			c.Known, c.Light = rules.Remembered, rules.Dark
			seat.view.Cells = append(seat.view.Cells, c)
		}
	}
	seat.view.Cells[len(seat.view.Cells)-3].East = grid.ThinWall
	seat.view.Cells[0].West = grid.ThinWall
	shown(t, "memory", seat, 1280, 720)
}

// One who cannot see has a friend, a foe and somebody unknown at hand.
func TestPictureOfContacts(t *testing.T) {
	at := grid.Point{X: 12, Y: 7}
	seat := bran(t, at, grid.Point{X: 3, Y: 2})
	seat.dark()
	seat.turn()
	seat.view.Contacts = []rules.Contact{
		{Handle: 2, At: at.Add(grid.West.Delta()), Known: true, Kind: "core/wren", Name: "Wren", Side: rules.Friend},
		{Handle: 100, At: at.Add(grid.East.Delta()), Known: true, Kind: "core/goblin", Name: "goblin", Side: rules.Foe},
		{Handle: 101, At: at.Add(grid.South.Delta())},
	}
	shown(t, "contacts", seat, 1280, 720)
}

func TestPictureAtFullHD(t *testing.T) {
	at := grid.Point{X: 12, Y: 3}
	seat := bran(t, at, at)
	seat.turn()
	seat.company()
	shown(t, "full-hd", seat, 1920, 1080)
}

// High contrast has brighter words and marks friends and foes by shape.
func TestPictureOfHighContrast(t *testing.T) {
	style := ui.Now()
	t.Cleanup(func() { ui.Use(style) })
	at := grid.Point{X: 12, Y: 3}
	seat := bran(t, at, at)
	seat.turn()
	seat.company()
	s := open(seat, seat, Options{TestSpeed: true, NoHints: true})
	p := sit(t, s, 1280, 720, 100)
	ui.Use(ui.Style{Percent: 100, Contrast: true})
	p.pass(40)
	screentest.Golden(t, "contrast", p.Shot(), *update)
}

// A bump in the middle of it: the figure is squashed against what it hit.
func TestPictureOfABump(t *testing.T) {
	at := grid.Point{X: 12, Y: 7}
	seat := bran(t, at, grid.Point{X: 3, Y: 2})
	seat.dark()
	seat.turn()
	seat.view.Trace = append(seat.view.Trace, rules.Trace{At: at.Add(grid.East.Delta()), Round: 7, Terrain: grid.Wall})
	seat.events = nil
	s := open(seat, seat, Options{NoHints: true})
	p := sit(t, s, 1280, 720, 100)
	p.pass(30)
	seat.events = []rules.Event{{Kind: rules.Bumped, Who: 1, At: at.Add(grid.East.Delta()), From: at, Facing: grid.East, Thing: "wall", Of: 0, Amount: 4, Rules: []rules.RuleID{"DK-MOV-03"}}}
	p.types("f")
	p.pass(9)
	screentest.Golden(t, "bump", p.Shot(), *update)
}
