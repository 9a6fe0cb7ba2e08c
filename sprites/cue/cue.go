// Package cue holds the plain structs that tell the sprites what to show: the
// Scene that stands and the Cues that move it. It decides nothing, draws
// nothing and knows no rules; times are in ticks of 1/60 s.
package cue

import "fmt"

// Tile is a tile's column and row; X grows east, Y grows south.
type Tile struct{ X, Y int }

// String is "x,y".
func (t Tile) String() string { return fmt.Sprintf("%d,%d", t.X, t.Y) }

// Add returns t moved by d's step.
func (t Tile) Add(d Direction) Tile { x, y := d.Delta(); return Tile{t.X + x, t.Y + y} }

// Direction is one of eight absolute directions, clockwise from north.
type Direction uint8

// Delta is the displacement of one step, in tiles.
func (d Direction) Delta() (x, y int) {
	return [8]int{0, 1, 1, 1, 0, -1, -1, -1}[d%8], [8]int{-1, -1, 0, 1, 1, 1, 0, -1}[d%8]
}

// String is the compass abbreviation, "NE".
func (d Direction) String() string {
	return [8]string{"N", "NE", "E", "SE", "S", "SW", "W", "NW"}[d%8]
}

// Token names a puppet: the handle of whom it shows. Zero is nobody.
type Token int

// Band is how loud a sound came: 1 near, 2 clear, 3 faint.
type Band uint8

// The bands, loudest first.
const (
	Near Band = iota + 1
	Clear
	Faint
)

// String is the band's name.
func (b Band) String() string {
	if b < Near || b > Faint {
		return "silent"
	}
	return [...]string{"near", "clear", "faint"}[b-1]
}

// Tone is how a floating word is meant; each has its own colour and shape.
type Tone uint8

// The tones.
const (
	Plain Tone = iota
	Harm
	Good
	Voice
)

// String is the tone's name.
func (t Tone) String() string { return [...]string{"plain", "harm", "good", "voice"}[t%4] }

// Cue is one thing to be shown. Cues play in order: the next begins Hold ticks
// after this one began, while this one goes on until Ticks have passed.
type Cue interface {
	Ticks() int
	Hold() int
	String() string
}
