package tell

import (
	"slices"

	"pitchdark/rules"
)

// sentences has a row for every kind of event that is worth a line.
var sentences = map[rules.Kind]func(*voice) string{
	rules.Moved:          moved,
	rules.Declared:       declared,
	rules.Bumped:         bumped,
	rules.FeltAbout:      feltAbout,
	rules.Stumbled:       stumbled,
	rules.Met:            met,
	rules.LostTouch:      lostTouch,
	rules.Recognised:     recognised,
	rules.WasTouched:     wasTouched,
	rules.Crossed:        crossed,
	rules.Answered:       answered,
	rules.Spoke:          spoke,
	rules.Struck:         struck,
	rules.Missed:         missed,
	rules.StruckEmpty:    struckEmpty,
	rules.Heard:          heard,
	rules.Blinded:        blinded,
	rules.SeesAgain:      seesAgain,
	rules.LightLit:       lightLit,
	rules.LightOut:       lightOut,
	rules.LightGutter:    lightGutter,
	rules.LightMoved:     lightMoved,
	rules.Shuttered:      shuttered,
	rules.DouseTried:     douseTried,
	rules.CameToLight:    cameToLight,
	rules.StoppedInLight: stoppedInLight,
	rules.Hid:            hid,
	rules.Found:          found,
	rules.Contested:      contested,
	rules.DoorMoved:      doorMoved,
	rules.Took:           took,
	rules.Dropped:        dropped,
	rules.Readied:        readied,
	rules.Loaded:         loaded,
	rules.Used:           used,
	rules.Downed:         downed,
	rules.Sank:           sank,
	rules.Died:           died,
	rules.Woke:           woke,
	rules.Rested:         rested,
	rules.Waited:         waited,
	rules.Blocked:        blocked,
	rules.Stopped:        stopped,
	rules.Saw:            saw,
	rules.LostSight:      lostSight,
	rules.Gust:           gust,
	rules.Entered:        entered,
	rules.Grew:           grew,
	rules.Left:           left,
	rules.Awakened:       awakened,
	rules.Ended:          ended,
	rules.Staged:         staged,
	rules.Noted:          noted,
}

// silent are the kinds that have no line of their own: a facing is told by the
// directions of what follows, a round by what happens in it.
var silent = []rules.Kind{rules.Turned, rules.Began}

// Knows reports whether the darkness itself has events of a kind; a system's own
// kinds are not among them.
func Knows(k rules.Kind) bool {
	_, told := sentences[k]
	return told || slices.Contains(silent, k)
}
