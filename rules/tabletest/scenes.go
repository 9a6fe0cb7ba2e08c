package tabletest

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"pitchdark/rules/scenario"
)

// Scenes plays every scene of the caller's testdata, each under the four quarter
// turns.
func Scenes(t *testing.T) {
	t.Helper()
	files, err := filepath.Glob("testdata/*.scene")
	require.NoError(t, err)
	require.NotEmpty(t, files)
	for _, file := range files {
		text, err := os.ReadFile(file)
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
