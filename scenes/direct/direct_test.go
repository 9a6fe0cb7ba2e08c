package direct

import (
	"flag"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"pitchdark/rules"
	"pitchdark/rules/grid"
	"pitchdark/sprites/cue"
)

var update = flag.Bool("update", false, "write the golden cues again")

// golden compares cues, in words, with a file.
func golden(t *testing.T, name string, cues []cue.Cue) {
	t.Helper()
	file := filepath.Join("testdata", name+".golden")
	got := Text(cues)
	if *update {
		require.NoError(t, os.WriteFile(file, []byte(got), 0o644))
	}
	want, err := os.ReadFile(file)
	require.NoError(t, err)
	assert.Equal(t, string(want), got)
}

func at(x, y int) grid.Point { return grid.Point{X: x, Y: y} }

func step(who rules.Handle, x0, y0, x1, y1 int, d grid.Direction) rules.Event {
	return rules.Event{Kind: rules.Moved, Who: who, From: at(x0, y0), At: at(x1, y1), Path: []grid.Point{at(x1, y1)}, Facing: d}
}

func heroView(x, y int, blind rules.Blindness) *rules.View {
	return &rules.View{Hero: rules.Sheet{Handle: 1, At: at(x, y)}, Blind: blind}
}

func TestScenes(t *testing.T) {
	goblin := rules.Token{Handle: 100, At: at(6, 3), Kind: "core/goblin", Degree: rules.Identified}
	lit := heroView(5, 3, rules.Sighted)
	lit.Tokens = []rules.Token{goblin}
	dark := heroView(5, 3, rules.ByDarkness)
	dark.Contacts = []rules.Contact{{Handle: 101, At: at(5, 2)}}
	for _, c := range []struct {
		name   string
		before *rules.View
		after  *rules.View
		events []rules.Event
	}{
		{"walk", heroView(3, 3, rules.Sighted), lit, []rules.Event{
			step(1, 3, 3, 4, 3, grid.East),
			{Kind: rules.Saw, Who: 1, Other: 100, At: at(6, 3), Thing: "identified"},
			step(1, 4, 3, 5, 3, grid.East),
		}},
		{"bump", heroView(3, 3, rules.ByDarkness), dark, []rules.Event{
			{Kind: rules.Declared, Who: 1, Amount: 6, Of: 6, Facing: grid.East},
			step(1, 3, 3, 4, 3, grid.East),
			step(1, 4, 3, 5, 3, grid.East),
			{Kind: rules.Bumped, Who: 1, At: at(6, 3), From: at(5, 3), Facing: grid.East, Thing: "wall", Amount: 4, Of: 2},
			{Kind: rules.Heard, Who: 1, Sound: &rules.Sound{From: grid.NorthWest, Band: rules.Faint, Kind: rules.SoundStep}},
		}},
		{"bump-thin-wall", dark, dark, []rules.Event{
			{Kind: rules.Bumped, Who: 1, At: at(5, 3), From: at(5, 3), Facing: grid.North, Thing: "thin wall", Text: "edge"},
		}},
		{"own-flame-dies", lit, dark, []rules.Event{
			{Kind: rules.LightOut, Who: 1, At: at(5, 3), Thing: "core/torch", Text: "burnt out"},
			{Kind: rules.Blinded, Who: 1, Thing: "darkness"},
			{Kind: rules.LostSight, Who: 1, Other: 100, At: at(6, 3)},
		}},
		{"walks-into-darkness", heroView(4, 3, rules.Sighted), dark, []rules.Event{
			{Kind: rules.Blinded, Who: 1, Thing: "darkness"},
			step(1, 4, 3, 5, 3, grid.East),
		}},
		{"another-flame-dies", lit, lit, []rules.Event{
			{Kind: rules.LightGutter, Who: 100, At: at(6, 3), Thing: "core/torch", Amount: 36},
			{Kind: rules.LightOut, Who: 100, At: at(6, 3), Thing: "core/torch", Text: "wind"},
			{Kind: rules.Gust, At: at(2, 3), Amount: 6},
		}},
		{"lights-up", dark, lit, []rules.Event{
			{Kind: rules.LightLit, Who: 1, At: at(5, 3), Thing: "core/torch"},
			{Kind: rules.SeesAgain, Who: 1},
			{Kind: rules.Saw, Who: 1, Other: 100, At: at(6, 3), Thing: "identified"},
		}},
		{"contact", dark, dark, []rules.Event{
			{Kind: rules.Met, Who: 1, Other: 101, At: at(5, 2)},
			{Kind: rules.Recognised, Who: 1, Other: 101, At: at(5, 2), Thing: "touch", Text: "a goblin"},
			{Kind: rules.WasTouched, Who: 1, Other: 101},
			{Kind: rules.LostTouch, Who: 1, Other: 101, At: at(5, 2)},
		}},
		{"fight", lit, lit, []rules.Event{
			{Kind: rules.Struck, Who: 1, Other: 100, At: at(6, 3), Thing: "sword", Amount: 5},
			{Kind: rules.Missed, Who: 100, Other: 1, At: at(5, 3), Thing: "claw"},
			{Kind: rules.Struck, Who: 100, Other: 1, At: at(5, 3), Thing: "claw", Amount: 4},
			{Kind: rules.Downed, Who: 100, At: at(6, 3)},
			{Kind: rules.Died, Who: 100, At: at(6, 3)},
		}},
		{"struck-from-nowhere", dark, dark, []rules.Event{
			{Kind: rules.Struck, Other: 1, At: at(5, 3), Amount: 3},
			{Kind: rules.StruckEmpty, Who: 1, At: at(5, 2), Thing: "sword"},
		}},
		{"crossing", dark, dark, []rules.Event{
			step(1, 4, 3, 5, 3, grid.East),
			{Kind: rules.Crossed, Who: 1, Other: 102, At: at(5, 3)},
			step(1, 5, 3, 6, 3, grid.East),
		}},
		{"feeling-about", dark, dark, []rules.Event{
			{Kind: rules.FeltAbout, Who: 1, At: at(5, 2), Facing: grid.North, Thing: "wall"},
			{Kind: rules.FeltAbout, Who: 1, At: at(6, 2), Facing: grid.NorthEast, Thing: "nothing"},
			{Kind: rules.FeltAbout, Who: 1, At: at(5, 3)},
		}},
		{"doors-and-lights", lit, lit, []rules.Event{
			{Kind: rules.DoorMoved, Who: 1, At: at(5, 2), Text: "opened"},
			{Kind: rules.DoorMoved, Who: 1, At: at(5, 2), Text: "jammed"},
			{Kind: rules.LightMoved, Who: 1, From: at(5, 3), At: at(9, 3), Thing: "core/torch"},
			{Kind: rules.DouseTried, Who: 100, At: at(5, 3), Thing: "core/torch", Amount: 1, Of: 3},
			{Kind: rules.Spoke, Who: 100, At: at(6, 3), Thing: "call", Text: "who goes?"},
		}},
		{"stairs", lit, lit, []rules.Event{
			{Kind: rules.Entered, Who: 1, Thing: "cellar-2", Text: "a lower cellar"},
		}},
	} {
		t.Run(c.name, func(t *testing.T) { golden(t, c.name, Cues(c.events, c.before, c.after)) })
	}
}

func TestEventsAreNotChanged(t *testing.T) {
	events := []rules.Event{{Kind: rules.Saw, Other: 100}, step(1, 3, 3, 4, 3, grid.East)}
	Cues(events, nil, heroView(4, 3, rules.Sighted))
	assert.Equal(t, rules.Saw, events[0].Kind)
}

func TestUnperceivedActorsShowNothingOfThemselves(t *testing.T) {
	cues := Cues([]rules.Event{{Kind: rules.Struck, Other: 1, At: at(5, 3), Amount: 3}}, nil, heroView(5, 3, rules.ByDarkness))
	require.NotEmpty(t, cues)
	for _, c := range cues {
		_, swing := c.(cue.Swing)
		_, shot := c.(cue.Shot)
		assert.False(t, swing || shot, "%s", c)
	}
}

func TestEventsBeginWhereTheirCuesDo(t *testing.T) {
	events := []rules.Event{
		step(1, 3, 3, 4, 3, grid.East),
		{Kind: rules.Saw, Who: 1, Other: 100, At: at(6, 3)},
		step(1, 4, 3, 5, 3, grid.East),
		{Kind: rules.Bumped, Who: 1, At: at(6, 3), From: at(5, 3), Facing: grid.East, Thing: "wall", Amount: 4},
	}
	cues, starts := Plan(events, nil, heroView(5, 3, rules.Sighted))
	assert.Equal(t, Cues(events, nil, heroView(5, 3, rules.Sighted)), cues)
	tiles := cue.StepTicks
	assert.Equal(t, []int{0, 2 * tiles, tiles, 2*tiles + cue.Appear{}.Hold()}, starts)
}
