package codex_test

import (
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/stretchr/testify/assert"

	"pitchdark/rules/codex"
)

func TestRender(t *testing.T) {
	e := codex.Entry{
		ID: "XX-ONE-01", Title: "Doors of two kinds",
		Blocks: []codex.Block{
			{Kind: codex.Source, Text: "Doors are open or closed, never both at once."},
			{Kind: codex.House, Text: "Closed ones creak."},
			{Kind: codex.Table, Rows: [][]string{{"door", "what it does"}, {"open", "lets everything pass, light too"}, {"no door", ""}}},
			{Kind: codex.Example, Text: "Creak − bang."},
		},
		See: nil,
	}
	want := `XX-ONE-01  Doors of two kinds
(source rules, completed by
house rulings)

Doors are open or closed,
never both at once.

House ruling: Closed ones
creak.

door     what it does
-------  --------------------
open     lets everything
         pass, light too
no door

Example: Creak − bang.
`
	assert.Equal(t, want, codex.Render(e, 29))
}

func TestRenderNamesRelatedRules(t *testing.T) {
	e, _ := codex.Find("DK-MOV-03")
	text := codex.Render(e, 60)
	assert.True(t, strings.HasPrefix(text, "DK-MOV-03  Walking into a wall\n"), text)
	assert.Contains(t, text, "\nSee also:\n  DK-SND-03 How loud things are\n")
}

// A rule that is ours alone says so once, at its top.
func TestRenderMarksRulingsOnlyBesideTheSource(t *testing.T) {
	ours, _ := codex.Find("DK-SND-03")
	assert.Contains(t, codex.Render(ours, 80), "\n(house ruling)\n")
	assert.NotContains(t, codex.Render(ours, 80), "House ruling:")
}

func TestRenderKeepsToTheWidth(t *testing.T) {
	for _, width := range []int{72, 80, 120} {
		for _, e := range codex.All() {
			for line := range strings.SplitSeq(codex.Render(e, width), "\n") {
				assert.LessOrEqual(t, utf8.RuneCountInString(line), width, "%s: %q", e.ID, line)
				assert.Equal(t, strings.TrimRight(line, " "), line, e.ID)
			}
		}
	}
	e, _ := codex.Find("DK-VIS-05")
	assert.Equal(t, codex.Render(e, 20), codex.Render(e, -3))
}
