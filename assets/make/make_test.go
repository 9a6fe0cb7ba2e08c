package main

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// The committed sheet is what the sources make: whoever changes a drawing must
// run make assets.
func TestCommittedSheetIsUpToDate(t *testing.T) {
	dir := t.TempDir()
	require.NoError(t, os.CopyFS(filepath.Join(dir, "src"), os.DirFS(filepath.Join("..", "src"))))
	require.NoError(t, build(dir))
	for _, name := range []string{"sheet.png", "relief.png", "sheet.txt"} {
		want, err := os.ReadFile(filepath.Join("..", name))
		require.NoError(t, err)
		got, err := os.ReadFile(filepath.Join(dir, name))
		require.NoError(t, err)
		assert.True(t, string(want) == string(got), "%s is not what the sources make: run make assets", name)
	}
}

func TestErrorsNameFileAndLine(t *testing.T) {
	for text, want := range map[string]string{
		"paint x":                           "x.txt:1: \"paint\" is neither size, cell, part, for nor done",
		"size 2 2\ncell a\n..\n.":           "a row of 1 pixels, not 2",
		"size 2 1\ncell a\n.?":              "no colour '?'",
		"size 1 1\ncell a\n9\ncell a\n9":    "cell a is drawn twice",
		"cell b = a":                        "no cell a",
		"size 1 1\ncell a\n9\ncell b = a x": "cannot [x]",
		"size 1 2\ncell a\n9":               "ends early",
	} {
		err := newSet().read("x.txt", text)
		require.Error(t, err, text)
		assert.Contains(t, err.Error(), want)
	}
}

func TestVerbs(t *testing.T) {
	s := newSet()
	require.NoError(t, s.read("x.txt", `
size 2 2
cell a
01
2.
cell flip = a flip
cell tip = a tip
cell turn = a turn
cell sink = a sink 1
cell shift = a shift 1 0
cell ink = a ink 0 9
cell over = flip over a
part corner = a over a 1 1
cell keep = a keep 1 0 1 2
cell move = a move 0 0 1 2 1 0
for a b
part *.twin = a flip
done
`))
	want := map[string][]int{
		"flip": {1, 0, -1, 2}, "tip": {2, -1, 0, 1}, "turn": {2, 0, -1, 1}, "sink": {-1, -1, 0, 1},
		"shift": {-1, 0, -1, 2}, "ink": {9, 1, 2, -1}, "over": {0, 1, 2, 2},
		"corner": {0, 1, 2, 0}, "keep": {-1, 1, -1, -1}, "move": {-1, 0, -1, 2}, "a.twin": {1, 0, -1, 2}, "b.twin": {1, 0, -1, 2},
	}
	for name, pixels := range want {
		assert.Equal(t, pixels, s.cells[s.index[name]].pixels, name)
	}
	assert.True(t, s.cells[s.index["corner"]].part)
	assert.False(t, s.cells[s.index["move"]].part)
}
