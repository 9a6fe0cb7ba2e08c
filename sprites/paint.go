package sprites

import (
	"image"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"pitchdark/assets"
	"pitchdark/sprites/camera"
)

// easel is the canvases of a picture and what is needed to fill them.
type easel struct {
	ink, relief *ebiten.Image // unlit picture and its relief
	lit         *ebiten.Image
	final       *ebiten.Image
	flat        batch // lit things
	bright      batch // what glows by itself
	vertices    [4]ebiten.Vertex
	uniforms    map[string]any
	offset      []float32
	iris        []float32
}

var (
	quadIndices = []uint16{0, 1, 2, 1, 3, 2}
	void        = assets.Colour(assets.Void)
)

func rect(w, h int) image.Rectangle { return image.Rect(0, 0, w, h) }

// pictureSize is the size of the lit picture: the internal one, or a square
// about it that can be turned, when the hero is blind.
func (w *World) pictureSize() (int, int) {
	width, height := w.camera.Size()
	if w.camera.Turned == 0 {
		return width, height
	}
	side := int(math.Ceil(math.Hypot(float64(width), float64(height))))
	return side + side%2, side + side%2
}

// canvas makes one again if its size has changed, and clears it.
func canvas(m **ebiten.Image, w, h int) *ebiten.Image {
	if *m == nil || (*m).Bounds().Dx() != w || (*m).Bounds().Dy() != h {
		if *m != nil {
			(*m).Deallocate()
		}
		*m = ebiten.NewImage(w, h)
	} else {
		(*m).Clear()
	}
	return *m
}

func (w *World) paint(dst *ebiten.Image) {
	e := &w.easel
	width, height := w.camera.Size()
	final := canvas(&e.final, width, height)
	final.Fill(void)
	w.paintLit()
	w.layLit(final)
	e.bright.clear()
	if w.now.Blind {
		w.addBlind(&e.bright)
	} else {
		w.addFlames(&e.bright)
		w.addSwings(&e.bright)
		w.addMarks(&e.bright)
	}
	w.addMotes(&e.bright)
	w.addWaves(&e.bright)
	e.bright.draw(final, load().ink)
	w.hang(dst, final)
}

// project is where a point of the world falls on the internal picture, shaken.
func (w *World) project(x, y float64) (float64, float64) {
	px, py := w.camera.Project(x, y)
	sx, sy := w.shaken()
	return px + sx, py + sy
}

func (w *World) shaken() (x, y float64) {
	if w.look.Calm || w.shake < 0.4 {
		return 0, 0
	}
	return math.Round(w.shake * math.Sin(float64(w.tick)*2.1)), math.Round(w.shake * math.Cos(float64(w.tick)*2.7) * 0.7)
}

// corner is the world pixel at the lit picture's upper left.
func (w *World) corner() (x, y float64) {
	width, height := w.pictureSize()
	sx, sy := w.shaken()
	return math.Floor(w.camera.X) - math.Floor(float64(width)/2) - sx, math.Floor(w.camera.Y) - math.Floor(float64(height)/2) - sy
}

// paintLit draws the tiles, things and figures and lays the light on them.
func (w *World) paintLit() {
	e := &w.easel
	width, height := w.pictureSize()
	left, top := w.corner()
	e.flat.clear()
	w.addGround(&e.flat, left, top)
	if !w.now.Blind {
		w.addFigures(&e.flat, left, top)
	}
	e.flat.draw(canvas(&e.ink, width, height), load().ink)
	e.flat.draw(canvas(&e.relief, width, height), load().relief)

	x0, y0, x1, y1 := window(&w.camera, width, height)
	w.field.resize(x1-x0, y1-y0)
	w.field.write(x0, y0, w.burning)
	w.compose(canvas(&e.lit, width, height), left-float64(x0*camera.TileSize), top-float64(y0*camera.TileSize))
}

// compose runs the light compositor over the lit picture.
func (w *World) compose(dst *ebiten.Image, dx, dy float64) {
	e := &w.easel
	width, height := float32(dst.Bounds().Dx()), float32(dst.Bounds().Dy())
	for i := range e.vertices {
		x, y := float32(i%2)*width, float32(i/2)*height
		e.vertices[i] = ebiten.Vertex{DstX: x, DstY: y, SrcX: x, SrcY: y, ColorR: 1, ColorG: 1, ColorB: 1, ColorA: 1}
	}
	if e.uniforms == nil {
		e.offset, e.iris = make([]float32, 2), make([]float32, 3)
		e.uniforms = map[string]any{"Offset": e.offset, "Iris": e.iris}
	}
	e.offset[0], e.offset[1] = float32(dx), float32(dy)
	hx, hy := w.hero()
	left, top := w.corner()
	reach := math.Hypot(float64(width), float64(height)) * 0.75
	e.iris[0], e.iris[1], e.iris[2] = float32(hx-left), float32(hy-top), float32(w.dusk.iris*reach)
	e.uniforms["Exposure"] = w.dusk.light()
	e.uniforms["Contrast"] = number(w.look.Contrast, 1)
	e.uniforms["Soft"] = number(!w.look.Levels, 0.22)
	o := ebiten.DrawTrianglesShaderOptions{Uniforms: e.uniforms}
	o.Images = [4]*ebiten.Image{e.ink, e.relief, w.field.levelMap, w.field.tintMap}
	dst.DrawTrianglesShader(e.vertices[:], quadIndices, load().light, &o)
}

func number(on bool, n float32) float32 {
	if on {
		return n
	}
	return 0
}

// layLit puts the lit picture under what glows, turned for a blind hero.
func (w *World) layLit(final *ebiten.Image) {
	lit := w.easel.lit
	var o ebiten.DrawImageOptions
	if w.camera.Turned != 0 {
		b := lit.Bounds()
		o.GeoM.Translate(-float64(b.Dx())/2, -float64(b.Dy())/2)
		o.GeoM.Rotate(-float64(w.camera.Turned) * math.Pi / 4)
		o.GeoM.Translate(math.Floor(float64(final.Bounds().Dx())/2), math.Floor(float64(final.Bounds().Dy())/2))
		if w.camera.Turned%2 == 1 {
			o.Filter = ebiten.FilterLinear
		}
	}
	final.DrawImage(lit, &o)
}

// hang scales the picture into the window.
func (w *World) hang(dst, final *ebiten.Image) {
	var o ebiten.DrawImageOptions
	o.GeoM.Scale(float64(w.camera.Zoom), float64(w.camera.Zoom))
	o.GeoM.Translate(float64(dst.Bounds().Min.X), float64(dst.Bounds().Min.Y))
	dst.DrawImage(final, &o)
}

// addGround draws tiles, edges, things and standing lights, those to the north
// first.
func (w *World) addGround(b *batch, left, top float64) {
	width, height := w.pictureSize()
	for i := range w.now.Tiles {
		g := &w.now.Tiles[i]
		x, y := float64(g.At.X)*camera.TileSize-left, float64(g.At.Y)*camera.TileSize-top
		if x < -32 || y < -32 || x > float64(width)+16 || y > float64(height)+16 {
			continue
		}
		for _, c := range g.Layers {
			if c == 0 {
				break
			}
			b.cell(frame(w.doors.show(c, g.At), w.tick, g.At), x, y, plainInk)
		}
	}
	for i := range w.now.Tiles {
		g := &w.now.Tiles[i]
		x, y := float64(g.At.X)*camera.TileSize-left, float64(g.At.Y)*camera.TileSize-top
		if g.South != 0 {
			b.cell(w.doors.showEdge(g.South, g.At, south), x, y+camera.TileSize/2, plainInk)
		}
		if g.East != 0 {
			b.cell(w.doors.showEdge(g.East, g.At, east), x+camera.TileSize/2, y, plainInk)
		}
	}
	for i := range w.now.Props {
		p := &w.now.Props[i]
		b.cell(p.Cell, float64(p.At.X)*camera.TileSize-left, float64(p.At.Y)*camera.TileSize-top, plainInk)
	}
	for i := range w.now.Flames {
		f := &w.now.Flames[i]
		if f.Cell != 0 && w.puppet(f.Bearer) == nil {
			b.cell(f.Cell, float64(f.At.X)*camera.TileSize-left, float64(f.At.Y)*camera.TileSize-top, plainInk)
		}
	}
}

var (
	turnMark   = assets.Named("turn.mark")
	shadowCell = assets.Named("shadow.small")

	// heldLights are lights in a hand, by their drawing on the ground.
	heldLights = map[assets.Cell]assets.Cell{
		assets.Named("candle"): assets.Named("held.candle"), lantern: assets.Named("held.lantern"), assets.Named("torch"): assets.Named("held.torch"),
	}
)

// lightOf is what a figure holds up burning, 0 for nothing.
func (w *World) lightOf(p *puppet) assets.Cell {
	if i := w.now.flameOf(p.Who); i >= 0 {
		return heldLights[w.now.Flames[i].Cell]
	}
	return 0
}

// addFigures draws those who are seen, by their feet from the north.
func (w *World) addFigures(b *batch, left, top float64) {
	for i := range w.now.Ghosts {
		g := &w.now.Ghosts[i]
		x, y := camera.Centre(g.At.X, g.At.Y)
		c := g.Look.Drawings().Idle[0]
		r := c.Rect()
		b.cell(c, x-left-float64(r.Dx())/2, y-top+8-float64(r.Dy()), fade(0.25))
	}
	for _, p := range w.puppets {
		if p.alpha <= 0 || w.unseen(p) {
			continue
		}
		x, y := p.x+p.dx-left, p.y+p.dy-top
		if !p.lies() {
			r := p.Look.Drawings().Idle[0].Rect()
			b.quad(shadowCell, math.Round(x)-float64(r.Dx())/2, p.y-top-8, float64(r.Dx()), 16, 0, fade(0.4*p.alpha))
		}
		p.add(b, x, y, w.tick, 0, w.lightOf(p), p.shade())
	}
}

// unseen reports whether a figure belongs to a scene that is not drawn yet.
func (w *World) unseen(p *puppet) bool { return p.fresh && w.holding }

// shade lifts one's own out of the gloom, and flashes who is hurt.
func (p *puppet) shade() ink {
	k := fade(p.alpha)
	switch {
	case p.Shape:
		k.r, k.g, k.b = 1.8, 1.8, 1.8
	case p.Mine:
		k.r, k.g, k.b = 1.02, 1.02, 1.02
	}
	k.r += p.flash
	k.g, k.b = k.g*(1-0.6*p.flash), k.b*(1-0.6*p.flash)
	return k
}
