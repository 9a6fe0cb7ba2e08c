package synth

import "math/bits"

// chance is a small generator of its own (PCG-XSH-RR 64/32), seeded by what it
// is for.
type chance struct{ state uint64 }

const (
	fnvOffset = 0xcbf29ce484222325
	fnvPrime  = 0x100000001b3
)

func newChance(name string, variant int) *chance {
	h := uint64(fnvOffset)
	for i := range len(name) {
		h = (h ^ uint64(name[i])) * fnvPrime
	}
	c := &chance{state: h + uint64(variant)*0x9e3779b97f4a7c15}
	c.next()
	return c
}

func (c *chance) next() uint32 {
	old := c.state
	c.state = old*6364136223846793005 + 1442695040888963407
	return bits.RotateLeft32(uint32((old>>18^old)>>27), -int(old>>59))
}

// part is 0…1.
func (c *chance) part() float64 { return float64(c.next()) / (1 << 32) }

// sign is −1…1.
func (c *chance) sign() float64 { return 2*c.part() - 1 }

// between is low…high.
func (c *chance) between(low, high float64) float64 { return low + (high-low)*c.part() }

// about is v, give or take a part of it.
func (c *chance) about(v, part float64) float64 { return v * (1 + part*c.sign()) }

// below is 0…n−1.
func (c *chance) below(n int) int { return int(c.part() * float64(n)) }

// noise is white noise.
func (c *chance) noise(seconds float64) tape {
	t := silence(seconds)
	for i := range t {
		t[i] = c.sign()
	}
	return t
}
