package dice

import (
	"math/bits"
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/assert"
)

// With n above half the range nearly every second word must be thrown again:
// the reduction is then compared with the plain description of it.
func TestBelowThrowsBiasedWordsAgain(t *testing.T) {
	for _, n := range []uint64{1<<63 + 1, 3 << 62, 1<<64 - 1, 1 << 63, 7} {
		used, plain := rand.NewPCG(1, 2), rand.NewPCG(1, 2)
		for range 200 {
			assert.Equal(t, plainBelow(plain, n), below(used, n), "n %d", n)
		}
	}
}

func plainBelow(source *rand.PCG, n uint64) uint64 {
	for {
		high, low := bits.Mul64(source.Uint64(), n)
		if low >= -n%n {
			return high
		}
	}
}

// The generator itself is the standard library's: its first words at the lowest
// and the highest seed.
func TestPCGIsTheOneWeRecordedWith(t *testing.T) {
	assert.Equal(t, uint64(0x38ffff682123e08a), rand.NewPCG(0, 0).Uint64())
	assert.Equal(t, uint64(0xa742558a9ed24b5a), rand.NewPCG(1<<64-1, 1<<64-1).Uint64())
}
