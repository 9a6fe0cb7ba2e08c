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

func act(do rules.ActionID) rules.Act { return rules.Act{Do: do} }

func at(x, y int) *grid.Point { return &grid.Point{X: x, Y: y} }

// offer is what a creature is offered of an action now.
func offer(t *testing.T, s *tabletest.Seat, do rules.ActionID) rules.Offer {
	t.Helper()
	v := s.View()
	require.NotEmpty(t, v.Asks)
	for _, o := range v.Asks[0].Offers {
		if o.Do == do {
			return o
		}
	}
	require.Fail(t, "not offered", "%s", do)
	return rules.Offer{}
}

// What needs sight is refused to the Blind with the reason; what hands can do
// is not.
func TestActionsDeclareTheirSenses(t *testing.T) {
	tabletest.Play(t, "DK-BLD-01", scenario.Position{
		Map:    "######\n#b..o#\n######",
		Actors: []string{"b bran bare hero facing=E blinded=9", "o ogre"},
		Items:  []string{"crossbow b", "potion b pack", "dagger b pack"},
	}, func(table *tabletest.Table) {
		b := table.Seat('b')
		table.Wait('b')
		assert.NotZero(t, offer(t, b, "shoot").Senses&rules.Sight)
		b.Refused("DK-BLD-01", act("shoot"))
		assert.Zero(t, offer(t, b, "load").Senses&rules.Sight)
		b.Act("load") // loading goes by touch
		b.Act("use", rules.Act{Item: 2})
		b.Told(rules.Loaded)
		b.Told(rules.Used)
	})
}

// A Blind one opens a door that it stands at by touch, and learns by touch that
// there is none.
func TestDoorsByTouch(t *testing.T) {
	tabletest.Play(t, "DK-BLD-01", scenario.Position{
		Map:    "#####\n#b+.#\n#####",
		Actors: []string{"b bran bare hero facing=E"},
	}, func(table *tabletest.Table) {
		b := table.Seat('b')
		b.Act("open", rules.Act{To: grid.North})
		assert.Equal(t, "wall", b.Told(rules.FeltAbout).Thing)
		b.Act("open", rules.Act{To: grid.East})
		assert.Equal(t, "opened", b.Told(rules.DoorMoved).Text)
	})
}

// A Blind one strikes only within its unarmed reach, whatever it holds; the
// blow meets whoever stands there, and an empty tile is a miss that is heard.
func TestBlindReach(t *testing.T) {
	tabletest.Play(t, "DK-BLD-02", scenario.Position{
		Map:    "########\n#b.o..g#\n########",
		Actors: []string{"b bran bare hero facing=E", "o ogre", "g goblin"},
		Items:  []string{"spear b"},
	}, func(table *tabletest.Table) {
		b, g := table.Seat('b'), table.Seat('g')
		b.Refused("DK-BLD-02", rules.Act{Do: "attack", At: at(3, 1)})
		b.Act("attack", rules.Act{At: at(2, 1)})
		assert.Equal(t, table.Point(2, 1), b.Told(rules.StruckEmpty).At)
		s := g.Told(rules.Heard).Sound
		assert.Equal(t, rules.SoundAttack, s.Kind)
		assert.Equal(t, rules.Near, s.Band, "5 steps of 15")
	})
	tabletest.Play(t, "DK-BLD-02", scenario.Position{ // friend or foe
		Map:    "#####\n#ba.#\n#####",
		Actors: []string{"b bran bare hero facing=E", "a ysolde bare hero"},
	}, func(table *tabletest.Table) {
		b, a := table.Seat('b'), table.Seat('a')
		table.Dice('b', "attack", 20)
		table.Dice('b', "defence", 1)
		table.Dice('b', "damage", 2)
		b.Act("attack", rules.Act{At: at(2, 1)})
		a.HP(18)
	})
}

// One that comes beside a Blind creature is a contact: present, and unknown; it
// follows while adjacent and ends when no longer so.
func TestContacts(t *testing.T) {
	tabletest.Play(t, "DK-BLD-03", scenario.Position{
		Map:    "########\n#b...o.#\n#......#\n########",
		Actors: []string{"o ogre facing=W vision=normal", "b bran bare hero facing=E"},
	}, func(table *tabletest.Table) {
		o, b := table.Seat('o'), table.Seat('b')
		o.Blind(grid.Forward, 3)
		require.Len(t, b.View().Contacts, 1)
		c := b.View().Contacts[0]
		assert.Equal(t, table.Point(2, 1), c.At)
		assert.False(t, c.Known)
		assert.Empty(t, c.Name+string(c.Kind))
		assert.Equal(t, rules.UnknownSide, c.Side)
		assert.Len(t, o.View().Contacts, 1, "each is aware of the other")
		table.Wait('o')
		for table.Asked('o') != rules.PhaseTurn {
			o.Answer("hold")
			table.Wait('o')
		}
		o.Blind(grid.Left, 1) // still adjacent: the same contact
		assert.Equal(t, c.Handle, b.View().Contacts[0].Handle)
		table.Rounds(1)
		table.Wait('o')
		o.Blind(grid.Left, 3) // away to the east
		assert.Empty(t, b.View().Contacts)
		b.Told(rules.LostTouch)
		table.Rounds(1)
		table.Wait('o')
		o.Blind(grid.Backward, 3)
		require.Len(t, b.View().Contacts, 1)
		assert.NotEqual(t, c.Handle, b.View().Contacts[0].Handle, "one that returns is new")
	})
}

// One that goes Blind still knows those beside it whom it knew just before.
func TestContactsKnownFromBefore(t *testing.T) {
	tabletest.Play(t, "DK-BLD-03", scenario.Position{
		Map:    "#####\n#bo.#\n#####",
		Actors: []string{"b bran bare hero facing=E", "o ogre"},
		Lights: []string{"candle b"},
	}, func(table *tabletest.Table) {
		b := table.Seat('b')
		table.Wait('b')
		require.Len(t, b.View().Tokens, 1)
		b.Act("douse", rules.Act{At: at(1, 1)})
		require.Len(t, b.View().Contacts, 1)
		assert.True(t, b.View().Contacts[0].Known)
		assert.Equal(t, "ogre", b.View().Contacts[0].Name)
	})
}

// From the dark, lit targets can be seen and shot at; from the light into the
// dark they cannot.
func TestShootingIntoLight(t *testing.T) {
	tabletest.Play(t, "DK-BLD-04", scenario.Position{
		Map:    "##########\n#b......o#\n##########",
		Actors: []string{"b bran bare hero facing=E", "o ogre facing=W vision=normal"},
		Zones:  []string{"8,1 101"},
		Items:  []string{"bow b", "bow o"},
	}, func(table *tabletest.Table) {
		b, o := table.Seat('b'), table.Seat('o')
		table.Dice('b', "attack", 20)
		table.Dice('b', "damage", 6)
		b.Act("shoot", rules.Act{Target: b.Handle('o')})
		o.HP(32) // 6 less the ogre's armour of 2
		o.Refused("DK-BLD-04", act("shoot"))
	})
}

// Identifying a contact takes an action, never fails, and by voice gives the
// asker away to all who hear.
func TestIdentify(t *testing.T) {
	spec := scenario.Position{
		Map:    "######\n#bo.g#\n######",
		Actors: []string{"b bran bare hero facing=E", "o ogre vision=normal", "g goblin vision=normal"},
	}
	tabletest.Play(t, "DK-BLD-05", spec, func(table *tabletest.Table) {
		b, o, g := table.Seat('b'), table.Seat('o'), table.Seat('g')
		table.Wait('b')
		h := b.Handle('o')
		b.Refused("DK-BLD-05", rules.Act{Do: "identify", Target: h, Words: "smell"})
		b.Act("identify", rules.Act{Target: h, Words: "voice"})
		assert.True(t, b.View().Contacts[0].Known)
		assert.Equal(t, 1, b.View().Hero.Actions)
		b.Refused("DK-BLD-05", rules.Act{Do: "identify", Target: h, Words: "touch"})
		assert.Equal(t, "Bran", g.Told(rules.Heard).Sound.Voice)
		require.Len(t, o.View().Contacts, 1)
		assert.True(t, o.View().Contacts[0].Known, "the voice identifies the asker")
	})
	tabletest.Play(t, "DK-BLD-05", spec, func(table *tabletest.Table) {
		b, o, g := table.Seat('b'), table.Seat('o'), table.Seat('g')
		table.Wait('b')
		b.Act("identify", rules.Act{Target: b.Handle('o'), Words: "touch"})
		o.Told(rules.WasTouched)
		assert.False(t, o.View().Contacts[0].Known, "the touched one is not told by whom")
		g.NotTold(rules.Heard) // 3 steps, and touching carries 2
		b.Act("make known")
		assert.True(t, o.View().Contacts[0].Known)
	})
}

// At the start of its turn a Blind one may turn toward a cue or a light that it
// sees, and toward nothing else.
func TestTurningTowardACue(t *testing.T) {
	tabletest.Play(t, "DK-BLD-06", scenario.Position{
		Map:    "#########\n#b.....o#\n#########",
		Actors: []string{"o ogre facing=E vision=normal", "b bran bare hero facing=N"},
	}, func(table *tabletest.Table) {
		o, b := table.Seat('o'), table.Seat('b')
		o.Blind(grid.Forward, 1) // a thud in the east
		table.Wait('b')
		b.Refused("DK-BLD-06", rules.Turn{To: grid.West})
		b.Do(rules.Turn{To: grid.East})
		b.Faces(grid.East)
		b.Act("feel")
		b.Refused("DK-BLD-06", rules.Turn{To: grid.East})
	})
	tabletest.Play(t, "DK-BLD-06", scenario.Position{
		Map:    "##########################\n#b.......................#\n##########################",
		Actors: []string{"b bran bare hero facing=N"},
		Lights: []string{"torch 24,1"},
	}, func(table *tabletest.Table) {
		b := table.Seat('b')
		b.Do(rules.Turn{To: grid.East})
		b.Faces(grid.East)
	})
	tabletest.Play(t, "DK-BLD-06", scenario.Position{
		Map:    "########\n#b.....#\n########",
		Actors: []string{"b bran bare hero facing=N"},
		Zones:  []string{"6,1 101"}, // daylight from no lamp
	}, func(table *tabletest.Table) {
		b := table.Seat('b')
		b.Refused("DK-BLD-06", rules.Turn{To: grid.West})
		b.Do(rules.Turn{To: grid.East})
		b.Faces(grid.East)
	})
}

// Against a Blind one all others have the Stealth bonus, but not those that it
// sees lit in the distance.
func TestStealthAgainstTheBlind(t *testing.T) {
	tabletest.Play(t, "DK-BLD-07", scenario.Position{
		Map:    "#####\n#bo.#\n#####",
		Actors: []string{"o ogre vision=normal", "b bran bare hero facing=E"},
	}, func(table *tabletest.Table) {
		o, b := table.Seat('o'), table.Seat('b')
		table.Dice('o', "attack", 1) // 1+6 against Defence 4 alone
		table.Dice('o', "damage", 1, 1)
		o.Act("free attack", rules.Act{At: at(1, 1)})
		assert.Contains(t, b.Told(rules.Struck).Rules, rules.RuleID("DK-STL-05"))
		b.HP(18)
	})
	tabletest.Play(t, "DK-BLD-07", scenario.Position{
		Map:    "########\n#b....o#\n########",
		Actors: []string{"o ogre", "b bran bare hero facing=E"},
		Zones:  []string{"6,1 101"},
		Items:  []string{"bow o"},
	}, func(table *tabletest.Table) {
		o, b := table.Seat('o'), table.Seat('b')
		o.Refused("DK-BLD-04", act("shoot")) // from the light it does not see into the dark
		assert.Equal(t, rules.ByDarkness, b.View().Blind)
		assert.Equal(t, rules.Identified, b.View().Tokens[0].Degree)
	})
}

// At the end of its turn a Blind one turns to any of the eight directions.
func TestEndOfTurnFacing(t *testing.T) {
	tabletest.Play(t, "DK-BLD-08", scenario.Position{
		Map:    "###\n#b#\n###",
		Actors: []string{"b bran bare hero facing=N"},
	}, func(table *tabletest.Table) {
		b := table.Seat('b')
		for d := grid.North; d <= grid.NorthWest; d++ {
			b.Act("end", rules.Act{To: d})
			b.Faces(d)
		}
	})
}

// Against one that is Blind versus you, you count as hidden.
func TestStealthBonus(t *testing.T) {
	tabletest.Play(t, "DK-STL-01", scenario.Position{
		Map:    "#####\n#go.#\n#####",
		Actors: []string{"g ghoul", "o ogre vision=normal"},
	}, func(table *tabletest.Table) {
		g, o := table.Seat('g'), table.Seat('o')
		table.Dice('g', "attack", 1)
		table.Dice('g', "damage", 6)
		g.Act("free attack", rules.Act{At: at(2, 1)})
		e := o.Told(rules.Struck)
		assert.Contains(t, e.Rules, rules.RuleID("DK-STL-01"))
		assert.False(t, e.Who.Own(), "nobody told it who struck")
		assert.Equal(t, "someone", e.Names.Who)
	})
}

// One free Stealth attack a round, over all targets; also at once when a Blind
// one ends its move beside one; against one that sees it is spent for nothing.
func TestFreeAttack(t *testing.T) {
	tabletest.Play(t, "DK-STL-02", scenario.Position{
		Map:    "#####\n#bo.#\n#####",
		Actors: []string{"b bran bare hero facing=E", "o ogre vision=normal"},
	}, func(table *tabletest.Table) {
		b := table.Seat('b')
		b.Act("free attack", rules.Act{At: at(2, 1)})
		b.Refused("DK-STL-02", rules.Act{Do: "free attack", At: at(2, 1)})
		assert.Equal(t, 2, b.View().Hero.Actions, "it is free")
		table.Rounds(1)
		b.Act("free attack", rules.Act{At: at(2, 1)})
	})
	tabletest.Play(t, "DK-STL-02", scenario.Position{
		Map:    "######\n#g..o#\n######",
		Actors: []string{"o ogre facing=W vision=normal faction=giants", "g ghoul"},
	}, func(table *tabletest.Table) {
		o, g := table.Seat('o'), table.Seat('g')
		o.Blind(grid.Forward, 2)
		require.Equal(t, rules.PhaseStrike, table.Asked('g'), "at once, out of turn")
		table.Dice('g', "attack", 10)
		table.Dice('g', "damage", 3)
		g.Answer("strike")
		o.HP(34)
	})
	tabletest.Play(t, "DK-STL-02", scenario.Position{
		Map:    "#####\n#bg.#\n#####",
		Actors: []string{"b bran bare hero facing=E", "g ghoul"},
	}, func(table *tabletest.Table) {
		b := table.Seat('b')
		table.Dice('b', "attack", 10)
		table.Dice('b', "defence", 20) // the ghoul sees in the dark and defends
		b.Act("free attack", rules.Act{At: at(2, 1)})
		b.Told(rules.Missed)
		b.Refused("DK-STL-02", rules.Act{Do: "free attack", At: at(2, 1)})
	})
}

// A further stealth attempt in the round is contested; ties go to the defender,
// and a lost contest leaves an ordinary attack.
func TestContestedStealth(t *testing.T) {
	spec := scenario.Position{
		Map:    "#####\n#bo.#\n#####",
		Actors: []string{"b bran bare hero facing=E", "o ogre vision=normal"},
	}
	for _, c := range []struct {
		stealth int
		won     int
	}{{9, 1}, {8, 0}} { // Stealth 3 + Prs 2 against −2 + 2 and 13
		tabletest.Play(t, "DK-STL-03", spec, func(table *tabletest.Table) {
			b := table.Seat('b')
			table.Dice('b', "attack", 1, 1)
			b.Act("free attack", rules.Act{At: at(2, 1)})
			table.Dice('b', "stealth", c.stealth)
			table.Dice('b', "watch", 13)
			if c.won == 0 {
				table.Dice('b', "defence", 20)
			}
			if c.won == 1 {
				table.Dice('b', "damage", 1)
			}
			b.Act("sneak attack", rules.Act{At: at(2, 1)})
			assert.Equal(t, c.won, b.Told(rules.Contested).Amount)
			assert.Equal(t, 1, b.View().Hero.Actions)
		})
	}
}

// One that is not Blind versus its attacker defends normally, whatever stealth
// roll the attacker won.
func TestTheSightedDefend(t *testing.T) {
	tabletest.Play(t, "DK-STL-04", scenario.Position{
		Map:    "#####\n#bg.#\n#####",
		Actors: []string{"b bran bare hero facing=E", "g ghoul"},
	}, func(table *tabletest.Table) {
		b := table.Seat('b')
		table.Dice('b', "attack", 1, 19)
		table.Dice('b', "defence", 20, 1)
		b.Act("free attack", rules.Act{At: at(2, 1)})
		table.Dice('b', "stealth", 20)
		table.Dice('b', "watch", 1)
		table.Dice('b', "damage", 2)
		b.Act("sneak attack", rules.Act{At: at(2, 1)})
		truth := table.Truth()
		e := truth[len(truth)-1]
		for _, e = range truth {
			if e.Kind == rules.Struck {
				break
			}
		}
		require.Equal(t, rules.Struck, e.Kind)
		assert.Contains(t, e.Rules, rules.RuleID("DK-STL-04"))
		assert.NotContains(t, e.Rules, rules.RuleID("DK-STL-05"))
		assert.NotContains(t, b.Told(rules.Struck).Rules, rules.RuleID("DK-STL-04"), "nothing tells the attacker why")
	})
}

// Under the Stealth bonus the defender does not roll its die.
func TestWhatTheBonusDoes(t *testing.T) {
	for _, c := range []struct {
		attack int
		hit    bool
	}{{2, true}, {1, false}} { // the goblin's 2 against Bran's Defence 4 … with Attack 3
		tabletest.Play(t, "DK-STL-05", scenario.Position{
			Map:    "#####\n#bo.#\n#####",
			Actors: []string{"o goblin attack=3 vision=normal", "b bran bare hero facing=E"},
		}, func(table *tabletest.Table) {
			o, b := table.Seat('o'), table.Seat('b')
			table.Dice('o', "attack", c.attack)
			if c.hit {
				table.Dice('o', "damage", 4)
			}
			o.Act("free attack", rules.Act{At: at(1, 1)})
			kind := rules.Missed
			if c.hit {
				kind = rules.Struck
			}
			b.Told(kind)
		})
	}
}

// In low light a sneaker adds 1 for each tile of distance beyond the light of
// its own tile, and hides from those that notice it, until one makes it out.
func TestHiding(t *testing.T) {
	spec := scenario.Position{
		Map:     "##############\n#b.........o.#\n##############",
		Actors:  []string{"b bran bare hero facing=E", "o ogre facing=W vision=normal"},
		Ambient: 4,
	}
	tabletest.Play(t, "DK-STL-06", spec, func(table *tabletest.Table) {
		b, o := table.Seat('b'), table.Seat('o')
		table.Wait('b')
		assert.Equal(t, rules.Noticed, o.View().Tokens[0].Degree)
		table.Dice('b', "stealth", 5) // + 3 + 2 + 6 beyond the light = 16
		table.Dice('b', "watch", 15)  // − 2 + 2 = 15
		b.Act("hide")
		e := b.Told(rules.Hid)
		assert.Equal(t, 1, e.Amount)
		assert.Equal(t, 6, e.Rolls[0].Mods[2].Value)
		assert.Empty(t, o.View().Tokens)
		assert.True(t, b.View().Hero.Hidden)
		b.Walk(grid.East) // heard: 3 steps do not reach, and 9 tiles are beyond 4
		assert.Empty(t, o.View().Tokens)
		b.Walk(grid.East, grid.East, grid.East, grid.East, grid.East) // within 4
		b.Told(rules.Found)
		assert.Len(t, o.View().Tokens, 1)
	})
	tabletest.Play(t, "DK-STL-06", spec, func(table *tabletest.Table) {
		b, o := table.Seat('b'), table.Seat('o')
		table.Dice('b', "stealth", 20)
		table.Dice('b', "watch", 1)
		b.Act("hide")
		table.Actor('o').BlindUntil = table.W.Round + 9 // its eyes are jabbed
		b.Act("careful", rules.Act{To: grid.East})
		assert.True(t, table.Actor('b').HiddenFrom(table.Actor('o').ID))
		table.Actor('b').At = table.Point(9, 1)
		b.Act("careful", rules.Act{To: grid.East}) // without a sound
		assert.Len(t, o.View().Contacts, 1, "one cannot hide from hands")
	})
	spec.Ambient = rules.Bright
	tabletest.Play(t, "DK-STL-06", spec, func(table *tabletest.Table) {
		table.Seat('b').Refused("DK-STL-06", act("hide"))
	})
}

// Up to 2n tiles a shot into Low Light n is as any other; beyond it the target
// gains 1 a tile; beyond n it is only a shape, and still a legal mark.
func TestShootingInLowLight(t *testing.T) {
	for _, c := range []struct {
		id    string
		tiles int
		bonus int
	}{{"DK-LOW-01", 4, 0}, {"DK-LOW-02", 15, 11}} {
		row := []rune("####################")
		floor := []rune("#..................#")
		floor[1], floor[1+c.tiles] = 'b', 'o'
		tabletest.Play(t, c.id, scenario.Position{
			Map:     string(row) + "\n" + string(floor) + "\n" + string(row),
			Actors:  []string{"b bran bare hero facing=E", "o ogre"},
			Items:   []string{"bow b"},
			Ambient: 2,
		}, func(table *tabletest.Table) {
			b, o := table.Seat('b'), table.Seat('o')
			table.Wait('b')
			assert.Equal(t, rules.Noticed, b.View().Tokens[0].Degree)
			assert.Empty(t, b.View().Tokens[0].Name)
			b.Act("shoot", rules.Act{Target: b.Handle('o')})
			var got rules.Event
			for _, e := range o.Events() {
				if e.Kind == rules.Struck || e.Kind == rules.Missed {
					got = e
				}
			}
			require.NotEmpty(t, got.Rolls)
			bonus := 0
			for _, r := range got.Rolls {
				for _, m := range r.Mods {
					if m.Rule == "DK-LOW-02" {
						bonus = m.Value
					}
				}
			}
			assert.Equal(t, c.bonus, bonus)
		})
	}
}

// A shape may be shot at, friend or foe.
func TestShootingAtAShape(t *testing.T) {
	tabletest.Play(t, "DK-LOW-03", scenario.Position{
		Map:     "########\n#b....a#\n########",
		Actors:  []string{"b bran bare hero facing=E", "a ysolde bare hero"},
		Items:   []string{"bow b"},
		Ambient: 3,
	}, func(table *tabletest.Table) {
		b, a := table.Seat('b'), table.Seat('a')
		table.Wait('b')
		k := b.View().Tokens[0]
		assert.Equal(t, rules.UnknownSide, k.Side)
		assert.False(t, k.Handle.Own(), "a shape does not say that it is one of ours")
		table.Dice('b', "attack", 20)
		table.Dice('b', "defence", 1)
		table.Dice('b', "damage", 5)
		b.Act("shoot", rules.Act{Target: k.Handle})
		a.HP(15)
	})
}

// Bright tiles, dark vision and low-light immunity know no penalty; into
// darkness there is no shooting at all.
func TestNoLowLightPenalty(t *testing.T) {
	for _, c := range []struct {
		vision  string
		ambient rules.Light
	}{{"normal", rules.Bright}, {"low-light_immune", 1}, {"dark_vision", 1}, {"dark_vision", 0}} {
		tabletest.Play(t, "DK-LOW-04", scenario.Position{
			Map:     "############\n#b........o#\n############",
			Actors:  []string{"b bran bare hero facing=E vision=" + c.vision, "o ogre"},
			Items:   []string{"bow b"},
			Ambient: c.ambient,
		}, func(table *tabletest.Table) {
			b := table.Seat('b')
			table.Wait('b')
			table.Dice('b', "attack", 20)
			table.Dice('b', "defence", 20)
			b.Act("shoot", rules.Act{Target: b.Handle('o')})
			for _, r := range b.Told(rules.Struck).Rolls {
				for _, m := range r.Mods {
					assert.NotEqual(t, rules.RuleID("DK-LOW-02"), m.Rule)
				}
			}
		})
	}
	tabletest.Play(t, "DK-LOW-04", scenario.Position{
		Map:    "############\n#b........o#\n############",
		Actors: []string{"b bran bare hero facing=E", "o ogre"},
		Items:  []string{"bow b"},
	}, func(table *tabletest.Table) {
		table.Seat('b').Refused("DK-BLD-04", act("shoot"))
	})
}
