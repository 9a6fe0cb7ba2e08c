package core

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"pitchdark/rules"
)

// Every row of the tables names a lair and kinds that there are, and has a
// weight and depths at which it can come up [DK-HST-12].
func TestStockTablesNameWhatThereIs(t *testing.T) {
	for _, b := range bandTable {
		require.NotNil(t, lairOf(b.lair), "%+v", b)
		assert.Positive(t, b.weight, "%+v", b)
		assert.True(t, 1 <= b.from && b.from <= b.to && b.to <= bottom, "%+v", b)
		assert.True(t, 1 <= b.least && b.least <= len(b.kinds) && len(b.kinds) <= 6, "%+v", b)
		for _, kind := range b.kinds {
			assert.NotNil(t, creatureOf("core/"+rules.ContentID(kind)), "%q of %+v", kind, b)
		}
	}
	for _, f := range findTable {
		assert.Nil(t, lairOf(f.lair), "%+v", f)
		assert.Positive(t, f.weight, "%+v", f)
		assert.True(t, 1 <= f.from && f.from <= f.to && f.to <= bottom, "%+v", f)
		if f.kind == "" {
			continue // nothing lies there
		}
		g := New().Gear(f.kind)
		require.NotNil(t, g, "%+v", f)
		assert.Equal(t, f.lair == prizeLair, g.Prize, "%+v", f)
		assert.True(t, f.dice == 0 || g.Stacks, "%+v: only what stacks comes in numbers", f)
		assert.Equal(t, f.lair == "treasure" || g.Prize, g.Worth > 0, "%+v", f)
	}
}

// Every lair has something at every depth [DK-HST-12].
func TestEveryLairIsStockedAtEveryDepth(t *testing.T) {
	for _, name := range lairNames() {
		if name == anyLair {
			continue
		}
		for depth := 1; depth <= bottom; depth++ {
			rows := 0
			for _, b := range bandTable {
				if b.lair == name && lies(depth, b.from, b.to) {
					rows++
				}
			}
			for _, f := range findTable {
				if f.lair == name && lies(depth, f.from, f.to) {
					rows++
				}
			}
			assert.Positive(t, rows, "%s at depth %d", name, depth)
		}
	}
}
