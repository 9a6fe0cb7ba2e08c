package sprites

import (
	"math"

	"pitchdark/assets"
	"pitchdark/sprites/bounce"
	"pitchdark/sprites/camera"
	"pitchdark/sprites/cue"
)

// mote is one small thing that flies: dust, a star, smoke, a spark. Places are
// pixels of the world, times ticks.
type mote struct {
	x, y, vx, vy float64
	fall, drag   float64
	age, life    int
	cell         assets.Cell
	ink          ink
}

// mostMotes bounds what flies at once.
const mostMotes = 400

var (
	dustCell  = assets.Named("dust")
	starCell  = assets.Named("star")
	puffCell  = assets.Named("puff")
	sparkCell = assets.Named("spark")
	pixelCell = assets.Named("pixel")
)

func (w *World) mote(m mote) {
	if len(w.motes) < mostMotes {
		w.motes = append(w.motes, m)
	}
}

// random is the next number of the picture's own chance, 0…1. It reaches no
// outcome; it is kept apart so that a tick always draws the same picture.
func (w *World) random() float64 {
	w.chance ^= w.chance << 13
	w.chance ^= w.chance >> 17
	w.chance ^= w.chance << 5
	return float64(w.chance%4096) / 4096
}

func (w *World) stepMotes() {
	kept := w.motes[:0]
	for _, m := range w.motes {
		m.age++
		m.vx, m.vy = m.vx*m.drag, m.vy*m.drag+m.fall
		m.x, m.y = m.x+m.vx, m.y+m.vy
		if m.age < m.life {
			kept = append(kept, m)
		}
	}
	w.motes = kept
}

// impact throws dust and stars from a contact, along its normal.
func (w *World) impact(s *bounce.Slam, strength int) {
	if !s.Hit {
		return
	}
	w.shake = max(w.shake, math.Min(6, 1.5+float64(strength)*0.5))
	for range 6 + min(strength, 10) {
		a := math.Atan2(s.Normal.Y, s.Normal.X) + (w.random()-0.5)*2.6
		v := 0.4 + w.random()*1.2
		w.mote(mote{
			x: s.At.X, y: s.At.Y, vx: math.Cos(a) * v, vy: math.Sin(a) * v,
			drag: 0.9, fall: -0.01, life: 18 + int(w.random()*14), cell: dustCell, ink: fade(0.7),
		})
	}
	for range 2 + min(strength/2, 4) {
		a := w.random() * 2 * math.Pi
		w.mote(mote{
			x: s.At.X, y: s.At.Y - 3, vx: math.Cos(a) * 1.3, vy: math.Sin(a)*1.3 - 0.4,
			drag: 0.93, fall: 0.03, life: 22 + int(w.random()*10), cell: starCell, ink: plainInk,
		})
	}
}

// thump raises dust about one who has fallen.
func (w *World) thump(p *puppet) {
	for i := range 10 {
		a := float64(i) / 10 * 2 * math.Pi
		v := 0.4 + 0.4*w.random()
		w.mote(mote{
			x: p.x, y: p.y + 5, vx: math.Cos(a) * v, vy: math.Sin(a) * v * 0.5,
			drag: 0.92, fall: -0.008, life: 20 + int(w.random()*10), cell: dustCell, ink: fade(0.55),
		})
	}
}

// spot is where a cue's puppet stands, or the middle of its tile.
func (w *World) spot(who cue.Token, at cue.Tile) (x, y float64) {
	if p := w.puppet(who); p != nil {
		dx, dy := p.tip(w.up())
		return p.x + dx, p.y + dy - 3
	}
	return camera.Centre(at.X, at.Y)
}

func (w *World) smoke(who cue.Token, at cue.Tile, n int) {
	x, y := w.spot(who, at)
	for i := range n {
		w.mote(mote{
			x: x + (w.random()-0.5)*3, y: y, vx: (w.random() - 0.5) * 0.3, vy: -0.25 - w.random()*0.35,
			drag: 0.985, life: 30 + 3*i, cell: puffCell, ink: fade(0.8),
		})
	}
	w.mote(mote{x: x, y: y, vx: 0.1, vy: -0.5, drag: 0.96, fall: 0.04, life: 20, cell: sparkCell, ink: plainInk})
}

func (w *World) sparks(who cue.Token, at cue.Tile, n int) {
	x, y := w.spot(who, at)
	for range n {
		a := -math.Pi/2 + (w.random()-0.5)*2.4
		v := 0.5 + w.random()*1.1
		w.mote(mote{
			x: x, y: y, vx: math.Cos(a) * v, vy: math.Sin(a) * v, drag: 0.95, fall: 0.035,
			life: 16 + int(w.random()*18), cell: pixelCell, ink: inkOf(assets.Colour(assets.Gold+int(w.random()*3)), 1),
		})
	}
}

func (w *World) burst(at cue.Tile, n int) {
	x, y := camera.Centre(at.X, at.Y)
	for i := range n {
		a := float64(i) / float64(n) * 2 * math.Pi
		w.mote(mote{x: x, y: y, vx: math.Cos(a) * 1.2, vy: math.Sin(a) * 1.2, drag: 0.92, life: 22, cell: starCell, ink: plainInk})
	}
}

func (w *World) blood(who cue.Token, at cue.Tile, amount int) {
	x, y := w.spot(who, at)
	for range min(4+amount, 14) {
		a := w.random() * 2 * math.Pi
		v := 0.3 + w.random()
		w.mote(mote{
			x: x, y: y, vx: math.Cos(a) * v, vy: math.Sin(a)*v - 0.5, drag: 0.95, fall: 0.06,
			life: 18 + int(w.random()*12), cell: pixelCell, ink: inkOf(assets.Colour(assets.Alarm), 1),
		})
	}
}

// gust drives streaks of air through the picture.
func (w *World) gust(from cue.Tile) {
	x, y := camera.Centre(from.X, from.Y)
	for range 26 {
		a := w.random() * 2 * math.Pi
		w.mote(mote{
			x: x, y: y + (w.random()-0.5)*8, vx: math.Cos(a) * 3, vy: math.Sin(a) * 3, drag: 0.95,
			life: 26 + int(w.random()*10), cell: pixelCell, ink: inkOf(assets.Colour(assets.Moonlight), 0.7),
		})
	}
}

// flying is a thrown thing on its arc.
func (w *World) flying(c cue.Throw, done float64) {
	ax, ay := camera.Centre(c.From.X, c.From.Y)
	bx, by := camera.Centre(c.To.X, c.To.Y)
	height := 10 * math.Sin(done*math.Pi)
	x, y := ax+(bx-ax)*done, ay+(by-ay)*done-height
	w.mote(mote{x: x, y: y, drag: 1, life: 2, cell: sparkCell, ink: plainInk})
	if c.Lit {
		w.mote(mote{
			x: x, y: y, vx: (w.random() - 0.5) * 0.4, vy: -0.2, drag: 0.95, life: 14, cell: pixelCell,
			ink: inkOf(assets.Colour(assets.Gold), 1),
		})
	}
}

func (w *World) arrow(c cue.Shot, done float64) {
	ax, ay := camera.Centre(c.From.X, c.From.Y)
	bx, by := camera.Centre(c.To.X, c.To.Y)
	for i := range 3 {
		t := max(done-float64(i)*0.03, 0)
		w.mote(mote{x: ax + (bx-ax)*t, y: ay + (by-ay)*t, drag: 1, life: 2, cell: pixelCell, ink: plainInk})
	}
}

// addMotes draws what flies, in a picture that project maps the world onto.
func (w *World) addMotes(b *batch) {
	for i := range w.motes {
		m := &w.motes[i]
		k := m.ink
		k.a *= float32(min(1, 2*float64(m.life-m.age)/float64(m.life)))
		x, y := w.project(m.x, m.y)
		r := m.cell.Rect()
		b.cell(m.cell, math.Round(x-float64(r.Dx())/2), math.Round(y-float64(r.Dy())/2), k)
	}
}
