package mind_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"pitchdark/rules"
	"pitchdark/rules/grid"
)

// A hero that knows the way down looks about for light and something to heal
// with first, until its light runs short or nothing is left to see.
func TestLingers(t *testing.T) {
	p := hero(t, `
		#######
		  .@.>#
		#######`)
	p.Hero.Facing = grid.West
	looks, down := path(pt(2, 1)), path(pt(4, 1), pt(5, 1))
	down.Enter = true
	assert.Equal(t, looks, p.delves(straightOn))
	p.Hero.Items[0].Left = 80
	assert.Equal(t, down, p.delves(), "its light runs short")
	p.Hero.Items[0].Left = 300
	p.has(rules.Held{Kind: "core/potion"})
	assert.Equal(t, down, p.delves(), "it has what it wants")

	p = hero(t, `
		####
		#@>#
		####`)
	down = path(pt(2, 1))
	down.Enter = true
	assert.Equal(t, down, p.delves(), "nothing is left to see")
}

// Before it goes down it rests [DK-HST-07].
func TestRestsBeforeItGoesDown(t *testing.T) {
	p := hero(t, `
		###
		#>#
		###`).offer(plain("rest"), plain("stairs"))
	p.Hero.At = pt(1, 1)
	p.Hero.Health, p.Hero.Rest, p.Hero.Items[0].Lit = 19, 6, false
	assert.Equal(t, act("rest"), p.delves())
	p.Hero.Rest = 0
	assert.Equal(t, act("stairs"), p.delves())
}

// Alone it leaves what is of a bear's size alone and keeps clear of it; it does
// not with companions.
func TestLetsSleepingBearsLie(t *testing.T) {
	dares := func(value int) die { return die{"mind dare", 16, value} }
	p := hero(t, `
		########
		  .@...F
		########`)
	p.Tokens[0].Big = true
	assert.Equal(t, path(pt(2, 1)), p.delves(dares(1), straightOn))

	p.Party = []rules.Sheet{{Handle: 2}}
	assert.Equal(t, path(pt(4, 1), pt(5, 1), pt(6, 1)), p.delves())
}

// From a warden, which is slow and stays near its post, it backs off.
func TestBacksOff(t *testing.T) {
	p := hero(t, `
		###########
		#.....@..F#
		###########`)
	p.Tokens[0].Kind = "core/gravewarden"
	away := path(pt(5, 1), pt(4, 1), pt(3, 1), pt(2, 1), pt(1, 1))
	assert.Equal(t, away, p.delves(die{"mind dare", 16, 1}))
}

// Half dead it leaves its foes by the stairs, if they are not far.
func TestEscapes(t *testing.T) {
	p := hero(t, "<..@F").offer(plain("stairs"), onTarget("attack", enemy))
	p.greys("stairs")
	p.Hero.Health = 10
	up := path(pt(2, 0), pt(1, 0), pt(0, 0))
	up.Enter = true
	assert.Equal(t, up, p.delves())
	p.Hero.Health = 11
	assert.Equal(t, rules.Act{Who: self, Do: "attack", Target: enemy}, p.delves())
	p.Hero.Health, p.Asks[0].Offers[len(p.Asks[0].Offers)-2].Not = 10, ""
	assert.Equal(t, act("stairs"), p.delves())
}

// Of two candles it lights the one that it can; the other hand is not free.
func TestLightsWhatItCan(t *testing.T) {
	candle := rules.Held{Kind: "core/candle", Light: true, Left: 99, Whole: 1440}
	p := lost(t).has(candle, candle).offer(onItem("light", 1))
	assert.Equal(t, rules.Act{Who: self, Do: "light", Item: 1}, p.delves())
}

// Blind, it steps on the stairs down that it has felt.
func TestTakesFeltStairs(t *testing.T) {
	p := lost(t)
	p.Trace = []rules.Trace{{At: pt(10, 11), Terrain: grid.StairsDown, Round: p.Round, Free: true}}
	assert.Equal(t, rules.Act{Who: self, Do: "careful", To: grid.South}, p.delves())
}
