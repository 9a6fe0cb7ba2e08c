package core

import (
	"pitchdark/rules"
	"pitchdark/rules/grid"
	"pitchdark/rules/internal/light"
	"pitchdark/rules/internal/sense"
	"pitchdark/rules/internal/world"
)

// What a hero may choose on each new deepest level [DK-HST-11].
var growths = []struct {
	words  string
	stat   int
	amount int
}{
	{"4 more hit points", -1, 4},
	{"Attack", Attack, 1},
	{"Defence", Defence, 1},
	{"Stealth", Stealth, 1},
}

// growth asks the first hero that has come to a new deepest level.
func growth(w *world.World) []world.Ask {
	for _, a := range w.Actors {
		if a.Slot > 0 && a.Stands() && w.LevelOf(a).Depth > max(1, a.Deepest) {
			return []world.Ask{{Who: a.ID, Phase: rules.PhaseGrowth, Text: "You have come deeper than ever. What have you learnt?"}}
		}
	}
	return nil
}

func offerGrow(*world.World, *world.Actor) world.Offering {
	var choices []rules.Choice
	for _, g := range growths {
		choices = append(choices, rules.Choice{Text: g.words})
	}
	return world.Offering{Params: []rules.Param{{Kind: rules.ParamWords, Choices: choices}}}
}

func (s *System) doGrow(t *world.Turn, a *world.Actor, d *world.Deed) {
	a.Deepest = t.W.LevelOf(a).Depth
	for _, g := range growths {
		if g.words != d.Words {
			continue
		}
		if g.stat < 0 {
			a.MaxHP += g.amount
			a.HP += g.amount
		} else {
			a.Stats[g.stat] += g.amount
		}
		t.Private(a, world.Nobody, rules.Event{Kind: rules.Grew, Thing: g.words, Amount: g.amount, Rules: []rules.RuleID{"DK-HST-11"}})
	}
}

func offerStairs(w *world.World, a *world.Actor) world.Offering {
	if a.Slot == 0 || stair(w, a) == nil {
		return hide
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

// doStairs takes a hero, and the heroes beside it that see it go, to the other
// end of the stairs; sound and light do not come along.
func (s *System) doStairs(t *world.Turn, a *world.Actor, _ *world.Deed) {
	w := t.W
	st := *stair(w, a)
	to, err := t.Places.Enter(t, st.Level)
	if err != nil {
		t.Private(a, world.Nobody, rules.Event{Kind: rules.Stopped, Text: "the stairs are choked with rubble", Rules: []rules.RuleID{"DK-GRD-01"}})
		return
	}
	s.gather(t, to, st.To)
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
	s.settle(t, to)
	endTurn(w)
	sense.Refresh(t)
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

// settle lets the clocks of a level that stood still run on: what burnt there
// burnt all the while.
func (s *System) settle(t *world.Turn, id world.LevelID) {
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
