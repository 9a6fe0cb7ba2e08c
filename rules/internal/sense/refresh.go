package sense

import (
	"pitchdark/rules"
	"pitchdark/rules/grid"
	"pitchdark/rules/internal/light"
	"pitchdark/rules/internal/world"
)

// LostRounds is how many rounds one remembers where somebody was last
// perceived [DK-HST-06].
const LostRounds = 3

// Refresh brings light, blindness, percepts and memory up to date after
// anything moved, lit up, went out or opened; what changed for a creature is
// told to it alone.
func Refresh(t *world.Turn) {
	w := t.W
	for id := range w.Levels {
		light.Update(w, world.LevelID(id))
	}
	for _, a := range w.Actors {
		a.Eyes = w.System().Vision(w, a)
	}
	for _, a := range w.Actors {
		if a.In() && w.Active(a.Level) {
			refreshBlind(t, a)
		}
	}
	for _, a := range w.Actors {
		if a.In() && w.Active(a.Level) {
			refreshHiding(t, a)
		}
	}
	for _, a := range w.Actors {
		now := stance(w, a)
		a.Stirred = a.Stance != now
		a.Stance = now
	}
	for _, a := range w.Actors {
		if a.Stance.In && a.Stance.Active {
			refreshPercepts(t, a)
			learn(t, a)
		}
	}
}

// stance is how a creature stands now.
func stance(w *world.World, a *world.Actor) world.Stance {
	s := world.Stance{
		Glance: glance(a, w.LevelOf(a)), Blind: a.Senses.Blind, Active: w.Active(a.Level),
		In: a.In(), Down: a.Down, Asleep: a.Asleep,
	}
	for _, id := range a.Hidden {
		s.Hidden.Int(int(id))
	}
	return s
}

// refreshHiding ends a creature's hiding from those to whom its tile is bright
// or near enough to make it out, and from a Blind one that it comes to stand
// beside [DK-STL-06, DK-BLD-03].
func refreshHiding(t *world.Turn, a *world.Actor) {
	for i := len(a.Hidden) - 1; i >= 0; i-- {
		b := t.W.Actors[a.Hidden[i]]
		if b.Level != a.Level || !b.In() {
			a.Reveal(b.ID)
		} else if b.Stands() && (Tile(t.W, b, a.At) == rules.Identified || Touching(t.W, a, b) && BlindVersus(t.W, b, a)) {
			found(t, a, b)
		}
	}
}

func found(t *world.Turn, a, b *world.Actor) {
	a.Reveal(b.ID)
	if a.Perceives(b.ID) == nil {
		return // it cannot know who found it
	}
	t.Private(a, b.ID, rules.Event{Kind: rules.Found, Rules: []rules.RuleID{"DK-STL-06"}})
}

// blindness is whether a creature is Blind, and by what [DK-VIS-02].
func blindness(w *world.World, a *world.Actor) rules.Blindness {
	switch {
	case a.Asleep || a.Down || a.Eyes == rules.Sightless || a.BlindUntil > w.Round:
		return rules.ByOtherCause
	case LightFor(w, a, a.At) == rules.Dark:
		return rules.ByDarkness
	}
	return rules.Sighted
}

func refreshBlind(t *world.Turn, a *world.Actor) {
	was, now := a.Senses.Blind, blindness(t.W, a)
	if was == now {
		return
	}
	a.Senses.Blind = now
	if was == rules.Sighted {
		a.Senses.Since = t.W.Round
	}
	if a.Down || a.Asleep {
		return
	}
	a.Senses.Alarm = t.W.Round + 1
	switch {
	case was == rules.Sighted:
		t.Private(a, world.Nobody, rules.Event{Kind: rules.Blinded, Thing: cause(now), Rules: []rules.RuleID{"DK-VIS-02"}})
	case now == rules.Sighted:
		a.Senses.Trace = a.Senses.Trace[:0]
		t.Private(a, world.Nobody, rules.Event{Kind: rules.SeesAgain, Rules: []rules.RuleID{"DK-VIS-02"}})
	}
}

func cause(b rules.Blindness) string {
	if b == rules.ByDarkness {
		return "darkness"
	}
	return "other"
}

// refreshPercepts goes through everybody else; nothing is new between two of
// whom neither stirred.
func refreshPercepts(t *world.Turn, a *world.Actor) {
	w := t.W
	for _, b := range w.Actors {
		if b.ID == a.ID || !a.Stirred && !b.Stirred {
			continue
		}
		if b.Level != a.Level || !b.In() || a.Down || a.Asleep {
			forget(t, a, b)
			continue
		}
		degree := Sees(w, a, b)
		switch {
		case degree > rules.Unseen:
			see(t, a, b, degree)
		case b.Stands() && Touching(w, a, b) && BlindVersus(w, a, b) && !b.HiddenFrom(a.ID):
			feel(t, a, b)
		default:
			forget(t, a, b)
		}
	}
}

// see renews or begins a's sight of b.
func see(t *world.Turn, a, b *world.Actor, degree rules.Degree) {
	p := a.Perceives(b.ID)
	known := degree == rules.Identified
	fresh := p == nil || p.Degree == rules.Unseen || known && !p.Known
	if p == nil {
		p = add(a, b)
	}
	p.At, p.Degree, p.Contact, p.Known = b.At, degree, false, known
	if fresh {
		a.Senses.Alarm = t.W.Round + 1
		t.Private(a, b.ID, rules.Event{Kind: rules.Saw, At: b.At, Thing: degree.String(), Rules: []rules.RuleID{"DK-VIS-01"}})
	}
}

// feel renews or begins a's contact with b. One that goes Blind beside somebody
// it knew still knows it [DK-BLD-03].
func feel(t *world.Turn, a, b *world.Actor) {
	p := a.Perceives(b.ID)
	fresh := p == nil || !p.Contact
	if p == nil {
		p = add(a, b)
	}
	p.At, p.Degree, p.Contact = b.At, rules.Unseen, true
	if fresh {
		a.Senses.Alarm = t.W.Round + 1
		t.Private(a, b.ID, rules.Event{Kind: rules.Met, At: b.At, Rules: []rules.RuleID{"DK-BLD-03"}})
	}
}

func add(a, b *world.Actor) *world.Percept {
	handle := rules.FirstMet + rules.Handle(a.Senses.Met)
	a.Senses.Met++
	a.Senses.Percepts = append(a.Senses.Percepts, world.Percept{Handle: handle, Who: b.ID})
	return &a.Senses.Percepts[len(a.Senses.Percepts)-1]
}

// forget ends a's percept of b, if it has one.
func forget(t *world.Turn, a, b *world.Actor) {
	for i := range a.Senses.Percepts {
		p := a.Senses.Percepts[i]
		if p.Who != b.ID {
			continue
		}
		kind, rule := rules.LostSight, rules.RuleID("DK-VIS-01")
		if p.Contact {
			kind, rule = rules.LostTouch, "DK-BLD-03"
		}
		if b.In() && !a.Down {
			t.Private(a, b.ID, rules.Event{Kind: kind, At: p.At, Rules: []rules.RuleID{rule}})
			remember(t.W, a, b, p)
		}
		a.Senses.Percepts = append(a.Senses.Percepts[:i], a.Senses.Percepts[i+1:]...)
		return
	}
}

func remember(w *world.World, a, b *world.Actor, p world.Percept) {
	lost := rules.Lost{At: p.At, Round: w.Round}
	if p.Known {
		lost.Kind, lost.Name, lost.Side = b.Kind, b.Name, a.SideOf(b)
	}
	a.Senses.Lost = append(a.Senses.Lost, lost)
}

// Age drops what is too old to be kept: sounds of before the previous round
// [DK-SND-04], the trace [DK-VIS-04], those lost from sight [DK-HST-06].
func Age(w *world.World, a *world.Actor) {
	s := &a.Senses
	sounds := s.Sounds[:0]
	for _, c := range s.Sounds {
		if c.Round >= w.Round-1 {
			sounds = append(sounds, c)
		}
	}
	s.Sounds = sounds
	keep := w.System().Darkness().TraceRounds
	trace := s.Trace[:0]
	for _, c := range s.Trace {
		if w.Keep || c.Round > w.Round-keep {
			trace = append(trace, c)
		}
	}
	s.Trace = trace
	lost := s.Lost[:0]
	for _, c := range s.Lost {
		if c.Round >= w.Round-LostRounds {
			lost = append(lost, c)
		}
	}
	s.Lost = lost
}

// Identify makes a know who its contact b is, until the contact ends; of one
// that it sees, the light decides [DK-BLD-05, DK-VIS-01].
func Identify(a, b *world.Actor) {
	if p := a.Perceives(b.ID); p != nil && p.Contact {
		p.Known = true
	}
}

// Walked adds a step to the trace of a creature that cannot see [DK-VIS-04].
func Walked(w *world.World, a *world.Actor, p grid.Point) {
	if a.Senses.Blind == rules.Sighted {
		return
	}
	a.Senses.Trace = append(a.Senses.Trace, rules.Trace{At: p, Round: w.Round, Walked: true, Terrain: w.LevelOf(a).Grid.At(p)})
}

// Felt adds what a creature touched to its trace [DK-MOV-04].
func Felt(w *world.World, a *world.Actor, b grid.Block) {
	g := w.LevelOf(a).Grid
	mark := rules.Trace{At: b.At, Round: w.Round, Terrain: g.At(b.At), IsEdge: b.Edge, Toward: b.Toward}
	if b.Edge {
		mark.Edge = g.Edge(b.At, b.Toward)
	}
	a.Senses.Trace = append(a.Senses.Trace, mark)
}
