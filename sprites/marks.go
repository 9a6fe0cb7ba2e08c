package sprites

import (
	"math"

	"pitchdark/assets"
	"pitchdark/sprites/camera"
	"pitchdark/sprites/cue"
)

var (
	flameCells = [...]assets.Cell{assets.Named("flame.0"), assets.Named("flame.1"), assets.Named("flame.2"), assets.Named("flame.1")}
	lowFlame   = assets.Named("flame.low")
	fireCells  = [...]assets.Cell{assets.Named("fire.0"), assets.Named("fire.1"), assets.Named("fire.2"), assets.Named("fire.1")}
	campfire   = assets.Named("campfire")
	lantern    = assets.Named("lantern")
	question   = assets.Named("contact.0")
	sideCells  = [...]assets.Cell{assets.Named("side.unknown"), assets.Named("side.friend"), 0, assets.Named("side.foe")}
	hintCells  = [...]assets.Cell{
		cue.HintPath: assets.Named("hint.dot"), cue.HintEnd: assets.Named("hint.end"), cue.HintCursor: assets.Named("hint.cursor"),
		cue.HintTarget: assets.Named("hint.target"), cue.HintDanger: assets.Named("hint.danger"),
	}
)

// addFlames draws the burning tips, over the lit picture.
func (w *World) addFlames(b *batch) {
	for i := range w.now.Flames {
		f := &w.now.Flames[i]
		if f.Cell == lantern || f.Cell == 0 || f.Bearer == w.now.Hero && w.dusk.dead() {
			continue
		}
		x, y := w.tip(f)
		px, py := w.project(x, y)
		c := w.flameCell(f, i)
		b.cell(c, math.Round(px-8), math.Round(py-8), fade(float32(math.Min(1, w.dusk.exposure))))
	}
}

func (w *World) flameCell(f *cue.Flame, i int) assets.Cell {
	beat := (w.tick/6 + i*3) % 4
	switch {
	case w.look.Calm:
		beat = 0
	case f.Gutters && (w.tick/5+i)%3 != 0, f.Bearer == w.now.Hero && w.dusk.dips():
		return lowFlame
	}
	if f.Cell == campfire {
		return fireCells[beat]
	}
	return flameCells[beat]
}

// tip is the middle of a flame's drawing, in pixels of the world; the drawing
// burns a little below its upper middle.
func (w *World) tip(f *cue.Flame) (x, y float64) {
	if p := w.puppet(f.Bearer); p != nil {
		dx, dy := p.tip(w.up())
		return math.Round(p.x+p.dx) + dx, math.Round(p.y+p.dy) + dy
	}
	x, y = camera.Centre(f.At.X, f.At.Y)
	return x, y
}

// addMarks draws whose turn it is, sides, facings, contacts and hints.
func (w *World) addMarks(b *batch) {
	for _, p := range w.puppets {
		if p.alpha > 0.5 && !w.unseen(p) {
			w.addStanding(b, p)
		}
	}
	for i := range w.touched {
		w.addContact(b, &w.touched[i], i)
	}
	for i := range w.hints {
		h := &w.hints[i]
		x, y := w.project(camera.Centre(h.At.X, h.At.Y))
		b.cell(hintCells[int(h.Kind)%len(hintCells)], math.Round(x)-8, math.Round(y)-8, fade(0.9))
	}
	if w.look.Record {
		w.addLines(b)
	}
	if w.look.Levels {
		w.addLevels(b)
	}
}

// addLines draws the ways walked this round, each rougher than the one before:
// a dot where it began, a wedge for the facing at its end.
func (w *World) addLines(b *batch) {
	for i := range w.now.Lines {
		l := &w.now.Lines[i]
		colour := assets.Colour(assets.Alarm)
		if l.Mine {
			colour = assets.Colour(assets.Parchment)
		}
		for n := 1; n < len(l.Tiles); n++ {
			ax, ay := camera.Centre(l.Tiles[n-1].X, l.Tiles[n-1].Y)
			bx, by := camera.Centre(l.Tiles[n].X, l.Tiles[n].Y)
			w.draw(b, ax, ay, bx, by, uint32(max(7-2*i, 2)), inkOf(colour, 0.9))
		}
		if len(l.Tiles) > 0 {
			x, y := w.project(camera.Centre(l.Tiles[0].X, l.Tiles[0].Y))
			b.quad(pixelCell, math.Round(x)-2, math.Round(y)-2, 4, 4, 0, inkOf(colour, 0.9))
			last := l.Tiles[len(l.Tiles)-1]
			x, y = w.project(camera.Centre(last.X, last.Y))
			w.wedge(b, x, y, l.Facing, 5, inkOf(colour, 0.9))
		}
	}
}

// addStanding draws a figure's marks: a bow under whose turn it is, a tick
// where it faces, and its side, by shape as well as by colour.
func (w *World) addStanding(b *batch, p *puppet) {
	x, y := w.project(p.x+p.dx, p.y+p.dy)
	x, y = math.Round(x), math.Round(y)
	alpha := p.alpha * min(1, w.dusk.light())
	if p.Turn && !w.now.Blind {
		b.cell(turnMark, x-8, y-6, fade(alpha))
	}
	if p.Pose == cue.Lying {
		return
	}
	w.addFacing(b, p, x, y, alpha)
	if c := sideCells[p.Side%4]; c != 0 && !p.Mine {
		b.cell(c, x+3, y-14, fade(alpha))
	}
	for i := range p.Hurt {
		b.quad(pixelCell, x-6+3*float64(i), y-12, 2, 2, 0, inkOf(assets.Colour(assets.Alarm), alpha))
	}
}

// addFacing draws a small wedge at the edge of the tile that is faced.
func (w *World) addFacing(b *batch, p *puppet, x, y float64, alpha float32) {
	w.wedge(b, x, y, p.Facing, 11, inkOf(assets.Colour(assets.Parchment), 0.85*alpha))
}

// wedge draws a small arrow head whose tip lies tip pixels from x, y.
func (w *World) wedge(b *batch, x, y float64, d cue.Direction, tip float64, k ink) {
	dx, dy := d.Delta()
	vx, vy := camera.Rotate(float64(dx), float64(dy), -int(w.camera.Turned))
	length := math.Hypot(vx, vy)
	vx, vy = vx/length, vy/length
	for i := range 3 {
		reach := tip - float64(i)
		for side := -float64(i); side <= float64(i); side++ {
			b.cell(pixelCell, math.Round(x+vx*reach-vy*side), math.Round(y+vy*reach+vx*side), k)
		}
	}
}

// addContact draws a trembling question mark, or the figure of one that is
// known, as if cut from paper.
func (w *World) addContact(b *batch, c *cue.Contact, i int) {
	x, y := w.project(camera.Centre(c.At.X, c.At.Y))
	x, y = math.Round(x), math.Round(y)
	if !w.look.Calm {
		x += math.Round(math.Sin(float64(w.tick)*0.9 + float64(i)*2))
		y += math.Round(math.Sin(float64(w.tick)*1.3+float64(i)) * 0.8)
	}
	if !c.Known {
		b.cell(question, x-8, y-8, inkOf(assets.Colour(assets.Parchment), 0.95))
		return
	}
	d := c.Look.Drawings().Idle[0]
	r := d.Rect()
	b.cell(d, x-float64(r.Dx())/2, y+8-float64(r.Dy()), ink{0.55, 0.65, 0.80, 0.9})
	if m := sideCells[c.Side%4]; m != 0 {
		b.cell(m, x+3, y-14, plainInk)
	}
}

var digits = [...]assets.Cell{
	assets.Named("digit.0"), assets.Named("digit.1"), assets.Named("digit.2"), assets.Named("digit.3"), assets.Named("digit.4"),
	assets.Named("digit.5"), assets.Named("digit.6"), assets.Named("digit.7"), assets.Named("digit.8"), assets.Named("digit.9"),
}

var brightDigit = assets.Named("digit.bright")

// addLevels writes every seen tile's level of light into it: a star for
// bright, a number for low light, 0 for dark.
func (w *World) addLevels(b *batch) {
	for i := range w.now.Tiles {
		g := &w.now.Tiles[i]
		if g.Known != cue.Seen {
			continue
		}
		x, y := w.project(float64(g.At.X)*camera.TileSize, float64(g.At.Y)*camera.TileSize)
		x, y = math.Round(x), math.Round(y)
		b.quad(pixelCell, x, y, camera.TileSize, 1, 0, fade(0.14))
		b.quad(pixelCell, x, y, 1, camera.TileSize, 0, fade(0.14))
		if g.Light >= cue.Bright {
			b.cell(brightDigit, x+7, y+6, fade(0.8))
			continue
		}
		w.number(b, int(g.Light), x+7, y+6)
	}
}

// number writes a small number about x.
func (w *World) number(b *batch, n int, x, y float64) {
	if n >= 10 {
		b.cell(digits[n/10%10], x-2, y, fade(0.8))
		x += 2
	}
	b.cell(digits[n%10], x, y, fade(0.8))
}
