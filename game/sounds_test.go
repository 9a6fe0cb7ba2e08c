package main

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"pitchdark/scenes/keep"
)

func TestSoundIsSet(t *testing.T) {
	k := keep.Defaults()
	turn := func(words string, by int) {
		t.Helper()
		for _, r := range soundRows(&k) {
			if r.Words == words {
				r.Turn(by)
				return
			}
		}
		require.Fail(t, "there is no row", words)
	}
	value := func(words string) string {
		for _, r := range soundRows(&k) {
			if r.Words == words {
				return r.Value
			}
		}
		return ""
	}
	turn("Sound", 1)
	turn("Captions", 1)
	turn("Volume of all", -1)
	turn("Volume of voices", 1)
	turn("Volume of menus", 1)
	assert.Equal(t, keep.Sound{Mute: true, Captions: true, All: 70, World: 100, Voices: 0, Drone: 70, Menus: 80}, k.Sound)
	assert.Equal(t, "off", value("Sound"))
	assert.Equal(t, "on", value("Captions"))
	turn("Volume of voices", -1)
	assert.Equal(t, "100 %", value("Volume of voices"))
	for _, r := range soundRows(&k) {
		assert.NotEmpty(t, r.Value, "%s", r.Words)
	}
}
