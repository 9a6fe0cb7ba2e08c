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

// astray is a Blind ogre in a room, facing east; Bran, far to the west, calls,
// so that it is up and about, but not near enough for a wary one to go there.
func astray(props string, items ...string) scenario.Position {
	return scenario.Position{
		Map: `
			###################
			##########.......##
			##########.......##
			##########.......##
			#b...........o...##
			##########.......##
			##########.......##
			##########.......##
			###################`,
		Actors: []string{"b bran bare hero", "o ogre facing=E vision=normal temper=wary " + props},
		Items:  items,
	}
}

// roused is the ogre, when Bran has called and its turn has come.
func roused(table *tabletest.Table) *tabletest.Seat {
	table.Helper()
	table.Seat('b').Act("call")
	table.Wait('o')
	return table.Seat('o')
}

// The d20 sends a Blind NPC in one of eight directions, two numbers for each.
func TestTheBlindTable(t *testing.T) {
	for row, to := range []grid.Direction{
		grid.NorthEast, grid.East, grid.SouthEast, grid.South, grid.SouthWest, grid.West, grid.NorthWest, grid.North,
	} {
		for _, d20 := range []int{2*row + 1, 2*row + 2} {
			t.Run(fmt.Sprint(d20), func(t *testing.T) {
				tabletest.PlayTurned(t, "DK-NPC-01", astray(""), func(table *tabletest.Table) {
					o := roused(table)
					table.Dice('o', "mind d20", d20)
					table.Dice('o', "mind distance", 2)
					o.Mind()
					step := to.Delta()
					o.At(13+2*step.X, 4+2*step.Y)
					o.Faces(to)
				})
			})
		}
	}
}

// On 17 and 18 it stays where it is, without a sound; it rolls again for its
// second action.
func TestStayingQuietly(t *testing.T) {
	for _, d20 := range []int{17, 18} {
		tabletest.PlayTurned(t, "DK-NPC-01", astray(""), func(table *tabletest.Table) {
			o := roused(table)
			table.Truth()
			table.Dice('o', "mind d20", d20, 3)
			table.Dice('o', "mind distance", 1)
			for _, e := range o.Mind() {
				assert.Equal(t, rules.Waited, e.Kind)
			}
			o.At(13, 4)
			o.Mind()
			o.At(14, 4)
		})
	}
}

// One that knows of nothing and nobody does not run about in the dark at all.
func TestTheUnawareKeepStill(t *testing.T) {
	tabletest.PlayTurned(t, "DK-NPC-01", scenario.Position{
		Map: corridor("...o..."), Actors: []string{"o ogre facing=E vision=normal"},
	}, func(table *tabletest.Table) {
		o := table.Seat('o')
		table.Dice('o', "mind d20") // none is rolled
		for range 6 {
			o.Mind()
		}
		o.At(4, 1)
	})
}

// It means to go 1d(allowance) tiles.
func TestHowFarTheBlindGo(t *testing.T) {
	for _, move := range []int{3, 5} {
		tabletest.PlayTurned(t, "DK-NPC-02", scenario.Position{
			Map:    corridor("b.........o......"),
			Actors: []string{"b bran bare hero", fmt.Sprintf("o ogre facing=E vision=normal temper=wary move=%d", move)},
		}, func(table *tabletest.Table) {
			o := roused(table)
			table.Dice('o', "mind d20", 3)
			table.Dice('o', "mind distance", move)
			o.Mind()
			assert.Equal(t, move, o.Told(rules.Declared).Amount)
			o.At(11+move, 1)
		})
	}
}

// It goes no farther than lies free before an obstacle that it has felt, and
// stays if that is nowhere.
func TestFeltObstacles(t *testing.T) {
	p := scenario.Position{
		Map:    corridor("b.........o"),
		Actors: []string{"b bran bare hero", "o ogre facing=E vision=normal temper=wary armour=10"},
	}
	tabletest.PlayTurned(t, "DK-NPC-02", p, func(table *tabletest.Table) {
		o := roused(table)
		table.Dice('o', "mind d20", 3, 4)
		table.Dice('o', "mind distance", 6)
		o.Mind()
		o.Told(rules.Bumped)
		o.Mind() // the same way again, and now it knows
		o.NotTold(rules.Bumped)
		o.At(11, 1)
	})
	p.Map = corridor("b.........o..")
	tabletest.PlayTurned(t, "DK-NPC-02", p, func(table *tabletest.Table) {
		o := table.Seat('o')
		o.Blind(grid.Forward, 3)
		o.Blind(grid.Backward, 1)
		o.Told(rules.Bumped)
		table.Rounds(1)
		roused(table)
		table.Dice('o', "mind d20", 11)
		table.Dice('o', "mind distance", 6)
		o.Mind()
		assert.Equal(t, 1, o.Told(rules.Declared).Amount, "the last die gave 6, and 1 is free")
		o.NotTold(rules.Bumped)
		o.At(13, 1)
	})
}

// On 19 and 20 it lights what it carries, else loads its crossbow, else calls
// out.
func TestAnythingElse(t *testing.T) {
	light := []string{"tinderbox o pack", "torch o pack"}
	for _, c := range []struct {
		props string
		items []string
		kind  rules.Kind
	}{
		{"", append(light, "dagger o"), rules.LightLit},
		{"", []string{"crossbow o"}, rules.Loaded},
		{"", []string{"torch o pack", "crossbow o"}, rules.Loaded}, // nothing to kindle it with
		{"blinded=9", append(light, "crossbow o"), rules.Loaded},   // a light would not help
		{"", nil, rules.Spoke},
		{"", []string{"crossbow o loaded"}, rules.Spoke},
	} {
		for _, d20 := range []int{19, 20} {
			tabletest.PlayTurned(t, "DK-NPC-03", astray(c.props, c.items...), func(table *tabletest.Table) {
				o := roused(table)
				table.Dice('o', "mind d20", d20)
				o.Mind()
				o.Told(c.kind)
				o.At(13, 4)
			})
		}
	}
}

// A call gives the caller away to all who hear it.
func TestCallingOut(t *testing.T) {
	tabletest.PlayTurned(t, "DK-NPC-03", scenario.Position{
		Map:    corridor("b.........o"),
		Actors: []string{"b bran bare hero", "o ogre facing=E vision=normal temper=wary"},
	}, func(table *tabletest.Table) {
		b, o := table.Seat('b'), roused(table)
		table.Dice('o', "mind d20", 20)
		o.Mind()
		s := b.Told(rules.Heard).Sound
		assert.Equal(t, "ogre", s.Voice)
		assert.Equal(t, rules.Foe, s.Side)
	})
}

// callers is an ogre with Bran so many tiles to its west.
func callers(temper string, tiles int, more ...string) scenario.Position {
	return scenario.Position{
		Map:    corridor("b" + strings.Repeat(".", tiles-1) + "o......"),
		Actors: append([]string{"b bran bare hero", "o ogre facing=N vision=normal temper=" + temper}, more...),
	}
}

// The bold follow any cue, the wary one that is near, the timid none: they go
// away from it.
func TestTempersAndCues(t *testing.T) {
	for _, c := range []struct {
		temper string
		tiles  int
		x      int // where the ogre ends
	}{
		{"bold", 20, 21 - 6},
		{"bold", 8, 9 - 6},
		{"wary", 20, 21},
		{"wary", 8, 9 - 6},
		{"timid", 20, 21 + 3},
		{"timid", 8, 9 + 3},
	} {
		t.Run(fmt.Sprint(c.temper, c.tiles), func(t *testing.T) {
			tabletest.PlayTurned(t, "DK-NPC-04", callers(c.temper, c.tiles), func(table *tabletest.Table) {
				b, o := table.Seat('b'), table.Seat('o')
				b.Act("call")
				table.Wait('o')
				switch {
				case c.temper == "timid":
					table.Dice('o', "mind distance", 3)
				case c.x == c.tiles+1:
					table.Dice('o', "mind d20", 17)
				default:
					o.Mind()
					o.Faces(grid.West)
				}
				o.Mind()
				o.At(c.x, 1)
			})
		})
	}
}

// It goes as far as the sound was away at most: a faint step 4, a faint touch
// 2, and never beyond its allowance.
func TestHowFarToACue(t *testing.T) {
	for _, c := range []struct {
		do    string
		tiles int // from the sound
		goes  int
	}{{"step", 3, 4}, {"step", 2, 2}, {"feel", 2, 2}, {"call", 10, 6}} {
		p := callers("bold", c.tiles+1)
		if c.do != "step" {
			p = callers("bold", c.tiles)
		}
		p.Actors[0] += " facing=E"
		tabletest.PlayTurned(t, "DK-NPC-04", p, func(table *tabletest.Table) {
			b, o := table.Seat('b'), table.Seat('o')
			if c.do == "step" {
				b.Blind(grid.Forward, 1)
			} else {
				b.Act(rules.ActionID(c.do))
			}
			table.Wait('o')
			o.Mind()
			o.Faces(grid.West)
			o.Mind()
			assert.Equal(t, c.goes, o.Told(rules.Declared).Amount, "%s from %d tiles", c.do, c.tiles)
		})
	}
}

// Of several cues it minds the nearest band, then the latest round, then the
// first clockwise; a known call of its own side is none.
func TestWhichCue(t *testing.T) {
	p := scenario.Position{
		Map:    corridor("b.......o..................a"),
		Actors: []string{"a ysolde bare hero", "b bran bare hero", "o ogre facing=N vision=normal"},
	}
	mind := func(table *tabletest.Table, to grid.Direction) {
		o := table.Seat('o')
		table.Wait('o')
		o.Mind()
		o.Faces(to)
	}
	for _, order := range []string{"ab", "ba"} {
		tabletest.PlayTurned(t, "DK-NPC-04", p, func(table *tabletest.Table) {
			if order == "ba" {
				table.Wait('b')
			}
			for _, letter := range order {
				table.Seat(letter).Act("call")
			}
			mind(table, grid.West) // near in the west, faint in the east
		})
	}
	p.Map = corridor("b.....o.....a")
	tabletest.PlayTurned(t, "DK-NPC-04", p, func(table *tabletest.Table) {
		table.Seat('a').Act("call")
		table.Seat('b').Act("call")
		mind(table, grid.East) // the first clockwise from north
	})
	tabletest.PlayTurned(t, "DK-NPC-04", p, func(table *tabletest.Table) {
		table.Seat('a').Act("call")
		table.Rounds(1)
		table.Seat('b').Act("call")
		mind(table, grid.West) // the latest round
	})
	p.Actors[1] = "b ogre vision=normal"
	tabletest.PlayTurned(t, "DK-NPC-04", p, func(table *tabletest.Table) {
		table.Seat('a').Act("feel")
		table.Seat('b').Act("call")
		table.Dice('o', "mind d20", 17)
		table.Wait('o')
		table.Seat('o').Mind() // it knows its fellow's voice
	})
}

// What it cannot perceive changes nothing of what it does.
func TestMindsKnowOnlyTheirView(t *testing.T) {
	p := scenario.Position{
		Map: `
			##################
			#b...............#
			##########....o..#
			##################
			##########......g#
			##################`,
		Actors: []string{"b bran bare hero", "o ogre facing=E vision=normal temper=wary armour=10"},
	}
	var ways [2][]grid.Point
	for i := range ways {
		if i == 1 {
			p.Actors = append(p.Actors, "g goblin")
		}
		tabletest.PlayTurned(t, "DK-NPC-05", p, func(table *tabletest.Table) {
			o := roused(table)
			for range 4 {
				o.Mind()
				ways[i] = append(ways[i], table.Actor('o').At)
			}
		})
	}
	assert.Equal(t, ways[0], ways[1])
}

// beside is a creature in the dark with Bran beside it.
func beside(temper string) scenario.Position {
	return scenario.Position{
		Map:    corridor(".....ob"),
		Actors: []string{"o ogre facing=E vision=normal temper=" + temper, "b bran bare hero"},
	}
}

// An unknown contact is struck at by the bold, touched by the wary, who strike
// when they know, and left by the timid.
func TestMeetingAContact(t *testing.T) {
	tabletest.PlayTurned(t, "DK-NPC-06", beside("bold"), func(table *tabletest.Table) {
		o, b := table.Seat('o'), table.Seat('b')
		table.Dice('o', "attack", 20)
		table.Dice('o', "damage", 1, 1)
		o.Mind()
		b.HP(18)
	})
	tabletest.PlayTurned(t, "DK-NPC-06", beside("wary"), func(table *tabletest.Table) {
		o, b := table.Seat('o'), table.Seat('b')
		o.Mind()
		o.Told(rules.Recognised)
		b.Told(rules.WasTouched)
		table.Dice('o', "attack", 20)
		table.Dice('o', "damage", 1, 1)
		o.Mind()
		b.HP(18)
	})
	tabletest.PlayTurned(t, "DK-NPC-06", beside("timid"), func(table *tabletest.Table) {
		o := table.Seat('o')
		table.Dice('o', "mind distance", 4)
		o.Mind()
		o.At(2, 1)
	})
}

// A contact comes before a cue, and a cue before the d20.
func TestOrderOfChoice(t *testing.T) {
	tabletest.PlayTurned(t, "DK-NPC-06", scenario.Position{
		Map:    corridor("a....ob"),
		Actors: []string{"a ysolde bare hero", "o ogre facing=E vision=normal", "b bran bare hero"},
	}, func(table *tabletest.Table) {
		table.Seat('a').Act("call")
		table.Wait('o')
		table.Dice('o', "attack", 1, 1)
		table.Dice('o', "damage", 1, 1, 1, 1)
		table.Dice('o', "defence", 1)
		o := table.Seat('o')
		o.Mind() // the free attack
		o.Mind() // and an action
		assert.Equal(t, 16, table.Actor('b').HP)
	})
}

// In an exchange the bold use their free attack, the wary call out, the timid
// do nothing.
func TestMindsInAnExchange(t *testing.T) {
	for temper, kind := range map[string]rules.Kind{"bold": rules.Struck, "wary": rules.Spoke, "timid": ""} {
		t.Run(temper, func(t *testing.T) {
			tabletest.PlayTurned(t, "DK-NPC-06", scenario.Position{
				Map:    corridor("b..o.."),
				Actors: []string{"b bran bare hero facing=E", "o ogre vision=normal temper=" + temper},
			}, func(table *tabletest.Table) {
				b, o := table.Seat('b'), table.Seat('o')
				b.Blind(grid.Forward, 5)
				b.Answer("nothing")
				require.Equal(t, rules.PhaseExchange, table.Asked('o'))
				if temper == "bold" {
					table.Dice('o', "attack", 20)
					table.Dice('o', "damage", 1, 1)
				}
				var kinds []rules.Kind
				for _, e := range o.Mind() {
					kinds = append(kinds, e.Kind)
				}
				for _, k := range []rules.Kind{rules.Struck, rules.Spoke} {
					assert.Equal(t, k == kind, strings.Contains(fmt.Sprint(kinds), string(k)), "%s: %v", temper, kinds)
				}
			})
		})
	}
}
