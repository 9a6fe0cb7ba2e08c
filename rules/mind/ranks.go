package mind

import (
	"pitchdark/rules"
	"pitchdark/rules/grid"
)

// What only fights with ranks, phases and stances have.
const (
	doCharge    rules.ActionID = "charge"
	doWithdraw  rules.ActionID = "withdraw"
	doBreakFree rules.ActionID = "break free"
	doLetGo     rules.ActionID = "let go"
	chooseGuard rules.ActionID = "guard"
)

// charge runs at the nearest foe at which one can [PH-CMB-33]; the timid keep
// off.
func (m *Mind) charge() rules.Command {
	if m.usable(doCharge) == nil || m.temper() == rules.Timid {
		return nil
	}
	for i := range m.foes {
		f := &m.foes[i]
		if m.delving && m.daunts(f.handle) {
			continue
		}
		if c := m.try(doCharge, wish{target: f.handle}); c != nil {
			return c
		}
	}
	return nil
}

// wrestleFree breaks the hold of a foe [PH-CMB-47].
func (m *Mind) wrestleFree() rules.Command { return m.try(doBreakFree, wish{}) }

// holdRank keeps one with a long weapon where it reaches a foe past a friend
// [PH-CMB-48].
func (m *Mind) holdRank() rules.Command {
	if m.view.Phase == "" || !m.can(doMove) || m.reach() < secondRank {
		return nil
	}
	for i := range m.foes {
		f := &m.foes[i]
		if f.felt || grid.Steps(f.at, m.view.Hero.At) != secondRank {
			continue
		}
		for _, p := range grid.Line(m.view.Hero.At, f.at)[1:secondRank] {
			if m.friendOn(p) {
				return m.try(doEnd, wish{faces: true, to: grid.Nearest(f.at.Sub(m.view.Hero.At))})
			}
		}
	}
	return nil
}

// secondRank is how far off those are whom one strikes past a friend, in tiles.
const secondRank = 2

// reach is how far the weapon in hand reaches.
func (m *Mind) reach() int {
	far := 1
	for i := range m.view.Hero.Items {
		if h := &m.view.Hero.Items[i]; h.Where == rules.InHand && h.Weapon {
			far = max(far, h.Reach)
		}
	}
	return far
}

func (m *Mind) friendOn(p grid.Point) bool {
	for i := range m.view.Tokens {
		if t := &m.view.Tokens[i]; t.At == p && t.Side == rules.Friend && standing(t) {
			return true
		}
	}
	return false
}

// stance declares for the round: one that is well guards a companion near it who
// is badly hurt, else takes the offensive; one that is not, or cannot see, keeps
// on the defensive [PH-CMB-17, PH-CMB-20].
func (m *Mind) stance() rules.Command {
	hero := &m.view.Hero
	well := 2*hero.Health > hero.MaxHealth && m.view.Blind == rules.Sighted
	if well && len(m.foes) > 0 {
		for i := range m.view.Party {
			if p := &m.view.Party[i]; p.Health > 0 && 2*p.Health <= p.MaxHealth && grid.Steps(p.At, hero.At) <= secondRank {
				if c := m.try(chooseGuard, wish{aims: true, at: p.At}); c != nil {
					return c
				}
			}
		}
	}
	return m.choice(well, chooseOffensive, chooseDefensive)
}
