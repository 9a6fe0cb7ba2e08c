// Package sprites draws: the world with its figures and light, the cues that
// move them, and the ring of a blind hero. It knows no rules and decides
// nothing: a scene and a list of cues come in, a picture comes out. Whatever
// flickers or falls by chance follows from the tick alone.
package sprites

import (
	"cmp"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"pitchdark/sprites/camera"
	"pitchdark/sprites/cue"
)

// Look are the ways in which a player may want the picture changed.
type Look struct {
	Calm     bool // reduced motion: no shake, no flicker, no gliding
	Contrast bool // high contrast
	Levels   bool // the level of light in each tile, and the tiles' borders
	Record   bool // the ways that were walked this round
	Speed    int  // of cues in percent; 0 is 100
}

// World is the picture of one hero's surroundings.
type World struct {
	camera  camera.Camera
	look    Look
	tick    int
	now     stand // what is drawn
	next    stand // what was set last
	fresh   bool  // next is not drawn yet
	holding bool  // until the picture has closed
	field   field
	puppets []*puppet // by their feet, the lowest last
	player  player
	dusk    dusk
	motes   []mote
	waves   []wave
	words   []floating
	doors   leaves
	hints   []cue.Hint
	strokes []cue.Stroke  // those of now, or while cues play the last ones: no wall is known before it is hit
	touched []cue.Contact // likewise
	burning []burning
	pan     cue.Tile
	shake   float64
	blow    cue.Direction // the last that was struck, and when
	struck  int
	chance  uint32
	easel   easel
}

// floating is a word that floats.
type floating struct {
	cue  cue.Word
	born int
}

// NewWorld makes an empty picture.
func NewWorld() *World {
	w := &World{camera: camera.Camera{Zoom: 2, Width: 640, Height: 360}, chance: 0x2545f491}
	w.dusk.end(false)
	return w
}

// SetLook changes how the picture is drawn.
func (w *World) SetLook(l Look) { w.look = l }

// SetScene copies what stands. It is drawn from the next Update on, or once
// the picture has closed if a GoDark is played with it.
func (w *World) SetScene(s *cue.Scene) {
	w.next.copy(s)
	w.fresh = true
	w.meet(&w.next)
}

// SetHints copies the interface's marks on tiles.
func (w *World) SetHints(h []cue.Hint) { w.hints = append(w.hints[:0], h...) }

// meet makes puppets for figures that have none yet, and gives the others
// their new place and look.
func (w *World) meet(s *stand) {
	cut := s.Level != w.now.Level
	for _, p := range w.puppets {
		p.leaves = true
	}
	for _, f := range s.Figures {
		p := w.puppet(f.Who)
		if p == nil {
			p = &puppet{Figure: f, fresh: true}
			p.stand(f.At)
			w.puppets = append(w.puppets, p)
		}
		p.Figure, p.leaves = f, false
		if cut {
			p.stand(f.At)
			p.alpha = 1
		}
	}
}

// adopt draws the scene that was set last.
func (w *World) adopt() {
	if !w.fresh {
		return
	}
	w.fresh = false
	for _, p := range w.puppets {
		p.fresh = false
	}
	cut := w.next.Level != w.now.Level
	w.now, w.next = w.next, w.now
	w.next.copy(&w.now.Scene)
	w.field.aim(w.now.Tiles, cut || w.now.Blind)
	w.camera.Turned = 0
	if w.now.Blind {
		w.camera.Turned = uint8(w.now.Facing)
	}
	if cut {
		w.aimCamera(true)
	}
}

// puppet is that of a token, or nil.
func (w *World) puppet(who cue.Token) *puppet {
	if who == 0 {
		return nil
	}
	for _, p := range w.puppets {
		if p.Who == who {
			return p
		}
	}
	return nil
}

// hero is the middle of the figure in the picture's middle.
func (w *World) hero() (x, y float64) {
	if p := w.puppet(w.now.Hero); p != nil {
		return p.x, p.y
	}
	return camera.Centre(w.now.Focus.X, w.now.Focus.Y)
}

// Update goes on to a tick of 1/60 s.
func (w *World) Update(tick int) {
	w.tick = tick
	if !w.holding {
		w.adopt()
	}
	w.play(w.pace())
	w.learn()
	for _, p := range w.puppets {
		p.settle()
	}
	w.puppets = slices.DeleteFunc(w.puppets, (*puppet).gone)
	slices.SortStableFunc(w.puppets, func(a, b *puppet) int { return cmp.Compare(a.y, b.y) })
	w.dusk.step(w.now.Blind)
	w.stepMotes()
	w.stepWaves()
	w.stepWords()
	w.shake *= 0.86
	w.aimCamera(false)
	w.stepField()
	w.smoulder()
}

// learn shows what was felt once the cues have shown how.
func (w *World) learn() {
	if w.Busy() && w.now.Blind {
		return
	}
	w.strokes = append(w.strokes[:0], w.now.Strokes...)
	w.touched = append(w.touched[:0], w.now.Contacts...)
}

// pace is how far the clock of cues goes in a tick.
func (w *World) pace() float64 {
	if w.look.Speed <= 0 {
		return 1
	}
	return float64(w.look.Speed) / 100
}

func (w *World) aimCamera(cut bool) {
	x, y := w.hero()
	x, y = x+float64(w.pan.X*camera.TileSize), y+float64(w.pan.Y*camera.TileSize)
	if cut || w.now.Blind || w.look.Calm {
		w.camera.X, w.camera.Y = x, y
		return
	}
	w.camera.Ease(x, y)
}

// stepField moves the light of the visible tiles on, and finds what burns.
func (w *World) stepField() {
	width, height := w.pictureSize()
	x0, y0, x1, y1 := window(&w.camera, width, height)
	w.field.step(x0, y0, x1, y1)
	w.burning = w.burning[:0]
	for i := range w.now.Flames {
		f := &w.now.Flames[i]
		x, y := w.flameAt(f)
		b := burning{x: (x - camera.TileSize/2) / camera.TileSize, y: (y - camera.TileSize/2) / camera.TileSize, force: 1}
		if !w.look.Calm {
			b.force = flicker(w.tick, i, f.Gutters)
		}
		b.tint = tints[int(f.Warmth)%len(tints)]
		w.burning = append(w.burning, b)
	}
}

// flameAt is where a flame is now, in pixels: with its bearer, or where it lies.
func (w *World) flameAt(f *cue.Flame) (x, y float64) {
	if p := w.puppet(f.Bearer); p != nil {
		return p.x + p.dx, p.y + p.dy
	}
	return camera.Centre(f.At.X, f.At.Y)
}

// smoulder lets guttering flames smoke now and then.
func (w *World) smoulder() {
	if w.look.Calm || w.tick%9 != 0 {
		return
	}
	for i := range w.now.Flames {
		if f := &w.now.Flames[i]; f.Gutters && w.random() < 0.6 {
			w.smoke(f.Bearer, f.At, 1)
		}
	}
}

// TileAt is the tile under a window pixel, relative to the drawn picture's
// corner.
func (w *World) TileAt(x, y int) cue.Tile {
	tx, ty := w.camera.Tile(x, y)
	return cue.Tile{X: tx, Y: ty}
}

// PixelOf is the window pixel of a tile's middle, relative to the drawn
// picture's corner.
func (w *World) PixelOf(t cue.Tile) (x, y int) {
	px, py := w.camera.Window(t.X, t.Y)
	return int(px), int(py)
}

// Zoom is the number of window pixels to a pixel of the picture.
func (w *World) Zoom() int { return w.camera.Zoom }

// SetZoom changes it, 1…4.
func (w *World) SetZoom(n int) { w.camera.Zoom = min(max(n, camera.MinZoom), camera.MaxZoom) }

// Pan moves the camera's aim by tiles, for looking about; Centre undoes it.
func (w *World) Pan(dx, dy int) { w.pan.X, w.pan.Y = w.pan.X+dx, w.pan.Y+dy }

// Centre aims at the hero again.
func (w *World) Centre() { w.pan = cue.Tile{} }

// Opening is how far the ring of a blind hero has faded in, 0…1: 0 while the
// hero sees or the picture is still closing.
func (w *World) Opening() float32 {
	if !w.now.Blind {
		return 0
	}
	return float32(w.dusk.opening)
}

// Word is one floating word for the interface to write, centred at X, Y in
// window pixels relative to the drawn picture's corner.
type Word struct {
	Text string
	X, Y int
	Fade float32
	Tone cue.Tone
}

// Words appends the words that float now.
func (w *World) Words(to []Word) []Word {
	z := float64(w.camera.Zoom)
	for i := range w.words {
		f := &w.words[i]
		age := float64(w.tick-f.born) / cue.WordTicks
		x, y := camera.Centre(f.cue.At.X, f.cue.At.Y)
		if p := w.puppet(f.cue.Who); p != nil {
			x, y = p.x, p.y
		}
		px, py := w.project(x, y)
		py -= 14 + 12*age
		to = append(to, Word{Text: f.cue.Text, X: int(px * z), Y: int(py * z), Fade: float32(min(1, 2-2*age)), Tone: f.cue.Tone})
	}
	return to
}

func (w *World) stepWords() {
	w.words = slices.DeleteFunc(w.words, func(f floating) bool { return w.tick-f.born >= cue.WordTicks })
}

// Draw paints the picture over all of dst, which may be a sub-image.
func (w *World) Draw(dst *ebiten.Image) {
	w.camera.Width, w.camera.Height = dst.Bounds().Dx(), dst.Bounds().Dy()
	w.paint(dst)
}
