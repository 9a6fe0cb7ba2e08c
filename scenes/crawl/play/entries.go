package play

import (
	"fmt"
	"slices"
	"strings"

	"pitchdark/rules"
)

// Entry is one row of what can be done now: an offer, or one choice of it.
type Entry struct {
	Offer  *rules.Offer
	Choice int // of the offer's choices, -1 for the offer as a whole
	Key    Key
	Pad    Key // on a pad, if it has one of its own
	Title  string
	Cost   string
	Not    string // why not, "" if it can be done
	fold   bool   // the row under which the rest is folded
}

// Asking reports whether an interruption waits for an answer.
func (g *Game) Asking() bool { return g.ask != nil && g.ask.Phase != rules.PhaseTurn }

// Entries are what can be done now, what cannot be done last, folded into one
// row until that is opened. While an interruption asks, they are its answers,
// numbered.
func (g *Game) Entries() []Entry {
	for i := range g.entries {
		if g.entries[i].fold && !g.open {
			return g.entries[:i+1]
		}
	}
	return g.entries
}

// foldFrom is how many rows that cannot be taken are folded, at least.
const foldFrom = 3

// fold adds the row under which all that cannot be done now is folded.
func (g *Game) fold() {
	n := 0
	for i := range g.entries {
		if g.entries[i].rank() > ranked {
			n++
		}
	}
	if n < foldFrom {
		return
	}
	title := fmt.Sprintf("Not now (%d)", n)
	g.entries = append(g.entries, Entry{
		Offer: &rules.Offer{Do: doUnfold, Title: title, Rule: "DK-CMD-01"}, Choice: -1, Title: title, Cost: pick(g.open, "hide", "show"), fold: true,
	})
}

// doUnfold opens and closes what cannot be done now.
const doUnfold rules.ActionID = "unfold"

// The ranks of rows in the list.
const (
	usable = iota
	ranked // the row that folds the rest
	greyed
)

func (e *Entry) rank() int {
	switch {
	case e.fold:
		return ranked
	case e.Not != "":
		return greyed
	}
	return usable
}

// list makes the entries anew.
func (g *Game) list() {
	g.entries = g.entries[:0]
	if g.ask == nil {
		g.entries = append(g.entries, g.aside()...)
		return
	}
	if !g.Asking() {
		g.entries = append(g.entries, g.courses()...)
	}
	for i := range g.ask.Offers {
		o := &g.ask.Offers[i]
		if g.Asking() && o.Not == "" && len(o.Params) == 1 && len(o.Params[0].Choices) > 0 {
			g.spread(o)
			continue
		}
		key, pad := g.keysOf(o.Do, Key(o.Key))
		g.entries = append(g.entries, Entry{Offer: o, Choice: -1, Key: key, Pad: pad, Title: o.Title, Cost: Cost(o), Not: o.Not})
	}
	if g.Asking() {
		for i := range g.entries {
			g.entries[i].Key = Key(rune('1' + i))
		}
		return
	}
	g.entries = append(g.entries, g.daysEntry()...)
	g.entries = append(g.entries, g.lookEntry()...)
	g.fold()
	slices.SortStableFunc(g.entries, func(a, b Entry) int { return a.rank() - b.rank() })
}

// spread lists every choice of an answer as an answer of its own.
func (g *Game) spread(o *rules.Offer) {
	for i, c := range o.Params[0].Choices {
		g.entries = append(g.entries, Entry{Offer: o, Choice: i, Title: answer(o, c.Text), Cost: Cost(o)})
	}
}

// answer names one choice of an answer.
func answer(o *rules.Offer, choice string) string {
	switch {
	case o.Do == "words" && choice == "known":
		return "Speak: make yourself known"
	case o.Do == "words" && choice == "call":
		return "Call out"
	case o.Do == "grow":
		return capital(choice)
	}
	return o.Title + ": " + choice
}

// Take begins, or does, what an entry offers. It reports whether anything
// came of it; if not, the notice may say why.
func (g *Game) Take(e *Entry) bool {
	if e.fold {
		g.open = !g.open
		g.list()
		return false
	}
	if e.Offer.Spent && g.offer("end") != nil {
		return g.nextTurn(e.Offer.Do)
	}
	if e.Not != "" {
		g.notice = capital(strings.TrimSuffix(e.Not, ".")) + ". [" + string(e.Offer.Rule) + "]"
		return false
	}
	g.notice = ""
	if did, course := g.takeCourse(e); course {
		return did
	}
	p := newPick(g.view, g.ask, *e.Offer)
	if e.Choice >= 0 {
		p.Choose(e.Choice)
	}
	g.pick = p
	if e.Offer.Do == "end" && g.view.Blind == rules.Sighted {
		p.Aim(p.To)
	}
	g.settle()
	return true
}

// nextTurn ends the turn and does something with the first action of the next,
// unless anything new was perceived between.
func (g *Game) nextTurn(do rules.ActionID) bool {
	return !g.pass(g.view.Hero.Facing) || g.do(do)
}

// do takes the offer of an action if it can be taken now.
func (g *Game) do(action rules.ActionID) bool {
	for i := range g.entries {
		if g.entries[i].Offer.Do == action {
			return g.Take(&g.entries[i])
		}
	}
	return false
}

// settle gives the command once the pick wants nothing more. A refused one
// goes back to where it began.
func (g *Game) settle() {
	if g.pick == nil || g.pick.Want() != Nothing {
		return
	}
	if g.pick.Offer.Do == doTravel {
		g.Set(rules.Errand{Kind: rules.Travel, To: g.Landmarks()[g.pick.item-1].At})
		return
	}
	if !g.give(g.pick.Command()) {
		g.Cancel()
	}
}

// Cancel gives up what is being picked. What must be answered stays open.
func (g *Game) Cancel() {
	g.pick = nil
	g.begin()
}
