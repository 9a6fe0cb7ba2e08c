package main

import (
	"bytes"
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

var update = flag.Bool("update", false, "write the recorded session again")

// outcome is what a command line brought.
type outcome struct {
	out, err string
	code     int
}

// dark runs a command line in this process, with what is typed.
func dark(typed string, args ...string) outcome {
	var out, errs bytes.Buffer
	p := &program{in: strings.NewReader(typed), out: &out, err: &errs, echo: true}
	code := p.run(args)
	return outcome{out.String(), errs.String(), code}
}

// good runs a command line that must succeed, and returns what it said.
func good(t testing.TB, typed string, args ...string) string {
	t.Helper()
	o := dark(typed, args...)
	require.Equal(t, 0, o.code, "%v: %s", args, o.err)
	return o.out
}

// closet is a map on which nothing happens by chance, for tests that may leave
// this folder.
func closet(t testing.TB) string {
	t.Helper()
	name, err := filepath.Abs("testdata/closet.map")
	require.NoError(t, err)
	return name
}

// inTemp makes an empty folder the working one.
func inTemp(t *testing.T) {
	t.Helper()
	t.Chdir(t.TempDir())
}

func write(t testing.TB, name, text string) {
	t.Helper()
	require.NoError(t, os.WriteFile(name, []byte(text), 0o644))
}

func read(t testing.TB, name string) string {
	t.Helper()
	data, err := os.ReadFile(name)
	require.NoError(t, err)
	return string(data)
}

func TestHelpHasExamplesForEveryCommand(t *testing.T) {
	assert.Contains(t, good(t, ""), "Usage: dark <command>", "no arguments ask for the help")
	for _, command := range []string{"play", "replay", "simulate", "render", "scenario", "light", "rules", "map check", "map convert"} {
		args := append(strings.Fields(command), "--help")
		assert.Contains(t, good(t, "", args...), "    dark "+command, command)
	}
}

func TestVersion(t *testing.T) {
	assert.Equal(t, "dark "+version+"\n", good(t, "", "--version"))
}

// Every error is one line that says what, where and what to do, and a code.
func TestErrorsAreOneSentence(t *testing.T) {
	room := closet(t)
	inTemp(t)
	write(t, "there.jsonl", "{}\n")
	write(t, "bad.map", "level x\nmap\n  ##\n  #?\n")
	write(t, "goblinless.map", "level x\nmap\n  ####\n  #..#\n  ####\nmark 1,1 start\nmark 2,1 creature unicorn\n")
	write(t, "bad.scene", "scene\n")
	for _, c := range []struct {
		line string
		code int
		want []string
	}{
		{"dance", 2, []string{"dance", "dark --help"}},
		{"play --dance", 2, []string{"--dance", "dark play --help"}},
		{"play nowhere", 1, []string{"nowhere", "cellar"}},
		{"play no.map", 1, []string{"no.map", "check its name"}},
		{"play bad.map", 1, []string{"bad.map:"}},
		{"play --hero santa", 1, []string{"santa", "bran"}},
		{"play --hero bran --hero bran", 1, []string{"bran", "twice"}},
		{"play --system chess", 1, []string{"chess", "core"}},
		{"play --seed many", 2, []string{"many", "whole number"}},
		{"play --seed 0x10000000000000000", 2, []string{"16 hexadecimal digits"}},
		{"play --seed -1", 2, []string{"--seed"}},
		{"play --journal there.jsonl", 1, []string{"there.jsonl", "--resume"}},
		{"play --journal no/where.jsonl", 1, []string{"no/where.jsonl", "--journal"}},
		{"play --resume gone.jsonl", 1, []string{"gone.jsonl"}},
		{"play --resume there.jsonl", 1, []string{"there.jsonl", "line 1"}},
		{"play --resume there.jsonl --seed 3", 1, []string{"--resume", "--seed"}},
		{"play --demo cellar", 1, []string{"--demo"}},
		{"replay", 2, []string{"<file>", "dark replay --help"}},
		{"replay gone.jsonl", 1, []string{"gone.jsonl"}},
		{"replay there.jsonl --text --json", 1, []string{"--text"}},
		{"simulate", 2, []string{"--seeds"}},
		{"simulate --seeds 7", 2, []string{"FROM:TO"}},
		{"simulate --seeds 7:7", 2, []string{"7:7"}},
		{"simulate --seeds 0:9 --shard 3/2", 2, []string{"I/N"}},
		{"render cellar", 2, []string{"--out"}},
		{"render cellar -o no/where.png", 1, []string{"no/where.png"}},
		{"render cellar -o x.png --level attic", 1, []string{"attic", "cellar"}},
		{"render cellar -o x.png --tile 3", 1, []string{"8 to 96"}},
		{"scenario gone.scene", 1, []string{"gone.scene"}},
		{"scenario bad.scene", 1, []string{"bad.scene:1"}},
		{"light", 1, []string{"--all"}},
		{"light moon", 1, []string{"moon", "torch"}},
		{"rules quux", 1, []string{"quux"}},
		{"map check bad.map", 1, []string{"bad.map:"}},
		{"map check goblinless.map", 1, []string{"goblinless.map:7", "unicorn", "core"}},
		{"map convert cellar -o no/where.map", 1, []string{"no/where.map"}},
		{"map convert goblinless.map -o ./goblinless.map", 1, []string{"another name"}},
	} {
		t.Run(c.line, func(t *testing.T) {
			o := dark("", strings.Fields(c.line)...)
			assert.Equal(t, c.code, o.code)
			assert.True(t, strings.HasPrefix(o.err, "dark: "), o.err)
			assert.Equal(t, 1, strings.Count(o.err, "\n"), o.err)
			for _, word := range c.want {
				assert.Contains(t, o.err, word)
			}
		})
	}
	assert.NoFileExists(t, "x.png")
	assert.Equal(t, "{}\n", read(t, "there.jsonl"), "a journal that is there is never touched")
	assert.Equal(t, 0, dark("", "map", "check", room).code)
}
