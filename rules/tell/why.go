package tell

import (
	"errors"
	"fmt"

	"pitchdark/rules"
)

// Why explains an event: each roll with its dice, what was added to it by which
// rule, and the total; then the event's own modifiers; then its rules.
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

// roll is "attack, d20: 14 + Attack 3 [DK-HST-03] = 17".
func roll(r rules.Roll) string {
	sum := "no die"
	if r.Dice != "" {
		sum = fmt.Sprintf("%s: %d", r.Dice, r.Result)
	}
	for i, m := range r.Mods {
		sum += sign(m.Value, r.Dice == "" && i == 0) + fmt.Sprintf("%s %d%s", m.Name, max(m.Value, -m.Value), cite(m.Rule))
	}
	if len(r.Mods) > 0 {
		sum += fmt.Sprintf(" = %d", r.Total())
	}
	return r.Purpose + ", " + sum
}

// sign joins a modifier to what it is added to; the first one of a roll without
// dice is added to nothing.
func sign(value int, first bool) string {
	switch {
	case value < 0 && first:
		return ": −"
	case value < 0:
		return " − "
	case first:
		return ": "
	}
	return " + "
}

func cite(id rules.RuleID) string {
	if id == "" {
		return ""
	}
	return " [" + string(id) + "]"
}

// Refusal is why a command was not carried out: a sentence, with its rule if it
// was refused by one [DK-CMD-01]. It is empty for nil.
func Refusal(err error) string {
	if err == nil {
		return ""
	}
	var r *rules.Refusal
	if errors.As(err, &r) {
		return finish(r.Why) + cite(r.Rule)
	}
	return finish(err.Error())
}
