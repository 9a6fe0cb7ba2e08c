package sprites

import (
	"math"

	"pitchdark/assets"
	"pitchdark/sprites/camera"
	"pitchdark/sprites/cue"
)

const (
	idleTicks  = 34 // one idle drawing
	gropeTicks = 22
	glideTicks = 7 // a move for which no cue came
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
}

// rest forgets what the last tick's cues did.
func (p *puppet) rest() {
	p.dx, p.dy, p.squash, p.along, p.lean, p.flash, p.groping = 0, 0, 0, 0, 0, 0, false
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

// drawing is the cell that shows now.
func (p *puppet) drawing(tick int) assets.Cell {
	d := p.Look.Drawings()
	offset := tick + int(p.Who)*13
	switch {
	case p.Pose == cue.Lying && !p.up:
		return d.Lying
	case p.Pose == cue.Blind || p.groping:
		return d.Blind[offset/gropeTicks%2]
	}
	return d.Idle[offset/idleTicks%2]
}

// mirrored reports whether it looks to the left.
func (p *puppet) mirrored() bool { return p.Facing > 4 && p.Facing < 8 }

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

// add puts the puppet's drawing into a batch, with its middle at x, y.
func (p *puppet) add(b *batch, x, y float64, tick int, k ink) {
	c := p.drawing(tick)
	left, top, w, h, lean := p.box(x, y, c)
	if p.mirrored() && p.Pose != cue.Lying {
		w = -w
	}
	b.quad(c, left, top, w, h, lean, k)
}

// hand is where it holds up a light, from its middle.
func (p *puppet) hand() (dx, dy float64) {
	if p.mirrored() {
		return 6, -5
	}
	return -6, -5
}
