package play

import (
	"strings"

	"pitchdark/rules"
	"pitchdark/rules/codex"
)

// Page is a rule as the book has it: a heading, where it is from, and its
// paragraphs.
type Page struct {
	Heading string
	Origin  string
	Text    []string
}

// PageOf is the page of a rule; of one that the book lacks, its ID alone.
func PageOf(id rules.RuleID) Page {
	e, ok := codex.Find(id)
	if !ok {
		return Page{Heading: string(id), Text: []string{"The book has no page for this rule."}}
	}
	p := Page{Heading: string(id) + "  " + e.Title, Origin: e.Origin().String()}
	for _, b := range e.Blocks {
		switch {
		case b.Kind == codex.Example:
			p.Text = append(p.Text, "Example: "+b.Text)
		case b.Kind == codex.House && e.Origin() == codex.FromBoth:
			p.Text = append(p.Text, "House ruling: "+b.Text)
		case b.Kind != codex.Table:
			p.Text = append(p.Text, b.Text)
		}
		for _, row := range b.Rows {
			p.Text = append(p.Text, strings.Join(row, " · "))
		}
	}
	return p
}
