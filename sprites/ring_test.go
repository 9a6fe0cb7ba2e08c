package sprites

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestRingFindsItsDirections(t *testing.T) {
	r := Ring{X: 400, Y: 300, Radius: 120, Selected: 3, Max: 6, Tiles: 2}
	for toward := range 8 {
		x, y := r.at(float64(toward), keyAt)
		got, ok := r.At(int(x), int(y))
		assert.True(t, ok)
		assert.Equal(t, toward, got)
	}
	_, ok := r.At(400, 300)
	assert.False(t, ok, "the middle is no direction")
	_, ok = r.At(400, 30)
	assert.False(t, ok, "far outside is none")
}

func TestForwardIsUp(t *testing.T) {
	r := Ring{X: 400, Y: 300, Radius: 120}
	x, y := r.Label(0)
	assert.InDelta(t, 400, x, 0.01)
	assert.Less(t, y, float32(300-120))
	x, _ = r.Label(2)
	assert.Greater(t, x, float32(400+120))
}

func TestDialFindsItsPips(t *testing.T) {
	r := Ring{X: 400, Y: 300, Radius: 160, Selected: 5, Max: 6}
	for n := 1; n <= 6; n++ {
		x, y := r.pip(n)
		got, ok := r.DialAt(int(x+0.5), int(y+0.5))
		assert.True(t, ok, "%d tiles", n)
		assert.Equal(t, n, got)
	}
	x, y := r.at(1, 0.5)
	_, ok := r.DialAt(int(x), int(y))
	assert.False(t, ok, "another direction's sector is no dial")
}

func TestNeedleShowsNorth(t *testing.T) {
	r := Ring{X: 400, Y: 300, Radius: 160, Facing: 2}
	x, _ := r.NorthLabel()
	assert.Less(t, x, float32(400), "who faces east has north to the left")
}
