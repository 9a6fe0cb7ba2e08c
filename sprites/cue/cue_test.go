package cue

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

var all = []Cue{
	Walk{Who: 1, Path: []Tile{{1, 1}, {2, 1}, {3, 2}}, Facing: 3, Blind: true},
	Turn{},
	Slam{Edge: true},
	Ripple{Known: true},
	Ripple{Here: true},
	Ripple{Band: Faint},
	Flare{},
	Puff{},
	Gutter{},
	Throw{To: Tile{4, 0}, Lit: true},
	Swing{Hit: true},
	Shot{To: Tile{9, 3}},
	Hurt{},
	Dodge{},
	Fall{Dead: true},
	Rise{},
	Shake{Strength: 2},
	Grope{Found: true},
	Mark{},
	Unmark{},
	Spark{},
	Word{Text: "hm"},
	Appear{},
	Vanish{},
	Door{Open: true},
	Door{},
	Gust{},
	GoDark{Flame: true},
	GoLight{},
	Cut{Level: "x"},
}

func TestNoCueHoldsLongerThanItPlays(t *testing.T) {
	for _, c := range all {
		assert.LessOrEqual(t, c.Hold(), c.Ticks(), "%s", c)
		assert.Positive(t, c.Ticks(), "%s", c)
		assert.NotEmpty(t, c.String())
	}
}

func TestWalkTakesSevenTicksATile(t *testing.T) {
	w := Walk{Path: []Tile{{1, 1}, {2, 1}, {3, 1}}}
	assert.Equal(t, 14, w.Ticks())
	assert.Equal(t, 0, Walk{}.Ticks())
	assert.Equal(t, 21, Slam{}.Ticks())
}

func TestWords(t *testing.T) {
	assert.Equal(t, "walk 1 1,1 → 2,1 → 3,2 facing SE blind", all[0].String())
	assert.Equal(t, `ripple thud near at 2,3 "a thud"`, Ripple{Place: Tile{2, 3}, Known: true, Band: Near, Kind: "thud", Text: "a thud"}.String())
	assert.Equal(t, "silent", Band(0).String())
}

func TestDirections(t *testing.T) {
	for d := Direction(0); d < 8; d++ {
		assert.Equal(t, Tile{5, 5}, Tile{5, 5}.Add(d).Add((d+4)%8), "%s", d)
	}
	assert.Equal(t, Tile{5, 4}, Tile{5, 5}.Add(0))
}

func TestLayersHoldEight(t *testing.T) {
	var l Layers
	for range 12 {
		l.Add(7)
	}
	for _, c := range l {
		assert.EqualValues(t, 7, c)
	}
}
