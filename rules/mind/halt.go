package mind

import "pitchdark/rules"

// Halts reports whether an event that the hero of a view perceived ends
// whatever it does at length [DK-HST-05]: anybody new in sight or at hand, a
// sound that none of its own makes, a blow, a light that fails, the words of a
// room. What its own companions do in plain sight does not.
func Halts(v *rules.View, e *rules.Event) bool {
	hero := v.Hero.Handle
	mine := e.Who == hero
	switch e.Kind {
	case rules.Saw, rules.Met:
		return !e.Other.Own()
	case rules.Heard:
		return e.Sound == nil || e.Sound.Kind != rules.SoundWind
	case rules.Spoke:
		return !mine && (!e.Who.Own() || e.Thing == "call")
	case rules.Bumped, rules.Stopped, rules.Woke, rules.Found, rules.CameToLight, rules.Contested:
		return mine || e.Other == hero || e.Kind != rules.Bumped && !e.Who.Own()
	case rules.Blocked:
		return mine && !e.Other.Own()
	case rules.WasTouched, rules.Crossed:
		return mine || e.Other == hero
	case rules.Struck, rules.Missed, rules.StruckEmpty, rules.Downed, rules.Died, rules.Stumbled,
		rules.LightOut, rules.LightGutter, rules.Noted, rules.Ended:
		return true
	case rules.Blinded, rules.SeesAgain, rules.Entered, rules.Grew:
		return mine
	case rules.Moved, rules.DoorMoved, rules.LightLit, rules.LightMoved, rules.DouseTried, rules.Shuttered, rules.Declared:
		return !e.Who.Own()
	}
	return false
}
