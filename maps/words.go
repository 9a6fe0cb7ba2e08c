package maps

import (
	"errors"
	"strconv"
	"strings"
	"unicode"

	"pitchdark/rules/grid"
)

// word is one word of a statement: a value, with a key before it if it was
// written key=value.
type word struct{ key, value string }

var errQuote = errors.New(`a quote is not closed or holds a wrong escape; write "text", and \" or \n within`)

// words cuts a statement at its blanks.
func words(line string) ([]word, error) {
	var all []word
	for {
		line = strings.TrimLeftFunc(line, unicode.IsSpace)
		if line == "" {
			return all, nil
		}
		var w word
		if end := strings.IndexAny(line, "= \t\""); end > 0 && line[end] == '=' && isWord(line[:end]) {
			w.key, line = line[:end], line[end+1:]
		}
		var err error
		if w.value, line, err = value(line); err != nil {
			return nil, err
		}
		all = append(all, w)
	}
}

// value takes one bare or quoted value off the front of a line.
func value(line string) (v, rest string, err error) {
	if !strings.HasPrefix(line, `"`) {
		end := strings.IndexFunc(line, unicode.IsSpace)
		if end < 0 {
			end = len(line)
		}
		if strings.Contains(line[:end], `"`) {
			return "", "", errQuote
		}
		return line[:end], line[end:], nil
	}
	quoted, err := strconv.QuotedPrefix(line)
	if err != nil {
		return "", "", errQuote
	}
	if v, err = strconv.Unquote(quoted); err != nil {
		return "", "", errQuote
	}
	rest = line[len(quoted):]
	if rest != "" && rest[0] != ' ' && rest[0] != '\t' {
		return "", "", errQuote
	}
	return v, rest, nil
}

// bare are the signs that need no quotes.
const bare = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_./,:+"

// quoteIfNeeded writes a value so that words reads it back.
func quoteIfNeeded(s string) string {
	if s != "" && strings.Trim(s, bare) == "" {
		return s
	}
	return strconv.Quote(s)
}

func pointText(p grid.Point) string {
	return strconv.Itoa(p.X) + "," + strconv.Itoa(p.Y)
}
