package main

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"pitchdark/rules/engine"
	"pitchdark/scenes/title"
	"pitchdark/scenes/ui/screentest"
)

// Heroes are made in the game's own roster, and lie on the disk at once.
func TestHeroesAreMadeAndKeptOnDisk(t *testing.T) {
	folder := home(t)
	p := newProgram(true, true)
	roster := p.roster(systemsMade[0])
	w := screentest.NewPlayer(t, roster, 1280, 720, 100)
	require.NoError(t, w.Press("Right", "Right", "Return")) // a party by dice
	require.Len(t, p.party, 4)
	files, err := filepath.Glob(filepath.Join(folder, "heroes", "*.json"))
	require.NoError(t, err)
	assert.Len(t, files, 4)

	members := p.members("purple")
	require.Len(t, members, 4)
	members[0], members[3] = members[3], members[0]
	p.marchMembers(members)
	assert.Equal(t, members, p.members("purple"), "in the order that was chosen")
	sheets, err := p.sheets("purple")
	require.NoError(t, err)
	require.Len(t, sheets, 4)
	names := heroNames(engine.Setup{System: "purple", Sheets: sheets})
	for i, m := range members {
		assert.Equal(t, m.Name, names[i])
	}
	said := p.writeSheet(p.party[0], "a page")
	assert.FileExists(t, filepath.Join(folder, "heroes", filepath.Base(said)))
}

func TestAHeroWhoCannotBeReadStaysBehind(t *testing.T) {
	folder := home(t)
	p := newProgram(true, true)
	m, err := engine.Create("purple", 1)
	require.NoError(t, err)
	m.Rest()
	good, err := p.store.KeepHero("purple", "Good", m.Sheet())
	require.NoError(t, err)
	odd, err := p.store.KeepHero("purple", "Odd", []byte(`{"name":"Odd"}`))
	require.NoError(t, err)
	require.NoError(t, os.WriteFile(filepath.Join(folder, "heroes", "torn.json"), []byte(`{"for`), 0o644))

	p.party = []string{good.Path, odd.Path, filepath.Join(folder, "heroes", "torn.json")}
	list, trouble := p.heroes("purple")
	assert.Contains(t, trouble, "The hero in torn.json was damaged")
	require.Len(t, list, 2)
	assert.Equal(t, "odd.json", list[1].Profile.Name)
	assert.Contains(t, list[1].Not, "An ability score must be 2 to 19")
	assert.Len(t, p.members("purple"), 1)

	p.party = nil
	_, err = p.sheets("purple")
	assert.ErrorContains(t, err, "nobody is chosen to go")
}

// A party from the roster goes into a crawl, and is there again when that is
// gone on with.
func TestAPartyOfTheRosterGoesIntoACrawl(t *testing.T) {
	home(t)
	p := newProgram(true, true)
	w := screentest.NewPlayer(t, p.roster(systemsMade[0]), 1280, 720, 100)
	require.NoError(t, w.Press("Right", "Right", "Return"))
	members := p.members("purple")
	s, err := p.beginChosen(title.Choice{Dungeon: "endless", Seed: 7, System: "purple"})
	require.NoError(t, err)
	c := s.(*crawling)
	for i, h := range c.session.Party().Heroes() {
		sheet := c.session.Party().View(h).Hero
		assert.Equal(t, members[i].Name, sheet.Name)
		assert.Equal(t, members[i].Kind, sheet.Kind)
	}
	sum := c.session.Sum()
	require.NoError(t, c.put())
	what, not := p.unfinished()
	assert.Empty(t, not)
	assert.Equal(t, placeName("endless")+", with "+members[0].Name+", "+members[1].Name+", "+members[2].Name+", "+members[3].Name, what)

	p.party = nil // the crawl has its own sheets
	again, err := p.resumeNewest()
	require.NoError(t, err)
	assert.Equal(t, sum, again.(*crawling).session.Sum())
	anew, err := again.(*crawling).anew(8)
	require.NoError(t, err)
	assert.Equal(t, c.session.Setup().Sheets, anew.(*crawling).session.Setup().Sheets)
	require.NoError(t, anew.(*crawling).put())
	require.NoError(t, again.(*crawling).session.GiveUp())
	require.NoError(t, again.(*crawling).put())
	assert.Contains(t, again.(*crawling).account.Text(), members[0].Name, "the dead have their page")
}
