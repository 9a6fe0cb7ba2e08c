package purple_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"pitchdark/rules/purple"
)

// PH-MOR-01
func TestMoraleScale(t *testing.T) {
	for text, want := range map[string]int{"1": 1, "9": 9, "20": 20, "–": 0} {
		got, refusal := purple.ParseMorale(text)
		assert.Nil(t, refusal, text)
		assert.Equal(t, want, got)
	}
	for _, text := range []string{"0", "21", "", "x"} {
		_, refusal := purple.ParseMorale(text)
		refused(t, "Morale is 1 to 20 or –. [PH-MOR-01]", refusal)
	}
	assert.True(t, (&purple.Monster{Morale: 20}).FightsOnlyCornered())
	assert.False(t, monster(t, "elk").FightsOnlyCornered())
}

// PH-MOR-02, PH-DRK-19
func TestMorale(t *testing.T) {
	assert.False(t, purple.Stands(8, 0, 9))
	assert.True(t, purple.Stands(9, 0, 9))
	assert.True(t, purple.Stands(7, sumOf(purple.MoraleMods(0, true, 0)), 9))
	assert.Equal(t, []int{-2, -4, 6, -6, 0}, []int{
		sumOf(purple.MoraleMods(1, false, 0)), sumOf(purple.MoraleMods(2, false, 0)), sumOf(purple.MoraleMods(0, true, 9)),
		sumOf(purple.MoraleMods(2, false, -9)), sumOf(purple.MoraleMods(1, true, 0)),
	})
	due := func(m purple.Muster, been ...purple.Trial) []purple.Trial { return m.Trials(been) }
	assert.Equal(t, []purple.Trial{purple.HalfDown}, due(purple.Muster{Began: 4, Standing: 2, Morale: 9}))
	assert.Empty(t, due(purple.Muster{Began: 4, Standing: 3, Morale: 9}))
	assert.Empty(t, due(purple.Muster{Began: 4, Standing: 2, Morale: 9}, purple.HalfDown))
	assert.Empty(t, due(purple.Muster{Began: 4, Standing: 2}))
	assert.Empty(t, due(purple.Muster{Began: 4, Morale: 9}))
	assert.Equal(t, []purple.Trial{purple.LastHurt}, due(purple.Muster{Began: 1, Standing: 1, HitPoints: 3, Most: 15, Morale: 9}))
	assert.Empty(t, due(purple.Muster{Began: 1, Standing: 1, HitPoints: 4, Most: 15, Morale: 9}))
	assert.Equal(t, []purple.Trial{purple.LastHurt}, due(purple.Muster{Began: 1, Standing: 1, HitPoints: 1, Most: 3, Morale: 9}))
	assert.Equal(t, []purple.Trial{purple.AmbushLoss}, due(purple.Muster{Began: 5, Standing: 4, HitPoints: 4, Most: 4, Morale: 13, Ambushed: true}))
	assert.Empty(t, due(purple.Muster{Began: 5, Standing: 4, Morale: 11, Ambushed: true}))
	blinded := purple.Muster{Began: 3, Standing: 3, Morale: monster(t, "bandit").Morale, Blinded: true}
	assert.Equal(t, []purple.Trial{purple.LeftBlind}, due(blinded))
	assert.Empty(t, due(blinded, purple.LeftBlind))
	assert.False(t, purple.Stands(8, 0, blinded.Morale))
}

// PH-MOR-03
func TestAfterMoraleFails(t *testing.T) {
	goblin, rat := monster(t, "goblin"), monster(t, "giant-rat")
	assert.Equal(t, purple.BacksOff, goblin.Breaks(3, 4, false))
	assert.Equal(t, purple.Runs, goblin.Breaks(2, 4, false))
	assert.Equal(t, purple.Surrenders, goblin.Breaks(4, 4, true))
	assert.Equal(t, purple.TurnsAtBay, rat.Breaks(2, 2, true))
}

// PH-PUR-01, PH-PUR-03
func TestStartingToRun(t *testing.T) {
	refused(t, "Hilda is still locked in melee. [PH-PUR-01]", purple.MayEscape("Hilda"))
	assert.Nil(t, purple.MayEscape(""))
	refused(t, "No casting in a pursuit. [PH-PUR-03]", purple.MayCastPursued(true))
	assert.Nil(t, purple.MayCastPursued(false))
	assert.Equal(t, purple.Tiles(20), purple.PursuitTiles)
}

// PH-PUR-02, PH-DRK-29
func TestPursuitChecks(t *testing.T) {
	ogres, wolves := purple.Hunters{Speed: 30, Thinkers: 2}, purple.Hunters{Speed: 60, Beasts: 3}
	assert.Equal(t, 2, sumOf(purple.Quarry{Speed: 40}.FleeMods(ogres)))
	assert.Zero(t, sumOf(purple.Quarry{Speed: 30}.FleeMods(ogres)))
	assert.Equal(t, 4, sumOf(wolves.ChaseMods(purple.Quarry{Speed: 40})))
	assert.Zero(t, sumOf(ogres.ChaseMods(purple.Quarry{Speed: 40})))
	slow := func(b purple.Bait) purple.Quarry { return purple.Quarry{Speed: 30, Drops: b} }
	for _, test := range []struct {
		drops       purple.Bait
		ogres, wolf int
	}{
		{purple.Bait{Hazard: true}, 4, 4},
		{purple.Bait{Durable: 3}, 0, 2},
		{purple.Bait{Fresh: 3}, 0, 4},
		{purple.Bait{Fresh: 2}, 0, 0},
		{purple.Bait{Treasure: 20 * purple.Penny}, 2, 0},
		{purple.Bait{Treasure: 19 * purple.Penny}, 0, 0},
		{purple.Bait{Treasure: 100 * purple.Penny}, 4, 0},
	} {
		assert.Equal(t, test.ogres, sumOf(slow(test.drops).FleeMods(ogres)), "%+v", test.drops)
		assert.Equal(t, test.wolf, sumOf(slow(test.drops).FleeMods(wolves)), "%+v", test.drops)
	}
	assert.Equal(t, -6, sumOf(purple.Quarry{Speed: 30, Fatigue: 1, Blind: true}.FleeMods(ogres)))
	assert.Equal(t, -8, sumOf(purple.Hunters{Speed: 30, Fatigue: 2, Hindered: true}.ChaseMods(slow(purple.Bait{}))))
	assert.True(t, purple.Quarry{Invisible: true}.Vanishes())

	bandit, goblin, dog := monster(t, "bandit"), monster(t, "goblin"), monster(t, "hunting-dog")
	assert.True(t, bandit.HinderedInChase(false, false))
	assert.False(t, bandit.HinderedInChase(false, true))
	assert.False(t, bandit.HinderedInChase(true, false))
	assert.False(t, goblin.HinderedInChase(false, false))
	assert.False(t, dog.HinderedInChase(false, false))
	assert.Equal(t, []int{4, 0, 0, 0}, []int{purple.FlightBump(1, 6, 2), purple.FlightBump(2, 6, 2), purple.FlightBump(1, 1, 2), purple.FlightBump(6, 6, 0)})
}

// PH-PUR-04
func TestEndOfPursuit(t *testing.T) {
	even := []int{0}
	chase := purple.Chase(nil).After(7, []int{5})
	assert.False(t, chase.Escaped(0, even))
	assert.True(t, chase.After(9, []int{4}).Escaped(0, even))

	chase = nil
	for i, round := range [][2]int{{7, 5}, {6, 6}, {8, 3}, {10, 9}} {
		assert.False(t, chase.Escaped(0, even), i)
		chase = chase.After(round[0], []int{round[1]})
	}
	assert.True(t, chase.Escaped(0, even))
	assert.True(t, purple.Chase{0}.Escaped(6, even)) // oil and speed
	assert.False(t, purple.Chase{0}.Escaped(5, even))
	assert.False(t, purple.Chase{2, 1}.Escaped(0, []int{0, 0})) // of two groups only one shaken off
	assert.True(t, purple.Chase{2, -2}.Caught(0, []int{0, 0}))
	assert.False(t, purple.Chase{-1}.Caught(0, even))
	assert.True(t, purple.Chase{0}.Caught(0, []int{6}))
	assert.Equal(t, purple.Chase{-1}, purple.Chase{2}.After(1, []int{2}))
}

// PH-PUR-05
func TestAfterPursuit(t *testing.T) {
	assert.Equal(t, 24, purple.FlightTiles(3, 40))
	assert.True(t, purple.LeavesLevel(3))
	assert.False(t, purple.LeavesLevel(4))
	assert.Equal(t, []int{6, 6, 12}, []int{purple.SearchSides, purple.FriendsSides, purple.PursuitSides})
}
