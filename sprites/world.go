// Package sprites draws: the world with its figures and light, the cues that
// move them, and the ring of a blind hero. It knows no rules and decides
// nothing: a scene and a list of cues come in, a picture comes out.
package sprites

import (
	"github.com/hajimehoshi/ebiten/v2"

	"pitchdark/sprites/camera"
	"pitchdark/sprites/cue"
)

// Look are the ways in which a player may want the picture changed.
type Look struct {
	Calm     bool // reduced motion: no shake, no flicker
	Contrast bool // high contrast
	Levels   bool // the level of light in each tile, and the tiles' borders
	Speed    int  // of cues in percent; 0 is 100
}

// World is the picture of one hero's surroundings.
type World struct {
	camera camera.Camera
	look   Look
}

// NewWorld makes an empty picture.
func NewWorld() *World { return &World{camera: camera.Camera{Zoom: 2}} }

// SetLook changes how the picture is drawn.
func (w *World) SetLook(l Look) { w.look = l }

// SetScene copies what stands. Set the scene that follows first, then Play the
// cues that lead to it.
func (w *World) SetScene(s *cue.Scene) {}

// SetHints copies the interface's marks on tiles.
func (w *World) SetHints(h []cue.Hint) {}

// Play queues cues behind those that still play.
func (w *World) Play(cues []cue.Cue) {}

// Busy reports whether a cue holds the picture.
func (w *World) Busy() bool { return false }

// Skip ends all cues at once.
func (w *World) Skip() {}

// Update goes on to a tick of 1/60 s.
func (w *World) Update(tick int) {}

// Draw paints the picture over all of dst, which may be a sub-image.
func (w *World) Draw(dst *ebiten.Image) {}

// TileAt is the tile under a pixel of the window.
func (w *World) TileAt(x, y int) cue.Tile { return cue.Tile{} }

// PixelOf is the window pixel of a tile's middle.
func (w *World) PixelOf(t cue.Tile) (x, y int) { return 0, 0 }

// Zoom is the number of window pixels to a pixel of the picture.
func (w *World) Zoom() int { return w.camera.Zoom }

// SetZoom changes it, 1…4.
func (w *World) SetZoom(n int) { w.camera.Zoom = min(max(n, camera.MinZoom), camera.MaxZoom) }

// Look moves the camera's aim by whole tiles from the hero; Centre undoes it.
func (w *World) Pan(dx, dy int) {}

// Centre aims at the hero again.
func (w *World) Centre() {}

// Opening is how far the ring of a blind hero has faded in, 0…1: 0 while the
// hero sees or the picture is still closing.
func (w *World) Opening() float32 { return 0 }

// Words appends the short words that float now, for the interface to write.
func (w *World) Words(to []Word) []Word { return to }

// Word is one floating word.
type Word struct {
	Text string
	X, Y int // window pixels, of its middle
	Fade float32
	Tone cue.Tone
}

// HeroCell draws one frame of a figure, for cards and title screens.
// DrawFigure paints a figure's idle drawing at a window pixel, scale times as large.
func DrawFigure(dst *ebiten.Image, name string, x, y, scale, tick int) {}

// DrawCell paints a named cell of the sheet.
func DrawCell(dst *ebiten.Image, name string, x, y, scale int) {}
