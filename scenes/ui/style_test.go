package ui

import (
	"image/color"
	"math"
	"testing"

	"github.com/stretchr/testify/assert"
)

// luminance is as the guidelines for accessible content on the web count it.
func luminance(c color.RGBA) float64 {
	linear := func(b uint8) float64 {
		if s := float64(b) / 255; s > 0.04045 {
			return math.Pow((s+0.055)/1.055, 2.4)
		}
		return float64(b) / 255 / 12.92
	}
	return 0.2126*linear(c.R) + 0.7152*linear(c.G) + 0.0722*linear(c.B)
}

// greenBlind is how a colour looks to who has no cones for green, after Machado
// and others.
func greenBlind(c color.RGBA) color.RGBA {
	r, g, b := float64(c.R), float64(c.G), float64(c.B)
	mix := func(x, y, z float64) uint8 { return uint8(min(max(x*r+y*g+z*b, 0), 255)) }
	return color.RGBA{mix(0.367, 0.861, -0.228), mix(0.280, 0.673, 0.047), mix(-0.012, 0.043, 0.969), 0xff}
}

func ratio(a, b color.RGBA) float64 {
	x, y := luminance(a), luminance(b)
	return (max(x, y) + 0.05) / (min(x, y) + 0.05)
}

// Words are read by whoever sees less contrast, or fewer colours: 4.5 to 1, and
// 7 to 1 in high contrast; what cannot be done now 3 to 1.
func TestWordsStandOutFromWhatIsBehindThem(t *testing.T) {
	was := Now()
	t.Cleanup(func() { Use(was) })
	for _, high := range []bool{false, true} {
		Use(Style{Contrast: high})
		for r := Words; r < Nothing; r++ {
			least := 4.5
			switch {
			case r == Off:
				least = 3
			case high:
				least = 7
			}
			for _, behind := range []Role{Ground, Face} {
				assert.GreaterOrEqual(t, ratio(Ink(r), Ink(behind)), least, "role %d on %d, high contrast: %v", r, behind, high)
				assert.GreaterOrEqual(t, ratio(greenBlind(Ink(r)), greenBlind(Ink(behind))), least-1, "role %d on %d without green, high contrast: %v", r, behind, high)
			}
		}
	}
}
