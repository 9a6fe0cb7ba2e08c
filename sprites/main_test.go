package sprites

import (
	"errors"
	"fmt"
	"os"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// runner runs the tests inside the first update: pixels can be read only once
// the game runs. One RunGame a process.
type runner struct {
	m    *testing.M
	code int
}

func (r *runner) Update() error              { r.code = r.m.Run(); return ebiten.Termination }
func (r *runner) Draw(*ebiten.Image)         {}
func (r *runner) Layout(_, _ int) (int, int) { return 320, 240 }

func TestMain(m *testing.M) {
	r := &runner{m: m, code: 1}
	ebiten.SetWindowSize(320, 240)
	if err := ebiten.RunGame(r); err != nil && !errors.Is(err, ebiten.Termination) {
		fmt.Fprintln(os.Stderr, "sprites:", err)
	}
	os.Exit(r.code)
}
