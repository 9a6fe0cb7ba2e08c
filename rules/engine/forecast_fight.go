package engine

import (
	"pitchdark/rules"
	"pitchdark/rules/grid"
	"pitchdark/rules/internal/world"
)

// blow is an attack that the hero thinks of.
type blow struct {
	who    *person // nil: nobody is known there
	at     grid.Point
	weapon *world.Gear // nil: the bare hand
	ranged bool
	free   bool // it is the free Stealth attack
}

// attackAhead is a blow at a tile [DK-BLD-02].
func attackAhead(p *prospect, n *named) {
	if n.act.At == nil {
		p.note("say at which tile", "DK-BLD-02")
		return
	}
	p.strikes(blow{who: p.on(*n.act.At), at: *n.act.At, weapon: p.armed()})
}

// freeAhead is the free Stealth attack, in reach or with what is ready to shoot
// [DK-STL-02].
func freeAhead(p *prospect, n *named) {
	if n.act.At == nil {
		p.note("say at which tile", "DK-STL-02")
		return
	}
	b := blow{who: p.on(*n.act.At), at: *n.act.At, weapon: p.armed(), free: true}
	if bow := p.ready(); bow != nil && !p.within(b.at) {
		b.weapon, b.ranged = bow, true
	}
	p.strikes(b)
}

// sneakAhead is a contest, and the blow that follows from it [DK-STL-03].
func sneakAhead(p *prospect, n *named) {
	if n.act.At == nil {
		p.note("say at which tile", "DK-STL-03")
		return
	}
	b := blow{who: p.on(*n.act.At), at: *n.act.At, weapon: p.armed()}
	if b.who != nil {
		c := p.system.Odds(&p.v.Hero, p.contest(b.who))
		c.Name = "to come upon " + b.who.name + " unheeded"
		p.f.Chances = append(p.f.Chances, c)
		b.free = true
	}
	p.strikes(b)
}

// shotAhead is a shot at somebody seen [DK-LOW-01].
func shotAhead(p *prospect, n *named) {
	who := p.whom(n.act.Target)
	if who == nil {
		p.note("you perceive nobody by that name", "DK-BLD-04")
		return
	}
	p.strikes(blow{who: who, at: who.at, weapon: p.wielded(true), ranged: true})
}

// throwAhead is a weapon thrown, which then lies where its mark stood
// [DK-HST-09].
func throwAhead(p *prospect, n *named) {
	who, h := p.whom(n.act.Target), p.held(n.act.Item)
	if who == nil || h == nil || !h.Weapon {
		p.note("choose one of your weapons, and somebody that you see", "DK-HST-09")
		return
	}
	p.strikes(blow{who: who, at: who.at, weapon: p.system.Gear(h.Kind), ranged: true})
	p.note("your "+h.Name+" would then lie where "+who.name+" is", "DK-HST-09")
}

// strikes fills in the chances of a blow, its noise, and what comes with it.
func (p *prospect) strikes(b blow) {
	if b.who == nil {
		p.f.Chances = append(p.f.Chances, rules.Chance{Name: "to hit", Rule: "DK-BLD-02", Not: "you do not know whether anybody is there"})
		p.sound(p.system.Darkness().Attack, rules.SoundAttack, p.v.Hero.At, nil)
		return
	}
	a := world.Attempt{Against: b.who.kind, Other: b.who.sheet, Weapon: b.weapon}
	if b.ranged {
		a.Theirs = p.lowDefence(b.at)
		p.rule("DK-LOW-01")
	}
	p.chances(b, a)
	if b.who.side == rules.Friend {
		p.harm("that is " + b.who.name + ", a friend")
	}
	if p.v.Hero.Hidden {
		p.note("it ends your hiding", "DK-STL-06")
	}
	p.blowNoise(b)
}

// chances are the chance to hit, and where it is not known whether the Stealth
// bonus holds, both [DK-STL-01, DK-STL-04].
func (p *prospect) chances(b blow, a world.Attempt) {
	stealth, known := p.bonus(b)
	a.Stealth = stealth && known
	name := "to hit " + b.who.name
	if !known {
		unseen := a
		unseen.Stealth = true
		p.chance(name+", if it does not see you", unseen)
		name += ", if it does"
	}
	p.chance(name, a)
	switch {
	case b.who.down:
		p.rule("DK-STL-05")
	case a.Stealth:
		p.note(b.who.name+" would not see the blow come, and defend without a die", "DK-STL-01", "DK-STL-05")
	case known && b.free:
		p.note(b.who.name+" sees you: the bonus would not hold", "DK-STL-04")
	}
}

func (p *prospect) chance(name string, a world.Attempt) {
	c := p.system.Odds(&p.v.Hero, a)
	c.Name = name
	p.f.Chances = append(p.f.Chances, c)
	p.rule(c.Rule)
}

// bonus reports whether a blow would have the Stealth bonus, and whether the
// hero can know that: from its own light and the eyes of the other's kind
// [DK-STL-01, DK-VIS-03].
func (p *prospect) bonus(b blow) (holds, known bool) {
	if b.who.down {
		return true, true // it does not roll
	}
	if p.v.Hero.Hidden {
		if n := p.standing(); n == 1 {
			return true, true
		}
		return false, false // from whom, is not known
	}
	if !b.free {
		return false, true
	}
	eyes, ok := p.eyesOf(b.who)
	switch {
	case !ok:
		return false, false
	case eyes == rules.Sightless:
		return true, true
	case p.v.Blind == rules.ByOtherCause, p.v.Hero.Vision == rules.DarkVision:
		return false, false // the hero does not know its own light
	case eyes == rules.DarkVision:
		return false, true
	}
	return p.v.Light == rules.Dark, true
}

// standing counts those perceived that stand.
func (p *prospect) standing() int {
	n := 0
	for i := range p.others {
		if !p.others[i].down {
			n++
		}
	}
	return n
}

// contest is an opposed stealth roll against somebody, with what low light adds
// [DK-STL-03, DK-STL-06].
func (p *prospect) contest(o *person) world.Attempt {
	a := world.Attempt{Roll: world.RollContest, Against: o.kind, Other: o.sheet}
	light := p.v.Light
	if eyes, ok := p.eyesOf(o); ok {
		light = eyed(eyes, light)
	}
	if past := grid.Distance(p.v.Hero.At, o.at) - int(light); light > rules.Dark && light < rules.Bright && past > 0 {
		a.Own = []rules.Number{{Name: "beyond the low light", Value: past, Rule: "DK-STL-06"}}
	}
	return a
}

// lowDefence is what a mark in low light gains against a shot from beyond twice
// its light [DK-LOW-02].
func (p *prospect) lowDefence(at grid.Point) []rules.Number {
	light, seen := p.looks(at)
	if !seen || light == rules.Dark || light >= rules.Bright {
		return nil
	}
	if past := grid.Distance(p.v.Hero.At, at) - 2*int(light); past > 0 {
		return []rules.Number{{Name: "far in low light", Value: past, Rule: "DK-LOW-02"}}
	}
	return nil
}

// blowNoise is heard where a shot comes from, and where a blow lands.
func (p *prospect) blowNoise(b blow) {
	at, aware := p.v.Hero.At, (*person)(nil)
	if !b.ranged {
		at, aware = b.at, b.who
	}
	p.sound(p.system.Darkness().Attack, rules.SoundAttack, at, aware)
}

// wielded is the weapon in the hand that shoots, or that strikes; nil if there
// is none.
func (p *prospect) wielded(shoots bool) *world.Gear {
	for i := range p.v.Hero.Items {
		h := &p.v.Hero.Items[i]
		if g := p.system.Gear(h.Kind); h.Where == rules.InHand && g != nil && g.Weapon != nil && (g.Weapon.Range > 0) == shoots {
			return g
		}
	}
	return nil
}

// ready is what the hero could shoot with at once, or nil.
func (p *prospect) ready() *world.Gear {
	for i := range p.v.Hero.Items {
		h := &p.v.Hero.Items[i]
		g := p.system.Gear(h.Kind)
		if h.Where == rules.InHand && g != nil && g.Weapon != nil && g.Weapon.Range > 0 {
			if g.Weapon.Load && !h.Loaded {
				return nil
			}
			return g
		}
	}
	return nil
}

// armed is what the hero strikes with: a weapon of the hand, else what it could
// shoot with, else nothing [DK-BLD-02].
func (p *prospect) armed() *world.Gear {
	if g := p.wielded(false); g != nil {
		return g
	}
	return p.ready()
}

// within reports whether a tile is in reach of the hand or what is in it.
func (p *prospect) within(at grid.Point) bool {
	far := 1
	if g := p.wielded(false); g != nil && p.v.Blind == rules.Sighted {
		far = max(far, g.Weapon.Reach)
	}
	if !grid.Within(p.v.Hero.At, at, far) {
		return false
	}
	return far > 1 || p.open.Contains(at) && (at == p.v.Hero.At || p.open.Adjacent(p.v.Hero.At, at))
}
