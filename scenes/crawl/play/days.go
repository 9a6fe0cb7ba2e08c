package play

import (
	"fmt"
	"slices"
	"strings"

	"pitchdark/rules"
)

// Days is looking at the day, its meals, what tires and what a rest would do,
// which is the screen's to show.
const Days rules.ActionID = "course days"

// daysEntry is there where hours are kept.
func (g *Game) daysEntry() []Entry {
	if g.view.Hero.Clock == 0 {
		return nil
	}
	return g.listed([]*rules.Offer{{Do: Days, Title: "The day, meals and rest", Key: "Z", Rule: "PH-FAT-01"}})
}

// chores are the actions of a day that its page lists.
var chores = []rules.ActionID{"eat", "cook", "share", "season", "make a fire", "camp", "rest"}

// Chores are the places among all entries of the actions of the day, with those
// that cannot be taken now; the entry of a place is Entry.
func (g *Game) Chores() []int {
	var at []int
	for i := range g.entries {
		if slices.Contains(chores, g.entries[i].Offer.Do) {
			at = append(at, i)
		}
	}
	return at
}

// Entry is an entry by its place, folded or not.
func (g *Game) Entry(i int) *Entry { return &g.entries[i] }

// Hour is a time of the clock in words, "day 2, 18:05".
func Hour(clock int) string {
	return fmt.Sprintf("day %d, %d:%02d", clock/(24*60)+1, clock/60%24, clock%60)
}

// TurnOf is the turn of ten minutes that a round is in, from 1.
func TurnOf(round int) int { return round/60 + 1 }

// Weary is how many of the four levels of fatigue a hero has.
func Weary(h *rules.Sheet) int {
	n := 0
	for _, t := range h.Tired {
		n += t.Levels
	}
	return min(n, Pips)
}

// Pips is how many levels of fatigue there are, the last of which kills.
const Pips = 4

var wearyWords = [...]string{"rested", "light fatigue", "heavy fatigue", "exhausted", "dead of exhaustion"}

// WearyWords is what so many levels are called.
func WearyWords(levels int) string { return wearyWords[min(max(levels, 0), Pips)] }

// ToilWords is one source of fatigue, with when more of it is due.
func ToilWords(t *rules.Toil) string {
	words := fmt.Sprintf("%s: %s", capital(t.Source), count(t.Levels, "level"))
	if t.Levels == 0 {
		words = capital(t.Source) + ": none yet"
	}
	if t.Due > 0 {
		words += fmt.Sprintf("; the next on %s", Hour(t.Due))
	}
	return words
}

// MealWords is what is due to a hero, and when more is.
func MealWords(m *rules.Meal) string {
	if m.Due == 0 {
		return "No food is due before " + Hour(m.Next) + "."
	}
	return fmt.Sprintf("%s of food due now; more on %s.", capital(count(m.Due, "pound")), Hour(m.Next))
}

// LotWords is one lot of food, in the order in which a meal takes them.
func LotWords(n int, l *rules.Lot) string {
	words := fmt.Sprintf("%d. %s, %s, %s", n, l.Name, count(l.Pounds, "pound"), l.Sort)
	if l.State == "ruined" {
		return words + ", gone bad"
	}
	if l.State != "new" {
		words += ", " + l.State
	}
	return words
}

// NightWords is what a rest would do here.
func NightWords(n *rules.Night) []string {
	lines := []string{fmt.Sprintf("A night here heals %s.", count(n.Heals, "hit point"))}
	switch {
	case n.Heals == 0 && n.Why != "":
		lines[0] = "A night here heals nothing: " + n.Why + "."
	case n.Day > 0:
		lines[0] = strings.TrimSuffix(lines[0], ".") + fmt.Sprintf(", a day and a night %d.", n.Day)
	}
	return append(lines, fmt.Sprintf("Slept %d of the %s that a day needs.", n.Slept, count(n.Need, "hour")))
}
