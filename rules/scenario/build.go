package scenario

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"unicode"

	"pitchdark/rules"
	"pitchdark/rules/grid"
)

// builder makes a scene of its statements and checks each of them.
type builder struct {
	scene   *Scene
	rows    []string            // of the map
	drawn   map[rune]grid.Point // the letters on the map
	actors  map[rune]bool       // those that were named
	said    map[string]bool     // the heads that were given
	mapLine int                 // the line of the map
}

// heads are the statements that a scene gives at most once.
var heads = map[string]func(*builder, *statement) error{
	"system":  (*builder).system,
	"seed":    (*builder).seed,
	"ambient": (*builder).ambient,
	"map":     (*builder).chart,
}

// places are the statements that put something on the map.
var places = map[string]func(*builder, []string) error{
	"actor": (*builder).actor,
	"light": (*builder).light,
	"item":  (*builder).item,
	"edge":  (*builder).edge,
	"zone":  (*builder).zone,
	"door":  (*builder).door,
	"wind":  (*builder).wind,
	"trap":  (*builder).trap,
}

// build is the scene of a draft, or the line at which it is wrong and why.
func (d *draft) build(file string) (*Scene, int, error) {
	title := &d.statements[0]
	rule, words, _ := strings.Cut(title.rest, " ")
	b := &builder{
		scene: &Scene{File: file, Line: title.line, Rule: rule, Title: strings.TrimSpace(words), System: "core"},
		drawn: map[rune]grid.Point{}, actors: map[rune]bool{}, said: map[string]bool{},
	}
	if b.scene.Title == "" {
		return nil, title.line, fmt.Errorf("a scene begins with the rule that it shows, and what it shows of it")
	}
	if line, err := d.order(); err != nil {
		return nil, line, err
	}
	// The map, then the creatures: other statements speak of both.
	for _, wanted := range []func(string) bool{
		func(verb string) bool { return verb == "map" },
		func(verb string) bool { return verb == "actor" },
		func(verb string) bool { return verb != "map" && verb != "actor" },
	} {
		if line, err := b.all(d, wanted); err != nil {
			return nil, line, err
		}
		if len(b.rows) == 0 {
			return nil, title.line, fmt.Errorf("the scene has no map; draw one under a line that says: map")
		}
	}
	if err := b.strangers(); err != nil {
		return nil, b.mapLine, err
	}
	return b.scene, 0, nil
}

// order checks that the position comes before the first step.
func (d *draft) order() (int, error) {
	stepped := false
	for i := range d.statements[1:] {
		st := &d.statements[1+i]
		switch {
		case steps[st.verb] != nil:
			stepped = true
		case heads[st.verb] == nil && places[st.verb] == nil:
			return st.line, fmt.Errorf("there is no statement %q", st.verb)
		case stepped:
			return st.line, fmt.Errorf("%s: the position ends where the first step begins; this belongs before it", st.verb)
		}
	}
	return 0, nil
}

// all takes every statement whose verb is wanted, in order.
func (b *builder) all(d *draft, wanted func(verb string) bool) (int, error) {
	for i := range d.statements[1:] {
		st := &d.statements[1+i]
		if !wanted(st.verb) {
			continue
		}
		if err := b.take(st); err != nil {
			return st.line, fmt.Errorf("%s: %w", st.verb, err)
		}
	}
	return 0, nil
}

func (b *builder) take(st *statement) error {
	if head, ok := heads[st.verb]; ok {
		if b.said[st.verb] {
			return fmt.Errorf("it is given already")
		}
		b.said[st.verb] = true
		return head(b, st)
	}
	words, err := split(st.rest)
	if err != nil {
		return err
	}
	if place, ok := places[st.verb]; ok {
		return place(b, words)
	}
	return b.step(st, words)
}

func (b *builder) system(st *statement) error {
	if st.rest == "" || strings.ContainsFunc(st.rest, func(r rune) bool { return !unicode.IsLetter(r) }) {
		return fmt.Errorf("%q is no name of a system", st.rest)
	}
	b.scene.System = st.rest
	return nil
}

func (b *builder) seed(st *statement) error {
	seed, err := strconv.ParseUint(st.rest, 0, 64)
	if err != nil {
		return fmt.Errorf("%q is no number of 64 bits, as 42 or 0x2a", st.rest)
	}
	b.scene.Seed = seed
	return nil
}

func (b *builder) ambient(st *statement) error {
	n, err := lightLevel(st.rest)
	b.scene.Position.Ambient = n
	return err
}

// lightLevel reads "dark", "bright", or a number of low light [DK-LGT-01].
func lightLevel(word string) (rules.Light, error) {
	switch word {
	case "dark":
		return rules.Dark, nil
	case "bright":
		return rules.Bright, nil
	}
	n, err := strconv.Atoi(word)
	if err != nil || n < 0 || n > int(rules.Bright) {
		return 0, fmt.Errorf("%q must be dark, bright, or low light 1 to 100", word)
	}
	return rules.Light(n), nil
}

// chart reads the map: a rectangle of letters of terrain and of creatures.
func (b *builder) chart(st *statement) error {
	if st.rest != "" {
		return fmt.Errorf("the map is drawn in indented rows below the word, not beside it")
	}
	if len(st.rows) == 0 {
		return fmt.Errorf("no indented row follows it")
	}
	if err := b.rectangle(st.rows, len([]rune(st.rows[0])), len(st.rows)); err != nil {
		return err
	}
	for y, row := range st.rows {
		for x, r := range []rune(row) {
			if _, ok := grid.TerrainOf(r); ok {
				continue
			}
			if _, twice := b.drawn[r]; twice {
				return fmt.Errorf("there are two of %q on it", r)
			}
			b.drawn[r] = grid.Point{X: x, Y: y}
		}
	}
	b.rows, b.mapLine = st.rows, st.line
	b.scene.Position.Map = strings.Join(st.rows, "\n") + "\n"
	return nil
}

// rectangle checks that rows are of the given size, without blanks.
func (b *builder) rectangle(rows []string, wide, high int) error {
	if len(rows) != high {
		return fmt.Errorf("it has %d rows and should have %d", len(rows), high)
	}
	for i, row := range rows {
		n := len([]rune(row))
		switch {
		case n > MaxSide:
			return fmt.Errorf("row %d has %d tiles; %d is the most", i+1, n, MaxSide)
		case n != wide:
			return fmt.Errorf("row %d has %d tiles and should have %d", i+1, n, wide)
		case strings.ContainsFunc(row, unicode.IsSpace):
			return fmt.Errorf("row %d has a blank in it", i+1)
		}
	}
	return nil
}

// strangers are letters on the map that no actor has: a slip of the pen.
func (b *builder) strangers() error {
	var letters []string
	for r := range b.drawn {
		if !b.actors[r] {
			letters = append(letters, string(r))
		}
	}
	if len(letters) == 0 {
		return nil
	}
	slices.Sort(letters)
	return fmt.Errorf("the map has %s, but no actor of that letter", strings.Join(letters, ", "))
}
