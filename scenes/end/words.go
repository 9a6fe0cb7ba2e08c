package end

import (
	"fmt"
	"strconv"

	"pitchdark/rules/tell"
	"pitchdark/scenes/ui"
)

// The ways in which a crawl ends, as the rules name them.
const (
	escaped = "escaped"
	died    = "died"
	gaveUp  = "gave up"
)

func (t *Tally) headline() string {
	switch t.How {
	case escaped:
		return t.Hero + " came out alive"
	case died:
		return t.Hero + " did not come back"
	case gaveUp:
		return t.Hero + " was given up"
	}
	return t.Hero + ": " + t.How
}

func (t *Tally) when() string {
	return fmt.Sprintf("%s, after %s (%s) and %s.", t.Place, count(t.Rounds, "round"), tell.Time(t.Rounds), count(t.Commands, "command"))
}

func count(n int, what string) string {
	if n == 1 {
		return "1 " + what
	}
	return strconv.Itoa(n) + " " + what + "s"
}

// rows are the account, line by line.
func (t *Tally) rows() []ui.Row {
	return append(t.fates(), []ui.Row{
		{Words: "What the darkness cost", Head: true},
		{Words: "Rounds without sight", Side: share(t.Blind, t.Rounds)},
		{Words: "Tiles groped along", Side: share(t.Groped, t.Groped+t.Walked)},
		{Words: "Walls met", Side: harm(t.Bumps, t.BumpHarm)},
		{Words: "Others run into", Side: strconv.Itoa(t.Meetings)},
		{Words: "Lights that went out", Side: strconv.Itoa(t.Lights)},
		{Words: "Sounds heard", Side: strconv.Itoa(t.Sounds)},
		{Words: "Wounds", Head: true},
		{Words: "Taken", Side: count(t.Taken, "hit point")},
		{Words: "Dealt", Side: count(t.Dealt, "hit point")},
		{Words: "To have it again", Head: true},
		{Words: "Seed", Side: strconv.FormatUint(t.Seed, 10)},
		{Words: "Journal", Note: t.Journal},
	}...)
}

// fates are how each hero fared, and what was brought out.
func (t *Tally) fates() []ui.Row {
	if len(t.Fates) == 0 {
		return nil
	}
	rows := []ui.Row{{Words: "How it ended", Head: true}}
	for _, f := range t.Fates {
		side := "on its feet"
		switch {
		case f.By != "":
			side = fmt.Sprintf("felled by %s in round %d", f.By, f.Round)
		case t.How == escaped:
			side = "came out alive"
		}
		rows = append(rows, ui.Row{Words: f.Hero, Side: side})
	}
	if t.Prize != "" {
		rows = append(rows, ui.Row{Words: "Brought out", Side: t.Prize})
	}
	return rows
}

func share(n, of int) string { return fmt.Sprintf("%d of %d", n, of) }

func harm(times, points int) string {
	if times == 0 {
		return "none"
	}
	return fmt.Sprintf("%d, for %s", times, count(points, "hit point"))
}
