package light

import (
	"pitchdark/rules"
	"pitchdark/rules/dice"
	"pitchdark/rules/grid"
	"pitchdark/rules/internal/world"
)

// The reasons for which a light goes out, as events tell them.
const (
	BurntOut = "burnt out"
	ByWind   = "wind"
	ByHand   = "doused"
	ByBlow   = "blow"
	ByWater  = "water"
	ByFall   = "fall"
)

// gustReach is how far a gust blows candles out where the map says nothing, in
// tiles [DK-LGT-06].
const gustReach = 6

// Burn lets every burning light grow a round older; the last tenth warns
// [DK-LGT-07].
func Burn(t *world.Turn) {
	for _, it := range t.W.Items {
		g := t.W.Gear(it)
		if !it.Lit || it.Gone || g.Light == nil || g.Light.Burns == 0 {
			continue
		}
		if level, _ := t.W.PlaceOf(it); !t.W.Active(level) {
			continue
		}
		BurnDown(t, it, g, 1)
	}
}

// BurnDown takes rounds off a burning light.
func BurnDown(t *world.Turn, it *world.Item, g *world.Gear, rounds int) {
	it.Left -= rounds
	switch {
	case it.Left <= 0:
		it.Left = 0
		Out(t, it, BurntOut, "DK-LGT-07")
		if !g.Light.Oil {
			t.W.Spend(it)
		}
	case !it.Warned && it.Left*10 <= g.Light.Burns:
		it.Warned = true
		tell(t, it, rules.Event{Kind: rules.LightGutter, Amount: it.Left, Rules: []rules.RuleID{"DK-LGT-07"}})
	}
}

// Gutters reports whether a light is in the last tenth of its burning time
// [DK-LGT-07].
func Gutters(it *world.Item, g *world.Gear) bool {
	return g.Light != nil && g.Light.Burns > 0 && it.Left*10 <= g.Light.Burns
}

// Out puts a light out; the event happens in its last light.
func Out(t *world.Turn, it *world.Item, why string, rule rules.RuleID) {
	if !it.Lit {
		return
	}
	tell(t, it, rules.Event{Kind: rules.LightOut, Text: why, Rules: []rules.RuleID{rule}})
	it.Lit, it.Doused = false, 0
}

func tell(t *world.Turn, it *world.Item, e rules.Event) {
	level, p := t.W.PlaceOf(it)
	e.At, e.Thing = p, string(it.Kind)
	if a := t.W.Actor(it.Holder); a != nil {
		a.Senses.Alarm = t.W.Round + 1
	}
	t.Emit(world.Event{Who: it.Holder, Other: world.Nobody, To: world.Nobody, Level: level, What: e})
}

// Douse is one action spent on putting a light out: a bare flame dies at once,
// a hard one with the needed number of actions on consecutive rounds; it
// reports whether the light is out [DK-LGT-06].
func Douse(t *world.Turn, a *world.Actor, it *world.Item) bool {
	g := t.W.Gear(it)
	need := t.W.System().Darkness().DouseActions
	if g.Light.Bare {
		need = 1
	}
	switch {
	case it.Doused > 0 && it.DousedAt == t.W.Round:
		// one action a round counts
	case it.Doused > 0 && it.DousedAt == t.W.Round-1:
		it.Doused++
	default:
		it.Doused = 1
	}
	it.DousedAt = t.W.Round
	if it.Doused >= need {
		Out(t, it, ByHand, "DK-LGT-06")
		return true
	}
	level, p := t.W.PlaceOf(it)
	t.Emit(world.Event{Who: a.ID, Other: it.Holder, To: world.Nobody, Level: level, What: rules.Event{
		Kind: rules.DouseTried, At: p, Thing: string(it.Kind), Amount: it.Doused, Of: need, Rules: []rules.RuleID{"DK-LGT-06"},
	}})
	return false
}

// Blow lets the draughts of all levels that do not stand still blow in their
// rounds [DK-LGT-06].
func Blow(t *world.Turn) {
	w := t.W
	for id, l := range w.Levels {
		if !w.Active(world.LevelID(id)) {
			continue
		}
		for _, wind := range l.Winds {
			if wind.Period > 0 && w.Round%wind.Period == 0 {
				Gust(t, world.LevelID(id), wind)
			}
		}
	}
}

// Gust lets the wind blow once from its place: every bare flame with line of
// sight to it within its reach goes out, and nothing else [DK-LGT-06].
func Gust(t *world.Turn, id world.LevelID, wind world.Wind) {
	l := t.W.Levels[id]
	reach := wind.Reach
	if reach == 0 {
		reach = gustReach
	}
	t.Emit(world.Event{Who: world.Nobody, Other: world.Nobody, To: world.Nobody, Level: id, What: rules.Event{
		Kind: rules.Gust, At: wind.At, Amount: reach, Rules: []rules.RuleID{"DK-LGT-06"},
	}})
	for _, it := range t.W.Items {
		level, p := t.W.PlaceOf(it)
		if level != id || !it.Lit || it.Gone || !bare(t.W, it) {
			continue
		}
		if grid.Within(wind.At, p, reach) && l.Grid.LineOfSight(wind.At, p) {
			Out(t, it, ByWind, "DK-LGT-06")
		}
	}
}

func bare(w *world.World, it *world.Item) bool {
	g := w.Gear(it)
	return g.Light != nil && g.Light.Bare
}

// Struck lets a blow that hit a bearer shake its bare flames: each goes out on
// 1–3 on a d6 [DK-LGT-06].
func Struck(t *world.Turn, bearer *world.Actor) {
	t.W.Carried(bearer.ID, func(it *world.Item) bool {
		if it.Lit && bare(t.W, it) && t.Roll(dice.Mishap, "candle struck", 6) <= 3 {
			Out(t, it, ByBlow, "DK-LGT-06")
		}
		return true
	})
}

// Landed settles a lit light that was dropped or thrown: some kinds burn on, a
// bare candle goes out on 4+ on a d6 when dropped and always when thrown, and
// deep water drowns all but magical light [DK-LGT-05, DK-LGT-06].
func Landed(t *world.Turn, it *world.Item, thrown bool) {
	g := t.W.Gear(it)
	if !it.Lit || g.Light == nil {
		return
	}
	if t.W.Levels[it.Level].Grid.At(it.At) == grid.DeepWater && g.Light.Magic == 0 {
		Out(t, it, ByWater, "DK-LGT-06")
		return
	}
	if g.Light.Drops {
		return
	}
	if thrown || t.Roll(dice.Mishap, "candle dropped", 6) >= 4 {
		Out(t, it, ByFall, "DK-LGT-05")
	}
}

// Immerse puts out everything that a creature under water carries, but magical
// light [DK-LGT-06].
func Immerse(t *world.Turn, a *world.Actor) {
	t.W.Carried(a.ID, func(it *world.Item) bool {
		if g := t.W.Gear(it); it.Lit && g.Light != nil && g.Light.Magic == 0 {
			Out(t, it, ByWater, "DK-LGT-06")
		}
		return true
	})
}
