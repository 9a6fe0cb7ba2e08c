package camera

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestTileUndoesWindow(t *testing.T) {
	for zoom := MinZoom; zoom <= MaxZoom; zoom++ {
		for turned := uint8(0); turned < 8; turned++ {
			c := Camera{X: 101.5, Y: 77, Width: 1001, Height: 631, Zoom: zoom, Turned: turned}
			for _, tile := range [][2]int{{0, 0}, {6, 4}, {-3, 9}, {40, 2}} {
				wx, wy := c.Window(tile[0], tile[1])
				x, y := c.Tile(int(wx), int(wy))
				assert.Equal(t, tile, [2]int{x, y}, "zoom %d turned %d", zoom, turned)
			}
		}
	}
}

func TestWhatIsFacedIsUp(t *testing.T) {
	c := Camera{Width: 640, Height: 360, Zoom: 2}
	c.X, c.Y = Centre(5, 5)
	steps := [8][2]int{{0, -1}, {1, -1}, {1, 0}, {1, 1}, {0, 1}, {-1, 1}, {-1, 0}, {-1, -1}}
	for d, step := range steps {
		c.Turned = uint8(d)
		mx, my := c.Window(5, 5)
		x, y := c.Window(5+step[0], 5+step[1])
		assert.InDelta(t, mx, x, 0.001, "direction %d", d)
		assert.Less(t, y, my, "direction %d", d)
	}
}

func TestEaseArrives(t *testing.T) {
	c := Camera{}
	for range 120 {
		c.Ease(160, -32)
	}
	assert.Equal(t, 160.0, c.X)
	assert.Equal(t, -32.0, c.Y)
}

func TestZoomIsHeld(t *testing.T) {
	c := Camera{Width: 1000, Height: 630, Zoom: 9}
	w, h := c.Size()
	assert.Equal(t, [2]int{250, 158}, [2]int{w, h})
}
