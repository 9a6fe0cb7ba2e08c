package ui

import (
	"image"
	"strings"
	"unicode/utf8"
)

type wrapKey struct {
	faceKey
	width int
	words string
}

var (
	wraps = newCache[wrapKey, []string](1024, nil)
	cuts  = newCache[wrapKey, string](1024, nil)
)

// Wrap breaks words into lines that are no wider than a width in screen
// pixels; a word that is wider by itself is broken, too. The lines are shared:
// do not change them.
func (t Text) Wrap(words string, width int) []string {
	key := wrapKey{t.key(), width, words}
	if lines, ok := wraps.find(key); ok {
		return lines
	}
	var lines []string
	for paragraph := range strings.SplitSeq(words, "\n") {
		lines = t.wrap(lines, paragraph, width)
	}
	wraps.add(key, lines)
	return lines
}

func (t Text) wrap(lines []string, paragraph string, width int) []string {
	line := ""
	for word := range strings.FieldsSeq(paragraph) {
		longer := word
		if line != "" {
			longer = line + " " + word
		}
		if t.measure(longer) <= width {
			line = longer
			continue
		}
		if line != "" {
			lines = append(lines, line)
		}
		for t.measure(word) > width && utf8.RuneCountInString(word) > 1 {
			n := t.prefix(word, width)
			lines, word = append(lines, word[:n]), word[n:]
		}
		line = word
	}
	return append(lines, line)
}

// measure is Width for words that are not to be remembered.
func (t Text) measure(words string) int { return faceOf(t.key()).measure(words) }

// prefix is how many bytes of a word go into a width, one character at least;
// a path is rather broken behind one of its signs.
func (t Text) prefix(word string, width int) int {
	_, n := utf8.DecodeRuneInString(word)
	for n < len(word) {
		_, size := utf8.DecodeRuneInString(word[n:])
		if t.measure(word[:n+size]) > width {
			break
		}
		n += size
	}
	if sign := strings.LastIndexAny(word[:n], "/\\-_."); sign > n/2 {
		return sign + 1
	}
	return n
}

// Height is that of words wrapped to a width, in screen pixels.
func (t Text) Height(words string, width int) int {
	return len(t.Wrap(words, width)) * t.LineHeight()
}

// Fits reports whether words go into a box without being cut.
func (t Text) Fits(words string, box image.Rectangle) bool {
	for _, line := range t.Wrap(words, box.Dx()) {
		if t.measure(line) > box.Dx() {
			return false
		}
	}
	return t.Height(words, box.Dx()) <= box.Dy()
}

// Elide cuts words short with an ellipsis so that they are no wider than a
// width in screen pixels.
func (t Text) Elide(words string, width int) string {
	if t.Width(words) <= width {
		return words
	}
	key := wrapKey{t.key(), width, words}
	if cut, ok := cuts.find(key); ok {
		return cut
	}
	cut := strings.TrimSuffix(words, "…")
	for cut != "" && t.measure(cut+"…") > width {
		_, size := utf8.DecodeLastRuneInString(cut)
		cut = cut[:len(cut)-size]
	}
	cut = strings.TrimRight(cut, " ,;") + "…"
	cuts.add(key, cut)
	return cut
}
