package create

import (
	"errors"
	"fmt"
	"image"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"pitchdark/scenes"
	"pitchdark/scenes/ui/screentest"
)

func openRoster(t *testing.T, d *desk, width, height, percent int) (*roster, *screentest.Player) {
	r := Roster(d.options()).(*roster)
	p := screentest.NewPlayer(t, &floor{r}, width, height, percent)
	require.NoError(t, p.Wait(2))
	return r, p
}

// people puts some heroes on the roster.
func (d *desk) people(n int) {
	r := &roster{o: d.options()}
	for range n {
		m := r.stranger(nil)
		if _, err := d.keep(m.Profile(), m.Sheet()); err != nil {
			panic(err)
		}
	}
}

func TestAPartyIsChosenByKeys(t *testing.T) {
	d := &desk{}
	d.people(4)
	r, p := openRoster(t, d, 1280, 720, 100)
	assert.Equal(t, "Nobody is chosen to go yet.", r.partyWords())
	require.NoError(t, p.Press("Down", "Return", "Up", "Return", "Up", "Return"))
	assert.Equal(t, []string{"1.json", "0.json", "3.json"}, d.party, "in their order of march")
	assert.Equal(t, "goes second", r.list.Rows[0].Side)
	require.NoError(t, p.Press("Up", "Return"))
	assert.Equal(t, "A party has at most 3 heroes: leave one behind first.", r.notice)
	require.NoError(t, p.Press("Up", "Return"))
	assert.Equal(t, []string{"0.json", "3.json"}, d.party)
	require.NoError(t, p.Press("Escape"))
	assert.IsType(t, &floor{}, p.Stack.Top())
}

func TestAPartyIsChosenByMouseAndByPad(t *testing.T) {
	d := &desk{}
	d.people(2)
	r, p := openRoster(t, d, 1280, 720, 100)
	require.NoError(t, p.Click(middle(r.list.RowBox(1))))
	assert.Empty(t, d.party, "the first click shows who it is")
	require.NoError(t, p.Click(middle(r.list.RowBox(1))))
	assert.Equal(t, []string{"1.json"}, d.party)
	require.NoError(t, p.Click(middle(r.bar.Buttons[along].Box)))
	assert.Empty(t, d.party)
	require.NoError(t, p.Press("PadUp", "PadA", "PadDown", "PadA"))
	assert.Equal(t, []string{"0.json", "1.json"}, d.party)
}

func TestHeroesAreDeletedOnlyWhenThatIsMeant(t *testing.T) {
	d := &desk{}
	d.people(2)
	d.party = []string{"0.json", "1.json"}
	r, p := openRoster(t, d, 640, 400, 100)
	require.NoError(t, p.Press("Delete", "Return"))
	assert.Len(t, d.heroes, 2, "it begins with the answer that changes nothing")
	require.NoError(t, p.Press("Delete", "Right", "Return"))
	assert.Len(t, d.heroes, 1)
	assert.Equal(t, []string{"1.json"}, d.party, "who is gone does not go")
	assert.Equal(t, "The file lies in trash/0.json now.", r.notice)
	d.fails = errors.New("the disk is gone")
	require.NoError(t, p.Press("Delete", "Right", "Return"))
	assert.Equal(t, "The disk is gone.", r.notice)
}

func TestAPartyIsMadeByDice(t *testing.T) {
	d := &desk{}
	r, p := openRoster(t, d, 640, 400, 100)
	assert.Equal(t, makeOne, r.bar.Focus, "nobody is there yet")
	require.NoError(t, p.Press("Right", "Right", "Return"))
	require.Len(t, d.party, 3, "as many as a party has")
	names, mages := map[string]bool{}, 0
	for _, h := range d.heroes {
		names[h.Profile.Name] = true
		if strings.Contains(h.Profile.Title, "mage") {
			mages++
		}
	}
	assert.Len(t, names, 3, "of different names")
	assert.Contains(t, []int{1, 2}, mages, "and of both classes")
}

func TestHeroesAreMadeFromTheRoster(t *testing.T) {
	d := &desk{}
	r, p := openRoster(t, d, 640, 400, 100)
	require.NoError(t, p.Press("Return"))
	assert.IsType(t, &screen{}, p.Stack.Top())
	require.NoError(t, p.Press("Right", "Right", "Return", "Left", "Left", "Return"))
	assert.Same(t, scenes.Scene(r), p.Stack.Top())
	assert.Len(t, r.list.Rows, 1)
	require.NoError(t, p.Press("Right", "Return"))
	assert.True(t, p.Stack.Top().(*screen).making.Finished(), "made by dice")
}

func TestWhatIsWrongWithTheRosterIsTold(t *testing.T) {
	d := &desk{trouble: "The hero in cora.json was damaged and is now in cora.json.broken."}
	d.people(1)
	d.heroes = append(d.heroes, Hero{Path: "x.json", Not: "No hero can have this sheet."})
	d.heroes[1].Profile.Name = "x"
	d.party = []string{"x.json"}
	r, p := openRoster(t, d, 640, 400, 100)
	assert.Contains(t, r.words(), "cora.json was damaged")
	assert.Empty(t, r.party, "who cannot go does not")
	require.NoError(t, p.Press("Down", "Return"))
	assert.Empty(t, d.party)
	assert.Equal(t, "No hero can have this sheet.", r.list.Rows[1].Not)
	require.NoError(t, p.Press("Delete", "Right", "Return"))
	assert.Len(t, d.heroes, 1, "but it can be deleted")
}

func TestTheRosterFitsAtEverySizeOfText(t *testing.T) {
	for _, people := range []int{0, 5} {
		d := &desk{}
		d.people(people)
		for i := range min(people, 3) {
			d.party = append(d.party, d.heroes[i].Path)
		}
		r, p := openRoster(t, d, 1280, 720, 100)
		screentest.Sizes(func(size image.Point, percent int) {
			p.Resize(size.X, size.Y, percent)
			require.NoError(t, p.Wait(2))
			p.Fits(t, fmt.Sprintf("%d people, %v, %d %%", len(r.heroes), size, percent))
		})
	}
}

func TestPicturesOfTheRoster(t *testing.T) {
	for _, percent := range []int{100, 200} {
		d := &desk{}
		d.people(5)
		d.party = []string{"1.json", "3.json"}
		_, p := openRoster(t, d, 1280, 720, percent)
		screentest.Golden(t, fmt.Sprintf("roster-%d", percent), p.Shot(), *update)
	}
}
