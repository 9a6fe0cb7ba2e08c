package tell

import (
	"fmt"

	"pitchdark/rules"
)

// ofUpkeep has a row for every kind of event of the passing of time in Purple
// Hack that is worth a line.
var ofUpkeep = map[rules.Kind]func(*voice) string{
	"purple.encounter": wandererRolled,
	"purple.reaction":  func(v *voice) string { return fmt.Sprintf("in secret: %s would be %s", v.Thing, v.Text) },
	"purple.noisy":     func(v *voice) string { return v.whose() + " noise will have been heard far off" },
	"purple.alert":     func(*voice) string { return "in secret: the alarm is raised here" },
	"purple.wear":      func(v *voice) string { return v.whose() + " " + v.thing() + " is now " + v.Text },
	"purple.broke":     func(v *voice) string { return v.whose() + " " + v.thing() + " breaks" },
	"purple.item":      itemSaved,
	"purple.ready":     readiedSet,
	"purple.meal due": func(v *voice) string {
		return "it is time for the " + v.Text + ": " + plural(v.Amount, "pound") + " of food " + areOrIs(v.Amount) + " due to " + v.who()
	},
	"purple.fatigue": fatigueMoved,
	"purple.camp":    camped,
	"purple.heal":    healed,
	"purple.meal": func(v *voice) string {
		return v.does("eat", "eats") + " " + plural(v.Amount, "pound") + ", " + v.Thing + ": " + mealWords[v.Text]
	},
	"purple.meal effect": mealTold,
	"purple.meal short": func(v *voice) string {
		return fmt.Sprintf("%s only %d of the %d pounds due", v.does("get", "gets"), v.Amount, v.Of)
	},
	"purple.fire": func(v *voice) string { return v.does("make", "makes") + " a fire of " + v.Text },
}

// wandererRolled is the referee's: no player reads it.
func wandererRolled(v *voice) string {
	switch {
	case v.Amount > 0:
		return "in secret: somebody comes by: " + v.Thing
	case v.Text != "":
		return "in secret: nobody comes by, for " + orElse(v.Text, "luck")
	}
	return "in secret: nobody comes by"
}

func itemSaved(v *voice) string {
	if v.Amount > 0 {
		return v.whose() + " " + v.thing() + " comes through " + v.Text
	}
	return v.whose() + " " + v.thing() + " is destroyed by " + v.Text
}

func readiedSet(v *voice) string {
	if v.Amount > 0 {
		return v.does("ready", "readies") + " the " + v.thing()
	}
	return v.does("put", "puts") + " the " + v.thing() + " away from where it is readied"
}

func areOrIs(n int) string {
	if n == 1 {
		return "is"
	}
	return "are"
}

func fatigueMoved(v *voice) string {
	if v.Amount == 0 {
		return v.does("are", "is") + " rested again"
	}
	return fmt.Sprintf("%s, level %d of 4, for %s", v.does("feel", "feels")+" "+v.Text, v.Amount, v.Thing)
}

func camped(v *voice) string {
	switch v.Text {
	case "lies down":
		return v.does("lie", "lies") + " down to sleep"
	case "takes the watch":
		return v.does("take", "takes") + " the watch"
	case "wakes the others":
		return v.does("break", "breaks") + " off the rest and " + v.pick("rouse", "rouses") + " the camp"
	}
	return fmt.Sprintf("%s camp for %s, %d hours", v.does("make", "makes"), v.Text, v.Amount)
}

func healed(v *voice) string {
	if v.Amount == 0 {
		return "the rest heals nothing of " + v.who() + ": " + v.Text
	}
	return v.does("have", "has") + " " + plural(v.Amount, "hit point") + " back by " + v.Text
}

// mealWords is how a meal was, in words.
var mealWords = map[string]string{
	"grub": "grub, which keeps one going", "nosh": "nosh, agreeable", "tasty": "tasty, and asks for more",
	"delicious": "delicious, the table falls silent", "piquant": "piquant, to be remembered for weeks",
}

func mealTold(v *voice) string {
	switch v.Text {
	case "":
		return ""
	case "sated", "happy", "grumpy", "tired", "miserable":
		return v.does("feel", "feels") + " " + v.Text + " after the meal"
	}
	return v.does("have", "has") + " " + v.Text + " after the meal"
}

// hours is the time of day of a hero's sheet, with what tires it and what it is
// due to eat.
func hours(s *rules.Sheet) string {
	words := fmt.Sprintf("it is day %d, %d:%02d", s.Clock/(24*60)+1, s.Clock/60%24, s.Clock%60)
	for i := range s.Tired {
		if t := &s.Tired[i]; t.Levels > 0 {
			words += fmt.Sprintf("; %s of fatigue for %s", plural(t.Levels, "level"), t.Source)
		}
	}
	if s.Meal.Due > 0 {
		words += fmt.Sprintf("; %s of food %s due", plural(s.Meal.Due, "pound"), areOrIs(s.Meal.Due))
	}
	return words
}
