package candle

import (
	"flag"
	"image"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/stretchr/testify/assert"

	"pitchdark/scenes/ui/screentest"
)

var update = flag.Bool("update", false, "write the kept pictures anew")

func TestMain(m *testing.M) { screentest.Main(m) }

func TestItFlickersByTheTick(t *testing.T) {
	for _, out := range []bool{false, true} {
		a, b := Candle{Out: out}, Candle{Out: out}
		a.fit(120, 90, 0)
		b.fit(120, 90, 0)
		a.paint(40)
		b.paint(40)
		assert.Equal(t, a.pix, b.pix)
		b.paint(90)
		assert.NotEqual(t, a.pix, b.pix)
	}
}

func TestOnlyTheFlameGivesLight(t *testing.T) {
	sum := func(out bool) int {
		c := Candle{Out: out}
		c.fit(160, 90, 0)
		c.paint(0)
		n := 0
		for i := 0; i < len(c.pix); i += 4 {
			n += int(c.pix[i])
		}
		return n / (len(c.pix) / 4)
	}
	assert.Greater(t, sum(false), 2*sum(true))
	assert.Less(t, sum(true), 26)
}

func TestItIsDarkerBehindWords(t *testing.T) {
	a, b := Candle{}, Candle{}
	a.fit(160, 90, 0)
	b.fit(160, 90, 100)
	at := 30*160 + 80
	assert.Less(t, b.glow[at]*2, a.glow[at])
	assert.Equal(t, a.glow[at+60], b.glow[at+60])
}

func TestItFillsAnyScreen(t *testing.T) {
	for _, size := range []image.Point{{3, 3}, {31, 200}, {333, 77}} {
		dst := ebiten.NewImage(size.X, size.Y)
		var c Candle
		c.Draw(dst, 4, 0, 0)
		c.Draw(dst, 0, 1, 900)
		dst.Deallocate()
	}
}

func TestPictures(t *testing.T) {
	for name, out := range map[string]bool{"burning": false, "out": true} {
		dst := ebiten.NewImage(640, 360)
		c := Candle{Out: out}
		c.Draw(dst, 2, 90, 0)
		m := image.NewRGBA(dst.Bounds())
		dst.ReadPixels(m.Pix)
		dst.Deallocate()
		screentest.Golden(t, name, m, *update)
	}
}
