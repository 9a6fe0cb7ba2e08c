package purple

import (
	"pitchdark/rules"
	"pitchdark/rules/internal/blind"
	"pitchdark/rules/internal/world"
)

// The deeds of exploring.
const (
	ChangePace rules.ActionID = "pace"
	LookOver   rules.ActionID = "look over"
	JamTrap    rules.ActionID = "jam"
	ClimbOut   rules.ActionID = "climb out"
)

// PaceChanged tells that the heroes go another pace from now on (Text).
const PaceChanged rules.Kind = "purple.pace"

const (
	conditionCautious = "going cautiously" // N is what is left over of its Stride
	taskLooks         = "looking where you go"
	taskSearches      = "searching the square"
	taskJams          = "jamming the trap"
)

// exploreActions are the rows of exploring.
func (s *System) exploreActions() []world.Action {
	row := func(id rules.ActionID, title, key string, when moment, rule rules.RuleID, offer func(*world.World, *world.Actor) world.Offering, do func(*world.Turn, *world.Actor, *world.Deed)) world.Action {
		return s.timed(world.Action{ID: id, Phase: rules.PhaseTurn, Title: title, Key: key, Senses: rules.Touch, Rule: rule, Heroes: true, Offer: offer, Do: do}, when)
	}
	pace := row(ChangePace, "Go cautiously", "", inMovement|inMelee|free, "PH-EXP-01", offerPace, doPace)
	look := row(LookOver, "Search the square for traps", "Z", inMelee, "PH-EXP-03", offerLookOver, doLookOver)
	look.Rounds, look.Gives = Turn, "you look over your tile and the eight about it"
	jam := row(JamTrap, "Jam a trap", "", inMelee, "PH-TRP-05", offerJam, doJam)
	jam.Rounds, jam.Gives = Turn, "a trap that you know of acts no more, if your hand is steady"
	climb := row(ClimbOut, "Climb out of the pit", "", inMovement|free, "PH-CLB-01", offerClimbOut, doClimbOut)
	climb.Heroes = false
	return []world.Action{pace, look, jam, climb}
}

// paceOf is how a hero goes outside a fight; never cautiously without sight
// [PH-EXP-01, PH-DRK-31].
func paceOf(a *world.Actor) Pace {
	if a.Is(conditionCautious) != nil && a.Senses.Blind == rules.Sighted {
		return Cautious
	}
	return Brisk
}

func offerPace(w *world.World, a *world.Actor) world.Offering {
	o := offerQuiet(w, a)
	if a.Is(conditionCautious) != nil {
		o.Title = "Go briskly"
	}
	return o
}

// doPace changes the pace of the whole party, which goes together [PH-EXP-01].
func doPace(t *world.Turn, a *world.Actor, _ *world.Deed) {
	how := "cautiously"
	if a.Is(conditionCautious) != nil {
		how = "briskly"
	}
	for _, b := range t.W.Actors {
		if b.Slot == 0 || !b.In() {
			continue
		}
		lapse(b, conditionCautious)
		if how == "cautiously" {
			b.Conditions = append(b.Conditions, world.Condition{Kind: conditionCautious, By: world.Nobody})
		}
	}
	t.Tell(a, rules.Event{Kind: PaceChanged, Text: how, Rules: []rules.RuleID{"PH-EXP-01", "PH-EXP-02"}})
}

// stride lets the time pass that a cautious walk of the slot took besides its
// own round: so many tiles as the slowest of the party has of speed in a third
// of a turn [PH-EXP-01].
func (s *System) stride(w *world.World, a *world.Actor, tiles int) {
	c := a.Is(conditionCautious)
	if c == nil || tiles == 0 || paceOf(a) != Cautious || a.Task != "" || !able(a) {
		return
	}
	var speeds []int
	for _, b := range w.Actors {
		if b.Slot > 0 && b.In() && able(b) {
			speeds = append(speeds, speed(w, b))
		}
	}
	kept := Stride(c.N)
	rounds := kept.Walk(Cautious, tiles, Slowest(speeds))
	c.N = int(kept)
	if rounds > 1 {
		blind.Begin(w, a, taskLooks, rounds-1)
	}
}
