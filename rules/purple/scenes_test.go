package purple_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"pitchdark/rules/scenario"
)

// Every scene of testdata holds, under the four quarter turns.
func TestScenes(t *testing.T) {
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
