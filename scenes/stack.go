package scenes

import (
	"fmt"
	"math"
	"runtime/debug"

	"github.com/hajimehoshi/ebiten/v2"
)

// Crash is a panic of a scene, with the stack where it began.
type Crash struct {
	Value any
	Stack []byte
}

// Error is the panic's value in words.
func (c *Crash) Error() string { return fmt.Sprint(c.Value) }

// Stack is the scenes of the window, the last on top, as an ebiten.Game. Only
// the top one is updated and drawn. A panic in a scene ends the game with a
// *Crash as its error, after every scene was closed.
type Stack struct {
	Input    *Input
	OnLayout func(width, height int) // told when the window's size changes; may be nil
	Before   func(in *Input)         // sees the input of each tick before the scene does; may be nil
	scenes   []Scene
	width    int
	height   int
	crash    *Crash
}

// NewStack shows a scene, or the last of those above it.
func NewStack(in *Input, first Scene, above ...Scene) *Stack {
	return &Stack{Input: in, scenes: append([]Scene{first}, above...)}
}

// Top is the scene that is shown, nil when all are gone.
func (s *Stack) Top() Scene {
	if len(s.scenes) == 0 {
		return nil
	}
	return s.scenes[len(s.scenes)-1]
}

// Update reads the input and lets the top scene pass a tick. It returns
// ebiten.Termination when the last scene is gone or the window is being closed,
// and a *Crash after a panic.
func (s *Stack) Update() error {
	if ebiten.IsWindowBeingClosed() {
		s.Close()
	}
	s.Input.read(s.width, s.height)
	if s.crash == nil && s.Top() != nil {
		s.tick()
	}
	if s.crash != nil {
		s.Close()
		return s.crash
	}
	if s.Top() == nil {
		return ebiten.Termination
	}
	return nil
}

func (s *Stack) tick() {
	defer s.caught()
	if s.Before != nil {
		s.Before(s.Input)
	}
	s.follow(s.Top().Update(s.Input))
}

func (s *Stack) follow(t Transition) {
	switch t.Move {
	case MovePush:
		s.scenes = append(s.scenes, t.To)
	case MoveReplace:
		s.drop()
		s.scenes = append(s.scenes, t.To)
	case MovePop:
		s.drop()
		if r, ok := s.Top().(Resumer); ok {
			r.Resume()
		}
	case MoveQuit:
		s.Close()
	case MoveNone:
		return
	}
	s.Input.Forget()
}

func (s *Stack) drop() {
	top := s.Top()
	s.scenes = s.scenes[:len(s.scenes)-1]
	if c, ok := top.(Closer); ok {
		c.Close()
	}
}

// Close leaves every scene, the top one first. One that panics while it closes
// does not keep the others open.
func (s *Stack) Close() {
	for len(s.scenes) > 0 {
		s.dropCaught()
	}
}

func (s *Stack) dropCaught() {
	defer s.caught()
	s.drop()
}

// caught keeps the first panic.
func (s *Stack) caught() {
	if v := recover(); v != nil && s.crash == nil {
		s.crash = &Crash{Value: v, Stack: debug.Stack()}
	}
}

// Draw paints the top scene.
func (s *Stack) Draw(screen *ebiten.Image) {
	defer s.caught()
	if top := s.Top(); top != nil && s.crash == nil {
		top.Draw(screen)
	}
}

// Layout is never asked for: LayoutF is. It gives the window's own size.
func (s *Stack) Layout(width, height int) (int, int) { return width, height }

// LayoutF makes the screen's pixels the monitor's, so that text is sharp.
func (s *Stack) LayoutF(width, height float64) (float64, float64) {
	k := ebiten.Monitor().DeviceScaleFactor()
	w, h := math.Ceil(width*k), math.Ceil(height*k)
	s.Resize(int(w), int(h))
	return w, h
}

// Resize tells the stack how large the screen is, in pixels.
func (s *Stack) Resize(width, height int) {
	if width == s.width && height == s.height {
		return
	}
	s.width, s.height = width, height
	if s.OnLayout != nil {
		s.OnLayout(width, height)
	}
}
