package sprites

import (
	"math"

	"pitchdark/assets"
	"pitchdark/sprites/camera"
	"pitchdark/sprites/cue"
)

// chalk is the opacity of a stroke by its age in rounds.
func chalk(age uint8) float32 {
	switch age {
	case 0:
		return 0.95
	case 1:
		return 0.55
	}
	return 0.3
}

// addChalk draws a blind hero's trace: its way as a line, what it felt as
// strokes on the sides that it felt them from.
func (w *World) addChalk(b *batch) {
	strokes := w.strokes
	last := -1
	for i := range strokes {
		s := &strokes[i]
		if s.Kind != cue.Walked {
			w.addFelt(b, s)
			continue
		}
		if last >= 0 && beside(strokes[last].At, s.At) {
			w.chalkWay(b, strokes[last].At, s.At, chalk(max(s.Age, strokes[last].Age)))
		}
		w.chalkDot(b, s.At, chalk(s.Age))
		last = i
	}
}

func beside(a, b cue.Tile) bool { return max(abs(a.X-b.X), abs(a.Y-b.Y)) == 1 }

func (w *World) chalkWay(b *batch, from, to cue.Tile, alpha float32) {
	ax, ay := camera.Centre(from.X, from.Y)
	bx, by := camera.Centre(to.X, to.Y)
	w.scratch(b, ax, ay, bx, by, 4, alpha*0.7)
}

func (w *World) chalkDot(b *batch, at cue.Tile, alpha float32) {
	x, y := w.project(camera.Centre(at.X, at.Y))
	k := inkOf(assets.Colour(assets.Bone), alpha*0.8)
	b.quad(pixelCell, math.Round(x)-1, math.Round(y)-1, 2, 2, 0, k)
}

// addFelt draws what was touched.
func (w *World) addFelt(b *batch, s *cue.Stroke) {
	alpha := chalk(s.Age)
	switch s.Kind {
	case cue.FeltEdge, cue.FeltThinDoor:
		w.side(b, s.At, s.Toward, alpha)
		if s.Kind == cue.FeltThinDoor {
			w.sign(b, s.At, s.Toward, alpha)
		}
	case cue.FeltWall, cue.FeltDoor, cue.FeltThing:
		w.feltSides(b, s, alpha)
	case cue.FeltWater, cue.FeltBrink:
		w.wavy(b, s.At, alpha)
	case cue.FeltFree:
		w.chalkDot(b, s.At, alpha*0.4)
	}
}

// feltSides draws the sides of a tile that lie toward where the hero has been;
// of one that it only met at a corner, all four, thinly.
func (w *World) feltSides(b *batch, s *cue.Stroke, alpha float32) {
	sides := 0
	for d := cue.Direction(0); d < 8; d += 2 {
		if w.trodden(s.At.Add(d)) {
			w.side(b, s.At, d, alpha)
			sides++
			if s.Kind == cue.FeltDoor {
				w.sign(b, s.At, d, alpha)
			}
		}
	}
	if sides > 0 && s.Kind != cue.FeltThing {
		return
	}
	for d := cue.Direction(0); d < 8; d += 2 {
		w.side(b, s.At, d, alpha*0.45)
	}
	if s.Kind == cue.FeltThing {
		x, y := camera.Centre(s.At.X, s.At.Y)
		w.scratch(b, x-5, y-5, x+5, y+5, 2, alpha*0.6)
		w.scratch(b, x+5, y-5, x-5, y+5, 2, alpha*0.6)
	}
}

// trodden reports whether the hero stands or stood on a tile, or felt it free.
func (w *World) trodden(t cue.Tile) bool {
	if t == w.now.Focus {
		return true
	}
	for i := range w.strokes {
		s := &w.strokes[i]
		if s.At == t && (s.Kind == cue.Walked || s.Kind == cue.FeltFree) {
			return true
		}
	}
	return false
}

// corner points of a tile's side.
func sideOf(t cue.Tile, d cue.Direction) (ax, ay, bx, by float64) {
	x, y := camera.Centre(t.X, t.Y)
	const half = camera.TileSize / 2
	dx, dy := d.Delta()
	mx, my := x+float64(dx)*half, y+float64(dy)*half
	return mx + float64(dy)*half, my + float64(dx)*half, mx - float64(dy)*half, my - float64(dx)*half
}

// side draws a side as a double chalk stroke.
func (w *World) side(b *batch, t cue.Tile, d cue.Direction, alpha float32) {
	ax, ay, bx, by := sideOf(t, d)
	dx, dy := d.Delta()
	w.scratch(b, ax, ay, bx, by, 7, alpha)
	w.scratch(b, ax-float64(dx), ay-float64(dy), bx-float64(dx), by-float64(dy), 5, alpha*0.7)
}

// sign marks a side as a door: a short bar across it.
func (w *World) sign(b *batch, t cue.Tile, d cue.Direction, alpha float32) {
	ax, ay, bx, by := sideOf(t, d)
	mx, my := (ax+bx)/2, (ay+by)/2
	dx, dy := d.Delta()
	w.scratch(b, mx-float64(dx)*4, my-float64(dy)*4, mx+float64(dx)*4, my+float64(dy)*4, 7, alpha)
}

func (w *World) wavy(b *batch, t cue.Tile, alpha float32) {
	x, y := camera.Centre(t.X, t.Y)
	for row := -4.0; row <= 4; row += 4 {
		w.scratch(b, x-6, y+row, x-2, y+row-2, 5, alpha*0.6)
		w.scratch(b, x-2, y+row-2, x+2, y+row, 5, alpha*0.6)
		w.scratch(b, x+2, y+row, x+6, y+row-2, 5, alpha*0.6)
	}
}

// scratch draws a chalk line between two points of the world.
func (w *World) scratch(b *batch, ax, ay, bx, by float64, weight uint32, alpha float32) {
	w.draw(b, ax, ay, bx, by, weight, inkOf(assets.Colour(assets.Bone), alpha))
}

// draw draws a rough line between two points of the world; of eight pixels
// about weight and one are laid.
func (w *World) draw(b *batch, ax, ay, bx, by float64, weight uint32, k ink) {
	seed := uint32(int(ax)*73856093 ^ int(ay)*19349663)
	px, py := w.project(ax, ay)
	qx, qy := w.project(bx, by)
	length := math.Hypot(qx-px, qy-py)
	alpha := k.a
	for i := 0.0; i <= length; i++ {
		seed = seed*1664525 + 1013904223
		if seed>>13%8 >= weight+1 {
			continue
		}
		t := i / math.Max(length, 1)
		wobble := float64(seed>>20%3) - 1
		x, y := px+(qx-px)*t, py+(qy-py)*t+wobble*0.5
		k.a = alpha * (0.6 + 0.4*float32(seed>>24%4)/3)
		b.cell(pixelCell, math.Round(x), math.Round(y), k)
	}
}
