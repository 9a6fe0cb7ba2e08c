package play

import (
	"slices"

	"pitchdark/rules"
)

// member is one hero of the party, with what it perceived.
type member struct {
	handle rules.Handle
	log    *Log
	view   *rules.View  // after the last command
	trail  rules.Errand // how it follows the leader
}

func (g *Game) member(h rules.Handle) *member {
	for i := range g.team {
		if g.team[i].handle == h {
			return &g.team[i]
		}
	}
	return &g.team[0]
}

// Team are the heroes in marching order, the leader first, each as it knows
// itself. Do not change them.
func (g *Game) Team() []*rules.Sheet {
	sheets := make([]*rules.Sheet, len(g.team))
	for i := range g.team {
		sheets[i] = &g.team[i].view.Hero
	}
	return sheets
}

// Asked is the hero whose decision is open, 0 if none of the seat's has one.
func (g *Game) Asked() rules.Handle { return g.seat.Asked() }

// Select shows another hero's view; until it is asked that is all it does.
func (g *Game) Select(h rules.Handle) {
	if g.member(h).handle == h && h != g.view.Hero.Handle {
		g.notice = ""
		g.show(g.member(h).view)
	}
}

// Next shows the hero that comes by places after the shown one in marching
// order.
func (g *Game) Next(by int) {
	n := len(g.team)
	i := slices.IndexFunc(g.team, func(m member) bool { return m.handle == g.view.Hero.Handle })
	g.Select(g.team[((i+by)%n+n)%n].handle)
}

// Shift moves the shown hero by places in the marching order; the first leads.
func (g *Game) Shift(by int) {
	i := slices.IndexFunc(g.team, func(m member) bool { return m.handle == g.view.Hero.Handle })
	j := i + by
	if i < 0 || j < 0 || j >= len(g.team) {
		return
	}
	g.team[i], g.team[j] = g.team[j], g.team[i]
	g.list()
}

// Following reports whether companions follow the leader by themselves.
func (g *Game) Following() bool { return len(g.team) > 1 && !g.alone }

// leader is the first in marching order that is up.
func (g *Game) leader() rules.Handle {
	for i := range g.team {
		if h := &g.team[i].view.Hero; !h.Down && !h.Dead {
			return g.team[i].handle
		}
	}
	return 0
}

// follows reports whether a hero that is asked goes after the leader by itself:
// one that sees, and no foe.
func (g *Game) follows(h rules.Handle) bool {
	v := g.member(h).view
	return g.Following() && h != g.leader() && v.Blind == rules.Sighted && v.Label != "encounter" &&
		len(v.Asks) > 0 && v.Asks[0].Phase == rules.PhaseTurn
}

// file are the heroes that march behind the leader, in order.
func (g *Game) file() []rules.Handle {
	leader := g.leader()
	var file []rules.Handle
	for i := range g.team {
		if h := g.team[i].handle; h != leader {
			file = append(file, h)
		}
	}
	return file
}

// named puts a hero's name before what it perceived, where several go.
func (g *Game) named(m *member, why string) string {
	if len(g.team) < 2 {
		return why
	}
	return m.view.Hero.Name + ": " + why
}
