// Package scenes holds what every screen of the window stands on: the Scene
// itself, the Stack of scenes that the window shows, and the Input that turns
// keys, mouse and pad into intents. It decides when a screen comes and goes,
// never what happens in the game, and draws nothing.
package scenes

import "github.com/hajimehoshi/ebiten/v2"

// Scene is one screen of the window.
type Scene interface {
	// Update lets one tick of 1/60 s pass and says where to go.
	Update(in *Input) Transition
	// Draw paints the scene over the whole screen, whose pixels are the window's.
	Draw(screen *ebiten.Image)
}

// Closer is a scene that has something to put away when it is left for good.
type Closer interface{ Close() }

// Resumer is a scene that wants to know when the one above it has gone.
type Resumer interface{ Resume() }

// Move is what a transition does to the stack.
type Move uint8

// The moves.
const (
	MoveNone Move = iota
	MovePush
	MovePop
	MoveReplace
	MoveQuit
)

// Transition is what a scene wants after an update; the zero one is to stay.
type Transition struct {
	Move Move
	To   Scene // of a push or a replacement
}

// Stay goes nowhere.
func Stay() Transition { return Transition{} }

// Push lays a scene over this one.
func Push(s Scene) Transition { return Transition{MovePush, s} }

// Pop leaves this scene for the one below it; leaving the last one quits.
func Pop() Transition { return Transition{Move: MovePop} }

// Replace leaves this scene for another in its place.
func Replace(s Scene) Transition { return Transition{MoveReplace, s} }

// Quit ends the program.
func Quit() Transition { return Transition{Move: MoveQuit} }
