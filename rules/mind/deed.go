package mind

import (
	"strings"

	"pitchdark/rules"
	"pitchdark/rules/grid"
)

// somebody is a foe that a creature perceives.
type somebody struct {
	handle rules.Handle
	at     grid.Point
	away   int  // squared distance in tiles
	felt   bool // a contact, not seen
}

// listFoes gathers the standing foes that the view shows, nearest first; of
// those equally near the first in the view.
func (m *Mind) listFoes() {
	m.foes = m.foes[:0]
	for i := range m.view.Tokens {
		if t := &m.view.Tokens[i]; standing(t) && t.Side == rules.Foe {
			m.addFoe(somebody{handle: t.Handle, at: t.At})
		}
	}
	for i := range m.view.Contacts {
		if c := &m.view.Contacts[i]; c.Known && c.Side == rules.Foe {
			m.addFoe(somebody{handle: c.Handle, at: c.At, felt: true})
		}
	}
}

func standing(t *rules.Token) bool { return !t.Down && !t.Dead }

func (m *Mind) addFoe(f somebody) {
	f.away = square(f.at.Sub(m.view.Hero.At))
	m.foes = append(m.foes, f)
	for i := len(m.foes) - 1; i > 0 && m.foes[i].away < m.foes[i-1].away; i-- {
		m.foes[i], m.foes[i-1] = m.foes[i-1], m.foes[i]
	}
}

// strike attacks somebody, with the free attack if it is unspent [DK-STL-02].
func (m *Mind) strike(h rules.Handle, at grid.Point) rules.Command {
	for _, do := range [...]rules.ActionID{doFreeAttack, doAttack} {
		if c := m.try(do, wish{target: h}); c != nil {
			return c
		}
		if c := m.try(do, wish{aims: true, at: at}); c != nil {
			return c
		}
	}
	return nil
}

// strikeTile is strike, but sooner at a tile than at who stands there.
func (m *Mind) strikeTile(h rules.Handle, at grid.Point) rules.Command {
	for _, do := range [...]rules.ActionID{doFreeAttack, doAttack} {
		if c := m.try(do, wish{aims: true, at: at}); c != nil {
			return c
		}
		if c := m.try(do, wish{target: h}); c != nil {
			return c
		}
	}
	return nil
}

// shoot shoots at a foe that is seen, with the free attack if that reaches so
// far.
func (m *Mind) shoot(f *somebody) rules.Command {
	if f.felt || m.view.Hero.Temper == rules.Timid && grid.Steps(f.at, m.view.Hero.At) <= 1 {
		return nil
	}
	if c := m.try(doFreeAttack, wish{aims: true, at: f.at}); c != nil {
		return c
	}
	if c := m.try(doShoot, wish{target: f.handle}); c != nil {
		return c
	}
	return m.try(doShoot, wish{aims: true, at: f.at})
}

// identify finds out who a contact is, by the quietest sense on offer
// [DK-BLD-05].
func (m *Mind) identify(h rules.Handle) rules.Command {
	for _, by := range [...]string{"smell", "touch", "voice"} {
		if c := m.try(doIdentify, wish{target: h, words: by}); c != nil {
			return c
		}
	}
	return nil
}

// kindle lights a source that the creature carries, unless one burns already.
func (m *Mind) kindle() rules.Command {
	if m.carriesLit() || m.delving && m.Light == Never {
		return nil
	}
	return m.lightNext()
}

// lightNext lights a source that the creature carries: of several not the bare
// candle, which any breath puts out [DK-LGT-06].
func (m *Mind) lightNext() rules.Command {
	if c := m.lightOf(false); c != nil {
		return c
	}
	return m.lightOf(true)
}

// lightOf lights the first of its bare candles, or of all else, that it can.
func (m *Mind) lightOf(candles bool) rules.Command {
	for i := range m.view.Hero.Items {
		h := &m.view.Hero.Items[i]
		if !h.Light || h.Lit || is(h.Kind, "candle") != candles {
			continue
		}
		if c := m.try(doLight, wish{item: h.Item}); c != nil {
			return c
		}
	}
	return nil
}

func (m *Mind) carriesLit() bool {
	for i := range m.view.Hero.Items {
		if h := &m.view.Hero.Items[i]; h.Lit && !h.Shuttered {
			return true
		}
	}
	return false
}

// shootOrLoad shoots at the nearest foe within reach of a shot, or makes ready
// for it.
func (m *Mind) shootOrLoad() rules.Command {
	seen := false
	for i := range m.foes {
		f := &m.foes[i]
		if c := m.shoot(f); c != nil {
			return c
		}
		seen = seen || !f.felt
	}
	if !seen {
		return nil
	}
	return m.load()
}

// load loads an unloaded crossbow [DK-NPC-03].
func (m *Mind) load() rules.Command {
	for i := range m.view.Hero.Items {
		h := &m.view.Hero.Items[i]
		if h.Weapon && h.Range > 0 && !h.Loaded {
			if c := m.try(doLoad, wish{item: h.Item}); c != nil {
				return c
			}
		}
	}
	return nil
}

// is reports whether a content ID names the thing so called, in whatever
// system.
func is(id rules.ContentID, thing string) bool {
	return strings.HasSuffix(string(id), thing) &&
		(len(id) == len(thing) || id[len(id)-len(thing)-1] == '/')
}
