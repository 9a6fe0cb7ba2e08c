package mind

import (
	"pitchdark/rules"
	"pitchdark/rules/grid"
)

// guarded is how far from its post a guard goes, in tiles.
const guarded = 7

// minds reports whether a place is a creature's concern: a guard's is what lies
// about its post [DK-HST-14].
func (m *Mind) minds(p grid.Point) bool {
	return !m.has(rules.Guards) || grid.Steps(p, m.view.Hero.Post) <= guarded
}

// keepPost takes a guard back to its post and keeps it there.
func (m *Mind) keepPost() rules.Command {
	if !m.has(rules.Guards) {
		return nil
	}
	if m.view.Hero.At != m.view.Hero.Post {
		if c := m.goTo(m.view.Hero.Post); c != nil {
			return c
		}
	}
	return m.idle()
}

// casting is how many rounds after the last thing that it perceived a hunter
// still casts about.
const casting = 5

// searching reports whether a hunter has lost what it followed only just now.
func (m *Mind) searching() bool {
	hero := &m.view.Hero
	return m.has(rules.Hunts) && hero.Alert > 0 && m.view.Round+1-hero.Alert <= casting
}

// castAbout takes a hunter here and there where it lost what it followed, and
// stops when it has had no sign for some rounds [DK-HST-14].
func (m *Mind) castAbout() rules.Command {
	if !m.searching() || !m.can(doMove) {
		return nil
	}
	return m.stroll()
}
