package play

import (
	"slices"
	"strings"

	"pitchdark/rules"
	"pitchdark/rules/tell"
)

// Deed is something that can be done with one thing: an offer with the thing
// filled in.
type Deed struct {
	Title  string
	Key    Key
	Cost   string
	Senses rules.Senses
	Rule   rules.RuleID
	Not    string // why not, "" if it can be done
	Aims   bool   // a direction or somebody has to be pointed out, too

	offer *rules.Offer
	item  int
	walk  bool // go to where it lies
	thing *Thing
}

// Tip is what a deed tells when the mouse rests on it: its price, its rule, why
// not, or what the hero can tell of it beforehand.
func (g *Game) Tip(d *Deed) string {
	words := d.Title + ": " + d.Cost
	if d.Senses != 0 {
		words += ", by " + d.Senses.String()
	}
	if d.Not != "" {
		return words + "\nNot now: " + tell.Refusal(rules.Refuse(d.Rule, d.Not))
	}
	words += "\n" + PageOf(d.Rule).Heading
	if c, whole := g.command(d); whole {
		words = strings.Join(append([]string{words}, tell.Forecast(g.seat.Forecast(c))...), "\n")
	}
	return words
}

// command is a deed's command, if nothing has to be aimed for it.
func (g *Game) command(d *Deed) (rules.Command, bool) {
	switch {
	case d.walk:
		return nil, false
	case d.offer.Do == "douse":
		at := g.view.Hero.At
		return rules.Act{Who: g.ask.Who, Do: "douse", At: &at, Item: d.item}, true
	}
	p := g.with(d.offer, d.item)
	return p.Command(), p.Want() == Nothing
}

// Deeds are what can be done with a thing now, and what cannot, with the
// reason. There are none while the hero is not asked.
func (g *Game) Deeds(t *Thing) []Deed {
	if g.ask == nil || g.Asking() || g.broken != nil || t.Empty != "" {
		return nil
	}
	if t.Place == Far {
		return g.fetch(t)
	}
	var list []Deed
	for i := range g.ask.Offers {
		o := &g.ask.Offers[i]
		if d, ok := g.deed(o, t); ok {
			list = append(list, d)
		}
	}
	slices.SortStableFunc(list, func(a, b Deed) int { return rank(&a) - rank(&b) })
	return list
}

// usual is the order of deeds: what is done oftest first.
var usual = [...]rules.ActionID{"take", "ready", "light", "use", "douse", "shutter", "load", "shoot", "throw", "throw light", "drop"}

// rank is a deed's place among others; what cannot be done comes last.
func rank(d *Deed) int {
	n := slices.Index(usual[:], d.offer.Do)
	return pick(n < 0, len(usual), n) + pick(d.Not != "", len(usual)+1, 0)
}

// tools are the actions that want a thing without naming it, and its kind.
var tools = map[rules.ActionID]string{"bandage": "bandage", "unlock": "key"}

// deed is an offer as it applies to a thing, if it does.
func (g *Game) deed(o *rules.Offer, t *Thing) (Deed, bool) {
	d := Deed{Title: o.Title, Key: g.keyOf(o), Cost: Cost(o), Senses: o.Senses, Rule: o.Rule, Not: o.Not, offer: o, item: t.Item, thing: t}
	h := t.Held
	switch {
	case o.Do == "feel":
		d.item = 0
		return d, t.Grope
	case (o.Do == "take") != (t.Place == Lies):
		return d, false
	case t.Grope:
		d.Title, d.item = "Grope for it", 0
		return d, true
	case o.Do == "douse":
		d.Title = "Put out"
		return d, h.Lit
	case o.Do == "shoot" || o.Do == "load":
		d.item, d.Aims = 0, o.Do == "shoot"
		return d, h.Where == rules.InHand && h.Range > 0 && h.Reach == 0
	case tools[o.Do] != "":
		d.item, d.Aims = 0, true
		return d, h != nil && strings.HasSuffix(string(h.Kind), "/"+tools[o.Do])
	}
	return d, d.takes(o, t)
}

// takes reports whether an offer takes a thing, or would but for a reason of
// its own.
func (d *Deed) takes(o *rules.Offer, t *Thing) bool {
	if len(o.Params) == 0 || o.Params[0].Kind != rules.ParamItem {
		return false
	}
	p := &o.Params[0]
	d.Aims = len(o.Params) > 1
	for _, c := range p.Choices {
		if c.Value == d.item {
			d.Title = phrase(o, t, c.Text)
			return true
		}
	}
	for _, b := range p.Barred {
		if b.Value == d.item {
			d.Title = phrase(o, t, "")
			if d.Not == "" || !costs(o) {
				d.Not, d.Rule = b.Not, b.Rule
			}
			return true
		}
	}
	return false
}

// costs reports whether an offer is greyed for want of an action: then no other
// reason matters.
func costs(o *rules.Offer) bool { return o.Rule == "DK-HST-02" }

// phrase names what an offer does with one thing.
func phrase(o *rules.Offer, t *Thing, choice string) string {
	switch o.Do {
	case "ready":
		return readies(t, choice)
	case "shutter":
		return pick(t.Held.Shuttered, "Open the shutter", "Shut the shutter")
	case "throw", "throw light":
		return "Throw"
	}
	return o.Title
}

// readies names readying a thing, with what is put away for it.
func readies(t *Thing, choice string) string {
	words := ""
	switch {
	case t.Held.Where == rules.Worn:
		words = "Take off"
	case t.Held.Where == rules.InHand:
		words = "Put away"
	case t.Held.Part != "":
		words = "Put on"
	default:
		words = "Take in hand"
	}
	if _, away, ok := strings.Cut(choice, ", "); ok {
		words += ", " + away
	}
	return words
}

// fetch is walking to where a thing lies.
func (g *Game) fetch(t *Thing) []Deed {
	o := g.offered("move")
	if o == nil {
		return nil
	}
	d := Deed{Title: "Walk there", Key: "w", Cost: Cost(o), Senses: o.Senses, Rule: o.Rule, Not: o.Not, offer: o, walk: true, thing: t}
	if d.Not == "" {
		path := g.ground.Route(t.At)
		if len(path) == 0 {
			d.Not, d.Rule = "you know no way there", "DK-MOV-12"
		}
	}
	return []Deed{d}
}

// offered is an action's offer, greyed or not, or nil.
func (g *Game) offered(do rules.ActionID) *rules.Offer {
	for i := range g.ask.Offers {
		if g.ask.Offers[i].Do == do {
			return &g.ask.Offers[i]
		}
	}
	return nil
}

// Perform does a deed, or begins it if it wants aiming: then a pick is open. It
// reports whether anything came of it; if not, the notice says why.
func (g *Game) Perform(d *Deed) bool {
	g.notice = ""
	switch {
	case d.Not != "":
		g.notice = capital(strings.TrimSuffix(d.Not, ".")) + ". [" + string(d.Rule) + "]"
		return false
	case d.walk:
		g.pick = nil
		return g.Set(rules.Errand{Kind: rules.Travel, To: d.thing.At})
	}
	if c, whole := g.command(d); whole {
		return g.Give(c)
	}
	g.pick = g.with(d.offer, d.item)
	return true
}

// with begins to fill an offer whose thing is chosen already.
func (g *Game) with(o *rules.Offer, item int) *Pick {
	if item == 0 || len(o.Params) == 0 || o.Params[0].Kind != rules.ParamItem {
		return newPick(g.view, g.ask, *o)
	}
	p := unfilled(g.view, g.ask, *o)
	p.item, p.next = item, 1
	p.fill()
	return p
}
