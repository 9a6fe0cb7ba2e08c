// Package tabletest draws test tables as text: the smallest map that shows one
// rule, the creatures on it by their letters, and what they do. A table is
// played under the eight symmetries of the square, so that a rule that leans to
// one side shows. It is used by external tests only and decides nothing.
package tabletest

import (
	"strconv"
	"testing"

	"github.com/stretchr/testify/require"

	"pitchdark/rules/dice"
	"pitchdark/rules/engine"
	"pitchdark/rules/internal/world"
	"pitchdark/rules/scenario"
)

// Table is one playing of a Spec.
type Table struct {
	*testing.T
	S       *engine.Session
	W       *world.World
	letters map[rune]world.ActorID
	frame   scenario.Frame
	forced  []forced
	unasked map[string]bool
	rule    string
}

type forced struct {
	who     rune
	purpose string
	value   int
}

// Play lays a position out and plays it under each of the eight symmetries.
func Play(t *testing.T, rule string, p scenario.Position, play func(*Table)) {
	t.Helper()
	playUnder(t, rule, p, 8, play)
}

// PlayTurned plays a position under the four quarter turns only, where left and
// right are not alike (the d20 table of DK-NPC-01).
func PlayTurned(t *testing.T, rule string, p scenario.Position, play func(*Table)) {
	t.Helper()
	playUnder(t, rule, p, 4, play)
}

// PlayOnce plays a position of a system once, as it is drawn: for what does not
// depend on how the map lies.
func PlayOnce(t *testing.T, system, rule string, p scenario.Position, play func(*Table)) {
	t.Helper()
	table := lay(t, system, rule, p, 0)
	play(table)
	table.end()
}

func playUnder(t *testing.T, rule string, p scenario.Position, symmetries int, play func(*Table)) {
	for k := range symmetries {
		t.Run("symmetry "+strconv.Itoa(k), func(t *testing.T) {
			table := lay(t, "core", rule, p, scenario.Symmetry(k))
			play(table)
			table.end()
		})
	}
}

func lay(t *testing.T, system, rule string, p scenario.Position, sym scenario.Symmetry) *Table {
	b := &Table{T: t, unasked: map[string]bool{}, rule: rule}
	s, err := engine.Arrange(world.Pass{}, engine.Setup{System: system, Level: "table"}, engine.Options{Dice: b}, func(w *world.World) error {
		var err error
		b.frame, b.letters, err = scenario.Lay(w, p, sym)
		return err
	})
	require.NoError(t, err)
	b.S, b.W = s, s.Truth(world.Pass{})
	return b
}

// Force yields the dice that the test gave; every initiative is 10 unless it
// gave others.
func (b *Table) Force(who world.ActorID, purpose dice.Purpose, sides int) (int, bool) {
	b.Helper()
	for i, f := range b.forced {
		if f.purpose == string(purpose) && (f.who == 0 || b.letters[f.who] == who) {
			require.LessOrEqual(b, f.value, sides, "%s: a forced %s", b.rule, purpose)
			b.forced = append(b.forced[:i], b.forced[i+1:]...)
			return f.value, true
		}
	}
	if purpose == "initiative" {
		return 10, true
	}
	require.False(b, b.unasked[string(purpose)], "%s: a %s was rolled and no die was left for it", b.rule, purpose)
	return 0, false
}

// Dice decides the next dice of a purpose; a letter of 0 is anybody's.
func (b *Table) Dice(who rune, purpose string, values ...int) {
	b.unasked[purpose] = true
	for _, v := range values {
		b.forced = append(b.forced, forced{who, purpose, v})
	}
}

func (b *Table) end() {
	b.Helper()
	require.Empty(b, b.forced, "%s: forced dice were not rolled", b.rule)
}

// Actor is the creature with a letter.
func (b *Table) Actor(letter rune) *world.Actor {
	b.Helper()
	id, ok := b.letters[letter]
	require.True(b, ok, "no creature %q on the table", letter)
	return b.W.Actors[id]
}
