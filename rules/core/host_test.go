package core_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"pitchdark/rules"
	"pitchdark/rules/core"
	"pitchdark/rules/grid"
	"pitchdark/rules/internal/world"
	"pitchdark/rules/scenario"
	"pitchdark/rules/tabletest"
)

// duel is Bran and an ogre face to face in bright light.
func duel(bran, ogre string) scenario.Position {
	return scenario.Position{
		Map:     corridor("bo."),
		Actors:  []string{"o ogre facing=W " + ogre, "b bran bare hero facing=E " + bran},
		Ambient: rules.Bright,
	}
}

// A figure out of its bounds, and a property that there is not, are refused
// with one sentence that names them.
func TestBoundsOfFigures(t *testing.T) {
	bounds := "it must be a number from "
	for _, c := range []struct{ key, value, why string }{
		{"hp", "1000", bounds},
		{"hp", "-10", bounds},
		{"hp", "many", bounds},
		{"max", "0", bounds},
		{"max", "1000", bounds},
		{"attack", "21", bounds},
		{"attack", "-21", bounds},
		{"defence", "21", bounds},
		{"defence", "-21", bounds},
		{"stealth", "21", bounds},
		{"stealth", "-21", bounds},
		{"prs", "21", bounds},
		{"prs", "-21", bounds},
		{"initiative", "21", bounds},
		{"initiative", "-21", bounds},
		{"armour", "-1", bounds},
		{"armour", "11", bounds},
		{"move", "0", bounds},
		{"move", "21", bounds},
		{"blinded", "-1", bounds},
		{"vision", "x-ray", "normal, low-light immune, dark vision or sightless"},
		{"temper", "rash", "bold, wary or timid"},
		{"facing", "up", "N NE E SE S SW W NW"},
		{"luck", "7", `no property "luck"`},
	} {
		w := world.New(core.New(), 1)
		_, err := w.System().Spawn(w, world.Spawn{Kind: "goblin", Props: []world.Prop{{Key: c.key, Value: c.value}}})
		require.ErrorContains(t, err, c.why, "%s %s", c.key, c.value)
		assert.ErrorContains(t, err, c.key)
		assert.NotContains(t, err.Error(), "\n")
		assert.Empty(t, w.Actors, "DK-HST-01: nobody came into play")
	}
	w := world.New(core.New(), 1)
	_, err := w.System().Spawn(w, world.Spawn{Kind: "unicorn"})
	assert.ErrorContains(t, err, `"unicorn"`)
}

// The ends of each range are figures like any other.
func TestEndsOfTheBounds(t *testing.T) {
	for _, props := range [][]world.Prop{
		{{Key: "hp", Value: "999"}, {Key: "attack", Value: "20"}, {Key: "armour", Value: "10"}, {Key: "move", Value: "20"}},
		{{Key: "hp", Value: "1"}, {Key: "attack", Value: "-20"}, {Key: "armour", Value: "0"}, {Key: "move", Value: "1"}},
	} {
		w := world.New(core.New(), 1)
		a, err := w.System().Spawn(w, world.Spawn{Kind: "goblin", Props: props})
		require.NoError(t, err, "DK-HST-01")
		assert.Equal(t, 1, a.Reach)
		assert.LessOrEqual(t, a.HP, a.MaxHP)
	}
}

// Initiative is 1d20 + Initiative, high first; ties go by Prs, then by who came
// into play first.
func TestTurnOrder(t *testing.T) {
	tabletest.Play(t, "DK-HST-02", scenario.Position{
		Map: corridor("abcd"),
		Actors: []string{
			"a goblin initiative=1 prs=3", "b goblin initiative=5 prs=0", "c goblin initiative=5 prs=2", "d goblin initiative=5 prs=2",
		},
		Ambient: rules.Bright,
	}, func(table *tabletest.Table) {
		assert.Equal(t, 11, table.Actor('a').Initiative, "a 10 and 1")
		for _, letter := range "cdba" {
			require.Equal(t, rules.PhaseTurn, table.Asked(letter), "%c", letter)
			table.Seat(letter).Act("end")
		}
		assert.Equal(t, 1, table.W.Round)
	})
}

// A turn has two actions; turning is free; then a sighted one's turn is over
// and a Blind one may still turn.
func TestTwoActions(t *testing.T) {
	tabletest.Play(t, "DK-HST-02", duel("", ""), func(table *tabletest.Table) {
		o := table.Seat('o')
		o.Do(rules.Turn{To: grid.East})
		assert.Equal(t, 2, o.View().Hero.Actions)
		o.Act("wait")
		assert.Equal(t, 1, o.View().Hero.Actions)
		o.Do(rules.Turn{To: grid.West})
		o.Act("wait")
		assert.Equal(t, rules.PhaseTurn, table.Asked('o'), "its free attack is left")
		o.Refused("DK-HST-02", act("wait"))
	})
	tabletest.Play(t, "DK-HST-02", scenario.Position{
		Map:     corridor("b"),
		Actors:  []string{"b bran bare hero facing=E"},
		Ambient: rules.Bright,
	}, func(table *tabletest.Table) {
		b := table.Seat('b')
		b.Act("wait")
		b.Act("wait")
		assert.Equal(t, 1, table.W.Round)
	})
	tabletest.Play(t, "DK-HST-02", scenario.Position{
		Map:    corridor("b"),
		Actors: []string{"b bran bare hero facing=E"},
	}, func(table *tabletest.Table) {
		b := table.Seat('b')
		b.Act("wait")
		b.Act("wait")
		b.Refused("DK-HST-02", act("wait"))
		b.Act("end", rules.Act{To: grid.South})
		assert.Equal(t, 1, table.W.Round)
	})
}

// 14 + 3 against 9 + 4 hits; a sword's 5 less armour 2 is 3. A tie goes to the
// defender; a hit does at least 1.
func TestAttack(t *testing.T) {
	for _, c := range []struct {
		name            string
		attack, defence int
		armour          string
		damage          int // 0: a miss
	}{
		{"the example", 14, 9, "armour=2", 3},
		{"a tie", 10, 9, "armour=2", 0},
		{"strictly higher", 11, 9, "armour=2", 3},
		{"at least 1", 14, 9, "armour=10", 1},
	} {
		t.Run(c.name, func(t *testing.T) {
			p := duel(c.armour, "attack=3")
			p.Items = []string{"sword o"}
			tabletest.Play(t, "DK-HST-03", p, func(table *tabletest.Table) {
				o, b := table.Seat('o'), table.Seat('b')
				table.Dice('o', "attack", c.attack)
				table.Dice('o', "defence", c.defence)
				if c.damage > 0 {
					table.Dice('o', "damage", 5)
				}
				o.Act("attack", rules.Act{At: at(1, 1)})
				b.HP(20 - c.damage)
				if c.damage == 0 {
					b.Told(rules.Missed)
					return
				}
				e := b.Told(rules.Struck)
				assert.Equal(t, c.damage, e.Amount)
				assert.Equal(t, c.attack+3, e.Rolls[0].Total())
				assert.Equal(t, c.defence+4, e.Rolls[1].Total())
			})
		})
	}
}

// Armour may take all of a bump.
func TestArmourAgainstWalls(t *testing.T) {
	tabletest.Play(t, "DK-HST-03", scenario.Position{
		Map:    corridor("b."),
		Actors: []string{"b bran bare hero facing=E armour=10"},
	}, func(table *tabletest.Table) {
		b := table.Seat('b')
		b.Blind(grid.Forward, 6)
		assert.Zero(t, b.Told(rules.Bumped).Amount)
		b.HP(20)
	})
}

// At 0 one is down and silent, loses a hit point each round, and is dead at
// −10.
func TestDownAndDead(t *testing.T) {
	p := duel("hp=1", "")
	tabletest.Play(t, "DK-HST-04", p, func(table *tabletest.Table) {
		o, b := table.Seat('o'), table.Seat('b')
		table.Dice('o', "attack", 20)
		table.Dice('o', "defence", 1)
		table.Dice('o', "damage", 1, 1)
		o.Act("attack", rules.Act{At: at(1, 1)})
		b.HP(-1)
		b.Told(rules.Downed)
		assert.True(t, table.Actor('b').Down)
		table.Rounds(1)
		b.HP(-2)
		assert.Empty(t, table.Asked('b'))
		assert.Empty(t, b.View().Tokens, "it is unconscious")
		table.Rounds(7)
		b.HP(-9)
		assert.True(t, table.Actor('b').In())
		table.Rounds(1)
		assert.True(t, table.Actor('b').Dead)
		assert.Equal(t, "died", table.W.Ended)
	})
	p = duel("hp=1", "")
	p.Items = []string{"great-sword o"}
	tabletest.Play(t, "DK-HST-04", p, func(table *tabletest.Table) { // all at once
		o := table.Seat('o')
		table.Dice('o', "attack", 20)
		table.Dice('o', "defence", 1)
		table.Dice('o', "damage", 6, 6)
		o.Act("attack", rules.Act{At: at(1, 1)})
		assert.True(t, table.Actor('b').Dead)
	})
}

// A bandage stops the bleeding; the bandaged wakes at 1 after a turn.
func TestBandage(t *testing.T) {
	tabletest.Play(t, "DK-HST-04", scenario.Position{
		Map:     corridor("ab"),
		Actors:  []string{"a ysolde bare hero facing=E", "b bran bare hero hp=-3"},
		Items:   []string{"bandage a"},
		Ambient: rules.Bright,
	}, func(table *tabletest.Table) {
		a, b := table.Seat('a'), table.Seat('b')
		a.Act("bandage", rules.Act{To: grid.East})
		assert.Equal(t, 1, a.View().Hero.Actions)
		assert.Empty(t, a.View().Hero.Items, "it is used up")
		table.Rounds(59)
		b.HP(-3)
		assert.True(t, table.Actor('b').Down)
		table.Rounds(1)
		b.HP(1)
		b.Told(rules.Woke)
		assert.Equal(t, rules.PhaseTurn, table.Asked('a'))
		a.Refused("DK-HST-04", rules.Act{Do: "bandage", To: grid.East})
	})
}

// An undisturbed turn of rest gives back 1, at most a third of the maximum on a
// level.
func TestRest(t *testing.T) {
	tabletest.Play(t, "DK-HST-07", scenario.Position{
		Map:    corridor("b"),
		Actors: []string{"b bran bare hero hp=1 max=6"},
	}, func(table *tabletest.Table) {
		b := table.Seat('b')
		for _, hp := range []int{2, 3, 3} {
			since := table.W.Round
			b.Act("rest")
			b.HP(hp)
			assert.Equal(t, 60, table.W.Round-since)
			b.Told(rules.Rested)
		}
	})
}

// A potion gives 1d8, and no more than is missing.
func TestPotion(t *testing.T) {
	for _, c := range []struct {
		hp    string
		after int
	}{{"5", 12}, {"18", 20}} {
		tabletest.Play(t, "DK-HST-07", scenario.Position{
			Map:    corridor("b"),
			Actors: []string{"b bran bare hero max=20 hp=" + c.hp},
			Items:  []string{"potion b pack"},
		}, func(table *tabletest.Table) {
			b := table.Seat('b')
			table.Dice('b', "potion", 7)
			b.Act("use", rules.Act{Item: 1})
			b.HP(c.after)
		})
	}
}

// Searching by touch takes six rounds and finds what lies about.
func TestSearch(t *testing.T) {
	tabletest.Play(t, "DK-HST-05", scenario.Position{
		Map:    corridor("b.."),
		Actors: []string{"b bran bare hero"},
		Items:  []string{"key 2,1", "rope 3,1"},
	}, func(table *tabletest.Table) {
		b := table.Seat('b')
		b.Act("search")
		assert.Equal(t, 6, table.W.Round)
		e := b.Told(rules.FeltAbout)
		assert.Equal(t, "key", e.Thing)
		assert.Equal(t, table.Point(2, 1), e.At)
		assert.Empty(t, b.Told(rules.FeltAbout).Thing, "the rope lies too far away")
	})
}

// Longer acts stop at anything perceived.
func TestLongerActsAreInterrupted(t *testing.T) {
	for _, do := range []rules.ActionID{"search", "rest"} {
		tabletest.Play(t, "DK-HST-05", scenario.Position{
			Map:    corridor("b......o"),
			Actors: []string{"b bran bare hero hp=5 max=20", "o ogre vision=normal"},
		}, func(table *tabletest.Table) {
			b, o := table.Seat('b'), table.Seat('o')
			b.Act(do)
			table.Rounds(2)
			assert.Empty(t, table.Asked('b'))
			o.Act("call")
			table.Wait('b')
			b.Told(rules.Stopped)
			assert.Equal(t, 3, table.W.Round)
			b.HP(5)
		})
	}
}

// Nobody is told an initiative; "encounter" is only what a view looks like.
func TestLabels(t *testing.T) {
	tabletest.Play(t, "DK-HST-05", scenario.Position{
		Map:    "########\n#b....o#\n#.######\n########",
		Actors: []string{"o ogre facing=W vision=normal", "b bran bare hero facing=E"},
		Zones:  []string{"4,1 101"},
	}, func(table *tabletest.Table) {
		o, b := table.Seat('o'), table.Seat('b')
		assert.Equal(t, "exploring", b.View().Label)
		o.Act("call")
		assert.Equal(t, "alert", b.View().Label)
		o.Blind(grid.Forward, 2)
		assert.Equal(t, "encounter", b.View().Label)
		for _, e := range b.Events() {
			assert.Empty(t, e.Rolls)
		}
	})
}

// Sides fight by their names; those of one side are friends; one without a side
// fights nobody. Who is not perceived has no side at all.
func TestSides(t *testing.T) {
	for _, c := range []struct {
		faction string
		side    rules.Side
	}{{"orcs", rules.Foe}, {"party", rules.Friend}, {"", rules.Neutral}} {
		tabletest.Play(t, "DK-HST-06", duel("", "faction="+c.faction), func(table *tabletest.Table) {
			assert.Equal(t, c.side, table.Seat('b').View().Tokens[0].Side)
			assert.Equal(t, c.side, table.Seat('o').View().Tokens[0].Side)
		})
	}
}

// A foe that is lost from sight is remembered for three rounds, where it was.
func TestHuntingThreeRounds(t *testing.T) {
	tabletest.Play(t, "DK-HST-06", scenario.Position{
		Map:    corridor("o.b"),
		Actors: []string{"o ogre facing=E vision=normal", "b bran bare hero"},
		Lights: []string{"candle b"},
	}, func(table *tabletest.Table) {
		o, b := table.Seat('o'), table.Seat('b')
		table.Wait('b')
		require.Len(t, o.View().Tokens, 1)
		b.Act("douse", rules.Act{At: at(3, 1)})
		for range 4 {
			require.Len(t, o.View().Lost, 1)
			assert.Equal(t, table.Point(3, 1), o.View().Lost[0].At)
			assert.Equal(t, "encounter", o.View().Label)
			table.Rounds(1)
		}
		assert.Empty(t, o.View().Lost)
		assert.Equal(t, "exploring", o.View().Label)
	})
}
