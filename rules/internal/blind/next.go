package blind

import (
	"pitchdark/rules"
	"pitchdark/rules/grid"
	"pitchdark/rules/internal/sense"
	"pitchdark/rules/internal/world"
)

// Next takes whatever is under way further until somebody must answer, and
// says who; no asks means that nothing is under way any more.
func Next(t *world.Turn) []world.Ask {
	for len(t.W.Frames) > 0 {
		if asks := advance(t, t.W.Top()); asks != nil {
			return asks
		}
	}
	return nil
}

func advance(t *world.Turn, f *world.Frame) []world.Ask {
	ask := func(phase rules.PhaseID, text string) []world.Ask {
		if a := t.W.Actors[f.Who]; !a.Stands() || a.Asleep {
			t.W.Pop()
			return nil
		}
		return []world.Ask{{Who: f.Who, Phase: phase, Text: text}}
	}
	switch f.Kind {
	case world.FrameBlindWalk:
		return blindWalk(t, f)
	case world.FrameWalk:
		return walk(t, f)
	case world.FrameExchange:
		return exchanging(t, f)
	case world.FrameLight:
		return ask(rules.PhaseLight, "You have come into light. Stop here, or go on as you meant to?")
	case world.FrameCrossing:
		return ask(rules.PhaseCrossing, "Your way crosses that of one who cannot see you. Meet it, or let it pass?")
	case world.FramePassage:
		return ask(rules.PhasePassage, "Somebody walks blindly into you. Stand firm, meet it, or let it pass?")
	case world.FrameStrike:
		if !mayStrike(t.W, t.W.Actors[f.Who], t.W.Actors[f.Other]) {
			t.W.Pop()
			return nil
		}
		return ask(rules.PhaseStrike, "One that cannot see has stopped beside you. Strike at once?")
	case world.FrameFacing:
		return ask(rules.PhaseFacing, "You were run into. Which way do you turn?")
	}
	t.W.Pop()
	return nil
}

// FaceAnew lets all that took part in a crossing this turn turn anew at its
// end, but for the one whose turn it was: it faced as it ended it [DK-MOV-10].
func FaceAnew(w *world.World) {
	crossed := w.Clock.Crossed
	for i := len(crossed) - 1; i >= 0; i-- {
		a := w.Actors[crossed[i]]
		if a.ID != w.Clock.Current && a.Stands() {
			w.Push(world.Frame{Kind: world.FrameFacing, Who: a.ID})
		}
	}
	w.Clock.Crossed = crossed[:0]
}

// Walk begins a sighted walk along a path [DK-MOV-12].
func Walk(t *world.Turn, a *world.Actor, path []grid.Point, enter bool) {
	begin(t.W, a, world.Frame{Kind: world.FrameWalk, Path: path, Enter: enter}, t.W.Clock.Walked > 0)
}

// walk takes a sighted walk one event further.
func walk(t *world.Turn, f *world.Frame) []world.Ask {
	w := t.W
	a := w.Actors[f.Who]
	for len(f.Path) > 0 && a.Stands() && !a.Held {
		to := f.Path[0]
		if why, rule := stops(w, f, a, to); why != "" {
			stopped(t, a, rules.Refusal{Rule: rule, Why: why})
			break
		}
		if b := w.Standing(a.Level, to, a.ID); b != nil && (len(f.Path) == 1 || !lets(b, a)) {
			runInto(t, a, b)
			break
		}
		if m, ok := meet(w, f, a, to); ok {
			f.Met = append(f.Met, world.Meeting{Who: m.who.ID, Action: m.action})
			if !m.who.Down && !lets(m.who, a) && crossing(w, a, m.who, m.at) {
				return nil
			}
			continue
		}
		price := w.System().Price(w, a, to, false)
		if price > w.Clock.Tiles && w.Clock.Walked > 0 {
			stopped(t, a, rules.Refusal{Rule: "DK-GRD-04", Why: "the ground has used up your move"})
			w.Clock.Tiles = 0
			break
		}
		a.Facing = grid.Nearest(to.Sub(a.At))
		f.Path = f.Path[1:]
		step(t, a, f, to)
		w.Clock.Tiles = max(0, w.Clock.Tiles-price)
		w.Clock.Walked++
		if w.System().Stepped(t, a) {
			w.Clock.Tiles = 0
			break
		}
		if r := w.System().Halts(t, a); r.Why != "" {
			stopped(t, a, r)
			w.Clock.Tiles = 0
			break
		}
	}
	finish(t, f, a)
	return nil
}

func stopped(t *world.Turn, a *world.Actor, r rules.Refusal) {
	t.Private(a, world.Nobody, rules.Event{Kind: rules.Stopped, At: a.At, Text: r.Why, Rules: []rules.RuleID{r.Rule}})
}

// stops says why a sighted walker cannot take its next step, if so.
func stops(w *world.World, f *world.Frame, a *world.Actor, to grid.Point) (string, rules.RuleID) {
	g := w.LevelOf(a).Grid
	_, barred := w.Step(a, grid.Nearest(to.Sub(a.At)))
	switch {
	case a.Senses.Blind != rules.Sighted:
		return "you can no longer see", "DK-MOV-12"
	case sense.Tile(w, a, to) == rules.Unseen:
		return "you cannot see the next tile", "DK-MOV-12"
	case barred > 0:
		return "the way is barred", "DK-GRD-04"
	case g.At(to).Has(grid.Brink) && !(f.Enter && len(f.Path) == 1):
		return "the edge of " + g.At(to).String(), "DK-GRD-01"
	}
	return "", ""
}

// lets reports whether b lets a pass: one that knows it for one of its own side
// steps aside for it [DK-MOV-12].
func lets(b, a *world.Actor) bool {
	p := b.Perceives(a.ID)
	return p != nil && p.Known && b.Senses.Blind == rules.Sighted && !b.Asleep && !b.Held && b.SideOf(a) == rules.Friend
}

// runInto stops a sighted walker before somebody on its next tile; one that
// had hidden there is found [DK-MOV-12, DK-STL-06].
func runInto(t *world.Turn, a, b *world.Actor) {
	if b.HiddenFrom(a.ID) {
		b.Reveal(a.ID)
		t.Between(b, a, rules.Event{Kind: rules.Found, At: b.At, Rules: []rules.RuleID{"DK-STL-06"}})
		sense.Refresh(t)
	}
	t.Private(a, b.ID, rules.Event{Kind: rules.Blocked, At: b.At, Rules: []rules.RuleID{"DK-MOV-12"}})
}
