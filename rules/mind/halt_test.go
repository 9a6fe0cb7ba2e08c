package mind_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"pitchdark/rules"
	"pitchdark/rules/mind"
)

// Whatever is new, hurts or fails breaks off what goes on at length; what one's
// own party does does not [DK-HST-05].
func TestHalts(t *testing.T) {
	const me, wren, goblin = rules.Handle(1), rules.Handle(2), rules.FirstMet
	sound := func(kind rules.SoundKind) *rules.Sound { return &rules.Sound{Kind: kind} }
	v := &rules.View{Hero: rules.Sheet{Handle: me}}
	for _, row := range []struct {
		why   string
		event rules.Event
		halts bool
	}{
		{"a foe comes into sight", rules.Event{Kind: rules.Saw, Who: me, Other: goblin}, true},
		{"a companion comes into sight", rules.Event{Kind: rules.Saw, Who: me, Other: wren}, false},
		{"somebody is at hand", rules.Event{Kind: rules.Met, Who: me, Other: goblin}, true},
		{"a companion is at hand", rules.Event{Kind: rules.Met, Who: me, Other: wren}, false},
		{"a sound", rules.Event{Kind: rules.Heard, Who: me, Sound: sound(rules.SoundStep)}, true},
		{"the wind", rules.Event{Kind: rules.Heard, Who: me, Sound: sound(rules.SoundWind)}, false},
		{"a companion calls", rules.Event{Kind: rules.Spoke, Who: wren, Thing: "call"}, true},
		{"a companion speaks", rules.Event{Kind: rules.Spoke, Who: wren, Thing: "speech"}, false},
		{"one calls oneself", rules.Event{Kind: rules.Spoke, Who: me, Thing: "call"}, false},
		{"a stranger speaks", rules.Event{Kind: rules.Spoke, Who: goblin, Thing: "speech"}, true},
		{"a blow", rules.Event{Kind: rules.Struck, Who: goblin, Other: me}, true},
		{"a blow out of the dark", rules.Event{Kind: rules.Missed, Other: wren}, true},
		{"one bumps", rules.Event{Kind: rules.Bumped, Who: me}, true},
		{"a companion bumps", rules.Event{Kind: rules.Bumped, Who: wren}, false},
		{"a light gutters", rules.Event{Kind: rules.LightGutter, Who: me}, true},
		{"a light goes out", rules.Event{Kind: rules.LightOut}, true},
		{"one goes blind", rules.Event{Kind: rules.Blinded, Who: me}, true},
		{"a companion goes blind", rules.Event{Kind: rules.Blinded, Who: wren}, false},
		{"the words of a room", rules.Event{Kind: rules.Noted, Who: me}, true},
		{"another level", rules.Event{Kind: rules.Entered, Who: me}, true},
		{"a companion is in the way", rules.Event{Kind: rules.Blocked, Who: me, Other: wren}, false},
		{"somebody is in the way", rules.Event{Kind: rules.Blocked, Who: me, Other: goblin}, true},
		{"one walks", rules.Event{Kind: rules.Moved, Who: me}, false},
		{"a companion walks", rules.Event{Kind: rules.Moved, Who: wren}, false},
		{"somebody else walks", rules.Event{Kind: rules.Moved, Who: goblin}, true},
		{"a companion opens a door", rules.Event{Kind: rules.DoorMoved, Who: wren}, false},
		{"a door moves by itself", rules.Event{Kind: rules.DoorMoved}, true},
		{"a round begins", rules.Event{Kind: rules.Began}, false},
		{"one loses sight of somebody", rules.Event{Kind: rules.LostSight, Who: me, Other: goblin}, false},
	} {
		assert.Equal(t, row.halts, mind.Halts(v, &row.event), row.why)
	}
}
