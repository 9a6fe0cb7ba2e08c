// Package camera turns tiles into pixels and back: where the picture's middle
// is, how large a tile is, which tiles are in sight. It draws nothing.
package camera

import "math"

// TileSize is a tile's side in pixels of the internal picture.
const TileSize = 16

// The ends of the zoom: window pixels for one internal pixel.
const (
	MinZoom = 1
	MaxZoom = 4
)

// Camera looks at a point of the world. X and Y are that point, in internal
// pixels; Width and Height the viewport in window pixels. Turned is the
// direction, of eight, that is up in the picture: 0 but for the Blind.
type Camera struct {
	X, Y          float64
	Width, Height int
	Zoom          int
	Turned        uint8
}

// Size is the internal picture in its own pixels, rounded up.
func (c *Camera) Size() (w, h int) {
	z := c.zoom()
	return (c.Width + z - 1) / z, (c.Height + z - 1) / z
}

func (c *Camera) zoom() int { return min(max(c.Zoom, MinZoom), MaxZoom) }

// Centre is the middle of a tile in internal pixels of the world.
func Centre(x, y int) (px, py float64) {
	return float64(x)*TileSize + TileSize/2, float64(y)*TileSize + TileSize/2
}

// Project is where a point of the world falls on the internal picture.
func (c *Camera) Project(wx, wy float64) (x, y float64) {
	w, h := c.Size()
	dx, dy := Rotate(wx-c.X, wy-c.Y, -int(c.Turned))
	return math.Floor(float64(w)/2) + dx, math.Floor(float64(h)/2) + dy
}

// Unproject undoes Project.
func (c *Camera) Unproject(x, y float64) (wx, wy float64) {
	w, h := c.Size()
	dx, dy := Rotate(x-math.Floor(float64(w)/2), y-math.Floor(float64(h)/2), int(c.Turned))
	return c.X + dx, c.Y + dy
}

// Window is where the middle of a tile falls in the viewport, in window pixels.
func (c *Camera) Window(x, y int) (wx, wy float64) {
	px, py := c.Project(Centre(x, y))
	return px * float64(c.zoom()), py * float64(c.zoom())
}

// Tile is the tile under a window pixel of the viewport.
func (c *Camera) Tile(wx, wy int) (x, y int) {
	z := float64(c.zoom())
	px, py := c.Unproject((float64(wx)+0.5)/z, (float64(wy)+0.5)/z)
	return int(math.Floor(px / TileSize)), int(math.Floor(py / TileSize))
}

// Ease moves the camera softly toward a point: a ninth of the way a tick, the
// last half pixel at once.
func (c *Camera) Ease(x, y float64) {
	const softness = 9
	c.X, c.Y = ease(c.X, x, softness), ease(c.Y, y, softness)
}

func ease(from, to, softness float64) float64 {
	if math.Abs(to-from) < 0.5 {
		return to
	}
	return from + (to-from)/softness
}

var diagonal = math.Sqrt2 / 2

// Rotate turns a displacement clockwise by eighths, exactly for quarters.
func Rotate(x, y float64, eighths int) (float64, float64) {
	cos := [8]float64{1, diagonal, 0, -diagonal, -1, -diagonal, 0, diagonal}
	sin := [8]float64{0, diagonal, 1, diagonal, 0, -diagonal, -1, -diagonal}
	i := ((eighths % 8) + 8) % 8
	return x*cos[i] - y*sin[i], x*sin[i] + y*cos[i]
}
