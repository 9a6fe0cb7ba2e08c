package dice

// The constants of the mix. None may ever change: every recorded game hangs on
// them.
const (
	golden = 0x9e3779b97f4a7c15 // 2^64 divided by the golden ratio, odd
	mulA   = 0xbf58476d1ce4e5b9 // the two multipliers of SplitMix64
	mulB   = 0x94d049bb133111eb

	fnvBasis = 0xcbf29ce484222325 // FNV-1a, 64 bits
	fnvPrime = 0x100000001b3
)

// hash turns the key into the two words that seed its generator. The fields are
// absorbed in their order, each by
//
//	h = mix(h + golden + field)
//
// starting from h = 0; whole numbers as 64-bit two's complement, the purpose as
// the FNV-1a sum of its bytes. The second word is one further step from the
// first, with nothing absorbed.
func (k Key) hash() (first, second uint64) {
	h := mix(golden + k.Seed)
	h = mix(h + golden + uint64(k.Stream))
	h = mix(h + golden + uint64(int64(k.Actor)))
	h = mix(h + golden + uint64(int64(k.Decision)))
	h = mix(h + golden + fnv(k.Purpose))
	h = mix(h + golden + uint64(int64(k.Nth)))
	return h, mix(h + golden)
}

// mix is the output step of SplitMix64: it maps 64 bits one to one so that
// each input bit turns about half of the output bits.
func mix(z uint64) uint64 {
	z = (z ^ z>>30) * mulA
	z = (z ^ z>>27) * mulB
	return z ^ z>>31
}

func fnv(p Purpose) uint64 {
	sum := uint64(fnvBasis)
	for i := range len(p) {
		sum = (sum ^ uint64(p[i])) * fnvPrime
	}
	return sum
}
