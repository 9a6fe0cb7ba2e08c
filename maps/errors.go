package maps

import (
	"fmt"
	"strings"
)

// Error is what is wrong with a map file, and where.
type Error struct {
	File  string
	Line  int    // 0 if it concerns the file as a whole
	Field string // the statement, element or property
	Why   string // what is wrong and what to do, one sentence without a full stop
}

// Error is one line: file, line, field, and a sentence.
func (e *Error) Error() string {
	var s strings.Builder
	s.WriteString(e.File)
	if e.Line > 0 {
		fmt.Fprintf(&s, ":%d", e.Line)
	}
	if e.Field != "" {
		fmt.Fprintf(&s, ": %s", e.Field)
	}
	fmt.Fprintf(&s, ": %s", e.Why)
	return s.String()
}

// fault makes an Error.
func fault(file string, line int, field, why string, args ...any) *Error {
	return &Error{File: file, Line: line, Field: field, Why: fmt.Sprintf(why, args...)}
}

// Report tells what of a file was not used, a sentence each, in the order of
// the file. It is empty for text maps: they refuse what they do not know.
type Report []string
