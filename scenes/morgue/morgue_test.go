package morgue

import (
	"bytes"
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"pitchdark/maps"
	"pitchdark/rules"
	"pitchdark/rules/engine"
	"pitchdark/rules/grid"
	"pitchdark/rules/tell"
)

var update = flag.Bool("update", false, "write the golden page anew")

// crawl plays a crawl that minds lead for so many decisions, and gives its
// session and journal.
func crawl(t *testing.T, atlas *maps.Atlas, decisions int, heroes ...string) (*engine.Session, []byte) {
	t.Helper()
	var journal bytes.Buffer
	s, err := engine.New(engine.Setup{Level: atlas.First(), Seed: 9, Heroes: heroes, Auto: true}, engine.Options{Atlas: atlas, Sink: &journal})
	require.NoError(t, err)
	for range decisions {
		if !s.Advance() {
			break
		}
	}
	require.NoError(t, s.Err())
	return s, journal.Bytes()
}

func cellar(t *testing.T) *maps.Atlas {
	t.Helper()
	a, err := maps.Open("cellar")
	require.NoError(t, err)
	return a
}

func lines(t *testing.T, page string) []string {
	t.Helper()
	all := strings.Split(page, "\n")
	for _, l := range all {
		require.LessOrEqual(t, len([]rune(l)), wide, l)
	}
	return all
}

func TestAnEndedCrawlIsToldInTruth(t *testing.T) {
	s, journal := crawl(t, cellar(t), 5000, "bran")
	require.Contains(t, []string{"died", "escaped"}, s.Ended())
	a, err := Read(journal, "my.journal", cellar(t))
	require.NoError(t, err)
	assert.Equal(t, s.Ended(), a.How)
	assert.Equal(t, s.Rounds(), a.Rounds)
	assert.Equal(t, s.Commands(), a.Commands)
	require.NotNil(t, a.Truth)
	assert.Greater(t, len(a.Truth.Cells), len(a.Known.Cells))
	require.NotEmpty(t, a.Last)
	assert.Greater(t, a.Last[0].Number, s.Rounds()-lastRounds-1)
	page := a.Text()
	lines(t, page)
	for _, part := range []string{"Bran", "The map as it was", "my.journal", "0x9", "--hero bran", "In hand:"} {
		assert.Contains(t, page, part)
	}
}

// A hero falls by what brought it down, even if it bled to death [DK-HST-04].
func TestADeathHasItsCauseAndItsRule(t *testing.T) {
	var hero Hero
	j := newJudge([]Hero{{}}, []rules.Handle{1})
	j.heroes[1] = &hero
	teller := &tell.Teller{}
	j.take([]rules.Event{
		{Kind: rules.Began, Amount: 7},
		{Kind: rules.Struck, Who: 100, Other: 1, Amount: 9, Names: rules.Names{Who: "the ogre", Other: "Bran"}, Rules: []rules.RuleID{"DK-HST-03"}},
		{Kind: rules.Downed, Who: 1, Other: 100, Names: rules.Names{Who: "Bran", Other: "the ogre"}, Rules: []rules.RuleID{"DK-HST-04"}},
		{Kind: rules.Began, Amount: 8},
		{Kind: rules.Died, Who: 1, Names: rules.Names{Who: "Bran"}, Rules: []rules.RuleID{"DK-HST-04"}},
	}, teller)
	assert.Equal(t, 7, hero.Fate.Round)
	assert.Equal(t, "the ogre", hero.Fate.By)
	assert.Equal(t, "The ogre hits Bran hard: 9 damage.", hero.Fate.Last)
	assert.Contains(t, strings.Join(hero.Fate.Why, " "), "DK-HST-03")

	hero = Hero{}
	j = newJudge([]Hero{{}}, []rules.Handle{1})
	j.heroes[1] = &hero
	j.take([]rules.Event{
		{Kind: rules.Bumped, Who: 1, Amount: 5, Thing: "a wall", Names: rules.Names{Who: "Bran"}, Rules: []rules.RuleID{"DK-MOV-03"}},
		{Kind: rules.Downed, Who: 1, Names: rules.Names{Who: "Bran"}},
		{Kind: rules.Died, Who: 101, Other: 1, Names: rules.Names{Who: "the goblin", Other: "Bran"}},
	}, teller)
	assert.Equal(t, "walking into the wall", hero.Fate.By)
	assert.Equal(t, []string{"goblin"}, j.names())
}

// Of a crawl that goes on nothing is told but what its heroes know: of two
// worlds that differ only behind a wall the page is the same [DK-VIS-05].
func TestAPageOfARunningCrawlKnowsNoMoreThanItsHeroes(t *testing.T) {
	world := func(hidden, foe string) *maps.Atlas {
		levels, err := maps.Parse("two.map", []byte(`level two
name The Two Rooms
theme stone
ambient dark

map
  #################
  #.....#.........#
  #.....#....`+hidden+`....#
  #.....#.........#
  #################

mark 2,2 start facing=E
mark 4,2 light torch
`+foe))
		require.NoError(t, err)
		a, err := maps.NewAtlas(levels...)
		require.NoError(t, err)
		return a
	}
	one, other := world(".", ""), world("O", "mark 14,1 creature goblin facing=S\nmark 13,3 item sword\n")
	page := func(a *maps.Atlas) string {
		_, journal := crawl(t, a, 3, "bran")
		account, err := Read(journal, "two.journal", a)
		require.NoError(t, err)
		require.Empty(t, account.How)
		require.Nil(t, account.Truth)
		return account.Text()
	}
	text := page(one)
	assert.Equal(t, text, page(other))
	assert.Contains(t, text, "under way")
	assert.NotContains(t, text, "as it was")
	assert.NotContains(t, text, "watch")
}

func TestAPartyIsToldByTheOneThatStoodLongest(t *testing.T) {
	s, journal := crawl(t, cellar(t), 5000, "bran", "wren")
	require.NotEmpty(t, s.Ended())
	a, err := Read(journal, "x.journal", cellar(t))
	require.NoError(t, err)
	require.Len(t, a.Heroes, 2)
	assert.Contains(t, a.Text(), "The last rounds, as "+a.Teller+" lived them")
	lines(t, a.Text())
}

func TestAGivenUpCrawlIsTold(t *testing.T) {
	var journal bytes.Buffer
	s, err := engine.New(engine.Setup{Level: "cellar", Seed: 1, Heroes: []string{"odo"}}, engine.Options{Atlas: cellar(t), Sink: &journal})
	require.NoError(t, err)
	require.NoError(t, s.GiveUp())
	a, err := Read(journal.Bytes(), "x.journal", cellar(t))
	require.NoError(t, err)
	assert.Equal(t, "gave up", a.How)
	assert.Contains(t, a.Text(), "the crawl was given up")
	row := a.Row(time.Time{})
	assert.False(t, row.Won())
	assert.Empty(t, row.Cause)
}

func TestWhatIsNoJournalIsRefused(t *testing.T) {
	_, err := Read([]byte("no game\n"), "x", cellar(t))
	assert.ErrorContains(t, err, "line 1 is no journal's header")
}

// made is an account with something in every part of it.
func made() *Account {
	room := func(known rules.Known) *rules.View {
		v := &rules.View{Round: 40, Hero: rules.Sheet{Handle: 1, At: grid.Point{X: 2, Y: 1}}}
		for y, row := range []string{"######", "#....#", "######"} {
			for x, r := range row {
				terrain, _ := grid.TerrainOf(r)
				v.Cells = append(v.Cells, rules.Glimpse{At: grid.Point{X: x, Y: y}, Terrain: terrain, Known: known})
			}
		}
		return v
	}
	a := &Account{
		Journal: "cellar-20310203-040506.journal", Setup: engine.Setup{Level: "cellar", Seed: 42, Heroes: []string{"bran", "wren"}},
		Place: "The Cellar", How: "died", Rounds: 44, Commands: 210, Deepest: 3, Teller: "Wren",
		Felled: []string{"bat", "goblin", "goblin"}, Known: room(rules.Remembered), Truth: room(rules.Seen),
		Last:   []Round{{43, []string{"You bleed: 9 hit points below zero."}}, {44, []string{"You die.", "The dark has won: the game is over."}}},
		Damage: "the journal is damaged from line 9 on (its last line is cut short); the game stands as it was before",
		Heroes: []Hero{
			{
				Sheet: rules.Sheet{
					Name: "Bran", Health: -10, MaxHealth: 20, Down: true, Dead: true, Stats: []rules.Number{{Name: "Attack", Value: 4}, {Name: "Treasure", Value: 45, Rule: "DK-HST-12"}},
					Items: []rules.Held{{Name: "sword", Where: rules.InHand}, {Name: "torch", Where: rules.InHand, Light: true, Lit: true, Left: 60, Whole: 360}, {Name: "mail", Where: rules.Worn}, {Name: "bandage", Count: 3}},
				},
				Fate: Fate{Round: 30, By: "the ogre", Last: "The ogre hits Bran hard: 9 damage.", Why: []string{"damage, 2d6: 10 − armour 1 [DK-HST-03] = 9", "DK-HST-03", "DK-STL-02"}},
			},
			{
				Sheet: rules.Sheet{Name: "Wren", Health: 3, MaxHealth: 20, Stats: []rules.Number{{Name: "Treasure", Value: 15, Rule: "DK-HST-12"}}, Conditions: []string{"out of breath"}},
			},
		},
	}
	a.Truth.Tokens = []rules.Token{{At: grid.Point{X: 4, Y: 1}, Name: "ogre", Side: rules.Foe}, {At: grid.Point{X: 3, Y: 1}, Name: "Bran", Side: rules.Friend, Dead: true}}
	return a
}

func TestThePageIsAsKept(t *testing.T) {
	path := filepath.Join("testdata", "page.golden")
	text := made().Text()
	lines(t, text)
	if *update {
		require.NoError(t, os.WriteFile(path, []byte(text), 0o644))
	}
	want, err := os.ReadFile(path)
	require.NoError(t, err)
	assert.Equal(t, string(want), text)
}

func TestAMapThatIsTooWideIsShownAboutTheHero(t *testing.T) {
	from, to := within(0, 199, 100, 80)
	assert.Equal(t, []int{60, 139}, []int{from, to})
	from, to = within(0, 199, 3, 80)
	assert.Equal(t, []int{0, 79}, []int{from, to})
	from, to = within(0, 199, 199, 80)
	assert.Equal(t, []int{120, 199}, []int{from, to})
	from, to = within(5, 20, 9, 80)
	assert.Equal(t, []int{5, 20}, []int{from, to})
}

func TestCrawlsAreAddedUp(t *testing.T) {
	rows := []Row{
		{Dungeon: "cellar", Heroes: []string{"bran"}, How: "died", Cause: "goblin", Rounds: 30, Deepest: 1, Felled: 2, Treasure: 900},
		{Dungeon: "cellar", Heroes: []string{"bran", "wren"}, How: "escaped", Rounds: 90, Deepest: 2, Treasure: 60},
		{Dungeon: "endless", Heroes: []string{"wren"}, How: "died", Cause: "goblin", Rounds: 200, Deepest: 7},
		{Dungeon: "endless", Heroes: []string{"odo"}, How: "gave up", Rounds: 2, Deepest: 1},
		{Dungeon: "cellar", Heroes: []string{"bran"}, How: "escaped", Rounds: 70, Deepest: 1, Treasure: 5},
		{Journal: "old", Fault: "another ruleset"},
	}
	s := Sum(rows)
	assert.Equal(t, 5, s.Crawls)
	assert.Equal(t, []int{2, 2, 1}, []int{s.Won, s.Died, s.GivenUp})
	assert.Equal(t, []int{392, 200, 7, 60, 2}, []int{s.Rounds, s.Longest, s.Deepest, s.Treasure, s.Felled})
	assert.Equal(t, []Tally{{Name: "goblin", Times: 2, Deepest: 7}}, s.Causes)
	assert.Equal(t, []Tally{
		{Name: "cellar", Times: 3, Won: 2, Deepest: 2, Fastest: 70, Treasure: 60},
		{Name: "endless", Times: 2, Deepest: 7},
	}, s.Dungeons)
	assert.Equal(t, Tally{Name: "bran", Times: 3, Won: 2, Deepest: 2, Fastest: 70, Treasure: 60}, s.Heroes[0])
}

func TestTheIndexIsReadAsItWasWritten(t *testing.T) {
	rows := []Row{{Journal: "a.journal", At: time.Unix(9, 0).UTC(), Dungeon: "cellar", Heroes: []string{"bran"}, Seed: 1<<64 - 1, How: "died", Cause: "the dark"}}
	text, err := WriteIndex(rows)
	require.NoError(t, err)
	again, err := ReadIndex(text)
	require.NoError(t, err)
	assert.Equal(t, rows, again)
	_, err = ReadIndex(text[:20])
	assert.ErrorContains(t, err, "broken")
}
