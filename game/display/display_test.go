package display_test

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"pitchdark/game/display"
)

func TestPlainFlagsAreFoundAnywhere(t *testing.T) {
	text, asked := display.Plain([]string{"play", "--help"})
	assert.True(t, asked)
	assert.Equal(t, display.Help, text)

	text, asked = display.Plain([]string{"--version"})
	assert.True(t, asked)
	assert.Equal(t, "pitchdark "+display.Version+"\n", text)

	_, asked = display.Plain([]string{"play", "--seed", "7"})
	assert.False(t, asked)
}

// A program with Ebitengine in it must say its sentence and never panic where there is no display.
func TestTheCheckComesBeforeTheWindowCode(t *testing.T) {
	if runtime.GOOS != "linux" {
		t.Skip("only Linux has a display that may be absent")
	}
	program := buildWindow(t)
	for name, c := range map[string]struct {
		args           []string
		stdout, stderr string
		code           int
	}{
		"no arguments": {stderr: display.Without, code: 1},
		"play":         {args: []string{"play"}, stderr: display.Without, code: 1},
		"help":         {args: []string{"--help"}, stdout: display.Help},
		"version":      {args: []string{"--version"}, stdout: "pitchdark 1.2.3\n"},
	} {
		t.Run(name, func(t *testing.T) {
			stdout, stderr, code := runWithoutDisplay(t, program, c.args...)
			assert.Equal(t, c.stdout, stdout)
			assert.Equal(t, c.stderr, stderr)
			assert.Equal(t, c.code, code)
		})
	}
}

func TestWithoutIsOneSentenceThatNamesTheOtherProgram(t *testing.T) {
	assert.Equal(t, 1, strings.Count(display.Without, "\n"))
	assert.Contains(t, display.Without, "dark")
	assert.Contains(t, display.Help, "dark --help")
}

func buildWindow(t *testing.T) string {
	t.Helper()
	program := filepath.Join(t.TempDir(), "window")
	build := exec.Command("go", "build", "-ldflags=-X pitchdark/game/display.Version=1.2.3", "-o", program, "./testdata/window")
	out, err := build.CombinedOutput()
	require.NoError(t, err, string(out))
	return program
}

func runWithoutDisplay(t *testing.T, program string, args ...string) (stdout, stderr string, code int) {
	t.Helper()
	var out, errs bytes.Buffer
	run := exec.Command(program, args...)
	run.Stdout, run.Stderr = &out, &errs
	for _, v := range os.Environ() {
		if !strings.HasPrefix(v, "DISPLAY=") {
			run.Env = append(run.Env, v)
		}
	}
	err := run.Run()
	if _, failed := err.(*exec.ExitError); !failed {
		require.NoError(t, err)
	}
	return out.String(), errs.String(), run.ProcessState.ExitCode()
}
