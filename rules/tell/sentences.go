package tell

import (
	"fmt"

	"pitchdark/rules"
)

// sentences has a row for every kind of event that is worth a line.
var sentences = map[rules.Kind]func(*voice) string{
	rules.Moved:       moved,
	rules.Declared:    declared,
	rules.Bumped:      bumped,
	rules.FeltAbout:   feltAbout,
	rules.Stumbled:    func(v *voice) string { return v.does("stumble", "stumbles") + " over a body" },
	rules.Met:         met,
	rules.LostTouch:   func(v *voice) string { return v.other() + " is no longer beside you" },
	rules.Recognised:  recognised,
	rules.WasTouched:  func(v *voice) string { return "a hand feels for you: " + v.other() },
	rules.Crossed:     crossed,
	rules.Answered:    answered,
	rules.Spoke:       spoke,
	rules.Struck:      struck,
	rules.Missed:      func(v *voice) string { return v.does("miss", "misses") + " " + v.other() + v.with() },
	rules.StruckEmpty: func(v *voice) string { return v.does("strike", "strikes") + " at nothing" + v.with() },
	rules.Heard:       func(v *voice) string { return Sound(*v.Sound, v.Teller.Facing, v.Blind) },
	rules.Blinded:     blinded,
	rules.SeesAgain:   func(v *voice) string { return v.does("can see again", "can see again") },
	rules.LightLit:    func(v *voice) string { return v.does("light", "lights") + " " + article(v.thing()) },
	rules.LightOut:    lightOut,
	rules.LightGutter: lightGutter,
	rules.LightMoved:  lightMoved,
	rules.Shuttered:   shuttered,
	rules.DouseTried: func(v *voice) string {
		return fmt.Sprintf("%s at the %s: %d of %d", v.does("beat", "beats"), v.thing(), v.Amount, v.Of)
	},
	rules.CameToLight:    func(v *voice) string { return v.does("come", "comes") + " into light" },
	rules.StoppedInLight: func(v *voice) string { return v.does("stop", "stops") + " in the light" },
	rules.Hid:            hid,
	rules.Found:          found,
	rules.Contested:      contested,
	rules.DoorMoved:      doorMoved,
	rules.Took:           func(v *voice) string { return v.does("take", "takes") + " " + article(v.thing()) },
	rules.Dropped:        func(v *voice) string { return v.does("drop", "drops") + " " + article(v.thing()) },
	rules.Readied:        readied,
	rules.Loaded:         func(v *voice) string { return v.does("load", "loads") + " the " + v.thing() },
	rules.Used:           used,
	rules.Downed:         func(v *voice) string { return v.does("fall", "falls") + " and " + v.choose("lie", "lies") + " still" },
	rules.Sank:           func(v *voice) string { return fmt.Sprintf("%s: %d", v.does("bleed", "bleeds"), v.Amount) },
	rules.Died:           func(v *voice) string { return v.does("die", "dies") },
	rules.Woke:           func(v *voice) string { return v.does("wake", "wakes") },
	rules.Rested:         rested,
	rules.Waited:         func(v *voice) string { return v.does("wait", "waits") },
	rules.Blocked: func(v *voice) string {
		return v.who() + " " + v.choose("are", "is") + " stopped: " + v.other() + " stands in the way"
	},
	rules.Stopped:   stopped,
	rules.Saw:       saw,
	rules.LostSight: func(v *voice) string { return "you lose sight of " + v.other() },
	rules.Gust:      func(*voice) string { return "a gust of wind" },
	rules.Entered:   func(v *voice) string { return v.does("come", "comes") + " to " + v.Text },
	rules.Grew:      func(v *voice) string { return "you have learnt something: " + v.Thing },
	rules.Left:      func(v *voice) string { return v.does("leave", "leaves") + " the dungeon" },
	rules.Ended:     ended,
	rules.Staged:    func(v *voice) string { return "the game master changes something: " + v.Thing },
	rules.Noted:     func(v *voice) string { return v.Text },
}

// silent are the kinds that have no line of their own.
var silent = []rules.Kind{rules.Turned, rules.Began}

func (v *voice) choose(me, other string) string {
	if v.me() {
		return me
	}
	return other
}

// moved tells of others' steps only; one's own are seen or counted elsewhere.
func moved(v *voice) string { return "" }

func declared(v *voice) string {
	return fmt.Sprintf("%s %s, %s", v.does("set out blind", "sets out blind"), v.toward(v.Event.Facing), plural(v.Amount, "tile"))
}

func bumped(v *voice) string {
	words := v.does("walk", "walks") + " into " + article(v.Thing)
	if v.Of > 0 {
		words += " after " + plural(v.Of, "tile")
	}
	switch {
	case v.Amount == 0:
		return words + ": no harm done"
	case v.Amount > 4:
		return fmt.Sprintf("%s, hard: %d damage", words, v.Amount)
	}
	return fmt.Sprintf("%s: %d damage", words, v.Amount)
}

func feltAbout(v *voice) string {
	switch {
	case v.Thing == "":
		return v.does("feel", "feels") + " about"
	case v.Text == "underfoot":
		return v.does("feel", "feels") + " " + something(v.Thing) + " underfoot"
	}
	return v.does("feel", "feels") + " " + something(v.Thing) + " " + v.toward(v.Event.Facing)
}

// something is a thing felt, with an article unless it has one or needs none.
func something(thing string) string {
	switch {
	case thing == "nothing" || thing == "nobody that lies there" || len(thing) > 2 && thing[:2] == "a ":
		return thing
	case thing == "rubble" || thing == "shallow water" || thing == "deep water" || thing == "heaped stone" || thing == "furniture" || thing == "thick smoke":
		return thing
	}
	return article(thing)
}

func met(v *voice) string {
	if v.Names.Other == "someone" || v.Names.Other == "" {
		return "someone is beside you"
	}
	return v.Names.Other + " is beside you"
}

func recognised(v *voice) string {
	how := map[string]string{"touch": "by touch", "voice": "by the voice", "smell": "by the smell"}[v.Thing]
	return "you know " + v.other() + " " + how
}

func crossed(v *voice) string {
	if v.me() || v.Other == v.Hero {
		name := v.other()
		if !v.me() {
			name = v.who()
		}
		return "you run into " + name + "!"
	}
	return v.who() + " runs into " + v.other()
}

func answered(v *voice) string {
	if v.Thing == "nothing" {
		return v.does("let it pass", "lets it pass")
	}
	return ""
}

func spoke(v *voice) string {
	if v.Thing == "call" {
		return v.does("call out", "calls out") + "!"
	}
	return v.does("speak", "speaks")
}

func struck(v *voice) string {
	verb, third := "hit", "hits"
	if v.Amount >= 8 {
		verb, third = "hit hard at", "hits hard at"
	}
	return fmt.Sprintf("%s %s%s: %d damage", v.does(verb, third), v.other(), v.with(), v.Amount)
}

func blinded(v *voice) string {
	if v.Thing == "darkness" {
		return "darkness closes over you: you are blind"
	}
	return "you can see nothing: you are blind"
}

func lightOut(v *voice) string {
	owner := "the " + v.thing()
	if v.Who != 0 {
		owner = v.owner() + " " + v.thing()
	}
	switch v.Text {
	case "burnt out":
		return owner + " has burnt down and dies"
	case "wind":
		return "the wind takes " + owner
	case "doused":
		return owner + " is put out"
	case "blow":
		return "the blow puts out " + owner
	case "water":
		return "the water drowns " + owner
	case "fall":
		return owner + " goes out as it falls"
	}
	return owner + " goes out"
}

func (v *voice) owner() string {
	if v.me() {
		return "your"
	}
	return v.who() + "'s"
}

func lightGutter(v *voice) string {
	if v.Who == 0 {
		return "the " + v.thing() + " is guttering"
	}
	return v.owner() + " " + v.thing() + " gutters: " + Time(v.Amount) + " left"
}

func lightMoved(v *voice) string {
	if v.From == v.At {
		return v.does("drop", "drops") + " the " + v.thing()
	}
	return v.does("throw", "throws") + " the " + v.thing() + " " + v.from(v.From, v.At)
}

func shuttered(v *voice) string {
	if v.Amount == 1 {
		return v.does("shut", "shuts") + " the " + v.thing()
	}
	return v.does("open", "opens") + " the " + v.thing()
}

func hid(v *voice) string {
	if v.Amount == 0 {
		return "you hide; nobody that you know of was watching"
	}
	return "you slip out of the sight of " + v.other()
}

func found(v *voice) string {
	if v.me() {
		return v.other() + " has made you out"
	}
	return "you find " + v.who() + " hiding"
}

func contested(v *voice) string {
	if v.Amount == 1 {
		return "you come up unheard"
	}
	return "you are noticed"
}

func doorMoved(v *voice) string {
	switch v.Text {
	case "opened", "closed", "unlocked":
		verb := map[string]string{"opened": "open", "closed": "close", "unlocked": "unlock"}[v.Text]
		return v.does(verb, verb+"s") + " the door"
	case "forced":
		return v.does("force", "forces") + " the door"
	case "held":
		return fmt.Sprintf("the door holds (%d of %d)", v.Amount, v.Of)
	case "jammed for good":
		return "the door jams for good"
	}
	return "the door is " + v.Text
}

func readied(v *voice) string {
	switch v.Text {
	case "in hand":
		return v.does("take", "takes") + " the " + v.thing() + " in hand"
	case "put on":
		return v.does("put on", "puts on") + " the " + v.thing()
	}
	return v.does("put away", "puts away") + " the " + v.thing()
}

func used(v *voice) string {
	switch v.Thing {
	case "core/bandage":
		return v.does("bandage", "bandages") + " " + v.other()
	case "core/oil":
		return v.does("fill the lamp", "fills the lamp") + ": " + Time(v.Amount) + " of light"
	case "core/dark-vision-draught":
		return v.does("drink", "drinks") + " the draught; the dark turns to silver for " + Time(v.Amount)
	}
	return fmt.Sprintf("%s %s: %d back", v.does("drink", "drinks"), article(v.thing()), v.Amount)
}

func rested(v *voice) string {
	if v.Amount == 0 {
		return v.does("rest", "rests") + ", and it does no more good here"
	}
	return fmt.Sprintf("%s: %d back", v.does("rest", "rests"), v.Amount)
}

func stopped(v *voice) string {
	if v.Text == "" {
		return v.does("stop", "stops")
	}
	return v.does("stop", "stops") + ": " + v.Text
}

func saw(v *voice) string {
	return "you see " + v.other() + " " + v.toSee()
}

func (v *voice) toSee() string {
	if v.Thing == "noticed" {
		return "at the edge of the light"
	}
	return "come into sight"
}

func ended(v *voice) string {
	switch v.Text {
	case "escaped":
		return "you are out of the dark. The game is over"
	case "died":
		return "the dark has won. The game is over"
	}
	return "the game is over: " + v.Text
}
