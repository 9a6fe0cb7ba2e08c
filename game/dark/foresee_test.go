package main

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

// What is asked beforehand is answered, and nothing is done by it.
func TestWouldDoesNothing(t *testing.T) {
	inTemp(t)
	room := closetHere(t)
	plain := "move e 2\nend\n"
	good(t, plain, "play", room, "--seed", "3", "--journal", "plain.jsonl")
	out := good(t, "would move e 2\nlook e 2\nlook here\nwould\nwould move\nlook nowhere\nlook 1,1\n"+plain, "play", room, "--seed", "3", "--journal", "asked.jsonl")
	assert.Equal(t, read(t, "plain.jsonl"), read(t, "asked.jsonl"))
	assert.Contains(t, out, "You would go 2 tiles and stand in bright light.")
	assert.Contains(t, out, "You are there, facing")
	assert.Contains(t, out, "Would what?")
	assert.Contains(t, out, "Say all of it in one line: would move DIRECTIONS.")
	assert.Contains(t, out, "“nowhere” is no tile")
	assert.Contains(t, out, "DK-VIS-04")
}
