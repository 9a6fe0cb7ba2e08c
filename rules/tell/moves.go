package tell

import (
	"fmt"
	"strings"

	"pitchdark/rules"
)

// moved tells of walks; a single step is no news.
func moved(v *voice) string {
	if len(v.Path) < 2 {
		return ""
	}
	return v.does("walk", "walks") + " " + plural(len(v.Path), "tile") + v.onward(v.From, v.At)
}

func declared(v *voice) string {
	return v.does("set out blind", "sets out blind") + ": " + plural(v.Amount, "tile") + " " + v.direction(v.Facing)
}

// hard is the damage from which a bump is told as a hard one.
const hard = 5

func bumped(v *voice) string {
	words := v.does("walk", "walks") + " into " + article(v.Thing)
	if v.Of > 0 {
		words += " after " + plural(v.Of, "tile")
	}
	switch {
	case v.Amount <= 0:
		return words + ": no harm done"
	case v.Amount >= hard:
		return fmt.Sprintf("%s, hard: %d damage", words, v.Amount)
	}
	return fmt.Sprintf("%s: %d damage", words, v.Amount)
}

func feltAbout(v *voice) string {
	words := v.does("feel", "feels")
	switch {
	case v.Thing == "":
		return words + " about"
	case v.Thing == "nobody that lies there":
		return v.does("reach", "reaches") + " " + v.direction(v.Facing) + " for a body, and " + v.pick("find", "finds") + " none"
	case v.Thing == "no friend":
		return v.does("reach", "reaches") + " " + v.direction(v.Facing) + " for a body, and " + v.pick("leave", "leaves") + " it: that is no friend"
	case v.Text == "underfoot":
		return words + " " + article(v.Thing) + " underfoot"
	}
	return words + " " + article(v.Thing) + " " + v.direction(v.Facing)
}

func stumbled(v *voice) string {
	body := "a body"
	if v.toMe() || !unknown(v.Names.Other) {
		body = v.other()
	}
	return v.does("stumble", "stumbles") + " over " + body
}

// stopped tells why, in the event's own words.
func stopped(v *voice) string {
	words := v.does("stop", "stops")
	brink, atBrink := strings.CutPrefix(v.Text, "the edge of ")
	switch {
	case v.Text == "" || !v.me() && strings.HasPrefix(v.Text, "you"):
		return words
	case atBrink:
		return words + " at the edge of " + article(brink)
	case strings.HasPrefix(v.Text, "you stop"), strings.HasPrefix(v.Text, "your "):
		return v.Text
	}
	return words + ": " + v.Text
}

func blocked(v *voice) string {
	return v.does("are stopped", "is stopped") + ": " + v.otherDoes("stand", "stands") + " in the way"
}

func cameToLight(v *voice) string { return v.does("come", "comes") + " into light" }

func stoppedInLight(v *voice) string { return v.does("stop", "stops") + " in the light" }

func entered(v *voice) string {
	if v.Text == "" {
		return v.does("come", "comes") + " to another level"
	}
	return v.does("come", "comes") + " to " + v.Text
}

func left(v *voice) string { return v.does("leave", "leaves") + " by the way out" }

func waited(v *voice) string { return v.does("wait", "waits") }

func rested(v *voice) string {
	switch v.Amount {
	case 0:
		return v.does("rest", "rests") + ", and it does no more good here"
	case 1:
		return v.does("rest", "rests") + ": a hit point comes back"
	}
	return fmt.Sprintf("%s: %d hit points come back", v.does("rest", "rests"), v.Amount)
}

func ended(v *voice) string {
	switch v.Text {
	case "escaped":
		return cameOut(v)
	case "died":
		return "the dark has won: the game is over"
	case "gave up":
		return "the crawl is given up: the game is over"
	case "":
		return "the game is over"
	}
	return "the game is over: " + v.Text
}

// cameOut tells what was brought out of the dark [DK-HST-13].
func cameOut(v *voice) string {
	treasure := fmt.Sprintf("treasure worth %d", v.Amount)
	switch {
	case v.Thing == "nothing" && v.Amount == 0:
		return "out of the dark, alive and empty-handed: the game is over"
	case v.Thing == "nothing":
		return "out of the dark with " + treasure + ", and without the prize: the game is over"
	case v.Thing != "":
		return "out of the dark at last with " + article(v.thing()) + ", and " + treasure + " in all: the game is won"
	case v.Amount > 0:
		return "out of the dark at last with " + treasure + ": the game is won"
	}
	return "out of the dark at last: the game is won"
}

func awakened(*voice) string {
	return "far and near, stone by stone, the dark draws breath: the dungeon is awake"
}

func noted(v *voice) string { return v.Text }

// grew says what has become more; words that hold their own number stand alone.
func grew(v *voice) string {
	words := v.does("have", "has") + " grown"
	switch {
	case v.Thing == "":
		return words
	case strings.ContainsAny(v.Thing, "0123456789") || v.Amount == 0:
		return words + ": " + v.Thing
	}
	return fmt.Sprintf("%s: %s %+d", words, v.Thing, v.Amount)
}

// staged tells an edit to the game master, who alone learns of it.
func staged(v *voice) string {
	words := "the game master "
	switch rules.StageEdit(v.Thing) {
	case rules.StagePlace:
		return words + "moves somebody"
	case rules.StageTerrain:
		return words + "changes the ground to " + article(v.Text)
	case rules.StageEdge:
		return words + "changes an edge to " + article(v.Text)
	case rules.StageLight:
		return words + "sets down " + article(Content(rules.ContentID(v.Text)))
	case rules.StageZone:
		return words + "changes the ambient light to " + rules.Light(min(max(v.Amount, 0), int(rules.Bright))).String()
	case rules.StageDoor:
		if v.Amount == 0 {
			return words + "unlocks a door"
		}
		return words + "locks a door"
	case rules.StageClock:
		return words + "lets the lights burn for " + Time(v.Amount)
	case rules.StageSheet:
		return fmt.Sprintf("%schanges %s to %d", words, v.Text, v.Amount)
	case rules.StageOutcome:
		return words + "writes: " + v.Text
	}
	return words + "changes something"
}
