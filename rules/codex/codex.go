// Package codex is the text of every rule by its ID, in the project's own
// words, embedded: what the codex screen, the why panel and the command line
// show. It decides what stands in the book and how a page is laid out in a
// terminal; it enforces no rule, and no outcome depends on a word of it.
//
// The text is in the *.md files beside the code; parse describes their form.
package codex

import (
	"embed"
	"slices"
	"strings"
	"sync"

	"pitchdark/rules"
)

// Kind says what a block of an entry is.
type Kind uint8

// The kinds of block.
const (
	Source  Kind = iota // a fact of the source rules
	House               // a ruling of ours, where the source is silent or leaves it to the GM
	Example             // an example
	Table               // rows of cells, the first row the heading
)

// Block is a paragraph or a table of an entry.
type Block struct {
	Kind Kind
	Text string     // the paragraph on one line; empty for a table
	Rows [][]string // the table, every row as long as the first; nil otherwise
}

// Origin says where a rule is from.
type Origin uint8

// The origins.
const (
	FromSource Origin = iota + 1 // the source rules alone
	FromHouse                    // a house ruling
	FromBoth                     // the source, completed by house rulings
)

// String is the origin in words.
func (o Origin) String() string {
	switch o {
	case FromSource:
		return "source rules"
	case FromHouse:
		return "house ruling"
	case FromBoth:
		return "source rules, completed by house rulings"
	}
	return "unknown origin"
}

// Entry is one rule of the book. Entries are shared: do not change their
// slices.
type Entry struct {
	ID     rules.RuleID
	Title  string
	Blocks []Block        // at least one of Source or House
	See    []rules.RuleID // related rules, in order of use
}

// Area is a group of rules that share the first two parts of their IDs.
type Area struct {
	ID      string // "DK-MOV"
	Title   string
	Entries []Entry // ascending by ID
}

// Origin tells where the rule is from by its paragraphs.
func (e Entry) Origin() Origin {
	var origin Origin
	for _, b := range e.Blocks {
		switch b.Kind {
		case Source:
			origin |= FromSource
		case House:
			origin |= FromHouse
		}
	}
	return origin
}

// Text is all that the entry says, a line for each paragraph and table row.
func (e Entry) Text() string {
	var lines []string
	for _, b := range e.Blocks {
		if b.Kind != Table {
			lines = append(lines, b.Text)
		}
		for _, row := range b.Rows {
			lines = append(lines, strings.Join(row, " "))
		}
	}
	return strings.Join(lines, "\n")
}

//go:embed *.md
var files embed.FS

type book struct {
	areas   []Area
	entries []Entry
	byID    map[rules.RuleID]int // index into entries
}

// load reads the book once. The files are part of the program and a test reads
// them all, so that a fault in them is a fault of the program.
var load = sync.OnceValue(func() book {
	areas, err := read(files)
	if err != nil {
		panic("codex: " + err.Error())
	}
	b := book{areas: areas, byID: map[rules.RuleID]int{}}
	for _, area := range areas {
		for _, e := range area.Entries {
			b.byID[e.ID] = len(b.entries)
			b.entries = append(b.entries, e)
		}
	}
	return b
})

// read parses every file of the book, in the order of the file names.
func read(fsys embed.FS) ([]Area, error) {
	dir, err := fsys.ReadDir(".")
	if err != nil {
		return nil, err
	}
	var areas []Area
	for _, file := range dir {
		text, err := fsys.ReadFile(file.Name())
		if err != nil {
			return nil, err
		}
		more, err := parse(file.Name(), string(text))
		if err != nil {
			return nil, err
		}
		areas = append(areas, more...)
	}
	return areas, nil
}

// Find returns the entry of a rule, and false if the book has none.
func Find(id rules.RuleID) (Entry, bool) {
	b := load()
	at, found := b.byID[id]
	if !found {
		return Entry{}, false
	}
	return b.entries[at], true
}

// All returns every entry in the order of the book.
func All() []Entry { return slices.Clone(load().entries) }

// Areas returns the areas in the order of the book.
func Areas() []Area { return slices.Clone(load().areas) }

// Search returns the entries in which every one of the words stands, in ID,
// title or text, as a word or part of one, whatever its case. No words find
// nothing.
func Search(words string) []Entry {
	wanted := strings.Fields(strings.ToLower(words))
	if len(wanted) == 0 {
		return nil
	}
	var found []Entry
	for _, e := range load().entries {
		text := strings.ToLower(string(e.ID) + "\n" + e.Title + "\n" + e.Text())
		lacks := func(word string) bool { return !strings.Contains(text, word) }
		if !slices.ContainsFunc(wanted, lacks) {
			found = append(found, e)
		}
	}
	return found
}
