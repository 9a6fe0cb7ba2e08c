package engine

import (
	"pitchdark/rules"
	"pitchdark/rules/grid"
	"pitchdark/rules/internal/world"
)

// Forecast is what a hero of the seat can tell beforehand of a command, from
// its own view and the printed tables alone; nothing is changed by it
// [DK-CMD-01, DK-VIS-05]. It is empty for a command to somebody else's.
func (t *Seat) Forecast(c rules.Command) rules.Forecast {
	if c == nil || whole(c) != nil {
		return rules.Forecast{}
	}
	l := t.hero(c.Actor())
	if l == nil {
		return rules.Forecast{}
	}
	a := t.s.w.Actors[l.actor]
	t.s.look(a, &t.ahead)
	for i := range t.ahead.Asks {
		ask := &t.ahead.Asks[i]
		t.menu.lay(t.s.w, a, ask.Phase, true)
		if o := t.menu.Of(name(c).do, 0); o != nil {
			ask.Offers = append(ask.Offers, *o) // no other is thought about
		}
	}
	return foresee(&t.ahead, t.s.w.System(), &l.learnt, c)
}

// prospect is a command that is thought about, with all that its hero knows.
// It holds no world, so that none can speak from it.
type prospect struct {
	v      *rules.View
	system world.System
	learnt *learnt
	ground
	others []person
	before glow // of the hero's own lights, now
	theirs glow // of all other lights that it sees
	f      rules.Forecast
}

// outlook foretells one action of one's own turn, or one answer.
type outlook func(*prospect, *named)

// outlooks of a turn; what is not among them has nothing to be told of
// beforehand.
var outlooks = map[rules.ActionID]outlook{
	"move": walkAhead, "blind move": blindAhead, "careful": carefulAhead, "turn": turnAhead, "feel": feelAhead,
	"attack": attackAhead, "free attack": freeAhead, "sneak attack": sneakAhead, "shoot": shotAhead, "throw": throwAhead,
	"light": lightAhead, "douse": douseAhead, "shutter": shutterAhead, "ready": readyAhead, "drop": dropAhead, "throw light": throwLightAhead,
	"open": openAhead, "close": closeAhead, "unlock": unlockAhead, "force": forceAhead, "hide": hideAhead,
	"search": longAhead, "rest": longAhead, "make known": speechAhead, "call": callAhead, "identify": identifyAhead,
	"leave": leaveAhead, "stairs": stairsAhead,
}

// answers are the outlooks of what can be said when one is asked.
var answers = map[rules.ActionID]outlook{
	"attack": meetingAhead, "words": saidAhead, "strike": strikeAhead, "stop": stopAhead, "go on": onAhead, "face": turnAhead,
}

// foresee is a forecast from a view, the tables of a system, and what its hero
// was told before: from nothing else.
func foresee(v *rules.View, system world.System, told *learnt, c rules.Command) rules.Forecast {
	n := name(c)
	p := &prospect{v: v, system: system, learnt: told}
	p.f.Ends = v.Hero.At
	if !p.allowed(&n) {
		return p.f
	}
	known := outlooks
	if n.answer {
		known = answers
	}
	see, ok := known[n.do]
	if !ok {
		return p.f
	}
	p.f.Light, p.f.Lit = v.Light, v.Blind != rules.ByOtherCause
	p.ground = drawn(v)
	p.others = people(v)
	p.lights()
	see(p, &n)
	return p.f
}

// allowed notes the rule of what is offered, or why it cannot be done now. One
// whose turn it is not may think ahead.
func (p *prospect) allowed(n *named) bool {
	if len(p.v.Asks) == 0 {
		return true
	}
	for _, o := range p.v.Asks[0].Offers {
		if o.Do != n.do || n.answer != (p.v.Asks[0].Phase != rules.PhaseTurn) {
			continue
		}
		p.rule(o.Rule)
		if o.Not != "" {
			p.note("not now: " + o.Not)
		}
		return o.Not == ""
	}
	p.note("that cannot be done now")
	return false
}

// rule cites a rule once.
func (p *prospect) rule(ids ...rules.RuleID) {
	for _, id := range ids {
		if id != "" && !holds(p.f.Rules, id) {
			p.f.Rules = append(p.f.Rules, id)
		}
	}
}

// note adds a sentence, once, with the rules that it rests on.
func (p *prospect) note(words string, ids ...rules.RuleID) {
	if said := sentence(words); !holds(p.f.Notes, said) {
		p.f.Notes = append(p.f.Notes, said)
	}
	p.rule(ids...)
}

// held is the hero's thing with a number, or nil.
func (p *prospect) held(n int) *rules.Held {
	for i := range p.v.Hero.Items {
		if h := &p.v.Hero.Items[i]; h.Item == n {
			return h
		}
	}
	return nil
}

// step tells what is known to stop a step; beyond the ground that was drawn
// nothing is known.
func (p *prospect) step(from grid.Point, d grid.Direction) ([]grid.Block, bool) {
	to := from.Add(d.Delta())
	if !p.open.Contains(from) || !p.open.Contains(to) {
		return nil, false
	}
	blocks, n := p.open.Step(from, d)
	if n == 0 && p.open.At(to) == grid.Pit && p.system.Darkness().PitStops {
		blocks[0], n = grid.Block{At: to}, 1
	}
	return blocks[:n], n > 0
}
