package purple

import "pitchdark/rules"

// The thresholds of surprise, faces of a d12 [PH-CMB-02, PH-DRK-20].
const (
	surpriseThreshold = 4
	keenThreshold     = 3
	fieldThreshold    = 2
	highestThreshold  = 11
	sneakedUpon       = 2
	inDarkness        = 2
)

// Warned is what keeps a side from being surprised at the first contact
// [PH-CMB-01].
type Warned struct {
	SawLight bool // of the others [PH-DRK-13]
	Heard    bool // a sound that was near or clear
	Alerted  bool // by a door that somebody failed to force
	Lurking  bool // it lies in ambush
	Sneaking bool // it came on unheard
	Watching bool // it stands in the dark and watches others in the light [PH-DRK-20]
	Drew     bool // the others' noise drew it
}

// Exempt reports whether the side makes no roll [PH-CMB-01].
func (w Warned) Exempt() bool { return w != Warned{} }

// Guardedness is what somebody's threshold of surprise hangs on.
type Guardedness struct {
	Base        int  // 4, or what the others' nature makes it (Surprises)
	Perception  int  // the modifier
	Fieldcraft  bool // in its own terrain
	SneakedUpon bool // the others came on unheard or lie in ambush
	Blind       bool
}

// Threshold is the face of the side's d12 up to which this member is surprised:
// 4, or 2 for Fieldcraft, less the Perception modifier; 2 more each when the
// others sneak and when it is Blind; from 1 to 11 [PH-CMB-01, PH-CMB-02,
// PH-DRK-13, PH-DRK-20].
func (g Guardedness) Threshold() int {
	n := max(g.Base, surpriseThreshold)
	if g.Fieldcraft {
		n += fieldThreshold - surpriseThreshold
	}
	n += given(g.SneakedUpon, sneakedUpon) + given(g.Blind, inDarkness) - g.Perception
	return min(max(n, 1), highestThreshold)
}

// SurprisedBy reports whether the side's d12 surprises this member.
func (g Guardedness) SurprisedBy(face int) bool { return Within(face, g.Threshold()) }

// MayActSurprised refuses any deed of the surprised, for the one round that it
// lasts [PH-CMB-03].
func MayActSurprised(surprised bool) *rules.Refusal {
	if surprised {
		return refuse("PH-CMB-03", "You are surprised.")
	}
	return nil
}

// Stalled reports whether the round of surprise passes with nothing done: both
// sides are surprised to the last [PH-CMB-03].
func Stalled(here, there bool) bool { return here && there }
