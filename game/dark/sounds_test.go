package main

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestSoundsAreWrittenAlikeEveryTime(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "new")
	write := func() map[string][]byte {
		var out, errs bytes.Buffer
		p := &program{out: &out, err: &errs}
		require.Zero(t, p.run([]string{"sounds", "-o", dir, "--only", "menu/"}), errs.String())
		assert.Contains(t, out.String(), "4 files are in")
		files := map[string][]byte{}
		list, err := os.ReadDir(dir)
		require.NoError(t, err)
		for _, f := range list {
			content, err := os.ReadFile(filepath.Join(dir, f.Name()))
			require.NoError(t, err)
			files[f.Name()] = content
		}
		return files
	}
	first := write()
	assert.Contains(t, first, "menu-move-2.wav")
	assert.Equal(t, first, write())
}

func TestNoSuchSoundsIsToldInASentence(t *testing.T) {
	var out, errs bytes.Buffer
	p := &program{out: &out, err: &errs}
	assert.Equal(t, 1, p.run([]string{"sounds", "-o", t.TempDir(), "--only", "organ"}))
	assert.Equal(t, "dark: no sound has a name that begins with \"organ\"\n", errs.String())
}
