package main

import (
	"bytes"
	"image"
	"math/rand/v2"
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"pitchdark/rules/engine"
)

// journalIn is the one journal under way, "" if there is none.
func journalIn(t *testing.T, home string) string {
	t.Helper()
	found, err := filepath.Glob(filepath.Join(home, "journals", "*.journal"))
	require.NoError(t, err)
	require.LessOrEqual(t, len(found), 1)
	if len(found) == 0 {
		return ""
	}
	return found[0]
}

// A person starts the game, begins a crawl and walks with the keys, closes the
// window, and goes on with the mouse.
func TestAWindowIsPlayedByKeysAndMouse(t *testing.T) {
	home, d := t.TempDir(), newScreen(t)
	r := d.game(home, "--test-speed")
	d.Opened()
	d.Until("a crawl", func() bool { return journalIn(t, home) != "" }, func() { d.Press("Return") })
	begun := commandsIn(t, journalIn(t, home))
	d.Until("a step", func() bool { return commandsIn(t, journalIn(t, home)) >= begun+3 }, func() { d.Press("Right", "Left") })
	d.Close()
	require.Zero(t, r.ends(), r.errs.String())
	after := commandsIn(t, journalIn(t, home))

	d.game(home, "continue", "--test-speed")
	d.Opened()
	d.Until("a walk by the mouse", func() bool { return commandsIn(t, journalIn(t, home)) > after }, func() { d.Click(image.Pt(500, 340)) })
}

func TestACrashEndsTheWindowWithOneSentence(t *testing.T) {
	home, d := t.TempDir(), newScreen(t)
	r := d.start(home, "crash")
	assert.Equal(t, 1, r.ends())
	reports, err := filepath.Glob(filepath.Join(home, "crashes", "*.txt"))
	require.NoError(t, err)
	require.Len(t, reports, 1)
	assert.Contains(t, r.errs.String(), "the game has crashed; "+reports[0]+" says how\n")
	assert.NotContains(t, r.errs.String(), "goroutine")
	report, err := os.ReadFile(reports[0])
	require.NoError(t, err)
	assert.Contains(t, string(report), "a wall too many")
	assert.Contains(t, string(report), "crashing.Update")
}

// A window that is killed at any moment has lost at most the command in
// flight: what stood in the journal still does, only its last line can be cut
// short, and the next window goes on with it.
func TestAKilledWindowLosesNothing(t *testing.T) {
	kills := 5
	if os.Getenv("SCREEN") == "long" {
		kills = 100
	}
	home, d := t.TempDir(), newScreen(t)
	moments := rand.New(rand.NewPCG(3, 4))
	var kept []byte
	for n := range kills {
		args := []string{"--test-speed", "continue"}
		if journalIn(t, home) == "" {
			args, kept = []string{"--test-speed", "play", "--seed", "9"}, nil
		}
		r := d.game(home, args...)
		d.Opened()
		before, more := size(journalIn(t, home)), 1+moments.IntN(4)
		grown := func() bool {
			path := journalIn(t, home)
			return path == "" || size(path) > before && commandsIn(t, path) >= more
		}
		d.Until("play", grown, func() { d.Press("Right", "Return") })
		time.Sleep(time.Duration(moments.IntN(30)) * time.Millisecond)
		r.kill()
		if journalIn(t, home) == "" { // it was over
			continue
		}
		now := d.whole(home)
		require.True(t, bytes.HasPrefix(now, kept), "what was kept is still there")
		require.Greater(t, len(now), len(kept), "window %d was in play", n)
		kept = now
	}
}

func size(path string) int64 {
	info, err := os.Stat(path)
	if err != nil {
		return 0
	}
	return info.Size()
}

// whole is the journal's whole lines; the game that they tell can be resumed.
func (d *screen) whole(home string) []byte {
	d.t.Helper()
	path := journalIn(d.t, home)
	content, err := os.ReadFile(path)
	require.NoError(d.t, err)
	whole := content[:bytes.LastIndexByte(content, '\n')+1]
	session, damage, err := engine.Resume(whole, engine.Options{Atlas: atlasOf("cellar")})
	require.NoError(d.t, err)
	require.Nil(d.t, damage)
	require.Equal(d.t, commandsIn(d.t, path), session.Commands())
	return whole
}
