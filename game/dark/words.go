package main

import (
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"pitchdark/rules/grid"
)

// compass and around are the short words for directions; their full names are
// the rules' own.
var (
	compass = map[string]grid.Direction{
		"n": grid.North, "ne": grid.NorthEast, "e": grid.East, "se": grid.SouthEast,
		"s": grid.South, "sw": grid.SouthWest, "w": grid.West, "nw": grid.NorthWest,
	}
	around = map[string]grid.Relative{
		"f": grid.Forward, "fr": grid.ForwardRight, "r": grid.Right, "br": grid.BackRight,
		"b": grid.Backward, "bl": grid.BackLeft, "l": grid.Left, "fl": grid.ForwardLeft,
		"ahead": grid.Forward, "back": grid.Backward, "behind": grid.Backward,
	}
)

// direction reads a direction of the compass from the first words, and what is
// left of them. Two words make a diagonal as one with a hyphen does.
func direction(words []string) (d grid.Direction, rest []string, ok bool) {
	return pairwise(words, func(word string) (grid.Direction, bool) {
		if d, ok := compass[word]; ok {
			return d, true
		}
		return grid.ParseDirection(hyphened(word, "north", "south"))
	})
}

// relative reads a direction relative to a facing from the first words.
func relative(words []string) (r grid.Relative, rest []string, ok bool) {
	return pairwise(words, func(word string) (grid.Relative, bool) {
		if r, ok := around[word]; ok {
			return r, true
		}
		return grid.ParseRelative(hyphened(word, "forward", "back"))
	})
}

func pairwise[T any](words []string, read func(string) (T, bool)) (value T, rest []string, ok bool) {
	for n := min(2, len(words)); n > 0; n-- {
		if value, ok = read(strings.ToLower(strings.Join(words[:n], "-"))); ok {
			return value, words[n:], true
		}
	}
	return value, words, false
}

// hyphened writes "northeast" as "north-east".
func hyphened(word string, heads ...string) string {
	for _, head := range heads {
		if tail, ok := strings.CutPrefix(word, head); ok && tail != "" && tail[0] != '-' && tail != "ward" {
			return head + "-" + tail
		}
	}
	return word
}

// number reads a whole number from the first word.
func number(words []string) (n int, rest []string, ok bool) {
	if len(words) == 0 {
		return 0, words, false
	}
	n, err := strconv.Atoi(words[0])
	if err != nil {
		return 0, words, false
	}
	return n, words[1:], true
}

// steps reads a way of at least one step: directions, each with how often if
// more than once, "e 3 se".
func steps(words []string) (way []grid.Direction, rest []string, ok bool) {
	for {
		d, after, found := direction(words)
		if !found {
			return way, words, len(way) > 0
		}
		times := 1
		if n, more, counted := number(after); counted && n > 0 && n <= 200 {
			times, after = n, more
		}
		for range times {
			way = append(way, d)
		}
		words = after
	}
}

func capital(words string) string {
	r, n := utf8.DecodeRuneInString(words)
	return string(unicode.ToUpper(r)) + words[n:]
}

// count is a number of things, "1 round", "2 rounds".
func count(n int, thing string) string {
	if n == 1 {
		return "1 " + thing
	}
	return strconv.Itoa(n) + " " + thing + "s"
}

// block indents every line, so that the help keeps them as they are.
func block(text string) string {
	return "    " + strings.ReplaceAll(strings.TrimRight(text, "\n"), "\n", "\n    ")
}
