package hall

import (
	"fmt"
	"strconv"
	"strings"
	"time"

	"pitchdark/rules"
	"pitchdark/rules/tell"
	"pitchdark/scenes/morgue"
	"pitchdark/scenes/ui"
)

// heroName is a hero's name in words, as the system has it.
func heroName(id string) string { return capital(tell.Content(rules.ContentID("core/" + id))) }

func capital(words string) string {
	if words == "" {
		return words
	}
	return strings.ToUpper(words[:1]) + words[1:]
}

// title is a crawl in a line.
func (s *screen) title(r *morgue.Row) string {
	if r.Fault != "" {
		return r.Journal
	}
	var names []string
	for _, h := range r.Heroes {
		names = append(names, heroName(h))
	}
	return strings.Join(names, ", ") + " in " + s.o.Name(r.Dungeon)
}

func (s *screen) row(r *morgue.Row) ui.Row {
	row := ui.Row{Words: s.title(r), Side: plural(r.Rounds, "round"), Note: r.At.Local().Format(time.DateOnly) + ": " + how(r)}
	if r.Fault != "" {
		row.Side, row.Note = "", r.Fault
	}
	return row
}

// how says how a crawl ended.
func how(r *morgue.Row) string {
	words := "came out alive"
	switch {
	case r.How == "gave up":
		words = "given up"
	case r.How == "died":
		words = "felled by " + article(r.Cause)
	case r.Prize != "":
		words = "came out with the " + r.Prize
	}
	words += fmt.Sprintf(", depth %d", r.Deepest)
	if r.Treasure > 0 {
		words += fmt.Sprintf(", treasure %d", r.Treasure)
	}
	if r.Felled > 0 {
		words += fmt.Sprintf(", %d felled", r.Felled)
	}
	return words
}

// article puts one before what names a creature; the dark and the like stand
// for themselves.
func article(cause string) string {
	switch {
	case cause == "" || cause == "dark":
		return "the dark"
	case strings.HasPrefix(cause, "walking into"):
		return cause
	case strings.ContainsRune("aeiou", rune(cause[0])):
		return "an " + cause
	}
	return "a " + cause
}

func plural(n int, what string) string {
	if n == 1 {
		return "1 " + what
	}
	return strconv.Itoa(n) + " " + what + "s"
}

// sumRows are the statistics, line by line.
func (s *screen) sumRows(sum morgue.Statistics) []ui.Row {
	rows := []ui.Row{
		{Words: "All crawls", Head: true},
		{Words: "Ended", Side: strconv.Itoa(sum.Crawls)},
		{Words: "Came out alive", Side: rate(sum.Won, sum.Crawls)},
		{Words: "Died", Side: rate(sum.Died, sum.Crawls)},
		{Words: "Given up", Side: rate(sum.GivenUp, sum.Crawls)},
		{Words: "Deepest", Side: "depth " + strconv.Itoa(sum.Deepest)},
		{Words: "Best treasure brought out", Side: strconv.Itoa(sum.Treasure)},
		{Words: "Longest crawl", Side: plural(sum.Longest, "round")},
		{Words: "Rounds in all", Side: strconv.Itoa(sum.Rounds)},
		{Words: "Foes felled", Side: strconv.Itoa(sum.Felled)},
	}
	rows = tallies(rows, "Deaths, by cause", sum.Causes, func(t *morgue.Tally) (string, string) {
		return capital(article(t.Name)), strconv.Itoa(t.Times)
	})
	rows = tallies(rows, "Came out alive, by dungeon", sum.Dungeons, func(t *morgue.Tally) (string, string) {
		return s.o.Name(t.Name), rate(t.Won, t.Times)
	})
	return tallies(rows, "Came out alive, by hero", sum.Heroes, func(t *morgue.Tally) (string, string) {
		return heroName(t.Name), rate(t.Won, t.Times)
	})
}

func tallies(rows []ui.Row, head string, list []morgue.Tally, words func(*morgue.Tally) (string, string)) []ui.Row {
	if len(list) == 0 {
		return rows
	}
	rows = append(rows, ui.Row{Words: head, Head: true})
	for i := range list {
		name, value := words(&list[i])
		rows = append(rows, ui.Row{Words: name, Side: value})
	}
	return rows
}

// rate is a number of all, with its part in hundredths.
func rate(n, of int) string {
	if of == 0 {
		return "0"
	}
	return fmt.Sprintf("%d of %d, %d %%", n, of, n*100/of)
}
