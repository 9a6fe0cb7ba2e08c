package purple

import (
	"fmt"

	"pitchdark/rules"
	"pitchdark/rules/dice"
)

// Handiwork is something that one may try while Blind [PH-DRK-16].
type Handiwork uint8

// The works.
const (
	FindingTraps Handiwork = iota
	NoticingInPassing
	ExaminingBySight
	FeelingForDoors
	PickingByFeel
	Probing
	Spiking
	LiftingBars
	PullingLevers // that one stands at
	works
)

// byTouch is which works need no sight, and the levels that they are harder.
var byTouch = [works]struct {
	possible bool
	harder   int
}{
	FeelingForDoors: {possible: true, harder: 1}, PickingByFeel: {possible: true, harder: 1},
	Probing: {possible: true}, Spiking: {possible: true}, LiftingBars: {possible: true}, PullingLevers: {possible: true},
}

// ByTouch reports whether a Blind one can do it at all, and by how many levels
// it is harder [PH-DRK-16].
func (h Handiwork) ByTouch() (possible bool, harder int) {
	return byTouch[h].possible, byTouch[h].harder
}

// Deed is something that makes a noise [PH-DRK-18].
type Deed struct {
	Name string
	Loud int
}

// noisy is the loudness from which a party outside a fight is noisy.
const noisy = 20

// loudnessTable is how loud deeds are [PH-DRK-18].
var loudnessTable = []Deed{
	{"sneaking", 0},
	{"cautious walk", 1},
	{"dying", 2},
	{"brisk walk", 3},
	{"walk in heavy armour", 5},
	{"door", 8},
	{"gear dropped", 10},
	{"speech", 10},
	{"attack", 15},
	{"door forced", noisy},
	{"spike hammered", noisy},
	{"wall bump", noisy},
	{"wall bump in heavy armour", 25},
	{"battering", 25},
	{"call", 25},
	{"bells", 30},
	{"thunder", 40},
}

// Deeds is how loud deeds are, softest first.
func Deeds() []Deed { return append([]Deed(nil), loudnessTable...) }

// Loudness is that of a deed by its name; false if there is none.
func Loudness(name string) (int, bool) {
	for _, d := range loudnessTable {
		if d.Name == name {
			return d.Loud, true
		}
	}
	return 0, false
}

// IsNoisy reports whether a noise outside a fight makes the party noisy for
// the next check of encounters [PH-RND-03, PH-DRK-18].
func IsNoisy(loudness int, fighting bool) bool { return loudness >= noisy && !fighting }

// StairsDice is the damage of stairs down that a Blind one walks into. Off any
// other edge it falls the real depth: see Fall; a shut door is a wall to it
// [PH-DRK-30].
func StairsDice() dice.Dice { return cast(1, 6) }

// Ahead is what a Blind one may walk into [PH-DRK-30].
type Ahead uint8

// What may lie ahead.
const (
	WallAhead Ahead = iota
	DoorAhead
	EdgeAhead
	StairsAhead
	TriggerAhead
)

// Felt reports whether feeling ahead, one tile with an action of touch, finds
// it without harm: not the trigger of a trap [PH-DRK-30].
func (a Ahead) Felt() bool { return a != TriggerAhead }

// Radii is whose radii the flames have [PH-DRK-33].
type Radii string

// The radii.
const (
	HostRadii Radii = "host"
	CoreRadii Radii = "core"
)

// WearMode is how things wear [PH-DRK-33, PH-WTR-09].
type WearMode string

// The ways.
const (
	WearSteps  WearMode = "steps"
	WearSimple WearMode = "simple"
)

// Options are what a campaign has chosen. They are part of what tells one
// campaign's games from another's [PH-DRK-33].
type Options struct {
	Light          Radii    `json:"light"`
	Wear           WearMode `json:"wear"`
	DepthXP        bool     `json:"depthXP"`        // [PH-XPL-03]
	ReactionOffers bool     `json:"reactionOffers"` // of followers
}

// DefaultOptions are those of a campaign that chose nothing [PH-DRK-33].
func DefaultOptions() Options {
	return Options{Light: HostRadii, Wear: WearSteps, DepthXP: true, ReactionOffers: true}
}

// Check refuses values that there are not.
func (o Options) Check() *rules.Refusal {
	switch {
	case o.Light != HostRadii && o.Light != CoreRadii:
		return refuse("PH-DRK-33", "light is host or core.")
	case o.Wear != WearSteps && o.Wear != WearSimple:
		return refuse("PH-DRK-33", "wear is steps or simple.")
	}
	return nil
}

// String is the options in one line, the same for the same options only: it
// goes into a campaign's digest.
func (o Options) String() string {
	return fmt.Sprintf("light=%s wear=%s depthXP=%s reactionOffers=%s", o.Light, o.Wear, onOff(o.DepthXP), onOff(o.ReactionOffers))
}

func onOff(on bool) string {
	if on {
		return "on"
	}
	return "off"
}

// MaySet refuses other options once a campaign has begun [PH-DRK-33].
func (o Options) MaySet(to Options, begun bool) *rules.Refusal {
	if begun && o != to {
		return refuse("PH-DRK-33", "Set when the campaign began.")
	}
	return to.Check()
}
