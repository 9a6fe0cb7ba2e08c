package bounce

import (
	"math"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// The body stands in the standing of tile (3,3); tiles are 16 pixels.
var standing = Point{56, 56}

func solid(x, y int) Rect { return Rect{float64(x * 16), float64(y * 16), 16, 16} }

func contactFrame(t *testing.T, s Slam) int {
	for i, f := range s.Frames {
		if f.Contact {
			return i
		}
	}
	require.Fail(t, "nothing was touched")
	return 0
}

func TestStraightSlamTouchesTheNearFace(t *testing.T) {
	for _, c := range []struct {
		name         string
		toward       Point
		wall         Rect
		x, y, nx, ny float64
	}{
		{"north", Point{0, -1}, solid(3, 2), 56, 48, 0, 1},
		{"east", Point{1, 0}, solid(4, 3), 64, 56, -1, 0},
		{"south", Point{0, 1}, solid(3, 4), 56, 64, 0, -1},
		{"west", Point{-1, 0}, solid(2, 3), 48, 56, 1, 0},
	} {
		t.Run(c.name, func(t *testing.T) {
			s := Throw(standing, c.toward, 6, 21, []Rect{c.wall})
			require.True(t, s.Hit)
			assert.InDelta(t, c.x, s.At.X, 0.6)
			assert.InDelta(t, c.y, s.At.Y, 0.6)
			assert.InDelta(t, c.nx, s.Normal.X, 0.1)
			assert.InDelta(t, c.ny, s.Normal.Y, 0.1)
		})
	}
}

func TestSlamEndsWhereItBegan(t *testing.T) {
	for strength := range 20 {
		s := Throw(standing, Point{1, 0}, strength, 21, []Rect{solid(4, 3)})
		require.Len(t, s.Frames, 21)
		assert.InDelta(t, standing.X, s.Frames[20].At.X, 0.01)
		assert.InDelta(t, standing.Y, s.Frames[20].At.Y, 0.01)
	}
}

func TestRecoilGoesBackFromTheWall(t *testing.T) {
	s := Throw(standing, Point{1, 0}, 8, 21, []Rect{solid(4, 3)})
	at := contactFrame(t, s)
	furthest := s.Frames[at].At.X
	assert.Greater(t, furthest, standing.X, "it leans into the wall")
	back := furthest
	for _, f := range s.Frames[at:] {
		back = math.Min(back, f.At.X)
	}
	assert.Less(t, back, standing.X, "it is thrown back past its place")
}

func TestHarderBlowsThrowFurther(t *testing.T) {
	furthest := func(strength int) float64 {
		s := Throw(standing, Point{1, 0}, strength, 21, []Rect{solid(4, 3)})
		back := standing.X
		for _, f := range s.Frames[contactFrame(t, s):] {
			back = math.Min(back, f.At.X)
		}
		return standing.X - back
	}
	assert.Greater(t, furthest(10), furthest(3)+1)
}

func TestNothingTunnels(t *testing.T) {
	thin := Rect{63.5, 48, 1, 16} // an edge, one pixel thick
	for strength := range 12 {
		s := Throw(standing, Point{1, 0}, strength, 21, []Rect{thin})
		require.True(t, s.Hit, "strength %d", strength)
		for i, f := range s.Frames {
			assert.LessOrEqual(t, f.At.X+radius, 64.5, "frame %d of strength %d", i, strength)
		}
	}
}

func TestSlantingBlowSlidesOffACorner(t *testing.T) {
	s := Throw(standing, Point{1, -1}, 5, 21, []Rect{solid(4, 3), solid(3, 2)})
	require.True(t, s.Hit)
	onEast := math.Abs(s.At.X-64) < 1
	onNorth := math.Abs(s.At.Y-48) < 1
	assert.True(t, onEast || onNorth, "touched at %v", s.At)
}

func TestNothingInTheWay(t *testing.T) {
	s := Throw(standing, Point{0, 1}, 5, 21, nil)
	assert.False(t, s.Hit)
	assert.InDelta(t, standing.Y, s.Frames[20].At.Y, 0.01)
}
