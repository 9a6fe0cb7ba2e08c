package sprites

import (
	"math"

	"pitchdark/sprites/bounce"
	"pitchdark/sprites/camera"
	"pitchdark/sprites/cue"
)

// start is what a cue does at its first tick.
func (w *World) start(c cue.Cue) {
	switch c := c.(type) {
	case cue.Ripple:
		w.waves = append(w.waves, w.wave(c))
		w.harken(c)
	case cue.Flare:
		w.sparks(c.Who, c.At, 14)
	case cue.Puff:
		w.smoke(c.Who, c.At, 12)
	case cue.Spark:
		w.burst(c.At, 10)
	case cue.Hurt:
		w.blood(c.Who, c.At, c.Amount)
	case cue.Word:
		w.words = append(w.words, floating{cue: c, born: w.tick})
	case cue.Gust:
		w.gust(c.From)
	case cue.GoDark:
		w.dusk.begin(c.Flame)
	case cue.GoLight:
		w.dusk.open()
	case cue.Cut:
		w.dusk.cut()
	case cue.Shake:
		w.shake = max(w.shake, float64(c.Strength))
	case cue.Fall:
		if p := w.puppet(c.Who); p != nil {
			p.up = true
		}
	case cue.Door:
		w.doors.move(c.At)
	case cue.Swing:
		w.blow, w.struck = c.Toward, w.tick
	}
}

// harken turns the hero's head to a sound whose place is not known.
func (w *World) harken(c cue.Ripple) {
	if p := w.puppet(w.now.Hero); p != nil && !c.Known && !c.Here {
		p.heard, p.harkened = c.Way, w.tick+harkenTicks
	}
}

// perform is what a cue does at each tick; done runs from 0 to 1.
func (w *World) perform(a *act, done float64) {
	switch c := a.cue.(type) {
	case cue.GoDark:
		lived := !w.dusk.dead()
		w.dusk.progress(done)
		if lived && w.dusk.dead() {
			w.smoke(w.now.Hero, w.now.Focus, 14)
		}
		if w.dusk.closed() && w.holding {
			w.holding = false
			w.adopt()
		}
		return
	case cue.Throw:
		w.flying(c, done)
		return
	case cue.Shot:
		w.arrow(c, done)
		return
	case cue.Gutter:
		w.dusk.dip(done)
		return
	case cue.Slam:
		w.slam(a, c)
		return
	}
	p := w.puppet(subject(a.cue))
	if p == nil {
		return
	}
	stood := p.up
	p.perform(a.cue, done)
	switch a.cue.(type) {
	case cue.Hurt:
		if w.tick-w.struck < 3*cue.SwingTicks {
			p.recoil(w.blow, done)
		}
	case cue.Fall:
		if stood && !p.up {
			w.thump(p)
		}
	}
}

// subject is the puppet that a cue moves in itself.
func subject(c cue.Cue) cue.Token {
	switch c := c.(type) {
	case cue.Turn:
		return c.Who
	case cue.Swing:
		return c.Who
	case cue.Hurt:
		return c.Who
	case cue.Dodge:
		return c.Who
	case cue.Grope:
		return c.Who
	case cue.Rise:
		return c.Who
	}
	return who(c)
}

func (p *puppet) perform(c cue.Cue, done float64) {
	switch c := c.(type) {
	case cue.Walk:
		p.walk(c, done)
	case cue.Turn:
		p.Facing = c.Facing
	case cue.Swing:
		p.swing, p.toward = max(done, 0.01), c.Toward
		p.lunge(c.Toward, reach(done))
	case cue.Grope:
		p.groping = true
		p.lunge(c.Toward, math.Sin(done*math.Pi)*3)
	case cue.Hurt:
		p.flash = float32(1 - done)
	case cue.Dodge:
		p.dx += math.Sin(done*math.Pi) * 4
		p.lean += math.Sin(done*math.Pi) * 0.8
	case cue.Fall:
		p.up = done < 0.45
		if p.up {
			p.lean = 2.2 * done / 0.45
			p.dy += 2 * done / 0.45
			return
		}
		p.squash, p.along = 0.5*math.Sin((done-0.45)/0.55*math.Pi), math.Pi/2
	case cue.Rise:
		p.squash, p.along = 0.6*(1-done), math.Pi/2
	case cue.Appear:
		p.hidden = false
	case cue.Vanish:
		p.hidden = true
	}
}

func (p *puppet) lunge(d cue.Direction, pixels float64) {
	x, y := d.Delta()
	length := math.Hypot(float64(x), float64(y))
	p.dx += float64(x) / length * pixels
	p.dy += float64(y) / length * pixels
	p.lean += float64(x) * pixels / 9
}

// recoil throws one who is hurt back along the blow, trembling.
func (p *puppet) recoil(blow cue.Direction, done float64) {
	if p.swing == 0 {
		p.lunge(blow, 4*math.Sin(math.Sqrt(done)*math.Pi))
	}
	p.dx += math.Sin(done*6*math.Pi) * (1 - done)
}

// reach is how far a blow has come: back, and then out, in pixels.
func reach(done float64) float64 {
	if done < windUp {
		return -3 * done / windUp
	}
	return 9 * math.Sin(math.Min(1, (done-windUp)/(1-windUp)+0.15)*math.Pi)
}

// walk puts the puppet on its way, with a small hop at each tile.
func (p *puppet) walk(c cue.Walk, done float64) {
	p.groping, p.walking = c.Blind, done < 1
	last := len(c.Path) - 1
	if last < 1 {
		return
	}
	way := done * float64(last)
	i := min(int(way), last-1)
	part := way - float64(i)
	ax, ay := camera.Centre(c.Path[i].X, c.Path[i].Y)
	bx, by := camera.Centre(c.Path[i+1].X, c.Path[i+1].Y)
	p.x, p.y = ax+(bx-ax)*part, ay+(by-ay)*part
	p.dy -= math.Abs(math.Sin(part*math.Pi)) * 2
	p.Facing = heading(c.Path[i], c.Path[i+1])
	if done >= 1 {
		p.Facing = c.Facing
	}
}

// heading is the direction of a step.
func heading(a, b cue.Tile) cue.Direction {
	for d := cue.Direction(0); d < 8; d++ {
		if x, y := d.Delta(); x == sign(b.X-a.X) && y == sign(b.Y-a.Y) {
			return d
		}
	}
	return 0
}

func sign(n int) int { return max(-1, min(1, n)) }

// slam shows the frames of a bump; dust and stars fly from the very point of
// contact.
func (w *World) slam(a *act, c cue.Slam) {
	p := w.puppet(c.Who)
	if p == nil {
		return
	}
	x, y := camera.Centre(c.At.X, c.At.Y)
	if a.slam == nil {
		dx, dy := c.Toward.Delta()
		s := bounce.Throw(bounce.Point{X: x, Y: y}, bounce.Point{X: float64(dx), Y: float64(dy)},
			c.Strength, c.Ticks(), w.solidNear(c))
		a.slam = &s
	}
	frames := a.slam.Frames
	now := min(int(w.player.clock-a.start), len(frames)-1)
	for ; a.seen <= now; a.seen++ {
		if frames[a.seen].Contact {
			w.impact(a.slam, c.Strength)
		}
	}
	f := frames[now]
	p.x, p.y, p.Facing = x, y, c.Toward
	p.dx, p.dy = f.At.X-x, f.At.Y-y
	p.squash, p.along = f.Squash, math.Atan2(a.slam.Normal.Y, a.slam.Normal.X)
	dx, _ := c.Toward.Delta()
	p.lean = f.Lean * float64(dx)
	p.groping = true
}

// solidNear is everything solid about a slam's tile, as rectangles; what was
// hit in the dark is added, for no scene shows it.
func (w *World) solidNear(c cue.Slam) []bounce.Rect {
	var solid []bounce.Rect
	for i := range w.now.Tiles {
		g := &w.now.Tiles[i]
		if abs(g.At.X-c.At.X) > 1 || abs(g.At.Y-c.At.Y) > 1 {
			continue
		}
		if g.Solid {
			solid = append(solid, tileRect(g.At))
		}
		solid = appendEdges(solid, g)
	}
	if c.Edge && c.Toward%2 == 0 {
		return append(solid, edgeRect(c.At, c.Toward))
	}
	for _, s := range w.next.Strokes {
		if s.Kind == cue.FeltWall && s.Age == 0 && abs(s.At.X-c.At.X) <= 1 && abs(s.At.Y-c.At.Y) <= 1 {
			solid = append(solid, tileRect(s.At))
		}
	}
	if c.Toward%2 == 0 || len(solid) == 0 {
		solid = append(solid, tileRect(c.At.Add(c.Toward)))
	}
	return solid
}

func tileRect(t cue.Tile) bounce.Rect {
	return bounce.Rect{X: float64(t.X) * camera.TileSize, Y: float64(t.Y) * camera.TileSize, W: camera.TileSize, H: camera.TileSize}
}

func appendEdges(solid []bounce.Rect, g *cue.Ground) []bounce.Rect {
	if g.Edges&1 != 0 {
		solid = append(solid, edgeRect(g.At, 2))
	}
	if g.Edges&2 != 0 {
		solid = append(solid, edgeRect(g.At, 4))
	}
	return solid
}

// edgeRect is a thin wall on the side of a tile toward an orthogonal direction.
func edgeRect(t cue.Tile, d cue.Direction) bounce.Rect {
	r := tileRect(t)
	switch d {
	case 0:
		return bounce.Rect{X: r.X, Y: r.Y - 2, W: r.W, H: 4}
	case 2:
		return bounce.Rect{X: r.X + r.W - 2, Y: r.Y, W: 4, H: r.H}
	case 4:
		return bounce.Rect{X: r.X, Y: r.Y + r.H - 2, W: r.W, H: 4}
	}
	return bounce.Rect{X: r.X - 2, Y: r.Y, W: 4, H: r.H}
}

func abs(n int) int { return max(n, -n) }
