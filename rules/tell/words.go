package tell

import (
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"

	"pitchdark/rules"
	"pitchdark/rules/grid"
)

var relatives = [8]string{
	"ahead", "ahead to the right", "to the right", "behind you to the right",
	"behind you", "behind you to the left", "to the left", "ahead to the left",
}

// Direction is a direction in words: by the compass for one that sees, "to the
// north-east", and by the facing for the Blind, "behind you to the left"
// [DK-GRD-02].
func Direction(d, facing grid.Direction, blind bool) string {
	if blind {
		return relatives[facing.Toward(d)%8]
	}
	return "to the " + d.String()
}

// Relative is one of the eight relative directions in words.
func Relative(r grid.Relative) string { return relatives[r%8] }

// where tells a tile by direction, and by distance if it is not adjacent.
func (t Teller) where(from, to grid.Point) string {
	if from == to {
		return "here"
	}
	words := Direction(grid.Nearest(to.Sub(from)), t.Facing, t.Blind)
	if d := grid.Distance(from, to); d > 1 {
		words = plural(d, "tile") + " " + words
	}
	return words
}

// Time is a number of rounds in words; a round is ten seconds [DK-HST-05].
func Time(rounds int) string {
	rounds = max(0, rounds)
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

// Content is a name for a piece of content, made from its ID where no table
// gives a better one: "core/cave-bear" is "cave bear".
func Content(id rules.ContentID) string {
	name := string(id)
	if _, after, ok := strings.Cut(name, "/"); ok {
		name = after
	}
	return strings.ReplaceAll(name, "-", " ")
}

// phrases are the names that "a" or "an" does not fit.
var phrases = map[string]string{
	"": "something", "nothing": "nothing", "floor": "open floor", "way out": "the way out",
	"stairs down": "stairs leading down", "stairs up": "stairs leading up",
	"furniture": "furniture", "heaped stone": "heaped stone", "thick smoke": "thick smoke",
	"rubble": "rubble", "shallow water": "shallow water", "deep water": "deep water",
	"clothes": "clothes", "leather": "leather armour", "leather armour": "leather armour",
	"mail": "a coat of mail", "plate": "plate armour", "oil": "a flask of oil", "coins": "a coin",
	"morning lamp": "the Morning Lamp", "vesper lamp": "the Vesper Lamp",
	"lodestar lamp": "the Lodestar Lamp", "undying lamp": "the Undying Lamp",
}

// several is more than one of a thing.
func several(n int, name string) string {
	switch name {
	case "oil", "flask of oil":
		return plural(n, "flask") + " of oil"
	case "coins":
		return plural(n, "coin")
	}
	return plural(n, name)
}

// article puts "a" or "an" before a name, unless it is a proper one or has an
// article already.
func article(name string) string {
	if phrase, ok := phrases[name]; ok {
		return phrase
	}
	first, _ := utf8.DecodeRuneInString(name)
	switch {
	case unicode.IsUpper(first), strings.HasPrefix(name, "a "), strings.HasPrefix(name, "an "), strings.HasPrefix(name, "the "):
		return name
	case strings.ContainsRune("aeiou", first):
		return "an " + name
	}
	return "a " + name
}

// finish makes a sentence of words: a capital, and a stop unless it has one.
func finish(words string) string {
	words = strings.TrimSpace(words)
	if words == "" {
		return ""
	}
	first, size := utf8.DecodeRuneInString(words)
	if first != utf8.RuneError {
		words = string(unicode.ToUpper(first)) + words[size:]
	}
	last, _ := utf8.DecodeLastRuneInString(words)
	if !strings.ContainsRune(".!?…”\"", last) {
		words += "."
	}
	return words
}

// list joins words as English does: "a, b and c".
func list(words []string) string {
	switch n := len(words); n {
	case 0:
		return ""
	case 1:
		return words[0]
	default:
		return strings.Join(words[:n-1], ", ") + " and " + words[n-1]
	}
}
