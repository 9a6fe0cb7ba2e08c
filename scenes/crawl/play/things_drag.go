package play

import (
	"pitchdark/rules"
	"pitchdark/rules/grid"
)

// Drag is what it would come to if a thing were let go where it is dragged.
type Drag struct {
	Deed   *Deed  // nil if nothing would come of it
	Words  string // what would be done, or why not
	Not    bool   // Words are the reason why not
	Flight *Flight
	throw  bool
	at     grid.Point
}

// Drop is what it would come to if a thing were put to a place of the page.
func (g *Game) Drop(t *Thing, to Place) Drag {
	if to == t.Place || t.Empty != "" {
		return Drag{}
	}
	deeds := g.Deeds(t)
	find := func(do rules.ActionID) Drag { return drop(deeds, do) }
	switch {
	case len(deeds) == 0:
		return Drag{Words: "It is not your turn", Not: true}
	case t.Place == Far:
		return Drag{Words: "It is out of your reach: go there first", Not: true}
	case t.Place == Lies && to != Far:
		return find("take")
	case to == Lies:
		return find("drop")
	case (to == InPack || to == InPurse) && t.Held.Where == rules.InPack:
		return Drag{}
	case to == InPack, to == InPurse:
		return find("ready")
	case to == OnBody && t.Held.Part == "":
		return Drag{Words: "The " + t.Name + " is nothing to wear", Not: true}
	case to == InHands && t.Held.Part != "":
		return Drag{Words: "The " + t.Name + " is worn, not held", Not: true}
	case to == OnBody, to == InHands:
		return find("ready")
	}
	return Drag{}
}

// drop is the drag that ends in one of some deeds.
func drop(deeds []Deed, do rules.ActionID) Drag {
	for i := range deeds {
		d := &deeds[i]
		switch {
		case d.offer.Do != do:
		case d.Not != "":
			return Drag{Words: capital(d.Not), Not: true}
		default:
			return Drag{Deed: d, Words: d.Title + ": " + d.Cost}
		}
	}
	return Drag{}
}

// Hurl is what it would come to if a thing were let go over a tile: it is
// thrown there, or dropped on one's own.
func (g *Game) Hurl(t *Thing, to grid.Point) Drag {
	deeds := g.Deeds(t)
	switch {
	case len(deeds) == 0:
		return Drag{Words: "It is not your turn", Not: true}
	case t.Held == nil:
		return Drag{}
	case to == g.view.Hero.At:
		return drop(deeds, "drop")
	}
	d := drop(deeds, pick[rules.ActionID](t.Held.Light, "throw light", "throw"))
	d.throw, d.at = d.Deed != nil, to
	switch {
	case d.Deed == nil && d.Words == "":
		return Drag{Words: "Only lights, and weapons made for it, are thrown", Not: true}
	case d.Deed == nil:
		return d
	}
	f, ok := g.flightOf(d.Deed, to)
	if !ok {
		return d
	}
	d.Flight, d.Words = &f, "Throw: "+d.Deed.Cost+". "+f.Words
	if f.Not != "" {
		d.Words, d.Not, d.Deed = capital(f.Not), true, nil
	}
	return d
}

// flightOf previews a deed that throws, as if it were begun.
func (g *Game) flightOf(d *Deed, to grid.Point) (Flight, bool) {
	was := g.pick
	defer func() { g.pick = was }()
	g.pick = g.with(d.offer, d.item)
	if p := g.pick; d.offer.Do == "throw" && p.Want() == Nothing { // the only one it could be thrown at
		return g.shot(unfilledTarget(p), to), true
	}
	return g.Flight(to)
}

// unfilledTarget is a pick as it was before its only target was taken.
func unfilledTarget(p *Pick) *Pick {
	q := *p
	q.next, q.target = 1, 0
	return &q
}

// Let does what a drag comes to. It reports whether anything came of it.
func (g *Game) Let(d Drag) bool {
	if d.Deed == nil {
		if d.Words != "" {
			g.notice = d.Words + "."
		}
		return false
	}
	if !d.throw || g.view.Blind != rules.Sighted {
		return g.Perform(d.Deed)
	}
	g.notice = ""
	g.pick = unfilledTarget(g.with(d.Deed.offer, d.Deed.item))
	before := g.view
	g.aim(d.at)
	if g.view == before {
		g.Cancel()
	}
	return g.view != before
}
