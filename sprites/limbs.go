package sprites

import (
	"math"

	"pitchdark/assets"
	"pitchdark/sprites/cue"
)

// hand is a place on a figure's drawing, in its pixels.
type hand struct{ x, y float64 }

// hands are where a figure holds things, by the side it shows: the weapon in
// its right hand, hanging and raised, and the light in its left.
var hands = [...]struct{ weapon, raised, thrust, light hand }{
	assets.Front:   {weapon: hand{2, 10}, raised: hand{2, 6}, thrust: hand{2, 10}, light: hand{13, 6}},
	assets.Back:    {weapon: hand{13, 10}, raised: hand{13, 6}, thrust: hand{13, 6}, light: hand{2, 6}},
	assets.Profile: {weapon: hand{10, 10}, raised: hand{4, 5}, thrust: hand{12, 9}, light: hand{12, 6}},
}

// The grip of what is held, on its own drawing.
const gripX, gripY = 3.5, 11.5

// windUp is the part of a blow in which the weapon is raised.
const windUp = 0.35

// frameOf is where the layers of one figure go.
type frameOf struct {
	batch           *batch
	ink             ink
	mirrored        bool
	left, top, w, h float64
	lean, breath    float64
}

// layer lays a drawing over the whole figure, or its mirror image.
func (f *frameOf) layer(c assets.Cell, other bool, breath float64) {
	if c == 0 {
		return
	}
	w := f.w
	if f.mirrored != other {
		w = -w
	}
	f.batch.quad(c, f.left, f.top+breath, w, f.h, f.lean, f.ink)
}

// hold draws a thing in a hand, turned clockwise by radians.
func (f *frameOf) hold(c assets.Cell, at hand, low int, turned float64, other bool) {
	x, y := (at.x+0.5)/16, (at.y+0.5+float64(low))/16
	if f.mirrored {
		x, turned = 1-x, -turned
	}
	px := math.Round(f.left+x*f.w-0.5) + 0.5 + math.Round(f.lean*(1-y))
	py := math.Round(f.top+y*f.h-0.5) + 0.5 + f.breath
	f.batch.turned(c, px, py, gripX, gripY, turned, f.mirrored != other, f.ink)
}

// addJointed lays a figure together: the far arm, the body, the head, the arms,
// and what they hold.
func (p *puppet) addJointed(f *frameOf, l *assets.Limbs, side assets.Side, body, light assets.Cell, tick int, up cue.Direction) {
	if side == assets.Profile && light != 0 {
		f.layer(l.Far, false, f.breath)
		f.hold(light, hands[side].light, l.Low, 0.12, false)
	}
	f.layer(body, false, 0)
	p.addHead(f, l, tick, up)
	if side == assets.Profile {
		p.addProfile(f, l, tick)
		return
	}
	p.addArms(f, l, side, light, tick)
}

// addHead turns the head to what was heard.
func (p *puppet) addHead(f *frameOf, l *assets.Limbs, tick int, up cue.Direction) {
	if tick >= p.harkened {
		return
	}
	side, mirrored := from(p.heard - up)
	f.layer(l.Head[side], f.mirrored != mirrored, f.breath)
}

func (p *puppet) addProfile(f *frameOf, l *assets.Limbs, tick int) {
	at := &hands[assets.Profile]
	switch {
	case p.gropes():
		f.layer(l.Reach[(tick+int(p.Who)*13)/gropeTicks%2], false, f.breath)
	case p.swing > 0 && p.swing < windUp:
		f.hold(p.Held, at.raised, l.Low, -0.7, false)
		f.layer(l.Drawn, false, f.breath)
	case p.swing > 0:
		f.layer(l.Thrust, false, f.breath)
		f.hold(p.Held, at.thrust, l.Low, -0.3+2.1*math.Min(1, (p.swing-windUp)/0.3), false)
	default:
		f.hold(p.Held, at.weapon, l.Low, 0.5, false)
		f.layer(l.Near, false, f.breath)
	}
}

// addArms draws both arms of a figure seen from the front or from behind. The
// right arm is on the left of the picture if it is seen from the front.
func (p *puppet) addArms(f *frameOf, l *assets.Limbs, side assets.Side, light assets.Cell, tick int) {
	if p.gropes() {
		f.layer(l.Out[(tick+int(p.Who)*13)/gropeTicks%2], false, f.breath)
		if light != 0 {
			f.hold(light, hands[side].light, l.Low, 0, false)
		}
		return
	}
	at, behind := &hands[side], side == assets.Back
	left := l.Down
	if light != 0 {
		left = l.Up
		f.hold(light, at.light, l.Low, 0, false)
	}
	f.layer(left, !behind, f.breath)
	switch {
	case p.swing > 0 && p.swing < windUp:
		f.hold(p.Held, at.raised, l.Low, pick(behind, 0.8, -0.4), !behind)
		f.layer(l.Up, behind, f.breath)
	case p.swing > 0:
		t := math.Min(1, (p.swing-windUp)/0.3)
		f.hold(p.Held, at.thrust, l.Low, pick(behind, 0.8-1.8*t, -0.4+3.2*t), !behind)
		f.layer(pick(behind, l.Up, l.Down), behind, f.breath)
	default:
		f.hold(p.Held, at.weapon, l.Low, 0, !behind)
		f.layer(l.Down, behind, f.breath)
	}
}

func pick[T any](first bool, a, b T) T {
	if first {
		return a
	}
	return b
}

// addSwings draws the ways of blows: one sweep of a weapon, three of claws.
func (w *World) addSwings(b *batch) {
	for _, p := range w.puppets {
		if p.swing <= windUp || p.swing >= 0.9 || p.alpha < 0.5 || w.unseen(p) {
			continue
		}
		x, y := w.project(p.x+p.dx, p.y+p.dy)
		if p.Held != 0 || p.Shape {
			w.sweep(b, x, y, p, 14)
			continue
		}
		for r := 10.0; r <= 16; r += 3 {
			w.sweep(b, x, y, p, r)
		}
	}
}

// sweep draws the arc that a blow has come through, thinner where it began.
func (w *World) sweep(b *batch, x, y float64, p *puppet, radius float64) {
	const half, points = 1.0, 26
	dx, dy := (p.toward - cue.Direction(w.camera.Turned)).Delta()
	middle := math.Atan2(float64(dy), float64(dx))
	now := math.Min(1, (p.swing-windUp)/0.3)
	fades := math.Min(1, (0.9-p.swing)/0.2)
	for i := range points {
		t := float64(i) / points
		if t > now {
			break
		}
		a := middle - half + 2*half*t
		k := inkOf(assets.Colour(assets.Bone), float32(fades*t/now)*p.alpha)
		b.cell(pixelCell, math.Round(x+math.Cos(a)*radius), math.Round(y+math.Sin(a)*radius), k)
	}
}
