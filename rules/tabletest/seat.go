package tabletest

import (
	"errors"
	"strings"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"pitchdark/rules"
	"pitchdark/rules/grid"
	"pitchdark/rules/internal/sense"
	"pitchdark/rules/internal/world"
	"pitchdark/rules/scenario"
)

// Seat is one creature of a table, led by the test.
type Seat struct {
	b      *Table
	letter rune
	heard  []rules.Event // not yet asked for
}

// Seat is the seat of the creature with a letter.
func (b *Table) Seat(letter rune) *Seat {
	b.Actor(letter)
	return &Seat{b: b, letter: letter}
}

// Asked reports whether a creature has an open ask, and its phase.
func (b *Table) Asked(letter rune) rules.PhaseID {
	for _, ask := range b.S.Open(world.Pass{}) {
		if ask.Who == b.letters[letter] {
			return ask.Phase
		}
	}
	return ""
}

// Wait passes the turns of all others until a creature is asked.
func (b *Table) Wait(letter rune) {
	b.Helper()
	for range 200 {
		if b.Asked(letter) != "" {
			return
		}
		b.pass()
	}
	require.Fail(b, "never asked", "%s: %c", b.rule, letter)
}

// Rounds lets whole rounds pass, everybody ending their turn at once.
func (b *Table) Rounds(n int) {
	b.Helper()
	until := b.W.Round + n
	for b.W.Round < until && b.W.Ended == "" {
		b.pass()
	}
}

// passes are the answers with which one lets an ask go by.
var passes = map[rules.PhaseID]rules.ActionID{
	rules.PhaseExchange: "nothing", rules.PhaseCrossing: "let pass", rules.PhasePassage: "let pass",
	rules.PhaseLight: "go on", rules.PhaseStrike: "hold", rules.PhaseFacing: "face",
}

func (b *Table) pass() {
	b.Helper()
	asks := b.S.Open(world.Pass{})
	require.NotEmpty(b, asks, "%s: nobody is asked and the game is over: %q", b.rule, b.W.Ended)
	a := b.W.Actors[asks[0].Who]
	var c rules.Command = rules.Act{Who: sense.Self(a), Do: "end", To: a.Facing}
	if answer, ok := passes[asks[0].Phase]; ok {
		c = rules.Answer{Who: sense.Self(a), Choose: answer, To: a.Facing}
	}
	require.NoError(b, b.S.Give(world.Pass{}, a.ID, c), b.rule)
}

func (s *Seat) actor() *world.Actor { return s.b.Actor(s.letter) }

func (s *Seat) try(c rules.Command) error {
	s.b.Wait(s.letter)
	return s.b.S.Give(world.Pass{}, s.actor().ID, c)
}

// Do gives a command, waiting for its turn; directions and tiles in it are
// turned with the table.
func (s *Seat) Do(c rules.Command) {
	s.b.Helper()
	require.NoError(s.b, s.try(s.turn(c)), s.b.rule)
}

// Refused gives a command that must be refused by a rule, and checks that
// nothing changed.
func (s *Seat) Refused(rule rules.RuleID, c rules.Command) {
	s.b.Helper()
	s.b.Wait(s.letter)
	digest, sum := s.b.W.Digest(), s.b.S.Sum()
	err := s.b.S.Give(world.Pass{}, s.actor().ID, s.turn(c))
	var refusal *rules.Refusal
	require.True(s.b, errors.As(err, &refusal), "%s: not refused, but %v", s.b.rule, err)
	assert.Equal(s.b, rule, refusal.Rule, refusal.Why)
	assert.NotEmpty(s.b, refusal.Why)
	assert.Equal(s.b, digest, s.b.W.Digest(), "%s: a refused command changed the state", s.b.rule)
	assert.Equal(s.b, sum, s.b.S.Sum())
}

func (s *Seat) turn(c rules.Command) rules.Command {
	f := s.b.frame
	who := sense.Self(s.actor())
	switch c := c.(type) {
	case rules.Move:
		path := make([]grid.Point, len(c.Path))
		for i, p := range c.Path {
			path[i] = f.Point(p)
		}
		c.Who, c.Path = who, path
		return c
	case rules.BlindMove:
		c.Who, c.Toward = who, f.Relative(c.Toward)
		return c
	case rules.Turn:
		c.Who, c.To = who, f.Direction(c.To)
		return c
	case rules.Act:
		c.Who, c.To, c.North = who, f.Direction(c.To), true
		if c.At != nil {
			p := f.Point(*c.At)
			c.At = &p
		}
		return c
	case rules.Answer:
		c.Who, c.To = who, f.Direction(c.To)
		return c
	}
	return c
}

// Blind declares a blind move.
func (s *Seat) Blind(toward grid.Relative, tiles int) {
	s.b.Helper()
	s.Do(rules.BlindMove{Toward: toward, Tiles: tiles})
}

// Walk walks through the given directions, one tile each.
func (s *Seat) Walk(directions ...grid.Direction) {
	s.b.Helper()
	s.b.Wait(s.letter)
	at := s.b.frame.Back(s.actor().At)
	var path []grid.Point
	for _, d := range directions {
		at = at.Add(d.Delta())
		path = append(path, at)
	}
	s.Do(rules.Move{Path: path})
}

// Act does an action without parameters, or with those of the given Act.
func (s *Seat) Act(do rules.ActionID, with ...rules.Act) {
	s.b.Helper()
	a := rules.Act{}
	if len(with) > 0 {
		a = with[0]
	}
	a.Do = do
	s.Do(a)
}

// Answer answers an open ask.
func (s *Seat) Answer(choose rules.ActionID, words ...string) {
	s.b.Helper()
	s.Do(rules.Answer{Choose: choose, Words: strings.Join(words, " ")})
}

// Mind lets the creature's mind answer its open ask, and returns the events
// that anybody could perceive of it, in truth.
func (s *Seat) Mind() []rules.Event {
	s.b.Helper()
	s.b.Wait(s.letter)
	s.b.Truth()
	require.NoError(s.b, s.b.S.Ponder(world.Pass{}, s.actor().ID), s.b.rule)
	return s.b.Truth()
}

// Truth are all events since the last call, as a game master reads them.
func (b *Table) Truth() []rules.Event { return b.S.Told(world.Pass{}, world.Nobody) }

// Events are those that reached the creature since the last call of Events.
func (s *Seat) Events() []rules.Event {
	events := append(s.heard, s.b.S.Told(world.Pass{}, s.actor().ID)...)
	s.heard = nil
	return events
}

// Told is the first event of a kind that reached the creature since it was last
// asked for events; what comes after it can still be asked for.
func (s *Seat) Told(kind rules.Kind) rules.Event {
	s.b.Helper()
	s.heard = s.Events()
	for i, e := range s.heard {
		if e.Kind == kind {
			s.heard = s.heard[i+1:]
			return e
		}
	}
	require.Fail(s.b, "not told", "%s: %c was not told that anything %q; it was told %v", s.b.rule, s.letter, kind, kinds(s.heard))
	return rules.Event{}
}

// NotTold checks that no event of a kind reached the creature.
func (s *Seat) NotTold(kind rules.Kind) {
	s.b.Helper()
	s.heard = s.Events()
	assert.NotContains(s.b, kinds(s.heard), kind, "%s: %c", s.b.rule, s.letter)
}

func kinds(events []rules.Event) []rules.Kind {
	var list []rules.Kind
	for _, e := range events {
		list = append(list, e.Kind)
	}
	return list
}

// View is what the creature perceives.
func (s *Seat) View() *rules.View { return s.b.S.Eyes(world.Pass{}, s.actor().ID) }

// At checks where the creature is, in the drawn map's tiles.
func (s *Seat) At(x, y int) {
	s.b.Helper()
	assert.Equal(s.b, grid.Point{X: x, Y: y}, s.b.frame.Back(s.actor().At), "%s: where %c is", s.b.rule, s.letter)
}

// HP checks the creature's hit points.
func (s *Seat) HP(n int) {
	s.b.Helper()
	assert.Equal(s.b, n, s.actor().HP, "%s: hit points of %c", s.b.rule, s.letter)
}

// Faces checks the creature's facing, in the drawn map's directions.
func (s *Seat) Faces(d grid.Direction) {
	s.b.Helper()
	assert.Equal(s.b, s.b.frame.Direction(d), s.actor().Facing, "%s: facing of %c", s.b.rule, s.letter)
}

// Point turns a tile of the drawn map to where it lies on this table.
func (b *Table) Point(x, y int) grid.Point { return b.frame.Point(grid.Point{X: x, Y: y}) }

// Direction turns a direction of the drawn map.
func (b *Table) Direction(d grid.Direction) grid.Direction { return b.frame.Direction(d) }

// Handle is the handle by which the creature names another now.
func (s *Seat) Handle(other rune) rules.Handle {
	s.b.Helper()
	b := s.b.Actor(other)
	p := s.actor().Perceives(b.ID)
	require.NotNil(s.b, p, "%s: %c does not perceive %c", s.b.rule, s.letter, other)
	return sense.HandleFor(s.actor(), b, p)
}

// Knows checks what the creature's view shows of the ground, drawn as the map:
// ? for what it does not know.
func (s *Seat) Knows(drawn string) {
	s.b.Helper()
	want := scenario.Rows(drawn)
	got := make([][]rune, len(want))
	for y, row := range want {
		got[y] = []rune(strings.Repeat("?", len([]rune(row))))
	}
	put := func(p grid.Point, r rune) {
		if p = s.b.frame.Back(p); p.Y >= 0 && p.Y < len(got) && p.X >= 0 && p.X < len(got[p.Y]) {
			got[p.Y][p.X] = r
		}
	}
	v := s.View()
	for _, c := range v.Cells {
		put(c.At, c.Terrain.Rune())
	}
	for _, c := range v.Trace {
		if !c.IsEdge {
			put(c.At, c.Terrain.Rune())
		}
	}
	put(s.actor().At, s.letter)
	var rows []string
	for _, row := range got {
		rows = append(rows, string(row))
	}
	assert.Equal(s.b, strings.Join(want, "\n"), strings.Join(rows, "\n"), "%s: what %c knows", s.b.rule, s.letter)
}
