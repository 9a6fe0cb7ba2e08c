package sprites

import "github.com/hajimehoshi/ebiten/v2"

// Arc is one sound on the ring.
type Arc struct {
	Toward int // relative direction, 0 forward … 7 forward-left
	Here   bool
	Band   int // 1 near, 2 clear, 3 faint
	Age    int // rounds: 0 this one, 1 the last
	Order  int // its place among those from the same side
}

// Ring is the compass of a blind hero: eight relative directions, forward up.
type Ring struct {
	X, Y, Radius float32 // window pixels
	Facing       int     // absolute, of eight: where the hero believes it faces
	Selected     int     // relative direction chosen, or -1
	Hover        int     // relative direction under the mouse, or -1
	Tiles, Max   int     // the dial
	Arcs         []Arc
	Fade         float32 // 0…1
	Contrast     bool
}

// Draw paints the ring without words.
func (r *Ring) Draw(dst *ebiten.Image, tick int) {}

// At is the relative direction under a window pixel, if it is on the ring.
func (r *Ring) At(x, y int) (toward int, ok bool) { return 0, false }

// Label is where the word for a relative direction is centred.
func (r *Ring) Label(toward int) (x, y float32) { return r.X, r.Y }

// DialAt is the distance under a window pixel, 1…Max, if it is on the dial.
func (r *Ring) DialAt(x, y int) (tiles int, ok bool) { return 0, false }

// DialLabel is where the words of the dial are centred: "6 tiles".
func (r *Ring) DialLabel() (x, y float32) { return r.X, r.Y }

// ArcLabel is where the word for a sound is centred.
func (r *Ring) ArcLabel(a Arc) (x, y float32) { return r.X, r.Y }
