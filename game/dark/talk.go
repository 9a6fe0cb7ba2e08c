package main

import (
	"strings"

	"pitchdark/rules"
	"pitchdark/rules/codex"
	"pitchdark/rules/tell"
)

// columns is how wide rules are laid out in the terminal.
const columns = 78

const helpText = `Choose by number, and be asked for the rest; or type a command in one line:
  move e e se              walk by the compass: n ne e se s sw w nw, "e 3" is e e e
  move e enter             step over a brink (stairs, water, a pit)
  blind forward-left 4     walk without sight, by your facing: f fr r br b bl l fl
  attack 1 · turn ne · end left · light torch · identify 1 voice
  travel 12,7 · travel down · travel up · explore · rest · search
                           go on by yourself until something new is perceived
  again                    the last line once more
  follow on · follow off   the others follow this hero
A name may be cut short (ident 1 touch); the key of an offer will do as well (f).
  would move e 3           what you can know of a command beforehand; nothing is done
  look e 3 · look 12,7     what is known of one tile, how well you see it, and why
  look     all that you perceive      offers   all that can be done, and why not
  map      a map in letters           why      what lies behind the last events
  codex    the rules, by ID or words  quit     leave; everything is saved already`

// answer answers a line that only wants to know something. It reports whether
// the line was one.
func (t *table) answer(v *rules.View, words []string) (done bool, err error) {
	switch strings.ToLower(words[0]) {
	case "look":
		if len(words) > 1 {
			return true, t.lookAt(v, words[1:])
		}
		for _, line := range tell.Sights(v) {
			t.p.say("%s", line)
		}
	case "would":
		return true, t.would(v, words[1:])
	case "map":
		for _, row := range letters(v, around10(v.Hero.At)) {
			t.p.say("  %s", row)
		}
	case "offers":
		t.menu.all(t.p, &v.Asks[0])
	case "why":
		t.why()
	case "codex":
		return true, lookUp(t.p, strings.Join(words[1:], " "))
	case "help", "?":
		t.p.say("%s", helpText)
	case "quit", "exit":
		return true, errLeft
	default:
		return false, nil
	}
	return true, nil
}

// why tells the dice, the modifiers and the rules behind what was last told.
func (t *table) why() {
	if len(t.told) == 0 {
		t.p.say("Nothing has happened yet that could be explained.")
	}
	for i, e := range t.told {
		t.p.say("%s", t.saids[i])
		for _, line := range tell.Why(e) {
			if entry, ok := codex.Find(rules.RuleID(line)); ok {
				line += " " + entry.Title
			}
			t.p.say("    %s", line)
		}
	}
}
