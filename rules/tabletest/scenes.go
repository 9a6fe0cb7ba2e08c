package tabletest

import (
	"io/fs"
	"testing"

	"github.com/stretchr/testify/require"

	"pitchdark/rules/scenario"
)

// Scenes plays every scene of a folder, each under the four quarter turns.
func Scenes(t *testing.T, folder fs.FS) {
	t.Helper()
	files, err := fs.Glob(folder, "*.scene")
	require.NoError(t, err)
	require.NotEmpty(t, files)
	for _, file := range files {
		text, err := fs.ReadFile(folder, file)
		require.NoError(t, err)
		scenes, err := scenario.Parse(file, text)
		require.NoError(t, err)
		for _, s := range scenes {
			t.Run(s.Rule+" "+s.Title, func(t *testing.T) {
				for turn := range 4 {
					require.NoError(t, scenario.RunTurned(s, scenario.Symmetry(turn)), "turned %d times", turn)
				}
			})
		}
	}
}
