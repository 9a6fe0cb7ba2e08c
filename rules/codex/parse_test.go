package codex

import (
	"regexp"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"pitchdark/rules"
)

const page = `# XX-ONE First area

## XX-ONE-01 A rule of the source

It says this
on two lines.

House: And we say that.

| die | what |
| 1–2 | one thing |
| 3 | |

Example: So it goes.

See: XX-ONE-03, XX-TWO-01

## XX-ONE-03 Ours

House: Alone.

# XX-TWO Second area

## XX-TWO-01 Last

Plain.
`

func TestParse(t *testing.T) {
	areas, err := parse("xx.md", page)
	require.NoError(t, err)
	assert.Equal(t, []Area{
		{ID: "XX-ONE", Title: "First area", Entries: []Entry{
			{
				ID: "XX-ONE-01", Title: "A rule of the source",
				Blocks: []Block{
					{Kind: Source, Text: "It says this on two lines."},
					{Kind: House, Text: "And we say that."},
					{Kind: Table, Rows: [][]string{{"die", "what"}, {"1–2", "one thing"}, {"3", ""}}},
					{Kind: Example, Text: "So it goes."},
				},
				See: []rules.RuleID{"XX-ONE-03", "XX-TWO-01"},
			},
			{ID: "XX-ONE-03", Title: "Ours", Blocks: []Block{{Kind: House, Text: "Alone."}}},
		}},
		{ID: "XX-TWO", Title: "Second area", Entries: []Entry{
			{ID: "XX-TWO-01", Title: "Last", Blocks: []Block{{Kind: Source, Text: "Plain."}}},
		}},
	}, areas)
	origins := []Origin{areas[0].Entries[0].Origin(), areas[0].Entries[1].Origin(), areas[1].Entries[0].Origin()}
	assert.Equal(t, []Origin{FromBoth, FromHouse, FromSource}, origins)
}

func TestParseNamesFileLineAndFault(t *testing.T) {
	const head = "# XX-ONE Area\n\n## XX-ONE-02 Rule\n\n"
	tests := map[string]string{
		"":                                        "xx.md:1: an empty paragraph",
		"text":                                    "xx.md:1: text outside an entry, or after its See line",
		"# XX-ONE Area\n\ntext":                   "xx.md:3: text outside an entry, or after its See line",
		"## XX-ONE-01 Rule":                       "xx.md:1: XX-ONE-01 before any area",
		"# Area":                                  `xx.md:1: heading "# Area" is not marks, ID and title, with a space between`,
		"# XX-ONE-01 Area":                        `xx.md:1: "XX-ONE-01" is no area, as DK-MOV`,
		"# XX-ONE Area\n## XX-ONE-01 Ru":          "xx.md:1: a heading is followed by an empty line",
		"# XX-ONE A\n\n# XX-ONE B":                "xx.md:3: area XX-ONE twice",
		"# XX-ONE A\n\n## XX-TWO-01 Ru":           "xx.md:3: XX-TWO-01 in the area XX-ONE",
		"# XX-ONE A\n\n## XX-ONE-1 Ru":            `xx.md:3: "XX-ONE-1" is no rule, as DK-MOV-03`,
		"# XX-ONE A\n\n### XX-ONE-01 Ru":          `xx.md:3: heading "### XX-ONE-01 Ru" begins with neither # nor ##`,
		head + "a\n\n## XX-ONE-02 Again":          "xx.md:7: XX-ONE-02 after XX-ONE-02",
		head + "a\n\n## XX-ONE-01 Before":         "xx.md:7: XX-ONE-01 after XX-ONE-02",
		head + "Example: a":                       "xx.md:3: XX-ONE-02 has no text",
		head + "Example: a\n\n# XX-TWO B":         "xx.md:3: XX-ONE-02 has no text",
		head + "a\n\n\nb":                         "xx.md:7: an empty paragraph",
		head + "a\nb\tc":                          "xx.md:6: a tab or another control character",
		head + "a \nb":                            "xx.md:5: spaces at the end or the beginning",
		head + "a\n\xff":                          "xx.md:6: not UTF-8",
		head + "a  b":                             "xx.md:5: two spaces in a row",
		head + "Hose: b":                          `xx.md:5: unknown label or no text after it: "Hose:"`,
		head + "House:":                           `xx.md:5: unknown label or no text after it: "House:"`,
		head + "| a | b |":                        "xx.md:5: a table of one row",
		head + "| a | b |\n| c |":                 `xx.md:5: table row "| c |": 1 cells, the heading has 2`,
		head + "| a |\nb |":                       `xx.md:5: table row "b |" has no | at its ends`,
		head + "a\n\nSee: XX-ONE-02":              "xx.md:7: XX-ONE-02 points at itself",
		head + "a\n\nSee: XX-ONE-3":               `xx.md:7: see "XX-ONE-3": no rule, as DK-MOV-03`,
		head + "a\n\nSee: XX-A-01":                `xx.md:7: see "XX-A-01": no rule, as DK-MOV-03`,
		head + "a\n\nSee:XX-ONE-03":               "xx.md:7: one line of IDs follows See",
		head + "a\n\nSee: XX-ONE-03\nb":           "xx.md:7: one line of IDs follows See",
		head + "a\n\nSee: XX-TWO-01, XX-TWO-01":   "xx.md:7: see XX-TWO-01 twice",
		head + "a\n\nSee: XX-TWO-01\n\nmore text": "xx.md:9: text outside an entry, or after its See line",
	}
	for text, want := range tests {
		areas, err := parse("xx.md", text)
		assert.EqualError(t, err, want, text)
		assert.Nil(t, areas, text)
	}
}

// Whatever the file, there is a book or an error that names file and line.
func FuzzParse(f *testing.F) {
	f.Add(page)
	f.Add("# XX-ONE A\n\n## XX-ONE-01 Ru\n\n| a |\n| b |\n\nSee: XX-ONE-02\n")
	f.Add("#  \n\n\n|")
	f.Add("House: \n\nSee: ,")
	place := regexp.MustCompile(`^xx\.md:[1-9][0-9]*: .`)
	f.Fuzz(func(t *testing.T, text string) {
		areas, err := parse("xx.md", text)
		if err != nil {
			assert.Nil(t, areas)
			assert.Regexp(t, place, err.Error())
			return
		}
		for _, area := range areas {
			for _, e := range area.Entries {
				assert.NotZero(t, e.Origin(), e.ID)
				assert.NotEmpty(t, Render(e, 40))
			}
		}
	})
}
