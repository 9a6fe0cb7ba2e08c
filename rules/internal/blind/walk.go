// Package blind carries out what the dark makes of moving and fighting: blind
// walks and their bumps, crossings and exchanges, coming into light, sighted
// walks, feeling about, stealth, and shooting in low light. It decides how far
// one comes and whom one meets; how a blow or a bump hurts is the system's.
package blind

import (
	"pitchdark/rules"
	"pitchdark/rules/grid"
	"pitchdark/rules/internal/light"
	"pitchdark/rules/internal/sense"
	"pitchdark/rules/internal/world"
)

// begin opens a line for a move action of this round, or a further one of the
// action under way: whom that has met already it does not meet again
// [DK-MOV-06, DK-MOV-07].
func begin(w *world.World, a *world.Actor, f world.Frame, further bool) {
	f.Line = len(w.Lines)
	if further {
		f.Met = w.Lines[f.Line-1].Met
	} else {
		w.Actions++
	}
	f.Who = a.ID
	w.Lines = append(w.Lines, world.Line{
		Who: a.ID, Action: w.Actions, Level: a.Level, Tiles: []grid.Point{a.At}, Facing: a.Facing, Seen: watchers(w, a),
	})
	w.Push(f)
}

// watchers are the sighted heroes that see a creature now.
func watchers(w *world.World, a *world.Actor) []world.ActorID {
	var ids []world.ActorID
	for _, b := range w.Actors {
		if b.Slot > 0 && b.ID != a.ID && b.Stands() && b.Senses.Blind == rules.Sighted && sense.Sees(w, b, a) > rules.Unseen {
			ids = append(ids, b.ID)
		}
	}
	return ids
}

// step puts a creature on a neighbouring tile and renews light and senses.
func step(t *world.Turn, a *world.Actor, f *world.Frame, to grid.Point) {
	w := t.W
	from := a.At
	line := &w.Lines[f.Line]
	a.At = to
	line.Tiles = append(line.Tiles, to)
	line.Facing = a.Facing
	rule := rules.RuleID("DK-MOV-09")
	if a.Stands() {
		rule = "DK-GRD-04"
		sense.Walked(w, a, to)
	}
	sense.Refresh(t)
	t.Tell(a, rules.Event{Kind: rules.Moved, From: from, At: to, Path: []grid.Point{to}, Facing: a.Facing, Rules: []rules.RuleID{rule}})
	if len(line.Seen) > 0 {
		line.Seen = still(w, line.Seen, a)
	}
	if w.LevelOf(a).Grid.At(to) == grid.DeepWater {
		light.Immerse(t, a)
		sense.Refresh(t)
	}
}

func still(w *world.World, seen []world.ActorID, a *world.Actor) []world.ActorID {
	kept := seen[:0]
	for _, id := range seen {
		if sense.Sees(w, w.Actors[id], a) > rules.Unseen {
			kept = append(kept, id)
		}
	}
	return kept
}

// Declare begins a blind move: tiles toward an absolute direction, which the
// walker turns to face; intended counts also what the action walked sighted,
// means is what is left of the allowance [DK-MOV-01, DK-MOV-02, DK-MOV-12].
func Declare(t *world.Turn, a *world.Actor, to grid.Direction, tiles, intended, means int, careful bool) {
	a.Facing = to
	t.Private(a, world.Nobody, rules.Event{Kind: rules.Declared, Amount: tiles, Of: intended, Facing: to, Rules: []rules.RuleID{"DK-MOV-01", "DK-MOV-02"}})
	if len(a.Senses.Trace) == 0 {
		sense.Walked(t.W, a, a.At)
	}
	begin(t.W, a, world.Frame{Kind: world.FrameBlindWalk, To: to, Left: tiles, Means: means, Intended: intended, Careful: careful}, intended > tiles)
}

// blindWalk takes a blind walk one event further; it ends by popping its frame.
func blindWalk(t *world.Turn, f *world.Frame) []world.Ask {
	w := t.W
	a := w.Actors[f.Who]
	for f.Left > 0 {
		if a.Held || a.Gone {
			break
		}
		if blocks, n := w.Step(a, f.To); n > 0 {
			return bump(t, f, a, blocks[:n])
		}
		to := a.At.Add(f.To.Delta())
		if m, ok := meet(w, f, a, to); ok && !a.Dead {
			f.Met = append(f.Met, world.Meeting{Who: m.who.ID, Action: m.action})
			if run(t, a, m) {
				return nil
			}
			continue
		}
		price := w.System().Price(w, a, to, true)
		if price > f.Means && f.Left < f.Intended {
			stopped(t, a, rules.Refusal{Rule: "DK-GRD-04", Why: "the ground has used up your move"})
			break
		}
		f.Means -= price
		was := a.Senses.Blind
		step(t, a, f, to)
		f.Left--
		if w.System().Stepped(t, a) {
			break
		}
		if was == rules.ByDarkness && a.Senses.Blind == rules.Sighted && a.Stands() && !f.Asked && f.Left > 0 {
			f.Asked = true
			t.Private(a, world.Nobody, rules.Event{Kind: rules.CameToLight, Rules: []rules.RuleID{"DK-MOV-13"}})
			w.Push(world.Frame{Kind: world.FrameLight, Who: a.ID})
			return nil
		}
	}
	finish(t, f, a)
	return nil
}

// bump ends a blind walk at a wall: damage for every tile intended, a loud
// noise, and what was hit is felt [DK-MOV-03, DK-MOV-04].
func bump(t *world.Turn, f *world.Frame, a *world.Actor, blocks []grid.Block) []world.Ask {
	w := t.W
	walked := len(w.Lines[f.Line].Tiles) - 1
	damage, mods := w.System().Bump(w, a, f.Intended, f.Careful)
	for _, b := range blocks {
		sense.Felt(w, a, b)
	}
	settle(t, f, a)
	e := rules.Event{
		Kind: rules.Bumped, At: blocks[0].At, From: a.At, Facing: f.To, Thing: hitName(w, a, blocks[0]),
		Amount: damage, Of: walked, Mods: append([]rules.Number{{Name: "tiles intended", Value: f.Intended, Rule: "DK-MOV-03"}}, mods...),
		Rules: []rules.RuleID{"DK-MOV-03", "DK-MOV-04"},
	}
	if blocks[0].Edge {
		e.Text = "edge"
	}
	w.Pop()
	t.Emit(world.Event{Who: a.ID, Other: world.Nobody, To: world.Nobody, Level: a.Level, What: e})
	loud := w.System().Darkness().Bump
	if heavy(w, a) {
		loud = w.System().Darkness().BumpHeavy
	}
	sense.MakeNoise(t, sense.Noise{Maker: a, Level: a.Level, At: a.At, Loud: loud, Kind: rules.SoundThud})
	w.System().Harm(t, a, damage, world.Nobody)
	ended(t, a)
	return nil
}

func hitName(w *world.World, a *world.Actor, b grid.Block) string {
	g := w.LevelOf(a).Grid
	if b.Edge {
		return g.Edge(b.At, b.Toward).String()
	}
	return g.At(b.At).String()
}

func heavy(w *world.World, a *world.Actor) bool {
	yes := false
	w.Carried(a.ID, func(it *world.Item) bool {
		g := w.Gear(it)
		yes = it.Where == rules.Worn && g.Armour != nil && g.Armour.Heavy
		return !yes
	})
	return yes
}

// settle makes a walk end on a free tile: on the last one of its way before a
// tile that somebody holds [DK-MOV-05].
func settle(t *world.Turn, f *world.Frame, a *world.Actor) {
	w := t.W
	tiles := w.Lines[f.Line].Tiles
	for i := len(tiles) - 1; i >= 0; i-- {
		if w.Standing(a.Level, tiles[i], a.ID) != nil {
			continue
		}
		if from := a.At; from != tiles[i] {
			a.At = tiles[i]
			w.Lines[f.Line].Tiles = tiles[:i+1]
			sense.Walked(w, a, a.At)
			sense.Refresh(t)
			t.Tell(a, rules.Event{Kind: rules.Moved, From: from, At: a.At, Path: []grid.Point{a.At}, Facing: a.Facing, Rules: []rules.RuleID{"DK-MOV-05"}})
		}
		return
	}
}

// finish ends a walk that came to its end point.
func finish(t *world.Turn, f *world.Frame, a *world.Actor) {
	w := t.W
	settle(t, f, a)
	done := *f
	w.Lines[done.Line].Met = done.Met
	w.Pop()
	if loud := stepNoise(w, &done); loud > 0 && len(w.Lines[done.Line].Tiles) > 1 && a.Stands() {
		sense.MakeNoise(t, sense.Noise{Maker: a, Level: a.Level, At: a.At, Loud: loud, Kind: tread(a)})
	}
	ended(t, a)
}

// tread is what a creature's steps sound like [DK-HST-14].
func tread(a *world.Actor) rules.SoundKind {
	if a.Tread != "" {
		return a.Tread
	}
	return rules.SoundStep
}

// stepNoise is how loud a whole walk is [DK-SND-03].
func stepNoise(w *world.World, f *world.Frame) int {
	switch {
	case f.Careful:
		return 0
	case f.Kind == world.FrameWalk:
		return w.System().Darkness().Walk
	}
	return w.System().Darkness().Step
}

// ended lets the walker take in the ground and those beside a Blind one strike
// at once [DK-MOV-11, DK-STL-02].
func ended(t *world.Turn, a *world.Actor) {
	w := t.W
	sense.Learn(t, a)
	sense.Share(w, a)
	if !a.Stands() {
		return
	}
	for i := len(w.Clock.Order) - 1; i >= 0; i-- {
		b := w.Actors[w.Clock.Order[i]]
		if b.ID != a.ID && mayStrike(w, b, a) {
			w.Push(world.Frame{Kind: world.FrameStrike, Who: b.ID, Other: a.ID, At: a.At})
		}
	}
}

// mayStrike reports whether b may use its free Stealth attack on a Blind
// creature that ended its move beside it [DK-STL-02].
func mayStrike(w *world.World, b, a *world.Actor) bool {
	if !a.Stands() || !b.Stands() || b.Asleep || b.Level != a.Level || !b.FreeAttack(w.Round) || a.Senses.Blind == rules.Sighted || !sense.Touching(w, a, b) {
		return false
	}
	p := b.Perceives(a.ID)
	return p != nil && !(p.Known && b.SideOf(a) == rules.Friend)
}
