package engine

import (
	"pitchdark/rules"
	"pitchdark/rules/internal/world"
	"pitchdark/rules/tell"
)

// tally counts what a simulated game is judged by, as it happens.
type tally struct {
	r    Result
	last string // what hurt the first hero last
}

func newTally(w *world.World) *tally {
	c := &tally{}
	if a := first(w); a != nil {
		c.visit(w, a)
	}
	return c
}

func (c *tally) take(w *world.World, e world.Event) {
	who, other := w.Actor(e.Who), w.Actor(e.Other)
	hero := who != nil && who.Slot > 0
	switch e.What.Kind {
	case rules.Began:
		c.round(w)
	case rules.Entered:
		if hero && who.Slot == 1 {
			c.visit(w, who)
		}
	case rules.LightOut:
		if hero {
			c.r.LightsOut++
		}
	case rules.Ended:
		c.r.Prize = e.What.Thing != "" && e.What.Thing != "nothing"
	case rules.Bumped, rules.Struck:
		c.hurt(&e.What, who, other)
	case rules.Downed, rules.Died, rules.Woke:
		c.fell(w, &e.What, who, other)
	}
}

// round counts a round of the first hero on its feet, and the lights that burn
// in heroes' hands.
func (c *tally) round(w *world.World) {
	for _, a := range w.Actors {
		if a.Slot == 0 || !a.In() {
			continue
		}
		for _, it := range w.Things(a.ID) {
			if g := w.Gear(it); it.Lit && g.Light.Burns > 0 {
				c.r.Burnt++
			}
		}
		if a.Slot > 1 {
			continue
		}
		if c.r.RanOut == 0 && !hasLight(w, a) {
			c.r.RanOut = c.r.Deepest
		}
		for i := range c.r.Levels {
			if v := &c.r.Levels[i]; v.Level == w.LevelOf(a).ID {
				v.Rounds++
			}
		}
		switch l := w.LevelOf(a); {
		case !a.Stands():
		case a.Senses.Blind != rules.Sighted:
			c.r.Blind++
		case l.Lit != nil && l.Lit.Level(a.At) == uint8(rules.Dark):
			c.r.InDark++
		default:
			c.r.InLight++
		}
	}
}

// visit notes how the first hero first comes to a level.
func (c *tally) visit(w *world.World, a *world.Actor) {
	l := w.LevelOf(a)
	for i := range c.r.Levels {
		if c.r.Levels[i].Level == l.ID {
			return
		}
	}
	c.r.Levels = append(c.r.Levels, Visit{Level: l.ID, Depth: l.Depth, Health: a.HP, Light: lightOf(w, a)})
	c.r.Deepest = max(c.r.Deepest, l.Depth)
}

func (c *tally) hurt(e *rules.Event, who, other *world.Actor) {
	switch {
	case e.Kind == rules.Bumped && who.Slot > 0:
		c.r.Bumps++
		c.r.BumpDamage += e.Amount
		if who.Slot == 1 && e.Amount > 0 {
			c.last = "a wall"
		}
	case e.Kind == rules.Struck && other != nil && other.Slot == 1:
		c.last = tell.Content(who.Kind)
	}
}

// fell notes what brings the first hero down, that it is up again, and whom
// heroes kill. The dead drop what they carry: it is counted before.
func (c *tally) fell(w *world.World, e *rules.Event, who, other *world.Actor) {
	switch {
	case e.Kind == rules.Woke:
		if who.Slot == 1 {
			c.r.Killer = ""
		}
		return
	case who.Slot == 1 && other != nil:
		c.r.Killer = tell.Content(other.Kind)
	case who.Slot == 1 && c.r.Killer == "":
		c.r.Killer = c.last
		if c.last == "" {
			c.r.Killer = "the dark"
		}
	case who.Slot == 0 && other != nil && other.Slot > 0:
		c.r.Kills++
	}
	if e.Kind == rules.Died && who.Slot > 0 {
		c.carried(w, who)
	}
}

// carried adds what a hero carries in the end.
func (c *tally) carried(w *world.World, a *world.Actor) {
	c.r.LightLeft += lightOf(w, a)
	for _, it := range w.Things(a.ID) {
		c.r.Worth += it.Count * w.Gear(it).Worth
	}
}

// lightOf is the rounds that the lights which a creature carries would burn, one
// after another.
func lightOf(w *world.World, a *world.Actor) int {
	sum := 0
	for _, it := range w.Things(a.ID) {
		if w.Gear(it).Light != nil {
			sum += it.Left
		}
	}
	return sum
}

// hasLight reports whether a creature carries anything that burns still, or for
// ever.
func hasLight(w *world.World, a *world.Actor) bool {
	for _, it := range w.Things(a.ID) {
		if l := w.Gear(it).Light; l != nil && (it.Left > 0 || l.Burns == 0) {
			return true
		}
	}
	return false
}
