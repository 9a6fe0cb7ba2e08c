package tell

import (
	"go/ast"
	"go/parser"
	"go/token"
	"slices"
	"strconv"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"pitchdark/rules"
)

// kindsOf reads the constants of a type from a file of the vocabulary, in their
// order.
func kindsOf(t *testing.T, name, typ string) []string {
	t.Helper()
	file, err := parser.ParseFile(token.NewFileSet(), name, nil, 0)
	require.NoError(t, err)
	var words []string
	ast.Inspect(file, func(n ast.Node) bool {
		spec, ok := n.(*ast.ValueSpec)
		if !ok {
			return true
		}
		if ident, ok := spec.Type.(*ast.Ident); !ok || ident.Name != typ {
			return true
		}
		for _, value := range spec.Values {
			word, err := strconv.Unquote(value.(*ast.BasicLit).Value)
			require.NoError(t, err)
			words = append(words, word)
		}
		return true
	})
	return words
}

// Every kind of event has a sentence or is silent on purpose, and none that
// does not exist has one.
func TestEveryKindIsToldOrSilent(t *testing.T) {
	kinds := kindsOf(t, "../event.go", "Kind")
	assert.Greater(t, len(kinds), 40)
	for _, word := range kinds {
		_, told := sentences[rules.Kind(word)]
		assert.True(t, Knows(rules.Kind(word)), word)
		assert.NotEqual(t, told, slices.Contains(silent, rules.Kind(word)), "%q must have a sentence or be silent, and not both", word)
	}
	assert.Len(t, kinds, len(sentences)+len(silent), "a kind is told that is none")
	assert.False(t, Knows("core.something"), "a system's own")
}

func TestEverySoundHasWords(t *testing.T) {
	kinds := kindsOf(t, "../view.go", "SoundKind")
	assert.Greater(t, len(kinds), 10)
	for _, word := range kinds {
		assert.Contains(t, noises, rules.SoundKind(word))
	}
	assert.Len(t, noises, len(kinds))
}

func TestEveryEditHasWords(t *testing.T) {
	edits := kindsOf(t, "../command.go", "StageEdit")
	assert.Greater(t, len(edits), 5)
	for _, word := range edits {
		line := Teller{}.Sentence(rules.Event{Kind: rules.Staged, Thing: word, Text: "wall"})
		assert.NotEqual(t, "The game master changes something.", line, word)
	}
}
