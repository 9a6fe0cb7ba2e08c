package crawl

import (
	"flag"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"pitchdark/rules"
	"pitchdark/rules/grid"
	"pitchdark/scenes/ui/screentest"
)

var update = flag.Bool("update", false, "write the kept pictures anew")

// sitter is a seat whose view stands still, so that a picture of it changes
// only with what is drawn.
type sitter struct {
	view   rules.View
	events []rules.Event
}

func (s *sitter) Heroes() []rules.Handle            { return []rules.Handle{1} }
func (s *sitter) Asked() rules.Handle               { return 1 }
func (s *sitter) View(rules.Handle) *rules.View     { return &s.view }
func (s *sitter) Do(rules.Command) error            { return nil }
func (s *sitter) Ended() string                     { return "" }
func (s *sitter) Rounds() int                       { return s.view.Round }
func (s *sitter) Seed() uint64                      { return 1 }
func (s *sitter) Commands() int                     { return 0 }
func (s *sitter) Events(rules.Handle) []rules.Event { e := s.events; s.events = nil; return e }

const room = `
#########################
#.......#...............#
#..T....#...O.......O...#
#.......+............,..#
#.......#...............#
#..~~...####'############
#.~~~...#...............#
#.......#...O.......O...#
#########################`

// bran is the view of a hero in the room, lit by a torch at a tile as far as it
// is seen from the hero's.
func bran(t *testing.T, at, torch grid.Point) *sitter {
	t.Helper()
	rows := strings.Fields(room)
	g, err := grid.New(len(rows[0]), len(rows))
	require.NoError(t, err)
	for y, row := range rows {
		for x, letter := range row {
			terrain, _ := grid.TerrainOf(letter)
			g.Set(grid.Point{X: x, Y: y}, terrain)
		}
	}
	s := &sitter{view: rules.View{Round: 7, Place: "The Room", Level: "room", Theme: "brick", Label: "exploring", Light: rules.Bright}}
	s.view.Hero = rules.Sheet{
		Handle: 1, Name: "Bran", Kind: "core/bran", At: at, Facing: grid.East, Health: 13, MaxHealth: 20, Turn: true, Actions: 2, Allowance: 6, BumpCost: 2,
		Items: []rules.Held{{Name: "torch", Where: rules.InHand, Lit: true, Left: 30, Whole: 360, Gutters: true}, {Name: "mail", Where: rules.Worn}},
	}
	s.view.Lights = []rules.Shine{{At: torch, Kind: "core/torch", Gutters: true}}
	var seen, lit grid.Field
	g.See(&seen, at, grid.Unlimited)
	g.See(&lit, torch, grid.Unlimited)
	for i := range g.Width() * g.Height() {
		p := g.PointAt(i)
		if level := light(torch, p); seen.Has(p) && lit.Has(p) && level > rules.Dark {
			s.view.Cells = append(s.view.Cells, rules.Glimpse{At: p, Terrain: g.At(p), Known: rules.Seen, Light: level})
		}
	}
	return s
}

func light(torch, p grid.Point) rules.Light {
	switch {
	case grid.Within(torch, p, 5):
		return rules.Bright
	case grid.Within(torch, p, 10):
		return 1
	}
	return rules.Dark
}

func (s *sitter) Halts(rules.Handle, []rules.Event) (string, bool) { return "", false }

func (s *sitter) Lore(rules.ContentID) (rules.Lore, bool) { return rules.Lore{}, false }

func (s *sitter) Errand(rules.Handle, *rules.Errand) (rules.Command, string) { return nil, "" }

func (s *sitter) Forecast(rules.Command) rules.Forecast { return rules.Forecast{} }

// turn are offers of one's own turn.
func (s *sitter) turn() {
	s.view.Asks = []rules.Ask{{Who: 1, Phase: rules.PhaseTurn, Offers: []rules.Offer{
		{Do: "move", Title: "Walk", Key: "w", Actions: 1, Rule: "DK-MOV-12", Params: []rules.Param{{Kind: rules.ParamPath, Min: 1, Max: 6}}},
		{Do: "blind move", Title: "Walk blind", Key: "b", Actions: 1, Rule: "DK-MOV-01", Params: []rules.Param{{Kind: rules.ParamRelative}, {Kind: rules.ParamTiles, Min: 1, Max: 6}}},
		{Do: "feel", Title: "Feel about", Key: "f", Actions: 1, Rule: "DK-MOV-14"},
		{Do: "drop", Title: "Drop", Key: "D", Actions: 1, Rule: "DK-LGT-05", Params: []rules.Param{{Kind: rules.ParamItem, Choices: []rules.Choice{{Value: 1, Text: "sword"}, {Value: 2, Text: "torch"}}}}},
		{Do: "wait", Title: "Wait", Key: ".", Actions: 1, Rule: "DK-HST-02"},
		{Do: "end", Title: "End the turn", Key: "Return", Rule: "DK-BLD-08", Params: []rules.Param{{Kind: rules.ParamDirection}}},
		{Do: "attack", Title: "Attack", Key: "a", Actions: 1, Rule: "DK-BLD-02", Not: "nobody is within your reach"},
	}}}
}

// dark makes the hero blind, with sounds, steps, a felt wall and a contact.
func (s *sitter) dark() {
	v := &s.view
	at := v.Hero.At
	v.Blind, v.Light, v.Label, v.Hero.Items[0].Lit = rules.ByDarkness, rules.Dark, "alert", false
	for i := range 3 {
		v.Trace = append(v.Trace, rules.Trace{At: at.Sub(grid.Point{X: i}), Round: 7, Walked: true})
	}
	v.Trace = append(v.Trace, rules.Trace{At: at.Add(grid.North.Delta()), Round: 7, Terrain: grid.Wall})
	v.Contacts = []rules.Contact{{Handle: 100, At: at.Add(grid.SouthEast.Delta())}}
	v.Sounds = []rules.Sound{
		{Round: 6, From: grid.West, Band: rules.Faint, Kind: rules.SoundStep},
		{Round: 7, From: grid.NorthEast, Band: rules.Clear, Kind: rules.SoundDoor},
		{Round: 7, From: grid.South, Band: rules.Near, Kind: rules.SoundThud},
	}
	s.events = []rules.Event{
		{Kind: rules.Bumped, Who: 1, Thing: "wall", Of: 2, Amount: 4, Rules: []rules.RuleID{"DK-MOV-03"}, Mods: []rules.Number{{Name: "armour", Value: -2, Rule: "DK-HST-03"}}},
		{Kind: rules.Heard, Who: 1, Sound: &v.Sounds[1], Rules: []rules.RuleID{"DK-SND-01"}},
		{Kind: rules.Heard, Who: 1, Sound: &v.Sounds[2], Rules: []rules.RuleID{"DK-SND-01"}},
	}
}

func TestPictureOfALitRoom(t *testing.T) {
	at := grid.Point{X: 12, Y: 3}
	seat := bran(t, at, at)
	seat.turn()
	seat.view.Lights[0].Bearer = 1
	seat.view.Tokens = []rules.Token{{Handle: 100, At: grid.Point{X: 15, Y: 2}, Facing: grid.West, Degree: rules.Identified, Kind: "core/goblin", Name: "goblin", Side: rules.Foe, Health: rules.Hurt}}
	s := open(seat, seat, Options{TestSpeed: true})
	p := sit(t, s, 1280, 720, 100)
	p.types("D")
	p.pass(40)
	screentest.Golden(t, "lit", p.Shot(), *update)
}

func TestPictureOfTheDark(t *testing.T) {
	seat := bran(t, grid.Point{X: 12, Y: 7}, grid.Point{X: 3, Y: 2})
	seat.dark()
	seat.turn()
	s := open(seat, seat, Options{TestSpeed: true})
	p := sit(t, s, 1280, 720, 100)
	p.press("PageUp")
	p.types("4")
	p.pass(60)
	screentest.Golden(t, "blind", p.Shot(), *update)
}

func TestPictureOfAnExchange(t *testing.T) {
	seat := bran(t, grid.Point{X: 12, Y: 7}, grid.Point{X: 3, Y: 2})
	seat.dark()
	seat.view.Hero.Actions = 1
	seat.view.Asks = []rules.Ask{{Who: 1, Phase: rules.PhaseExchange, Text: "You have run into someone. What do you do?", Offers: []rules.Offer{
		{Do: "attack", Title: "Strike (your free attack)", Rule: "DK-MOV-08"},
		{Do: "words", Title: "Speak", Rule: "DK-MOV-08", Params: []rules.Param{{Kind: rules.ParamWords, Choices: []rules.Choice{{Text: "known"}, {Text: "call"}}}}},
		{Do: "nothing", Title: "Do nothing", Rule: "DK-MOV-08"},
	}}}
	s := open(seat, seat, Options{TestSpeed: true})
	p := sit(t, s, 1280, 720, 100)
	p.pass(60)
	screentest.Golden(t, "exchange", p.Shot(), *update)
	p.press("Tab", "Up", "Up")
	screentest.Golden(t, "why", p.Shot(), *update)
}
