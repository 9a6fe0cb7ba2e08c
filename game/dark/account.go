package main

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"pitchdark/rules/engine"
)

// account is what many simulated crawls tell together.
type account []engine.Result

// barWidth is the letters of a whole bar.
const barWidth = 30

// tell writes the account, part by part; parts that nothing can be said of are
// left out.
func (a account) tell(p *program) {
	a.ends(p)
	a.depths(p)
	a.killers(p)
	a.light(p)
	a.prizes(p)
}

func (a account) ends(p *program) {
	n := map[string]int{}
	for i := range a {
		n[a[i].End]++
	}
	p.say("%s: %d escaped, %d died, %d unfinished.", capital(count(len(a), "crawl")), n["escaped"], n["died"], n["unfinished"])
}

// depths is the curve of survival: who came how deep, and in what state. The
// figures beside the bars are medians of those that came.
func (a account) depths(p *program) {
	deepest := 0
	for i := range a {
		deepest = max(deepest, a[i].Deepest)
	}
	p.say("")
	p.say("depth   came there%s  rounds  health  light", strings.Repeat(" ", barWidth+1))
	for depth := 1; depth <= deepest; depth++ {
		var rounds, health, light []int
		came := 0
		for i := range a {
			came += among(a[i].Deepest >= depth)
			for _, v := range a[i].Levels {
				if v.Depth == depth {
					rounds, health, light = append(rounds, v.Rounds), append(health, v.Health), append(light, v.Light)
				}
			}
		}
		p.say("%5d   %s  %6d  %6d  %5d", depth, a.bar(came), median(rounds), median(health), median(light))
	}
}

// bar draws a number of all crawls: "  87 %  ############".
func (a account) bar(n int) string {
	return fmt.Sprintf("%3d %%  %-*s", percent(n, len(a)), barWidth+4, strings.Repeat("#", n*barWidth/len(a)))
}

// killers lists what felled heroes, the commonest first.
func (a account) killers(p *program) {
	type row struct {
		what string
		n    int
	}
	var rows []row
	for i := range a {
		what := a[i].Killer
		if what == "" {
			continue
		}
		at := slices.IndexFunc(rows, func(r row) bool { return r.what == what })
		if at < 0 {
			at, rows = len(rows), append(rows, row{what: what})
		}
		rows[at].n++
	}
	slices.SortStableFunc(rows, func(r, s row) int { return cmp.Or(s.n-r.n, cmp.Compare(r.what, s.what)) })
	for i, r := range rows {
		if i == 0 {
			p.say("")
			p.say("felled by")
		}
		p.say("%5d   %s  %s", r.n, a.bar(r.n), r.what)
	}
}

// light tells how much light was used and left, and how the rounds were spent.
func (a account) light(p *program) {
	var left, burnt []int
	none, lit, dark, blind := 0, 0, 0, 0
	for i := range a {
		r := &a[i]
		left, burnt = append(left, r.LightLeft), append(burnt, r.Burnt)
		none += among(r.LightLeft == 0)
		lit, dark, blind = lit+r.InLight, dark+r.InDark, blind+r.Blind
	}
	all := lit + dark + blind
	p.say("")
	p.say("light   left at the end: %d rounds in the middle, from %d to %d in the middle half; none at all in %d %% of the crawls",
		median(left), part(left, 1, 4), part(left, 3, 4), percent(none, len(a)))
	p.say("        burnt: %d rounds in the middle", median(burnt))
	p.say("        of all rounds on their feet %d %% in light, %d %% seeing in the dark, %d %% blind", percent(lit, all), percent(dark, all), percent(blind, all))
	a.ranOut(p)
}

// deep is the level from which on a hero without light is far from home.
const deep = 5

// ranOut tells what became of those who first carried no light far down.
func (a account) ranOut(p *program) {
	without, deeper, escaped := 0, 0, 0
	for i := range a {
		if r := &a[i]; r.RanOut >= deep {
			without++
			deeper += among(r.Deepest > r.RanOut)
			escaped += among(r.End == "escaped")
		}
	}
	if without > 0 {
		p.say("        none left first on level %d or below in %d: of these %d went deeper and %d escaped", deep, without, deeper, escaped)
	}
}

func (a account) prizes(p *program) {
	var worth []int
	taken, out := 0, 0
	for i := range a {
		worth = append(worth, a[i].Worth)
		taken += among(a[i].Taken)
		out += among(a[i].Prize)
	}
	if part(worth, 1, 1) == 0 && taken == 0 {
		return
	}
	p.say("prize   taken in %d, brought out in %d", taken, out)
	p.say("treasure carried in the end: worth %d in the middle, %d at most", median(worth), part(worth, 1, 1))
}

func among(yes bool) int {
	if yes {
		return 1
	}
	return 0
}

// percent is rounded to the nearest whole; of nothing it is 0.
func percent(n, of int) int {
	if of == 0 {
		return 0
	}
	return (200*n + of) / (2 * of)
}

func median(values []int) int { return part(values, 1, 2) }

// part is the value below which n of so many parts of the values lie; 0 if there
// are none.
func part(values []int, n, of int) int {
	if len(values) == 0 {
		return 0
	}
	sorted := slices.Sorted(slices.Values(values))
	return sorted[(len(sorted)-1)*n/of]
}
