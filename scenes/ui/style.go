// Package ui is what all screens share: the look of ink and ember, words that
// never leave their boxes, panels, buttons, lists, meters and tooltips. It
// decides how things look and which of them is chosen, never what a choice
// does, and it knows no rules.
//
// There is one window, so there is one style: Use and Fit set it for all that
// is measured and drawn afterwards.
package ui

import (
	"image/color"

	"pitchdark/assets"
)

// The bounds of the size of text, in per cent.
const (
	SmallestText = 75
	LargestText  = 200
	TextStep     = 25
)

// Style is how a player wants the screens to look.
type Style struct {
	Percent  int  // size of text, SmallestText…LargestText; 0 is 100
	Contrast bool // brighter words on blacker ground
	Still    bool // reduced motion: nothing flickers or shakes
	Speed    int  // of animation, in per cent; 0 is 100
}

var (
	current = Style{Percent: 100, Speed: 100}
	unit    = 1.0 // screen pixels to a pixel of the design, 1280×720
)

// Use takes a style from now on; its size of text is brought within bounds.
func Use(s Style) {
	if s.Percent == 0 {
		s.Percent = 100
	}
	if s.Speed == 0 {
		s.Speed = 100
	}
	s.Percent = min(max(s.Percent, SmallestText), LargestText)
	current = s
}

// Now is the style in use.
func Now() Style { return current }

// Fit sets the screen's size in pixels. Things grow with it, half as fast as
// the screen does.
func Fit(width, height int) {
	k := min(float64(width)/1280, float64(height)/720)
	unit = max(1+(k-1)/2, 0.6)
}

// Px turns a length of the design, drawn for 1280×720, into screen pixels. The
// size of text does not count.
func Px(n int) int { return int(float64(n)*unit + 0.5) }

// textPx is a size of text in whole screen pixels.
func textPx(size int) int {
	return max(int(float64(size*current.Percent)*unit/100+0.5), 6)
}

// Role is what a colour is for.
type Role uint8

// The roles.
const (
	Ground  Role = iota // behind everything
	Face                // of panels
	Raised              // of buttons and of a row under the mouse
	Chosen              // behind the chosen row
	Edge                // around panels
	Words               // to be read
	Faint               // to be read second
	Off                 // what cannot be done
	Ember               // titles, keys, what is chosen
	Flame               // the brightest
	Cold                // of low light and of sounds
	Bad                 // wounds, alarms
	Good                // friends, health
	Nothing             // clear
)

var plain = [...]int{
	Ground: assets.Void, Face: assets.Inky, Raised: assets.Dusk, Chosen: assets.Plum, Edge: assets.Shale,
	Words: assets.Parchment, Faint: assets.Ash, Off: assets.Stone, Ember: assets.Gold, Flame: assets.PaleFlame,
	Cold: assets.Moon, Bad: assets.Alarm, Good: assets.Friend,
}

var contrasting = [...]int{
	Ground: assets.Void, Face: assets.Void, Raised: assets.Plum, Chosen: assets.Slate, Edge: assets.Ash,
	Words: assets.PaleFlame, Faint: assets.Bone, Off: assets.Ash, Ember: assets.FlameInk, Flame: assets.PaleFlame,
	Cold: assets.Moonlight, Bad: assets.BrightAlarm, Good: assets.BrightFriend,
}

// Ink is the colour of a role in the style in use.
func Ink(r Role) color.RGBA {
	switch {
	case r >= Nothing:
		return color.RGBA{}
	case current.Contrast:
		return assets.Colour(contrasting[r])
	}
	return assets.Colour(plain[r])
}
