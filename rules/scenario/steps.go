package scenario

import (
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"pitchdark/rules/dice"
	"pitchdark/rules/grid"
)

// maxRounds is how many rounds one step may let pass.
const maxRounds = 10_000

// ruleID is what the ID of a rule looks like.
var ruleID = regexp.MustCompile(`^[A-Z]{2,3}-[A-Z]{2,4}-[0-9]{2}$`)

// steps are the statements after the position. Each gives its words as a Step
// has them.
var steps = map[string]func(*builder, *statement, []string) ([]string, error){
	"dice":   (*builder).dice,
	"do":     (*builder).do,
	"mind":   (*builder).mind,
	"rounds": (*builder).rounds,
	"refuse": (*builder).refuse,
	"expect": (*builder).expect,
	"told":   (*builder).told,
	"view":   (*builder).view,
	"levels": (*builder).levels,
}

func (b *builder) step(st *statement, words []string) error {
	if len(b.scene.Steps) == MaxSteps {
		return fmt.Errorf("a scene has at most %d steps", MaxSteps)
	}
	words, err := steps[st.verb](b, st, words)
	if err != nil {
		return err
	}
	b.scene.Steps = append(b.scene.Steps, Step{Line: st.line, Verb: st.verb, Words: words, Rows: st.rows})
	return nil
}

// led checks that words begin with the letter of an actor and go on for at
// least so many.
func (b *builder) led(words []string, more int, wanted string) error {
	if len(words) < 1+more {
		return fmt.Errorf("it is given as: %s", wanted)
	}
	return b.letter(words[0])
}

// dice reads "b attack d20 = 17 4": who rolls, for what, which die, its values.
func (b *builder) dice(_ *statement, words []string) ([]string, error) {
	equals := slices.Index(words, "=")
	if equals < 3 || equals == len(words)-1 {
		return nil, fmt.Errorf("it is given as: dice b attack d20 = 17")
	}
	if words[0] != "*" {
		if err := b.letter(words[0]); err != nil {
			return nil, err
		}
	}
	d, err := dice.Parse(words[equals-1])
	if err != nil {
		return nil, err
	}
	if d.Count != 1 || d.Add != 0 {
		return nil, fmt.Errorf("%s is more than one die; each die of it is decided alone", d)
	}
	for _, word := range words[equals+1:] {
		if n, err := strconv.Atoi(word); err != nil || n < 1 || n > d.Sides {
			return nil, fmt.Errorf("%s cannot fall as %q", d, word)
		}
	}
	return words, nil
}

func (b *builder) do(_ *statement, words []string) ([]string, error) {
	if err := b.led(words, 1, "do b blind forward 6"); err != nil {
		return nil, err
	}
	order, err := b.order(words[1:])
	return append(words[:1:1], order...), err
}

// refuse reads "DK-MOV-01 b blind forward 0", or with the rule at the end, in
// brackets.
func (b *builder) refuse(_ *statement, words []string) ([]string, error) {
	const wanted = "refuse DK-MOV-01 b blind forward 0"
	if len(words) < 3 {
		return nil, fmt.Errorf("it is given as: %s", wanted)
	}
	if last, ok := bracketed(words[len(words)-1]); ok {
		words = append([]string{last}, words[:len(words)-1]...)
	}
	if !ruleID.MatchString(words[0]) {
		return nil, fmt.Errorf("%q is no ID of a rule", words[0])
	}
	if err := b.led(words[1:], 1, wanted); err != nil {
		return nil, err
	}
	order, err := b.order(words[2:])
	return append(words[:2:2], order...), err
}

// bracketed is what stands in the brackets of "[DK-MOV-03]".
func bracketed(word string) (string, bool) {
	inside, opened := strings.CutPrefix(word, "[")
	inside, closed := strings.CutSuffix(inside, "]")
	return inside, opened && closed
}

func (b *builder) mind(_ *statement, words []string) ([]string, error) {
	if len(words) != 1 {
		return nil, fmt.Errorf("it is given as: mind o")
	}
	return words, b.letter(words[0])
}

func (b *builder) rounds(_ *statement, words []string) ([]string, error) {
	if len(words) == 1 {
		if n, err := strconv.Atoi(words[0]); err == nil && n >= 1 && n <= maxRounds {
			return words, nil
		}
	}
	return nil, fmt.Errorf("it is given as: rounds 2, and passes 1 to %d", maxRounds)
}

func (b *builder) told(_ *statement, words []string) ([]string, error) {
	if len(words) != 2 {
		return nil, fmt.Errorf(`it is given as: told b "You walk into a wall."`)
	}
	return words, b.letter(words[0])
}

func (b *builder) view(st *statement, words []string) ([]string, error) {
	if len(words) != 1 {
		return nil, fmt.Errorf("it is given as: view b, and rows below it")
	}
	if err := b.letter(words[0]); err != nil {
		return nil, err
	}
	return words, b.rectangle(st.rows, len([]rune(b.rows[0])), len(b.rows))
}

// levels checks the rows against the letters of light.
func (b *builder) levels(st *statement, words []string) ([]string, error) {
	if len(words) != 0 {
		return nil, fmt.Errorf("it is drawn in rows below the word, not beside it")
	}
	for i, row := range st.rows {
		if rest := strings.Trim(row, "B123456789+.#"); rest != "" {
			return nil, fmt.Errorf("row %d holds %q; B 1 to 9 + . # are the letters of light", i+1, rest)
		}
	}
	return nil, b.rectangle(st.rows, len([]rune(b.rows[0])), len(b.rows))
}

func (b *builder) onMap(word string) error {
	_, err := b.tile(word)
	return err
}

func whole(word string) error {
	if _, err := strconv.Atoi(word); err != nil {
		return fmt.Errorf("%q is no number", word)
	}
	return nil
}

func compass(word string) error {
	if _, ok := grid.ParseDirection(word); !ok {
		return fmt.Errorf("%q is no direction; N NE E SE S SW W NW are", word)
	}
	return nil
}

func oneOf(words []string, wanted string, check func(string) error) error {
	if len(words) != 1 {
		return fmt.Errorf("%s is wanted here, and nothing else", wanted)
	}
	return check(words[0])
}

func nothing(words []string) error {
	if len(words) > 0 {
		return fmt.Errorf("%q is too much here", strings.Join(words, " "))
	}
	return nil
}
