package sprites

import (
	"math"

	"pitchdark/assets"
	"pitchdark/sprites/camera"
	"pitchdark/sprites/cue"
)

const (
	idleTicks  = 34 // one idle drawing
	walkTicks  = 7
	gropeTicks = 22

	harkenTicks = 50 // a head stays turned
	glideTicks  = 7  // a move for which no cue came
)

// puppet is one figure as it is shown. X and Y are the middle of where it
// stands, in pixels of the world.
type puppet struct {
	cue.Figure
	x, y   float64
	alpha  float32
	leaves bool // out of the scene: fades once no cue holds it
	held   int  // cues, waiting or playing, that place or hide it
	hidden bool // until its cue to appear
	up     bool // stands until its cue to fall
	fresh  bool // belongs to a scene that is not drawn yet

	// What the cues of this tick do to it.
	dx, dy        float64
	squash, along float64 // 0…1, and the way it is pressed along: radians
	lean          float64
	flash         float32
	groping       bool
	walking       bool
	swing         float64 // of a blow, 0…1; 0 for none
	toward        cue.Direction

	// What it hears, and until which tick its head is turned there.
	heard    cue.Direction
	harkened int
}

// rest forgets what the last tick's cues did.
func (p *puppet) rest() {
	p.dx, p.dy, p.squash, p.along, p.lean, p.flash = 0, 0, 0, 0, 0, 0
	p.groping, p.walking, p.swing = false, false, 0
}

func (p *puppet) stand(t cue.Tile) { p.x, p.y = camera.Centre(t.X, t.Y) }

// settle glides a puppet that no cue moves to its tile, and fades it in or out.
func (p *puppet) settle() {
	goal := float32(1)
	if p.hidden || p.leaves && p.held == 0 {
		goal = 0
	}
	p.alpha = approach(p.alpha, goal, 0.1)
	if p.held > 0 || p.leaves {
		return
	}
	x, y := camera.Centre(p.At.X, p.At.Y)
	p.x, p.y = glide(p.x, x), glide(p.y, y)
}

// glide moves a tile's length in glideTicks.
func glide(from, to float64) float64 {
	const step = camera.TileSize / float64(glideTicks)
	if math.Abs(to-from) > 3*camera.TileSize {
		return to
	}
	return from + math.Max(-step, math.Min(step, to-from))
}

func (p *puppet) gone() bool { return p.leaves && p.held == 0 && p.alpha <= 0 }

// from is the side that a figure shows which faces a direction, and whether it
// is mirrored.
func from(d cue.Direction) (side assets.Side, mirrored bool) {
	switch d % 8 {
	case 0:
		return assets.Back, false
	case 4:
		return assets.Front, false
	}
	return assets.Profile, d%8 > 4
}

// drawing is the cell of the body that shows now, and which of two it is.
func (p *puppet) drawing(side assets.Side, tick int) (assets.Cell, int) {
	d := p.Look.Drawings()
	if p.lies() {
		return d.Lying, 0
	}
	offset := tick + int(p.Who)*13
	switch {
	case p.walking:
		n := tick / walkTicks % 2
		return d.Body[side][assets.Walk][n], 0
	case p.gropes():
		n := offset / gropeTicks % 2
		return d.Body[side][assets.Blind][n], n
	}
	n := offset / idleTicks % 2
	return d.Body[side][assets.Idle][n], n
}

func (p *puppet) lies() bool   { return p.Pose == cue.Lying && !p.up }
func (p *puppet) gropes() bool { return p.Pose == cue.Blind || p.groping }

// box is where the drawing falls, its middle being at x, y: feet on the ground,
// pressed flat and leaning as the cues have it.
func (p *puppet) box(x, y float64, c assets.Cell) (left, top, w, h, lean float64) {
	r := c.Rect()
	w, h = float64(r.Dx()), float64(r.Dy())
	feet := y + camera.TileSize/2
	across, down := math.Abs(math.Cos(p.along)), math.Abs(math.Sin(p.along))
	sx := 1 + p.squash*(0.30*down-0.38*across)
	sy := 1 + p.squash*(0.22*across-0.38*down)
	w, h = w*sx, h*sy
	left, top = x-w/2, feet-h
	return math.Round(left), math.Round(top), math.Round(w), math.Round(h), math.Round(p.lean * 4)
}

// faces is where it looks: at whom it strikes, else where it faces.
func (p *puppet) faces() cue.Direction {
	if p.swing > 0 {
		return p.toward
	}
	return p.Facing
}

// add puts the puppet's drawings into a batch, with its middle at x, y, on a
// picture turned so that a direction is up. Light is what it holds up burning.
func (p *puppet) add(b *batch, x, y float64, tick int, up cue.Direction, light assets.Cell, k ink) {
	side, mirrored := from(p.faces() - up)
	c, breath := p.drawing(side, tick)
	f := frameOf{batch: b, ink: k, mirrored: mirrored && !p.lies()}
	f.left, f.top, f.w, f.h, f.lean = p.box(x, y, c)
	if limbs := &p.Look.Drawings().Limbs; limbs.Jointed() && !p.lies() {
		f.breath = float64(breath)
		p.addJointed(&f, limbs, side, c, light, tick, up)
		return
	}
	f.layer(c, false, 0)
	if light != 0 && !p.lies() {
		f.hold(light, hands[side].light, 0, 0, false)
	}
}

// tip is where the light burns that it holds up, from its middle.
func (p *puppet) tip(up cue.Direction) (dx, dy float64) {
	side, mirrored := from(p.faces() - up)
	h := hands[side].light
	dx, dy = h.x-7.5, h.y-7.5-5+float64(p.Look.Drawings().Limbs.Low)
	if mirrored {
		dx = -dx
	}
	return dx, dy
}
