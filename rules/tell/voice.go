package tell

import (
	"pitchdark/rules"
	"pitchdark/rules/grid"
)

// voice is one event with whom it is told to.
type voice struct {
	rules.Event
	to Teller
}

// me reports whether the event is the hero's own doing.
func (v *voice) me() bool { return v.Who != 0 && v.Who == v.to.Hero }

// toMe reports whether the other one of the event is the hero.
func (v *voice) toMe() bool { return v.Other != 0 && v.Other == v.to.Hero }

// who is the doer as the subject of a sentence: "you", "Bran", "someone".
func (v *voice) who() string {
	if v.me() {
		return "you"
	}
	return orElse(v.Names.Who, "someone")
}

// other is the other one, as an object or a subject: "you", "the goblin".
func (v *voice) other() string {
	if v.toMe() {
		return "you"
	}
	return orElse(v.Names.Other, "someone")
}

// unknown reports whether a name tells nothing.
func unknown(name string) bool { return name == "" || name == "someone" }

// pick chooses the form of a verb that agrees with the doer.
func (v *voice) pick(you, third string) string {
	if v.me() {
		return you
	}
	return third
}

// does is the doer with a verb: "you hit", "Bran hits".
func (v *voice) does(you, third string) string { return v.who() + " " + v.pick(you, third) }

// otherDoes is the other one with a verb.
func (v *voice) otherDoes(you, third string) string {
	if v.toMe() {
		return "you " + you
	}
	return v.other() + " " + third
}

// whose is the doer's possessive: "your", "Bran's".
func (v *voice) whose() string {
	if v.me() {
		return "your"
	}
	return v.who() + "'s"
}

// beside is where somebody next to the doer is.
func (v *voice) beside() string { return "beside " + v.who() }

// thing is the name of the event's thing, if it has one.
func (v *voice) thing() string { return orElse(Content(rules.ContentID(v.Thing)), "thing") }

func orElse(name, otherwise string) string {
	if name == "" {
		return otherwise
	}
	return name
}

// with names the weapon, if there is one.
func (v *voice) with() string {
	if v.Thing == "" {
		return ""
	}
	return " with " + article(v.thing())
}

// direction is a direction in words for this hearer.
func (v *voice) direction(d grid.Direction) string { return Direction(d, v.to.Facing, v.to.Blind) }

// onward is in which direction something went, after a blank. The Blind are not
// told it of others: by their own facing it would sound like a place.
func (v *voice) onward(from, to grid.Point) string {
	if from == to || v.to.Blind && !v.me() {
		return ""
	}
	return " " + v.direction(grid.Nearest(to.Sub(from)))
}
