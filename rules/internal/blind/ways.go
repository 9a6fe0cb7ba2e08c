package blind

import (
	"pitchdark/rules"
	"pitchdark/rules/grid"
	"pitchdark/rules/internal/light"
	"pitchdark/rules/internal/sense"
	"pitchdark/rules/internal/world"
)

// OfferLeave offers the way out to a hero that stands on it.
func OfferLeave(w *world.World, a *world.Actor) world.Offering {
	if a.Slot == 0 {
		return hidden
	}
	for _, p := range w.LevelOf(a).Outs {
		if p == a.At {
			return world.Offering{}
		}
	}
	return hidden
}

// Leave takes a hero out of the dungeon [DK-GRD-01].
func Leave(t *world.Turn, a *world.Actor) {
	t.Tell(a, rules.Event{Kind: rules.Left, Rules: []rules.RuleID{"DK-GRD-01"}})
	a.Gone = true
	sense.Refresh(t)
}

// OfferStairs offers the stairs on which a hero stands.
func OfferStairs(w *world.World, a *world.Actor) world.Offering {
	if a.Slot == 0 || stair(w, a) == nil {
		return hidden
	}
	if t := w.LevelOf(a).Grid.At(a.At); t == grid.StairsDown {
		return world.Offering{Title: "Go down the stairs"}
	}
	return world.Offering{Title: "Go up the stairs"}
}

func stair(w *world.World, a *world.Actor) *world.Stair {
	l := w.LevelOf(a)
	for i := range l.Stairs {
		if l.Stairs[i].At == a.At {
			return &l.Stairs[i]
		}
	}
	return nil
}

// TakeStairs takes a hero, and the heroes beside it that see it go, to the other
// end of the stairs; sound and light do not come along. It reports whether there
// was a way.
func TakeStairs(t *world.Turn, a *world.Actor) bool {
	w := t.W
	st := *stair(w, a)
	to, err := t.Places.Enter(t, st.Level)
	if err != nil {
		t.Private(a, world.Nobody, rules.Event{Kind: rules.Stopped, Text: "the stairs are choked with rubble", Rules: []rules.RuleID{"DK-GRD-01"}})
		return false
	}
	w.System().Opened(t, to, st.To)
	sense.Refresh(t) // a level that was just laid out has no light and no eyes yet
	left := a.Level
	party := []*world.Actor{a}
	for _, b := range w.Actors {
		if b.Slot > 0 && b.ID != a.ID && b.Stands() && sense.Touching(w, a, b) && b.Senses.Blind == rules.Sighted {
			party = append(party, b)
		}
	}
	for _, b := range party {
		arrive(w, b, to, st.To)
		t.Tell(b, rules.Event{Kind: rules.Entered, Thing: w.Levels[to].ID, Text: w.Levels[to].Name, Rules: []rules.RuleID{"DK-GRD-01"}})
	}
	if !w.Active(left) {
		w.Levels[left].Left = w.Round
	}
	catchUp(t, to)
	sense.Refresh(t)
	return true
}

// arrive puts a creature on the free tile nearest to a place.
func arrive(w *world.World, a *world.Actor, level world.LevelID, at grid.Point) {
	g := w.Levels[level].Grid
	best, far := at, 1<<30
	for i := range g.Width() * g.Height() {
		p := g.PointAt(i)
		if d := grid.Steps(at, p)*1000 + i%7; d < far && !g.At(p).Has(grid.BlocksMove) && w.Standing(level, p, a.ID) == nil {
			best, far = p, d
		}
	}
	a.Level, a.At, a.Hidden = level, best, nil
}

// catchUp lets the clocks of a level that stood still run on: what burnt there
// burnt all the while.
func catchUp(t *world.Turn, id world.LevelID) {
	l := t.W.Levels[id]
	rounds := t.W.Round - l.Left
	if l.Left == 0 || rounds <= 0 {
		return
	}
	l.Left = 0
	for _, it := range t.W.Items {
		level, _ := t.W.PlaceOf(it)
		if g := t.W.Gear(it); level == id && it.Lit && !it.Gone && g.Light.Burns > 0 && (it.Holder == world.Nobody || t.W.Actor(it.Holder).Slot == 0) {
			light.BurnDown(t, it, g, rounds)
		}
	}
}
