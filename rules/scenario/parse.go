package scenario

import (
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Limits on what a file may hold.
const (
	MaxBytes  = 1 << 20 // of the file
	MaxLine   = 2000    // bytes of a line
	MaxScenes = 1000
	MaxSteps  = 2000 // of a scene
	MaxSide   = 200  // tiles of a map's side [DK-GRD-01]
)

// Scene is a position, the dice that are decided, and what is done and
// expected, in order.
type Scene struct {
	File     string
	Line     int
	Rule     string // the rule that it shows, the first word of its title line
	Title    string
	System   string
	Seed     uint64
	Position Position
	Steps    []Step
}

// Step is one statement of a scene after the position. Its words are well
// formed: whoever plays the scene need only ask whether they are true.
type Step struct {
	Line  int
	Verb  string   // dice, do, mind, rounds, refuse, expect, told, view, levels
	Words []string // the rest, split; quoted words are one
	Rows  []string // of view and levels
}

// Error says what is wrong with a scene, and where.
type Error struct {
	File string
	Line int
	Why  string
}

// Error is the sentence, with file and line before it.
func (e *Error) Error() string { return fmt.Sprintf("%s:%d: %s", e.File, e.Line, e.Why) }

// Parse reads the scenes of a file. What it gives is complete and well formed:
// every statement has the words that it needs, every tile lies on the map,
// every letter has its creature. Whether a creature, a thing or an action of
// that name exists is the system's to say. An error is an *Error.
func Parse(file string, text []byte) ([]*Scene, error) {
	if len(text) > MaxBytes {
		return nil, &Error{file, 1, fmt.Sprintf("the file has %d bytes; %d is the most", len(text), MaxBytes)}
	}
	p := &parser{file: file}
	for i, line := range strings.Split(string(text), "\n") {
		if err := p.read(i+1, strings.TrimRight(line, " \t\r")); err != nil {
			return nil, &Error{file, i + 1, err.Error()}
		}
	}
	if len(p.drafts) == 0 {
		return nil, &Error{file, 1, "there is no scene; begin one with: scene RULE-ID what it shows"}
	}
	scenes := make([]*Scene, len(p.drafts))
	for i, d := range p.drafts {
		scene, line, err := d.build(file)
		if err != nil {
			return nil, &Error{file, line, err.Error()}
		}
		scenes[i] = scene
	}
	return scenes, nil
}

// parser gathers the statements of a file.
type parser struct {
	file   string
	drafts []*draft
}

// draft is one scene as it was written: its statements, the first one being
// "scene" itself.
type draft struct {
	statements []statement
}

// statement is one line that is not indented, with the indented rows below it.
type statement struct {
	line int
	verb string
	rest string
	rows []string
}

// blocks are the statements that rows may follow.
var blocks = map[string]bool{"map": true, "view": true, "levels": true}

func (p *parser) read(at int, line string) error {
	if err := legible(line); err != nil {
		return err
	}
	trimmed := strings.TrimLeft(line, " \t")
	switch {
	case trimmed == "" || trimmed[0] == ';':
		return nil
	case len(trimmed) < len(line):
		return p.row(trimmed)
	}
	verb, rest, _ := strings.Cut(strings.ReplaceAll(trimmed, "\t", " "), " ")
	if verb == "scene" {
		if len(p.drafts) == MaxScenes {
			return fmt.Errorf("a file holds at most %d scenes", MaxScenes)
		}
		p.drafts = append(p.drafts, &draft{})
	}
	if len(p.drafts) == 0 {
		return fmt.Errorf("%q comes before the first scene", verb)
	}
	d := p.drafts[len(p.drafts)-1]
	d.statements = append(d.statements, statement{line: at, verb: verb, rest: strings.TrimSpace(rest)})
	return nil
}

// legible refuses what cannot be text.
func legible(line string) error {
	if len(line) > MaxLine {
		return fmt.Errorf("the line has %d bytes; %d is the most", len(line), MaxLine)
	}
	if !utf8.ValidString(line) {
		return fmt.Errorf("the line is not text in UTF-8")
	}
	for _, r := range line {
		if unicode.IsControl(r) && r != '\t' {
			return fmt.Errorf("the line holds the control character %U", r)
		}
	}
	return nil
}

func (p *parser) row(row string) error {
	if len(p.drafts) > 0 {
		d := p.drafts[len(p.drafts)-1]
		if last := &d.statements[len(d.statements)-1]; blocks[last.verb] {
			if len(last.rows) == MaxSide {
				return fmt.Errorf("a map has at most %d rows", MaxSide)
			}
			last.rows = append(last.rows, row)
			return nil
		}
	}
	return fmt.Errorf("an indented line stands only under map, view or levels")
}

// split parts a line at blanks; what stands in double quotes is one word.
func split(line string) ([]string, error) {
	var words []string
	for line = strings.TrimSpace(line); line != ""; line = strings.TrimSpace(line) {
		if line[0] != '"' {
			word, rest, _ := strings.Cut(line, " ")
			words, line = append(words, word), rest
			continue
		}
		word, rest, ok := strings.Cut(line[1:], `"`)
		switch {
		case !ok:
			return nil, fmt.Errorf("a quoted word has no closing quote")
		case rest != "" && rest[0] != ' ':
			return nil, fmt.Errorf("a closing quote must be followed by a blank")
		case word == "":
			return nil, fmt.Errorf("a quoted word is empty")
		}
		words, line = append(words, word), rest
	}
	return words, nil
}
