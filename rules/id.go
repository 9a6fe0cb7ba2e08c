// Package rules is the vocabulary of Pitchdark: commands that are given,
// events that follow, offers, asks and refusals, and the view that one seat
// has of the world. It holds plain data and names; it decides nothing and
// knows no screen.
//
// Whoever is named here is named by a Handle that means something to one
// observer alone, so that nothing in this package can tell a player what the
// hero has not perceived.
package rules

import "fmt"

// RuleID names a rule, as "DK-MOV-03".
type RuleID string

// ContentID names a piece of content within a system, as "core/torch".
type ContentID string

// ActionID names something that can be done, as "feel".
type ActionID string

// Handle names a creature to one observer. Handles 1…6 are the seat's own
// heroes; from FirstMet on come those met, numbered as this observer met them.
// Zero is nobody, or somebody unknown.
type Handle int

// FirstMet is the first handle that an observer gives to another creature.
const FirstMet Handle = 100

// Own reports whether the handle names a hero of the seat's own party.
func (h Handle) Own() bool { return h > 0 && h < FirstMet }

// Light is the illumination of a tile: Dark, 1…100 for Low Light n, where n is
// the distance in tiles at which a target is still identified, or Bright
// [DK-LGT-01].
type Light uint8

// The ends of the scale.
const (
	Dark   Light = 0
	Bright Light = 101
)

// String is "darkness", "low light 7" or "bright light".
func (l Light) String() string {
	switch {
	case l == Dark:
		return "darkness"
	case l >= Bright:
		return "bright light"
	}
	return fmt.Sprintf("low light %d", uint8(l))
}

// Vision is a kind of eyes [DK-VIS-01].
type Vision uint8

// The kinds of vision.
const (
	NormalVision   Vision = iota
	LowLightImmune        // any Low Light counts as Bright
	DarkVision            // Low Light and Darkness count as Bright
	Sightless             // has no eyes: Blind by nature
)

// String is the vision kind's English name.
func (v Vision) String() string {
	return name(v, "normal", "low-light immune", "dark vision", "sightless")
}

// Degree is how well one sees a tile or who stands on it [DK-VIS-01].
type Degree uint8

// The three degrees of seeing.
const (
	Unseen     Degree = iota
	Noticed           // a shape: position known, identity not
	Identified        // position and identity known
)

// String is the degree's English name.
func (d Degree) String() string { return name(d, "unseen", "noticed", "identified") }

// Blindness says whether a creature is Blind, and by what [DK-VIS-02].
type Blindness uint8

// The kinds of blindness.
const (
	Sighted      Blindness = iota
	ByDarkness             // its own tile is dark to it; it still sees lit tiles
	ByOtherCause           // an effect, or no eyes: it sees nothing
)

// String is the kind of blindness in words.
func (b Blindness) String() string {
	return name(b, "sighted", "blind in the dark", "blinded")
}

// Band is how loudly a sound came to a hearer [DK-SND-02].
type Band uint8

// The bands, loudest first.
const (
	Near Band = iota + 1
	Clear
	Faint
)

// String is the band's English name.
func (b Band) String() string { return name(b, "silent", "near", "clear", "faint") }

// Side is how an observer takes another creature [DK-HST-06].
type Side uint8

// The sides. UnknownSide is all one knows of a shape or an unknown contact.
const (
	UnknownSide Side = iota
	Friend
	Neutral
	Foe
)

// String is the side's English name.
func (s Side) String() string { return name(s, "unknown", "friend", "neutral", "foe") }

// Temper is how an NPC meets the dark [DK-NPC-04].
type Temper uint8

// The three temperaments.
const (
	Wary Temper = iota
	Bold
	Timid
)

// String is the temperament's English name.
func (t Temper) String() string { return name(t, "wary", "bold", "timid") }

// ParseTemper reads a temperament's name.
func ParseTemper(s string) (Temper, bool) {
	for t := Wary; t <= Timid; t++ {
		if t.String() == s {
			return t, true
		}
	}
	return 0, false
}

func name[T ~uint8](value T, names ...string) string {
	if int(value) < len(names) {
		return names[value]
	}
	return fmt.Sprintf("unknown (%d)", uint8(value))
}
