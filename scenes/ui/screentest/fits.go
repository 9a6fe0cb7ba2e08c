package screentest

import (
	"image"
	"testing"

	"github.com/stretchr/testify/assert"

	"pitchdark/scenes/ui"
)

// Marks are the lines of words on the screen as it is.
func (p *Player) Marks() []ui.Mark {
	var m ui.Marks
	m.Mark()
	defer ui.Unmarked()
	p.Stack.Draw(p.screen)
	return m.Lines
}

// slack is by how much the boxes of two lines may lie over each other: letters
// do not fill them.
const slack = 4

// Fits checks that no words on the screen are cut short and none lie over
// others.
func (p *Player) Fits(t *testing.T, what string) {
	t.Helper()
	lines := p.Marks()
	assert.NotEmpty(t, lines, what+": nothing is written")
	for i, a := range lines {
		assert.False(t, a.Cut, "%s: %q is cut", what, a.Words)
		for _, b := range lines[:i] {
			over := a.Box.Intersect(b.Box)
			if over.Dx() > slack && over.Dy() > slack*max(a.Box.Dy(), b.Box.Dy())/16 {
				assert.Fail(t, "words lie over others", "%s: %q at %v, %q at %v", what, a.Words, a.Box, b.Words, b.Box)
				break
			}
		}
	}
}

// Sizes are the screens and sizes of text, in per cent, at which all must fit.
func Sizes(each func(screen image.Point, percent int)) {
	for _, screen := range []image.Point{{X: 1280, Y: 720}, {X: 640, Y: 400}, {X: 1920, Y: 1080}} {
		for _, percent := range []int{75, 100, 150, 200} {
			each(screen, percent)
		}
	}
}

// Resize gives the player another screen and size of text.
func (p *Player) Resize(width, height, percent int) {
	style := ui.Now()
	style.Percent = percent
	ui.Use(style)
	p.screen = screenOf(width, height)
	p.Stack.Resize(width, height)
}
