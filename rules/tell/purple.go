package tell

import (
	"fmt"

	"pitchdark/rules"
)

// ofPurple has a row for every kind of event that only Purple Hack has and that
// is worth a line.
var ofPurple = map[rules.Kind]func(*voice) string{
	"purple.phase":      phaseBegan,
	"purple.initiative": initiativeRolled,
	"purple.declared":   stanceDeclared,
	"purple.moves":      breaksOff,
	"purple.surprise":   surprised,
	"purple.condition":  conditionSet,
	"purple.aid":        aided,
	"purple.afflicted":  afflicted,
	"purple.routed":     func(v *voice) string { return v.does("lose", "loses") + " heart" },
	"purple.intercept":  drawnOff,
	"purple.grapple":    wrestled,
	"purple.stray":      func(v *voice) string { return v.whose() + " shot goes astray, at " + v.other() },
	"purple.behaves":    behaves,
	"purple.parley":     parleyed,
	"purple.gift":       gave,
	"purple.yielded":    func(v *voice) string { return v.does("give up", "gives up") },
}

// phaseBegan tells a round by its first phase only: of the others, what happens
// in them tells.
func phaseBegan(v *voice) string {
	if v.Text != "Declarations" {
		return ""
	}
	return fmt.Sprintf("round %d begins with what each declares", v.Amount+1)
}

func initiativeRolled(v *voice) string {
	if v.Text == "" {
		return ""
	}
	return v.Text + " " + movesFirst(v.Text)
}

func movesFirst(side string) string {
	if side == "the others" {
		return "move first"
	}
	return "moves first"
}

func stanceDeclared(v *voice) string {
	switch v.Thing {
	case "offensive":
		return v.does("go", "goes") + " on the offensive"
	case "defensive":
		return v.does("keep", "keeps") + " on the defensive"
	case "dash":
		return v.does("mean", "means") + " to be quicker than the rest"
	case "guard":
		return v.does("stand", "stands") + " guard"
	}
	return ""
}

func breaksOff(v *voice) string {
	switch v.Thing {
	case "run":
		return v.does("run", "runs")
	case "withdraw":
		return v.does("fall back", "falls back") + ", fighting"
	case "flee":
		return v.does("turn and flee", "turns and flees")
	case "charge":
		return v.does("charge", "charges")
	case "set":
		return v.does("brace", "braces") + " against a charge"
	}
	return ""
}

func drawnOff(v *voice) string {
	return v.does("step", "steps") + " in the way of " + v.other()
}

func wrestled(v *voice) string {
	switch v.Thing {
	case "got hold":
		return v.does("lay", "lays") + " hands on " + v.other()
	case "missed":
		return v.does("grasp", "grasps") + " at " + v.other() + " in vain"
	case "holds":
		return v.does("hold", "holds") + " " + v.other() + " fast"
	case "struggles":
		return v.does("struggle", "struggles") + " with " + v.other()
	case "thrown":
		return v.does("are", "is") + " thrown off by " + v.other() + " and stunned"
	case "free":
		return v.does("break", "breaks") + " free"
	case "held on":
		return v.does("try", "tries") + " in vain to break free"
	case "let go":
		return v.does("let", "lets") + " go of " + v.other()
	case "drags":
		return v.does("drag", "drags") + " " + v.other() + " off"
	}
	return ""
}

func behaves(v *voice) string {
	switch v.Thing {
	case "attacks":
		return v.does("attack", "attacks")
	case "threatens":
		return v.does("bar", "bars") + " the way and " + v.pick("threaten", "threatens")
	case "waits":
		return v.does("wait", "waits") + " to see what you want"
	case "lets pass":
		return v.does("let", "lets") + " you pass"
	case "helps":
		return v.does("mean", "means") + " you well"
	}
	return ""
}

func parleyed(v *voice) string {
	switch {
	case v.Amount == 0:
		return v.does("speak", "speaks") + ", and " + v.other() + " does not understand"
	case v.Text != "":
		return v.other() + " tells " + v.pick("you", v.who()) + ": " + v.Text
	}
	return v.does("speak", "speaks") + " with " + v.other()
}

func gave(v *voice) string {
	line := v.does("give", "gives") + " " + v.other() + " a gift"
	if v.Amount == 0 {
		return line + " that does not please"
	}
	return line
}

func surprised(v *voice) string { return v.does("are", "is") + " taken by surprise" }

func conditionSet(v *voice) string {
	if v.Amount == 0 {
		return v.does("are", "is") + " no longer " + v.Thing
	}
	return v.does("are", "is") + " " + v.Thing
}

func aided(v *voice) string {
	if v.Amount == 1 {
		return v.does("stop", "stops") + " " + v.other() + " from dying"
	}
	return v.does("try", "tries") + " in vain to save " + v.other()
}

func afflicted(v *voice) string {
	what := orElse(v.Thing, "poisoned")
	if v.Amount == 0 {
		return v.does("shake", "shakes") + " off what " + v.other() + " left in the wound"
	}
	return v.does("are", "is") + " " + what + " by " + v.other()
}
