package purple_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"pitchdark/rules"
	"pitchdark/rules/grid"
	"pitchdark/rules/purple"
	"pitchdark/rules/scenario"
	"pitchdark/rules/tabletest"
)

// halls is a room with a long way round a corner, for those who come by.
const halls = `
	##############
	#b...........#
	############.#
	#............#
	#.############
	#............#
	##############`

func lone(more ...string) scenario.Position {
	return scenario.Position{Map: halls, Ambient: rules.Bright, Actors: append([]string{"b human-warrior bare hero"}, more...)}
}

// master is what the game master was told of a kind since the seat was taken.
func told(events []rules.Event, kind rules.Kind) []rules.Event {
	var of []rules.Event
	for _, e := range events {
		if e.Kind == kind {
			of = append(of, e)
		}
	}
	return of
}

// Without organised defenders the die falls at the end of turns 3, 6 and 9, and
// nobody but the referee learns of it [PH-RND-01, PH-RND-02].
func TestTheCheckIsSilent(t *testing.T) {
	tabletest.PlayOnce(t, "purple", "PH-RND-01", lone(), func(b *tabletest.Table) {
		master, hero := b.S.Master(), b.S.Hero(1)
		b.Dice(0, "encounter", 2, 6)
		b.Rounds(2 * purple.Turn)
		assert.Empty(t, told(master.Events(0), purple.EncounterChecked))
		b.Rounds(purple.Turn)
		checks := told(master.Events(0), purple.EncounterChecked)
		require.Len(t, checks, 1)
		assert.Equal(t, 2, checks[0].Rolls[0].Result)
		b.Rounds(3 * purple.Turn)
		assert.Len(t, told(master.Events(0), purple.EncounterChecked), 1)
		assert.Empty(t, told(hero.Events(1), purple.EncounterChecked))
		assert.Len(t, b.W.Actors, 1)
	})
}

// Organised defenders make it every second turn, and every turn once one of them
// has called the others [PH-RND-02].
func TestOrganisedDefendersComeOftener(t *testing.T) {
	place := lone("x goblin sleeping=true", "y goblin sleeping=true", "z goblin sleeping=true")
	place.Map = `
		##################
		#b...............#
		##################
		#xyz#............#
		##################`
	tabletest.PlayOnce(t, "purple", "PH-RND-02", place, func(b *tabletest.Table) {
		master := b.S.Master()
		b.Dice(0, "encounter", 6, 6, 6)
		b.Rounds(2 * purple.Turn)
		assert.Len(t, told(master.Events(0), purple.EncounterChecked), 1, "every second turn")
		b.Actor('x').Called = b.W.Round + 1
		b.Rounds(1)
		assert.True(t, b.W.Levels[0].Stay.Alarm)
		events := master.Events(0)
		assert.Len(t, told(events, purple.AlarmRaised), 1)
		b.Rounds(2*purple.Turn - 1)
		assert.Len(t, told(master.Events(0), purple.EncounterChecked), 2, "every turn")
	})
}

// A noise of 20 outside a fight takes 4 off the next die: 5 brings somebody, 6
// does not, and the one after is plain again [PH-RND-03].
func TestNoiseBringsThem(t *testing.T) {
	for face, comes := range map[int]bool{5: true, 6: false} {
		tabletest.PlayOnce(t, "purple", "PH-RND-03", lone(), func(b *tabletest.Table) {
			master, hero := b.S.Master(), b.S.Hero(1)
			b.Seat('b').Do(rules.Act{Do: "call"})
			b.Rounds(1)
			assert.Len(t, told(hero.Events(1), purple.WasNoisy), 1)
			b.Dice(0, "encounter", face)
			if comes {
				b.Dice(0, "wanderers", 7, 3)
				b.Dice(0, "distance", 4, 4)
			}
			b.Rounds(3*purple.Turn - 1)
			checks := told(master.Events(0), purple.EncounterChecked)
			require.Len(t, checks, 1)
			assert.Equal(t, []rules.Number{{Name: "noise", Value: -4, Rule: "PH-RND-03"}}, checks[0].Rolls[0].Mods)
			assert.Equal(t, comes, len(b.W.Actors) > 1)
			assert.False(t, b.W.Levels[0].Stay.Noisy)
		})
	}
}

// Those who come stand where no hero has a view of them, about as far off as the
// dice say, know the place, and come; mindless ones ask nobody [PH-RND-04,
// PH-RND-05, PH-CMB-04].
func TestWhoComesIsOutOfSight(t *testing.T) {
	tabletest.PlayOnce(t, "purple", "PH-RND-05", lone(), func(b *tabletest.Table) {
		master, hero := b.S.Master(), b.S.Hero(1)
		b.Dice(0, "encounter", 1)
		b.Dice(0, "wanderers", 7, 3)
		b.Dice(0, "distance", 4, 4)
		b.Rounds(3 * purple.Turn)
		require.Len(t, b.W.Actors, 4, "three skeletons")
		assert.Empty(t, hero.View(1).Tokens)
		assert.Empty(t, told(hero.Events(1), rules.Saw))
		for _, a := range b.W.Actors[1:] {
			assert.Equal(t, rules.ContentID("purple/skeleton"), a.Kind)
			assert.Equal(t, "dwellers", a.Faction)
			assert.Equal(t, grid.Point{X: 1, Y: 1}, a.Post)
		}
		assert.Empty(t, told(master.Events(0), purple.Reacted))
	})
}

// A reaction of goblins at home is 2d6 − 2 − 1; those who feel unthreatened keep
// to themselves [PH-RND-04].
func TestTheyReact(t *testing.T) {
	for sum, faction := range map[[2]int]string{{5, 4}: "dwellers", {6, 6}: ""} {
		tabletest.PlayOnce(t, "purple", "PH-RND-04", lone(), func(b *tabletest.Table) {
			master := b.S.Master()
			b.Dice(0, "encounter", 1)
			b.Dice(0, "wanderers", 5, 1, 1)
			b.Dice(0, "distance", 4, 4)
			b.Dice(0, "reaction", sum[0], sum[1])
			b.Rounds(3 * purple.Turn)
			require.Len(t, b.W.Actors, 3)
			assert.Equal(t, faction, b.W.Actors[1].Faction)
			assert.Len(t, told(master.Events(0), purple.Reacted), 1)
		})
	}
}

// People by chance carry a torch for each three of them, lit [PH-RND-05].
func TestBanditsBringALight(t *testing.T) {
	tabletest.PlayOnce(t, "purple", "PH-RND-05", lone(), func(b *tabletest.Table) {
		b.Dice(0, "encounter", 1)
		b.Dice(0, "wanderers", 6, 4)
		b.Dice(0, "distance", 4, 4)
		b.Dice(0, "reaction", 1, 1)
		b.Rounds(3 * purple.Turn)
		torches := 0
		for _, it := range b.W.Items {
			if it.Lit && it.Holder > 0 && it.Where == rules.InHand {
				torches++
			}
		}
		assert.Equal(t, 2, torches)
	})
}
