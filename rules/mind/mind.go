// Package mind decides for those whom no player moves: NPCs, and heroes in
// simulations. It takes the view of one creature, answers its first open ask
// and returns one command that the view's offers allow.
//
// It never reads anything but that view [DK-NPC-05, DK-VIS-05], never changes
// it, remembers nothing from one decision to the next, and rolls no die of its
// own: whoever asks hands it a Roller.
package mind

import (
	"pitchdark/rules"
	"pitchdark/rules/grid"
)

// Roller rolls one die of the given number of sides, 1…sides. Purpose says what
// for, as "mind d20", and is part of the die's key.
type Roller interface {
	Roll(purpose string, sides int) int
}

// The purposes of the dice that minds roll.
const (
	dieTable    = "mind d20"      // which row of the blind table [DK-NPC-01]
	dieDistance = "mind distance" // how many tiles of a walk [DK-NPC-02]
	dieWander   = "mind wander"   // whether an unaware creature walks about, and where to
	dieChase    = "mind chase"    // whether a hero goes after a distant foe
	dieWay      = "mind way"      // which way a hero explores
	dieDare     = "mind dare"     // whether a hero passes by what daunts it
	dieStray    = "mind stray"    // whether a hero in the dark leaves the wall
)

// Mind is a place to think: besides Light it holds scratch memory alone, so the same view
// and the same dice give the same command whatever was decided before. The
// zero value is ready. A Mind serves any number of creatures, one at a time; it
// is not safe for concurrent use.
type Mind struct {
	// Light is how the heroes that it thinks for keep their light.
	Light Keeping
	// Offers are what the first ask of the next view offers, where the view does
	// not list it.
	Offers Offers

	offers  Offers
	view    *rules.View
	ask     *rules.Ask
	roll    Roller
	delving bool // thinks for a hero
	charted bool
	chart   chart
	foes    []somebody // perceived foes that stand, nearest first
	path    []grid.Point
}

// habit is one thing that a creature does when it can: a command, or nil if
// it does not apply.
type habit func(*Mind) rules.Command

// Decide answers the first ask of an NPC's view by its temper and senses
// [DK-NPC-01…06, DK-HST-06]. The command matches an offer that is not greyed.
// It is nil only if nothing is asked, or nothing on offer can be done.
func (m *Mind) Decide(v *rules.View, roll Roller) rules.Command {
	return m.think(v, roll, false)
}

// Delve answers the first ask of a hero's view as a plain careful explorer
// would: it keeps a light, fights what attacks it, opens doors, gathers what
// helps and looks for the way on. The command matches an offer that is not
// greyed. It is nil only if nothing is asked, or nothing on offer can be done.
func (m *Mind) Delve(v *rules.View, roll Roller) rules.Command {
	return m.think(v, roll, true)
}

func (m *Mind) think(v *rules.View, roll Roller, delving bool) rules.Command {
	if len(v.Asks) == 0 {
		return nil
	}
	m.begin(v, roll, delving)
	c := m.choose()
	m.end()
	return c
}

// begin readies the mind to think about a view.
func (m *Mind) begin(v *rules.View, roll Roller, delving bool) {
	m.view, m.ask, m.roll, m.offers = v, &v.Asks[0], roll, m.Offers
	if m.offers == nil {
		m.offers = (*listed)(m.ask)
	}
	m.delving, m.charted = delving, false
	m.listFoes()
}

// end forgets all that was thought about.
func (m *Mind) end() { m.view, m.ask, m.roll, m.offers, m.Offers = nil, nil, nil, nil, nil }

func (m *Mind) choose() rules.Command {
	var c rules.Command
	switch {
	case m.ask.Phase != rules.PhaseTurn:
		c = m.reply()
	case m.can(doStand):
		c = m.try(doStand, wish{})
	case m.can(doClimbOut):
		c = m.try(doClimbOut, wish{})
	case m.delving && m.view.Blind == rules.Sighted:
		c = m.first(sightedHero[:])
	case m.delving:
		c = m.first(blindHero[:])
	case m.view.Blind == rules.Sighted:
		c = m.first(sightedNPC[:])
	default:
		c = m.first(blindNPC[:])
	}
	if c != nil {
		return c
	}
	return m.idle()
}

// first is the command of the first habit that applies.
func (m *Mind) first(habits []habit) rules.Command {
	for _, h := range habits {
		if c := h(m); c != nil {
			return c
		}
	}
	return nil
}

// known is the chart of all that the view knows, drawn at most once a
// decision.
func (m *Mind) known() *chart {
	if !m.charted {
		m.chart.draw(m.view)
		m.charted = true
		m.skirt()
	}
	return &m.chart
}
