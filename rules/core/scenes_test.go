package core_test

import (
	"os"
	"testing"

	"pitchdark/rules/tabletest"
)

// Every scene of testdata holds.
func TestScenes(t *testing.T) { tabletest.Scenes(t, os.DirFS("testdata")) }
