package scenario

import (
	"fmt"
	"slices"
	"strings"

	"pitchdark/rules/grid"
)

// order checks what a creature is told to do, and gives it in the words that
// the runner has for it: "move E E" is "walk E E", "careful N" is "act careful
// to N". Whether it can be done is for the game to say, which may refuse it.
func (b *builder) order(words []string) ([]string, error) {
	verb, rest := words[0], words[1:]
	switch verb {
	case "blind":
		return words, blindWalk(rest)
	case "walk", "move":
		return append([]string{"walk"}, rest...), every(rest, "walk E E SE")
	case "turn":
		return words, oneOf(rest, "a direction", compass)
	case "careful":
		if err := oneOf(rest, "a direction", compass); err != nil {
			return nil, err
		}
		return []string{"act", "careful", "to", rest[0]}, nil
	case "act":
		return words, b.deed(rest, "at", "target", "item", "to", "tiles", "words")
	case "answer":
		return words, b.deed(rest, "to", "words")
	}
	return nil, fmt.Errorf("nobody can %q; blind, walk, turn, careful, act and answer are", verb)
}

func blindWalk(words []string) error {
	if len(words) != 2 {
		return fmt.Errorf("a blind walk is given as: blind forward-left 4")
	}
	if _, ok := grid.ParseRelative(words[0]); !ok {
		return fmt.Errorf("%q is none of the eight relative directions, forward to forward-left", words[0])
	}
	return whole(words[1])
}

// every checks a way: at least one direction for each step.
func every(words []string, wanted string) error {
	if len(words) == 0 {
		return fmt.Errorf("it is given as: %s", wanted)
	}
	for _, word := range words {
		if err := compass(word); err != nil {
			return err
		}
	}
	return nil
}

// deed reads the name of an action, which may be of several words, and then
// parameters, each at most once.
func (b *builder) deed(words []string, params ...string) error {
	n := 0
	for n < len(words) && !slices.Contains(params, words[n]) {
		n++
	}
	if n == 0 {
		return fmt.Errorf("which action? It is given as: act feel, or act open to E")
	}
	given := map[string]bool{}
	for rest := words[n:]; len(rest) > 0; rest = rest[2:] {
		key := rest[0]
		switch {
		case !slices.Contains(params, key):
			return fmt.Errorf("%q is not understood; %s are", key, strings.Join(params, ", "))
		case len(rest) < 2:
			return fmt.Errorf("%q wants a value", key)
		case given[key]:
			return fmt.Errorf("%q is given twice", key)
		}
		given[key] = true
		if err := b.param(key, rest[1]); err != nil {
			return err
		}
	}
	return nil
}

func (b *builder) param(key, value string) error {
	switch key {
	case "at":
		return b.onMap(value)
	case "target":
		return b.letter(value)
	case "to":
		return compass(value)
	case "tiles":
		return whole(value)
	}
	return nil
}
