package scenes

import (
	"fmt"
	"io"
	"strings"
)

// Narrate has all that screens say in words written out, a line each, for those
// who do not see the window; nil for nobody.
func (in *Input) Narrate(w io.Writer) { in.narrator = w }

// Narrated reports whether anybody listens, so that a screen need not find words
// for nobody.
func (in *Input) Narrated() bool { return in.narrator != nil }

// Say writes lines to whoever listens. Empty ones are left out; what cannot be
// written is lost, as words in the wind are.
func (in *Input) Say(lines ...string) {
	if in.narrator == nil {
		return
	}
	for _, line := range lines {
		if line = strings.TrimSpace(line); line != "" {
			fmt.Fprintln(in.narrator, line)
		}
	}
}

// Tell says words unless they are those that were said last, which it keeps.
func (in *Input) Tell(last *string, words string) {
	if in.Narrated() && words != *last {
		*last = words
		in.Say(words)
	}
}
