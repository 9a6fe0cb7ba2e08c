package main

import (
	"bytes"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"pitchdark/scenes"
	"pitchdark/scenes/ui/screentest"
)

// listener plays with the screen covered: it knows what is narrated, and
// nothing else.
type listener struct {
	*testing.T
	hands *screentest.Player
	voice bytes.Buffer
	all   strings.Builder
}

// hear takes what was said since it last listened.
func (l *listener) hear() string {
	words := l.voice.String()
	l.voice.Reset()
	l.all.WriteString(words)
	return words
}

// press presses keys, lets what follows come to rest, and listens.
func (l *listener) press(keys ...scenes.Key) string {
	l.Helper()
	for _, k := range keys {
		if len(k) == 1 {
			require.NoError(l, l.hands.Type(string(k)))
		} else {
			l.hands.Now.Down = []scenes.Key{k}
			require.NoError(l, l.hands.Pass())
			l.hands.Now.Down = nil
		}
		for range 30 { // a course takes a step each tick
			require.NoError(l, l.hands.Pass())
		}
	}
	return l.hear()
}

// can reports whether something can be done, as the description has it.
func can(told, what string) bool {
	for line := range strings.Lines(told) {
		if strings.Contains(line, what) && !strings.Contains(line, "Not now") {
			return true
		}
	}
	return false
}

// act does what seems best after what was told.
func (l *listener) act(told string) string {
	switch {
	case strings.Contains(told, " 1: "):
		return l.press("1")
	case strings.Contains(told, "Which way do you turn"):
		return l.press("Return")
	}
	all := l.press("F5")
	switch {
	case strings.Contains(all, " 1: "):
		return l.press("1")
	case strings.Contains(all, "Which way do you turn"):
		return l.press("Return")
	case strings.Contains(all, "Attack. Which tile?"): // more than one is in reach
		way, near := toward(all)
		if !near { // it is not told where they are
			return l.press("Escape", "Return")
		}
		return l.press(way)
	case can(all, ": Attack"):
		return l.press("a")
	case can(all, ": Leave by the way out"):
		return l.press("<")
	case can(all, ": Light"):
		return l.press("l")
	case !can(all, ": Explore"):
		return l.press("Up", "3", "Return")
	}
	told = l.press(">")
	if strings.Contains(told, "know") { // no way out is known yet
		told = l.press("x")
	}
	if strings.Contains(told, "The stairs up are known") { // the way out of the Cellar leads up
		told += l.press("<")
	}
	switch way, near := toward(all); {
	case strings.Contains(told, "in sight") && near:
		return told + l.press(way)
	case told == "" || strings.Contains(told, "in sight"):
		return told + l.press("Return")
	}
	return told
}

// ways are the keys of the directions, as they are told.
var ways = map[string]scenes.Key{
	"north": "Up", "north-east": "PageUp", "east": "Right", "south-east": "PageDown",
	"south": "Down", "south-west": "End", "west": "Left", "north-west": "Home",
}

var foe = regexp.MustCompile(`, a foe[^.]* to the ([a-z-]+)`)

// toward is the key that leads to a foe that was told of.
func toward(told string) (scenes.Key, bool) {
	found := foe.FindStringSubmatch(told)
	if found == nil {
		return "", false
	}
	return ways[found[1]], true
}

// over reports whether the end page was told.
func (l *listener) over() bool {
	told := l.all.String()
	return strings.Contains(told, "What the darkness cost")
}

// covered opens the game for one who listens, and begins a dungeon, going by what
// is told.
func covered(t *testing.T, dungeon, seed string) (l *listener, told string) {
	t.Helper()
	home(t)
	_, w := sit(t)
	l = &listener{T: t, hands: w}
	w.Stack.Input.Narrate(&l.voice)
	assert.Contains(t, l.press("Up", "Down"), "Play a dungeon")
	told = l.press("Return")
	assert.Contains(t, told, "Play a dungeon.\nThe Cellar", "the page, and what is chosen")
	told = l.press(append(keysOf(seed), "Down")...)
	for range 9 {
		if strings.Contains("\n"+told, "\n"+dungeon) {
			return l, l.press("Return")
		}
		told = l.press("Down")
	}
	require.Fail(t, "that dungeon is not told of", dungeon)
	return nil, ""
}

// One who fights what comes and goes where it is told to is out of the Cellar by
// what is narrated alone.
func TestTheCellarIsWonWithTheScreenCovered(t *testing.T) {
	l, told := covered(t, "The Cellar", "14")
	for n := 0; n < 120 && !l.over(); n++ {
		told = l.act(told)
	}
	require.True(t, l.over(), "the crawl comes to its end")
	all := l.all.String()
	for _, words := range []string{
		"It is your turn", "a foe", "in sight", "tiles then a wall", "You leave by the way out", "Bran came out alive",
		"Rounds without sight", "Button: Another crawl.",
	} {
		assert.Contains(t, all, words)
	}
	assert.Regexp(t, `Health ([1-9]|1\d) of 20`, all, "a fight has its price")
	assert.Regexp(t, "(faint|clear|near).*(north|south|east|west|left|right|ahead|behind)", all, "what is heard: how loud, and whence")
}

func TestTheDarkIsWalkedWithTheScreenCovered(t *testing.T) {
	l, told := covered(t, "The Cellar", "14")
	require.Contains(t, told, "in bright light")
	assert.Contains(t, l.press("d"), "you are blind", "the light is put out")
	told = l.press("Up", "6", "Return")
	assert.Contains(t, told, "You set out blind: 6 tiles ahead")
	assert.Regexp(t, "You walk into a wall after 4 tiles, hard: [1-9] damage", told)
	assert.Contains(t, told, "You have felt a wall ahead.")
}

func TestAnExchangeIsAnsweredWithTheScreenCovered(t *testing.T) {
	l, told := covered(t, "The Dark Room", "7")
	for n := range 120 {
		if l.over() || strings.Contains(l.all.String(), "run into") && strings.Contains(l.all.String(), "1: ") {
			break
		}
		switch {
		case strings.Contains(told, " 1: "):
			told = l.press("1")
		case strings.Contains(told, "Which way do you turn"):
			told = l.press([]scenes.Key{"Left", "Return"}[n%2])
		default:
			told = l.press("Up", "4", "Return")
		}
	}
	all := l.all.String()
	assert.Contains(t, all, "run into")
	assert.Contains(t, all, "Call out")
}

// keysOf are the keys that type something.
func keysOf(typed string) []scenes.Key {
	var keys []scenes.Key
	for _, r := range typed {
		keys = append(keys, scenes.Key(r))
	}
	return keys
}
