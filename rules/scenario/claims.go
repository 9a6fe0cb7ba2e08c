package scenario

import (
	"fmt"
	"slices"
	"strings"

	"pitchdark/rules"
	"pitchdark/rules/tell"
)

// eventFields are the words of an expected event that take a value.
var eventFields = []string{"amount", "of", "at", "thing", "text"}

// expect reads what must hold of a creature, or what must have reached it.
func (b *builder) expect(_ *statement, words []string) ([]string, error) {
	if err := b.led(words, 1, "expect b at 3,1"); err != nil {
		return nil, err
	}
	rest := words[2:]
	switch words[1] {
	case "hp":
		return words, oneOf(rest, "a number of hit points", whole)
	case "facing":
		return words, oneOf(rest, "a direction", compass)
	case "blind", "sighted", "down", "dead":
		return words, nothing(rest)
	case "asked":
		if len(rest) == 0 {
			return nil, fmt.Errorf("asked what? A phase is wanted, as: asked turn")
		}
		return words, nil
	case "at":
		return words, oneOf(rest, "a tile", b.onMap)
	case "contact":
		return words, b.contact(rest)
	case "sees":
		return words, b.sees(rest)
	case "not":
		return words, kind(strings.Join(rest, " "))
	}
	return words, b.event(words[1:])
}

func (b *builder) contact(words []string) error {
	if len(words) == 1 && words[0] == "none" {
		return nil
	}
	if len(words) != 2 || words[1] != "known" && words[1] != "unknown" {
		return fmt.Errorf("a contact is given as: contact 3,1 known, contact 3,1 unknown, or contact none")
	}
	return b.onMap(words[0])
}

func (b *builder) sees(words []string) error {
	if len(words) == 2 {
		for d := rules.Unseen; d <= rules.Identified; d++ {
			if d.String() == words[1] {
				return b.letter(words[0])
			}
		}
	}
	return fmt.Errorf("sight is given as: sees o identified, noticed or unseen")
}

// event reads a kind, then fields with their values and rules in brackets.
func (b *builder) event(words []string) error {
	n := 0
	for n < len(words) && !slices.Contains(eventFields, words[n]) && words[n][0] != '[' {
		n++
	}
	if err := kind(strings.Join(words[:n], " ")); err != nil {
		return err
	}
	for rest := words[n:]; len(rest) > 0; {
		if id, ok := bracketed(rest[0]); ok {
			if !ruleID.MatchString(id) {
				return fmt.Errorf("%q is no ID of a rule", id)
			}
			rest = rest[1:]
			continue
		}
		if len(rest) < 2 || !slices.Contains(eventFields, rest[0]) {
			return fmt.Errorf("%q is not understood after an event: amount N, of N, at X,Y, thing T, text T and [RULE] are", rest[0])
		}
		if err := b.eventField(rest[0], rest[1]); err != nil {
			return err
		}
		rest = rest[2:]
	}
	return nil
}

func (b *builder) eventField(key, value string) error {
	switch key {
	case "amount", "of":
		return whole(value)
	case "at":
		return b.onMap(value)
	}
	return nil
}

// kind checks the kind of an event, so that a slip in "not bumpd" is seen; a
// system's own have a dot in their name.
func kind(word string) error {
	if tell.Knows(rules.Kind(word)) || strings.Contains(word, ".") {
		return nil
	}
	return fmt.Errorf("there is no kind of event %q, nor anything else to expect of that name", word)
}
