package core_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"pitchdark/maps"
	"pitchdark/rules"
	"pitchdark/rules/engine"
	"pitchdark/rules/grid"
	"pitchdark/rules/internal/world"
	"pitchdark/rules/scenario"
	"pitchdark/rules/tabletest"
)

// twoLevels is a stair down, and at its foot a second level with a goblin.
const twoLevels = `level upper
ambient bright
map
  #####
  #..>#
  #...#
  #####
mark 2,1 start facing=E
mark 2,2 start facing=E
mark 3,1 stairs lower at=1,1
level lower
ambient bright
map
  #######
  #<....#
  #######
mark 1,1 stairs upper at=3,1
mark 5,1 creature goblin sleeping=true
`

// delve begins a game of two levels with heroes of these names, and takes the
// first to the stairs and down them.
func delve(t *testing.T, heroes ...string) *engine.Session {
	t.Helper()
	levels, err := maps.Parse("two.map", []byte(twoLevels))
	require.NoError(t, err)
	atlas, err := maps.NewAtlas(levels...)
	require.NoError(t, err)
	s, err := engine.New(engine.Setup{Level: "upper", Seed: 7, Heroes: heroes}, engine.Options{Atlas: atlas})
	require.NoError(t, err)
	for s.Open(world.Pass{})[0].Who != hero(s).ID {
		other := s.Open(world.Pass{})[0].Who
		require.NoError(t, s.Give(world.Pass{}, other, rules.Act{Who: 2, Do: "end"}))
	}
	give(t, s, rules.Move{Who: 1, Path: []grid.Point{{X: 3, Y: 1}}, Enter: true})
	give(t, s, rules.Act{Who: 1, Do: "stairs"})
	return s
}

// hero is the first hero.
func hero(s *engine.Session) *world.Actor {
	for _, a := range s.Truth(world.Pass{}).Actors {
		if a.Slot == 1 {
			return a
		}
	}
	return nil
}

func give(t *testing.T, s *engine.Session, c rules.Command) {
	t.Helper()
	require.NoError(t, s.Give(world.Pass{}, hero(s).ID, c))
}

// On a new deepest level a hero chooses one of four ways to grow; on a level
// that it knows there is nothing more to learn.
func TestGrowth(t *testing.T) {
	before := []int{4, 4, 0, 3, 2, 2}
	for choice, after := range map[string]struct {
		hp    int
		stats []int
	}{
		"4 more hit points": {24, before},
		"Attack":            {20, []int{5, 4, 0, 3, 2, 2}},
		"Defence":           {20, []int{4, 5, 0, 3, 2, 2}},
		"Stealth":           {20, []int{4, 4, 0, 4, 2, 2}},
	} {
		s := delve(t, "bran")
		asks := s.Open(world.Pass{})
		require.Len(t, asks, 1)
		require.Equal(t, rules.PhaseGrowth, asks[0].Phase, "DK-HST-11")
		assert.Len(t, s.Eyes(world.Pass{}, hero(s).ID).Asks[0].Offers[0].Params[0].Choices, 4)
		give(t, s, rules.Answer{Who: 1, Choose: "grow", Words: choice})
		assert.Equal(t, after.hp, hero(s).HP, "DK-HST-11: %s", choice)
		assert.Equal(t, after.hp, hero(s).MaxHP)
		assert.Equal(t, after.stats, hero(s).Stats)
		give(t, s, rules.Act{Who: 1, Do: "stairs"})
		give(t, s, rules.Act{Who: 1, Do: "stairs"})
		assert.Equal(t, rules.PhaseTurn, s.Open(world.Pass{})[0].Phase, "DK-HST-11: it has been here before")
	}
}

// Every hero that comes along grows, and what lives below enters play with an
// initiative of its own.
func TestTheWholePartyGrows(t *testing.T) {
	s := delve(t, "bran", "ysolde")
	w := s.Truth(world.Pass{})
	for _, who := range []rules.Handle{1, 2} {
		ask := s.Open(world.Pass{})[0]
		require.Equal(t, rules.PhaseGrowth, ask.Phase, "DK-HST-11")
		require.NoError(t, s.Give(world.Pass{}, ask.Who, rules.Answer{Who: who, Choose: "grow", Words: "Attack"}))
	}
	for _, a := range w.Actors {
		assert.Equal(t, world.LevelID(1), a.Level)
		assert.Contains(t, w.Clock.Order, a.ID, "DK-HST-05")
		if a.Slot > 0 {
			assert.Equal(t, 2, a.Deepest)
		}
	}
}

// A ring of low-light immunity shows in a glimmer what others see as shapes.
func TestRingOfOwls(t *testing.T) {
	p := scenario.Position{
		Map: corridor("b....o"), Actors: []string{"b bran bare hero facing=E", "o ogre"}, Items: []string{"ring-of-owls b pack"}, Ambient: 1,
	}
	tabletest.Play(t, "DK-HST-11", p, func(table *tabletest.Table) {
		b := table.Seat('b')
		table.Wait('b')
		assert.Equal(t, rules.Noticed, b.View().Tokens[0].Degree)
		b.Act("ready", rules.Act{Item: 1})
		assert.Equal(t, rules.Identified, b.View().Tokens[0].Degree)
		assert.Equal(t, rules.LowLightImmune, b.View().Hero.Vision)
	})
}

// A cloak of stealth is worth 3, over armour as well.
func TestCloakOfStealth(t *testing.T) {
	p := duel("", "")
	p.Items = []string{"mail b worn", "cloak-of-stealth b pack"}
	tabletest.Play(t, "DK-HST-11", p, func(table *tabletest.Table) {
		b := table.Seat('b')
		b.Act("ready", rules.Act{Item: 2})
		assert.Equal(t, 3-2+3, figure(b.View().Hero, "Stealth"))
		assert.Equal(t, 2, figure(b.View().Hero, "Armour"))
	})
}

// A draught gives dark vision for 20 rounds.
func TestDarkVisionDraught(t *testing.T) {
	tabletest.Play(t, "DK-HST-11", scenario.Position{
		Map: corridor("b"), Actors: []string{"b bran bare hero facing=E"}, Items: []string{"dark-vision-draught b pack"},
	}, func(table *tabletest.Table) {
		b := table.Seat('b')
		require.Equal(t, rules.ByDarkness, b.View().Blind)
		b.Act("use", rules.Act{Item: 1})
		assert.Equal(t, rules.Sighted, b.View().Blind)
		table.Rounds(19)
		assert.Equal(t, rules.Sighted, b.View().Blind)
		table.Rounds(1)
		assert.Equal(t, rules.ByDarkness, b.View().Blind)
		assert.Empty(t, b.View().Hero.Items)
	})
}
