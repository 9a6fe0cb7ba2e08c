package settings

import (
	"flag"
	"fmt"
	"image"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"pitchdark/scenes"
	"pitchdark/scenes/keep"
	"pitchdark/scenes/ui"
	"pitchdark/scenes/ui/screentest"
)

var update = flag.Bool("update", false, "write the kept pictures anew")

func TestMain(m *testing.M) { screentest.Main(m) }

var deeds = []scenes.Deed{
	{ID: "explore", Words: "Explore", Usual: "x"},
	{ID: "again", Words: "Do that again", Usual: "n", Else: "N"},
	{ID: "take", Words: "Take", Usual: "g"},
}

// desk is what the screen asks things of.
type desk struct {
	changed []keep.Settings
	player  *screentest.Player
}

func (d *desk) settings() keep.Settings {
	if n := len(d.changed); n > 0 {
		return d.changed[n-1]
	}
	return keep.Defaults()
}

func (d *desk) change(s keep.Settings) error {
	d.changed = append(d.changed, s)
	in := d.player.Stack.Input
	in.Bindings, in.Own = scenes.Defaults(), scenes.OwnNamed(s.Deeds)
	if s.Keys != nil {
		in.Bindings = scenes.Named(s.Keys)
	}
	in.Bindings.Letters(s.Letters)
	return nil
}

func open(t *testing.T, d *desk, width, height, percent int) (*screen, *screentest.Player) {
	s := New(Options{Settings: d.settings, Change: d.change, Deeds: deeds}).(*screen)
	d.player = screentest.NewPlayer(t, &floor{s}, width, height, percent)
	d.player.Now.X = -1
	require.NoError(t, d.player.Wait(2))
	return s, d.player
}

// floor is what the settings are laid over.
type floor struct{ above scenes.Scene }

func (f *floor) Update(*scenes.Input) scenes.Transition {
	if s := f.above; s != nil {
		f.above = nil
		return scenes.Push(s)
	}
	return scenes.Stay()
}
func (*floor) Draw(*ebiten.Image) {}

// to puts the cursor on a row.
func (s *screen) to(t *testing.T, p *screentest.Player, words string) {
	t.Helper()
	for range s.entries {
		if s.list.Rows[s.list.Chosen].Words == words {
			return
		}
		require.NoError(t, p.Press("Down"))
	}
	require.Fail(t, "there is no row", words)
}

func TestSettingsAreChangedAndHandedOver(t *testing.T) {
	d := &desk{}
	s, p := open(t, d, 640, 400, 100)
	require.NoError(t, p.Press("Right", "Down", "Return", "Down", "PadA", "Down", "Left"))
	require.Len(t, d.changed, 4)
	assert.Equal(t, keep.Settings{Text: 125, Still: true, Contrast: true, Speed: 50, Hints: true, Sound: keep.Defaults().Sound}, d.settings())
	s.to(t, p, "Size of text")
	for range 4 {
		require.NoError(t, p.Press("Right"))
	}
	assert.Equal(t, 75, d.settings().Text, "after the largest size comes the smallest")
	require.NoError(t, p.Press("Escape"))
	assert.IsType(t, &floor{}, p.Stack.Top())
}

// keysPage opens the page of keys.
func keysPage(t *testing.T) (*desk, *screen, *screentest.Player) {
	d := &desk{}
	s, p := open(t, d, 640, 600, 100)
	s.to(t, p, "Keys and buttons")
	require.NoError(t, p.Press("Return"))
	require.True(t, s.keys)
	return d, s, p
}

func TestIntentsAreBound(t *testing.T) {
	d, s, p := keysPage(t)
	in := p.Stack.Input
	s.to(t, p, "Up")
	require.NoError(t, p.Press("Return"))
	require.NoError(t, p.Type("w"))
	assert.Equal(t, scenes.Up, in.Bindings.Of("w"))
	assert.Empty(t, s.notice)

	require.NoError(t, p.Press("Return", "F4")) // F4 is the overlay's, which the left stick keeps
	assert.Equal(t, scenes.Up, in.Bindings.Of("F4"))
	assert.Contains(t, s.notice, "“Overlay” has lost a key")
	s.to(t, p, "Overlay")
	assert.Contains(t, s.list.Rows[s.list.Chosen].Note, "F4 now means “Up”", "told in its place")

	s.to(t, p, "Up")
	require.NoError(t, p.Press("Return", "Escape"))
	require.NoError(t, p.Press("Return", "F5")) // a pad's right stick is left to describe
	n := len(d.changed)
	require.NoError(t, p.Press("Return", "Stick2Right"))
	assert.Len(t, d.changed, n, "the only key of describing stays")
	assert.Contains(t, s.notice, "only key")

	require.NoError(t, p.Press("Backspace"))
	assert.Equal(t, scenes.Defaults().Keys(scenes.Up), in.Bindings.Keys(scenes.Up))
	assert.Equal(t, scenes.NoIntent, in.Bindings.Of("F4"))
	s.to(t, p, "Overlay")
	require.NoError(t, p.Press("PadY"))
	assert.Equal(t, scenes.Overlay, in.Bindings.Of("F4"), "a pad puts the usual keys back, too")
}

func TestDeedsAreBoundOnBothDevices(t *testing.T) {
	d, s, p := keysPage(t)
	in := p.Stack.Input
	s.to(t, p, "Explore")
	require.NoError(t, p.Press("Return"))
	require.NoError(t, p.Type("g"))
	assert.Equal(t, []scenes.Key{"g"}, in.Own.Keys(deeds[0], in.Bindings))
	assert.Empty(t, in.Own.Keys(deeds[2], in.Bindings))
	assert.Contains(t, s.notice, "“Take” has lost a key: g now means “Explore”.")
	require.NoError(t, p.Press("Return", "PadL3"))
	assert.Equal(t, []scenes.Key{"g", "PadL3"}, in.Own.Keys(deeds[0], in.Bindings))
	assert.Equal(t, []string{"g", "(left stick)"}, s.list.Rows[s.list.Chosen].Columns)
	assert.Equal(t, map[string][]string{"explore": {"g", "PadL3"}, "take": {}}, d.settings().Deeds)

	s.to(t, p, "Take")
	assert.Contains(t, s.list.Rows[s.list.Chosen].Note, "now means")
	require.NoError(t, p.Press("Backspace"))
	assert.Equal(t, []scenes.Key{"g"}, in.Own.Keys(deeds[2], in.Bindings))
	assert.Equal(t, []scenes.Key{"PadL3"}, in.Own.Keys(deeds[0], in.Bindings))

	s.to(t, p, "All the usual keys again")
	require.NoError(t, p.Press("Return"))
	assert.Equal(t, scenes.Defaults(), in.Bindings)
	assert.Empty(t, in.Own)
}

func TestWhatIsInTheWayIsToldInPlace(t *testing.T) {
	d, s, p := keysPage(t)
	set := d.settings()
	set.Deeds = map[string][]string{"explore": {"g"}, "again": {"Tab"}}
	require.NoError(t, d.change(set))
	require.NoError(t, p.Wait(1))
	s.to(t, p, "Explore")
	assert.Equal(t, "g is that of “Take”, too.", s.list.Rows[s.list.Chosen].Note)
	s.to(t, p, "Do that again")
	assert.Equal(t, "Tab means “next” first.", s.list.Rows[s.list.Chosen].Note)

	set.Deeds, set.Letters = nil, true
	require.NoError(t, d.change(set))
	require.NoError(t, p.Wait(1))
	assert.Equal(t, "N", s.list.Rows[s.list.Chosen].Columns[0], "the usual one points")
	assert.Empty(t, s.list.Rows[s.list.Chosen].Note)
}

func TestTheMouseDoesItAll(t *testing.T) {
	d := &desk{}
	s, p := open(t, d, 1280, 720, 100)
	row := func(n int) image.Point { b := s.list.RowBox(n); return b.Min.Add(b.Max).Div(2) }
	require.NoError(t, p.Click(row(1)))
	assert.True(t, d.settings().Still)
	require.NoError(t, p.Click(row(s.keysRow())))
	require.True(t, s.keys)
	require.NoError(t, p.Click(row(1)))
	require.True(t, s.asking)
	require.NoError(t, p.Type("w"))
	box := s.bar.Buttons[resetButton].Box
	require.NoError(t, p.Point(row(1)))
	require.NoError(t, p.Click(box.Min.Add(box.Max).Div(2)))
	assert.Equal(t, scenes.NoIntent, p.Stack.Input.Bindings.Of("w"))
}

// At every size of text all that is written has room, by scrolling at most.
func TestEverythingFitsAtEverySizeOfText(t *testing.T) {
	for _, size := range []image.Point{{1280, 720}, {1920, 1080}, {640, 400}} {
		for _, percent := range []int{75, 100, 150, 200} {
			s, p := open(t, &desk{}, size.X, size.Y, percent)
			for _, keys := range []bool{false, true} {
				s.open(keys)
				s.notice = "The settings in a file were broken and are now in another file; the usual ones are in use."
				require.NoError(t, p.Pass())
				what := fmt.Sprintf("keys %t, %v, %d %%", keys, size, percent)
				at := s.lay(size.X, size.Y)
				assert.True(t, ui.Small.Fits(s.hint, at.hint), what+": "+s.hint)
				assert.LessOrEqual(t, ui.Title.Width(s.title()), at.title.Dx()-ui.Px(10), what)
				for i, r := range s.list.Rows {
					assert.LessOrEqual(t, s.list.RowBox(i).Dy(), s.list.Box.Dy(), what+": "+r.Words)
				}
			}
		}
	}
}

func TestPictures(t *testing.T) {
	for _, c := range []struct {
		name          string
		width, height int
		percent       int
		keys          []scenes.Key
	}{
		{"settings", 1280, 720, 100, nil},
		{"settings-200", 1280, 720, 200, nil},
		{"keys", 1280, 720, 100, []scenes.Key{"Up", "Up", "Return", "Up", "Up", "Up"}},
		{"keys-200", 640, 400, 200, []scenes.Key{"Up", "Up", "Return", "PadDown", "PadA"}},
	} {
		t.Run(c.name, func(t *testing.T) {
			_, p := open(t, &desk{}, c.width, c.height, c.percent)
			require.NoError(t, p.Press(c.keys...))
			screentest.Golden(t, c.name, p.Shot(), *update)
		})
	}
}
