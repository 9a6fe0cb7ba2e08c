package tell

import (
	"slices"

	"pitchdark/rules"
)

// Sights are the sentences of View, each once.
func Sights(v *rules.View) []string {
	var lines []string
	for _, line := range View(v) {
		if !slices.Contains(lines, line) {
			lines = append(lines, line)
		}
	}
	return lines
}

// News are those sentences of a view that were not among those told before, and
// all of them, to be kept for the next time. The question that is asked is left
// out: it comes with its offers.
func News(v *rules.View, told []string) (fresh, all []string) {
	all = Sights(v)
	for _, line := range all {
		asked := len(v.Asks) > 0 && line == v.Asks[0].Text
		if !asked && !slices.Contains(told, line) {
			fresh = append(fresh, line)
		}
	}
	return fresh, all
}
