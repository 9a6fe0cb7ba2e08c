package title

import (
	"image"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"pitchdark/scenes"
	"pitchdark/scenes/ui/screentest"
)

// withRoster is an owner's offer with a second system, whose roster takes three
// along as soon as it is opened.
func (o *owner) withRoster(members *[]Member) Options {
	options := o.options()
	options.Systems = []System{{
		ID: "purple", Name: "Purple Hack", Note: "Heroes of your own making.",
		Party: func() []Member { return slices.Clone(*members) },
		Not: func(dungeon string) string {
			if dungeon == o.closed {
				return "Not yet by the rules of Purple Hack."
			}
			return ""
		},
		March: func(m []Member) { *members = slices.Clone(m) },
		Roster: func() scenes.Scene {
			*members = []Member{
				{"a", "Dagna", "dwarf warrior of level 1, Smiter", "purple/dwarf-warrior"},
				{"b", "Ilvanor", "elf mage of level 1", "purple/elf-mage"},
				{"c", "Tuck", "halfling warrior of level 1, Hordeslayer", "purple/halfling-warrior"},
			}
			return still{"roster"}
		},
	}}
	return options
}

func openSystems(t *testing.T, o *owner, width, height, percent int) (*screen, *[]Member, *screentest.Player) {
	members := &[]Member{}
	s := New(o.withRoster(members)).(*screen)
	p := screentest.NewPlayer(t, s, width, height, percent)
	require.NoError(t, p.Wait(1))
	return s, members, p
}

func TestACrawlIsBegunByOtherRules(t *testing.T) {
	o := &owner{}
	s, members, p := openSystems(t, o, 640, 600, 100)
	require.NoError(t, p.Press("Return", "Down", "Down", "Right"))
	assert.Equal(t, "Purple Hack", s.list.Rows[s.list.Chosen].Words)
	require.NoError(t, p.Press("Up", "Return"))
	assert.Empty(t, o.begun)
	assert.Contains(t, s.notice, "Nobody is chosen to go yet")
	require.NoError(t, p.Press("Return"))
	assert.Equal(t, still{"roster"}, p.Stack.Top(), "the cursor was there already")
	require.NoError(t, p.Press("Escape"))
	require.Len(t, s.members, 3)

	require.NoError(t, p.Press("Down", "PadLeft")) // Ilvanor goes first
	assert.Equal(t, []string{"Ilvanor", "Dagna", "Tuck"}, []string{(*members)[0].Name, (*members)[1].Name, (*members)[2].Name})
	assert.Equal(t, "Ilvanor", s.list.Rows[s.list.Chosen].Words, "the cursor goes along")
	require.NoError(t, p.Press("Left"))
	assert.Equal(t, "Ilvanor", (*members)[0].Name, "nobody goes before the first")
	require.NoError(t, p.Press("Up", "Up", "PadA"))
	assert.Equal(t, []Choice{{Dungeon: "dark-room", Seed: 99, System: "purple"}}, o.begun)
}

func TestOtherRulesAreChosenByTheMouse(t *testing.T) {
	o := &owner{}
	s, _, p := openSystems(t, o, 1280, 720, 100)
	row := func(words string) image.Point {
		i := slices.IndexFunc(s.entries, func(e entry) bool { return e.row.Words == words })
		return middle(s.list.RowBox(i))
	}
	require.NoError(t, p.Click(middle(s.list.RowBox(0))))
	require.NoError(t, p.Click(row(Plain)))
	require.NoError(t, p.Click(row("The roster")))
	require.NoError(t, p.Press("Escape"))
	require.NoError(t, p.Click(row(dungeonName("cellar"))))
	assert.Equal(t, []Choice{{Dungeon: "cellar", Seed: 99, System: "purple"}}, o.begun)
}

func TestADungeonThatOtherRulesDoNotKnowIsGrey(t *testing.T) {
	o := &owner{closed: "cellar"}
	s, _, p := openSystems(t, o, 640, 600, 100)
	require.NoError(t, p.Press("Return", "Down", "Down", "Right", "Down", "Return", "Escape", "Up", "Up", "Up", "Return"))
	assert.Equal(t, "Not yet by the rules of Purple Hack.", s.list.Rows[s.list.Chosen].Not)
	assert.Empty(t, o.begun)
	require.NoError(t, p.Press("Down", "Return"))
	assert.Len(t, o.begun, 1)
}

func TestPicturesOfOtherRules(t *testing.T) {
	for name, percent := range map[string]int{"purple": 100, "purple-200": 200} {
		t.Run(name, func(t *testing.T) {
			s, _, p := openSystems(t, &owner{}, 1280, 720, percent)
			require.NoError(t, p.Press("Return", "Down", "Down", "Right", "Down", "Return", "Escape", "Down"))
			require.Len(t, s.members, 3)
			require.NoError(t, p.Wait(24))
			screentest.Golden(t, name, p.Shot(), *update)
		})
	}
}
