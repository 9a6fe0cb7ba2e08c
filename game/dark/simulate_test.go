package main

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"pitchdark/rules/engine"
)

// One line a seed, in order, the end not included; the parts make the whole.
func TestSimulateIsMergeable(t *testing.T) {
	whole := good(t, "", "simulate", "--seeds", "0xfe:261", "--json")
	lines := strings.Split(strings.TrimSpace(whole), "\n")
	require.Len(t, lines, 7)
	for i, line := range lines {
		var r engine.Result
		require.NoError(t, json.Unmarshal([]byte(line), &r))
		assert.Equal(t, uint64(254+i), r.Seed)
		assert.Contains(t, []string{"escaped", "died", "unfinished"}, r.End)
	}
	parts := ""
	for _, part := range []string{"1/3", "2/3", "3/3"} {
		parts += good(t, "", "simulate", "--seeds", "254:0x105", "--json", "--shard", part)
	}
	assert.Equal(t, whole, parts)
}

func TestSimulateTellsInWords(t *testing.T) {
	out := good(t, "", "simulate", "--system", "core", "--level", "dark-room", "--seeds", "18446744073709551614:18446744073709551615")
	assert.Contains(t, out, "0xfffffffffffffffe: ")
	assert.Contains(t, out, "1 crawl: ")
}
