package imports

import (
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

var (
	topFolders = []string{"game", "scenes", "sprites", "rules", "maps", "assets"}
	topFiles   = []string{
		"go.mod", "go.sum", "Makefile", "README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md", "LICENSE",
	}
)

func TestTheTopOfTheTree(t *testing.T) {
	for _, f := range topFiles {
		assert.FileExists(t, filepath.Join(root, f))
	}
	for _, name := range topEntries(t) {
		known := strings.HasPrefix(name, ".") || slices.Contains(topFolders, name) || slices.Contains(topFiles, name)
		assert.True(t, known, "%s has no place at the top of the tree", name)
	}
}

// topEntries names what lies at the top, less what git ignores; in an unpacked archive without git, everything.
func topEntries(t *testing.T) []string {
	t.Helper()
	list := exec.Command("git", "ls-files", "--cached", "--others", "--exclude-standard")
	list.Dir = root
	out, err := list.Output()
	if err != nil {
		entries, err := os.ReadDir(root)
		require.NoError(t, err)
		var names []string
		for _, e := range entries {
			names = append(names, e.Name())
		}
		return slices.DeleteFunc(names, func(n string) bool { return n == "bin" || n == "dist" })
	}
	var names []string
	for line := range strings.Lines(string(out)) {
		first, _, _ := strings.Cut(strings.TrimSpace(line), "/")
		names = append(names, first)
	}
	slices.Sort(names)
	return slices.Compact(names)
}
