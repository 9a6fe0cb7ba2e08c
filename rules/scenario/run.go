package scenario

import (
	"errors"
	"fmt"
	"strings"

	"pitchdark/rules"
	"pitchdark/rules/dice"
	"pitchdark/rules/engine"
	"pitchdark/rules/grid"
	"pitchdark/rules/internal/sense"
	"pitchdark/rules/internal/world"
	"pitchdark/rules/tell"
)

// Run plays a scene and returns the first thing that is not as expected, as an
// *Error; nil if all is.
func Run(s *Scene) error {
	return RunTurned(s, 0)
}

// RunTurned plays a scene under one of the eight symmetries of the square.
func RunTurned(s *Scene, sym Symmetry) error {
	r := &run{scene: s}
	at, first := s.Line, 0
	for ; first < len(s.Steps) && s.Steps[first].Verb == "dice"; first++ {
		if err := r.decide(s.Steps[first].Words); err != nil {
			return &Error{s.File, s.Steps[first].Line, err.Error()}
		}
	}
	if err := r.open(sym); err != nil {
		return &Error{s.File, at, err.Error()}
	}
	for i := first; i < len(s.Steps); i++ {
		at = s.Steps[i].Line
		err := r.step(&s.Steps[i])
		if err == nil {
			err = r.diceErr
		}
		if err != nil {
			return &Error{s.File, at, fmt.Sprintf("%s: %v\n%s", s.Rule, err, r.picture())}
		}
	}
	if err := r.dice.Unused(); err != nil {
		return &Error{s.File, at, err.Error()}
	}
	return nil
}

// run is one playing of a scene.
type run struct {
	scene   *Scene
	s       *engine.Session
	w       *world.World
	frame   Frame
	letters map[rune]world.ActorID
	names   map[world.ActorID]rune
	heard   map[rune][]rules.Event
	dice    dice.Forced
	diceErr error
}

func (r *run) open(sym Symmetry) error {
	r.heard = map[rune][]rules.Event{}
	setup := engine.Setup{System: r.scene.System, Seed: r.scene.Seed, Level: "scene"}
	s, err := engine.Arrange(world.Pass{}, setup, engine.Options{Dice: r}, func(w *world.World) error {
		var err error
		r.frame, r.letters, err = Lay(w, r.scene.Position, sym)
		r.names = map[world.ActorID]rune{}
		for letter, id := range r.letters {
			r.names[id] = letter
		}
		return err
	})
	if err != nil {
		return err
	}
	r.s, r.w = s, s.Truth(world.Pass{})
	return nil
}

// Force takes the scene's dice; every initiative is 10, so that actors act in
// the order in which the scene names them.
func (r *run) Force(who world.ActorID, purpose dice.Purpose, sides int) (int, bool) {
	if purpose == "initiative" {
		return min(10, sides), true
	}
	label := "*"
	if letter, ok := r.names[who]; ok {
		label = string(letter)
	}
	value, forced, err := r.dice.Take(label, purpose, sides)
	if err != nil && r.diceErr == nil {
		r.diceErr = err
	}
	return value, forced && err == nil
}

func (r *run) step(st *Step) error {
	switch st.Verb {
	case "dice":
		return r.decide(st.Words)
	case "rounds":
		return r.rounds(st.Words)
	case "levels":
		return r.levels(st.Rows)
	}
	words := st.Words
	if st.Verb == "refuse" {
		return r.refuse(words)
	}
	letter, id, err := r.actor(words[0])
	if err != nil {
		return err
	}
	switch st.Verb {
	case "do":
		return r.do(id, words[1:])
	case "mind":
		if err := r.wait(id); err != nil {
			return err
		}
		return r.s.Ponder(world.Pass{}, id)
	case "expect":
		return r.expect(letter, id, words[1:])
	case "told":
		return r.told(letter, id, words[1:])
	}
	return r.view(letter, id, st.Rows)
}

func (r *run) actor(word string) (rune, world.ActorID, error) {
	letter := []rune(word)[0]
	id, ok := r.letters[letter]
	if !ok || len([]rune(word)) != 1 {
		return 0, 0, fmt.Errorf("there is no creature %q", word)
	}
	return letter, id, nil
}

// decide reads "b attack d20 = 17" or "* attack d20 = 17 4 9".
func (r *run) decide(words []string) error {
	equals := -1
	for i, w := range words {
		if w == "=" {
			equals = i
		}
	}
	if equals < 3 || equals == len(words)-1 {
		return fmt.Errorf("dice are given as: dice b attack d20 = 17")
	}
	d, err := dice.Parse(words[equals-1])
	if err != nil {
		return err
	}
	who := words[0]
	if who == "*" {
		who = ""
	}
	for _, w := range words[equals+1:] {
		n, err := number(w)
		if err != nil {
			return err
		}
		if err := r.dice.Add(dice.Die{Who: who, Purpose: dice.Purpose(strings.Join(words[1:equals-1], " ")), Sides: d.Sides, Value: n}); err != nil {
			return err
		}
	}
	return nil
}

func (r *run) rounds(words []string) error {
	n, err := number(words[0])
	if err != nil {
		return err
	}
	until := r.w.Round + n
	for r.w.Round < until && r.w.Ended == "" {
		if err := r.pass(); err != nil {
			return err
		}
	}
	return nil
}

// passing are the answers with which one lets an ask go by.
var passing = map[rules.PhaseID]rules.ActionID{
	rules.PhaseExchange: "nothing", rules.PhaseCrossing: "let pass", rules.PhasePassage: "let pass",
	rules.PhaseLight: "go on", rules.PhaseStrike: "hold", rules.PhaseFacing: "face",
}

// Pass is the command with which a creature lets an ask go by.
func Pass(a *world.Actor, phase rules.PhaseID) rules.Command {
	if answer, ok := passing[phase]; ok {
		return rules.Answer{Who: sense.Self(a), Choose: answer, To: a.Facing}
	}
	return rules.Act{Who: sense.Self(a), Do: "end", To: a.Facing}
}

func (r *run) pass() error {
	asks := r.s.Open(world.Pass{})
	if len(asks) == 0 {
		return errors.New("nobody is asked any more")
	}
	return r.s.Give(world.Pass{}, asks[0].Who, Pass(r.w.Actors[asks[0].Who], asks[0].Phase))
}

// wait lets all others pass until a creature is asked.
func (r *run) wait(id world.ActorID) error {
	for range 500 {
		for _, ask := range r.s.Open(world.Pass{}) {
			if ask.Who == id {
				return nil
			}
		}
		if err := r.pass(); err != nil {
			return err
		}
	}
	return errors.New("that creature is never asked")
}

func (r *run) do(id world.ActorID, words []string) error {
	if err := r.wait(id); err != nil {
		return err
	}
	c, err := r.command(id, words)
	if err != nil {
		return err
	}
	return r.s.Give(world.Pass{}, id, c)
}

// refuse reads "RULE b blind forward 9": the command must be refused by that
// rule and change nothing.
func (r *run) refuse(words []string) error {
	if len(words) < 3 {
		return fmt.Errorf("a refusal is given as: refuse DK-MOV-01 b blind forward 0")
	}
	_, id, err := r.actor(words[1])
	if err != nil {
		return err
	}
	if err := r.wait(id); err != nil {
		return err
	}
	c, err := r.command(id, words[2:])
	if err != nil {
		return err
	}
	before := r.w.Digest()
	err = r.s.Give(world.Pass{}, id, c)
	var refusal *rules.Refusal
	switch {
	case err == nil:
		return fmt.Errorf("expected a refusal by %s, got none", words[0])
	case !errors.As(err, &refusal):
		return err
	case string(refusal.Rule) != words[0]:
		return fmt.Errorf("expected a refusal by %s, got %v", words[0], refusal)
	case r.w.Digest() != before:
		return fmt.Errorf("the refused command changed the state")
	}
	return nil
}

// told reads "b "sentence"": the next event told to b in those words.
func (r *run) told(letter rune, id world.ActorID, words []string) error {
	if len(words) != 1 {
		return fmt.Errorf(`a sentence is given as: told b "You walk into a wall."`)
	}
	t := tell.For(r.s.Eyes(world.Pass{}, id))
	t.Hero = sense.Self(r.w.Actors[id])
	events := r.events(letter, id)
	var all []string
	for i, e := range events {
		sentence := t.Sentence(e)
		if sentence == words[0] {
			r.heard[letter] = events[i+1:]
			return nil
		}
		if sentence != "" {
			all = append(all, sentence)
		}
	}
	return fmt.Errorf("expected %q, got %q", words[0], all)
}

// events are those that reached a creature and were not yet looked for.
func (r *run) events(letter rune, id world.ActorID) []rules.Event {
	r.heard[letter] = append(r.heard[letter], r.s.Told(world.Pass{}, id)...)
	return r.heard[letter]
}

// picture draws the truth, for failures.
func (r *run) picture() string {
	g := r.w.Levels[0].Grid
	rows := make([][]rune, r.frame.height)
	for y := range rows {
		for x := range r.frame.width {
			rows[y] = append(rows[y], g.At(r.frame.Point(grid.Point{X: x, Y: y})).Rune())
		}
	}
	for letter, id := range r.letters {
		if p := r.frame.Back(r.w.Actors[id].At); p.Y >= 0 && p.Y < len(rows) && p.X >= 0 && p.X < len(rows[p.Y]) {
			rows[p.Y][p.X] = letter
		}
	}
	var b strings.Builder
	b.WriteString("truth:\n")
	for _, row := range rows {
		b.WriteString("  " + string(row) + "\n")
	}
	return b.String()
}
