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

// The account shows how deep they came, what felled them and how their light
// lasted; a brief one has no line for each seed.
func TestAccountOfManyCrawls(t *testing.T) {
	all := account{
		{End: "died", Killer: "goblin", Deepest: 2, LightLeft: 100, Burnt: 10, InLight: 30, Blind: 10, Worth: 40, Taken: true, Levels: []engine.Visit{
			{Depth: 1, Rounds: 20, Health: 20, Light: 1800}, {Depth: 2, Rounds: 30, Health: 12, Light: 900},
		}},
		{End: "escaped", Deepest: 1, Burnt: 30, InLight: 60, Levels: []engine.Visit{{Depth: 1, Rounds: 60, Health: 20, Light: 1800}}},
		{End: "died", Killer: "a wall", Deepest: 1, Burnt: 20, Levels: []engine.Visit{{Depth: 1, Rounds: 30, Health: 20, Light: 1800}}},
		{End: "died", Killer: "goblin", Deepest: 1, Burnt: 20, Levels: []engine.Visit{{Depth: 1, Rounds: 30, Health: 20, Light: 1800}}},
	}
	var out strings.Builder
	all.tell(&program{out: &out})
	want := strings.Join([]string{
		"4 crawls: 1 escaped, 3 died, 0 unfinished.",
		"",
		"depth   came there                                 rounds  health  light",
		"    1   100 %  ##############################          30      20   1800",
		"    2    25 %  #######                                 30      12    900",
		"",
		"felled by",
		"    2    50 %  ###############                     goblin",
		"    1    25 %  #######                             a wall",
		"",
		"light   left at the end: 0 rounds in the middle, from 0 to 0 in the middle half; none at all in 75 % of the crawls",
		"        burnt: 20 rounds in the middle",
		"        of all rounds on their feet 90 % in light, 0 % seeing in the dark, 10 % blind",
		"prize   taken in 1, brought out in 0",
		"treasure carried in the end: worth 0 in the middle, 40 at most",
		"",
	}, "\n")
	assert.Equal(t, want, out.String())
	all[0].RanOut, all[0].Deepest = 5, 6
	all[1].RanOut, all[2].RanOut = 5, 4
	out.Reset()
	all.ranOut(&program{out: &out})
	assert.Equal(t, "        none left first on level 5 or below in 2: of these 1 went deeper and 1 escaped\n", out.String())
	brief := good(t, "", "simulate", "--seeds", "0:2", "--brief")
	assert.True(t, strings.HasPrefix(brief, "2 crawls: "), brief)
}
