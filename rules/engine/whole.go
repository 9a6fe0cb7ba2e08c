package engine

import (
	"unicode/utf8"

	"pitchdark/rules"
)

// maxWords is the length in bytes that words of a command may have.
const maxWords = 200

// whole refuses what is no command at all, or could not be read back from a
// journal as it was given.
func whole(c rules.Command) *rules.Refusal {
	words := ""
	switch c := c.(type) {
	case rules.Move, rules.BlindMove, rules.Turn:
	case rules.Act:
		words = string(c.Do) + c.Words
	case rules.Answer:
		words = string(c.Choose) + c.Words
	case rules.Stage:
		words = string(c.Edit) + c.Name
	default:
		return rules.Refuse("DK-CMD-01", "no command was given")
	}
	if len(words) > maxWords || !utf8.ValidString(words) {
		return rules.Refuse("DK-CMD-01", "a command's words must be plain text, and short")
	}
	return nil
}
