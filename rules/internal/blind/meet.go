package blind

import (
	"pitchdark/rules"
	"pitchdark/rules/grid"
	"pitchdark/rules/internal/sense"
	"pitchdark/rules/internal/world"
)

// meeting is somebody whom a walker runs into on its next step.
type meeting struct {
	who    *world.Actor
	action int // of its line; −1 for one that has only its tile
	at     grid.Point
}

const unmoved = -1

// meet finds whom a walker meets by stepping onto a tile: those whose lines of
// this round it crosses, and those that stand or lie there; each pair of move
// actions meets once, the higher initiative first [DK-MOV-05, DK-MOV-07].
func meet(w *world.World, f *world.Frame, a *world.Actor, to grid.Point) (meeting, bool) {
	var best meeting
	for _, b := range w.Actors {
		if b.ID == a.ID || b.Level != a.Level || !b.In() {
			continue
		}
		m, ok := encounter(w, f, a, b, to)
		if ok && (best.who == nil || b.Initiative > best.who.Initiative) {
			best = m
		}
	}
	return best, best.who != nil
}

// encounter is the first line of b that a's step crosses, or b's own tile if it
// has not moved this round or cannot.
func encounter(w *world.World, f *world.Frame, a, b *world.Actor, to grid.Point) (meeting, bool) {
	moved := false
	if b.Stands() && !b.Held {
		for i := range w.Lines {
			line := &w.Lines[i]
			if line.Who != b.ID || line.Level != a.Level {
				continue
			}
			moved = true
			if met(f, b.ID, line.Action) {
				continue
			}
			if at, ok := crosses(line.Tiles, a.At, to); ok {
				return meeting{b, line.Action, at}, true
			}
		}
	}
	if !moved && b.At == to && !met(f, b.ID, unmoved) {
		return meeting{b, unmoved, to}, true
	}
	return meeting{}, false
}

func met(f *world.Frame, who world.ActorID, action int) bool {
	for _, m := range f.Met {
		if m.Who == who && m.Action == action {
			return true
		}
	}
	return false
}

// crosses tells where a step meets a line: on the tile stepped onto if that is
// one of the line's, or, if a diagonal step of each crosses in one block of
// 2×2, on the tile left [DK-MOV-07].
func crosses(line []grid.Point, from, to grid.Point) (grid.Point, bool) {
	for _, p := range line {
		if p == to {
			return to, true
		}
	}
	if from.X == to.X || from.Y == to.Y {
		return grid.Point{}, false
	}
	one, other := grid.Point{X: from.X, Y: to.Y}, grid.Point{X: to.X, Y: from.Y}
	for i := 1; i < len(line); i++ {
		if line[i-1] == one && line[i] == other || line[i-1] == other && line[i] == one {
			return from, true
		}
	}
	return grid.Point{}, false
}

// run lets a blind walker and the one it met have their event, if there is
// one; it reports whether anybody must be asked first.
func run(t *world.Turn, a *world.Actor, m meeting) bool {
	if m.who.Down {
		stumble(t, a, m.who, m.at)
		return true
	}
	return crossing(t.W, a, m.who, m.at)
}

// crossing makes an event of two that cannot see each other, and asks one that
// sees the other, which cannot see it, whether it is to be one; it reports
// whether there is anything to ask [DK-MOV-05, DK-MOV-07, DK-MOV-11].
func crossing(w *world.World, a, b *world.Actor, at grid.Point) bool {
	mover, other := sense.BlindVersus(w, a, b), sense.BlindVersus(w, b, a)
	switch {
	case mover && other:
		exchange(w, a, b, at)
	case !other && at == b.At && a.Stands() && sense.Sees(w, b, a) > rules.Unseen:
		w.Push(world.Frame{Kind: world.FramePassage, Who: b.ID, Other: a.ID, At: at})
	case mover && sense.Sees(w, b, a) > rules.Unseen:
		w.Push(world.Frame{Kind: world.FrameCrossing, Who: b.ID, Other: a.ID, At: at, First: a.ID})
	case other && sense.Sees(w, a, b) > rules.Unseen:
		w.Push(world.Frame{Kind: world.FrameCrossing, Who: a.ID, Other: b.ID, At: at, First: a.ID})
	default:
		return false
	}
	return true
}

// stumble is falling over a downed body: only the mover may act [DK-MOV-05].
func stumble(t *world.Turn, a, b *world.Actor, at grid.Point) {
	t.Between(a, b, rules.Event{Kind: rules.Stumbled, At: at, Rules: []rules.RuleID{"DK-MOV-05"}})
	sense.MakeNoise(t, sense.Noise{Maker: a, Level: a.Level, At: at, Loud: t.W.System().Darkness().Stumble, Kind: rules.SoundStumble})
	if a.Stands() {
		t.W.Push(world.Frame{Kind: world.FrameExchange, Who: a.ID, Other: b.ID, At: at, First: a.ID, Second: world.Nobody})
	}
}

// exchange pushes the event of a mover and another: the higher initiative
// chooses first, the mover on a tie [DK-MOV-08].
func exchange(w *world.World, mover, other *world.Actor, at grid.Point) {
	f := world.Frame{Kind: world.FrameExchange, Who: mover.ID, Other: other.ID, At: at, First: mover.ID, Second: other.ID}
	if other.Initiative > mover.Initiative {
		f.First, f.Second = other.ID, mover.ID
	}
	w.Push(f)
}

// exchanging takes an exchange further: tells both, then asks one after the
// other what it does, if it still can.
func exchanging(t *world.Turn, f *world.Frame) []world.Ask {
	w := t.W
	mover, other := w.Actors[f.Who], w.Actors[f.Other]
	if f.Stage == 0 {
		f.Stage = 1
		if f.Second != world.Nobody {
			w.Clock.Crossed = with(with(w.Clock.Crossed, mover.ID), other.ID)
			at := f.At
			t.Between(mover, other, rules.Event{Kind: rules.Crossed, At: at, Rules: []rules.RuleID{"DK-MOV-07", "DK-MOV-08"}})
			sense.Rouse(t, other)
			f = w.Top()
		}
	}
	for ; f.Stage <= 2; f.Stage++ {
		id := f.First
		if f.Stage == 2 {
			id = f.Second
		}
		if a := w.Actor(id); a != nil && a.Stands() && !a.Asleep {
			return []world.Ask{{Who: id, Phase: rules.PhaseExchange, Text: "You have run into someone. What do you do?"}}
		}
	}
	w.Pop()
	return nil
}

func with(ids []world.ActorID, id world.ActorID) []world.ActorID {
	for _, have := range ids {
		if have == id {
			return ids
		}
	}
	return append(ids, id)
}

// Opponent is the other one of an exchange, as one of the two sees it.
func opponent(w *world.World, f *world.Frame, a *world.Actor) *world.Actor {
	if f.Who == a.ID {
		return w.Actor(f.Other)
	}
	return w.Actor(f.Who)
}
