package crawl

import (
	"bufio"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"pitchdark/scenes"
)

// program is the real window, on a virtual display of its own.
type program struct {
	*testing.T
	display string
	home    string
}

// start builds the program and opens it in a crawl.
func start(t *testing.T, args ...string) *program {
	t.Helper()
	for _, tool := range []string{"Xvfb", "xdotool"} {
		if _, err := exec.LookPath(tool); err != nil {
			t.Skipf("%s is not installed", tool)
		}
	}
	p := &program{T: t, home: t.TempDir()}
	path := filepath.Join(p.home, "pitchdark")
	build := exec.Command("go", "build", "-o", path, "pitchdark/game")
	out, err := build.CombinedOutput()
	require.NoError(t, err, "%s", out)
	p.display = display(t)
	p.run(path, args...)
	p.xdotool("search", "--sync", "--onlyvisible", "--name", "Pitchdark")
	return p
}

// display opens a virtual display and names it.
func display(t *testing.T) string {
	t.Helper()
	read, write, err := os.Pipe()
	require.NoError(t, err)
	x := exec.Command("Xvfb", "-displayfd", "3", "-screen", "0", "1280x720x24", "-nolisten", "tcp")
	x.ExtraFiles = []*os.File{write}
	require.NoError(t, x.Start())
	require.NoError(t, write.Close())
	t.Cleanup(func() { _ = x.Process.Kill(); _ = x.Wait() })
	number, err := bufio.NewReader(read).ReadString('\n')
	require.NoError(t, err)
	return ":" + strings.TrimSpace(number)
}

func (p *program) environment() []string {
	return append(os.Environ(), "DISPLAY="+p.display, "PITCHDARK_HOME="+p.home)
}

func (p *program) run(path string, args ...string) {
	p.Helper()
	c := exec.Command(path, args...)
	c.Env = p.environment()
	require.NoError(p.T, c.Start())
	p.Cleanup(func() { _ = c.Process.Kill(); _ = c.Wait() })
}

func (p *program) xdotool(args ...string) {
	p.Helper()
	c := exec.Command("xdotool", args...)
	c.Env = p.environment()
	out, err := c.CombinedOutput()
	require.NoError(p.T, err, "xdotool %v: %s", args, out)
}

// journal is what the crawl's journal holds, while it is written and after.
func (p *program) journal() string {
	for _, folder := range []string{"journals", "journals/ended"} {
		files, _ := filepath.Glob(filepath.Join(p.home, folder, "*.journal"))
		if len(files) > 0 {
			text, _ := os.ReadFile(files[0])
			return string(text)
		}
	}
	return ""
}

// within waits until something is so, and reports whether it came to be.
func within(long time.Duration, so func() bool) bool {
	for until := time.Now().Add(long); !so(); time.Sleep(5 * time.Millisecond) {
		if time.Now().After(until) {
			return false
		}
	}
	return true
}

// names are keys as the window system calls them.
var names = map[scenes.Key]string{"PageUp": "Prior", "PageDown": "Next", ">": "greater", ".": "period"}

// tap holds a key until the journal has grown as it must, or as long as a hand
// would. A busy machine may see no release between two presses, and then no
// second press: it is pressed again.
func (p *program) tap(k tap, before int) {
	p.Helper()
	name := string(k.key)
	if n, ok := names[k.key]; ok {
		name = n
	}
	done := func() bool { return len(p.journal()) >= k.journal }
	for range 10 {
		p.xdotool("keydown", name)
		if k.journal > before {
			within(2*time.Second, done)
		} else {
			time.Sleep(300 * time.Millisecond)
		}
		p.xdotool("keyup", name)
		time.Sleep(60 * time.Millisecond)
		if done() {
			return
		}
		time.Sleep(300 * time.Millisecond)
	}
	require.Fail(p.T, "the window does not answer", "key %s, journal %d long", name, len(p.journal()))
}

// The real program is played through the Cellar: its journal must be that of
// the same keys in a test.
func TestTheWindowIsPlayedThroughTheCellar(t *testing.T) {
	if testing.Short() {
		t.Skip("takes half a minute")
	}
	w := survivor(t, "cellar")
	p := start(t, "play", "cellar", "--seed", fmt.Sprint(w.s.game.Tally().Seed), "--test-speed")
	require.True(t, within(30*time.Second, func() bool { return strings.Contains(p.journal(), "\n") }), "no journal is written")
	before := len(p.journal())
	for _, k := range w.keys {
		p.tap(k, before)
		before = k.journal
	}
	assert.True(t, strings.HasPrefix(p.journal(), w.journal.String()), "another game was played")
	assert.True(t, within(20*time.Second, func() bool {
		ended, _ := filepath.Glob(filepath.Join(p.home, "journals", "ended", "*.journal"))
		return len(ended) == 1
	}), "the journal is not put to the ended ones")
}
