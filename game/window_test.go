package main

import (
	"bytes"
	"math/rand/v2"
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/jezek/xgb/xproto"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"pitchdark/rules/engine"
)

// patience is how long a slow machine may take to open a window.
const patience = time.Minute

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

// until waits for something, pressing keys meanwhile.
func (d *screen) until(what string, is func() bool, keys ...xproto.Keysym) {
	d.t.Helper()
	for end := time.Now().Add(patience); !is(); {
		if time.Now().After(end) {
			require.Fail(d.t, "nothing came of it", what)
		}
		d.press(keys...)
		time.Sleep(5 * time.Millisecond)
	}
}

// opened waits until the game shows its window, and returns it.
func (d *screen) opened() (window xproto.Window) {
	d.t.Helper()
	root := xproto.Setup(d.conn).DefaultScreen(d.conn).Root
	d.until("a window", func() bool {
		tree, err := xproto.QueryTree(d.conn, root).Reply()
		require.NoError(d.t, err)
		for _, w := range tree.Children {
			a, err := xproto.GetWindowAttributes(d.conn, w).Reply()
			g, err2 := xproto.GetGeometry(d.conn, xproto.Drawable(w)).Reply()
			if err == nil && err2 == nil && a.MapState == xproto.MapStateViewable && g.Width > 300 {
				window = w
				return true
			}
		}
		return false
	})
	return window
}

// A person starts the game, begins a crawl and walks with the keys, closes the
// window, and goes on with the mouse.
func TestAWindowIsPlayedByKeysAndMouse(t *testing.T) {
	home, d := t.TempDir(), newScreen(t)
	r := d.game(home, "--test-speed")
	w := d.opened()
	d.until("a crawl", func() bool { return journalIn(t, home) != "" }, keyReturn)
	begun := commandsIn(t, journalIn(t, home))
	d.until("a step", func() bool { return commandsIn(t, journalIn(t, home)) >= begun+3 }, keyRight, keyLeft)
	d.close(w)
	require.Zero(t, r.ends(), r.errs.String())
	after := commandsIn(t, journalIn(t, home))

	d.game(home, "continue", "--test-speed")
	d.opened()
	d.until("a walk by the mouse", func() bool {
		d.click(500, 340)
		return commandsIn(t, journalIn(t, home)) > after
	})
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
	kills := 100
	if testing.Short() {
		kills = 6
	}
	home, d := t.TempDir(), newScreen(t)
	moments := rand.New(rand.NewPCG(3, 4))
	var kept []byte
	grown := 0
	for range kills {
		args := []string{"--test-speed", "continue"}
		if journalIn(t, home) == "" {
			args, kept = []string{"--test-speed", "play", "--seed", "9"}, nil
		}
		r := d.game(home, args...)
		d.opened()
		for end := time.Now().Add(time.Duration(moments.IntN(600)) * time.Millisecond); time.Now().Before(end); {
			d.press(keyRight, keyReturn)
		}
		r.kill()
		if journalIn(t, home) == "" { // it was over
			continue
		}
		now := d.whole(home)
		require.True(t, bytes.HasPrefix(now, kept), "what was kept is still there")
		if len(now) > len(kept) {
			grown++
		}
		kept = now
	}
	assert.Greater(t, grown, kills/4, "hardly any window was in play")
	t.Logf("%d journals grew", grown)
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
