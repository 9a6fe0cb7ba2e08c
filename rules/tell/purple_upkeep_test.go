package tell

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"pitchdark/rules"
)

// What the passing of time brings is told in sentences.
func TestUpkeepInWords(t *testing.T) {
	to := Teller{Hero: 1}
	for want, e := range map[string]rules.Event{
		"Your sword is now shabby.":                                         {Kind: "purple.wear", Who: 1, Thing: "purple/sword", Text: "shabby"},
		"Your crowbar breaks.":                                              {Kind: "purple.broke", Who: 1, Thing: "purple/crowbar"},
		"Your acid is destroyed by the blast.":                              {Kind: "purple.item", Who: 1, Thing: "purple/acid", Text: "the blast"},
		"Your acid comes through the blast.":                                {Kind: "purple.item", Who: 1, Thing: "purple/acid", Text: "the blast", Amount: 1},
		"You ready the dagger.":                                             {Kind: "purple.ready", Who: 1, Thing: "purple/dagger", Amount: 1},
		"Your noise will have been heard far off.":                          {Kind: "purple.noisy", Who: 1},
		"It is time for the evening meal: 2 pounds of food are due to you.": {Kind: "purple.meal due", Who: 1, Amount: 2, Text: "evening meal"},
		"You eat 2 pounds, fresh food: nosh, agreeable.":                    {Kind: "purple.meal", Who: 1, Amount: 2, Thing: "fresh food", Text: "nosh"},
		"You feel grumpy after the meal.":                                   {Kind: "purple.meal effect", Who: 1, Text: "grumpy"},
		"You get only 1 of the 2 pounds due.":                               {Kind: "purple.meal short", Who: 1, Amount: 1, Of: 2},
		"You make a fire of four torches.":                                  {Kind: "purple.fire", Who: 1, Text: "four torches"},
		"You feel light fatigue, level 1 of 4, for hunger.":                 {Kind: "purple.fatigue", Who: 1, Amount: 1, Text: "light fatigue", Thing: "hunger"},
		"You are rested again.":                                             {Kind: "purple.fatigue", Who: 1, Of: 1},
		"You make camp for a night, with watches, 12 hours.":                {Kind: "purple.camp", Who: 1, Amount: 12, Text: "a night, with watches"},
		"You take the watch.":                                               {Kind: "purple.camp", Who: 1, Text: "takes the watch"},
		"You break off the rest and rouse the camp.":                        {Kind: "purple.camp", Who: 1, Text: "wakes the others"},
		"You have 1 hit point back by a night's rest.":                      {Kind: "purple.heal", Who: 1, Amount: 1, Text: "a night's rest"},
		"The rest heals nothing of you: there is no bedroll.":               {Kind: "purple.heal", Who: 1, Text: "there is no bedroll"},
		"In secret: nobody comes by.":                                       {Kind: "purple.encounter"},
		"In secret: somebody comes by: 3 × skeleton.":                       {Kind: "purple.encounter", Amount: 1, Thing: "3 × skeleton"},
		"In secret: nobody comes by, for the hiding place is passed over.":  {Kind: "purple.encounter", Text: "the hiding place is passed over"},
		"In secret: goblin would be unfriendly.":                            {Kind: "purple.reaction", Thing: "goblin", Text: "unfriendly"},
		"In secret: the alarm is raised here.":                              {Kind: "purple.alert"},
	} {
		assert.Equal(t, want, to.Sentence(e))
	}
	assert.Equal(t, "it is day 2, 12:00; 1 level of fatigue for thirst; 2 pounds of food are due", hours(&rules.Sheet{
		Clock: 36 * 60, Tired: []rules.Toil{{Source: "thirst", Levels: 1}}, Meal: rules.Meal{Due: 2},
	}))
}
