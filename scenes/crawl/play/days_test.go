package play_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"pitchdark/rules"
	"pitchdark/scenes/crawl/play"
)

func TestDaysInWords(t *testing.T) {
	assert.Equal(t, "day 1, 8:00", play.Hour(8*60))
	assert.Equal(t, "day 2, 18:05", play.Hour(42*60+5))
	assert.Equal(t, 1, play.TurnOf(59))
	assert.Equal(t, 2, play.TurnOf(60))
	h := rules.Sheet{Tired: []rules.Toil{{Source: "thirst", Levels: 1, Due: 60 * 60}, {Source: "no sleep"}, {Source: "forced march", Levels: 2}}}
	assert.Equal(t, 3, play.Weary(&h))
	assert.Equal(t, "exhausted", play.WearyWords(play.Weary(&h)))
	assert.Equal(t, "Thirst: 1 level; the next on day 3, 12:00", play.ToilWords(&h.Tired[0]))
	assert.Equal(t, "No sleep: none yet", play.ToilWords(&h.Tired[1]))
	assert.Equal(t, "No food is due before day 1, 18:00.", play.MealWords(&rules.Meal{Next: 18 * 60}))
	assert.Equal(t, "2 pounds of food due now; more on day 2, 6:00.", play.MealWords(&rules.Meal{Due: 2, Next: 30 * 60}))
	assert.Equal(t, "1. fresh beef, 2 pounds, fresh, worn", play.LotWords(1, &rules.Lot{Name: "fresh beef", Pounds: 2, State: "worn", Sort: "fresh"}))
	assert.Equal(t, "2. cheese, 1 pound, durable, gone bad", play.LotWords(2, &rules.Lot{Name: "cheese", Pounds: 1, State: "ruined", Sort: "durable"}))
	assert.Equal(t, []string{"A night here heals nothing: there is no bedroll.", "Slept 2 of the 6 hours that a day needs."}, play.NightWords(&rules.Night{Slept: 2, Need: 6, Why: "there is no bedroll"}))
	assert.Equal(t, []string{"A night here heals 1 hit point, a day and a night 3.", "Slept 0 of the 6 hours that a day needs."}, play.NightWords(&rules.Night{Need: 6, Heals: 1, Day: 3}))
}
