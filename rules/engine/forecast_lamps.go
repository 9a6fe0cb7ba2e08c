package engine

import (
	"fmt"
	"slices"

	"pitchdark/rules"
	"pitchdark/rules/grid"
	"pitchdark/rules/internal/world"
)

// without is a list of lamps with the first of a kind on a tile left out.
func without(lamps []lamp, gone lamp) []lamp {
	if i := slices.Index(lamps, gone); i >= 0 {
		return slices.Delete(slices.Clone(lamps), i, i+1)
	}
	return lamps
}

// with is a list of lamps with one more.
func with(lamps []lamp, more lamp) []lamp { return append(slices.Clone(lamps), more) }

// relit tells how light it would be where the hero stands once lamps shine as
// given, what that would do to its sight, and who would see it then that does
// not now [DK-VIS-01, DK-VIS-02].
func (p *prospect) relit(lamps []lamp) {
	p.foretell(lamps, true)
}

// foretell is relit for lamps of which it may not be sure that they will burn
// where they seem to.
func (p *prospect) foretell(lamps []lamp, sure bool) {
	at := p.v.Hero.At
	p.f.Light, p.f.Lit = p.foretold(at, p.shine(lamps))
	p.f.Lit = p.f.Lit && sure
	words := "you would stand in " + p.f.Light.String()
	switch {
	case p.v.Blind == rules.ByOtherCause:
		p.note("you would see nothing of it", "DK-VIS-02")
		return
	case p.f.Light == rules.Dark && p.v.Blind == rules.Sighted:
		p.harm(p.trust() + "you would stand in darkness, and be blind")
		p.rule("DK-VIS-02")
	case p.f.Light > rules.Dark && p.v.Blind == rules.ByDarkness:
		p.note(p.trust()+words+", and see", "DK-VIS-02")
	default:
		p.note(p.trust() + words)
	}
	if names := p.seers(at, p.f.Light); p.v.Light == rules.Dark && p.f.Light > rules.Dark && len(names) > 0 {
		p.note("you would be in sight of "+listed(names), "DK-VIS-01")
	}
}

// trust is how a light that is not known for certain is spoken of.
func (p *prospect) trust() string {
	if p.f.Lit {
		return ""
	}
	return "as far as you know "
}

// lightAhead is kindling a carried light [DK-LGT-08].
func lightAhead(p *prospect, n *named) {
	h := p.held(n.act.Item)
	if h == nil || p.lightKind(h.Kind) == nil {
		p.note("you carry no such light", "DK-LGT-08")
		return
	}
	k := p.lightKind(h.Kind)
	p.note(fmt.Sprintf("the %s gives bright light out to %s, and %s out to %s", h.Name, counted(k.Bright, "tile"), k.Level, counted(k.Low, "tile")), "DK-LGT-02")
	p.relit(with(p.before.lamps, lamp{k, p.v.Hero.At}))
	p.blown(p.v.Hero.At, p.shine([]lamp{{k, p.v.Hero.At}}))
}

// douseAhead is putting out one of the hero's own lights, or one beside it
// [DK-LGT-06].
func douseAhead(p *prospect, n *named) {
	if n.act.At == nil {
		p.note("say on which tile", "DK-LGT-06")
		return
	}
	at := *n.act.At
	if h := p.burning(n.act.Item, at); h != nil {
		gone := lamp{p.lightKind(h.Kind), at}
		p.relit(without(p.before.lamps, gone))
		return
	}
	i := slices.IndexFunc(p.theirs.lamps, func(l lamp) bool { return l.at == at })
	if i < 0 {
		p.note("you know of no light that burns there", "DK-LGT-06")
		return
	}
	gone := p.theirs.lamps[i]
	if need := p.system.Darkness().DouseActions; !gone.kind.Bare && need > 1 {
		p.note(fmt.Sprintf("it takes %d of these, on rounds that follow each other", need), "DK-LGT-06")
	}
	own := p.before.lamps
	p.before, p.theirs = p.shine(with(own, gone)), p.shine(without(p.theirs.lamps, gone))
	p.relit(own)
}

// burning is the hero's own light that a hand finds on its tile: the one that
// is named, else the first; nil where it carries none that burns.
func (p *prospect) burning(item int, at grid.Point) *rules.Held {
	if at != p.v.Hero.At {
		return nil
	}
	if h := p.held(item); h != nil && h.Lit {
		return h
	}
	for i := range p.v.Lights {
		if s := &p.v.Lights[i]; s.At == at && s.Bearer != p.v.Hero.Handle {
			return nil // it lies there, and a hand finds it first
		} else if s.At == at {
			break
		}
	}
	for i := range p.v.Hero.Items {
		if h := &p.v.Hero.Items[i]; h.Lit {
			return h
		}
	}
	return nil
}

// shutterAhead is turning the shutter of a lantern.
func shutterAhead(p *prospect, n *named) {
	h := p.held(n.act.Item)
	if h == nil || p.lightKind(h.Kind) == nil || !h.Lit {
		p.note("you carry no such light", "DK-HST-09")
		return
	}
	l := lamp{p.lightKind(h.Kind), p.v.Hero.At}
	if h.Shuttered {
		p.relit(with(p.before.lamps, l))
		return
	}
	p.relit(without(p.before.lamps, l))
}

// readyAhead is putting away a light that burns; other things change nothing
// that is seen [DK-HST-09].
func readyAhead(p *prospect, n *named) {
	h := p.held(n.act.Item)
	if h == nil || !h.Lit || h.Shuttered || h.Where == rules.InPack {
		return
	}
	p.note("it does not burn in a pack", "DK-HST-09")
	p.relit(without(p.before.lamps, lamp{p.lightKind(h.Kind), p.v.Hero.At}))
}

// dropAhead lets a thing fall: some lights burn on, a bare flame by the fall of
// a die [DK-LGT-05].
func dropAhead(p *prospect, n *named) {
	h := p.held(n.act.Item)
	if h == nil {
		p.note("you carry no such thing", "DK-LGT-05")
		return
	}
	p.sound(p.system.Darkness().Step, rules.SoundDrop, p.v.Hero.At, nil)
	k := p.lightKind(h.Kind)
	if k == nil || !h.Lit {
		return
	}
	switch {
	case p.wet(k, p.v.Hero.At):
		p.note("the water would put it out", "DK-LGT-06")
		p.relit(without(p.before.lamps, lamp{k, p.v.Hero.At}))
	case k.Drops:
		p.note("it would burn on where it lies", "DK-LGT-05")
	default:
		p.f.Chances = append(p.f.Chances, rules.Chance{Name: "that it burns on where it lies", Percent: 50, Rule: "DK-LGT-05"})
		without, sure := p.foretold(p.v.Hero.At, p.shine(without(p.before.lamps, lamp{k, p.v.Hero.At})))
		p.f.Lit = sure && without == p.v.Light // what else shines there is as bright
	}
}

// wet reports whether a light is known to drown on a tile [DK-LGT-06].
func (p *prospect) wet(k *world.LightKind, at grid.Point) bool {
	return p.open.At(at) == grid.DeepWater && k.Magic == 0
}

// throwLightAhead follows a thrown light to where it is known to land, and
// tells what it would light there [DK-LGT-10].
func throwLightAhead(p *prospect, n *named) {
	h := p.held(n.act.Item)
	if h == nil || p.lightKind(h.Kind) == nil || n.act.Tiles < 1 {
		p.note("choose a light that you hold, a direction and a distance", "DK-LGT-10")
		return
	}
	at, flown, sure := p.flight(n.act.To%8, min(n.act.Tiles, beyond))
	where := "where you stand"
	if flown > 0 {
		where = counted(flown, "tile") + " to the " + (n.act.To % 8).String()
	}
	if !sure {
		where += ", if nothing unknown is in the way"
	}
	p.note("it would land "+where, "DK-LGT-10")
	p.sound(p.system.Darkness().Step, rules.SoundDrop, at, nil)
	if h.Lit && !h.Shuttered {
		p.landed(h, p.lightKind(h.Kind), at, sure)
	}
}

// flight is where a thing that is thrown lands over known ground, and whether
// all of that ground is known.
func (p *prospect) flight(to grid.Direction, tiles int) (at grid.Point, flown int, sure bool) {
	at, sure = p.v.Hero.At, true
	for flown < tiles && p.open.Passable(at, to) {
		at = at.Add(to.Delta())
		flown++
		sure = sure && p.lit(at)
	}
	return at, flown, sure
}

// lit reports whether a tile was ever seen in some light: then it does not lie
// in magical darkness [DK-LGT-04].
func (p *prospect) lit(at grid.Point) bool {
	k := p.knows(at)
	return k == rules.Seen || k == rules.Remembered
}

// landed tells of a burning light that comes down on a tile [DK-LGT-05].
func (p *prospect) landed(h *rules.Held, k *world.LightKind, at grid.Point, sure bool) {
	gone := lamp{k, p.v.Hero.At}
	rest := without(p.before.lamps, gone)
	switch {
	case p.wet(k, at):
		p.note("the water would put it out", "DK-LGT-06")
		p.relit(rest)
		return
	case !k.Drops:
		p.note("thrown, the "+h.Name+" goes out", "DK-LGT-05")
		p.relit(rest)
		return
	}
	thrown := lamp{k, at}
	p.foretell(with(rest, thrown), sure)
	alone := p.shine([]lamp{thrown})
	if tiles := p.shownBy(alone); tiles > 0 {
		p.note(fmt.Sprintf("it would light %s that you know and that are dark now", counted(tiles, "tile")), "DK-LGT-02")
	}
	for i := range p.others {
		if o := &p.others[i]; o.kind == "" && p.open.Contains(o.at) && alone.level(o.at) >= uint8(rules.Bright) && p.clear(at, o.at) {
			p.note("you would see who "+o.name+" is", "DK-VIS-01")
		}
	}
}

// shownBy counts the known open tiles that the hero does not see now and that
// a glow would light.
func (p *prospect) shownBy(g glow) int {
	n := 0
	for i, k := range p.know {
		at := p.open.PointAt(i)
		if (k == rules.Remembered || k == rules.Felt) && at != p.v.Hero.At && !p.open.At(at).Has(grid.BlocksMove) && g.level(at) > 0 {
			n++
		}
	}
	return n
}
