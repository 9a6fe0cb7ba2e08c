package mind

import (
	"fmt"

	"pitchdark/rules"
	"pitchdark/rules/grid"
)

// Keeping is how a simulated hero keeps its light: what light is worth shows
// when the three are played against each other.
type Keeping uint8

// The ways of keeping a light.
const (
	Careful Keeping = iota // burns one where it needs one, and puts it out to rest
	Always                 // burns one as long as there is one
	Never                  // burns none
)

// String is the way's English name.
func (k Keeping) String() string {
	switch k {
	case Careful:
		return "careful"
	case Always:
		return "always"
	case Never:
		return "never"
	}
	return fmt.Sprintf("unknown (%d)", uint8(k))
}

// ParseKeeping reads a way's name.
func ParseKeeping(s string) (Keeping, bool) {
	for k := Careful; k <= Never; k++ {
		if k.String() == s {
			return k, true
		}
	}
	return 0, false
}

// shun puts out whatever the hero has burning, if it burns none.
func (m *Mind) shun() rules.Command {
	if m.Light != Never {
		return nil
	}
	return m.darken()
}

// darken shuts a burning lantern or puts out another light of the hero's own.
func (m *Mind) darken() rules.Command {
	hero := &m.view.Hero
	for i := range hero.Items {
		h := &hero.Items[i]
		if !h.Lit || h.Shuttered || h.Prize {
			continue
		}
		if c := m.try(doShutter, wish{item: h.Item}); c != nil {
			return c
		}
		if c := m.try(doDouse, wish{aims: true, at: hero.At}); c != nil {
			return c
		}
	}
	return nil
}

// recover rests while the hero is hurt, rest can help, and nothing stirs. A
// careful one does so in the dark: rest needs no light, and a light is seen.
func (m *Mind) recover() rules.Command {
	if !m.needsRest() || !m.quiet() {
		return nil
	}
	if m.Light == Always && m.view.Blind != rules.Sighted {
		if c := m.keepLight(); c != nil {
			return c
		}
	}
	if m.Light == Careful && m.view.Blind == rules.Sighted {
		if c := m.darken(); c != nil {
			return c
		}
	}
	return m.try(doRest, wish{})
}

// scratch is how many hit points a careful hero does not go on without.
const scratch = 2

// needsRest reports whether a hero has lost a quarter of its hit points or is
// about to go down, and could win some back [DK-HST-07]. A careful one, whom rest
// costs no light, rests for a scratch, and to the end once it sits in the dark.
func (m *Mind) needsRest() bool {
	hero := &m.view.Hero
	if hero.Rest == 0 || hero.Health >= hero.MaxHealth {
		return false
	}
	if here := m.known().at(hero.At); here != nil && here.terrain == grid.StairsDown {
		return true
	}
	if m.Light == Careful {
		return m.view.Blind == rules.ByDarkness || hero.Health+scratch <= hero.MaxHealth
	}
	return hero.Health*4 <= hero.MaxHealth*3
}

// quiet reports whether the hero perceives nobody that might harm it, nor did a
// short while ago.
func (m *Mind) quiet() bool {
	if len(m.foes) > 0 || len(m.view.Sounds) > 0 {
		return false
	}
	for i := range m.view.Contacts {
		if m.view.Contacts[i].Side != rules.Friend {
			return false
		}
	}
	for i := range m.view.Tokens {
		if t := &m.view.Tokens[i]; standing(t) && t.Side == rules.UnknownSide {
			return false
		}
	}
	for i := range m.view.Lost {
		if m.hunted(&m.view.Lost[i]) {
			return false
		}
	}
	return true
}
