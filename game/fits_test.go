package main

import (
	"fmt"
	"image"
	"testing"

	"github.com/stretchr/testify/require"

	"pitchdark/scenes"
	"pitchdark/scenes/ui/screentest"
)

// stops are screens of the game, each with the keys that lead there from the
// one before.
var stops = []struct {
	name string
	keys []scenes.Key
}{
	{"title", nil},
	{"play", []scenes.Key{"Return"}},
	{"other rules", []scenes.Key{"Down", "Down", "Down", "Down", "Down", "Down", "Right"}},
	{"roster", []scenes.Key{"Down", "Return"}},
	{"new hero", []scenes.Key{"Return"}},
	{"hero asked about", []scenes.Key{"Return", "Escape"}},
	{"settings", []scenes.Key{"Right", "Return", "Escape", "Up", "Left", "Escape", "Escape", "Up", "Return"}},
	{"keys", []scenes.Key{"Up", "Up", "Return"}},
	{"key asked for", []scenes.Key{"Down", "Return"}},
	{"crawl", []scenes.Key{"Escape", "Escape", "Escape", "Down", "Down", "Return", "Return"}},
	{"menu", []scenes.Key{"F10"}},
	{"give up", []scenes.Key{"Up", "Return"}},
	{"help", []scenes.Key{"Escape", "F1"}},
	{"things", []scenes.Key{"F1", "Return", "I"}},
	{"log", []scenes.Key{"Escape", "Tab"}},
	{"look", []scenes.Key{"Tab", "v"}},
	{"drop", []scenes.Key{"Escape", "D"}},
	{"blind", []scenes.Key{"Escape", "d", "Up", "Return"}},
	{"blind log", []scenes.Key{"Tab"}},
	{"end", []scenes.Key{"Tab", "Escape", "Escape", "F10", "Up", "Return", "Right", "Return"}},
	{"whole page", []scenes.Key{"Right", "Right", "Return"}},
	{"hall", []scenes.Key{"Escape", "Escape", "Down", "Down", "Down", "Return"}},
	{"watch", []scenes.Key{"Escape", "Down", "Return"}},
	{"theatre", []scenes.Key{"Return"}},
	{"theatre on", []scenes.Key{"Right", "Right", "r"}},
	{"saves", []scenes.Key{"Escape", "Escape", "Up", "Up", "Return"}},
}

// On every screen, at every size of text, no words are cut short and none lie
// over others.
func TestWordsHaveRoomOnEveryScreen(t *testing.T) {
	home(t)
	_, w := sit(t)
	for _, stop := range stops {
		for _, k := range stop.keys {
			if len(k) == 1 {
				require.NoError(t, w.Type(string(k)))
				require.NoError(t, w.Wait(2))
			} else {
				require.NoError(t, w.Press(k))
			}
		}
		screentest.Sizes(func(size image.Point, percent int) {
			if testing.Short() && percent != 200 {
				return
			}
			w.Resize(size.X, size.Y, percent)
			require.NoError(t, w.Pass())
			require.NoError(t, w.Pass())
			w.Fits(t, fmt.Sprintf("%s, %v, %d %%", stop.name, size, percent))
		})
		w.Resize(640, 400, 100)
		require.NoError(t, w.Pass())
	}
}
