// Package tabletest draws test tables as text: the smallest map that shows one
// rule, the creatures on it by their letters, and what they do. A table is
// played under the eight symmetries of the square, so that a rule that leans to
// one side shows. It is used by external tests only and decides nothing.
package tabletest

import (
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"pitchdark/rules"
	"pitchdark/rules/dice"
	"pitchdark/rules/engine"
	"pitchdark/rules/internal/world"
)

// Spec is what stands on a table besides its ground.
type Spec struct {
	Map     string
	Actors  []string    // "b bran bare facing=E hp=10": letter, kind, properties; in initiative order
	Lights  []string    // "torch 3,1", "candle b" (held), "torch 3,1 out"
	Items   []string    // "key 3,1", "bow b"
	Edges   []string    // "3,1 E thin wall"
	Zones   []string    // "1,1 5 " one tile's light, "1,1 magical 2"
	Doors   []string    // "3,1 locked key=iron"
	Ambient rules.Light // of the whole map
	Seed    uint64      // of every die that is not forced
	Only    int         // number of symmetries to play, 0 for all eight
}

// Table is one playing of a Spec.
type Table struct {
	*testing.T
	S       *engine.Session
	W       *world.World
	letters map[rune]world.ActorID
	frame   frame
	forced  []forced
	unasked map[string]bool
	rule    string
}

type forced struct {
	who     rune
	purpose string
	value   int
}

// Play lays a table out and plays it under each symmetry.
func Play(t *testing.T, rule string, spec Spec, play func(*Table)) {
	t.Helper()
	n := spec.Only
	if n == 0 {
		n = 8
	}
	for k := range n {
		t.Run("symmetry "+strconv.Itoa(k), func(t *testing.T) {
			table := lay(t, rule, spec, symmetry(k))
			play(table)
			table.end()
		})
	}
}

func lay(t *testing.T, rule string, spec Spec, sym symmetry) *Table {
	t.Helper()
	b := &Table{T: t, letters: map[rune]world.ActorID{}, unasked: map[string]bool{}, rule: rule}
	rows := rowsOf(spec.Map)
	width, height := len([]rune(rows[0])), len(rows)
	b.frame = frame{sym, width, height}
	s, err := engine.Arrange(world.Pass{}, engine.Setup{System: "core", Seed: spec.Seed, Level: "table"}, engine.Options{Dice: b}, func(w *world.World) error {
		return b.place(w, spec, rows)
	})
	require.NoError(t, err)
	b.S, b.W = s, s.Truth(world.Pass{})
	return b
}

func rowsOf(text string) []string {
	var rows []string
	for _, line := range strings.Split(text, "\n") {
		if line = strings.TrimSpace(line); line != "" {
			rows = append(rows, line)
		}
	}
	return rows
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
