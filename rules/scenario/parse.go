package scenario

import (
	"fmt"
	"strconv"
	"strings"

	"pitchdark/rules"
)

// Limits on what one scene may hold.
const (
	MaxBytes = 1 << 20
	MaxSteps = 2000
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

// Step is one statement of a scene after the position.
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

// Error is the sentence.
func (e *Error) Error() string { return fmt.Sprintf("%s:%d: %s", e.File, e.Line, e.Why) }

// Parse reads the scenes of a file.
func Parse(file string, text []byte) ([]*Scene, error) {
	if len(text) > MaxBytes {
		return nil, &Error{file, 1, fmt.Sprintf("the file has %d bytes; %d is the most", len(text), MaxBytes)}
	}
	p := &parser{file: file}
	for i, line := range strings.Split(string(text), "\n") {
		p.line = i + 1
		if err := p.read(strings.TrimRight(line, " \t\r")); err != nil {
			return nil, &Error{file, p.line, err.Error()}
		}
	}
	if len(p.scenes) == 0 {
		return nil, &Error{file, 1, "there is no scene; begin one with: scene RULE-ID what it shows"}
	}
	for _, s := range p.scenes {
		if s.Position.Map == "" {
			return nil, &Error{file, s.Line, "the scene has no map; draw one under a line that says: map"}
		}
	}
	return p.scenes, nil
}

type parser struct {
	file   string
	line   int
	scenes []*Scene
	rows   *[]string // where indented rows go now
	inMap  bool
}

func (p *parser) read(line string) error {
	trimmed := strings.TrimSpace(line)
	if trimmed == "" || strings.HasPrefix(trimmed, ";") {
		return nil
	}
	if line != trimmed && strings.TrimLeft(line, " \t") == trimmed {
		return p.row(trimmed)
	}
	p.rows, p.inMap = nil, false
	verb, rest, _ := strings.Cut(trimmed, " ")
	rest = strings.TrimSpace(rest)
	if verb == "scene" {
		rule, title, _ := strings.Cut(rest, " ")
		p.scenes = append(p.scenes, &Scene{File: p.file, Line: p.line, Rule: rule, Title: strings.TrimSpace(title), System: "core"})
		return nil
	}
	if len(p.scenes) == 0 {
		return fmt.Errorf("%q comes before the first scene", verb)
	}
	return p.statement(p.scenes[len(p.scenes)-1], verb, rest)
}

func (p *parser) row(row string) error {
	switch {
	case p.inMap:
		s := p.scenes[len(p.scenes)-1]
		s.Position.Map += row + "\n"
		if len(s.Position.Map) > 200*201 {
			return fmt.Errorf("the map is larger than 200×200 tiles")
		}
	case p.rows != nil:
		*p.rows = append(*p.rows, row)
	default:
		return fmt.Errorf("an indented line stands only under map, view or levels")
	}
	return nil
}

func (p *parser) statement(s *Scene, verb, rest string) error {
	lists := map[string]*[]string{
		"actor": &s.Position.Actors, "light": &s.Position.Lights, "item": &s.Position.Items, "edge": &s.Position.Edges,
		"zone": &s.Position.Zones, "door": &s.Position.Doors, "wind": &s.Position.Winds,
	}
	if list, ok := lists[verb]; ok {
		*list = append(*list, rest)
		return nil
	}
	switch verb {
	case "system":
		s.System = rest
	case "seed":
		seed, err := strconv.ParseUint(rest, 0, 64)
		if err != nil {
			return fmt.Errorf("seed %q is no 64-bit number", rest)
		}
		s.Seed = seed
	case "ambient":
		return ambient(s, rest)
	case "map":
		p.inMap = true
	case "dice", "do", "mind", "rounds", "refuse", "expect", "told", "view", "levels":
		return p.step(s, verb, rest)
	default:
		return fmt.Errorf("there is no statement %q", verb)
	}
	return nil
}

func ambient(s *Scene, word string) error {
	switch word {
	case "dark":
		s.Position.Ambient = rules.Dark
	case "bright":
		s.Position.Ambient = rules.Bright
	default:
		n, err := strconv.Atoi(word)
		if err != nil || n < 1 || n > 100 {
			return fmt.Errorf("ambient %q: it must be dark, bright, or low light 1 to 100", word)
		}
		s.Position.Ambient = rules.Light(n)
	}
	return nil
}

func (p *parser) step(s *Scene, verb, rest string) error {
	if len(s.Steps) >= MaxSteps {
		return fmt.Errorf("a scene has at most %d steps", MaxSteps)
	}
	words, err := split(rest)
	if err != nil {
		return err
	}
	if len(words) == 0 && verb != "levels" {
		return fmt.Errorf("%s what?", verb)
	}
	s.Steps = append(s.Steps, Step{Line: p.line, Verb: verb, Words: words})
	if verb == "view" || verb == "levels" {
		p.rows = &s.Steps[len(s.Steps)-1].Rows
	}
	return nil
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
		if !ok {
			return nil, fmt.Errorf("a quoted word has no closing quote")
		}
		words, line = append(words, word), rest
	}
	return words, nil
}
