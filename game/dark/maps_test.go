package main

import (
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"pitchdark/maps"
	"pitchdark/rules/engine"
)

func TestMapCheck(t *testing.T) {
	for _, id := range maps.Shipped() {
		by := "core"
		if id == "toll" {
			by = "purple"
		}
		assert.Contains(t, good(t, "", "map", "check", id), by+" knows every name in it")
	}
	assert.Contains(t, dark("", "map", "check", "toll", "--system", "core").err, `The Toll of the Ninth Stair is made for the rules "purple", not for "core"; choose those`)
	out := good(t, "", "map", "check", "testdata/closet.map")
	assert.Contains(t, out, "closet, “The Closet”: 9 by 5 tiles, ambient dark, theme brick.")
	assert.Contains(t, out, "The way at 8,3 leads out of the dungeon.")
}

// What is converted is read as the same map, and converts to itself.
func TestMapConvert(t *testing.T) {
	tiled, err := filepath.Abs("../../maps/testdata/crypt.tmx")
	require.NoError(t, err)
	inTemp(t)
	assert.Contains(t, dark("", "map", "convert", tiled, "-o", "crypt.map").err, "Not used: ")
	once := read(t, "crypt.map")
	assert.Equal(t, once, good(t, "", "map", "convert", "crypt.map", "-o", "-"))
	assert.True(t, strings.HasPrefix(once, "level crypt\n"))
}

// What is dug is a map like any other: it can be checked, drawn and entered.
func TestMapMake(t *testing.T) {
	inTemp(t)
	for _, kind := range maps.Kinds() {
		text := good(t, "", "map", "make", kind, "--seed", "7", "--depth", "3")
		good(t, "", "map", "make", kind, "--seed", "7", "--depth", "3", "-o", "one.map")
		assert.Equal(t, text, read(t, "one.map"))
		assert.Contains(t, good(t, "", "map", "check", "one.map"), "can be played")
	}
	assert.Contains(t, good(t, "", "map", "make", "endless", "--seed", "0x2a", "-o", "all.map"), "8 levels written")
	assert.Contains(t, good(t, "", "map", "check", "all.map"), "core knows every name in it")
	assert.Equal(t, read(t, "all.map"), good(t, "", "map", "convert", "endless", "--seed", "42", "-o", "-"))
	good(t, "", "render", "endless", "--seed", "7", "--level", "deep-3", "--lit", "-o", "deep.png", "--no-legend")

	o := dark("", "map", "make", "attic")
	assert.Equal(t, 1, o.code)
	assert.Contains(t, o.err, `there is no kind of place "attic"; the kinds are rooms, crypt and caves`)
	assert.Contains(t, dark("", "map", "make", "endless", "--depth", "3").err, "leave out --depth")
	assert.Contains(t, dark("", "map", "make", "rooms", "--depth", "500").err, "a depth of 500: it is 1 to 100")
}

func TestRender(t *testing.T) {
	inTemp(t)
	good(t, "", "render", "cellar", "-o", "plain.png", "--no-legend")
	good(t, "", "render", "cellar", "-o", "lit.png", "--no-legend", "--lit")
	good(t, "", "render", "cellar", "-o", "small.png", "--no-legend", "--tile", "8")
	assert.NotEqual(t, read(t, "plain.png"), read(t, "lit.png"))
	assert.Equal(t, 44*24+2*12, width(t, "plain.png"))
	assert.Less(t, width(t, "small.png"), width(t, "plain.png"))
}

// Every light of the host is drawn with its letters, all around alike
// [DK-LGT-09].
func TestLightSpread(t *testing.T) {
	all := good(t, "", "light", "--all")
	known, err := engine.Lights("core")
	require.NoError(t, err)
	require.Equal(t, len(known), strings.Count(all, "LS the source"))
	torch := good(t, "", "light", "torch")
	assert.Contains(t, all, torch)
	var rows [][]string
	for _, row := range strings.Split(strings.TrimSpace(torch), "\n")[1:] {
		rows = append(rows, strings.Fields(row))
	}
	middle := len(rows) / 2
	assert.Equal(t, "LS", rows[middle][middle])
	assert.Equal(t, []string{"BL", "BL", "BL", "BL", "BL", "L1", "L1", "L1", "L1", "L1", "AD"}, rows[middle][middle+1:])
	for y := range rows {
		for x := range rows {
			assert.Equal(t, rows[y][x], rows[x][len(rows)-1-y], "a quarter turn")
		}
	}
}

func TestRules(t *testing.T) {
	assert.Contains(t, good(t, "", "rules"), "DK-MOV")
	assert.Contains(t, good(t, "", "rules", "dk-mov"), "DK-MOV-14")
	assert.Contains(t, good(t, "", "rules", "dk-mov-03"), "Walking into a wall")
	assert.Contains(t, good(t, "", "rules", "wall", "damage"), "DK-MOV-03")
}

func TestScenarios(t *testing.T) {
	scene := "scene DK-MOV-03 a wall\nmap\n  ####\n  #b.#\n  ####\nactor b bran bare hero facing=E hp=9\ndo b blind forward 3\nexpect b hp "
	inTemp(t)
	write(t, "good.scene", scene+"6\n")
	write(t, "bad.scene", scene+"9\n")
	assert.Contains(t, good(t, "", "scenario", "good.scene"), "1 scene passed.")
	o := dark("", "scenario", "-q", "good.scene", "bad.scene")
	assert.Equal(t, 1, o.code)
	assert.Contains(t, o.out, "bad.scene:8")
	assert.NotContains(t, o.out, "ok ")
	assert.Contains(t, o.err, "1 of 2 scenes failed")
}
