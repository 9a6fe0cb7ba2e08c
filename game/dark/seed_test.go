package main

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"
)

func TestSeedsAreDecimalOrHexadecimal(t *testing.T) {
	for text, want := range map[string]uint64{
		"0": 0, "42": 42, "0x2a": 42, "0X2A": 42, "18446744073709551615": 1<<64 - 1, "0xffffffffffffffff": 1<<64 - 1, "010": 10,
	} {
		got, err := parseSeed(text)
		require.NoError(t, err)
		assert.Equal(t, want, got, text)
	}
}

// The parts of a range of seeds follow each other without gap or overlap.
func TestShardsCoverTheRange(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		from := rapid.Uint64().Draw(t, "from")
		all := span{from, from + rapid.Uint64Range(1, 1<<64-1-from|1).Draw(t, "length")}
		if all.to <= all.from {
			t.Skip("past the end")
		}
		of := rapid.Uint64Range(1, 9).Draw(t, "parts")
		next := all.from
		for part := uint64(1); part <= of; part++ {
			piece := shard{part, of}.cut(all)
			assert.Equal(t, next, piece.from)
			assert.LessOrEqual(t, piece.from, piece.to)
			next = piece.to
		}
		assert.Equal(t, all.to, next)
	})
}
