package codex

import (
	"errors"
	"fmt"
	"regexp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"pitchdark/rules"
)

var (
	areaPattern  = regexp.MustCompile(`^[A-Z]{2}-[A-Z]{2,4}$`)
	rulePattern  = regexp.MustCompile(`^[A-Z]{2}-[A-Z]{2,4}-[0-9]{2}$`)
	labelPattern = regexp.MustCompile(`^[A-Za-z]+:( |$)`)
)

// parser reads one file of the book, paragraph by paragraph.
type parser struct {
	file  string
	line  int // 1-based, of the paragraph's first line
	areas []Area
	open  bool // the last area's last entry takes further blocks
	start int  // the line of that entry's heading
}

// parse reads a file of the book. Its paragraphs are separated by one empty
// line each and are one of
//
//	# DK-MOV Moving                 an area
//	## DK-MOV-03 Walking into walls an entry, in the area of its ID, ascending
//	Plain text on a few lines.      a fact of the source rules
//	House: text                     a house ruling
//	Example: text                   an example
//	| cell | cell |                 a table, a line each row, the first the heading
//	See: DK-SND-03, DK-HST-03       on one line, closes the entry
//
// An entry needs a fact or a ruling. Errors begin with "file:line: ".
func parse(file, text string) ([]Area, error) {
	p := &parser{file: file, line: 1}
	if err := p.check(text); err != nil {
		return nil, err
	}
	for _, paragraph := range strings.Split(strings.TrimSuffix(text, "\n"), "\n\n") {
		lines := strings.Split(paragraph, "\n")
		if err := p.paragraph(lines); err != nil {
			return nil, fmt.Errorf("%s:%d: %w", file, p.line, err)
		}
		p.line += len(lines) + 1
	}
	if err := p.close(); err != nil {
		return nil, fmt.Errorf("%s:%d: %w", file, p.line, err)
	}
	return p.areas, nil
}

// check holds what is asked of every line: UTF-8, no control characters, no
// spaces at its ends.
func (p *parser) check(text string) error {
	number := 0
	for line := range strings.SplitSeq(strings.TrimSuffix(text, "\n"), "\n") {
		number++
		fault := ""
		switch {
		case !utf8.ValidString(line):
			fault = "not UTF-8"
		case strings.ContainsFunc(line, unicode.IsControl):
			fault = "a tab or another control character"
		case line != strings.TrimSpace(line):
			fault = "spaces at the end or the beginning"
		}
		if fault != "" {
			return fmt.Errorf("%s:%d: %s", p.file, number, fault)
		}
	}
	return nil
}

func (p *parser) paragraph(lines []string) error {
	first := lines[0]
	switch {
	case first == "":
		return errors.New("an empty paragraph")
	case strings.HasPrefix(first, "#"):
		return p.heading(lines)
	case !p.open:
		return errors.New("text outside an entry, or after its See line")
	case strings.HasPrefix(first, "|"):
		return p.table(lines)
	case strings.HasPrefix(first, "See:"):
		return p.see(lines)
	}
	return p.prose(lines)
}

func (p *parser) heading(lines []string) error {
	if len(lines) > 1 {
		return errors.New("a heading is followed by an empty line")
	}
	if err := p.close(); err != nil {
		return err
	}
	marks, rest, _ := strings.Cut(lines[0], " ")
	id, title, _ := strings.Cut(rest, " ")
	switch {
	case title == "" || title != strings.TrimSpace(title):
		return fmt.Errorf("heading %q is not marks, ID and title, with a space between", lines[0])
	case marks == "#":
		return p.area(id, title)
	case marks == "##":
		return p.entry(rules.RuleID(id), title)
	}
	return fmt.Errorf("heading %q begins with neither # nor ##", lines[0])
}

func (p *parser) area(id, title string) error {
	if !areaPattern.MatchString(id) {
		return fmt.Errorf("%q is no area, as DK-MOV", id)
	}
	if slices.ContainsFunc(p.areas, func(a Area) bool { return a.ID == id }) {
		return fmt.Errorf("area %s twice", id)
	}
	p.areas = append(p.areas, Area{ID: id, Title: title})
	return nil
}

func (p *parser) entry(id rules.RuleID, title string) error {
	if !rulePattern.MatchString(string(id)) {
		return fmt.Errorf("%q is no rule, as DK-MOV-03", id)
	}
	if len(p.areas) == 0 {
		return fmt.Errorf("%s before any area", id)
	}
	area := &p.areas[len(p.areas)-1]
	if !strings.HasPrefix(string(id), area.ID+"-") {
		return fmt.Errorf("%s in the area %s", id, area.ID)
	}
	if n := len(area.Entries); n > 0 && area.Entries[n-1].ID >= id {
		return fmt.Errorf("%s after %s", id, area.Entries[n-1].ID)
	}
	area.Entries = append(area.Entries, Entry{ID: id, Title: title})
	p.open, p.start = true, p.line
	return nil
}

// last is the entry that is being read.
func (p *parser) last() *Entry {
	entries := p.areas[len(p.areas)-1].Entries
	return &entries[len(entries)-1]
}

// close ends the entry before, if there is one: it must say something. If it
// does not, the fault is at its heading.
func (p *parser) close() error {
	if len(p.areas) == 0 {
		return nil
	}
	entries := p.areas[len(p.areas)-1].Entries
	if len(entries) == 0 {
		return nil
	}
	p.open = false
	if e := entries[len(entries)-1]; e.Origin() == 0 {
		p.line = p.start
		return fmt.Errorf("%s has no text", e.ID)
	}
	return nil
}

func (p *parser) prose(lines []string) error {
	kind, text := Source, strings.Join(lines, " ")
	switch label := labelPattern.FindString(text); label {
	case "":
	case "House: ":
		kind, text = House, text[len(label):]
	case "Example: ":
		kind, text = Example, text[len(label):]
	default:
		return fmt.Errorf("unknown label or no text after it: %q", strings.TrimSpace(label))
	}
	if strings.Contains(text, "  ") || strings.HasPrefix(text, " ") {
		return errors.New("two spaces in a row")
	}
	p.last().Blocks = append(p.last().Blocks, Block{Kind: kind, Text: text})
	return nil
}

func (p *parser) table(lines []string) error {
	if len(lines) < 2 {
		return errors.New("a table of one row")
	}
	var rows [][]string
	for _, line := range lines {
		if len(line) < 2 || line[0] != '|' || line[len(line)-1] != '|' {
			return fmt.Errorf("table row %q has no | at its ends", line)
		}
		row := strings.Split(line[1:len(line)-1], "|")
		for i := range row {
			row[i] = strings.TrimSpace(row[i])
		}
		if len(rows) > 0 && len(row) != len(rows[0]) {
			return fmt.Errorf("table row %q: %d cells, the heading has %d", line, len(row), len(rows[0]))
		}
		rows = append(rows, row)
	}
	p.last().Blocks = append(p.last().Blocks, Block{Kind: Table, Rows: rows})
	return nil
}

func (p *parser) see(lines []string) error {
	list, found := strings.CutPrefix(lines[0], "See: ")
	if len(lines) > 1 || !found {
		return errors.New("one line of IDs follows See")
	}
	e := p.last()
	for name := range strings.SplitSeq(list, ", ") {
		id := rules.RuleID(name)
		switch {
		case !rulePattern.MatchString(name):
			return fmt.Errorf("see %q: no rule, as DK-MOV-03", name)
		case id == e.ID:
			return fmt.Errorf("%s points at itself", id)
		case slices.Contains(e.See, id):
			return fmt.Errorf("see %s twice", id)
		}
		e.See = append(e.See, id)
	}
	p.open = false
	return nil
}
