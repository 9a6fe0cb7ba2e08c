package core

import (
	"pitchdark/rules"
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
