// Package screentest helps to test screens: it runs a package's tests where
// pixels can be read, plays a player's hands, and compares pictures with those
// that are kept. It is for tests only.
package screentest

import (
	"errors"
	"flag"
	"fmt"
	"image"
	"image/png"
	"os"
	"path/filepath"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"pitchdark/scenes"
	"pitchdark/scenes/ui"
)

var exact = flag.Bool("exact", false, "compare pictures to the last bit")

// runner runs the tests inside the first update: pixels can be read only once
// the game runs. There is one RunGame a process.
type runner struct {
	m    *testing.M
	code int
}

func (r *runner) Update() error              { r.code = r.m.Run(); return ebiten.Termination }
func (r *runner) Draw(*ebiten.Image)         {}
func (r *runner) Layout(_, _ int) (int, int) { return 320, 240 }

// Main is what a package's TestMain calls.
func Main(m *testing.M) {
	r := &runner{m: m, code: 1}
	ebiten.SetWindowSize(320, 240)
	if err := ebiten.RunGame(r); err != nil && !errors.Is(err, ebiten.Termination) {
		fmt.Fprintln(os.Stderr, "no window for the tests:", err)
	}
	os.Exit(r.code)
}

// Player plays a stack of scenes as if it had a window.
type Player struct {
	Stack  *scenes.Stack
	Now    scenes.State // what the devices report until it is changed
	screen *ebiten.Image
	drawn  int
}

// screens are used by one test after another: making one is slow without a
// graphics card.
var screens = map[image.Point]*ebiten.Image{}

func screenOf(width, height int) *ebiten.Image {
	size := image.Pt(width, height)
	if screens[size] == nil {
		screens[size] = ebiten.NewImage(width, height)
	}
	return screens[size]
}

// NewPlayer opens a scene on a screen of a size, with text of a size in per
// cent; the style is what it was again when the test is over.
func NewPlayer(t *testing.T, first scenes.Scene, width, height, percent int) *Player {
	t.Helper()
	style := ui.Now()
	t.Cleanup(func() { ui.Use(style); ui.Fit(1280, 720) })
	style.Percent = percent
	ui.Use(style)
	p := &Player{screen: screenOf(width, height)}
	p.Stack = scenes.NewStack(scenes.NewInput(p.read, scenes.Defaults()), first)
	p.Stack.OnLayout = ui.Fit
	p.Stack.Resize(width, height)
	p.Now.X, p.Now.Y = -1, -1
	return p
}

func (p *Player) read(s *scenes.State) {
	s.Down = append(s.Down, p.Now.Down...)
	s.Typed = append(s.Typed, p.Now.Typed...)
	s.X, s.Y, s.Left, s.Right, s.Wheel = p.Now.X, p.Now.Y, p.Now.Left, p.Now.Right, p.Now.Wheel
}

// Wait lets some ticks pass and draws after each.
func (p *Player) Wait(ticks int) error {
	for range ticks {
		if err := p.Stack.Update(); err != nil {
			return err
		}
		p.Stack.Draw(p.screen)
	}
	return nil
}

// Pass lets one tick pass without drawing.
func (p *Player) Pass() error { return p.Stack.Update() }

// Draw draws once, so that what can be clicked lies where it is seen.
func (p *Player) Draw() {
	p.Stack.Draw(p.screen)
	if p.drawn++; p.drawn%flush == 0 && long {
		p.screen.At(0, 0) // no frame ends in a test: a look at a pixel has what was drawn carried out, lest it pile up
	}
}

// flush is after how many drawings they are carried out, which takes its time:
// only where many games are played, and the memory of it all would not do.
const flush = 64

var long = os.Getenv("SCREEN") == "long"

// Press presses keys that type nothing, or buttons of a pad, one after
// another.
func (p *Player) Press(keys ...scenes.Key) error {
	for _, k := range keys {
		p.Now.Down = []scenes.Key{k}
		err := p.Wait(1)
		p.Now.Down = nil
		if err != nil {
			return err
		}
		if err := p.Wait(1); err != nil {
			return err
		}
	}
	return nil
}

// Type types words, a character a tick.
func (p *Player) Type(words string) error {
	for _, r := range words {
		p.Now.Typed = []rune{r}
		err := p.Wait(1)
		p.Now.Typed = nil
		if err != nil {
			return err
		}
	}
	return nil
}

// Point moves the mouse.
func (p *Player) Point(at image.Point) error {
	p.Now.X, p.Now.Y = at.X, at.Y
	return p.Wait(1)
}

// Click moves the mouse and clicks.
func (p *Player) Click(at image.Point) error {
	if err := p.Point(at); err != nil {
		return err
	}
	p.Now.Left = true
	err := p.Wait(1)
	p.Now.Left = false
	if err != nil {
		return err
	}
	return p.Wait(1)
}

// Shot is the picture that the screen shows.
func (p *Player) Shot() *image.RGBA {
	p.screen.Clear()
	p.Stack.Draw(p.screen)
	m := image.NewRGBA(p.screen.Bounds())
	p.screen.ReadPixels(m.Pix)
	for i := 3; i < len(m.Pix); i += 4 {
		m.Pix[i] = 0xff
	}
	return m
}

// Golden compares a picture with testdata/NAME.png, which update writes anew.
// Drivers round differently: a channel may be off by 12, and a pixel in fifty
// by more, unless -exact is given.
func Golden(t *testing.T, name string, got *image.RGBA, update bool) {
	t.Helper()
	path := filepath.Join("testdata", name+".png")
	if update {
		save(t, path, got)
	}
	f, err := os.Open(path)
	require.NoError(t, err)
	defer f.Close()
	kept, err := png.Decode(f)
	require.NoError(t, err)
	require.Equal(t, kept.Bounds(), got.Bounds())
	most, allowed := 12, len(got.Pix)/4/50
	if *exact {
		most, allowed = 0, 0
	}
	if off := differ(kept, got, most); off > allowed {
		other := filepath.Join(os.TempDir(), "pitchdark-"+name+".png")
		save(t, other, got)
		assert.Fail(t, "another picture", "%s: %d pixels differ; the new one is %s", name, off, other)
	}
}

// differ counts the pixels of which a channel is off by more than most.
func differ(a, b image.Image, most int) int {
	off, box := 0, a.Bounds()
	for y := box.Min.Y; y < box.Max.Y; y++ {
		for x := box.Min.X; x < box.Max.X; x++ {
			r, g, u, _ := a.At(x, y).RGBA()
			r2, g2, u2, _ := b.At(x, y).RGBA()
			if apart(r, r2) > most || apart(g, g2) > most || apart(u, u2) > most {
				off++
			}
		}
	}
	return off
}

func apart(a, b uint32) int {
	d := int(a>>8) - int(b>>8)
	return max(d, -d)
}

func save(t *testing.T, path string, m image.Image) {
	t.Helper()
	require.NoError(t, os.MkdirAll(filepath.Dir(path), 0o755))
	f, err := os.Create(path)
	require.NoError(t, err)
	require.NoError(t, png.Encode(f, m))
	require.NoError(t, f.Close())
}
