package crawl

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"pitchdark/rules"
	"pitchdark/scenes/crawl/play"
	"pitchdark/scenes/sound"
)

// listener counts what a crawl lets be heard.
type listener struct {
	views   int
	beats   []sound.Beat
	hurried int
}

func (l *listener) Crawl(*rules.View)  { l.views++ }
func (l *listener) Beat(b sound.Beat)  { l.beats = append(l.beats, b) }
func (l *listener) Hurry()             { l.hurried++ }
func (l *listener) Captions() []string { return nil }

// What is cut short is heard all the same, each beat once.
func TestNoBeatIsLostToHaste(t *testing.T) {
	l := &listener{}
	s := &screen{o: Options{Sound: l}}
	v := &rules.View{}
	event := []rules.Event{{Kind: rules.Waited}}
	s.beats = []play.Beat{{Before: v, After: v, Events: event}, {Before: v, After: v, Events: event}}
	s.hear(&s.beats[0], []int{3})
	s.beats = s.beats[1:]
	s.hearRest()
	require.Len(t, l.beats, 2)
	assert.Equal(t, []int{3}, l.beats[0].Starts)
	assert.Empty(t, l.beats[1].Starts, "at once")
	assert.Equal(t, 1, l.hurried)
	s.sound(v)
	assert.Equal(t, 1, l.views)

	s.o.Sound = nil
	assert.NotPanics(t, func() { s.hear(&play.Beat{After: v}, nil); s.hearRest(); s.sound(v) })
}
