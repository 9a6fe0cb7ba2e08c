package crawl

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"pitchdark/scenes/ui/screentest"
)

// program is the real window, on a virtual display of its own.
type program struct {
	*testing.T
	*screentest.Display
	home string
}

// start builds the program and opens it.
func start(t *testing.T, args ...string) *program {
	t.Helper()
	p := &program{T: t, Display: screentest.NewDisplay(t), home: t.TempDir()}
	path := filepath.Join(p.home, "pitchdark")
	out, err := exec.Command("go", "build", "-o", path, "pitchdark/game").CombinedOutput()
	require.NoError(t, err, "%s", out)
	c := exec.Command(path, args...)
	c.Env = append(p.Environment(), "PITCHDARK_HOME="+p.home)
	require.NoError(t, c.Start())
	t.Cleanup(func() { _ = c.Process.Kill(); _ = c.Wait() })
	p.Opened()
	return p
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

// do does a gesture, and waits until the journal tells all that it began.
func (p *program) do(g gesture) {
	p.Helper()
	switch {
	case g.key != "":
		p.Press(g.key)
	case g.click:
		p.Click(g.at)
	default:
		p.Wheel(g.at, g.wheel > 0)
	}
	p.Until(fmt.Sprintf("a journal of %d bytes after %+v", g.journal, g), func() bool { return len(p.journal()) >= g.journal }, nil)
	p.Sync() // in the tick after a course's last command it sees that it is there
	p.Sync()
}

// plays repeats in the real window what brought a delver through: its journal
// must be that of the test.
func plays(t *testing.T, on trip, with func(*fingers) hand) {
	d := survivor(t, on, on.from, with)
	args := []string{"play", on.dungeon, "--seed", strconv.FormatUint(d.s.game.Tally().Seed, 10), "--test-speed"}
	for _, h := range on.heroes {
		args = append(args, "--hero", h)
	}
	p := start(t, args...)
	for i, g := range d.did {
		p.do(g)
		require.True(t, strings.HasPrefix(p.journal(), d.journal.String()[:g.journal]), "another game is played since gesture %d, %+v", i, g)
	}
	assert.Equal(t, d.journal.String(), p.journal())
	p.Until("the journal among the ended ones", func() bool {
		ended, _ := filepath.Glob(filepath.Join(p.home, "journals", "ended", "*.journal"))
		return len(ended) == 1
	}, nil)
	t.Logf("%d gestures", len(d.did))
}

// The real program is played through The Cellar by keys; its journal must be
// that of the same keys in a test.
func TestTheWindowIsPlayedThroughByKeys(t *testing.T) {
	if testing.Short() {
		t.Skip("opens a window")
	}
	plays(t, trip{dungeon: "cellar"}, byKeys)
}

// The longer ones are for make test-screen.
func TestTheWindowIsPlayedThroughByOtherHands(t *testing.T) {
	if os.Getenv("SCREEN") != "long" {
		t.Skip("takes minutes: make test-screen runs it")
	}
	for _, on := range trips {
		if on.dungeon == "drowned-crypt" {
			continue // its first level is not its end
		}
		for _, device := range devices[:2] {
			t.Run(on.dungeon+" by "+device.name, func(t *testing.T) { plays(t, on, device.with) })
		}
	}
}
