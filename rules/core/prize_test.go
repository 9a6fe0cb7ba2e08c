package core_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"pitchdark/rules"
	"pitchdark/rules/engine"
	"pitchdark/rules/grid"
	"pitchdark/rules/internal/world"
	"pitchdark/rules/tell"
)

// quest is a dungeon of two levels: below lies a prize, and above are lairs near
// the stairs and far from them.
const quest = `level upper
ambient bright
map
  ########################
  #..>X..+...............#
  #......#...............#
  ########...............#
  ########################
mark 1,1 start facing=E
mark 1,2 start facing=E
mark 3,1 stairs lower at=1,1
mark 21,1 creature bat sleeping=true
slot 6,2 lair=treasure depth=1 size=1
slot 5,2 lair=folk depth=1 size=1
slot 16,2 lair=goblins depth=1 size=1
level lower
ambient bright
map
  #############
  #<..#...+...#
  #####...+...#
  #############
mark 1,1 stairs upper at=3,1
mark 11,1 creature rat-swarm sleeping=true
slot 3,1 lair=prize depth=1 size=1
`

// descend takes the first hero down to the prize.
func descend(t *testing.T, text string, heroes ...string) *engine.Session {
	t.Helper()
	s, err := begin(t, text, 3, heroes...)
	require.NoError(t, err)
	turn(t, s, rules.Move{Who: 1, Path: []grid.Point{{X: 2, Y: 1}, {X: 3, Y: 1}}, Enter: true})
	turn(t, s, rules.Act{Who: 1, Do: "stairs"})
	give(t, s, rules.Answer{Who: 1, Choose: "grow", Words: "Attack"})
	turn(t, s, rules.Move{Who: 1, Path: []grid.Point{{X: 2, Y: 1}, {X: 3, Y: 1}}})
	return s
}

// turn gives a command to the first hero when it is its turn; others end theirs.
func turn(t *testing.T, s *engine.Session, c rules.Command) {
	t.Helper()
	for range 9 {
		asks := s.Open(world.Pass{})
		require.NotEmpty(t, asks)
		who := s.Truth(world.Pass{}).Actors[asks[0].Who]
		if who.Slot == 1 {
			break
		}
		require.NoError(t, s.Give(world.Pass{}, who.ID, rules.Act{Who: rules.Handle(who.Slot), Do: "end", To: who.Facing}))
	}
	give(t, s, c)
}

// climb takes the first hero from the prize back up.
func climb(t *testing.T, s *engine.Session) {
	t.Helper()
	turn(t, s, rules.Move{Who: 1, Path: []grid.Point{{X: 2, Y: 1}, {X: 1, Y: 1}}, Enter: true})
	turn(t, s, rules.Act{Who: 1, Do: "stairs"})
}

func on(w *world.World, level world.LevelID) (dwellers []*world.Actor) {
	for _, a := range w.Actors {
		if a.Slot == 0 && a.Level == level {
			dwellers = append(dwellers, a)
		}
	}
	return dwellers
}

// Taking the prize is told to every hero and wakes all sleepers; a level that is
// come to afterwards has more in its lairs, away from the stairs, who hunt; and
// that once.
func TestThePrizeWakesTheDungeon(t *testing.T) {
	s := descend(t, quest, "bran", "odo")
	w := s.Truth(world.Pass{})
	other := s.Hero(2)
	other.Events(2)
	require.Len(t, on(w, 0), 3, "a bat, one of the folk, a goblin")
	require.True(t, on(w, 0)[0].Asleep)
	turn(t, s, rules.Act{Who: 1, Do: "take", Item: 1})
	var woke []rules.Event
	for _, e := range other.Events(2) {
		if e.Kind == rules.Awakened {
			woke = append(woke, e)
		}
	}
	require.Len(t, woke, 1, "DK-HST-13: every hero learns of it")
	assert.Equal(t, []rules.RuleID{"DK-HST-13"}, woke[0].Rules)
	assert.True(t, strings.HasSuffix(woke[0].Thing, "-lamp"))
	for _, a := range w.Actors {
		assert.False(t, a.Asleep, "DK-HST-13: %s", a.Name)
	}
}

// The lairs of a level fill again when heroes come back to it, once.
func TestMoreHaveComeOnTheWayBack(t *testing.T) {
	s := descend(t, quest, "bran")
	w := s.Truth(world.Pass{})
	turn(t, s, rules.Act{Who: 1, Do: "take", Item: 1})
	before := len(w.Actors)
	climb(t, s)
	came := w.Actors[before:]
	require.NotEmpty(t, came, "DK-HST-13")
	for _, a := range came {
		assert.Equal(t, world.LevelID(0), a.Level)
		assert.False(t, a.Asleep, "DK-HST-13")
		assert.Greater(t, grid.Steps(a.At, grid.Point{X: 3, Y: 1}), 3, "DK-HST-13: not before one's nose")
		assert.NotEqual(t, "pilgrim", a.Name, "DK-HST-13: folk do not gather")
		assert.Contains(t, w.Clock.Order, a.ID, "DK-HST-05")
	}
	after := len(w.Actors)
	turn(t, s, rules.Act{Who: 1, Do: "stairs"})
	assert.Len(t, w.Actors, after, "DK-HST-13: where the prize lay nobody gathers")
	turn(t, s, rules.Act{Who: 1, Do: "stairs"})
	assert.Len(t, w.Actors, after, "DK-HST-13: once a level")
}

// How the dungeon ends: with the prize it is won, without it one is only alive;
// a dungeon without a prize ends as ever.
func TestThePrizeDecidesTheEnd(t *testing.T) {
	for _, test := range []struct {
		text   string
		take   bool
		ending string
		words  string
	}{
		{quest, true, "prize", "the game is won."},
		{quest, false, "nothing", "alive and empty-handed: the game is over."},
		{strings.Replace(quest, "lair=prize", "lair=light", 1), false, "", "Out of the dark at last: the game is won."},
	} {
		s := descend(t, test.text, "bran")
		seat := s.Hero(1)
		if test.take {
			turn(t, s, rules.Act{Who: 1, Do: "take", Item: 1})
		}
		climb(t, s)
		turn(t, s, rules.Move{Who: 1, Path: []grid.Point{{X: 4, Y: 1}}, Enter: true})
		turn(t, s, rules.Act{Who: 1, Do: "leave"})
		assert.Equal(t, "escaped", s.Ended())
		events := seat.Events(1)
		last := events[len(events)-1]
		require.Equal(t, rules.Ended, last.Kind)
		if test.take {
			assert.Contains(t, last.Thing, "-lamp", "DK-HST-13")
			assert.GreaterOrEqual(t, last.Amount, 500, "DK-HST-13")
		} else {
			assert.Equal(t, test.ending, last.Thing, "DK-HST-13")
		}
		assert.Contains(t, tell.Teller{Hero: 1}.Sentence(last), test.words)
	}
}

// What wakes and gathers elsewhere tells a hero nothing: dungeons that differ in
// who lives above are the same to one below that takes the prize.
func TestTheWakingBetraysNothing(t *testing.T) {
	others := strings.NewReplacer("lair=goblins depth=1 size=1", "lair=deep depth=6 size=4", "creature bat", "creature ogre").Replace(quest)
	var views []*rules.View
	var events [][]rules.Event
	for _, text := range []string{quest, others} {
		s := descend(t, text, "bran")
		seat := s.Hero(1)
		seat.Events(1)
		turn(t, s, rules.Act{Who: 1, Do: "take", Item: 1})
		turn(t, s, rules.Act{Who: 1, Do: "end"})
		views, events = append(views, s.Eyes(world.Pass{}, hero(s).ID)), append(events, seat.Events(1))
	}
	assert.Equal(t, views[0], views[1], "DK-VIS-05")
	assert.Equal(t, events[0], events[1], "DK-VIS-05")
}
