package synth

import (
	"bytes"
	"encoding/binary"
	"math"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// bank makes each sound once for all tests.
var bank Bank

// each runs a check on every variant of every sound.
func each(t *testing.T, check func(t *testing.T, r *row, wave []float32)) {
	t.Helper()
	for i := range table {
		r := &table[i]
		t.Run(string(r.name), func(t *testing.T) {
			for v := range r.variants {
				check(t, r, bank.Wave(r.name, v))
			}
		})
	}
}

func decibels(a float64) float64 { return 20 * math.Log10(a+1e-12) }

func doubles(w []float32) tape {
	t := make(tape, len(w))
	for i := range w {
		t[i] = float64(w[i])
	}
	return t
}

// share is how much of the power of a sound is higher than a frequency.
func share(t tape, hertz float64) float64 {
	power := func(t tape) (sum float64) {
		for _, s := range t {
			sum += s * s
		}
		return sum
	}
	return power(append(tape(nil), t...).high(hertz).high(hertz)) / (power(t) + 1e-12)
}

func TestEverySoundIsAsLoudAsTheTableSaysAndNeverTooLoud(t *testing.T) {
	each(t, func(t *testing.T, r *row, wave []float32) {
		w := doubles(wave)
		assert.LessOrEqual(t, decibels(w.peak()), -3.0)
		assert.InDelta(t, r.level, decibels(w.loudest()), 3, "hot sounds are rounded off a little")
		assert.LessOrEqual(t, decibels(w.loudest()), r.level+0.2)
	})
}

func TestLengths(t *testing.T) {
	each(t, func(t *testing.T, r *row, wave []float32) {
		seconds := float64(len(wave)) / Rate
		switch {
		case r.loop:
			assert.GreaterOrEqual(t, seconds, 6.0, "short loops are heard as loops")
		case r.kind == World || r.kind == Interface:
			assert.LessOrEqual(t, seconds, 4.0)
		}
		assert.GreaterOrEqual(t, seconds, 0.1)
		assert.LessOrEqual(t, seconds, 12.0)
	})
}

func TestSoundsBeginSoonAndEndInSilence(t *testing.T) {
	each(t, func(t *testing.T, r *row, wave []float32) {
		w := doubles(wave)
		if r.loop {
			return
		}
		assert.Less(t, math.Abs(w[0]), 0.01)
		assert.Less(t, math.Abs(w[len(w)-1]), 0.01)
		if r.kind != Drone {
			assert.Greater(t, w[:min(Rate/3, len(w))].peak(), w.peak()/20, "it begins within a third of a second")
		}
	})
}

func TestLoopsHaveNoSeam(t *testing.T) {
	each(t, func(t *testing.T, r *row, wave []float32) {
		if !r.loop {
			return
		}
		w := doubles(wave)
		usual := 0.0
		for i := 1; i < len(w); i++ {
			usual = max(usual, math.Abs(w[i]-w[i-1]))
		}
		assert.LessOrEqual(t, math.Abs(w[0]-w[len(w)-1]), usual)
	})
}

func TestNothingIsHarsh(t *testing.T) {
	each(t, func(t *testing.T, r *row, wave []float32) {
		assert.Less(t, share(doubles(wave), 8000), 0.12)
	})
}

func TestRenderingIsDeterministic(t *testing.T) {
	for i := range table {
		if r := &table[i]; !r.loop {
			assert.True(t, slices.Equal(bank.Wave(r.name, 0), Make(r.name, r.variants)), "%s", r.name)
		}
	}
}

func TestVariantsDiffer(t *testing.T) {
	for i := range table {
		if r := &table[i]; r.variants > 1 {
			assert.NotEqual(t, bank.Wave(r.name, 0), bank.Wave(r.name, 1), "%s", r.name)
		}
	}
}

// Blind, one tells by these who is coming: what is heavy is low, what has
// claws is bright.
func TestWalkersAreToldApart(t *testing.T) {
	bright := func(n Name) float64 { return share(doubles(bank.Wave(n, 0)), 1000) }
	order := []Name{Tread, Walk, Wings, Clicks, Rustle}
	for i := 1; i < len(order); i++ {
		assert.Less(t, bright(order[i-1]), bright(order[i]), "%s and %s", order[i-1], order[i])
	}
	assert.Less(t, share(doubles(bank.Wave(Hum, 0)), 1500), 0.01, "a hum is pure")
	assert.Greater(t, share(doubles(bank.Wave(StepWater, 0)), 700), share(doubles(bank.Wave(StepStone, 0)), 700))
}

// Ground is told by ear, too: bones rattle, rubble crunches, a plank is dull.
func TestGroundsAreToldApart(t *testing.T) {
	high := func(n Name) float64 { return share(doubles(bank.Wave(n, 0)), 500) }
	order := []Name{StepWood, StepStone, StepBrick, StepBone, StepWater}
	for i := 1; i < len(order); i++ {
		assert.Less(t, high(order[i-1])*1.2, high(order[i]), "%s and %s", order[i-1], order[i])
	}
}

func TestHardBlowsAreLouderAndBrighter(t *testing.T) {
	soft, hard := doubles(bank.Wave(ThudSoft, 0)), doubles(bank.Wave(ThudHard, 0))
	assert.Greater(t, decibels(hard.loudest()), decibels(soft.loudest())+5)
	assert.Greater(t, share(hard, 400), share(soft, 400))
}

func TestUnknownNamesAreSilent(t *testing.T) {
	assert.Nil(t, Make("organ", 0))
	assert.Zero(t, Variants("organ"))
	assert.False(t, Known("organ"))
	assert.True(t, Known(Howl))
	assert.Equal(t, Voices, KindOf(Howl))
	assert.True(t, Loops(DroneLow))
	assert.Nil(t, bank.Wave("organ", 3))
}

func TestNamesAreUnique(t *testing.T) {
	assert.Len(t, places, len(table))
	assert.Len(t, Names(), len(table))
}

func TestWaveFiles(t *testing.T) {
	var b bytes.Buffer
	require.NoError(t, WriteWave(&b, []float32{0, 0.5, -2}))
	content := b.Bytes()
	assert.Len(t, content, 44+6)
	assert.Equal(t, "RIFF", string(content[:4]))
	assert.EqualValues(t, len(content)-8, binary.LittleEndian.Uint32(content[4:]))
	assert.EqualValues(t, Rate, binary.LittleEndian.Uint32(content[24:]))
	assert.EqualValues(t, 6, binary.LittleEndian.Uint32(content[40:]))
	low := int16(-32767)
	assert.Equal(t, uint16(low), binary.LittleEndian.Uint16(content[48:]))
}
