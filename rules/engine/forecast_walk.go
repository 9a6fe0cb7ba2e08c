package engine

import (
	"fmt"

	"pitchdark/rules"
	"pitchdark/rules/grid"
)

// left is how many tiles a move may go now, and how many its action has gone
// already [DK-MOV-12].
func (p *prospect) left() (tiles, gone int) {
	h := &p.v.Hero
	if h.Left > 0 {
		return h.Left, h.Allowance - h.Left
	}
	return h.Allowance, 0
}

// walkAhead follows a sighted walk as far as it is known to come, in the light
// that goes with it [DK-MOV-12].
func walkAhead(p *prospect, n *named) {
	path := n.path
	if tiles, _ := p.left(); len(path) > tiles {
		p.note("you can walk "+counted(tiles, "tile")+" now, not all of that way", "DK-MOV-12")
		path = path[:max(tiles, 0)]
	}
	own := p.shine(p.before.lamps)
	at := p.v.Hero.At
	for i, to := range path {
		if !p.goesOn(at, to, own, n.enter && i == len(path)-1) {
			break
		}
		at = to
		own.move(at)
		p.f.Path = append(p.f.Path, at)
		if p.open.At(at) == grid.DeepWater {
			own = p.drowned(own)
		}
	}
	p.arrive(at, own)
	if len(p.f.Path) > 0 {
		p.sound(p.system.Darkness().Walk, rules.SoundStep, at, nil)
	}
}

// goesOn reports whether a walk is known to take its next step; if not, it
// notes why.
func (p *prospect) goesOn(at, to grid.Point, own glow, enter bool) bool {
	if grid.Steps(at, to) != 1 || !p.open.Contains(to) {
		p.note("that is no way of neighbouring tiles", "DK-GRD-04")
		return false
	}
	blocks, barred := p.step(at, grid.Nearest(to.Sub(at)))
	light, sure := p.beforehand(at, to, own)
	who := p.on(to)
	switch {
	case barred:
		p.note("the way is barred by "+barrier(p.open, blocks), "DK-GRD-04")
	case light == rules.Dark && sure:
		p.note("you would stop where you no longer see the next tile", "DK-MOV-12")
	case who != nil && !who.down:
		p.note(who.name+" stands in the way", "DK-MOV-12")
	case p.open.At(to).Has(grid.Brink) && !enter:
		p.note("you would stop before "+p.open.At(to).String(), "DK-GRD-01")
	default:
		if light == rules.Dark {
			p.note("whether you will see all of that way you do not know; you would stop where you do not", "DK-MOV-12")
		}
		return true
	}
	return false
}

// beforehand is the light in which a walker would see its next tile: one that
// blocks sight shows its face in the light before it [DK-GRD-05].
func (p *prospect) beforehand(at, to grid.Point, own glow) (rules.Light, bool) {
	switch {
	case p.open.At(to).Has(grid.BlocksSight):
		return p.foretold(at, own)
	case !p.open.LineOfSight(at, to):
		return rules.Dark, true
	}
	return p.foretold(to, own)
}

// drowned is what still shines of the hero's lights once it is in deep water:
// magical light alone [DK-LGT-06].
func (p *prospect) drowned(own glow) glow {
	var kept []lamp
	for _, l := range own.lamps {
		if l.kind.Magic > 0 {
			kept = append(kept, l)
		}
	}
	if len(kept) == len(own.lamps) {
		return own
	}
	p.harm("the water would put out what you carry burning")
	p.rule("DK-LGT-06")
	return p.shine(kept)
}

// arrive fills in how a walk ends: the light there, what is known to blow
// there, and who would see the hero that does not see it now.
func (p *prospect) arrive(at grid.Point, own glow) {
	p.after(at, own)
	p.blown(at, own)
	if p.v.Light > rules.Dark || p.f.Light == rules.Dark || !p.f.Lit {
		return
	}
	if names := p.seers(at, p.f.Light); len(names) > 0 {
		p.note("you would come into light, in sight of "+listed(names), "DK-VIS-01")
	}
}

// blown notes the known winds that would put out a bare flame at a tile
// [DK-LGT-06].
func (p *prospect) blown(at grid.Point, own glow) {
	bare := false
	for _, l := range own.lamps {
		bare = bare || l.kind.Bare
	}
	if !bare {
		return
	}
	for _, w := range p.learnt.winds {
		if w.level == p.v.Level && grid.Within(w.at, at, w.reach) && p.open.Contains(w.at) && p.open.LineOfSight(w.at, at) {
			p.note("a wind is known to blow there: the next gust would put out your bare flame", "DK-LGT-06")
			return
		}
	}
}

// harm adds to what a command would cost.
func (p *prospect) harm(words string) {
	if p.f.Harm != "" {
		p.f.Harm += " "
	}
	p.f.Harm += sentence(words)
}

// blindAhead follows a blind move to what is known to be in its way, and names
// the price of a wall that is not [DK-MOV-01, DK-MOV-03].
func blindAhead(p *prospect, n *named) {
	tiles, gone := p.left()
	if n.toward == nil || *n.toward > grid.ForwardLeft || n.act.Tiles < 1 || n.act.Tiles > tiles {
		p.note(fmt.Sprintf("the distance must be 1 to %d tiles, in one of eight directions", tiles), "DK-MOV-01")
		return
	}
	p.grope(p.v.Hero.Facing.Turn(*n.toward), n.act.Tiles, gone+n.act.Tiles, p.system.Darkness().Step)
}

// carefulAhead is a blind move of one tile that makes no noise [DK-MOV-14].
func carefulAhead(p *prospect, n *named) { p.grope(n.act.To%8, 1, 1, 0) }

// grope goes blind in a direction.
func (p *prospect) grope(to grid.Direction, tiles, intended, loud int) {
	at, own := p.v.Hero.At, p.shine(p.before.lamps)
	end, wall := at, false
	for k := 1; k <= tiles && !wall; k++ {
		var blocks []grid.Block
		if blocks, wall = p.step(at, to); wall {
			p.hitting(blocks, k-1)
			break
		}
		at = at.Add(to.Delta())
		p.f.Path = append(p.f.Path, at)
		own.move(at)
		if !p.meets(at, k) {
			end = at
		}
		if p.open.At(at) == grid.DeepWater {
			own = p.drowned(own)
		}
		p.cameToLight(at, k, k < tiles)
	}
	own.move(end)
	p.price(intended, wall)
	if p.arriveBlind(end, own); wall {
		p.bang(end)
		return
	}
	if loud > 0 && end != p.v.Hero.At {
		p.sound(loud, rules.SoundStep, end, nil)
	}
	p.struckThere(end)
}

// arriveBlind is arrive for one that knows nothing of most ground.
func (p *prospect) arriveBlind(end grid.Point, own glow) {
	if p.open.Contains(end) {
		p.arrive(end, own)
		return
	}
	p.f.Ends, p.f.Light, p.f.Lit = end, rules.Dark, false
}

// hitting notes the wall that is known to be in the way.
func (p *prospect) hitting(blocks []grid.Block, free int) {
	what := barrier(p.open, blocks)
	if p.v.Blind != rules.Sighted {
		what += " that you have felt"
	}
	p.note("after "+counted(free, "tile")+" is "+what, "DK-MOV-03", "DK-MOV-04")
}

// price is what a wall costs: tiles intended less armour [DK-MOV-03].
func (p *prospect) price(intended int, sure bool) {
	h := &p.v.Hero
	cost := max(0, intended-h.BumpCost)
	p.rule("DK-MOV-03")
	if cost == 0 {
		return
	}
	sum := counted(cost, "hit point")
	if h.BumpCost > 0 {
		sum += fmt.Sprintf(" (%s intended − %d armour)", counted(intended, "tile"), h.BumpCost)
	}
	words := "a wall on the way would cost " + sum
	if sure {
		words = "what is in the way would cost " + sum
	}
	p.harm(words)
	if cost < h.Health {
		return
	}
	p.rule("DK-HST-04")
	if sure { // a wall that may be there is told with what it would cost, and no more
		p.f.Deadly = fmt.Sprintf("You would run into what is in the way for %s, and you have %d: you would go down.", counted(cost, "hit point"), h.Health)
	}
}

// bang is the noise of a wall, louder in heavy armour [DK-SND-03].
func (p *prospect) bang(at grid.Point) {
	loud := p.system.Darkness().Bump
	for i := range p.v.Hero.Items {
		h := &p.v.Hero.Items[i]
		if g := p.system.Gear(h.Kind); h.Where == rules.Worn && g != nil && g.Armour != nil && g.Armour.Heavy {
			loud = p.system.Darkness().BumpHeavy
		}
	}
	p.sound(loud, rules.SoundThud, at, nil)
}

// meets notes whoever is known to be on a tile of the way; it reports whether
// the walk cannot end there [DK-MOV-05].
func (p *prospect) meets(at grid.Point, k int) bool {
	who := p.on(at)
	if who == nil {
		return false
	}
	if who.down {
		p.note("after "+counted(k, "tile")+" you would stumble over "+who.name, "DK-MOV-05")
		return false
	}
	p.note("after "+counted(k, "tile")+" you would run into "+who.name, "DK-MOV-05", "DK-MOV-08")
	return true
}

// cameToLight notes the first tile of a blind way that is seen to be lit
// [DK-MOV-13].
func (p *prospect) cameToLight(at grid.Point, k int, on bool) {
	if p.v.Blind != rules.ByDarkness || p.knows(at) != rules.Seen || holds(p.f.Rules, "DK-MOV-13") {
		return
	}
	words := "after " + counted(k, "tile") + " you would come into light"
	if on {
		words += " and be asked whether to stop there"
	}
	p.note(words, "DK-MOV-13")
}

// struckThere notes who is known beside the end of a blind way: it may strike
// at once at one that stops there Blind [DK-STL-02].
func (p *prospect) struckThere(end grid.Point) {
	if !p.open.Contains(end) || p.f.Light > rules.Dark {
		return
	}
	for i := range p.others {
		o := &p.others[i]
		if !o.down && o.side != rules.Friend && p.open.Contains(o.at) && p.open.Adjacent(end, o.at) {
			p.note(o.name+" could strike at once where you stop", "DK-STL-02")
		}
	}
}

// turnAhead says which way the hero would face.
func turnAhead(p *prospect, n *named) { p.note("you would face " + (n.act.To % 8).String()) }

// feelAhead is a little noise for eight neighbours learnt [DK-MOV-14].
func feelAhead(p *prospect, _ *named) {
	p.note("you would learn what is on the eight tiles beside you and underfoot", "DK-MOV-14")
	p.sound(p.system.Darkness().Touch, rules.SoundTouch, p.v.Hero.At, nil)
}
