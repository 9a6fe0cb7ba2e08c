package morgue

import (
	"fmt"
	"slices"
	"strings"

	"pitchdark/rules"
	"pitchdark/rules/grid"
	"pitchdark/rules/tell"
	"pitchdark/scenes/paper"
)

// The page's measures, in characters and lines.
const (
	wide    = 80
	mapHigh = 40
)

// Text is the account as a page of plain text, no line longer than 80
// characters.
func (a *Account) Text() string {
	p := &page{}
	p.line("%s", "Pitchdark: "+a.Place)
	p.line("%s", strings.Repeat("=", wide))
	p.line("")
	p.fold("", a.headline())
	if a.Damage != "" {
		p.fold("", capital(a.Damage)+".")
	}
	a.falls(p)
	p.line("")
	a.figures(p)
	for i := range a.Heroes {
		a.Heroes[i].write(p)
	}
	a.felled(p)
	a.told(p)
	a.maps(p)
	a.again(p)
	return p.String()
}

// page is a page in the making.
type page struct{ strings.Builder }

func (p *page) line(format string, args ...any) {
	p.WriteString(strings.TrimRight(fmt.Sprintf(format, args...), " "))
	p.WriteByte('\n')
}

func (p *page) head(words string) {
	p.line("\n%s\n%s", words, strings.Repeat("-", len([]rune(words))))
}

// fold writes words in lines that begin alike, each as long as there is room.
func (p *page) fold(indent, words string) {
	line := indent
	for word := range strings.FieldsSeq(words) {
		switch n := len([]rune(line)) + 1 + len([]rune(word)); {
		case line == indent:
			line += word
		case n > wide:
			p.line("%s", line)
			line = indent + word
		default:
			line += " " + word
		}
	}
	p.line("%s", line)
}

// headline says how it ended, or that it goes on.
func (a *Account) headline() string {
	names := a.names()
	when := fmt.Sprintf("round %d (%s)", a.Rounds, tell.Time(a.Rounds))
	switch a.How {
	case "":
		return fmt.Sprintf("%s: under way in %s, in %s.", names, a.Place, when)
	case "died":
		return fmt.Sprintf("%s did not come back: dead in %s, in %s, at depth %d.", names, a.Place, when, a.Deepest)
	case "gave up":
		return fmt.Sprintf("%s went in; the crawl was given up in %s, in %s.", names, a.Place, when)
	case "escaped":
		out := "alive"
		if a.Prize != "" {
			out = "with the " + a.Prize
		}
		return fmt.Sprintf("%s came out %s in %s.", names, out, when)
	}
	return fmt.Sprintf("%s: %s in %s.", names, a.How, when)
}

// names are the heroes' in one phrase.
func (a *Account) names() string {
	var names []string
	for i := range a.Heroes {
		names = append(names, a.Heroes[i].Name)
	}
	if n := len(names); n > 1 {
		return strings.Join(names[:n-1], ", ") + " and " + names[n-1]
	}
	return names[0]
}

// falls tells how each hero fell, and by which dice and rules.
func (a *Account) falls(p *page) {
	for i := range a.Heroes {
		h := &a.Heroes[i]
		if h.Fate.By == "" || !h.Down && !h.Dead {
			continue
		}
		p.line("")
		p.fold("", fmt.Sprintf("%s fell in round %d, by %s:", h.Name, h.Fate.Round, h.Fate.By))
		p.fold("    ", h.Fate.Last)
		p.why(h.Fate.Why)
	}
}

// why tells dice, a line each, and then all rules in one.
func (p *page) why(lines []string) {
	var ids []string
	for _, line := range lines {
		if strings.HasPrefix(line, "DK-") {
			ids = append(ids, line)
			continue
		}
		p.fold("      ", line)
	}
	if len(ids) > 0 {
		p.fold("      ", "by "+strings.Join(ids, ", "))
	}
}

func (a *Account) figures(p *page) {
	p.line("Rounds   %6d    Deepest  %6d", a.Rounds, a.Deepest)
	p.line("Treasure %6d    Felled   %6d", a.treasure(), len(a.Felled))
	if a.Commands > 0 {
		p.line("Commands %6d, those of all creatures counted", a.Commands)
	}
	p.fold("", "Light left: "+a.light()+".")
}

// treasure is the worth of what the heroes carry, in coins, or what was brought
// out [DK-HST-12]; what fell with its bearer is lost.
func (a *Account) treasure() int {
	sum := 0
	for i := range a.Heroes {
		for _, n := range a.Heroes[i].Stats {
			if n.Rule == "DK-HST-12" && !a.Heroes[i].Dead {
				sum += n.Value
			}
		}
	}
	return max(sum, a.Score)
}

// light is what light the party had left.
func (a *Account) light() string {
	burning, spare := 0, 0
	for i := range a.Heroes {
		for _, it := range a.Heroes[i].Items {
			switch {
			case it.Light && it.Lit:
				burning = max(burning, it.Left)
			case it.Light:
				spare += it.Left * max(it.Count, 1)
			}
		}
	}
	switch {
	case burning > 0 && spare > 0:
		return tell.Time(burning) + ", and " + tell.Time(spare) + " unlit"
	case burning > 0:
		return tell.Time(burning)
	case spare > 0:
		return "none burning, " + tell.Time(spare) + " unlit"
	}
	return "none"
}

// write writes a hero's sheet.
func (h *Hero) write(p *page) {
	p.head(h.Name)
	state := ""
	switch {
	case h.Dead:
		state = ", dead"
	case h.Down:
		state = ", down"
	case h.Fate.Escaped:
		state = ", out of the dungeon"
	}
	if len(h.Conditions) > 0 {
		state += ", " + strings.Join(h.Conditions, ", ")
	}
	p.fold("", fmt.Sprintf("Health %d of %d%s.", h.Health, h.MaxHealth, state))
	var stats []string
	for _, n := range h.Stats {
		stats = append(stats, fmt.Sprintf("%s %d", n.Name, n.Value))
	}
	p.fold("", strings.Join(stats, ", "))
	for where, word := range places {
		if things := h.things(rules.Where(where)); things != "" {
			p.fold("", word+": "+things+".")
		}
	}
}

// places are where carried things can be, in words.
var places = [...]string{rules.InPack: "In the pack", rules.InHand: "In hand", rules.Worn: "Worn"}

func (h *Hero) things(where rules.Where) string {
	var names []string
	for i := range h.Items {
		it := &h.Items[i]
		if it.Where != where {
			continue
		}
		name := it.Name
		if it.Count > 1 {
			name = fmt.Sprintf("%d × %s", it.Count, name)
		}
		if it.Light {
			name += burning(it)
		}
		names = append(names, name)
	}
	return strings.Join(names, ", ")
}

func burning(it *rules.Held) string {
	words := "unlit"
	if it.Lit {
		words = "lit"
	}
	if it.Whole > 0 {
		words += ", " + tell.Time(it.Left) + " left"
	}
	return " (" + words + ")"
}

// felled lists by how often each was felled.
func (a *Account) felled(p *page) {
	if len(a.Felled) == 0 {
		return
	}
	p.head("Felled")
	p.fold("", counted(a.Felled)+".")
}

// counted are sorted names, each with how often it is there.
func counted(sorted []string) string {
	var names []string
	for i := 0; i < len(sorted); {
		n := i
		for n < len(sorted) && sorted[n] == sorted[i] {
			n++
		}
		names = append(names, fmt.Sprintf("%d × %s", n-i, sorted[i]))
		i = n
	}
	return strings.Join(names, ", ")
}

// told are the last rounds.
func (a *Account) told(p *page) {
	head := "The last rounds"
	if len(a.Heroes) > 1 {
		head += ", as " + a.Teller + " lived them"
	}
	p.head(head)
	for _, r := range a.Last {
		p.line("Round %d", r.Number)
		for _, words := range r.Lines {
			p.fold("  ", words)
		}
	}
}

// maps draws what was known, and after the end what was so.
func (a *Account) maps(p *page) {
	head := "The map as " + a.Teller + " knows it"
	if a.How != "" {
		head = "The map as " + a.Teller + " knew it"
		if a.Known.Round != a.Rounds {
			head += fmt.Sprintf(" last by sight, in round %d", a.Known.Round)
		}
	}
	p.head(head)
	p.fold("", paper.LettersMean)
	p.chart(a.Known, a.Known.Hero.At)
	if a.Truth == nil {
		return
	}
	p.head("The map as it was")
	p.chart(a.Truth, a.Known.Hero.At)
	var left []string
	for i := range a.Truth.Tokens {
		if t := &a.Truth.Tokens[i]; t.Side != rules.Friend && !t.Down && !t.Dead {
			left = append(left, bare(t.Name))
		}
	}
	if slices.Sort(left); len(left) > 0 {
		p.line("")
		p.fold("", "Still down there: "+counted(left)+".")
	}
}

// chart draws as much of a map about a place as has room.
func (p *page) chart(v *rules.View, about grid.Point) {
	p.line("")
	from, to, ok := paper.Extent(v)
	if !ok {
		p.line("Nothing but the dark.")
		return
	}
	from.X, to.X = within(from.X, to.X, about.X, wide)
	from.Y, to.Y = within(from.Y, to.Y, about.Y, mapHigh)
	for _, row := range paper.Letters(v, from, to) {
		p.line("%s", row)
	}
}

// within is the part of a span that has room, about a middle.
func within(from, to, middle, room int) (int, int) {
	if to-from < room {
		return from, to
	}
	low := min(max(middle-room/2, from), to-room+1)
	return low, low + room - 1
}

// again tells how to have the crawl again.
func (a *Account) again(p *page) {
	p.head("To have it again")
	var heroes strings.Builder
	for _, name := range a.Setup.Heroes {
		heroes.WriteString(" --hero " + name)
	}
	p.line("Seed     %d (%#x)", a.Setup.Seed, a.Setup.Seed)
	p.fold("Journal  ", a.Journal)
	p.fold("Play it  ", fmt.Sprintf("pitchdark play %s --seed %#x%s", a.Setup.Level, a.Setup.Seed, heroes.String()))
	if a.How != "" {
		p.fold("Watch it ", "pitchdark watch "+a.Journal)
	}
}

func capital(words string) string {
	if words == "" {
		return ""
	}
	return strings.ToUpper(words[:1]) + words[1:]
}
