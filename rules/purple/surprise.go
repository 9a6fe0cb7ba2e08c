package purple

// The thresholds of surprise, faces of a d12 [PH-CMB-02].
const (
	surpriseThreshold = 4
	keenThreshold     = 3
)
