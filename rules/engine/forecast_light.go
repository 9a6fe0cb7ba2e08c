package engine

import (
	"slices"

	"pitchdark/rules"
	"pitchdark/rules/grid"
	"pitchdark/rules/internal/light"
	"pitchdark/rules/internal/world"
)

// lamp is a light and where it shines.
type lamp struct {
	kind *world.LightKind
	at   grid.Point
}

// glow is what some lamps give to the known ground.
type glow struct {
	m     *light.Map // nil without lamps
	lamps []lamp
}

// level is the light of a tile by a glow alone.
func (g glow) level(at grid.Point) uint8 {
	if g.m == nil {
		return uint8(rules.Dark)
	}
	return g.m.Level(at)
}

// lights lists the lights that the hero knows to shine now: its own, and those
// of others that it sees.
func (p *prospect) lights() {
	var own, about []lamp
	for i := range p.v.Hero.Items {
		h := &p.v.Hero.Items[i]
		if k := p.lightKind(h.Kind); k != nil && h.Lit && !h.Shuttered {
			own = append(own, lamp{k, p.v.Hero.At})
		}
	}
	for i := range p.v.Lights {
		s := &p.v.Lights[i]
		if k := p.lightKind(s.Kind); k != nil && s.Bearer != p.v.Hero.Handle {
			about = append(about, lamp{k, s.At})
		}
	}
	p.before, p.theirs = p.shine(own), p.shine(about)
}

func (p *prospect) lightKind(kind rules.ContentID) *world.LightKind {
	if g := p.system.Gear(kind); g != nil {
		return g.Light
	}
	return nil
}

// shine lets lamps shine over the known ground.
func (g *ground) shine(lamps []lamp) glow {
	if len(lamps) == 0 {
		return glow{}
	}
	m := light.NewMap(g.open)
	for i, l := range lamps {
		m.Add(light.Source{ID: i, At: l.at, Rings: light.Rings(l.kind), Magical: l.kind.Magic})
	}
	return glow{m, slices.Clone(lamps)}
}

// move takes every lamp of a glow to a tile.
func (g *glow) move(to grid.Point) {
	for i := range g.lamps {
		g.lamps[i].at = to
		g.m.Move(i, to)
	}
}

// certain reports whether a tile gets from a glow what it seems to get: some
// lamp that gives it as much shines there over known ground.
func (p *prospect) certain(g glow, at grid.Point) bool {
	level := g.level(at)
	for _, l := range g.lamps {
		reach := l.kind.Low
		if level >= uint8(rules.Bright) {
			reach = l.kind.Bright
		}
		if grid.Within(l.at, at, reach) && p.clear(l.at, at) {
			return true
		}
	}
	return level == 0
}

// eyes is a level of light as the hero's eyes take it [DK-VIS-01].
func (p *prospect) eyes(level uint8) rules.Light { return eyed(p.v.Hero.Vision, rules.Light(level)) }

// eyed is a level of light as a kind of eyes takes it [DK-VIS-01].
func eyed(v rules.Vision, level rules.Light) rules.Light {
	switch {
	case v == rules.DarkVision, v == rules.LowLightImmune && level > rules.Dark:
		return rules.Bright
	case v == rules.Sightless:
		return rules.Dark
	}
	return level
}

// looks is what the hero sees of a tile now: its light, and whether the hero
// can be sure of it.
func (p *prospect) looks(at grid.Point) (rules.Light, bool) {
	switch {
	case p.v.Blind == rules.ByOtherCause:
		return rules.Dark, false
	case at == p.v.Hero.At:
		return p.v.Light, true
	case p.open.At(at).Has(grid.BlocksSight):
		return rules.Dark, false // what is seen of it is the light on its face
	case p.knows(at) == rules.Seen:
		return p.seen[p.open.Index(at)], true
	}
	// What a sighted one does not see over known ground is dark.
	return rules.Dark, p.v.Blind == rules.Sighted && p.open.Contains(at) && p.clear(p.v.Hero.At, at)
}

// foretold is the light of a tile once the hero's own lights shine as after
// says, and whether the hero can be sure of it. What is seen there now and is
// not the hero's own doing stays; where its own lights fail, the darkness is
// magical and stays too [DK-LGT-03, DK-LGT-04].
func (p *prospect) foretold(at grid.Point, after glow) (rules.Light, bool) {
	if p.v.Blind == rules.ByOtherCause || !p.open.Contains(at) {
		return rules.Dark, false
	}
	mine, sure := p.eyes(after.level(at)), p.certain(after, at)
	was := p.eyes(p.before.level(at))
	if p.spellbound() {
		was, sure = rules.Dark, sure && mine == rules.Dark // whether it ends there is not known
	}
	lit := at == p.v.Hero.At || p.lit(at)
	sure = sure && (mine == rules.Dark || lit) // where no light was ever seen, none may hold
	now, seen := p.looks(at)
	switch {
	case seen && now < was && p.certain(p.before, at):
		return rules.Dark, true // its own lights do not take hold there
	case seen && mine >= now:
		return mine, sure
	case seen && now > was:
		return now, true
	}
	if theirs := p.eyes(p.theirs.level(at)); theirs > mine {
		mine, sure = theirs, lit && p.certain(p.theirs, at)
	}
	return mine, sure && (mine == rules.Bright || seen && mine == now)
}

// spellbound reports whether the hero's own lights give nothing where it
// stands: then they give nothing anywhere [DK-LGT-04].
func (p *prospect) spellbound() bool {
	return p.v.Light < p.eyes(p.before.level(p.v.Hero.At))
}

// after fills in where the hero would stand, and in what light.
func (p *prospect) after(at grid.Point, own glow) {
	p.f.Ends = at
	p.f.Light, p.f.Lit = p.foretold(at, own)
	if p.v.Blind == rules.Sighted && p.f.Light == rules.Dark {
		if p.f.Lit {
			p.note("you would be blind there", "DK-VIS-02")
		} else {
			p.note("as far as you know it is dark there, and you would be blind", "DK-VIS-02")
		}
	}
}
