package core_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"pitchdark/rules"
	"pitchdark/rules/grid"
	"pitchdark/rules/scenario"
	"pitchdark/rules/tabletest"
)

// A walk in several goes is one move action: it meets another's line once.
func TestOneCrossingForEachPairOfActions(t *testing.T) {
	tabletest.Play(t, "DK-MOV-07", scenario.Position{
		Map: `
			#######
			#..g..#
			#b....#
			#######`,
		Actors: []string{"b bran bare hero facing=E", "g ghoul facing=S"},
	}, func(table *tabletest.Table) {
		b, g := table.Seat('b'), table.Seat('g')
		b.Blind(grid.Forward, 4)
		for table.Asked('g') == rules.PhaseStrike {
			g.Answer("hold")
		}
		b.Act("end", rules.Act{To: grid.East})
		g.Walk(grid.South)
		require.Equal(t, rules.PhaseCrossing, table.Asked('g'))
		g.Answer("let pass")
		g.Walk(grid.West)
		assert.Equal(t, rules.PhaseTurn, table.Asked('g'), "they have met in this action")
		g.At(2, 2)
		g.Act("wait")
		table.Rounds(1)
	})
}

// One in the dark sees the bearer of light that crosses its line and cannot see
// it: it chooses.
func TestCrossedByALight(t *testing.T) {
	tabletest.Play(t, "DK-MOV-11", scenario.Position{
		Map: `
			########
			#..o...#
			#......#
			#b.....#
			#......#
			########`,
		Actors: []string{"b bran bare hero facing=E", "o ogre facing=S vision=normal"},
		Zones:  []string{"3,1 101", "3,2 101", "3,3 101", "3,4 101"},
	}, func(table *tabletest.Table) {
		b, o := table.Seat('b'), table.Seat('o')
		b.Blind(grid.Forward, 5)
		b.Answer("go on")
		b.At(6, 3)
		b.Act("end", rules.Act{To: grid.East})
		o.Walk(grid.South, grid.South, grid.South)
		require.Equal(t, rules.PhaseCrossing, table.Asked('b'))
		b.Answer("meet")
		require.Equal(t, rules.PhaseExchange, table.Asked('b'))
		b.Answer("nothing")
		o.Answer("nothing")
		o.At(3, 4)
	})
}

// Two that see each other never have a crossing event, not even where one of
// them began its walk blind.
func TestNoCrossingOfTwoThatSee(t *testing.T) {
	tabletest.Play(t, "DK-MOV-11", scenario.Position{
		Map:    "########\n#b..o..#\n########",
		Actors: []string{"b bran bare hero facing=E", "o ogre facing=W vision=normal"},
		Zones:  []string{"3,1 101", "4,1 101", "5,1 101"},
	}, func(table *tabletest.Table) {
		b, o := table.Seat('b'), table.Seat('o')
		b.Blind(grid.Forward, 4)
		b.Answer("go on")
		require.Equal(t, rules.PhasePassage, table.Asked('o'))
		o.Answer("meet")
		b.At(5, 1)
		b.NotTold(rules.Crossed)
	})
}

// All that took part in a crossing turn anew, those that see too.
func TestTheSightedFaceAnew(t *testing.T) {
	tabletest.Play(t, "DK-MOV-10", scenario.Position{
		Map: `
			#######
			#..g..#
			#b....#
			#.....#
			#.....#
			#######`,
		Actors: []string{"b bran bare hero facing=E", "g ghoul facing=S move=3"},
	}, func(table *tabletest.Table) {
		b, g := table.Seat('b'), table.Seat('g')
		b.Blind(grid.Forward, 4)
		for table.Asked('g') == rules.PhaseStrike {
			g.Answer("hold")
		}
		b.Act("end", rules.Act{To: grid.East})
		g.Act("wait")
		g.Walk(grid.South, grid.South, grid.South)
		g.Answer("meet")
		b.Answer("nothing")
		g.Answer("nothing")
		require.Equal(t, rules.PhaseTurn, table.Asked('g'), "nothing is left to it but to face")
		g.Act("end", rules.Act{To: grid.NorthEast})
		require.Equal(t, rules.PhaseFacing, table.Asked('b'))
		b.Do(rules.Answer{Choose: "face", To: grid.West})
		b.Blind(grid.Forward, 1)
		b.At(4, 2)
		g.Faces(grid.NorthEast)
	})
}

// One whose end tile is held is told that it ends before it.
func TestEndingBeforeAHeldTile(t *testing.T) {
	tabletest.Play(t, "DK-MOV-05", scenario.Position{
		Map:    "########\n#b.o...#\n########",
		Actors: []string{"b bran bare hero facing=E", "o ogre facing=W vision=normal"},
	}, func(table *tabletest.Table) {
		b, o := table.Seat('b'), table.Seat('o')
		b.Blind(grid.Forward, 2)
		b.Answer("nothing")
		o.Answer("nothing")
		b.At(2, 1)
		var last rules.Event
		for _, e := range b.Events() {
			if e.Kind == rules.Moved {
				last = e
			}
		}
		assert.Equal(t, table.Point(3, 1), last.From)
		assert.Equal(t, table.Point(2, 1), last.At)
	})
}

// One that falls on its way takes its light along to its end point.
func TestFallingWithALight(t *testing.T) {
	tabletest.Play(t, "DK-MOV-09", scenario.Position{
		Map:    "#####################\n#b.o................#\n#####################",
		Actors: []string{"b bran bare hero facing=E hp=1 blinded=9 move=10", "o ogre facing=W vision=normal"},
		Lights: []string{"torch b"},
	}, func(table *tabletest.Table) {
		o, b := table.Seat('o'), table.Seat('b')
		b.Blind(grid.Forward, 10)
		require.Equal(t, rules.PhasePassage, table.Asked('o'))
		o.Answer("meet")
		b.Answer("nothing")
		table.Dice('o', "attack", 19)
		table.Dice('o', "damage", 2, 2)
		o.Answer("attack")
		b.At(11, 1)
		assert.True(t, table.Actor('b').Down)
		level := func(x int) uint8 { return table.W.Levels[0].Lit.Level(table.Point(x, 1)) }
		assert.EqualValues(t, 1, level(1))
		assert.EqualValues(t, rules.Bright, level(16))
	})
}
