package gallery

import (
	"flag"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"pitchdark/scenes"
	"pitchdark/scenes/ui/screentest"
)

var update = flag.Bool("update", false, "write the kept pictures anew")

func TestMain(m *testing.M) { screentest.Main(m) }

// open turns to the page of a name.
func open(t *testing.T, name string) (*screentest.Player, *screen) {
	t.Helper()
	s := New().(*screen)
	s.at = slices.IndexFunc(s.pages, func(p page) bool { return p.name() == name })
	require.GreaterOrEqual(t, s.at, 0, name)
	return screentest.NewPlayer(t, s, 1280, 720, 100), s
}

func TestPictures(t *testing.T) {
	for file, c := range map[string]struct {
		page  string
		ticks int
	}{
		"turning": {"Standing, turning", 60}, "carrying": {"Carrying a light", 60}, "striking": {"Striking", 60},
		"crypt": {"Theme: crypt", 60}, "mine": {"Theme: mine", 60}, "bone": {"Theme: bone", 60}, "brick": {"Theme: brick", 60}, "moss": {"Theme: moss", 60},
		"widgets": {"Widgets", 2}, "drawings": {"Drawings", 2},
		"lights": {"Lights: candle, torch, lantern, campfire, glow, and a torch in its last tenth", 60},
	} {
		p, s := open(t, c.page)
		for range c.ticks - 1 {
			require.NoError(t, p.Pass())
		}
		require.NoError(t, p.Wait(1))
		assert.Equal(t, c.page, s.pages[s.at].name())
		screentest.Golden(t, file, p.Shot(), *update)
	}
}

func TestPagesTurnBothWaysAndRound(t *testing.T) {
	p, s := open(t, "Standing, turning")
	require.NoError(t, p.Press("Left"))
	assert.Equal(t, len(s.pages)-1, s.at)
	require.NoError(t, p.Press("Right", "Right"))
	assert.Equal(t, "Walking", s.pages[s.at].name())
	p.Now.Down = []scenes.Key{"Escape"}
	assert.Error(t, p.Pass(), "the last scene is gone")
}

func TestEveryDrawingHasItsPlace(t *testing.T) {
	s := New().(*screen)
	shown := 0
	for _, p := range s.pages {
		if d, ok := p.(*drawings); ok {
			shown += min(cellsOnPage, cellCount()-d.from)
		}
	}
	assert.Equal(t, cellCount(), shown)
}
