package purple_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"pitchdark/rules"
	"pitchdark/rules/grid"
	"pitchdark/rules/internal/world"
	"pitchdark/rules/purple"
	"pitchdark/rules/scenario"
	"pitchdark/rules/tabletest"
)

// cell is a small room behind a door.
const cell = `
	##########
	#bc#.....#
	#..+.....#
	##########`

func pair(items ...string) scenario.Position {
	return scenario.Position{
		Map: cell, Ambient: rules.Bright, Items: items,
		Actors: []string{"b human-warrior bare hero con=10", "c human-warrior bare hero con=10"},
	}
}

const hour = purple.Hour

// at sets the clock to an hour of the day that play begins on, or of one after
// it.
func at(b *tabletest.Table, day, hours int) {
	b.W.Round = ((day-1)*24 + hours - 8) * hour
	for _, a := range b.W.Actors {
		a.Called = 0
	}
	b.W.Levels[0].Stay.Since = b.W.Round + 1
}

// nobody keeps those who wander away for a test.
func nobody(b *tabletest.Table, checks int) {
	for range checks {
		b.Dice(0, "encounter", 6)
	}
}

func offer(b *tabletest.Table, who rules.Handle, do rules.ActionID) *rules.Offer {
	for _, ask := range b.S.Hero(who).View(who).Asks {
		for i := range ask.Offers {
			if ask.Offers[i].Do == do {
				return &ask.Offers[i]
			}
		}
	}
	return nil
}

func upkeep(t *testing.T, a *world.Actor) purple.Upkeep {
	t.Helper()
	h, err := purple.ReadCharacter(a.Card)
	require.NoError(t, err)
	if h.Upkeep == nil {
		return purple.Upkeep{}
	}
	return *h.Upkeep
}

// At eighteen o'clock two pounds are due for a half-day of exploring, three after
// a wound; before that nothing is [PH-FOD-01].
func TestMealsFallDue(t *testing.T) {
	tabletest.PlayOnce(t, "purple", "PH-FOD-01", pair("jerky b pack"), func(b *tabletest.Table) {
		at(b, 1, 17)
		b.Wait('b')
		require.NotNil(t, offer(b, 1, purple.Eat))
		assert.Equal(t, "nothing is due yet: the evening meal is at 18 o'clock", offer(b, 1, purple.Eat).Not)
		hero := b.S.Hero(1)
		nobody(b, 2)
		b.W.System().Harm(&world.Turn{W: b.W}, b.Actor('c'), 1, world.Nobody)
		b.Rounds(hour)
		due := told(hero.Events(1), purple.MealDue)
		require.Len(t, due, 1)
		assert.Equal(t, 2, due[0].Amount)
		assert.Equal(t, 3, upkeep(t, b.Actor('c')).Owed, "it was wounded")
	})
}

// A meal is shared by all to whom food is due: the worst of what spoils first;
// fresh food at a cold camp is nosh, 9 of 3d6 does nothing then, 7 makes grumpy
// [PH-FOD-02, PH-FOD-04, PH-FOD-06, PH-FOD-07, PH-FOD-08].
func TestAMeal(t *testing.T) {
	tabletest.PlayOnce(t, "purple", "PH-FOD-06", pair("jerky b pack", "beef b pack", "beef c pack"), func(b *tabletest.Table) {
		at(b, 1, 17)
		b.W.Items[len(b.W.Items)-3].Count = 5
		b.W.Items[len(b.W.Items)-1].Wear = int(purple.Worn)
		nobody(b, 2)
		b.Rounds(hour)
		hero := b.S.Hero(1)
		b.Dice('b', "food", 3, 3, 3)
		b.Dice('c', "food", 2, 2, 3)
		b.Seat('b').Do(rules.Act{Do: purple.Eat})
		events := hero.Events(1)
		meals := told(events, purple.Ate)
		require.Len(t, meals, 2)
		assert.Equal(t, "fresh food", meals[0].Thing, "two of four pounds")
		assert.Equal(t, "nosh", meals[0].Text)
		effect := told(events, purple.MealTold)
		require.Len(t, effect, 1)
		assert.Empty(t, effect[0].Text)
		require.Len(t, upkeep(t, b.Actor('c')).Bouts, 1)
		assert.Equal(t, purple.Grumpy, upkeep(t, b.Actor('c')).Bouts[0].Kind)
		left := b.W.Things(b.Actor('b').ID)
		require.Len(t, left, 1)
		assert.Equal(t, 3, left[0].Count, "the beef went first")
		b.Rounds(purple.Turn)
		assert.Equal(t, "nothing is due yet: the morning meal is at 6 o'clock", offerWhen(b, 1, purple.Eat).Not)
	})
}

func offerWhen(b *tabletest.Table, who rules.Handle, do rules.ActionID) *rules.Offer {
	b.Wait('b')
	return offer(b, who, do)
}

// With less than is due the player says who eats [PH-FOD-09]; food gone bad is
// refused [PH-FOD-04].
func TestTooLittleFood(t *testing.T) {
	tabletest.PlayOnce(t, "purple", "PH-FOD-09", pair("jerky b pack", "jerky b pack", "beef b pack"), func(b *tabletest.Table) {
		at(b, 1, 17)
		b.W.Items[len(b.W.Items)-1].Wear = int(purple.Ruined)
		nobody(b, 2)
		b.Rounds(hour)
		b.Seat('b').Refused("PH-FOD-09", rules.Act{Do: purple.Eat})
		eat := offerWhen(b, 1, purple.Eat)
		assert.Equal(t, "there is not enough bread for all: choose who eats", eat.Not)
		assert.Equal(t, []rules.Bar{{Value: 3, Rule: "PH-FOD-04", Not: "this has gone bad"}}, eat.Params[0].Barred)
		share := offerWhen(b, 1, purple.Share)
		require.NotNil(t, share)
		b.Dice('b', "food", 6, 6, 1)
		b.Seat('b').Do(rules.Act{Do: purple.Share, Words: share.Params[0].Choices[1].Text})
		assert.Equal(t, 2, upkeep(t, b.Actor('b')).Eaten)
		assert.Zero(t, upkeep(t, b.Actor('c')).Eaten)
	})
}

// Cooking needs a fire, and a fire fuel and a flame; spice makes of fresh meat a
// delicacy, delicious at a campfire [PH-FOD-03, PH-FOD-05].
func TestAFireAndSpice(t *testing.T) {
	place := pair("beef b pack", "beef b pack", "garlic b pack", "oil b pack", "tinderbox b pack")
	place.Actors = place.Actors[:1]
	place.Map = `
		#####
		#b..#
		#####`
	tabletest.PlayOnce(t, "purple", "PH-FOD-05", place, func(b *tabletest.Table) {
		at(b, 1, 17)
		nobody(b, 3)
		b.Rounds(hour)
		b.Seat('b').Refused("PH-FOD-05", rules.Act{Do: purple.Cook})
		assert.Equal(t, "there is no fire", offerWhen(b, 1, purple.Cook).Not)
		b.Seat('b').Do(rules.Act{Do: purple.MakeFire, Words: "a flask of oil"})
		b.Rounds(purple.Turn)
		b.Seat('b').Do(rules.Act{Do: purple.Spices})
		garlic := b.W.Things(b.Actor('b').ID)[2]
		assert.Equal(t, int(purple.Used), garlic.Wear)
		hero := b.S.Hero(1)
		b.Dice('b', "food", 6, 6, 5)
		b.Seat('b').Do(rules.Act{Do: purple.Cook})
		events := hero.Events(1)
		require.Len(t, told(events, purple.Ate), 1)
		assert.Equal(t, "delicious", told(events, purple.Ate)[0].Text)
		assert.Equal(t, "sated", told(events, purple.MealTold)[0].Text)
		garlic.Wear = int(purple.Ruined)
		b.W.Add(world.Item{Kind: "purple/beef", Holder: b.Actor('b').ID})
		b.Rounds(purple.Turn)
		assert.Equal(t, "no spice is left", offerWhen(b, 1, purple.Spices).Not)
	})
}

// The cooking fire takes 1 off the next check: a 2 brings somebody
// [PH-FOD-05, PH-RND-01].
func TestTheFireIsSeen(t *testing.T) {
	place := lone()
	place.Lights = []string{"campfire 1,1"}
	tabletest.PlayOnce(t, "purple", "PH-FOD-05", place, func(b *tabletest.Table) {
		b.Dice(0, "encounter", 2)
		b.Dice(0, "wanderers", 7, 1)
		b.Dice(0, "distance", 4, 4)
		b.Rounds(3 * purple.Turn)
		assert.Len(t, b.W.Actors, 2)
	})
}

// Without food the first level comes at the second noon, halving nothing yet;
// heavy fatigue halves the walk, exhaustion the hit points, and the fourth level
// kills [PH-FAT-01, PH-FAT-02, PH-FAT-03].
func TestFatigueOfHungerAndThirst(t *testing.T) {
	place := pair()
	place.Actors = []string{"b human-warrior bare hero con=10 hp=15"}
	tabletest.PlayOnce(t, "purple", "PH-FAT-01", place, func(b *tabletest.Table) {
		hero := b.S.Hero(1)
		noon := func(day int) {
			at(b, day, 12)
			b.W.Round--
			b.Rounds(1)
		}
		speed := b.W.System().Allowance(b.W, b.Actor('b'))
		noon(2)
		first := told(hero.Events(1), purple.FatigueMoved)
		require.NotEmpty(t, first)
		assert.Equal(t, "thirst", first[0].Thing)
		assert.Equal(t, 1, upkeep(t, b.Actor('b')).Fatigue.Levels(), "a day without water")
		noon(3)
		assert.Equal(t, 3, upkeep(t, b.Actor('b')).Fatigue.Levels(), "two of thirst, one of no sleep; food was not due")
		assert.Equal(t, 7, b.Actor('b').MaxHP)
		assert.Equal(t, speed/4, b.W.System().Allowance(b.W, b.Actor('b')))
		noon(4)
		assert.True(t, b.Actor('b').Dead)
	})
}

// A night with watches in a cell whose door is spiked: each sleeps its hours, and
// has a hit point back if it has a bedroll; nobody tires [PH-HEA-01, PH-HEA-02,
// PH-RND-02, PH-FAT-06].
func TestANightInHiding(t *testing.T) {
	tabletest.PlayOnce(t, "purple", "PH-HEA-01", pair("bedroll b pack"), func(b *tabletest.Table) {
		w := b.W
		w.Levels[0].Doors = append(w.Levels[0].Doors, world.Door{At: grid.Point{X: 3, Y: 2}, Spikes: 1})
		at(b, 1, 20)
		b.Actor('b').HP--
		b.Actor('c').HP--
		hero := b.S.Hero(1)
		b.Wait('b')
		nobody(b, 24)
		start := w.Round
		b.Seat('b').Do(rules.Act{Do: purple.Camp, Words: "a night, with watches"})
		assert.Equal(t, 12*hour, w.Round-start, "two who share the watches take twelve hours")
		assert.Equal(t, 6*hour, upkeep(t, b.Actor('b')).Slept)
		assert.Equal(t, 6*hour, upkeep(t, b.Actor('c')).Slept)
		events := hero.Events(1)
		var words []string
		for _, e := range told(events, purple.Camped) {
			words = append(words, e.Text)
		}
		assert.Equal(t, []string{"a night, with watches", "takes the watch", "lies down"}, words)
		heal := told(events, purple.RestHealed)
		require.Len(t, heal, 1)
		assert.Equal(t, 1, heal[0].Amount)
		assert.Equal(t, b.Actor('b').MaxHP, b.Actor('b').HP)
		assert.Less(t, b.Actor('c').HP, b.Actor('c').MaxHP, "it has no bedroll")
	})
}

// Who comes upon a camp wakes the one on watch, and that one the others; a broken
// night heals nothing, but what was slept counts [PH-HEA-01, PH-RND-01].
func TestTheWatchWakesTheCamp(t *testing.T) {
	place := lone("c human-warrior bare hero")
	place.Map = `
		##############
		#bc..........#
		############.#
		#............#
		##############`
	tabletest.PlayOnce(t, "purple", "PH-RND-01", place, func(b *tabletest.Table) {
		hero := b.S.Hero(1)
		b.Wait('b')
		b.Actor('b').HP--
		b.Dice(0, "encounter", 1)
		b.Dice(0, "wanderers", 7, 2)
		b.Dice(0, "distance", 2, 2)
		b.Seat('b').Do(rules.Act{Do: purple.Camp, Words: "a night, with watches"})
		require.Equal(t, 3*purple.Turn, b.W.Round, "a skeleton is asked")
		b.W.Actors[2].At = grid.Point{X: 9, Y: 1} // it has come round the corner
		b.Wait('b')
		events := hero.Events(1)
		require.Len(t, told(events, purple.RestHealed), 1)
		assert.Equal(t, "the rest was broken", told(events, purple.RestHealed)[0].Text)
		assert.NotEmpty(t, told(events, rules.Saw))
		assert.False(t, b.Actor('c').Asleep)
		assert.Nil(t, b.Actor('c').Is("in camp"))
		assert.Positive(t, upkeep(t, b.Actor('c')).Slept)
	})
}

// A day and a night of undisturbed rest gives as many hit points as the level,
// and takes away a level of a forced march [PH-HEA-01, PH-FAT-06].
func TestADayOfRest(t *testing.T) {
	place := pair("bedroll b pack", "waterskin b pack", "bedroll c pack")
	tabletest.PlayOnce(t, "purple", "PH-HEA-01", place, func(b *tabletest.Table) {
		b.W.Levels[0].Doors = append(b.W.Levels[0].Doors, world.Door{At: grid.Point{X: 3, Y: 2}, Spikes: 1})
		b.Wait('b')
		level := 1
		b.Actor('b').HP -= 3
		was := b.Actor('b').HP
		nobody(b, 48)
		hero := b.S.Hero(1)
		b.Seat('b').Do(rules.Act{Do: purple.Camp, Words: "a day and a night"})
		assert.Equal(t, 24*hour, b.W.Round)
		assert.Equal(t, was+level, b.Actor('b').HP)
		due := told(hero.Events(1), purple.MealDue)
		require.Len(t, due, 2)
		assert.Equal(t, 1, due[0].Amount, "at rest")
		assert.Positive(t, upkeep(t, b.Actor('b')).Slept)
	})
}

// The sheet shows the hour, what tires and when more of it is due, and what a
// night here would heal or why it would not [PH-FAT-03, PH-FOD-01, PH-HEA-01].
func TestTheSheetShowsTheDays(t *testing.T) {
	tabletest.PlayOnce(t, "purple", "PH-FAT-03", pair("bedroll b pack", "beef b pack", "jerky b pack"), func(b *tabletest.Table) {
		at(b, 2, 12)
		b.W.Round--
		b.Actor('b').HP--
		b.Rounds(1)
		b.Wait('b')
		v := b.S.Hero(1).View(1).Hero
		assert.Equal(t, 36*60, v.Clock)
		assert.Equal(t, []rules.Toil{
			{Source: "thirst", Levels: 1, Due: 60 * 60, Rule: "PH-FAT-03"},
			{Source: "no sleep", Due: 60 * 60, Rule: "PH-FAT-03"},
		}, v.Tired)
		assert.Equal(t, rules.Night{Need: 6, Why: "no door keeps this place hidden"}, v.Night)
		assert.Equal(t, 42*60, v.Meal.Next)
		assert.Equal(t, []rules.Lot{
			{Name: "fresh beef", Pounds: 1, State: "new", Sort: "fresh"},
			{Name: "beef jerky", Pounds: 1, State: "new", Sort: "durable"},
		}, v.Meal.Lots)
		b.W.Levels[0].Doors = append(b.W.Levels[0].Doors, world.Door{At: grid.Point{X: 3, Y: 2}, Spikes: 1})
		v = b.S.Hero(1).View(1).Hero
		assert.Equal(t, rules.Night{Need: 6, Heals: 1, Day: 1}, v.Night)
	})
}

// In the dark the lights in hand are put out for the night, and the one on watch
// hears for all; nothing breaks such a camp but what is perceived [PH-HEA-01,
// PH-LIT-02].
func TestACampInTheDark(t *testing.T) {
	place := pair("torch c")
	place.Ambient = rules.Dark
	place.Lights = []string{"torch b"}
	place.Items = nil
	tabletest.PlayOnce(t, "purple", "PH-HEA-01", place, func(b *tabletest.Table) {
		b.Wait('b')
		nobody(b, 24)
		start := b.W.Round
		b.Seat('b').Do(rules.Act{Do: purple.Camp, Words: "a night, with watches"})
		assert.Equal(t, 12*hour, b.W.Round-start)
		for _, it := range b.W.Things(b.Actor('b').ID) {
			assert.False(t, it.Lit)
		}
		assert.Equal(t, []int{6 * hour, 6 * hour}, []int{upkeep(t, b.Actor('b')).Slept, upkeep(t, b.Actor('c')).Slept})
	})
}
