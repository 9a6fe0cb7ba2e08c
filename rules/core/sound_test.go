package core_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"pitchdark/rules"
	"pitchdark/rules/grid"
	"pitchdark/rules/scenario"
	"pitchdark/rules/tabletest"
)

// sounds are what a creature still has in its ears.
func sounds(s *tabletest.Seat) []rules.Sound { return s.View().Sounds }

// A noise is a cue to whoever hears it: direction, band and kind, but not who
// made it; a voice says that.
func TestWhatASoundTells(t *testing.T) {
	spec := scenario.Position{
		Map:    corridor("b....o"),
		Actors: []string{"b bran bare hero facing=E", "o ogre vision=normal"},
	}
	tabletest.Play(t, "DK-SND-01", spec, func(table *tabletest.Table) {
		b, o := table.Seat('b'), table.Seat('o')
		b.Act("attack", rules.Act{At: at(2, 1)})
		s := o.Told(rules.Heard).Sound
		assert.Equal(t, table.Direction(grid.West), s.From)
		assert.Equal(t, rules.Near, s.Band)
		assert.Equal(t, rules.SoundAttack, s.Kind)
		assert.Empty(t, s.Voice+string(s.Look))
		assert.Equal(t, rules.UnknownSide, s.Side)
	})
	tabletest.Play(t, "DK-SND-01", spec, func(table *tabletest.Table) {
		b, o := table.Seat('b'), table.Seat('o')
		b.Act("call")
		s := o.Told(rules.Heard).Sound
		assert.Equal(t, "Bran", s.Voice)
		assert.Equal(t, rules.Foe, s.Side)
	})
}

// Speech carries 10 steps of an open way. Walls, thin walls and closed corners
// stop it, a closed door costs 6 more, and nothing else matters.
func TestTheWayOfASound(t *testing.T) {
	for _, c := range []struct {
		name, drawn, edge string
		heard             bool
	}{
		{"10 steps", corridor("b.........o"), "", true},
		{"11 steps", corridor("b..........o"), "", false},
		{"a closed door, 4 and 6", corridor("b.+.o"), "", true},
		{"a closed door, 5 and 6", corridor("b.+..o"), "", false},
		{"a closed thin door, 4 and 6", corridor("b...o"), "3,1 E closed thin door", true},
		{"a closed thin door, 5 and 6", corridor("b....o"), "3,1 E closed thin door", false},
		{"an open door", corridor("b.'.......o"), "", true},
		{"furniture, curtain and a body", corridor("bT.%..z...o"), "", true},
		{"a window", corridor("b.........o"), "3,1 E window", true},
		{"a wall", corridor("b.#.o"), "", false},
		{"a pillar", corridor("bO.o"), "", false},
		{"a thin wall", corridor("b..o"), "2,1 E thin wall", false},
		{"a closed corner", "####\n#b##\n##o#\n####", "", false},
		{"an open corner", "####\n#b##\n#.o#\n####", "", true},
	} {
		t.Run(c.name, func(t *testing.T) {
			p := scenario.Position{Map: c.drawn, Actors: []string{"b bran bare hero facing=E", "o ogre vision=normal"}}
			if strings.Contains(c.drawn, "z") {
				p.Actors = append(p.Actors, "z ogre hp=0")
			}
			if c.edge != "" {
				p.Edges = []string{c.edge}
			}
			tabletest.Play(t, "DK-SND-02", p, func(table *tabletest.Table) {
				b, o := table.Seat('b'), table.Seat('o')
				b.Act("make known")
				assert.Equal(t, c.heard, len(sounds(o)) == 1)
			})
		})
	}
}

// A sound comes from where its way comes: round the corner, not through it. Of
// several shortest ways the one nearest the straight line counts.
func TestWhereASoundComesFrom(t *testing.T) {
	for _, c := range []struct {
		drawn string
		from  grid.Direction
	}{
		{"#####\n#..o#\n#.###\n#..b#\n#####", grid.West},
		{"######\n#....#\n#.##.#\n#o##b#\n######", grid.North},
		{"######\n#b...#\n#...o#\n######", grid.West},
		{"#####\n#b..#\n#...#\n#..o#\n#####", grid.NorthWest},
	} {
		tabletest.Play(t, "DK-SND-02", scenario.Position{
			Map:    c.drawn,
			Actors: []string{"b bran bare hero facing=E", "o ogre vision=normal"},
		}, func(table *tabletest.Table) {
			b, o := table.Seat('b'), table.Seat('o')
			b.Act("make known")
			assert.Equal(t, table.Direction(c.from), o.Told(rules.Heard).Sound.From, c.drawn)
		})
	}
}

// A sound that carries 15 is near to 5 steps, clear to 10, faint to 15.
func TestBands(t *testing.T) {
	for _, c := range []struct {
		steps int
		band  rules.Band
	}{{5, rules.Near}, {6, rules.Clear}, {10, rules.Clear}, {11, rules.Faint}, {15, rules.Faint}} {
		tabletest.Play(t, "DK-SND-02", scenario.Position{
			Map:    corridor("b" + strings.Repeat(".", c.steps-1) + "o"),
			Actors: []string{"b bran bare hero facing=E", "o ogre vision=normal"},
		}, func(table *tabletest.Table) {
			b, o := table.Seat('b'), table.Seat('o')
			b.Act("attack", rules.Act{At: at(1, 0)})
			assert.Equal(t, c.band, o.Told(rules.Heard).Sound.Band, "%d steps", c.steps)
		})
	}
}

// A step is heard where the move ended, a bump on the last free tile.
func TestWhereANoiseArises(t *testing.T) {
	spec := scenario.Position{
		Map:    corridor("o..b...."),
		Actors: []string{"b bran bare hero facing=E", "o ogre vision=normal"},
	}
	tabletest.Play(t, "DK-SND-02", spec, func(table *tabletest.Table) {
		b, o := table.Seat('b'), table.Seat('o')
		b.Blind(grid.Forward, 2)
		assert.Empty(t, sounds(o), "a move from 3 to 5 steps away carries 4")
		b.Blind(grid.Backward, 1)
		assert.Equal(t, rules.Faint, o.Told(rules.Heard).Sound.Band, "now 4")
	})
	tabletest.Play(t, "DK-SND-02", spec, func(table *tabletest.Table) {
		b, o := table.Seat('b'), table.Seat('o')
		b.Blind(grid.Forward, 6)
		assert.Equal(t, rules.Clear, o.Told(rules.Heard).Sound.Band, "7 steps of 20, no longer 3")
	})
}

// A shot is heard where the shooter stands, by its target too.
func TestAShotIsHeardWhereItComesFrom(t *testing.T) {
	tabletest.Play(t, "DK-SND-02", scenario.Position{
		Map:    "############\n#a........b#\n############",
		Actors: []string{"a bran bare hero facing=E", "b ogre facing=N vision=normal"},
		Items:  []string{"bow a"},
		Zones:  []string{"10,1 101"},
	}, func(table *tabletest.Table) {
		a, b := table.Seat('a'), table.Seat('b')
		table.Dice('a', "attack", 1)
		table.Dice('a', "defence", 20)
		a.Act("shoot", rules.Act{Target: a.Handle('b')})
		s := b.Told(rules.Heard).Sound
		assert.Equal(t, rules.SoundAttack, s.Kind)
		assert.Equal(t, table.Direction(grid.West), s.From)
	})
}

// Each deed carries as far as the table of loudness says, and not a step
// farther.
func TestLoudness(t *testing.T) {
	blind := "b bran bare hero facing=E"
	for _, c := range []struct {
		name  string
		loud  int
		actor string // at 1,1; it ends at 2,1 if it walks
		place scenario.Position
		walks bool
		do    func(b *tabletest.Seat)
	}{
		{name: "feeling about", loud: 2, actor: blind, do: func(b *tabletest.Seat) { b.Act("feel") }},
		{name: "sighted walk", loud: 3, actor: "b ghoul facing=E", walks: true, do: func(b *tabletest.Seat) { b.Walk(grid.East) }},
		{name: "blind step", loud: 4, actor: blind, walks: true, do: func(b *tabletest.Seat) { b.Blind(grid.Forward, 1) }},
		{name: "speech", loud: 10, actor: blind, do: func(b *tabletest.Seat) { b.Act("make known") }},
		{
			name: "door", loud: 8, actor: blind, place: scenario.Position{Edges: []string{"1,1 N closed thin door"}},
			do: func(b *tabletest.Seat) { b.Act("open", rules.Act{To: grid.North}) },
		},
		{name: "attack", loud: 15, actor: blind, do: func(b *tabletest.Seat) { b.Act("attack", rules.Act{At: at(1, 0)}) }},
		{name: "wall bump", loud: 20, actor: blind, do: func(b *tabletest.Seat) { b.Blind(grid.Left, 1) }},
		{
			name: "wall bump in plate", loud: 25, actor: blind, place: scenario.Position{Items: []string{"plate b worn"}},
			do: func(b *tabletest.Seat) { b.Blind(grid.Left, 1) },
		},
		{name: "call", loud: 25, actor: blind, do: func(b *tabletest.Seat) { b.Act("call") }},
	} {
		for far := range 2 {
			t.Run(fmt.Sprintf("%s over %d steps", c.name, c.loud+far), func(t *testing.T) {
				tiles := c.loud + far
				if c.walks {
					tiles++
				}
				p := c.place
				p.Map = corridor("b" + strings.Repeat(".", tiles-1) + "o")
				p.Actors = []string{c.actor, "o ogre vision=normal"}
				tabletest.Play(t, "DK-SND-03", p, func(table *tabletest.Table) {
					b, o := table.Seat('b'), table.Seat('o')
					table.Wait('b')
					c.do(b)
					assert.Equal(t, far == 0, len(sounds(o)) == 1)
				})
			})
		}
	}
}

// Touching carries 2, and a careful step nothing at all.
func TestTheQuietest(t *testing.T) {
	for far := range 2 {
		tabletest.Play(t, "DK-SND-03", scenario.Position{
			Map:    corridor("zb." + strings.Repeat(".", far) + "o"),
			Actors: []string{"b bran bare hero facing=E", "o ogre vision=normal", "z ogre vision=normal"},
		}, func(table *tabletest.Table) {
			b, o := table.Seat('b'), table.Seat('o')
			table.Wait('b')
			b.Act("identify", rules.Act{Target: b.Handle('z'), Words: "touch"})
			assert.Equal(t, far == 0, len(sounds(o)) == 1)
		})
	}
	tabletest.Play(t, "DK-SND-03", scenario.Position{
		Map:    corridor("b.o"),
		Actors: []string{"b bran bare hero facing=E", "o ogre vision=normal"},
	}, func(table *tabletest.Table) {
		b, o := table.Seat('b'), table.Seat('o')
		b.Act("careful", rules.Act{To: grid.East})
		assert.Empty(t, sounds(o))
	})
}

// Sounds of this and of the previous round can be turned toward; then they are
// gone.
func TestCuesAge(t *testing.T) {
	tabletest.Play(t, "DK-SND-04", scenario.Position{
		Map:    corridor("o....b"),
		Actors: []string{"o ogre vision=normal", "b bran bare hero facing=N"},
	}, func(table *tabletest.Table) {
		o, b := table.Seat('o'), table.Seat('b')
		o.Act("call")
		require.Len(t, sounds(b), 1)
		table.Rounds(1)
		require.Len(t, sounds(b), 1)
		assert.Equal(t, table.W.Round-1, sounds(b)[0].Round)
		b.Do(rules.Turn{To: grid.West})
		table.Rounds(1)
		assert.Empty(t, sounds(b))
		b.Refused("DK-BLD-06", rules.Turn{To: grid.West})
	})
}

// The deafened hear nothing, however near.
func TestTheDeafened(t *testing.T) {
	tabletest.Play(t, "DK-SND-05", scenario.Position{
		Map:    corridor("ob"),
		Actors: []string{"b bran bare hero facing=E", "o ogre vision=normal deaf=true"},
	}, func(table *tabletest.Table) {
		b, o := table.Seat('b'), table.Seat('o')
		b.Act("call")
		assert.Empty(t, sounds(o))
		o.NotTold(rules.Heard)
	})
}

// A cave-fisher hears twice as far, and so takes for near what others hear
// clearly.
func TestKeenEars(t *testing.T) {
	for _, c := range []struct {
		steps int
		band  rules.Band
		heard bool
	}{{6, rules.Near, true}, {20, rules.Faint, true}, {21, 0, false}} {
		tabletest.Play(t, "DK-HST-10", scenario.Position{
			Map:    corridor("b" + strings.Repeat(".", c.steps-1) + "f"),
			Actors: []string{"b bran bare hero facing=E", "f cave-fisher"},
		}, func(table *tabletest.Table) {
			b, f := table.Seat('b'), table.Seat('f')
			b.Act("make known")
			require.Equal(t, c.heard, len(sounds(f)) == 1)
			if c.heard {
				assert.Equal(t, c.band, sounds(f)[0].Band)
			}
		})
	}
}
