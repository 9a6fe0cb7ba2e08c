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

// A blind move declares 1 to the allowance, and one of eight relative
// directions.
func TestBlindMoveBounds(t *testing.T) {
	tabletest.Play(t, "DK-MOV-01", scenario.Position{
		Map:    "#########\n#b......#\n#########",
		Actors: []string{"b bran bare hero facing=E"},
	}, func(table *tabletest.Table) {
		b := table.Seat('b')
		b.Refused("DK-MOV-01", rules.BlindMove{Toward: grid.Forward, Tiles: 0})
		b.Refused("DK-MOV-01", rules.BlindMove{Toward: grid.Forward, Tiles: -1})
		b.Refused("DK-MOV-01", rules.BlindMove{Toward: grid.Forward, Tiles: 7})
		b.Refused("DK-MOV-01", rules.BlindMove{Toward: 8, Tiles: 1})
		b.Refused("DK-MOV-01", rules.Move{Path: []grid.Point{{X: 2, Y: 1}}})
		b.Refused("DK-MOV-01", rules.Act{Do: "blind move", Tiles: 2})
		b.Blind(grid.Forward, 6)
		b.At(7, 1)
		assert.Equal(t, 6, b.Told(rules.Declared).Amount)
	})
}

// Walking turns the walker to face the way it walks; the next direction is
// relative to that.
func TestBlindWalkTurns(t *testing.T) {
	tabletest.Play(t, "DK-MOV-02", scenario.Position{
		Map: `
			######
			#....#
			#....#
			#b...#
			######`,
		Actors: []string{"b bran bare hero facing=N"},
	}, func(table *tabletest.Table) {
		b := table.Seat('b')
		b.Blind(grid.Right, 2)
		b.At(3, 3)
		b.Faces(grid.East)
		b.Blind(grid.Left, 2)
		b.At(3, 1)
		b.Faces(grid.North)
	})
}

// A blind walker pays for every tile that it meant to go, less armour, and
// learns the wall by hitting it.
func TestBumpPaysForAllTilesIntended(t *testing.T) {
	tabletest.Play(t, "DK-MOV-03", scenario.Position{
		Map:    "#####\n#b..#\n#####",
		Actors: []string{"b bran bare hero facing=E armour=2"},
	}, func(table *tabletest.Table) {
		b := table.Seat('b')
		b.Blind(grid.Forward, 6)
		b.At(3, 1)
		b.HP(16)
		e := b.Told(rules.Bumped)
		assert.Equal(t, 2, e.Of, "free tiles walked")
		assert.Equal(t, 4, e.Amount, "damage after armour")
		b.Knows("?????\n?..b#\n?????")
	})
}

// With no free tile at all the walker stays, turned, and pays the same; and the
// bump is heard.
func TestBumpWithoutAFreeTile(t *testing.T) {
	tabletest.Play(t, "DK-MOV-03", scenario.Position{
		Map:    "##########\n#b......o#\n##########",
		Actors: []string{"b bran bare hero facing=E", "o goblin"},
	}, func(table *tabletest.Table) {
		b, o := table.Seat('b'), table.Seat('o')
		b.Blind(grid.Backward, 3)
		b.At(1, 1)
		b.Faces(grid.West)
		b.HP(17)
		s := o.Told(rules.Heard).Sound
		assert.Equal(t, rules.SoundThud, s.Kind)
		assert.Equal(t, rules.Clear, s.Band, "7 steps of 20: over a third, under two")
		assert.Equal(t, table.Direction(grid.West), s.From)
	})
}

// What was hit is remembered as felt: both corners of a blocked diagonal, and a
// thin wall as the edge.
func TestBumpIsFelt(t *testing.T) {
	tabletest.Play(t, "DK-MOV-04", scenario.Position{
		Map: `
			#####
			##..#
			#b#.#
			#...#
			#####`,
		Actors: []string{"b bran bare hero facing=N"},
	}, func(table *tabletest.Table) {
		b := table.Seat('b')
		b.Blind(grid.ForwardRight, 1)
		b.At(1, 2)
		b.Knows(`
			?????
			?#???
			?b#??
			?????
			?????`)
	})
	tabletest.Play(t, "DK-MOV-04", scenario.Position{
		Map:    "####\n#b.#\n####",
		Actors: []string{"b bran bare hero facing=E"},
		Edges:  []string{"1,1 E thin wall"},
	}, func(table *tabletest.Table) {
		b := table.Seat('b')
		b.Blind(grid.Forward, 1)
		b.At(1, 1)
		assert.Equal(t, "edge", b.Told(rules.Bumped).Text)
		felt := b.View().Trace[len(b.View().Trace)-1]
		assert.True(t, felt.IsEdge)
		assert.Equal(t, grid.ThinWall, felt.Edge)
	})
}

// Creatures are no obstacles: the walker meets them, and goes on past them.
func TestWalkingPastACreature(t *testing.T) {
	spec := scenario.Position{
		Map:    "########\n#b.o...#\n########",
		Actors: []string{"b bran bare hero facing=E", "o ogre facing=W vision=normal"},
	}
	tabletest.Play(t, "DK-MOV-05", spec, func(table *tabletest.Table) {
		b, o := table.Seat('b'), table.Seat('o')
		b.Blind(grid.Forward, 4)
		require.Equal(t, rules.PhaseExchange, table.Asked('b'), "the higher initiative first")
		b.Answer("nothing")
		require.Equal(t, rules.PhaseExchange, table.Asked('o'))
		o.Answer("nothing")
		b.At(5, 1)
		e := b.Told(rules.Crossed)
		assert.Equal(t, "someone", e.Names.Other)
		b.HP(20)
	})
	tabletest.Play(t, "DK-MOV-05", spec, func(table *tabletest.Table) {
		b, o := table.Seat('b'), table.Seat('o')
		b.Blind(grid.Forward, 2) // ends on the tile that is held: before it
		b.Answer("nothing")
		o.Answer("nothing")
		b.At(2, 1)
	})
}

// One that sees may refuse a blind walker passage: it stops unhurt, the rest of
// its way forfeit.
func TestRefusedPassage(t *testing.T) {
	tabletest.Play(t, "DK-MOV-05", scenario.Position{
		Map:    "########\n#b.g...#\n########",
		Actors: []string{"b bran bare hero facing=E", "g ghoul facing=W"},
	}, func(table *tabletest.Table) {
		b, g := table.Seat('b'), table.Seat('g')
		b.Blind(grid.Forward, 5)
		require.Equal(t, rules.PhasePassage, table.Asked('g'))
		g.Answer("refuse")
		b.At(2, 1)
		b.HP(20)
		b.Told(rules.Blocked)
		b.NotTold(rules.Crossed)
	})
}

// A downed body is stumbled over, and only the mover may act.
func TestStumblingOverABody(t *testing.T) {
	tabletest.Play(t, "DK-MOV-05", scenario.Position{
		Map:    "########\n#b.o...#\n########",
		Actors: []string{"b bran bare hero facing=E", "o ogre hp=0"},
	}, func(table *tabletest.Table) {
		b := table.Seat('b')
		b.Blind(grid.Forward, 4)
		b.Told(rules.Stumbled)
		require.Equal(t, rules.PhaseExchange, table.Asked('b'))
		b.Answer("nothing")
		b.At(5, 1)
	})
}

// The record of a round holds each move's tiles until the round ends.
func TestRecordOfTheRound(t *testing.T) {
	tabletest.Play(t, "DK-MOV-06", scenario.Position{
		Map:    "########\n#b.....#\n########",
		Actors: []string{"b bran bare hero facing=E"},
	}, func(table *tabletest.Table) {
		b := table.Seat('b')
		b.Blind(grid.Forward, 3)
		b.Blind(grid.Backward, 1)
		lines := table.S.Master().View(0).Lines
		require.Len(t, lines, 2)
		assert.Equal(t, []grid.Point{table.Point(1, 1), table.Point(2, 1), table.Point(3, 1), table.Point(4, 1)}, lines[0].Tiles)
		assert.Equal(t, table.Direction(grid.East), lines[0].Facing)
		assert.Equal(t, table.Direction(grid.West), lines[1].Facing)
		table.Rounds(1)
		assert.Empty(t, table.S.Master().View(0).Lines)
	})
}

// Crossing a line that another walked earlier in the round is running into it,
// once for each pair of moves.
func TestCrossingALine(t *testing.T) {
	spec := scenario.Position{
		Map: `
			#######
			#..o..#
			#.....#
			#b....#
			#.....#
			#.....#
			#######`,
		Actors: []string{"o ogre facing=S vision=normal", "b bran bare hero facing=E"},
	}
	tabletest.Play(t, "DK-MOV-07", spec, func(table *tabletest.Table) {
		o, b := table.Seat('o'), table.Seat('b')
		o.Blind(grid.Forward, 4)
		b.Blind(grid.Forward, 4)
		require.Equal(t, rules.PhaseExchange, table.Asked('o'))
		o.Answer("nothing")
		b.Answer("nothing")
		assert.Equal(t, table.Point(3, 3), b.Told(rules.Crossed).At)
		b.NotTold(rules.Crossed)
		b.At(5, 3)
	})
	tabletest.Play(t, "DK-MOV-07", spec, func(table *tabletest.Table) {
		o, b := table.Seat('o'), table.Seat('b')
		o.Blind(grid.Forward, 4)
		table.Rounds(1) // lines last until the end of the round
		table.Wait('b')
		b.Blind(grid.Forward, 4)
		b.NotTold(rules.Crossed)
	})
}

// Two diagonal steps that cross in one block of four tiles meet on the tile
// that the mover leaves.
func TestDiagonalsCross(t *testing.T) {
	tabletest.Play(t, "DK-MOV-07", scenario.Position{
		Map: `
			####
			#bo#
			#..#
			####`,
		Actors: []string{"o ogre facing=SW vision=normal", "b bran bare hero facing=SE"},
	}, func(table *tabletest.Table) {
		o, b := table.Seat('o'), table.Seat('b')
		o.Blind(grid.Forward, 1)
		table.Wait('b')
		for table.Asked('b') == rules.PhaseStrike {
			b.Answer("hold")
			table.Wait('b')
		}
		b.Blind(grid.Forward, 1)
		assert.Equal(t, table.Point(1, 1), b.Told(rules.Crossed).At)
	})
}

// In an exchange the higher initiative resolves first; the free attack hits
// without a defence roll, words make one known, and bodies stay where they are.
func TestExchange(t *testing.T) {
	tabletest.Play(t, "DK-MOV-08", scenario.Position{
		Map:    "########\n#b.o...#\n########",
		Actors: []string{"o ogre facing=W vision=normal", "b bran bare hero facing=E"},
	}, func(table *tabletest.Table) {
		o, b := table.Seat('o'), table.Seat('b')
		table.Wait('b')
		b.Blind(grid.Forward, 4)
		require.Equal(t, rules.PhaseExchange, table.Asked('o'), "the ogre's initiative is higher")
		o.Answer("words", "known")
		table.Dice('b', "attack", 10)
		table.Dice('b', "damage", 2)
		b.Answer("attack")
		e := b.Told(rules.Struck)
		assert.Equal(t, 1, e.Amount, "2 less the ogre's armour of 2, at least 1")
		b.At(5, 1)
		o.At(3, 1)
		b.Refused("DK-MOV-08", rules.Answer{Choose: "nothing"})
	})
}

// A tie of initiative lets the mover choose first.
func TestExchangeTie(t *testing.T) {
	tabletest.Play(t, "DK-MOV-08", scenario.Position{
		Map:    "########\n#b.o...#\n########",
		Actors: []string{"b bran bare hero facing=E", "o ogre facing=W vision=normal initiative=9"},
	}, func(table *tabletest.Table) {
		b := table.Seat('b')
		b.Blind(grid.Forward, 4)
		assert.Equal(t, rules.PhaseExchange, table.Asked('b'))
	})
}

// Whatever happens in the exchanges, the mover goes on to its end point, even
// with its last breath, and falls there.
func TestOnToTheEndPoint(t *testing.T) {
	tabletest.Play(t, "DK-MOV-09", scenario.Position{
		Map:    "########\n#b.o...#\n########",
		Actors: []string{"o ogre facing=W vision=normal", "b bran bare hero facing=E hp=3"},
	}, func(table *tabletest.Table) {
		o, b := table.Seat('o'), table.Seat('b')
		table.Wait('b')
		b.Blind(grid.Forward, 4)
		table.Dice('o', "attack", 19)
		table.Dice('o', "damage", 2, 2)
		o.Answer("attack")
		b.At(5, 1)
		assert.True(t, table.Actor('b').Down)
		assert.Empty(t, table.Asked('b'), "no exchange of its own any more")
	})
}

// Those that took part in a crossing turn anew at the end of that turn.
func TestFacingAfterACrossing(t *testing.T) {
	tabletest.Play(t, "DK-MOV-10", scenario.Position{
		Map:    "########\n#b.o...#\n########",
		Actors: []string{"b bran bare hero facing=E", "o ogre facing=W vision=normal"},
	}, func(table *tabletest.Table) {
		o, b := table.Seat('o'), table.Seat('b')
		b.Blind(grid.Forward, 4)
		b.Answer("nothing")
		o.Answer("nothing")
		b.Act("end", rules.Act{To: grid.West})
		b.Faces(grid.West)
		require.Equal(t, rules.PhaseFacing, table.Asked('o'))
		o.Do(rules.Answer{Choose: "face", To: grid.East})
		o.Faces(grid.East)
	})
}

// One that sees chooses whether a Blind one's crossing its line is an event,
// and whether its own crossing a Blind one's line is.
func TestTheSightedChoose(t *testing.T) {
	spec := scenario.Position{
		Map: `
			#######
			#..g..#
			#.....#
			#b....#
			#.....#
			#.....#
			#######`,
		Actors: []string{"g ghoul facing=S", "b bran bare hero facing=E"},
	}
	for _, choice := range []rules.ActionID{"meet", "let pass"} {
		tabletest.Play(t, "DK-MOV-11", spec, func(table *tabletest.Table) {
			g, b := table.Seat('g'), table.Seat('b')
			g.Walk(grid.South, grid.South, grid.South, grid.South)
			table.Wait('b')
			b.Blind(grid.Forward, 4)
			require.Equal(t, rules.PhaseCrossing, table.Asked('g'))
			g.Answer(choice)
			if choice == "let pass" {
				b.NotTold(rules.Crossed)
				b.At(5, 3)
				return
			}
			b.Told(rules.Crossed)
		})
	}
	spec.Actors = []string{"b bran bare hero facing=E", "g ghoul facing=S"}
	tabletest.Play(t, "DK-MOV-11", spec, func(table *tabletest.Table) {
		g, b := table.Seat('g'), table.Seat('b')
		b.Blind(grid.Forward, 4)
		table.Wait('g')
		g.Do(rules.Move{Path: []grid.Point{{X: 3, Y: 2}, {X: 3, Y: 3}, {X: 3, Y: 4}}})
		require.Equal(t, rules.PhaseCrossing, table.Asked('g'))
		g.Answer("let pass")
		g.At(3, 4)
		b.NotTold(rules.Crossed)
	})
}

// A sighted walk goes onto tiles that the walker sees; at the edge of its light
// it stops, and a blind move with what is left pays for all of it.
func TestSightedWalkIntoTheDark(t *testing.T) {
	tabletest.Play(t, "DK-MOV-12", scenario.Position{
		Map:    "#########\n#b......#\n#########",
		Actors: []string{"b bran bare hero facing=E"},
		Zones:  []string{"1,1 101", "2,1 101", "3,1 101", "4,1 101"},
	}, func(table *tabletest.Table) {
		b := table.Seat('b')
		b.Refused("DK-GRD-04", rules.Move{Path: []grid.Point{{X: 1, Y: 0}}})
		b.Refused("DK-GRD-04", rules.Move{Path: []grid.Point{{X: 3, Y: 1}}})
		b.Walk(grid.East, grid.East, grid.East, grid.East)
		b.At(4, 1)
		b.Refused("DK-MOV-12", rules.Move{Path: []grid.Point{{X: 5, Y: 1}}})
		assert.Equal(t, 3, b.View().Hero.Left)
		b.Blind(grid.Forward, 2)
		b.At(6, 1)
		b.HP(20)
	})
	tabletest.Play(t, "DK-MOV-12", scenario.Position{
		Map:    "######\n#b...#\n######",
		Actors: []string{"b bran bare hero facing=E"},
		Zones:  []string{"1,1 101", "2,1 101", "3,1 101", "4,1 101"},
	}, func(table *tabletest.Table) {
		b := table.Seat('b')
		b.Walk(grid.East, grid.East, grid.East)
		b.Blind(grid.Forward, 3)
		b.At(4, 1)
		b.HP(14) // 3 walked and 3 declared
	})
}

// A blind walker that comes onto a lit tile is asked once: stop, or go on.
func TestComingIntoLight(t *testing.T) {
	spec := scenario.Position{
		Map:    "#########\n#b......#\n#########",
		Actors: []string{"b bran bare hero facing=E"},
		Zones:  []string{"3,1 101", "4,1 101"},
	}
	tabletest.Play(t, "DK-MOV-13", spec, func(table *tabletest.Table) {
		b := table.Seat('b')
		b.Blind(grid.Forward, 6)
		require.Equal(t, rules.PhaseLight, table.Asked('b'))
		b.At(3, 1)
		b.Answer("stop")
		b.At(3, 1)
		b.HP(20)
		b.Told(rules.StoppedInLight)
	})
	tabletest.Play(t, "DK-MOV-13", spec, func(table *tabletest.Table) {
		b := table.Seat('b')
		b.Blind(grid.Forward, 6)
		b.Answer("go on")
		b.At(7, 1)
		b.Blind(grid.Forward, 2) // and a bump still costs what it costs
		b.HP(18)
	})
}

// A careful step is one tile without a sound, unless it bumps; feeling about
// learns what blocks each of the eight steps.
func TestCarefulAndFeeling(t *testing.T) {
	tabletest.Play(t, "DK-MOV-14", scenario.Position{
		Map: `
			######
			#...##
			#b.o##
			######`,
		Actors: []string{"b bran bare hero facing=E", "o ogre hp=0"},
	}, func(table *tabletest.Table) {
		b := table.Seat('b')
		b.Act("feel")
		b.Knows(`
			??????
			#..???
			#b.???
			###???`)
		b.Act("careful", rules.Act{To: grid.NorthEast})
		b.At(2, 1)
		table.Rounds(1)
		b.Act("feel")
		bodies := 0
		for _, e := range b.Events() {
			if e.Kind == rules.FeltAbout && e.Thing == "a body that breathes" {
				bodies++
				assert.Equal(t, table.Point(3, 2), e.At)
			}
		}
		assert.Equal(t, 1, bodies)
	})
	tabletest.Play(t, "DK-MOV-14", scenario.Position{
		Map:    "#####\n#b.o#\n#####",
		Actors: []string{"b bran bare hero facing=E", "o ogre vision=normal"},
	}, func(table *tabletest.Table) {
		b, o := table.Seat('b'), table.Seat('o')
		b.Act("careful", rules.Act{To: grid.East})
		o.NotTold(rules.Heard)
		for table.Asked('o') == rules.PhaseStrike {
			o.Answer("hold")
		}
		b.Act("careful", rules.Act{To: grid.North})
		assert.Equal(t, rules.SoundThud, o.Told(rules.Heard).Sound.Kind)
		b.HP(19)
	})
}
