package play

import (
	"pitchdark/rules"
	"pitchdark/rules/grid"
)

// Press takes a key. It reports whether the key meant something.
func (g *Game) Press(k Key) bool {
	if g.broken != nil {
		return false
	}
	switch {
	case g.Means(k, doPrevious):
		g.Next(-1)
		return len(g.team) > 1
	case g.Means(k, doForward), g.Means(k, doRearward):
		g.Shift(pick(g.Means(k, doForward), -1, 1))
		return len(g.team) > 1
	case g.ask == nil:
		return g.pressEntry(k)
	}
	if g.pick != nil && g.pressPick(k) {
		return true
	}
	switch {
	case k == Escape:
		g.notice = ""
		g.Cancel()
		return true
	case g.pick != nil && !g.idle():
		return false
	}
	return g.pressEntry(k)
}

// Direct takes a direction that was pointed at, clockwise from up: up is north
// for one that sees, forward for the Blind. It aims what is being picked, or is
// a step. It reports whether it meant something.
func (g *Game) Direct(up grid.Direction) bool {
	if g.ask == nil || g.broken != nil {
		return false
	}
	d := g.absolute(up)
	switch p := g.pick; {
	case p == nil:
		return !g.Asking() && g.Step(d)
	case p.Want() == Path:
		g.pick = nil
		return g.Step(d)
	case p.Want() == Tile && p.Point(g.view.Hero.At.Add(d.Delta())):
		g.settle()
		return true
	}
	return g.Aim(d)
}

// idle reports whether the pick is only the dial that a Blind one always has.
func (g *Game) idle() bool {
	return g.pick != nil && g.pick.Offer.Do == "blind move" && g.view.Blind != rules.Sighted
}

// pressEntry takes the key of an entry.
func (g *Game) pressEntry(k Key) bool {
	switch {
	case k == Space && g.ask != nil:
		return g.do("wait")
	case g.ask != nil && (g.Means(k, doDown) || g.Means(k, doUp)):
		return g.climb(g.Means(k, doDown))
	}
	for i := range g.entries {
		if e := &g.entries[i]; k != "" && (e.Key == k || e.Pad == k) {
			return g.Take(e)
		}
	}
	return false
}

// climb leaves or takes the stairs where the hero stands, else travels to the
// nearest that it knows.
func (g *Game) climb(down bool) bool {
	switch {
	case g.do("leave"), g.do("stairs"):
		return true
	case g.Asking():
		return false
	case down:
		return g.Set(rules.Errand{Kind: rules.Descend})
	}
	return g.Set(rules.Errand{Kind: rules.Ascend})
}

// pressPick takes a key for what is being picked.
func (g *Game) pressPick(k Key) bool {
	p := g.pick
	switch p.Want() {
	case Dial, Direction, Tiles:
		return g.pressDial(k)
	case Choice:
		if n := digit(k); n > 0 && p.Choose(n-1) {
			g.settle()
			return true
		}
	case Tile:
		if n := digit(k); n > 0 && n <= len(p.Points()) {
			p.Point(p.Points()[n-1])
			g.settle()
			return true
		}
	}
	return false
}

// absolute is the direction of a key: relative to the facing for the Blind.
func (g *Game) absolute(d grid.Direction) grid.Direction {
	if g.view.Blind != rules.Sighted {
		return g.view.Hero.Facing.Turn(grid.Relative(d))
	}
	return d
}

// pressDial takes a key for a direction, a distance, or both.
func (g *Game) pressDial(k Key) bool {
	p := g.pick
	switch n := digit(k); {
	case p.Want() != Direction && n > 0:
		p.Dial(n)
		return true
	case p.Want() != Direction && (k == More || k == "="):
		p.Dial(p.Tiles + 1)
		return true
	case p.Want() != Direction && k == Fewer:
		p.Dial(p.Tiles - 1)
		return true
	case k == Enter:
		return g.Confirm()
	case k == Escape && p.Aimed && g.idle():
		p.Release()
		return true
	}
	return false
}

// Aim points a dial or an offer in a direction.
func (g *Game) Aim(d grid.Direction) bool {
	if g.pick == nil || !g.pick.Aim(d) {
		return false
	}
	g.notice = ""
	g.settle()
	return true
}

// Confirm takes what is dialled. With no direction chosen a Blind one's turn
// ends, and at its end the facing is kept.
func (g *Game) Confirm() bool {
	p := g.pick
	switch {
	case p == nil:
		return false
	case p.Confirm():
		g.settle()
		return true
	case p.Want() == Direction && (p.Offer.Do == "end" || p.Offer.Do == "face"):
		return g.Aim(p.To)
	case g.idle() && !p.Aimed:
		return g.do("end")
	}
	return false
}

// Wheel turns the dial by n tiles.
func (g *Game) Wheel(n int) bool {
	if p := g.pick; p != nil && (p.Want() == Dial || p.Want() == Tiles) {
		p.Dial(p.Tiles + n)
		return true
	}
	return false
}

// Choose takes one of the pick's choices.
func (g *Game) Choose(i int) bool {
	if g.pick == nil || !g.pick.Choose(i) {
		return false
	}
	g.settle()
	return true
}

// Free reports whether there is nothing that Escape would take back.
func (g *Game) Free() bool {
	switch {
	case g.notice != "":
		return false
	case g.pick == nil:
		return true
	case g.idle():
		return !g.pick.Aimed
	}
	return g.Asking() || g.view.Blind != rules.Sighted && g.pick.Offer.Do == "end" && !g.busy()
}
