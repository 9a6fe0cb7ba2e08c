package play

import (
	"fmt"
	"slices"

	"pitchdark/rules"
	"pitchdark/rules/grid"
	"pitchdark/rules/tell"
)

// course is a longer course that the shown hero is on.
type course struct {
	errand *rules.Errand // nil: none
	hero   rules.Handle
	halt   string // what the last command brought at which every course ends
	told   bool   // it stands in the shown hero's log
}

// last is what was done last, to be done again.
type last struct {
	command rules.Command
	errand  *rules.Errand
}

// The courses that stand among what can be done, besides the rules' own offers.
const (
	doExplore rules.ActionID = "course explore"
	doTravel  rules.ActionID = "course travel"
	doAgain   rules.ActionID = "course again"
	doFollow  rules.ActionID = "course follow"
	doNext    rules.ActionID = "course next"
	doBack    rules.ActionID = "course back"

	doDown     rules.ActionID = "course down"
	doUp       rules.ActionID = "course up"
	doPrevious rules.ActionID = "course previous"
	doForward  rules.ActionID = "course forward"
	doRearward rules.ActionID = "course rearward"
)

// Look is looking about, which is the screen's to do.
const Look rules.ActionID = "course look"

// Bound reports whether a course is under way.
func (g *Game) Bound() bool { return g.course.errand != nil }

// Set sets the shown hero on a course and takes its first step. It reports
// whether it took one; if not, the notice says why.
func (g *Game) Set(e rules.Errand) bool {
	again := e
	g.notice, g.pick = "", nil
	g.course = course{errand: &e, hero: g.view.Hero.Handle}
	g.last = last{errand: &again}
	return g.Onward()
}

// Halt ends the course under way.
func (g *Game) Halt() { g.course.errand = nil }

// Onward takes the next step of the course under way, or of a companion that
// follows. It reports whether there was one.
func (g *Game) Onward() bool {
	if g.broken != nil || g.Ended() != "" {
		return false
	}
	if h := g.seat.Asked(); h != 0 && h != g.view.Hero.Handle && g.follows(h) {
		return g.bring(h)
	}
	if g.course.errand == nil || g.ask == nil {
		return false
	}
	if g.course.hero != g.view.Hero.Handle || g.Asking() {
		g.Halt()
		return false
	}
	if g.Following() && g.course.hero == g.leader() {
		g.course.errand.Behind = g.file()
	}
	c, why := g.seat.Errand(g.course.hero, g.course.errand)
	if c == nil {
		g.Halt()
		g.notice = why
		return false
	}
	return g.stride(c)
}

// stride gives a command of a course, and ends it at anything new.
func (g *Game) stride(c rules.Command) bool {
	if !g.Give(c) {
		g.Halt()
		return false
	}
	if g.course.halt != "" {
		g.stop()
	}
	return true
}

// stop ends a course for what was perceived.
func (g *Game) stop() {
	if g.course.errand != nil && !g.course.told {
		g.notice = g.course.halt
	}
	g.Halt()
}

// bring has a companion follow; one that cannot is left to the player.
func (g *Game) bring(h rules.Handle) bool {
	m := g.member(h)
	file := g.file()
	n := slices.Index(file, h)
	m.trail.Kind, m.trail.Leader, m.trail.Place, m.trail.Before = rules.Follow, g.leader(), n+1, file[:n]
	c, why := g.seat.Errand(h, &m.trail)
	if c != nil && g.stride(c) {
		return true
	}
	g.Halt()
	g.show(m.view)
	if c == nil {
		g.notice = g.named(m, why)
	}
	return false
}

// Again does once more what was done last.
func (g *Game) Again() bool {
	switch {
	case g.ask == nil || g.Asking():
		return false
	case g.last.errand != nil:
		return g.Set(*g.last.errand)
	case g.last.command == nil:
		g.notice = "You have done nothing yet."
		return false
	}
	c := g.last.command
	return g.give(renewed(c, &g.view.Hero))
}

// renewed is a command as it is meant when it is given again: a walk goes on in
// its last direction.
func renewed(c rules.Command, hero *rules.Sheet) rules.Command {
	switch c := c.(type) {
	case rules.Move:
		d := hero.Facing
		if n := len(c.Path); n > 1 {
			d = grid.Nearest(c.Path[n-1].Sub(c.Path[n-2]))
		}
		return rules.Move{Who: hero.Handle, Path: []grid.Point{hero.At.Add(d.Delta())}}
	case rules.BlindMove:
		c.Who = hero.Handle
		return c
	case rules.Turn:
		c.Who = hero.Handle
		return c
	case rules.Act:
		c.Who = hero.Handle
		return c
	}
	return c
}

// give gives a command that the player chose, which can be repeated.
func (g *Game) give(c rules.Command) bool {
	if !g.Give(c) {
		return false
	}
	if _, answer := c.(rules.Answer); !answer {
		g.last = last{command: c}
		g.list()
	}
	return true
}

// Landmark is somewhere that the hero could travel to.
type Landmark struct {
	At   grid.Point
	Name string
}

// Landmarks are those worth travelling to that the hero knows, nearest first:
// stairs, ways out, things, and doors that are shut.
func (g *Game) Landmarks() []Landmark {
	var places []Landmark
	for _, c := range g.view.Cells {
		switch c.Terrain {
		case grid.StairsDown, grid.StairsUp, grid.Exit, grid.ClosedDoor:
			places = append(places, Landmark{c.At, c.Terrain.String()})
		}
	}
	for _, t := range g.view.Things {
		places = append(places, Landmark{t.At, t.Name})
	}
	at := g.view.Hero.At
	places = slices.DeleteFunc(places, func(p Landmark) bool { return p.At == at })
	rank := func(p Landmark) int {
		c, _ := g.ground.At(p.At)
		return pick(stairs(c.Terrain) || c.Terrain == grid.Exit, 0, 1000) + grid.Steps(at, p.At)
	}
	slices.SortStableFunc(places, func(a, b Landmark) int { return rank(a) - rank(b) })
	return places
}

// wayWords names a landmark and the way to it: "stairs down, 12 tiles north-east".
func (g *Game) wayWords(p Landmark) string {
	at := g.view.Hero.At
	n := grid.Steps(at, p.At)
	return fmt.Sprintf("%s, %s %s", p.Name, plural(n, "tile"), tell.Direction(grid.Nearest(p.At.Sub(at)), g.view.Hero.Facing, false))
}

// travelOffer asks which of the places to travel to.
func (g *Game) travelOffer() *rules.Offer {
	o := &rules.Offer{Do: doTravel, Title: "Travel to a place", Key: "m", Senses: rules.Sight, Rule: "DK-HST-05"}
	var choices []rules.Choice
	for i, p := range g.Landmarks() {
		choices = append(choices, rules.Choice{Value: i + 1, Text: g.wayWords(p)})
	}
	if len(choices) == 0 {
		o.Not = "you know of no place to go to yet"
	}
	o.Params = []rules.Param{{Kind: rules.ParamItem, Choices: choices}}
	return o
}

// courses are the entries of courses, for the turn of a hero.
func (g *Game) courses() []Entry {
	blind := pick(g.view.Blind != rules.Sighted, "you see nothing to go by", "")
	explore := rules.Offer{Do: doExplore, Title: "Explore", Key: "x", Senses: rules.Sight, Rule: "DK-HST-05", Not: blind}
	travel := g.travelOffer()
	if blind != "" {
		travel.Not = blind
	}
	offers := []*rules.Offer{&explore, travel}
	if g.last.command != nil || g.last.errand != nil {
		offers = append(offers, &rules.Offer{Do: doAgain, Title: "Do that again", Key: "n", Rule: "DK-CMD-01"})
	}
	if len(g.team) > 1 {
		title := pick(g.alone, "Have the others follow", "Have the others wait")
		offers = append(offers, &rules.Offer{Do: doFollow, Title: title, Key: "j", Rule: "DK-HST-05"}, nextOffer(),
			&rules.Offer{Do: doForward, Title: "Go forward in the march", Key: "{", Rule: "DK-HST-05"},
			&rules.Offer{Do: doRearward, Title: "Go back in the march", Key: "}", Rule: "DK-HST-05"})
	}
	return g.listed(offers)
}

// lookEntry comes after all that takes time.
func (g *Game) lookEntry() []Entry {
	return g.listed([]*rules.Offer{{Do: Look, Title: "Look about", Key: "v", Rule: "DK-VIS-05"}})
}

func nextOffer() *rules.Offer {
	return &rules.Offer{Do: doNext, Title: "Show the next hero", Key: "]", Rule: "DK-VIS-05"}
}

// aside are the entries while the hero that is shown is not asked.
func (g *Game) aside() []Entry {
	asked := g.seat.Asked()
	if asked == 0 || len(g.team) < 2 {
		return nil
	}
	back := &rules.Offer{Do: doBack, Title: "Back to " + g.member(asked).view.Hero.Name + ", whose turn it is", Key: string(Enter), Rule: "DK-HST-02"}
	return g.listed([]*rules.Offer{back, nextOffer()})
}

func (g *Game) listed(offers []*rules.Offer) []Entry {
	var entries []Entry
	for _, o := range offers {
		key, pad := g.keysOf(o.Do, Key(o.Key))
		entries = append(entries, Entry{Offer: o, Choice: -1, Key: key, Pad: pad, Title: o.Title, Not: o.Not})
	}
	return entries
}

// takeCourse does what the entry of a course says; ok is false for any other.
func (g *Game) takeCourse(e *Entry) (did, ok bool) {
	switch e.Offer.Do {
	case doExplore:
		return g.Set(rules.Errand{Kind: rules.Explore}), true
	case doAgain:
		return g.Again(), true
	case doFollow:
		g.alone = !g.alone
		g.list()
		return true, true
	case doNext:
		g.Next(1)
		return true, true
	case doBack:
		g.Select(g.seat.Asked())
		return true, true
	case doForward, doRearward:
		g.Shift(pick(e.Offer.Do == doForward, -1, 1))
		return true, true
	case "rest":
		return g.Set(rules.Errand{Kind: rules.Rest}), true
	case "search":
		return g.Set(rules.Errand{Kind: rules.Search}), true
	}
	return false, false
}
