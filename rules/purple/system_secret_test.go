package purple

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"pitchdark/rules"
	"pitchdark/rules/dice"
	"pitchdark/rules/grid"
	"pitchdark/rules/internal/world"
)

// table is a lit floor with two heroes and a creature on it, of whom nobody has
// perceived anybody yet.
func table(t *testing.T, kind string) (s *System, w *world.World, a, b, m *world.Actor) {
	t.Helper()
	s = NewSystem()
	w = world.New(s, 1)
	g, err := grid.New(30, 3)
	require.NoError(t, err)
	for x := range 30 {
		for y := range 3 {
			g.Set(grid.Point{X: x, Y: y}, grid.Floor)
		}
	}
	w.Levels = append(w.Levels, &world.Level{ID: "table", Grid: g, Depth: 1, Lit: everywhere(rules.Bright)})
	for i, sp := range []world.Spawn{{Kind: "human-warrior", Slot: 1}, {Kind: "human-warrior", Slot: 2}, {Kind: kind}} {
		c, err := s.Spawn(w, sp)
		require.NoError(t, err)
		c.At = grid.Point{X: 1 + i, Y: 1}
	}
	return s, w, w.Actors[0], w.Actors[1], w.Actors[2]
}

// everywhere is one light on all tiles.
type everywhere rules.Light

func (e everywhere) Level(grid.Point) uint8 { return uint8(e) }
func (everywhere) Levels() []uint8          { return nil }
func (everywhere) Revision() uint32         { return 1 }

// falls are dice that fall as given.
type falls []int

func (f *falls) Force(world.ActorID, dice.Purpose, int) (int, bool) {
	n := (*f)[0]
	*f = (*f)[1:]
	return n, true
}

func perceive(a, b *world.Actor, known bool) {
	a.Senses.Percepts = append(a.Senses.Percepts, world.Percept{Handle: rules.FirstMet, Who: b.ID, At: b.At, Degree: rules.Identified, Known: known})
}

// A companion of whom a hero knows nothing brings it neither light nor want of
// light [PH-LIT-03, DK-VIS-05].
func TestOnlyKnownCompanionsCountForTheLights(t *testing.T) {
	_, w, a, b, _ := table(t, "orc")
	assert.Equal(t, 1, lightsShort(w, a), "it has no light itself")
	w.Add(world.Item{Kind: torch, Holder: b.ID, Where: rules.InHand, Lit: true, Left: 60, Count: 1})
	assert.Equal(t, 1, lightsShort(w, a), "a light of which it knows nothing")
	perceive(a, b, true)
	assert.Zero(t, lightsShort(w, a))
}

// A captain of whom a hero knows nothing does not lead it [PH-FEA-03,
// DK-VIS-05].
func TestOnlyAKnownCaptainLeads(t *testing.T) {
	_, w, a, b, _ := table(t, "orc")
	h := PlainHero("human-warrior")
	require.NoError(t, h.alter("feat", "captain"))
	card, err := json.Marshal(h)
	require.NoError(t, err)
	b.SetCard(card)
	assert.Zero(t, captainOf(w, a))
	perceive(a, b, true)
	assert.Equal(t, 1, captainOf(w, a))
}

// Who lies in wait unseen does not make heroes easier to surprise
// [PH-CMB-02, DK-VIS-05].
func TestALurkerThatNobodySeesSurprisesNobodyMore(t *testing.T) {
	s, w, a, _, m := table(t, "bugbear")
	require.Equal(t, lurkThreshold, monsterOf(m).Surprises())
	perceive(m, a, true)
	require.True(t, s.inFight(w, m))
	assert.Equal(t, surpriseThreshold, s.threshold(w, a))
	perceive(a, m, true)
	assert.Equal(t, lurkThreshold, s.threshold(w, a))
}

// An enemy of which one knows nothing, or not that it is one, does not forbid a
// step, nor a shot, and offers no flight [PH-CMB-38, DK-VIS-05].
func TestOnlyKnownEnemiesHold(t *testing.T) {
	s, w, a, _, m := table(t, "orc")
	m.At = grid.Point{X: 1, Y: 2}
	m.Eyes = rules.DarkVision
	assert.NotNil(t, locker(w, a), "in truth it is held")
	for _, known := range []bool{false, true} {
		a.Senses.Percepts = nil
		if known {
			perceive(a, m, true)
		}
		assert.Equal(t, known, holder(w, a) != nil)
		assert.Equal(t, !known, s.offerFlee(w, a).Hide)
		assert.Equal(t, !known, s.offerWithdraw(w, a).Hide)
	}
}

// Heart and temper come back when the fight is over [PH-CMB-55].
func TestAFightIsOverForThoseWhoLostHeart(t *testing.T) {
	_, _, _, _, m := table(t, "orc")
	m.Temper = rules.Bold
	m.Conditions = []world.Condition{{Kind: conditionFights}, {Kind: conditionFleeing, N: int(m.Temper)}}
	m.Temper = rules.Timid
	settles(m)
	assert.Equal(t, rules.Bold, m.Temper)
	assert.Empty(t, m.Conditions)
}

// Good creatures that would attack throw anew, Evil ones have 2 less, and those
// without understanding are hostile where others are unfriendly [PH-CMB-05].
func TestReactions(t *testing.T) {
	for name, row := range map[string]struct {
		kind string
		dice falls
		want Reaction
	}{
		"orcs, 8 less 2":  {"orc", falls{4, 4}, Unfriendly},
		"wolves, 5":       {"wolf", falls{2, 3}, Hostile},
		"orcs, 12 less 2": {"orc", falls{6, 6}, Unthreatening},
		"an eagle, again": {"giant-eagle", falls{1, 1, 6, 6}, Helpful},
	} {
		t.Run(name, func(t *testing.T) {
			s, w, _, _, m := table(t, row.kind)
			turn := &world.Turn{W: w, Actor: world.Nobody, Forcer: &row.dice}
			kind := monsterOf(m)
			assert.Equal(t, row.want, s.reaction(turn, 0, kind, kind.ReactionMods()))
		})
	}
}
