// Package stage turns a view into a scene: for every tile which drawings lie
// on it and how it is lit and known, and where every figure, thing, flame and
// chalk stroke is. It reads nothing but the view, decides no rule and draws
// nothing.
package stage

import (
	"pitchdark/rules"
	"pitchdark/sprites/cue"
)

// Stage builds scenes; it keeps its buffers from one to the next. The zero
// value is ready.
type Stage struct {
	scene cue.Scene
}

// Set builds the scene of a view. It is valid until the next call.
func (s *Stage) Set(v *rules.View) *cue.Scene {
	s.scene.Level = v.Level
	return &s.scene
}
