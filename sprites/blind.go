package sprites

import (
	"math"

	"pitchdark/assets"
	"pitchdark/sprites/camera"
	"pitchdark/sprites/cue"
)

// addBlind draws what a blind hero has: itself, its trace, contacts, and those
// who stand in distant light.
func (w *World) addBlind(b *batch) {
	alpha := float32(w.dusk.opening)
	if w.dusk.iris <= 0 {
		return
	}
	w.addAura(b, alpha)
	w.addChalk(b)
	for _, p := range w.puppets {
		if p.Who == w.now.Hero || p.alpha <= 0 {
			continue
		}
		x, y := w.project(p.x+p.dx, p.y+p.dy)
		p.add(b, x, y, w.tick, w.up(), w.lightOf(p), w.distant(p))
		w.addStanding(b, p)
	}
	for i := range w.touched {
		w.addContact(b, &w.touched[i], i)
	}
	if p := w.puppet(w.now.Hero); p != nil {
		x, y := w.project(p.x+p.dx, p.y+p.dy)
		p.add(b, x, y, w.tick, w.up(), 0, ink{0.78, 0.84, 0.98, 1})
	}
	for i := range w.hints {
		h := &w.hints[i]
		x, y := w.project(camera.Centre(h.At.X, h.At.Y))
		b.cell(hintCells[int(h.Kind)%len(hintCells)], math.Round(x)-8, math.Round(y)-8, fade(0.9))
	}
}

// up is the direction that is up in the picture.
func (w *World) up() cue.Direction { return cue.Direction(w.camera.Turned) }

// distant is the colour of one who stands in light far off: as its tile is lit.
func (w *World) distant(p *puppet) ink {
	i := fieldIndex(p.At.X, p.At.Y)
	if i < 0 {
		return plainInk
	}
	v := 0.3 + 0.7*w.field.tiles[i].level
	return ink{v, v * 0.95, v * 0.9, p.alpha}
}

// addAura lays a ring of dust about the feet, so that the figure stands on
// something.
func (w *World) addAura(b *batch, alpha float32) {
	x, y := w.project(w.hero())
	breath := math.Sin(float64(w.tick) * 0.05)
	if w.look.Calm {
		breath = 0
	}
	for r := 12.0; r <= 24; r += 4 {
		circle(b, x, y+2, r+breath, true, inkOf(assets.Colour(assets.Shale), alpha*float32(0.9-r/30)))
	}
}

// Blind reports whether the picture is that of a blind hero now.
func (w *World) Blind() bool { return w.now.Blind }

// Facing is the direction that is up in a blind hero's picture.
func (w *World) Facing() cue.Direction { return w.now.Facing }
