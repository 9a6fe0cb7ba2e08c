// Package tell puts events, sounds, views and offers into words: for the log,
// for narration, for tests and for the terminal. It says what it is given and
// nothing more; it decides nothing.
package tell

import (
	"fmt"
	"strings"

	"pitchdark/rules"
	"pitchdark/rules/grid"
)

// Teller speaks to the player of one hero.
type Teller struct {
	Hero   rules.Handle
	Facing grid.Direction
	Blind  bool // directions are told relative to the facing
}

// For is the teller for the hero of a view.
func For(v *rules.View) Teller {
	return Teller{Hero: v.Hero.Handle, Facing: v.Hero.Facing, Blind: v.Blind != rules.Sighted}
}

// voice is one event with whom it is told to.
type voice struct {
	Teller
	rules.Event
}

// me reports whether the event is the hero's own doing.
func (v *voice) me() bool { return v.Who == v.Hero && v.Who != 0 }

// who is the doer as the subject of a sentence: "you", "Bran", "someone".
func (v *voice) who() string {
	if v.me() {
		return "you"
	}
	return orSomeone(v.Names.Who)
}

// other is the other one as an object.
func (v *voice) other() string {
	if v.Other == v.Hero && v.Other != 0 {
		return "you"
	}
	return orSomeone(v.Names.Other)
}

func orSomeone(name string) string {
	if name == "" {
		return "someone"
	}
	return name
}

// does is the subject with a verb that agrees with it: "you hit", "Bran hits".
func (v *voice) does(plain, third string) string {
	if v.me() {
		return "you " + plain
	}
	return v.who() + " " + third
}

// thing is the name of the event's thing.
func (v *voice) thing() string { return Content(rules.ContentID(v.Thing)) }

// with names the weapon, if there is one.
func (v *voice) with() string {
	if v.Thing == "" {
		return ""
	}
	return " with " + article(v.thing())
}

// toward tells a direction to the hero.
func (v *voice) toward(d grid.Direction) string { return Direction(d, v.Teller.Facing, v.Blind) }

// from tells where a tile lies from another, "" for the same one.
func (v *voice) from(a, b grid.Point) string {
	if a == b {
		return "here"
	}
	return v.toward(grid.Nearest(b.Sub(a)))
}

// Sentence is an event as a line of the log; it is empty for events that are
// not worth one.
func (t Teller) Sentence(e rules.Event) string {
	say, ok := sentences[e.Kind]
	if !ok {
		return ""
	}
	return finish(say(&voice{t, e}))
}

// finish makes a sentence of words: a capital, and a stop unless it has one.
func finish(words string) string {
	if words == "" {
		return ""
	}
	words = strings.ToUpper(words[:1]) + words[1:]
	if !strings.HasSuffix(words, ".") && !strings.HasSuffix(words, "!") && !strings.HasSuffix(words, "?") && !strings.HasSuffix(words, "”") {
		words += "."
	}
	return words
}

// Content is the name of a piece of content by its ID: "core/cave-bear" is
// "cave bear".
func Content(id rules.ContentID) string {
	name := string(id)
	if _, after, ok := strings.Cut(name, "/"); ok {
		name = after
	}
	return strings.ReplaceAll(name, "-", " ")
}

// article puts "a" or "an" before a name.
func article(name string) string {
	if name == "" {
		return "something"
	}
	if strings.ContainsRune("aeiou", rune(name[0])) {
		return "an " + name
	}
	return "a " + name
}

var relatives = [8]string{
	"ahead", "ahead to the right", "to the right", "behind you to the right",
	"behind you", "behind you to the left", "to the left", "ahead to the left",
}

// Direction is a direction in words: as the compass has it for one that sees,
// and relative to its facing for the Blind.
func Direction(d, facing grid.Direction, blind bool) string {
	if blind {
		return relatives[facing.Toward(d)]
	}
	return "to the " + d.String()
}

// Time is a number of rounds in words; a round is ten seconds [DK-HST-05].
func Time(rounds int) string {
	switch {
	case rounds < 6:
		return plural(rounds*10, "second")
	case rounds < 360:
		return plural(rounds/6, "minute")
	case rounds%360 < 6:
		return plural(rounds/360, "hour")
	}
	return plural(rounds/360, "hour") + " " + plural(rounds%360/6, "minute")
}

func plural(n int, noun string) string {
	if n == 1 {
		return "1 " + noun
	}
	return fmt.Sprintf("%d %ss", n, noun)
}

// Refusal is why a command was not carried out, as a sentence with its rule.
func Refusal(err error) string {
	if r, ok := err.(*rules.Refusal); ok {
		return finish(r.Why) + " [" + string(r.Rule) + "]"
	}
	return finish(err.Error())
}

// Why explains an event: its rules, then each roll with what was added to it.
func Why(e rules.Event) []string {
	var lines []string
	for _, r := range e.Rolls {
		lines = append(lines, roll(r))
	}
	for _, m := range e.Mods {
		lines = append(lines, fmt.Sprintf("%s: %+d%s", m.Name, m.Value, cite(m.Rule)))
	}
	for _, id := range e.Rules {
		lines = append(lines, string(id))
	}
	return lines
}

func cite(id rules.RuleID) string {
	if id == "" {
		return ""
	}
	return " [" + string(id) + "]"
}

func roll(r rules.Roll) string {
	var b strings.Builder
	b.WriteString(r.Purpose + ": ")
	if r.Dice != "" {
		fmt.Fprintf(&b, "%s %d", r.Dice, r.Result)
	} else {
		b.WriteString("no die")
	}
	for _, m := range r.Mods {
		sign := "+"
		value := m.Value
		if value < 0 {
			sign, value = "−", -value
		}
		fmt.Fprintf(&b, " %s %s %d", sign, m.Name, value)
	}
	fmt.Fprintf(&b, " = %d", r.Total())
	return b.String()
}
