package engine

import (
	"slices"

	"pitchdark/rules"
	"pitchdark/rules/internal/world"
)

// menu is the offers of an ask to a mind, each worked out when it is first
// looked at: most never are.
type menu struct {
	w      *world.World
	a      *world.Actor
	phase  rules.PhaseID
	heroes bool
	looked []rules.ActionID
	seen   []rules.Offer
}

// lay readies the menu for another ask, in the memory of the last.
func (m *menu) lay(w *world.World, a *world.Actor, phase rules.PhaseID, heroes bool) {
	*m = menu{w, a, phase, heroes, m.looked[:0], m.seen[:0]}
}

// All are all offers of the ask.
func (m *menu) All() []rules.Offer { return offers(m.w, m.a, m.phase, m.heroes, nil) }

// Of is the n-th offer of an action, nil if there are not so many; a system's
// table has at most one.
func (m *menu) Of(do rules.ActionID, n int) *rules.Offer {
	if n > 0 {
		return nil
	}
	if !slices.Contains(m.looked, do) {
		m.look(do)
	}
	for i := range m.seen {
		if m.seen[i].Do == do {
			return &m.seen[i]
		}
	}
	return nil
}

func (m *menu) look(do rules.ActionID) {
	m.looked = append(m.looked, do)
	rows := m.w.System().Actions()
	for i := range rows {
		if row := &rows[i]; row.ID == do && row.Phase == m.phase && (m.heroes || !row.Heroes) {
			m.seen = list(m.w, m.a, row, m.seen)
			return
		}
	}
}
